#include "editor/canvas/drawing/drawn_shapes.h"

#include "editor/canvas/drawing/drawing_view.h"
#include "editor/canvas/links/link_lines.h"

#include <vector>

namespace merlon {

DrawnShapes::DrawnShapes(const DrawingView &view, const DrawnLinks &links)
    : m_view(view)
    , m_links(links)
{
}

QPointF DrawnShapes::centreOfPlace(std::size_t place) const
{
    return m_view.look().shapeOfPlace(place).boundingRect().center(); // walls follow the ring
}

QPolygonF DrawnShapes::lineOf(std::size_t link) const
{
    const std::vector<QPointF> &drawn = m_view.look().lineOfLink(link);
    return drawn.empty() ? m_links.lineOf(link) : QPolygonF(QList<QPointF>(drawn.begin(), drawn.end()));
}

QPolygonF DrawnShapes::lineFor(const Link &link) const
{
    const Board &board = m_view.document().board();
    const auto from = board.indexOf(link.from);
    const auto to = board.indexOf(link.to);
    if (!from || !to || from == to)
        return {};
    const canvas::BoardLook &look = m_view.look();
    const std::vector<QPointF> course = look.courseOf(link, *from, *to);
    return betweenShapes(QPolygonF(QList<QPointF>(course.begin(), course.end())), look.shapeOfPlace(*from),
                         look.shapeOfPlace(*to));
}

} // namespace merlon
