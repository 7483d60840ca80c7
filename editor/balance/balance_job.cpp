#include "editor/balance/balance_job.h"

#include "core/simulation/kept_simulation.h"

#include <QMetaObject>

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

namespace merlon {

namespace {

constexpr int kLookEvery = 100; ///< milliseconds
constexpr unsigned kFewestThreads = 2;
constexpr std::chrono::seconds kKeepEvery(5);
constexpr std::chrono::seconds kLongestStop(2); ///< games that last longer are given up

} // namespace

BalanceJob::BalanceJob(QObject *parent)
    : QObject(parent)
{
    m_threads.setMaxThreadCount(1); // it waits for those that play
    m_watch.setInterval(kLookEvery);
    connect(&m_watch, &QTimer::timeout, this, [this] {
        if (m_task)
            Q_EMIT progressed(static_cast<int>(m_task->played), static_cast<int>(m_task->wanted));
    });
}

BalanceJob::~BalanceJob()
{
    cancel();
    m_threads.waitForDone();
}

bool BalanceJob::isStopping() const
{
    return m_task && (m_task->enough || m_task->cancelled);
}

void BalanceJob::cancel()
{
    if (m_task)
        m_task->cancelled = true;
}

void BalanceJob::stop()
{
    if (!m_task)
        return;
    m_task->enough = true;
    QTimer::singleShot(kLongestStop, this, [task = m_task] { task->cancelled = true; });
}

void BalanceJob::start(const std::shared_ptr<const Setup> &setup, SimulationSettings settings,
                       const KeptRun &kept, SimulationResult played)
{
    cancel();
    m_task = std::make_shared<Task>();
    m_task->wanted = settings.games;
    m_task->played = played.games;
    settings.threads = std::max(kFewestThreads, std::thread::hardware_concurrency());
    m_watch.start();
    m_threads.start([this, task = m_task, setup, settings = std::move(settings), kept,
                     played = std::move(played)]() mutable {
        settings.enough = &task->enough;
        settings.cancelled = &task->cancelled;
        settings.played = &task->played;
        Expected<SimulationResult> result = play(setup, settings, kept, std::move(played));
        QMetaObject::invokeMethod(
            this, [this, task, result = std::move(result)] { receive(task, result); }, Qt::QueuedConnection);
    });
}

/// In the background.
Expected<SimulationResult> BalanceJob::play(const std::shared_ptr<const Setup> &setup,
                                            SimulationSettings settings, const KeptRun &kept,
                                            SimulationResult played)
{
    bool canKeep = true;
    const auto keep = [&](const SimulationResult &first) {
        const Expected<void> done = canKeep ? kept.keep(first) : Expected<void>();
        if (done)
            return;
        canKeep = false;
        QMetaObject::invokeMethod(
            this, [this, error = done.error()] { Q_EMIT notKept(error); }, Qt::QueuedConnection);
    };
    Expected<SimulationResult> result = simulateKeeping(setup, settings, std::move(played), kKeepEvery, keep);
    if (result && result->games >= settings.games)
        kept.remove();
    else if (result && result->games > 0 && !*settings.cancelled)
        keep(*result); // else there may be gaps
    return result;
}

void BalanceJob::receive(const std::shared_ptr<Task> &task, const Expected<SimulationResult> &result)
{
    if (task != m_task)
        return; // another has been started since
    m_task.reset();
    m_watch.stop();
    if (result)
        Q_EMIT finished(*result);
    else
        Q_EMIT failed(result.error());
}

} // namespace merlon
