#include "editor/canvas/tools/drag_ghosts.h"

#include "core/canvas/art/theme.h"
#include "core/canvas/looks/board_look.h"
#include "editor/canvas/drawing/drawing_view.h"

#include <QPainter>

namespace merlon {

DragGhosts::DragGhosts(const DrawingView &view, const Selection &selection)
    : m_view(view)
{
    const Board &board = m_view.document().board();
    m_shapes.setFillRule(Qt::WindingFill);
    std::vector<bool> moves(board.places().size(), false);
    for (const std::size_t place : placesIn(board, selection)) {
        moves[place] = true;
        m_shapes.addPath(m_view.look().shapeOfPlace(place));
    }
    for (const std::string &note : selection.notes)
        m_shapes.addRect(m_view.sketch().notes().boxOf(note));
    for (const Link &link : board.links()) {
        const auto from = board.indexOf(link.from);
        const auto to = board.indexOf(link.to);
        if (!from || !to || !(moves[*from] || moves[*to]))
            continue;
        const QLineF line(m_view.shapes().centreOfPlace(*from), m_view.shapes().centreOfPlace(*to));
        if (moves[*from] && moves[*to])
            m_within.push_back(line);
        else
            m_stretching.push_back(moves[*from] ? line : QLineF(line.p2(), line.p1()));
    }
}

/// Once for a zoom: a thousand places are too many to be drawn at every step of the mouse.
void DragGhosts::draw(double pixel)
{
    constexpr double kRim = 3; ///< pixels
    constexpr double kMost = 4000;
    m_pixel = pixel;
    const QRectF box = m_shapes.boundingRect();
    m_area = box.adjusted(-kRim * pixel, -kRim * pixel, kRim * pixel, kRim * pixel);
    const double ratio = m_view.devicePixelRatioF();
    const QSizeF size = (m_area.size() * ratio / pixel).boundedTo({kMost, kMost});
    m_drawn = QPixmap(size.toSize().expandedTo({1, 1}));
    m_drawn.fill(Qt::transparent);
    QPainter painter(&m_drawn);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(m_drawn.width() / m_area.width(), m_drawn.height() / m_area.height());
    painter.translate(-m_area.topLeft());
    QColor light = m_view.theme().choosable;
    painter.setPen(QPen(light, 1.4 * pixel, Qt::DashLine));
    painter.drawLines(QList<QLineF>(m_within.begin(), m_within.end()));
    painter.setPen(QPen(m_view.theme().ink, 1.6 * pixel));
    light.setAlphaF(0.45F);
    painter.setBrush(light);
    painter.drawPath(m_shapes);
}

void DragGhosts::paint(QPainter &painter, Point shift, double pixel)
{
    if (m_shapes.isEmpty())
        return;
    if (m_pixel != pixel)
        draw(pixel);
    const QPointF by = m_view.look().toScene(shift) - m_view.look().toScene({});
    QList<QLineF> lines;
    for (const QLineF &line : m_stretching)
        lines << QLineF(line.p1() + by, line.p2());
    painter.setPen(QPen(m_view.theme().choosable, 1.4 * pixel, Qt::DashLine));
    painter.drawLines(lines);
    painter.drawPixmap(m_area.translated(by), m_drawn, QRectF(m_drawn.rect()));
}

} // namespace merlon
