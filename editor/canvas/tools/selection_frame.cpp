#include "editor/canvas/tools/selection_frame.h"

#include "editor/canvas/drawing/drawing_view.h"
#include "editor/model/shaping.h"

#include <QPainter>

namespace merlon {

Selection thingsFramed(const DrawingView &view, const QRectF &frame)
{
    const Board &board = view.document().board();
    Selection inside;
    for (std::size_t i = 0; i < board.places().size(); ++i) {
        if (frame.contains(view.shapes().centreOfPlace(i)))
            inside.places.insert(board.places()[i].key);
    }
    for (const Link &link : board.links()) {
        if (liesWithin(inside, link))
            inside.links.insert(linkName(link));
    }
    for (const Note &note : view.document().sketch().notes) {
        if (frame.contains(view.sketch().notes().boxOf(note.key)))
            inside.notes.insert(note.key);
    }
    return view.targets().withGroups(view.document().reachable(inside));
}

void paintSelectionFrame(QPainter &painter, const QRectF &frame, const canvas::Theme &theme, double pixel)
{
    QColor light = theme.choosable;
    painter.setPen(QPen(light, 1.5 * pixel));
    light.setAlphaF(0.15F);
    painter.setBrush(light);
    painter.drawRect(frame);
    painter.setBrush(Qt::NoBrush);
}

} // namespace merlon
