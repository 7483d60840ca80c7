#include "app/table/time/time_panel.h"

#include "app/look/lettering.h"

#include <QActionGroup>
#include <QContextMenuEvent>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QSettings>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kIconPixels = 48;

QString shownKey()
{
    return u"timeline"_s;
}

} // namespace

TimePanel::TimePanel(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_actions(new TimeActions(this))
    , m_timeline(new Timeline(appearance))
    , m_place(new QLabel)
    , m_speed(new QToolButton)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(qRound(lineOf(font()) / 2), 0, qRound(lineOf(font()) / 2), 0);
    row->setSpacing(0);
    row->addWidget(makeButton(m_actions->roundBack, "round-back"));
    row->addWidget(makeButton(m_actions->back, "step-back"));
    row->addWidget(makeButton(m_actions->play, "play"));
    row->addWidget(makeButton(m_actions->forward, "step"));
    row->addWidget(makeButton(m_actions->roundForward, "round-forward"));
    row->addWidget(m_speed);
    row->addWidget(m_timeline, 1);
    row->addWidget(m_place);
    m_speed->setMenu(m_actions->speedMenu);
    m_speed->setPopupMode(QToolButton::InstantPopup);
    m_speed->setAutoRaise(true);
    m_place->setFont(textFont(font(), 0.9));
    m_place->setAlignment(Qt::AlignCenter);
    m_film.setInterval(paceOf(Speed::Normal));
    connectActions();
    connect(&appearance, &Appearance::changed, this, &TimePanel::drawIcons);
    drawIcons();
    retranslate();
    showPlace();
    m_actions->shown->setChecked(QSettings().value(shownKey(), true).toBool());
    setVisible(m_actions->shown->isChecked());
}

void TimePanel::connectActions()
{
    connect(m_timeline, &Timeline::wanted, this, [this](std::size_t moment) {
        stop();
        Q_EMIT wanted(moment);
    });
    connect(m_timeline, &Timeline::playWanted, m_actions->play, &QAction::trigger);
    const auto on = [this](QAction *action, int key) {
        connect(action, &QAction::triggered, this, [this, key] {
            if (const auto moment = m_timeline->momentFor(key))
                m_timeline->want(*moment);
        });
    };
    on(m_actions->first, Qt::Key_Home);
    on(m_actions->roundBack, Qt::Key_PageUp);
    on(m_actions->back, Qt::Key_Left);
    on(m_actions->forward, Qt::Key_Right);
    on(m_actions->roundForward, Qt::Key_PageDown);
    on(m_actions->now, Qt::Key_End);
    connect(m_actions->play, &QAction::triggered, this, &TimePanel::playOrStop);
    connect(&m_film, &QTimer::timeout, this, &TimePanel::playStep);
    connect(m_actions->speeds, &QActionGroup::triggered, this, [this](const QAction *action) {
        m_film.setInterval(paceOf(static_cast<Speed>(action->data().toInt())));
    });
    connect(m_actions->shown, &QAction::triggered, this, &TimePanel::setShown);
}

QToolButton *TimePanel::makeButton(QAction *action, const char *picture)
{
    auto *button = new QToolButton;
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus);
    action->setIconVisibleInMenu(false);
    m_icons.push_back({action, picture});
    return button;
}

void TimePanel::drawIcons()
{
    const auto iconOf = [this](const char *picture) {
        return QIcon(m_appearance.art().pixmap(u"icons/"_s + QLatin1String(picture), kIconPixels));
    };
    for (const Icon &icon : m_icons)
        icon.action->setIcon(iconOf(icon.picture));
    QIcon playing = iconOf("play");
    playing.addPixmap(m_appearance.art().pixmap(u"icons/pause"_s, kIconPixels), QIcon::Normal, QIcon::On);
    m_actions->play->setIcon(playing);
    m_speed->setIcon(iconOf("faster"));
    m_timeline->update();
}

void TimePanel::update(const SeatView &seat, const GameFace &face, const Tableau &now)
{
    stop();
    m_seats.assign(seat.setup().seats().begin(), seat.setup().seats().end());
    m_moments.update(seat, face, now);
    m_actions->setRounds(*m_moments.words());
    moveTo(m_moments.choices());
}

void TimePanel::moveTo(std::size_t moment)
{
    m_timeline->setMoments(m_moments, m_seats, moment);
    showPlace();
}

/// `214 / 500`
void TimePanel::showPlace()
{
    const std::size_t all = m_moments.choices();
    const std::size_t position = m_timeline->position();
    //: How far one looks back: the number of a choice, and how many there have been.
    m_place->setText(tr("%1 / %2").arg(position).arg(all));
    m_place->setMinimumWidth(qRound(widthOf(m_place->font(), tr("%1 / %2").arg(all).arg(all))));
    for (QAction *action : {m_actions->first, m_actions->roundBack, m_actions->back})
        action->setEnabled(position > 0);
    for (QAction *action : {m_actions->forward, m_actions->roundForward, m_actions->now})
        action->setEnabled(position < all);
    m_actions->play->setEnabled(all > 0);
    m_actions->playOn->setEnabled(position < all);
}

void TimePanel::clear()
{
    stop();
    m_timeline->clear();
    m_moments.clear();
    showPlace();
}

/// From now the film begins with the beginning.
void TimePanel::playOrStop(bool plays)
{
    if (!plays)
        return stop();
    m_film.start();
    if (m_timeline->position() == m_moments.choices())
        Q_EMIT wanted(0);
    else
        playStep();
    m_actions->play->setChecked(isPlaying());
}

void TimePanel::playStep()
{
    const std::size_t next = m_timeline->position() + 1;
    if (next >= m_moments.choices())
        stop();
    if (next <= m_moments.choices())
        Q_EMIT wanted(next);
}

void TimePanel::stop()
{
    m_film.stop();
    m_actions->play->setChecked(false);
}

void TimePanel::fitWindow(int height)
{
    constexpr int kLowLines = 46;
    m_timeline->setLow(height < kLowLines * fontMetrics().lineSpacing());
}

void TimePanel::setShown(bool isShown)
{
    setVisible(isShown);
    QSettings().setValue(shownKey(), isShown);
}

void TimePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

/// By mouse it is about the moment below the pointer, which is looked at then.
void TimePanel::contextMenuEvent(QContextMenuEvent *event)
{
    const QPoint point = m_timeline->mapFrom(this, event->pos());
    if (event->reason() == QContextMenuEvent::Mouse && m_timeline->rect().contains(point)
        && !m_moments.isEmpty())
        m_timeline->want(m_timeline->momentAt(point.x()));
    m_actions->menu().popup(event->globalPos());
}

/// The ground of the board, a little darker.
void TimePanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_appearance.theme().parchment);
    painter.setPen(m_appearance.theme().shade(0.2));
    painter.drawLine(rect().topLeft(), rect().topRight());
}

void TimePanel::retranslate()
{
    m_actions->retranslate();
    m_speed->setToolTip(tr("Playback speed"));
    m_speed->setAccessibleName(tr("Playback speed"));
}

} // namespace merlon
