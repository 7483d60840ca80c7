#include "core/canvas/scene/board_scene.h"
#include "editor/canvas/drawing_view.h"
#include "editor/canvas/link_lines.h"
#include "editor/canvas/overlay.h"
#include "editor/canvas/tools/tool.h"
#include "editor/model/shaping.h"

#include <QPainter>

/// What is drawn above the map: links that the map does not show and marks of findings, kept with its ground; grid,
/// overlay, what is selected, and what the tool is about to do.
namespace merlon {

namespace {

QPen strokedPen(const LinkStroke &stroke, double width)
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

void DrawingView::drawForeground(QPainter *painter, const QRectF &rect)
{
    const double pixel = 1 / painter->worldTransform().m11();
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_grid.shown)
        paintGrid(*painter, rect, pixel);
    if (m_overlay)
        m_overlay->paint(*painter, *this, pixel);
    if (showsLinks())
        paintSelectedLinks(*painter, pixel);
    paintSelectedNotes(*painter, pixel);
    if (m_overlay)
        m_overlay->paintAbove(*painter, *this, pixel);
    if (m_tool)
        m_tool->paint(*painter, pixel);
}

void DrawingView::paintFindings(QPainter &painter, double pixel) const
{
    constexpr double kRadius = 8; ///< pixels
    constexpr double kTiny = 2.5;
    const QRectF seen = painter.clipBoundingRect().adjusted(-20 * pixel, -20 * pixel, 20 * pixel, 20 * pixel);
    for (const auto &[place, severity] : m_concerned) {
        if (place >= m_document.board().places().size())
            break; // the check of this board is still to come
        const QRectF box = look().shapeOfPlace(place).boundingRect();
        if (!box.intersects(seen))
            continue;
        const QPointF at = cornerOfPlace(place);
        const bool isSmall = box.width() < 24 * pixel;
        if (seen.contains(at))
            paintFinding(painter, at, severity, (isSmall ? kTiny : kRadius) * pixel, pixel);
    }
}

/// A mark of exclamation on a disc or, for warnings, a triangle; tiny ones without the mark.
void DrawingView::paintFinding(QPainter &painter, QPointF at, Severity severity, double size,
                               double pixel) const
{
    constexpr double kLegible = 4; ///< pixels
    const bool isError = severity == Severity::Error;
    const bool isLegible = size >= kLegible * pixel;
    const QColor &colour = isError ? theme().seat(0) : theme().choosable;
    if (!isLegible && isError) { // there may be thousands, and round corners take their time
        painter.fillRect(QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size), colour);
        return;
    }
    painter.setPen(isLegible ? QPen(theme().paper, 1.4 * pixel) : QPen(Qt::NoPen));
    painter.setBrush(colour);
    if (isError)
        painter.drawEllipse(at, size, size);
    else
        painter.drawPolygon(QPolygonF({at + QPointF(0, -1.2 * size), at + QPointF(1.2 * size, 0.9 * size),
                                       at + QPointF(-1.2 * size, 0.9 * size)}));
    painter.setBrush(Qt::NoBrush);
    if (!isLegible)
        return;
    painter.setPen(
        QPen(isError ? theme().paper : theme().onChoosable, 2.2 * pixel, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at - QPointF(0, 4 * pixel), at + QPointF(0, 0.6 * pixel));
    painter.drawPoint(at + QPointF(0, 4.2 * pixel));
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

void DrawingView::paintLinks(QPainter &painter, double pixel) const
{
    constexpr double kKnot = 4;     ///< pixels
    constexpr double kSmall = 0.35; ///< of the usual size: then knots and rims would hide what they hold
    const double edge = kKnot * pixel;
    const bool isRoomy = look().unit() >= kSmall * pixel;
    const QRectF seen = painter.clipBoundingRect();
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const QPolygonF &line = m_lines[i].line;
        if (line.isEmpty() || !line.boundingRect().adjusted(-edge, -edge, edge, edge).intersects(seen))
            continue;
        const LinkStroke stroke = strokeOf(m_document.schema(), m_document.board().links()[i].kind, theme());
        if (isRoomy) {
            painter.setPen(QPen(theme().paper, 3.2 * pixel));
            painter.drawPolyline(line);
        }
        painter.setPen(strokedPen(stroke, 1.5 * pixel));
        painter.drawPolyline(line);
        if (isRoomy)
            paintKnot(painter, knotOf(line), theme().paper, stroke.colour, pixel);
    }
}

void DrawingView::paintSelectedNotes(QPainter &painter, double pixel) const
{
    painter.setBrush(Qt::NoBrush);
    for (const std::string &note : m_document.selection().notes) {
        const QRectF box = m_notes.boxOf(note);
        painter.setPen(QPen(theme().ink, 5 * pixel));
        painter.drawRect(box);
        painter.setPen(QPen(theme().choosable, 3.2 * pixel));
        painter.drawRect(box);
    }
}

void DrawingView::paintSelectedLinks(QPainter &painter, double pixel) const
{
    for (const std::size_t link : m_selectedLinks) {
        if (link >= m_lines.size() || m_lines[link].line.isEmpty())
            continue;
        const QPolygonF &line = m_lines[link].line;
        painter.setPen(QPen(theme().ink, 5 * pixel));
        painter.drawPolyline(line);
        painter.setPen(QPen(theme().choosable, 3.2 * pixel));
        painter.drawPolyline(line);
        paintKnot(painter, knotOf(line), theme().ink, theme().choosable, pixel);
    }
}

} // namespace merlon
