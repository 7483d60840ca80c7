#include "core/canvas/scene/layers/badge_layer.h"

#include "core/canvas/art/fonts.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <limits>

namespace merlon::canvas {

namespace {

/// A shield, an arrow, two bars or a crack in a square of 1.
QPainterPath shapeOf(Badge::Sign sign)
{
    QPainterPath path;
    switch (sign) {
    case Badge::Sign::None:
        break;
    case Badge::Sign::Holds:
        path.moveTo(0.1, 0.05);
        path.lineTo(0.9, 0.05);
        path.lineTo(0.9, 0.5);
        path.quadTo(0.85, 0.85, 0.5, 1);
        path.quadTo(0.15, 0.85, 0.1, 0.5);
        path.closeSubpath();
        break;
    case Badge::Sign::Even:
        path.addRect(0.1, 0.2, 0.8, 0.22);
        path.addRect(0.1, 0.6, 0.8, 0.22);
        break;
    case Badge::Sign::Wins:
        path.addPolygon(
            QPolygonF {{{0.5, 0}, {1, 0.55}, {0.68, 0.55}, {0.68, 1}, {0.32, 1}, {0.32, 0.55}, {0, 0.55}}});
        path.closeSubpath();
        break;
    case Badge::Sign::Leaves:
        path.addPolygon(
            QPolygonF {{{1, 0.5}, {0.45, 0}, {0.45, 0.32}, {0, 0.32}, {0, 0.68}, {0.45, 0.68}, {0.45, 1}}});
        path.closeSubpath();
        break;
    case Badge::Sign::Falls:
        path.addPolygon(
            QPolygonF {{{0.55, 0}, {0.1, 0.58}, {0.45, 0.58}, {0.3, 1}, {0.9, 0.4}, {0.55, 0.4}, {0.8, 0}}});
        path.closeSubpath();
        break;
    }
    return path;
}

double distance(QPointF a, QPointF b)
{
    return QLineF(a, b).length();
}

/// How likely it is taken for that of another place: 0 in the middle of its own, 1 in the middle of another.
double ambiguity(QPointF at, QPointF own, const std::vector<QPointF> &others)
{
    double nearest = std::numeric_limits<double>::infinity();
    for (const QPointF other : others)
        nearest = std::min(nearest, distance(at, other));
    const double away = distance(at, own);
    return away > 0 ? away / (away + nearest) : 0;
}

QRectF boxAround(QPointF centre, QSizeF size)
{
    return {centre - QPointF(size.width() / 2, size.height() / 2), size};
}

} // namespace

QFont BadgeLayer::fontFor(double scale) const
{
    QFont font = m_font;
    const double user = QFontInfo(m_font).pixelSize();
    const double pixels = std::clamp(16.0 * things().look()->unit() * scale, user * 0.85, user * 1.5);
    font.setPixelSize(qRound(std::max(pixels, kLeastLetters)));
    font.setBold(true);
    return font;
}

QPixmap BadgeLayer::drawn(const Badge &badge, const QFont &font, double devicePixelRatio) const
{
    const Theme &theme = m_board.art().theme();
    const QFontMetricsF metrics(font);
    const double height = metrics.height() * 1.15;
    const double sign = badge.sign == Badge::Sign::None ? 0 : metrics.ascent() * 0.8;
    const double gap = height * 0.3;
    const double width = 2 * gap + metrics.horizontalAdvance(badge.text) + (sign > 0 ? sign + gap * 0.7 : 0);
    QPixmap pixmap((QSizeF(width, height) * devicePixelRatio).toSize());
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool filled = badge.sign == Badge::Sign::Falls;
    const QColor colour = theme.seat(badge.seat);
    painter.setPen(QPen(colour, height * 0.09));
    painter.setBrush(filled ? colour : theme.paper);
    const double edge = height * 0.06;
    const QRectF box = QRectF(0, 0, width, height).adjusted(edge, edge, -edge, -edge);
    painter.drawRoundedRect(box, height * 0.3, height * 0.3);
    painter.save();
    painter.translate(gap, (height - sign) / 2);
    painter.scale(sign, sign);
    painter.fillPath(shapeOf(badge.sign), filled ? theme.paper : colour);
    painter.restore();
    painter.setFont(font);
    painter.setPen(filled ? theme.paper : theme.ink);
    painter.drawText(QRectF(0, 0, width - gap, height), Qt::AlignRight | Qt::AlignVCenter, badge.text);
    return pixmap;
}

double BadgeLayer::coveredBy(const QRectF &box, const std::vector<QRectF> &plates) const
{
    constexpr double kFaint = 0.3; // of the weight of a piece: the outline of an empty space
    double area = 0;
    const auto add = [&](const QRectF &other, double weight) {
        const QRectF both = box & other;
        area += both.isEmpty() ? 0 : weight * both.width() * both.height();
    };
    for (const Spot &spot : things().spots())
        add(spot.box(), things().tokenAt(spot).role == TokenRole::Shadow ? kFaint : 1);
    for (const QRectF &plate : plates)
        add(plate, 1);
    return area / (box.width() * box.height());
}

/// In or at the place, where the least is covered and nobody takes it for that of another place.
QPointF BadgeLayer::roomFor(const Badge &badge, QSizeF size, const std::vector<QRectF> &plates) const
{
    const auto boxOf = [this](int place) {
        return things().look()->shapeOfPlace(static_cast<std::size_t>(place)).boundingRect();
    };
    std::vector<QPointF> others;
    for (const Badge &other : m_badges) {
        if (other.place != badge.place && isThere(other))
            others.push_back(boxOf(other.place).center());
    }
    const QRectF place = boxOf(badge.place);
    const QSizeF room = place.size().expandedTo(size * 1.6); // it may lie beside a narrow place
    constexpr double kSteps[] = {0, -0.5, 0.5, -0.25, 0.25};
    constexpr double kClear = 0.3; // so far nobody doubts whose it is
    QPointF best = place.center();
    double least = std::numeric_limits<double>::max();
    for (const double down : kSteps) {
        for (const double right : kSteps) {
            const QPointF centre = place.center() + QPointF(right * room.width(), down * room.height());
            const double doubt = std::max(0.0, ambiguity(centre, place.center(), others) - kClear);
            const double cost =
                coveredBy(boxAround(centre, size), plates) + 0.1 * (qAbs(right) + qAbs(down)) + 2 * doubt;
            if (cost < least) {
                least = cost;
                best = centre;
            }
        }
    }
    return best;
}

bool BadgeLayer::isThere(const Badge &badge) const
{
    return badge.place >= 0 && badge.place < static_cast<int>(things().board().places().size());
}

void BadgeLayer::settle(const QRectF &visible, double scale, double devicePixelRatio)
{
    m_plates.clear();
    const BoardLook *look = things().look();
    if (!look || m_badges.empty())
        return update();
    const QFont font = fontFor(scale);
    std::vector<QRectF> plates;
    for (const Badge &badge : m_badges) {
        if (!isThere(badge)
            || !visible.intersects(look->shapeOfPlace(static_cast<std::size_t>(badge.place)).boundingRect()))
            continue;
        QPixmap pixmap = drawn(badge, font, devicePixelRatio);
        const QSizeF size = pixmap.deviceIndependentSize() / scale;
        const QPointF centre = roomFor(badge, size, plates);
        plates.push_back(boxAround(centre, size));
        m_plates.push_back({std::move(pixmap), centre});
    }
    update();
}

void BadgeLayer::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QTransform world = painter->worldTransform();
    painter->save();
    painter->resetTransform();
    for (const Plate &plate : m_plates) {
        const QSizeF size = plate.pixmap.deviceIndependentSize();
        const QPointF corner = world.map(plate.centre) - QPointF(size.width() / 2, size.height() / 2);
        painter->drawPixmap(corner.toPoint(), plate.pixmap);
    }
    painter->restore();
}

} // namespace merlon::canvas
