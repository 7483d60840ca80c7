#include "editor/canvas/notes/note_tool.h"

#include "editor/canvas/drawing/drawing_view.h"
#include "editor/canvas/notes/note_editor.h"

#include <QPainter>

namespace merlon {

QString NoteTool::hint() const
{
    return tr("Note: click to place it, then type. By keyboard: arrows, then Enter. Esc ends.");
}

void NoteTool::put(Point at)
{
    if (!m_view.document().layers()[LayerKind::Notes].isReachable())
        return m_view.tell(tr("Notes are hidden or locked: see the Layers panel."));
    m_view.sketch().noteEditor().begin(at);
}

void NoteTool::paintGhost(QPainter &painter, QPointF at, double pixel) const
{
    QColor light = m_view.theme().choosable;
    painter.setPen(QPen(light, 1.6 * pixel));
    light.setAlphaF(0.3F);
    painter.setBrush(light);
    painter.drawRect(QRectF(at, QSizeF(90, 34)));
}

} // namespace merlon
