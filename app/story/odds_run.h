#pragma once

#include "core/engine/statistics/odds.h"
#include "core/engine/statistics/statistics.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace merlon {

/// Looks for the odds at all moments of a game, one after another, on a thread of its own.
class OddsRun final : public QObject {
    Q_OBJECT

public:
    explicit OddsRun(QObject *parent = nullptr);
    /// Stops, and waits for the moment that is under way.
    ~OddsRun() override;

    /// From now on about these moments: what has been found for what was known then stands already.
    void follow(const std::vector<ChartMoment> &moments);
    /// Looks for what is missing. The source must live until this has stopped.
    void start(const OddsSource &source);
    void stop();
    bool isRunning() const { return m_job != nullptr; }
    /// One for each moment; none where they are not known.
    const std::vector<std::optional<Odds>> &odds() const { return m_odds; }

Q_SIGNALS:
    /// The odds of another moment have been found.
    void progressed();
    void finished();

private:
    struct Job {
        std::atomic<bool> cancelled = false;
    };

    void receive(const std::shared_ptr<Job> &job, std::size_t moment, std::optional<Odds> odds);
    void finish(const std::shared_ptr<Job> &job);

    QThreadPool m_threads;
    std::shared_ptr<Job> m_job;
    std::vector<std::shared_ptr<const View>> m_views;
    std::vector<std::optional<Odds>> m_odds;
    std::unordered_map<std::uint64_t, Odds> m_found; ///< by the hash of what was known
};

} // namespace merlon
