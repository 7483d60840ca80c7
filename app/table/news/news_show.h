#pragma once

#include "app/table/news/act.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <cstddef>
#include <functional>
#include <vector>

namespace merlon {

/// Goes through acts one after another: by time, or step by step while it rests.
class NewsShow final : public QObject {
    Q_OBJECT

public:
    explicit NewsShow(QObject *parent = nullptr);

    /// Begins with the first act. `lasts`: how long an act is looked at; 0: not at all, even while the show rests.
    void begin(std::vector<Act> acts, std::function<std::chrono::milliseconds(const Act &)> lasts);
    /// Forgets what has not been shown.
    void drop();
    bool isRunning() const { return m_isRunning; }
    /// The next act, or the end.
    void next();
    /// While it rests, nothing but `next` goes on.
    void setResting(bool resting);
    const std::vector<Act> &acts() const { return m_acts; }
    /// The act that is on; the number of acts after the last one.
    std::size_t current() const { return m_current; }
    /// What the acts after the one that is on tell.
    std::vector<Event> later() const;

Q_SIGNALS:
    void acted(const merlon::Act &act);
    void ended();

private:
    void show();

    std::vector<Act> m_acts;
    std::function<std::chrono::milliseconds(const Act &)> m_lasts;
    std::size_t m_current = 0;
    bool m_isRunning = false;
    bool m_rests = false;
    QTimer m_time;
};

} // namespace merlon
