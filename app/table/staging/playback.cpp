#include "app/table/staging/playback.h"

#include <utility>

namespace merlon {

Playback::Playback(QObject *parent)
    : QObject(parent)
{
    m_time.setSingleShot(true);
    connect(&m_time, &QTimer::timeout, this, &Playback::next);
}

void Playback::begin(std::vector<StagedEvent> stagedEvents,
                     std::function<std::chrono::milliseconds(const StagedEvent &)> lasts)
{
    m_events = std::move(stagedEvents);
    m_lasts = std::move(lasts);
    m_current = 0;
    m_isRunning = true;
    show();
}

void Playback::stop()
{
    m_time.stop();
    m_isRunning = false;
    m_events.clear();
    m_current = 0;
}

/// Shows what takes no time, and the first that does.
void Playback::show()
{
    for (; m_isRunning && m_current < m_events.size(); ++m_current) {
        Q_EMIT reached(m_events[m_current]);
        const std::chrono::milliseconds time = m_lasts(m_events[m_current]);
        if (time.count() == 0)
            continue;
        m_time.setInterval(time);
        if (!m_isPaused)
            m_time.start();
        return;
    }
    if (!std::exchange(m_isRunning, false))
        return;
    Q_EMIT ended();
}

void Playback::next()
{
    if (!m_isRunning)
        return;
    m_time.stop();
    ++m_current;
    show();
}

void Playback::setPaused(bool paused)
{
    m_isPaused = paused;
    if (!m_isRunning)
        return;
    if (paused)
        m_time.stop();
    else if (!m_time.isActive())
        m_time.start();
}

std::vector<Event> Playback::later() const
{
    std::vector<Event> events;
    for (std::size_t staged = m_current + 1; staged < m_events.size(); ++staged)
        events.insert(events.end(), m_events[staged].events.begin(), m_events[staged].events.end());
    return events;
}

} // namespace merlon
