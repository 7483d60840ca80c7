#pragma once

#include "core/engine/statistics/statistics.h"
#include "core/games/siege/odds/turning_points.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace merlon {

/// Estimates the odds of the coming assault as a view knows them; none if there are no odds, or if it was cancelled.
/// Called on another thread.
using FindBreachOdds =
    std::function<std::optional<siege::BreachOdds>(const View &view, const std::atomic<bool> &cancelled)>;

/// How this program finds them; empty while nothing in it does.
FindBreachOdds breachOddsFinder();

/// Looks for the odds at all moments of a game, one after another, on a thread of its own.
class OddsRun final : public QObject {
    Q_OBJECT

public:
    explicit OddsRun(QObject *parent = nullptr);
    /// Stops, and waits for the moment that is under way.
    ~OddsRun() override;

    /// From now on about these moments: what has been found for what was known then stands already.
    void follow(const std::vector<ChartMoment> &moments);
    /// Looks for what is missing.
    void start(FindBreachOdds find);
    void stop();
    bool isRunning() const { return m_job != nullptr; }
    /// One for each moment; none where they are not known.
    const std::vector<std::optional<siege::BreachOdds>> &odds() const { return m_odds; }

Q_SIGNALS:
    /// The odds of another moment have been found.
    void progressed();
    void finished();

private:
    struct Job {
        std::atomic<bool> cancelled = false;
    };

    void receive(const std::shared_ptr<Job> &job, std::size_t moment, std::optional<siege::BreachOdds> odds);
    void finish(const std::shared_ptr<Job> &job);

    QThreadPool m_threads;
    std::shared_ptr<Job> m_job;
    std::vector<std::shared_ptr<const View>> m_views;
    std::vector<std::optional<siege::BreachOdds>> m_odds;
    std::unordered_map<std::uint64_t, siege::BreachOdds> m_found; ///< by the hash of what was known
};

} // namespace merlon
