#pragma once

#include "app/table/time/time_actions.h"
#include "app/table/time/timeline.h"

#include <QTimer>

class QLabel;
class QToolButton;

namespace merlon {

/// The timeline with its buttons: to look back at the game, step by step or as a film.
class TimePanel final : public QWidget {
    Q_OBJECT

public:
    explicit TimePanel(const Appearance &appearance, QWidget *parent = nullptr);

    /// Shows what there is to look at for these seats; the slider stands at now. `now`: what lies where now.
    void update(const SeatView &seat, const GameFace &face, const Tableau &now);
    /// Puts the slider at a moment.
    void moveTo(std::size_t moment);
    void clear();
    /// Words are in another language now.
    void forgetWords() { m_moments.clear(); }

    const Moments &moments() const { return m_moments; }
    Timeline &timeline() { return *m_timeline; }
    TimeActions &actions() { return *m_actions; }
    bool isPlaying() const { return m_film.isActive(); }
    /// How long pieces may walk from a moment to the next while the film runs.
    std::chrono::milliseconds pace() const { return m_film.intervalAsDuration(); }
    void stop();
    /// In a low window the timeline is a strip.
    void fitWindow(int height);

Q_SIGNALS:
    /// Somebody wants to look at this moment; the last one is now.
    void wanted(std::size_t moment);

protected:
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void connectActions();
    QToolButton *makeButton(QAction *action, const char *picture);
    void drawIcons();
    void playOrStop(bool plays);
    void playStep();
    void showPlace();
    void setShown(bool isShown);
    void retranslate();

    const Appearance &m_appearance;
    Moments m_moments;
    std::vector<SeatInfo> m_seats;
    TimeActions *m_actions;
    Timeline *m_timeline;
    QLabel *m_place;
    QToolButton *m_speed;
    QTimer m_film;
    struct Icon {
        QAction *action;
        const char *picture;
    };
    std::vector<Icon> m_icons;
};

} // namespace merlon
