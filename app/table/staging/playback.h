#pragma once

#include "app/table/face/staged_event.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <cstddef>
#include <functional>
#include <vector>

namespace merlon {

/// Goes through staged events one after another: by time, or step by step while it is paused.
class Playback final : public QObject {
    Q_OBJECT

public:
    explicit Playback(QObject *parent = nullptr);

    /// Begins with the first. `lasts`: how long one stays on the screen; 0: the next follows immediately, even while it is paused.
    void begin(std::vector<StagedEvent> stagedEvents,
               std::function<std::chrono::milliseconds(const StagedEvent &)> lasts);
    /// Ends it, without what has not been shown.
    void stop();
    bool isRunning() const { return m_isRunning; }
    /// The next staged event, or the end.
    void next();
    /// While it is paused, nothing but `next` goes on.
    void setPaused(bool paused);
    const std::vector<StagedEvent> &stagedEvents() const { return m_events; }
    /// Which one is on; their number after the last one.
    std::size_t current() const { return m_current; }
    /// The events after those that are on.
    std::vector<Event> later() const;

Q_SIGNALS:
    void reached(const merlon::StagedEvent &staged);
    void ended();

private:
    void show();

    std::vector<StagedEvent> m_events;
    std::function<std::chrono::milliseconds(const StagedEvent &)> m_lasts;
    std::size_t m_current = 0;
    bool m_isRunning = false;
    bool m_isPaused = false;
    QTimer m_time;
};

} // namespace merlon
