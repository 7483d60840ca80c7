#pragma once

#include "core/simulation/simulation.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <memory>

namespace merlon {

/// Many games between computer players in the background, on at least two threads.
class BalanceJob final : public QObject {
    Q_OBJECT

public:
    explicit BalanceJob(QObject *parent = nullptr);
    /// Stops, and waits for the games that are under way.
    ~BalanceJob() override;

    /// Takes the place of what is running. Threads and counters of the settings are its own.
    void start(const std::shared_ptr<const Setup> &setup, SimulationSettings settings);
    /// No further game is begun; `finished` follows with those that have been played.
    void stop();
    bool isRunning() const { return m_task != nullptr; }
    bool isStopping() const;

Q_SIGNALS:
    void progressed(int played, int wanted);
    void finished(const merlon::SimulationResult &result);
    /// The games cannot be played.
    void failed(const merlon::Error &error);

private:
    struct Task {
        std::atomic<bool> cancelled = false;
        std::atomic<std::uint32_t> played = 0;
        std::uint32_t wanted = 0;
    };
    void receive(const std::shared_ptr<Task> &task, const Expected<SimulationResult> &result);

    QThreadPool m_threads;
    QTimer m_watch;
    std::shared_ptr<Task> m_task;
};

} // namespace merlon
