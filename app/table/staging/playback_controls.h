#pragma once

#include "app/look/appearance.h"

#include <QWidget>

class QPushButton;

namespace merlon {

/// The buttons below a playback: next, play or pause, to the end.
class PlaybackControls final : public QWidget {
    Q_OBJECT

public:
    explicit PlaybackControls(const Appearance &appearance, QWidget *parent = nullptr);

    void setPaused(bool paused);
    QPushButton *next() const { return m_next; }

Q_SIGNALS:
    void nextWanted();
    void pauseWanted(bool paused);
    void endWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void drawIcons();

    const Appearance &m_appearance;
    QPushButton *m_next;
    QPushButton *m_pause;
    QPushButton *m_end;
    bool m_isPaused = false;
};

} // namespace merlon
