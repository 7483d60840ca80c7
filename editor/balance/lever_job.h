#pragma once

#include "core/base/share.h"
#include "core/board/changes/change.h"
#include "core/simulation/simulation.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <vector>

namespace merlon {

/// Tries changes of a board in the background: lets computers play each of the boards that come of them, a few games
/// at first, then more, so that all of them are known roughly soon.
class LeverJob final : public QObject {
    Q_OBJECT

public:
    explicit LeverJob(QObject *parent = nullptr);
    /// Stops, and waits for the games that are under way.
    ~LeverJob() override;

    /// Takes the place of what is running. `settings.games`: how many games in the end of each board. Boards that the
    /// game refuses are left out.
    void start(const std::shared_ptr<const Setup> &setup, SimulationSettings settings,
               std::vector<BoardChange> changes);
    /// `finished` follows.
    void stop();
    bool isRunning() const { return m_task != nullptr; }

Q_SIGNALS:
    /// So often the first team wins after the change of that number.
    void tried(std::size_t change, const merlon::Share &wins);
    void finished();

private:
    struct Task {
        std::atomic<bool> cancelled = false;
    };
    /// A board that a change makes, and what has been played on it.
    struct Trial {
        std::size_t change = 0;
        std::shared_ptr<const Setup> setup;
        SimulationResult result;
    };
    static std::vector<Trial> trialsOf(const Setup &setup, const std::vector<BoardChange> &changes,
                                       const Task &task);
    void work(const std::shared_ptr<Task> &task, const Setup &setup, SimulationSettings settings,
              const std::vector<BoardChange> &changes);
    void report(const std::shared_ptr<Task> &task, const Trial &trial);

    QThreadPool m_threads;
    std::shared_ptr<Task> m_task;
};

/// How often the first team wins.
Share firstTeamWins(const Setup &setup, const SimulationResult &result);

} // namespace merlon
