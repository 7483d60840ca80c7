#include "app/story/odds_run.h"

#include <QMetaObject>

#include <utility>

namespace merlon {

OddsRun::OddsRun(QObject *parent)
    : QObject(parent)
{
    m_threads.setMaxThreadCount(1);
}

OddsRun::~OddsRun()
{
    stop();
    m_threads.waitForDone();
}

void OddsRun::stop()
{
    if (const std::shared_ptr<Job> job = std::exchange(m_job, nullptr))
        job->cancelled = true;
}

void OddsRun::follow(const std::vector<ChartMoment> &moments)
{
    stop();
    m_views.clear();
    m_odds.assign(moments.size(), std::nullopt);
    for (std::size_t moment = 0; moment < moments.size(); ++moment) {
        m_views.push_back(moments[moment].view);
        if (const auto found = m_found.find(moments[moment].view->hash()); found != m_found.end())
            m_odds[moment] = found->second;
    }
}

void OddsRun::start(const OddsSource &source)
{
    stop();
    std::vector<std::size_t> missing;
    for (std::size_t moment = 0; moment < m_odds.size(); ++moment) {
        if (!m_odds[moment])
            missing.push_back(moment);
    }
    m_job = std::make_shared<Job>();
    m_threads.start([this, job = m_job, missing = std::move(missing), views = m_views, &source] {
        for (const std::size_t moment : missing) {
            if (job->cancelled)
                return;
            std::optional<Odds> odds = source.find(*views[moment], job->cancelled);
            QMetaObject::invokeMethod(
                this, [this, job, moment, odds = std::move(odds)] { receive(job, moment, odds); },
                Qt::QueuedConnection);
        }
        QMetaObject::invokeMethod(
            this, [this, job] { finish(job); }, Qt::QueuedConnection);
    });
}

void OddsRun::receive(const std::shared_ptr<Job> &job, std::size_t moment, std::optional<Odds> odds)
{
    if (job != m_job || !odds)
        return;
    m_found[m_views[moment]->hash()] = *odds;
    m_odds[moment] = std::move(odds);
    Q_EMIT progressed();
}

void OddsRun::finish(const std::shared_ptr<Job> &job)
{
    if (job != m_job)
        return;
    m_job.reset();
    Q_EMIT finished();
}

} // namespace merlon
