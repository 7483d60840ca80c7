#include "core/canvas/scene/board_scene.h"
#include "editor/canvas/drawing_view.h"
#include "editor/canvas/link_lines.h"
#include "editor/canvas/overlay.h"
#include "editor/canvas/tool.h"
#include "editor/model/shaping.h"

#include <QPainter>

/// What is drawn above the map: grid, links that the map does not show, and what the tool is about to do.
namespace merlon {

namespace {

QPen strokedPen(const LinkStroke &stroke, double width)
{
    return {stroke.colour, width, stroke.style, Qt::FlatCap, Qt::RoundJoin};
}

} // namespace

void DrawingView::drawForeground(QPainter *painter, const QRectF &rect)
{
    const double pixel = 1 / painter->worldTransform().m11();
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_grid.shown)
        paintGrid(*painter, rect, pixel);
    if (m_overlay)
        m_overlay->paint(*painter, *this, pixel);
    if (m_showsLinks)
        paintLinks(*painter, rect, pixel);
    if (m_overlay)
        m_overlay->paintAbove(*painter, *this, pixel);
    paintObjections(*painter, rect, pixel);
    if (m_tool)
        m_tool->paint(*painter, pixel);
}

/// A mark of exclamation at the corner of each place that is concerned, on a disc or, for warnings, a triangle.
void DrawingView::paintObjections(QPainter &painter, const QRectF &rect, double pixel) const
{
    constexpr double kRadius = 8; ///< pixels
    constexpr double kTiny = 2.5;
    for (const auto &[place, severity] : m_concerned) {
        if (place >= m_document.board().places().size())
            break; // the check of this board is still to come
        const QPainterPath &shape = look().shapeOfPlace(place);
        const QRectF box = shape.boundingRect();
        const QPointF corner = box.center() + QPointF(box.width(), -box.height()) * 0.36;
        const QPointF at = shape.contains(corner) ? corner : box.center(); // walls lie aslant
        if (!rect.adjusted(-20, -20, 20, 20).contains(at))
            continue;
        const bool isError = severity == Severity::Error;
        const QColor ground = isError ? theme().seat(0) : theme().choosable;
        const double size = (box.width() < 24 * pixel ? kTiny : kRadius) * pixel;
        painter.setPen(QPen(theme().paper, 1.4 * pixel));
        painter.setBrush(ground);
        if (isError)
            painter.drawEllipse(at, size, size);
        else
            painter.drawPolygon(QPolygonF({at + QPointF(0, -1.2 * size), at + QPointF(1.2 * size, 0.9 * size),
                                           at + QPointF(-1.2 * size, 0.9 * size)}));
        if (size < kRadius * pixel)
            continue;
        painter.setPen(
            QPen(isError ? theme().paper : theme().onChoosable, 2.2 * pixel, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(at - QPointF(0, 4 * pixel), at + QPointF(0, 0.6 * pixel));
        painter.drawPoint(at + QPointF(0, 4.2 * pixel));
    }
    painter.setBrush(Qt::NoBrush);
}

/// Lines as far apart as can be told from each other; the step of the grid stays what it is.
void DrawingView::paintGrid(QPainter &painter, const QRectF &rect, double pixel) const
{
    constexpr double kClosest = 14; ///< pixels
    int step = std::max(1, m_grid.step);
    while (step / pixel < kClosest)
        step *= 2;
    QColor colour = theme().ink;
    colour.setAlphaF(theme().dark ? 0.16F : 0.12F);
    painter.setPen(QPen(colour, pixel));
    const QRectF whole(look().toScene({0, 0}), look().toScene({kDrawingSize, kDrawingSize}));
    const QRectF seen = whole & rect;
    if (seen.isEmpty())
        return;
    QList<QLineF> lines;
    for (double at = 0; at <= kDrawingSize; at += step) {
        const QPointF point = look().toScene({at, at});
        if (point.x() >= seen.left() && point.x() <= seen.right())
            lines << QLineF(point.x(), seen.top(), point.x(), seen.bottom());
        if (point.y() >= seen.top() && point.y() <= seen.bottom())
            lines << QLineF(seen.left(), point.y(), seen.right(), point.y());
    }
    painter.drawLines(lines);
}

void DrawingView::paintLinks(QPainter &painter, const QRectF &rect, double pixel) const
{
    const Board &board = m_document.board();
    const Selection &selection = m_document.selection();
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const QPolygonF &line = m_lines[i];
        if (line.isEmpty() || !line.boundingRect().adjusted(-1, -1, 1, 1).intersects(rect))
            continue;
        const LinkStroke stroke = strokeOf(m_document.schema(), board.links()[i].kind, theme());
        const bool isSelected = selection.links.contains(linkName(board.links()[i]));
        if (isSelected) {
            painter.setPen(QPen(theme().ink, 5 * pixel));
            painter.drawPolyline(line);
            painter.setPen(QPen(theme().choosable, 3.2 * pixel));
        } else {
            painter.setPen(QPen(theme().paper, 3.2 * pixel));
            painter.drawPolyline(line);
            painter.setPen(strokedPen(stroke, 1.5 * pixel));
        }
        painter.drawPolyline(line);
        painter.setPen(QPen(isSelected ? theme().ink : theme().paper, pixel));
        painter.setBrush(isSelected ? theme().choosable : stroke.colour);
        painter.drawEllipse(knotOf(line), 3.4 * pixel, 3.4 * pixel);
        painter.setBrush(Qt::NoBrush);
    }
}

} // namespace merlon
