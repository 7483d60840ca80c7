#pragma once

#include "core/games/siege/odds/odds.h"

#include <QObject>
#include <QThreadPool>

#include <memory>

namespace merlon {

/// Looks for the odds of one assault at a time, on a thread of its own.
class OddsFinder final : public QObject {
    Q_OBJECT

public:
    explicit OddsFinder(QObject *parent = nullptr);
    /// Stops what is running, and waits for it.
    ~OddsFinder() override;

    /// Begins with this assault instead of the one before. Nothing is told of that one any more.
    void find(std::shared_ptr<const siege::ComingAssault> assault);
    /// Nothing is told any more.
    void stop();

Q_SIGNALS:
    /// `done`: they will not get better.
    void refined(const merlon::siege::AssaultOdds &odds, bool done);

private:
    struct Job {
        std::atomic<bool> cancelled = false;
    };

    void tell(const std::shared_ptr<Job> &job, const siege::AssaultOdds &odds, bool done);

    QThreadPool m_threads;
    std::shared_ptr<Job> m_job;
};

} // namespace merlon
