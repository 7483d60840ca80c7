#include "editor/canvas/place_tool.h"

#include "app/words/game_words.h"
#include "core/canvas/board_look.h"
#include "editor/canvas/drawing_view.h"
#include "editor/model/copying.h"
#include "editor/model/shaping.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace merlon {

namespace {

constexpr Point kMiddle {kDrawingSize / 2, kDrawingSize / 2};

Point within(Point at)
{
    return {std::clamp(at.x, 0.0, kDrawingSize), std::clamp(at.y, 0.0, kDrawingSize)};
}

} // namespace

PlaceTool::PlaceTool(DrawingView &view, std::string kind)
    : Tool(view)
    , m_kind(std::move(kind))
    , m_look(canvas::makeLook(
          Board(view.document().board().info(), {{m_kind, m_kind, {}, kMiddle, {}, {}}}, {})))
{
}

PlaceTool::~PlaceTool() = default;

QString PlaceTool::hint() const
{
    //: %1: a kind of place: Wall.
    return tr("%1: click where it shall stand. By keyboard: arrows, then Enter. Esc ends.")
        .arg(titleOf(m_kind));
}

void PlaceTool::follow(const Touch &touch)
{
    m_byKeys = false;
    if (!m_snapping)
        m_snapping.emplace(m_view, Selection {});
    m_at = within(m_snapping->snap(m_view.look().toBoard(touch.point), touch.modifiers & Qt::AltModifier));
    m_snapping->showAt(*m_at);
}

void PlaceTool::move(const Touch &touch, bool)
{
    follow(touch);
}

void PlaceTool::release(const Touch &touch)
{
    follow(touch);
    put(*m_at);
}

void PlaceTool::put(Point at)
{
    BoardDocument &document = m_view.document();
    if (!document.layers()[LayerKind::Places].isReachable())
        return m_view.tell(tr("Places are hidden or locked now: see the panel “Layers”."));
    const std::string side = fittingSide(document.board(), document.schema(), m_kind, at);
    Place place = newPlace(document.board(), document.schema(), m_kind, side, at);
    Selection put;
    put.places.insert(place.key);
    //: %1: a place: West wall 1.
    const QString text = tr("Add %1").arg(titleOf(place.key));
    document.perform(addPlace(document.board(), std::move(place)), text, put);
}

bool PlaceTool::key(const QKeyEvent &event)
{
    const double step = m_view.grid().step * (event.modifiers() & Qt::ShiftModifier ? 5 : 1);
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

void PlaceTool::paint(QPainter &painter, double pixel) const
{
    if (!m_at)
        return;
    const QPointF at = m_view.look().toScene(*m_at);
    const double size = m_view.look().unit() / m_look->unit();
    painter.save();
    painter.translate(at);
    painter.scale(size, size);
    QColor light = m_view.theme().choosable;
    painter.setPen(QPen(m_view.theme().ink, 1.6 * pixel / size));
    light.setAlphaF(0.4F);
    painter.setBrush(light);
    painter.drawPath(m_look->shapeOfPlace(0).translated(-m_look->toScene(kMiddle)));
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
