#include "app/games/siege/odds/odds_finder.h"

#include <QMetaObject>

#include <utility>

namespace merlon {

OddsFinder::OddsFinder(QObject *parent)
    : QObject(parent)
{
    m_threads.setMaxThreadCount(1);
}

OddsFinder::~OddsFinder()
{
    stop();
    m_threads.waitForDone();
}

void OddsFinder::stop()
{
    if (const std::shared_ptr<Job> job = std::exchange(m_job, nullptr))
        job->cancelled = true;
}

void OddsFinder::find(std::shared_ptr<const siege::ComingAssault> assault)
{
    stop();
    m_job = std::make_shared<Job>();
    m_threads.start([this, job = m_job, assault = std::move(assault)] {
        siege::OddsSettings settings;
        settings.cancelled = &job->cancelled;
        settings.refined = [&](const siege::AssaultOdds &odds) { tell(job, odds, false); };
        if (const std::optional<siege::AssaultOdds> odds = siege::findOdds(*assault, settings))
            tell(job, *odds, true);
    });
}

/// From the other thread.
void OddsFinder::tell(const std::shared_ptr<Job> &job, const siege::AssaultOdds &odds, bool done)
{
    QMetaObject::invokeMethod(
        this,
        [this, job, odds, done] {
            if (job == m_job)
                Q_EMIT refined(odds, done);
        },
        Qt::QueuedConnection);
}

} // namespace merlon
