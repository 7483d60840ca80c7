#include "core/canvas/scene/board_scene.h"
#include "core/canvas/scene/line_distance.h"
#include "core/canvas/scene/name_layer.h"
#include "core/canvas/scene/token_painter.h"

#include <QLineF>
#include <QPainterPath>
#include <QPainterPathStroker>

#include <algorithm>
#include <cmath>

/// What lies where on a board.
namespace merlon::canvas {

namespace {

struct Hit {
    double order = 0; ///< the smallest lies foremost
    Thing thing;
};

void addSorted(std::vector<Hit> &hits, std::vector<Thing> &things)
{
    std::ranges::stable_sort(hits, {}, &Hit::order);
    for (Hit &hit : hits) {
        if (std::ranges::find(things, hit.thing) == things.end())
            things.push_back(std::move(hit.thing));
    }
    hits.clear();
}

/// Whether the box about a line has the point in it, or nearly; quick, for thousands of lines.
bool isNear(const std::vector<QPointF> &line, QPointF point, double reach)
{
    bool left = false;
    bool right = false;
    bool above = false;
    bool below = false;
    for (const QPointF corner : line) {
        left |= corner.x() - reach <= point.x();
        right |= corner.x() + reach >= point.x();
        above |= corner.y() - reach <= point.y();
        below |= corner.y() + reach >= point.y();
    }
    return left && right && above && below;
}

} // namespace

double distanceTo(std::span<const QPointF> line, QPointF point)
{
    double nearest = 1e9;
    for (std::size_t i = 1; i < line.size(); ++i) {
        const QPointF step = line[i] - line[i - 1];
        const double length = QPointF::dotProduct(step, step);
        const double part =
            length > 0 ? std::clamp(QPointF::dotProduct(point - line[i - 1], step) / length, 0.0, 1.0) : 0.0;
        nearest = std::min(nearest, QLineF(point, line[i - 1] + step * part).length());
    }
    return nearest;
}

std::vector<Thing> BoardScene::thingsAt(QPointF point, double reach) const
{
    std::vector<Thing> things;
    if (!m_look)
        return things;
    constexpr double kBeside =
        1.001; // of places of the same size, the one in which the point lies comes first
    std::vector<Hit> hits;
    for (const Spot &spot : m_spots) {
        const double away = QLineF(spot.centre, point).length();
        if (away <= spot.size / 2 + reach)
            hits.push_back({away - spot.size / 2, spot.thing});
    }
    addSorted(hits, things);
    for (std::size_t place = 0; m_parts.places && place < m_board.places().size(); ++place) {
        const QPainterPath &shape = m_look->shapeOfPlace(place);
        const QRectF box = shape.boundingRect();
        if (box.adjusted(-reach, -reach, reach, reach).contains(point)
            && (shape.contains(point)
                || shape.intersects(QRectF(point.x() - reach, point.y() - reach, 2 * reach, 2 * reach))))
            hits.push_back({box.width() * box.height() * (shape.contains(point) ? 1 : kBeside),
                            placeThing(static_cast<int>(place))});
    }
    addSorted(hits, things);
    for (std::size_t link = 0; m_parts.links && link < m_board.links().size(); ++link) {
        const double width = m_look->widthOfLinks() / 2 + reach;
        const std::vector<QPointF> &line = m_look->lineOfLink(link);
        if (line.empty() || !isNear(line, point, width))
            continue;
        if (const double away = distanceTo(line, point); away <= width)
            hits.push_back({away, linkThing(static_cast<int>(link))});
    }
    addSorted(hits, things);
    return things;
}

Thing BoardScene::namedAt(QPointF point) const
{
    const int place = m_names->placeNamedAt(point);
    return place < 0 ? Thing {} : placeThing(place);
}

const Spot *BoardScene::spotOf(const Thing &thing) const
{
    if (thing.key.empty())
        return nullptr;
    const auto exact = std::ranges::find(m_spots, thing, &Spot::thing);
    const auto found = exact != m_spots.end()
        ? exact
        : std::ranges::find_if(m_spots, [&](const Spot &spot) { return isMeant(thing, spot.thing); });
    return found == m_spots.end() ? nullptr : &*found;
}

bool BoardScene::isOnBoard(const Thing &thing) const
{
    return m_look
        && ((thing.place >= 0 && static_cast<std::size_t>(thing.place) < m_board.places().size())
            || (thing.link >= 0 && static_cast<std::size_t>(thing.link) < m_board.links().size()));
}

QPainterPath BoardScene::outlineOf(const Thing &thing) const
{
    if (!isOnBoard(thing))
        return {};
    if (const Spot *spot = spotOf(thing))
        return TokenPainter::outline(tokenAt(*spot), spot->box());
    if (thing.place >= 0)
        return m_look->shapeOfPlace(static_cast<std::size_t>(thing.place));
    return outlineOfLink(static_cast<std::size_t>(thing.link));
}

const QPainterPath &BoardScene::outlineOfLink(std::size_t link) const
{
    m_linkOutlines.resize(m_board.links().size());
    QPainterPath &outline = m_linkOutlines[link];
    const std::vector<QPointF> &line = m_look->lineOfLink(link);
    if (!outline.isEmpty() || line.empty())
        return outline;
    QPainterPath path(line.front());
    for (std::size_t i = 1; i < line.size(); ++i)
        path.lineTo(line[i]);
    QPainterPathStroker stroker;
    stroker.setWidth(m_look->widthOfLinks());
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    outline = stroker.createStroke(path).simplified();
    return outline;
}

QString BoardScene::nameOf(const Thing &thing) const
{
    if (!isOnBoard(thing))
        return QString::fromStdString(thing.key);
    if (const Spot *spot = spotOf(thing))
        return tokenAt(*spot).name;
    if (!thing.key.empty())
        return QString::fromStdString(thing.key);
    if (thing.place >= 0) {
        const auto place = static_cast<std::size_t>(thing.place);
        const QString &name = m_picture.places[place].name;
        return name.isEmpty() ? QString::fromStdString(m_board.places()[place].key) : name;
    }
    const auto number = static_cast<std::size_t>(thing.link);
    const QString &name = m_picture.links[number].name;
    const Link &link = m_board.links()[number];
    return name.isEmpty() ? QString::fromStdString(link.from + '>' + link.to) : name;
}

} // namespace merlon::canvas
