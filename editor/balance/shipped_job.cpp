#include "editor/balance/shipped_job.h"

#include "app/words/resources.h"
#include "core/board/files/library.h"

#include <QMetaObject>

#include <algorithm>
#include <filesystem>
#include <thread>
#include <utility>

namespace merlon {

namespace {

/// The program's own, not those of the user.
std::vector<std::filesystem::path> shippedFolder()
{
    return {resourceDirectories("boards").front()};
}

} // namespace

ShippedJob::ShippedJob(QObject *parent)
    : QObject(parent)
{
    m_threads.setMaxThreadCount(1); // it waits for those that play
}

ShippedJob::~ShippedJob()
{
    stop();
    m_threads.waitForDone();
}

void ShippedJob::stop()
{
    if (m_task)
        m_task->cancelled = true;
    m_task.reset();
}

ShippedJob::Games ShippedJob::gamesOf(const BalanceRun &run)
{
    return {&run.setup().game(), run.setup().options(), run.players, run.wanted};
}

const ShippedRange *ShippedJob::rangeFor(const BalanceRun &run) const
{
    if (run.subject.start)
        return nullptr;
    const auto found = std::ranges::find(m_known, gamesOf(run), &Known::games);
    return found == m_known.end() ? nullptr : &found->range;
}

void ShippedJob::start(const BalanceRun &run)
{
    const Games games = gamesOf(run);
    if (run.subject.start || rangeFor(run) || (m_task && m_task->games == games))
        return;
    stop();
    m_task = std::make_shared<Task>();
    m_task->games = games;
    m_task->seed = run.seed;
    m_threads.start([this, task = m_task] {
        ShippedRange range = played(*task);
        QMetaObject::invokeMethod(
            this, [this, task, range = std::move(range)] { take(task, range); }, Qt::QueuedConnection);
    });
}

/// In its own thread: on all boards that the game says it can be played on.
ShippedRange ShippedJob::played(const Task &task)
{
    ShippedRange range;
    for (const std::string &board : boardNames(shippedFolder())) {
        if (const std::optional<Balance> balance = balanceOn(board, task); balance && !task.cancelled)
            add(range, *balance);
    }
    return range;
}

std::optional<Balance> ShippedJob::balanceOn(const std::string &name, const Task &task)
{
    Expected<Board> board =
        task.cancelled ? tl::unexpected(Error {}) : loadBoard(name, shippedFolder(), schemaOf);
    if (!board || std::ranges::count(board->info().games, task.games.game->key()) == 0)
        return std::nullopt;
    const auto setup = task.games.game->open(std::move(*board), task.games.options);
    if (!setup || (*setup)->seats().size() != task.games.players.size())
        return std::nullopt;
    SimulationSettings settings;
    settings.games = task.games.number;
    settings.seed = task.seed;
    settings.players = task.games.players;
    settings.threads = std::max(1u, std::thread::hardware_concurrency() / 2); // somebody goes on drawing
    settings.cancelled = &task.cancelled;
    const Expected<SimulationResult> result = simulate(*setup, settings);
    if (!result || result->games == 0)
        return std::nullopt;
    return balanceOf(**setup, *result);
}

void ShippedJob::take(const std::shared_ptr<Task> &task, const ShippedRange &range)
{
    if (task != m_task)
        return; // another has been started since, or none is wanted
    m_task.reset();
    m_known.push_back({task->games, range});
    Q_EMIT known();
}

} // namespace merlon
