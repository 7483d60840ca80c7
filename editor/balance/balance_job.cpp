#include "editor/balance/balance_job.h"

#include <QMetaObject>

#include <algorithm>
#include <thread>
#include <utility>

namespace merlon {

namespace {

constexpr int kLookEvery = 100; ///< milliseconds
constexpr unsigned kFewestThreads = 2;

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
    stop();
    m_threads.waitForDone();
}

bool BalanceJob::isStopping() const
{
    return m_task && m_task->cancelled;
}

void BalanceJob::stop()
{
    if (m_task)
        m_task->cancelled = true;
}

void BalanceJob::start(const std::shared_ptr<const Setup> &setup, SimulationSettings settings)
{
    stop();
    m_task = std::make_shared<Task>();
    m_task->wanted = settings.games;
    settings.threads = std::max(kFewestThreads, std::thread::hardware_concurrency());
    m_watch.start();
    m_threads.start([this, task = m_task, setup, settings = std::move(settings)]() mutable {
        settings.cancelled = &task->cancelled;
        settings.played = &task->played;
        Expected<SimulationResult> result = simulate(setup, settings);
        QMetaObject::invokeMethod(
            this, [this, task, result = std::move(result)] { receive(task, result); }, Qt::QueuedConnection);
    });
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
