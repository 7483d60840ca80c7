#include "app/table/news/news_show.h"

#include <utility>

namespace merlon {

NewsShow::NewsShow(QObject *parent)
    : QObject(parent)
{
    m_time.setSingleShot(true);
    connect(&m_time, &QTimer::timeout, this, &NewsShow::next);
}

void NewsShow::begin(std::vector<Act> acts, std::function<std::chrono::milliseconds(const Act &)> lasts)
{
    m_acts = std::move(acts);
    m_lasts = std::move(lasts);
    m_current = 0;
    m_isRunning = true;
    show();
}

void NewsShow::drop()
{
    m_time.stop();
    m_isRunning = false;
    m_acts.clear();
    m_current = 0;
}

/// Shows acts up to the first that is looked at.
void NewsShow::show()
{
    for (; m_isRunning && m_current < m_acts.size(); ++m_current) {
        Q_EMIT acted(m_acts[m_current]);
        const std::chrono::milliseconds time = m_lasts(m_acts[m_current]);
        if (time.count() == 0)
            continue;
        m_time.setInterval(time);
        if (!m_rests)
            m_time.start();
        return;
    }
    if (!std::exchange(m_isRunning, false))
        return;
    Q_EMIT ended();
}

void NewsShow::next()
{
    if (!m_isRunning)
        return;
    m_time.stop();
    ++m_current;
    show();
}

void NewsShow::setResting(bool resting)
{
    m_rests = resting;
    if (!m_isRunning)
        return;
    if (resting)
        m_time.stop();
    else if (!m_time.isActive())
        m_time.start();
}

std::vector<Event> NewsShow::later() const
{
    std::vector<Event> events;
    for (std::size_t act = m_current + 1; act < m_acts.size(); ++act)
        events.insert(events.end(), m_acts[act].events.begin(), m_acts[act].events.end());
    return events;
}

} // namespace merlon
