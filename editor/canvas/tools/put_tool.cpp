#include "editor/canvas/tools/put_tool.h"

#include "core/canvas/looks/board_look.h"
#include "editor/canvas/drawing/drawing_view.h"
#include "editor/model/shaping.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace merlon {

namespace {

Point within(Point at)
{
    return {std::clamp(at.x, 0.0, kDrawingSize), std::clamp(at.y, 0.0, kDrawingSize)};
}

} // namespace

void PutTool::follow(const Touch &touch)
{
    m_byKeys = false;
    if (!m_snapping)
        m_snapping.emplace(m_view, Selection {});
    m_at = within(m_snapping->snap(m_view.look().toBoard(touch.point), touch.wantsExact()));
    m_snapping->showAt(*m_at);
}

void PutTool::move(const Touch &touch, bool)
{
    follow(touch);
}

void PutTool::release(const Touch &touch)
{
    follow(touch);
    put(Point(*m_at));
}

bool PutTool::key(const QKeyEvent &event)
{
    const double step = m_view.grid().lattice.step * (event.modifiers() & Qt::ShiftModifier ? 5 : 1);
    Point at = m_at.value_or(m_view.middleOfView());
    switch (event.key()) {
    case Qt::Key_Left:
        at.x -= step;
        break;
    case Qt::Key_Right:
        at.x += step;
        break;
    case Qt::Key_Up:
        at.y -= step;
        break;
    case Qt::Key_Down:
        at.y += step;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        put(at);
        break;
    default:
        return false;
    }
    m_at = within(at);
    m_byKeys = true;
    return true;
}

void PutTool::paint(QPainter &painter, double pixel) const
{
    if (!m_at)
        return;
    const QPointF at = m_view.look().toScene(*m_at);
    painter.save();
    paintGhost(painter, at, pixel);
    painter.restore();
    if (!m_byKeys && m_snapping)
        m_snapping->paint(painter, pixel);
    if (!m_byKeys)
        return;
    painter.setPen(QPen(m_view.theme().ink, 1.4 * pixel));
    painter.drawLine(at - QPointF(16 * pixel, 0), at + QPointF(16 * pixel, 0));
    painter.drawLine(at - QPointF(0, 16 * pixel), at + QPointF(0, 16 * pixel));
}

} // namespace merlon
