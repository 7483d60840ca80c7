#include "app/widgets/rows/seat_shield.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "core/canvas/art/livery.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace merlon {

namespace {

QPainterPath shieldIn(const QRectF &box)
{
    const double waist = box.top() + box.height() * 0.45;
    QPainterPath path(box.topLeft());
    path.lineTo(box.topRight());
    path.lineTo(box.right(), waist);
    path.quadTo(box.right(), box.top() + box.height() * 0.8, box.center().x(), box.bottom());
    path.quadTo(box.left(), box.top() + box.height() * 0.8, box.left(), waist);
    path.closeSubpath();
    return path;
}

} // namespace

QColor colourOfSeat(const canvas::Theme &theme, std::span<const SeatInfo> seats, Seat seat)
{
    return theme.seat(seat < seats.size() ? seats[seat].liveryNumber() : -1);
}

SeatShield::SeatShield(const Appearance &appearance, double lines, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_lines(lines)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void SeatShield::setSeat(std::span<const SeatInfo> seats, Seat seat)
{
    const int livery = seats[seat].liveryNumber();
    m_livery = livery;
    m_isOwn = seats[seat].livery >= 0;
    m_size = static_cast<int>(std::ranges::count(seats, livery, &SeatInfo::liveryNumber));
    m_place = static_cast<int>(std::ranges::count(seats.first(seat), livery, &SeatInfo::liveryNumber));
    update();
}

QSize SeatShield::sizeHint() const
{
    const double height = m_lines * lineOf(font());
    return QSizeF(height * 0.86, height).toSize();
}

void SeatShield::paintEvent(QPaintEvent *)
{
    const canvas::Theme &theme = m_appearance.theme();
    const QColor colour = theme.seat(m_livery);
    const double line = qMax(1.5, height() * 0.06);
    const QRectF box = QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2);
    const QPainterPath shield = m_isOwn ? canvas::liveryShape(m_livery, box) : shieldIn(box);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(shield, theme.paper);
    painter.save();
    painter.setClipPath(shield);
    const double part = box.width() / m_size;
    painter.fillRect(QRectF(box.left() + m_place * part, box.top(), part, box.height()), colour);
    painter.restore();
    painter.setPen(QPen(colour, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(shield);
}

} // namespace merlon
