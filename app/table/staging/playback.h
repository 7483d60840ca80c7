#pragma once

#include "app/table/staging/staged_act.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <cstddef>
#include <functional>
#include <vector>

namespace merlon {

/// Goes through acts one after another: by time, or step by step while it is paused.
class Playback final : public QObject {
    Q_OBJECT

public:
    explicit Playback(QObject *parent = nullptr);

    /// Begins with the first. `lasts`: how long one stays on the screen; 0: the next follows immediately, even while it
    /// is paused.
    void begin(std::vector<StagedAct> acts,
               std::function<std::chrono::milliseconds(const StagedAct &)> lasts);
    /// Ends it, without what has not been shown.
    void stop();
    bool isRunning() const { return m_isRunning; }
    /// The next act, or the end.
    void next();
    /// While it is paused, nothing but `next` goes on.
    void setPaused(bool paused);
    const std::vector<StagedAct> &acts() const { return m_acts; }
    /// Which one is on; their number after the last one.
    std::size_t current() const { return m_current; }

Q_SIGNALS:
    void reached(const merlon::StagedAct &act);
    void ended();

private:
    void show();

    QTimer m_time;
    std::vector<StagedAct> m_acts;
    std::function<std::chrono::milliseconds(const StagedAct &)> m_lasts;
    std::size_t m_current = 0;
    bool m_isRunning = false;
    bool m_isPaused = false;
};

} // namespace merlon
