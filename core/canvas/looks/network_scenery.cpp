#include "core/canvas/looks/network_scenery.h"

#include "core/canvas/looks/ground/scatter.h"

#include <algorithm>
#include <cmath>

namespace merlon::canvas {

namespace {

constexpr double kScenerySize = 42;
constexpr double kSceneryStep = 60;

/// Everything that stands within the walls, and they themselves.
QRectF builtArea(const std::vector<NetworkPlate> &plates)
{
    QRectF area;
    for (const NetworkPlate &plate : plates) {
        if (plate.form == PlaceShape::Bar)
            area |= plate.shape.boundingRect();
    }
    return area;
}

/// Nor where something may stand beside a picture.
bool isFreeOfPlates(const QRectF &box, const std::vector<NetworkPlate> &plates, double beside)
{
    return std::ranges::none_of(plates, [&](const NetworkPlate &plate) {
        const QRectF own = plate.shape.boundingRect();
        if (plate.form == PlaceShape::Picture)
            return own.adjusted(-beside, 0, beside, 0).intersects(box);
        return own.intersects(box) && plate.shape.intersects(box);
    });
}

} // namespace

std::vector<Scenery> sceneryAround(const std::vector<NetworkPlate> &plates, const QRectF &bounds,
                                   const std::vector<std::string> &pictures, double unit)
{
    std::vector<Scenery> scenery;
    if (pictures.empty())
        return scenery;
    const QRectF built = builtArea(plates);
    const double step = kSceneryStep * unit;
    const double size = kScenerySize * unit;
    const QRectF land = bounds.adjusted(size, size, -size, -size);
    Scatter scatter(29);
    for (double y = land.top(); y < land.bottom(); y += step) {
        for (double x = land.left(); x < land.right(); x += step) {
            const QPointF at(x + scatter.next() * step * 0.7, y + scatter.next() * step * 0.7);
            const auto picture =
                static_cast<std::size_t>(scatter.next() * static_cast<double>(pictures.size()));
            const double share = 0.75 + 0.35 * scatter.next();
            const bool isLeftOut = scatter.next() < 0.4;
            const QRectF box(at - QPointF(size, size) / 2, QSizeF(size, size));
            const double edge = 8 * unit;
            if (isLeftOut || !land.contains(at) || built.intersects(box)
                || !isFreeOfPlates(box.adjusted(-edge, -edge, edge, edge), plates, size))
                continue;
            scenery.push_back(
                {QString::fromStdString(pictures[picture]), {at, {size * share, size * share}}});
        }
    }
    return scenery;
}

QPainterPath yardWithin(const std::vector<NetworkPlate> &plates, QPointF middle)
{
    constexpr std::size_t kFewest = 3;
    std::vector<QPointF> corners;
    std::size_t bars = 0;
    for (const NetworkPlate &plate : plates) {
        if (plate.form != PlaceShape::Bar)
            continue;
        ++bars;
        corners.push_back(plate.at - plate.along * (plate.length / 2));
        corners.push_back(plate.at + plate.along * (plate.length / 2));
    }
    QPainterPath yard;
    if (bars < kFewest)
        return yard;
    const auto angleFrom = [middle](QPointF corner) {
        return std::atan2(corner.y() - middle.y(), corner.x() - middle.x());
    };
    std::ranges::sort(corners, {}, angleFrom);
    yard.addPolygon(QPolygonF(QList<QPointF>(corners.begin(), corners.end())));
    yard.closeSubpath();
    return yard;
}

} // namespace merlon::canvas
