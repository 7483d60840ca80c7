#include "app/table/time/timeline.h"

#include "app/look/lettering.h"
#include "app/table/time/timeline_accessible.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

namespace merlon {

Timeline::Timeline(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    installTimelineAccessible();
    setObjectName(QStringLiteral("timeline"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
}

void Timeline::setMoments(const Moments &moments, std::span<const SeatInfo> seats, std::size_t position)
{
    m_moments = &moments;
    m_seats.assign(seats.begin(), seats.end());
    m_position = position;
    setAccessibleName(tr("Timeline"));
    setAccessibleDescription(tr("Arrow keys: one choice back or forward. Page Up and Page Down: one round. "
                                "Home and End: the beginning and the present. Space: play."));
    update();
    QAccessibleValueChangeEvent changed(this, static_cast<int>(position));
    QAccessible::updateAccessibility(&changed);
}

void Timeline::clear()
{
    m_moments = nullptr;
    m_position = 0;
    update();
}

QString Timeline::textOf(std::size_t index) const
{
    if (!m_moments || m_moments->isEmpty())
        return {};
    const Moment &moment = (*m_moments)[index];
    const QString choice = index == choices()
        ? (m_moments->isOver() ? tr("end, after %n choice(s)", nullptr, static_cast<int>(index))
                               : tr("now, after %n choice(s)", nullptr, static_cast<int>(index)))
        //: The last part of `Round 3, Maneuver, choice 214 of 500`.
        : tr("choice %1 of %2").arg(index + 1).arg(choices());
    if (!m_moments->hasRounds())
        //: A moment of a game without rounds: `choice 214 of 500`.
        return tr("Moment: %1").arg(choice);
    if (moment.round == 0)
        //: %1: `choice 214 of 500`.
        return tr("Setting up, %1").arg(choice);
    if (moment.phase < 0)
        //: %1: a round, `Round 7`; %2: `choice 214 of 500`.
        return tr("%1, %2").arg(m_moments->nameOfRound(moment.round), choice);
    //: %1: a round, `Round 7`; %2: a phase of it; %3: `choice 214 of 500`.
    return tr("%1, %2, %3")
        .arg(m_moments->nameOfRound(moment.round),
             m_moments->phases()[static_cast<std::size_t>(moment.phase)], choice);
}

void Timeline::setLow(bool isLow)
{
    if (isLow == m_isLow)
        return;
    m_isLow = isLow;
    updateGeometry();
    Timeline::update();
}

QSize Timeline::sizeHint() const
{
    return {qRound(lineOf(font()) * 40), qRound(lineOf(font()) * (m_isLow ? 1.5 : 2.75))};
}

QSize Timeline::minimumSizeHint() const
{
    return {qRound(lineOf(font()) * 10), sizeHint().height()};
}

/// How many choices there is room for. It grows by leaps, so that bars stay where they are for a while.
double Timeline::capacity() const
{
    constexpr std::size_t kFirst = 60;
    if (m_moments && m_moments->isOver())
        return static_cast<double>(choices());
    std::size_t room = kFirst;
    while (room < choices() + 1)
        room += room / 2;
    return static_cast<double>(room);
}

double Timeline::pitch() const
{
    const double widest = lineOf(font()) * 0.75;
    return std::min(widest, barsBox().width() / std::max(1.0, capacity()));
}

double Timeline::xOf(std::size_t index) const
{
    return barsBox().left() + static_cast<double>(index) * pitch();
}

std::size_t Timeline::momentAt(double x) const
{
    const double index = (x - barsBox().left()) / pitch();
    return static_cast<std::size_t>(qBound(0.0, index, static_cast<double>(choices())));
}

std::optional<std::size_t> Timeline::momentFor(int key) const
{
    if (!m_moments || m_moments->isEmpty())
        return std::nullopt;
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Down:
        return m_position - std::min<std::size_t>(m_position, 1);
    case Qt::Key_Right:
    case Qt::Key_Up:
        return std::min(m_position + 1, choices());
    case Qt::Key_PageUp:
        return m_moments->roundBefore(m_position);
    case Qt::Key_PageDown:
        return m_moments->roundAfter(m_position);
    case Qt::Key_Home:
        return std::size_t {0};
    case Qt::Key_End:
        return choices();
    default:
        return std::nullopt;
    }
}

void Timeline::want(std::size_t index)
{
    if (index != m_position)
        Q_EMIT wanted(index);
}

void Timeline::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_moments)
        want(momentAt(event->position().x()));
}

void Timeline::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton && m_moments)
        want(momentAt(event->position().x()));
}

void Timeline::wheelEvent(QWheelEvent *event)
{
    const int turned = event->angleDelta().y();
    if (const auto moment = momentFor(turned > 0 ? Qt::Key_Left : Qt::Key_Right); moment && turned != 0)
        want(*moment);
}

void Timeline::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space)
        return Q_EMIT playWanted();
    if (const std::optional<std::size_t> moment = momentFor(event->key()))
        return want(*moment);
    QWidget::keyPressEvent(event);
}

bool Timeline::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const double x = help->pos().x();
    if (m_moments && x <= xOf(choices()) + pitch())
        QToolTip::showText(help->globalPos(), textOf(momentAt(x)), this);
    return true;
}

} // namespace merlon
