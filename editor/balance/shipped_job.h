#pragma once

#include "app/words/balance/shipped_range.h"
#include "editor/balance/balance_run.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace merlon {

/// Plays as many games as a run on each board that comes with Merlon, with the same players and options, in the background.
/// What comes of it is kept as long as the program runs: it is played anew for each version, players and options, so that
/// it can never be out of date as numbers in a file would.
class ShippedJob final : public QObject {
    Q_OBJECT

public:
    explicit ShippedJob(QObject *parent = nullptr);
    /// Stops, and waits for the games that are under way.
    ~ShippedJob() override;

    /// Null if it is not known yet.
    const ShippedRange *rangeFor(const BalanceRun &run) const;
    /// `known` follows. Nothing for scenarios, which begin elsewhere, and where it is known or being found out.
    void start(const BalanceRun &run);
    void stop();
    bool isRunning() const { return m_task != nullptr; }

Q_SIGNALS:
    void known();

private:
    /// What games depend on besides their board.
    struct Games {
        const Game *game = nullptr;
        Options options;
        std::vector<std::string> players;
        std::uint32_t number = 0;
        friend bool operator==(const Games &, const Games &) = default;
    };
    struct Known {
        Games games;
        ShippedRange range;
    };
    struct Task {
        Games games;
        std::uint64_t seed = 0;
        std::atomic<bool> cancelled = false;
    };
    static Games gamesOf(const BalanceRun &run);
    static ShippedRange played(const Task &task);
    static std::optional<Balance> balanceOn(const std::string &board, const Task &task);
    void take(const std::shared_ptr<Task> &task, const ShippedRange &range);

    std::vector<Known> m_known;
    std::shared_ptr<Task> m_task;
    QThreadPool m_threads;
};

} // namespace merlon
