#include "editor/canvas/tools/place_tool.h"

#include "app/words/game_words.h"
#include "core/canvas/looks/board_look.h"
#include "editor/canvas/drawing/drawing_view.h"
#include "editor/model/copying.h"
#include "editor/model/shaping.h"

#include <QPainter>

namespace merlon {

namespace {

constexpr Point kMiddle {kDrawingSize / 2, kDrawingSize / 2};

} // namespace

PlaceTool::PlaceTool(DrawingView &view, std::string kind)
    : PutTool(view)
    , m_kind(std::move(kind))
    , m_look(canvas::makeLook(
          Board(view.document().board().info(), {{m_kind, m_kind, {}, kMiddle, {}, {}}}, {})))
{
}

PlaceTool::PlaceTool(DrawingView &view, const PlaceWanted &first)
    : PlaceTool(view, first.kind)
{
    m_first = first;
}

PlaceTool::~PlaceTool() = default;

QString PlaceTool::hint() const
{
    if (m_first && !m_first->identity.empty())
        return tr("%1: click to place it. By keyboard: arrows, then Enter. Esc ends.")
            .arg(titleOf(m_first->identity));
    //: %1: a kind of place: Wall.
    return tr("%1: click to place it. By keyboard: arrows, then Enter. Esc ends.").arg(titleOf(m_kind));
}

void PlaceTool::put(Point at)
{
    BoardDocument &document = m_view.document();
    if (!document.layers()[LayerKind::Places].isReachable())
        return m_view.refuse(m_view.viewportPointOf(at),
                             tr("Places are hidden or locked: see the Layers panel."));
    const PlaceWanted wanted = m_first.value_or(PlaceWanted {m_kind, {}, {}});
    m_first.reset();
    const std::string side =
        wanted.side.empty() ? fittingSide(document.board(), document.schema(), m_kind, at) : wanted.side;
    Place place = newPlace(document.board(), document.schema(), m_kind, side, at, wanted.identity);
    Selection put;
    put.places.insert(place.key);
    //: %1: a place: West wall 1.
    const auto text = [key = place.key] { return tr("Add %1").arg(titleOf(key)); };
    document.perform(addPlace(document.board(), std::move(place)), text, put);
}

void PlaceTool::paintGhost(QPainter &painter, QPointF at, double pixel) const
{
    const double size = m_view.look().unit() / m_look->unit();
    painter.translate(at);
    painter.scale(size, size);
    QColor light = m_view.theme().choosable;
    painter.setPen(QPen(m_view.theme().ink, 1.6 * pixel / size));
    light.setAlphaF(0.4F);
    painter.setBrush(light);
    painter.drawPath(m_look->shapeOfPlace(0).translated(-m_look->toScene(kMiddle)));
}

} // namespace merlon
