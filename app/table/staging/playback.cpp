#include "app/table/staging/playback.h"

#include <utility>

namespace merlon {

Playback::Playback(QObject *parent)
    : QObject(parent)
{
    m_time.setSingleShot(true);
    connect(&m_time, &QTimer::timeout, this, &Playback::next);
}

void Playback::begin(std::vector<StagedAct> acts,
                     std::function<std::chrono::milliseconds(const StagedAct &)> lasts)
{
    m_acts = std::move(acts);
    m_lasts = std::move(lasts);
    m_current = 0;
    m_isRunning = true;
    show();
}

void Playback::stop()
{
    m_time.stop();
    m_isRunning = false;
    m_acts.clear();
    m_current = 0;
}

/// Shows what takes no time, and the first that does.
void Playback::show()
{
    for (; m_isRunning && m_current < m_acts.size(); ++m_current) {
        Q_EMIT reached(m_acts[m_current]);
        const std::chrono::milliseconds time = m_lasts(m_acts[m_current]);
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

} // namespace merlon
