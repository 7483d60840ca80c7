#include "editor/balance/lever_job.h"

#include <QMetaObject>

#include <algorithm>
#include <thread>
#include <utility>

namespace merlon {

namespace {

constexpr std::uint32_t kFirstGames = 50;
constexpr std::uint32_t kTimesMore = 4;

} // namespace

Share firstTeamWins(const Setup &setup, const SimulationResult &result)
{
    const auto seat = std::ranges::find(setup.seats(), 0, &SeatInfo::team);
    return shareOf(result.wins[static_cast<std::size_t>(seat - setup.seats().begin())], result.games);
}

LeverJob::LeverJob(QObject *parent)
    : QObject(parent)
{
    m_threads.setMaxThreadCount(1); // it waits for those that play
}

LeverJob::~LeverJob()
{
    stop();
    m_threads.waitForDone();
}

void LeverJob::stop()
{
    if (m_task)
        m_task->cancelled = true;
}

void LeverJob::start(const std::shared_ptr<const Setup> &setup, SimulationSettings settings,
                     std::vector<BoardChange> changes)
{
    stop();
    m_task = std::make_shared<Task>();
    settings.threads = std::max(2u, std::thread::hardware_concurrency());
    m_threads.start(
        [this, task = m_task, setup, settings = std::move(settings), changes = std::move(changes)] {
            work(task, *setup, settings, changes);
            QMetaObject::invokeMethod(
                this,
                [this, task] {
                    if (task != m_task)
                        return; // another has been started since
                    m_task.reset();
                    Q_EMIT finished();
                },
                Qt::QueuedConnection);
        });
}

std::vector<LeverJob::Trial> LeverJob::trialsOf(const Setup &setup, const std::vector<BoardChange> &changes,
                                                const Task &task)
{
    std::vector<Trial> trials;
    for (std::size_t i = 0; i < changes.size() && !task.cancelled; ++i) {
        Board board = setup.board();
        if (!apply(board, changes[i]))
            continue;
        if (const auto changed = setup.game().open(std::move(board), setup.options()))
            trials.push_back({i, *changed, emptyResult(**changed)});
    }
    return trials;
}

/// In its own thread. Games that were given up are forgotten with those that were played beside them: short ones would
/// count too often.
void LeverJob::work(const std::shared_ptr<Task> &task, const Setup &setup, SimulationSettings settings,
                    const std::vector<BoardChange> &changes)
{
    const std::uint32_t wanted = settings.games;
    std::vector<Trial> trials = trialsOf(setup, changes, *task);
    settings.cancelled = &task->cancelled;
    for (std::uint32_t games = std::min(kFirstGames, wanted);; games = std::min(kTimesMore * games, wanted)) {
        for (Trial &trial : trials) {
            settings.first = trial.result.games;
            settings.games = games;
            const Expected<SimulationResult> more = simulate(trial.setup, settings);
            if (task->cancelled)
                return;
            if (!more)
                continue;
            add(trial.result, *more);
            report(task, trial);
        }
        if (games >= wanted)
            return;
    }
}

void LeverJob::report(const std::shared_ptr<Task> &task, const Trial &trial)
{
    if (trial.result.games == 0)
        return;
    QMetaObject::invokeMethod(
        this,
        [this, task, change = trial.change, wins = firstTeamWins(*trial.setup, trial.result)] {
            if (task == m_task)
                Q_EMIT tried(change, wins);
        },
        Qt::QueuedConnection);
}

} // namespace merlon
