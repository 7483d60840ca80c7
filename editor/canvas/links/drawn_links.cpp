#include "editor/canvas/links/drawn_links.h"

#include "core/canvas/looks/likely_place.h"
#include "core/canvas/scene/motion/line_distance.h"
#include "editor/canvas/links/link_lines.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace merlon {

namespace {

QPen strokedPen(const canvas::LinkStroke &stroke, double width)
{
    return {stroke.colour, width, stroke.style, Qt::FlatCap, Qt::RoundJoin};
}

void paintKnot(QPainter &painter, QPointF at, const QColor &edge, const QColor &colour, double pixel)
{
    painter.setPen(QPen(edge, pixel));
    painter.setBrush(colour);
    painter.drawEllipse(at, 3.4 * pixel, 3.4 * pixel);
    painter.setBrush(Qt::NoBrush);
}

} // namespace

canvas::LinkStroke strokeOf(const BoardSchema &schema, const std::string &linkKind,
                            const canvas::Theme &theme)
{
    const auto kind = std::ranges::find(schema.links, linkKind, &LinkKind::key);
    return canvas::strokeOf(static_cast<std::size_t>(kind - schema.links.begin()), theme);
}

void DrawnLinks::followLink(std::size_t number, const Board &board, const canvas::BoardLook &look)
{
    const Link &link = board.links()[number];
    Line &known = m_lines[number];
    const auto from = canvas::indexOf(board, link.from, known.fromPlace);
    const auto to = canvas::indexOf(board, link.to, known.toPlace);
    Line now {from.value_or(0), to.value_or(0), {}, {}, {}, {}};
    if (from && to && look.lineOfLink(number).empty() && !look.isShownBySide(number)) {
        now.from = look.shapeOfPlace(*from).boundingRect();
        now.to = look.shapeOfPlace(*to).boundingRect();
        now.course = look.courseOf(link, *from, *to);
    }
    known.fromPlace = now.fromPlace;
    known.toPlace = now.toPlace;
    if (known.course == now.course && known.from == now.from && known.to == now.to)
        return;
    if (!now.course.empty()) {
        const QPolygonF course(QList<QPointF>(now.course.begin(), now.course.end()));
        now.line = betweenShapes(course, look.shapeOfPlace(*from), look.shapeOfPlace(*to));
    }
    known = std::move(now);
}

QRectF DrawnLinks::follow(const Board &board, const canvas::BoardLook &look)
{
    const std::size_t count = board.links().size();
    QRectF changed;
    for (std::size_t i = count; i < m_lines.size(); ++i)
        changed |= m_lines[i].line.boundingRect();
    m_lines.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        const QPolygonF before = m_lines[i].line;
        followLink(i, board, look);
        if (m_lines[i].line != before)
            changed |= m_lines[i].line.boundingRect() | before.boundingRect();
    }
    return changed;
}

/// `distanceOf`: how far a line is from the point.
template <class DistanceOf>
std::optional<std::size_t> DrawnLinks::nearest(QPointF point, double reach, DistanceOf distanceOf) const
{
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const QPolygonF &line = m_lines[i].line;
        const QRectF box = line.boundingRect().adjusted(-reach, -reach, reach, reach);
        if (line.isEmpty() || !isShown(i) || !box.contains(point))
            continue;
        if (const double distance = distanceOf(line); distance <= reach) {
            reach = distance;
            found = i;
        }
    }
    return found;
}

std::optional<std::size_t> DrawnLinks::knotNear(QPointF point, double reach) const
{
    return nearest(point, reach,
                   [point](const QPolygonF &line) { return QLineF(knotOf(line), point).length(); });
}

std::optional<std::size_t> DrawnLinks::lineNear(QPointF point, double reach) const
{
    return nearest(point, reach, [point](const QPolygonF &line) { return canvas::distanceTo(line, point); });
}

void DrawnLinks::paint(QPainter &painter, const Board &board, const BoardSchema &schema,
                       const canvas::BoardLook &look, const canvas::Theme &theme, double pixel) const
{
    constexpr double kKnot = 4;     ///< pixels
    constexpr double kSmall = 0.35; ///< of the usual size: then knots and rims would hide what they hold
    const double edge = kKnot * pixel;
    const bool isRoomy = look.unit() >= kSmall * pixel;
    const QRectF seen = painter.clipBoundingRect();
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const QPolygonF &line = m_lines[i].line;
        if (line.isEmpty() || !isShown(i)
            || !line.boundingRect().adjusted(-edge, -edge, edge, edge).intersects(seen))
            continue;
        const canvas::LinkStroke stroke = strokeOf(schema, board.links()[i].kind, theme);
        if (isRoomy) {
            painter.setPen(QPen(theme.paper, 3.2 * pixel));
            painter.drawPolyline(line);
        }
        painter.setPen(strokedPen(stroke, 1.5 * pixel));
        painter.drawPolyline(line);
        if (isRoomy)
            paintKnot(painter, knotOf(line), theme.paper, stroke.colour, pixel);
    }
}

void DrawnLinks::paintSelected(QPainter &painter, const std::vector<std::size_t> &links,
                               const canvas::Theme &theme, double pixel) const
{
    for (const std::size_t link : links) {
        if (link >= m_lines.size() || m_lines[link].line.isEmpty())
            continue;
        const QPolygonF &line = m_lines[link].line;
        painter.setPen(QPen(theme.ink, 5 * pixel));
        painter.drawPolyline(line);
        painter.setPen(QPen(theme.choosable, 3.2 * pixel));
        painter.drawPolyline(line);
        paintKnot(painter, knotOf(line), theme.ink, theme.choosable, pixel);
    }
}

} // namespace merlon
