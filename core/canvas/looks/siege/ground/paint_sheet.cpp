#include "core/canvas/looks/ground/scatter.h"
#include "core/canvas/looks/siege/ground/siege_painters.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

namespace {

/// Tufts of grass where nothing else is.
void paintTufts(const SiegeBrush &brush, const QRectF &sheet)
{
    if (brush.isTiny(16) || brush.unit() < 0.5)
        return;
    Scatter scatter(101);
    const Theme &theme = brush.theme();
    brush.painter.setPen(
        QPen(faint(mixed(theme.growth, theme.ink, 0.25), 0.3), 1.3, Qt::SolidLine, Qt::RoundCap));
    const int count = static_cast<int>(sheet.width() * sheet.height() / 6500);
    for (int i = 0; i < count; ++i) {
        const QPointF at(sheet.left() + scatter.next() * sheet.width(),
                         sheet.top() + scatter.next() * sheet.height());
        if (brush.geometry.fortress.containsPoint(at, Qt::WindingFill))
            continue;
        const double size = 3 + scatter.next() * 2.5;
        brush.painter.drawLine(at, at + QPointF(-size * 0.55, -size * 0.8));
        brush.painter.drawLine(at, at + QPointF(0, -size * 1.15));
        brush.painter.drawLine(at, at + QPointF(size * 0.55, -size * 0.8));
    }
}

} // namespace

void paintParchment(const SiegeBrush &brush, const QRectF &sheet)
{
    paintPaper(brush, sheet);
    paintTufts(brush, sheet);
    paintVignette(brush, sheet);
}

QRectF compassOn(const SiegeGeometry &geometry, const QRectF &sheet)
{
    const double size = 84 * std::max(0.6, geometry.unit);
    const double edge = 26;
    const std::array<QRectF, 4> corners {
        QRectF(sheet.right() - edge - size, sheet.top() + edge, size, size),
        QRectF(sheet.left() + edge, sheet.top() + edge, size, size),
        QRectF(sheet.center().x() - size / 2, sheet.bottom() - edge - size, size, size),
        QRectF(sheet.right() - edge - size, sheet.bottom() - edge - size, size, size)};
    const auto isCrossed = [&geometry](const QRectF &corner) {
        for (std::size_t trail = 0; trail < geometry.trails.size(); ++trail) {
            const QRectF &box = geometry.trailBoxes[trail];
            const bool isNear = box.left() <= corner.right() && box.right() >= corner.left()
                && box.top() <= corner.bottom() && box.bottom() >= corner.top();
            if (isNear && std::ranges::any_of(geometry.trails[trail], [&](QPointF point) {
                    return corner.contains(point);
                }))
                return true;
        }
        return false;
    };
    const auto isFree = [&](const QRectF &corner) {
        const QRectF wide = corner.adjusted(-12, -12, 12, 12);
        return std::ranges::none_of(
                   geometry.places,
                   [&](const SiegePlace &place) { return place.shape.boundingRect().intersects(wide); })
            && !isCrossed(corner);
    };
    const auto corner = std::ranges::find_if(corners, isFree);
    return corner == corners.end() ? QRectF() : *corner;
}

void paintCompass(const SiegeBrush &brush, const QRectF &sheet)
{
    const QRectF corner = compassOn(brush.geometry, sheet);
    if (corner.isEmpty())
        return;
    brush.painter.setOpacity(0.55);
    brush.art.paint(brush.painter, u"siege/compass"_s, corner);
    brush.painter.setOpacity(1);
}

} // namespace merlon::canvas
