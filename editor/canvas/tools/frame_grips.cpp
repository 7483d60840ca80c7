#include "editor/canvas/tools/frame_grips.h"

#include "core/board/cells/grid.h"
#include "core/canvas/art/theme.h"
#include "core/canvas/looks/board_look.h"
#include "editor/canvas/drawing/drawing_view.h"

#include <QPainter>

#include <cmath>
#include <numbers>

namespace merlon {

QRectF FrameGrips::frame() const
{
    constexpr double kBeside = 10; ///< pixels: no grip covers a place
    const BoardDocument &document = m_view.document();
    const std::vector<std::size_t> places = placesIn(document.board(), document.selection());
    if (places.size() < 2 || hasCells(document.board(), document.schema()))
        return {};
    QRectF box;
    for (const std::size_t place : places)
        box |= m_view.look().shapeOfPlace(place).boundingRect();
    const double edge = kBeside / m_view.transform().m11();
    return box.adjusted(-edge, -edge, edge, edge);
}

/// Those that would change something: places on one line have no width.
std::vector<FrameGrips::Grip> FrameGrips::grips() const
{
    constexpr double kAbove = 26; ///< pixels from the frame to the grip that turns
    const QRectF box = frame();
    const auto points = boxOf(m_view.document().board(), m_view.document().selection());
    std::vector<Grip> grips;
    if (box.isEmpty() || !points)
        return grips;
    const bool isWide = points->most.x > points->least.x;
    const bool isHigh = points->most.y > points->least.y;
    for (const int across : {-1, 0, 1}) {
        for (const int down : {-1, 0, 1}) {
            const bool isOne = across != 0 || down != 0;
            if (isOne && (across == 0 || isWide) && (down == 0 || isHigh))
                grips.push_back(
                    {{across, down}, box.center() + QPointF(across * box.width(), down * box.height()) / 2});
        }
    }
    const double away = kAbove / m_view.transform().m11();
    const bool hasRoom = m_view.mapFromScene(box.topLeft()).y() > kAbove;
    grips.push_back({{}, {box.center().x(), hasRoom ? box.top() - away : box.bottom() + away}});
    return grips;
}

std::optional<FrameGrips::Grip> FrameGrips::gripAt(const Tool::Touch &touch) const
{
    for (const Grip &grip : grips()) {
        if (distance(touch, grip.at) <= kReach)
            return grip;
    }
    return std::nullopt;
}

std::optional<Qt::CursorShape> FrameGrips::cursorAt(const Tool::Touch &touch) const
{
    const auto grip = gripAt(touch);
    if (!grip)
        return std::nullopt;
    if (grip->turns())
        return Qt::CrossCursor;
    if (grip->sides.across == 0)
        return Qt::SizeVerCursor;
    if (grip->sides.down == 0)
        return Qt::SizeHorCursor;
    return grip->sides.across == grip->sides.down ? Qt::SizeFDiagCursor : Qt::SizeBDiagCursor;
}

bool FrameGrips::take(const Tool::Touch &touch)
{
    letGo();
    m_held = gripAt(touch);
    if (m_held) {
        m_selection = m_view.document().selection();
        m_pressed = touch.point;
    }
    return m_held.has_value();
}

/// In points of the board, which the scene may stretch.
double FrameGrips::angleAt(QPointF scenePoint) const
{
    const Point about = middleOf(m_view.document().board(), m_selection);
    const Point at = m_view.look().toBoard(scenePoint);
    return std::atan2(at.y - about.y, at.x - about.x) * 180 / std::numbers::pi;
}

void FrameGrips::turn(const Tool::Touch &touch)
{
    constexpr double kWhole = 360;
    const double step = touch.modifiers & Qt::ShiftModifier ? 15 : 1;
    const double wanted = angleAt(touch.point) - angleAt(m_pressed);
    m_degrees = std::round(std::remainder(wanted, kWhole) / step) * step + 0.0; // never -0
    m_change = m_degrees == 0 ? BoardChange {} : turned(m_view.document().board(), m_selection, m_degrees);
}

/// The side that is drawn keeps to the grid.
void FrameGrips::stretch(const Tool::Touch &touch, bool exactly)
{
    const Board &board = m_view.document().board();
    const auto box = boxOf(board, m_selection);
    if (!box)
        return;
    const BoxGrip sides = m_held->sides;
    const Point corner {sides.across > 0 ? box->most.x : box->least.x,
                        sides.down > 0 ? box->most.y : box->least.y};
    const Point from = m_view.look().toBoard(m_pressed);
    const Point to = m_view.look().toBoard(touch.point);
    const Point wanted {corner.x + to.x - from.x, corner.y + to.y - from.y};
    const Point at = m_view.pointOf(m_view.look().toScene(wanted), exactly);
    const bool keepsShape = touch.modifiers & Qt::ShiftModifier;
    const Box into = stretched(*box, sides, {at.x - corner.x, at.y - corner.y}, keepsShape);
    m_change = fitted(board, m_selection, into);
}

/// What is being done, with how much.
QString FrameGrips::text() const
{
    const int count = static_cast<int>(m_selection.places.size());
    if (m_held->turns())
        //: Undo step. %1: an angle in degrees, clockwise: -15.
        return tr("Turn %n place(s) by %1°", nullptr, count).arg(m_degrees);
    return tr("Scale %n place(s)", nullptr, count);
}

void FrameGrips::drag(const Tool::Touch &touch, bool exactly)
{
    if (m_held->turns()) {
        turn(touch);
        //: While places are turned. %1: an angle in degrees, clockwise: -15.
        m_view.tell(tr("By %1° (hold Shift for steps of 15°). Esc cancels.").arg(m_degrees));
        return;
    }
    stretch(touch, exactly);
    m_view.tell(tr("Hold Shift to keep proportions, Ctrl or Alt to ignore the grid. Esc cancels."));
}

bool FrameGrips::drop(const Tool::Touch &touch, bool exactly)
{
    drag(touch, exactly);
    const BoardChange change = m_change;
    const QString name = text();
    letGo();
    m_view.document().perform(change, name);
    return true;
}

void FrameGrips::letGo()
{
    m_held.reset();
    m_change = {};
    m_degrees = 0;
}

/// The places that move, where they would come to lie, with their links.
void FrameGrips::paintMoved(QPainter &painter, double pixel) const
{
    constexpr std::size_t kMostShapes = 400; ///< more are only boxes: a thousand shapes are slow
    const Board &board = m_view.document().board();
    const canvas::BoardLook &look = m_view.look();
    std::vector<QPointF> shifts(board.places().size());
    std::vector<std::size_t> moved;
    for (const BoardEdit &edit : m_change.edits) {
        if (const auto *place = std::get_if<ReplacePlace>(&edit)) {
            moved.push_back(place->position);
            shifts[place->position] =
                look.toScene(place->place.at) - look.toScene(board.places()[place->position].at);
        }
    }
    QList<QLineF> lines;
    for (const Link &link : board.links()) {
        const auto from = board.indexOf(link.from);
        const auto to = board.indexOf(link.to);
        if (from && to && (!shifts[*from].isNull() || !shifts[*to].isNull()))
            lines << QLineF(m_view.shapes().centreOfPlace(*from) + shifts[*from],
                            m_view.shapes().centreOfPlace(*to) + shifts[*to]);
    }
    QColor light = m_view.theme().choosable;
    painter.setPen(QPen(light, 1.4 * pixel, Qt::DashLine));
    painter.drawLines(lines);
    painter.setPen(QPen(m_view.theme().ink, 1.6 * pixel));
    light.setAlphaF(0.45F);
    painter.setBrush(light);
    for (const std::size_t place : moved) {
        const QPainterPath &shape = look.shapeOfPlace(place);
        if (moved.size() <= kMostShapes)
            painter.drawPath(shape.translated(shifts[place]));
        else
            painter.drawRect(shape.boundingRect().translated(shifts[place]));
    }
    painter.setBrush(Qt::NoBrush);
}

void FrameGrips::paint(QPainter &painter, double pixel) const
{
    if (!m_change.empty())
        return paintMoved(painter, pixel);
    const QRectF box = frame();
    const std::vector<Grip> all = grips();
    if (all.empty())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_view.theme().paper, 2.4 * pixel));
    painter.drawRect(box);
    painter.setPen(QPen(m_view.theme().ink, 1.2 * pixel, Qt::DashLine));
    painter.drawRect(box);
    for (const Grip &grip : all)
        paintGrip(painter, grip.at, grip.turns() ? Form::Round : Form::Square, pixel);
}

} // namespace merlon
