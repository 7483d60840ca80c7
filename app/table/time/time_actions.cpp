#include "app/table/time/time_actions.h"

#include "app/look/settings.h"

#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

namespace merlon {

TimeActions::TimeActions(QWidget *window)
    : QObject(window)
    , first(make(Qt::CTRL | Qt::Key_Home, window))
    , roundBack(make(Qt::CTRL | Qt::SHIFT | Qt::Key_Left, window))
    , back(make(Qt::CTRL | Qt::Key_Left, window))
    , play(make(Qt::CTRL | Qt::Key_Space, window))
    , forward(make(Qt::CTRL | Qt::Key_Right, window))
    , roundForward(make(Qt::CTRL | Qt::SHIFT | Qt::Key_Right, window))
    , now(make(Qt::CTRL | Qt::Key_End, window))
    , playOn(make(Qt::CTRL | Qt::Key_B, window))
    , shown(make(Qt::CTRL | Qt::Key_T, window))
    , speeds(new QActionGroup(this))
    , speedMenu(new QMenu(window))
    , m_menu(new QMenu(window))
{
    play->setCheckable(true);
    shown->setCheckable(true);
    for (const Speed speed : {Speed::Slow, Speed::Normal, Speed::Fast}) {
        QAction *action = speeds->addAction(speedMenu->addAction(QString()));
        action->setCheckable(true);
        action->setChecked(speed == Speed::Normal);
        action->setData(static_cast<int>(speed));
    }
    m_menu->addActions({back, forward, roundBack, roundForward, first, now});
    m_menu->addSeparator();
    m_menu->addAction(play);
    m_menu->addMenu(speedMenu);
    m_menu->addSeparator();
    m_menu->addAction(playOn);
    retranslate();
}

QAction *TimeActions::make(const QKeySequence &keys, QWidget *window)
{
    auto *action = new QAction(this);
    action->setShortcut(keys);
    window->addAction(action);
    return action;
}

void TimeActions::fillMenus(QMenuBar *bar, QMenu *before, QMenu *views)
{
    bar->insertMenu(before->menuAction(), m_menu);
    views->addAction(shown);
}

void TimeActions::setRounds(const RoundWords &words)
{
    m_rounds = words;
    nameRounds();
}

void TimeActions::nameRounds()
{
    roundBack->setText(m_rounds ? m_rounds->say("back") : tr("One &round back"));
    roundForward->setText(m_rounds ? m_rounds->say("forward") : tr("One r&ound forward"));
}

void TimeActions::retranslate()
{
    //: The menu with which one looks back.
    m_menu->setTitle(tr("&Time"));
    speedMenu->setTitle(tr("Playback &speed"));
    first->setText(tr("To the &beginning"));
    back->setText(tr("One choice &back"));
    //: Looks at the game as at a film.
    play->setText(tr("&Play"));
    forward->setText(tr("One choice &forward"));
    now->setText(tr("Return to the &present"));
    //: A new game begins at the moment that is looked at.
    playOn->setText(tr("&Continue from here"));
    shown->setText(tr("&Timeline"));
    const QStringList names {tr("&Slow"), tr("&Normal"), tr("&Fast")};
    for (qsizetype i = 0; i < names.size(); ++i)
        speeds->actions().at(i)->setText(names[i]);
    nameRounds();
}

} // namespace merlon
