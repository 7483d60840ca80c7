#pragma once

#include "app/words/round_words.h"

#include <QAction>
#include <QMenu>
#include <QObject>

#include <optional>

class QActionGroup;
class QMenuBar;

namespace merlon {

/// What can be done with the time of a game, with its keys and menu.
class TimeActions final : public QObject {
    Q_OBJECT

public:
    /// The keys work where `window` is.
    explicit TimeActions(QWidget *window);

    /// Puts the menu of time before `before` in the bar, and the switch of the timeline into the menu of views.
    void fillMenus(QMenuBar *bar, QMenu *before, QMenu *views);
    /// Puts something else that is about the moment that is looked at into the menu.
    void addEntry(QAction *action) { m_menu->addAction(action); }
    QMenu &menu() { return *m_menu; }
    /// From now on rounds are called as in this game.
    void setRounds(const RoundWords &words);
    void retranslate();

    QAction *first;
    QAction *roundBack;
    QAction *back;
    QAction *play; ///< checkable
    QAction *forward;
    QAction *roundForward;
    QAction *now;
    QAction *playOn;
    QAction *shown;       ///< checkable: whether there is a timeline
    QActionGroup *speeds; ///< their data: a Speed
    QMenu *speedMenu;

private:
    QAction *make(const QKeySequence &keys, QWidget *window);
    void nameRounds();

    QMenu *m_menu;
    std::optional<RoundWords> m_rounds; ///< none before the first game
};

} // namespace merlon
