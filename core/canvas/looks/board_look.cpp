#include "core/canvas/looks/board_look.h"

#include "core/board/cells/grid.h"
#include "core/canvas/art/art.h"
#include "core/canvas/looks/cells/cell_look.h"
#include "core/canvas/looks/courses.h"
#include "core/canvas/looks/network_look.h"
#include "core/canvas/looks/siege/ground/siege_look.h"
#include "core/games/families.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace merlon::canvas {

namespace {

/// The families that have a look of their own, drawn for them alone.
struct OwnLook {
    std::string_view family;
    std::unique_ptr<BoardLook> (*make)(const Board &board, const BoardLook *before);
};

constexpr std::array kOwnLooks {OwnLook {kSiegeFamily, makeSiegeLook}};

} // namespace

QPainterPath BoardLook::joined(std::span<const std::size_t> places) const
{
    std::vector<QPainterPath> shapes;
    for (const std::size_t place : places)
        shapes.push_back(shapeOfPlace(place));
    return outlineAround(shapes);
}

/// Half by half: uniting paths takes the longer the more corners they have, and half an outline has few.
QPainterPath BoardLook::outlineAround(std::span<const QPainterPath> shapes)
{
    if (shapes.empty())
        return {};
    if (shapes.size() == 1)
        return shapes.front();
    const std::size_t half = shapes.size() / 2;
    return outlineAround(shapes.first(half)).united(outlineAround(shapes.subspan(half)));
}

std::vector<QPointF> BoardLook::courseOf(const Link &link, std::size_t from, std::size_t to) const
{
    std::vector<QPointF> course {shapeOfPlace(from).boundingRect().center()};
    for (const Point &bend : link.via)
        course.push_back(toScene(bend));
    course.push_back(shapeOfPlace(to).boundingRect().center());
    return coursed(std::move(course), link.course);
}

std::vector<PictureSpot> BoardLook::pictureSpots(std::size_t place, std::span<const int> spread) const
{
    constexpr double kShare = 0.78; ///< of the place
    QRectF box = shapeOfPlace(place).boundingRect();
    for (const int other : spread)
        box |= shapeOfPlace(static_cast<std::size_t>(other)).boundingRect();
    const double size = kShare * std::min(box.width(), box.height());
    return {{box.center(), {size, size}}};
}

LevelDots BoardLook::levelDots(std::size_t place, int count) const
{
    const QRectF box = shapeOfPlace(place).boundingRect();
    const double edge = 8 * unit();
    const double step = std::min(12 * unit(), (box.width() - 2 * edge) / std::max(1, count - 1));
    return {box.bottomLeft() + QPointF(edge, -edge), {step, 0}, std::min(4 * unit(), step * 0.44), count};
}

QRectF BoardLook::heart() const
{
    constexpr double kCloser = 1.3;
    const QRectF whole = bounds();
    QRectF middle(QPointF(), whole.size() / kCloser);
    middle.moveCenter(whole.center());
    return middle;
}

QPolygonF LevelDots::outline() const
{
    const double length = std::hypot(step.x(), step.y());
    const QPointF along = length > 0 ? step / length * radius : QPointF(radius, 0);
    const QPointF across(-along.y(), along.x());
    const QPointF last = first + step * std::max(0, count - 1);
    return {{first - along - across, last + along - across, last + along + across, first - along + across}};
}

void paintPictures(QPainter &painter, const Art &art, const QString &name, std::span<const PictureSpot> spots)
{
    for (const PictureSpot &spot : spots) {
        painter.save();
        painter.translate(spot.centre);
        painter.rotate(spot.angle);
        art.paint(painter, name, {QPointF(-spot.size.width(), -spot.size.height()) / 2, spot.size});
        painter.restore();
    }
}

std::unique_ptr<BoardLook> makeLook(const Board &board, const BoardLook *before)
{
    for (const OwnLook &own : kOwnLooks) {
        if (own.family == board.info().schema)
            return own.make(board, before);
    }
    const BoardSchema *schema = findSchema(board.info().schema);
    if (schema && hasCells(board, *schema))
        return std::make_unique<CellLook>(board, *schema);
    return std::make_unique<NetworkLook>(board, schema, dynamic_cast<const NetworkLook *>(before));
}

} // namespace merlon::canvas
