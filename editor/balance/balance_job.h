#pragma once

#include "core/simulation/simulation.h"
#include "editor/balance/kept_run.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <cstdint>
#include <memory>

namespace merlon {

/// Many games between computer players in the background, on at least two threads. What has been played is kept every few
/// seconds and when it is stopped, until all games have been played.
class BalanceJob final : public QObject {
    Q_OBJECT

public:
    explicit BalanceJob(QObject *parent = nullptr);
    /// Gives up the games that are under way.
    ~BalanceJob() override;

    /// Takes the place of what is running, and plays the games after those that have been played. Threads and counters of the
    /// settings are its own.
    void start(const std::shared_ptr<const Setup> &setup, SimulationSettings settings, const KeptRun &kept,
               SimulationResult played);
    /// No further game is begun, and long ones are given up; `finished` follows with those that have been played.
    void stop();
    bool isRunning() const { return m_task != nullptr; }
    bool isStopping() const;

Q_SIGNALS:
    void progressed(int played, int wanted);
    void finished(const merlon::SimulationResult &result);
    /// The games cannot be played.
    void failed(const merlon::Error &error);
    /// What has been played cannot be kept; it is said once, and games go on.
    void notKept(const merlon::Error &error);

private:
    struct Task {
        std::atomic<bool> enough = false;
        std::atomic<bool> cancelled = false;
        std::atomic<std::uint32_t> played = 0;
        std::uint32_t wanted = 0;
    };
    void cancel();
    Expected<SimulationResult> play(const std::shared_ptr<const Setup> &setup, SimulationSettings settings,
                                    const KeptRun &kept, SimulationResult played);
    void receive(const std::shared_ptr<Task> &task, const Expected<SimulationResult> &result);

    QThreadPool m_threads;
    QTimer m_watch;
    std::shared_ptr<Task> m_task;
};

} // namespace merlon
