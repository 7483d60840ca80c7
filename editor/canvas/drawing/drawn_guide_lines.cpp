#include "editor/canvas/drawing/drawn_guide_lines.h"

#include "core/base/limits.h"
#include "core/canvas/art/theme.h"
#include "core/canvas/looks/board_look.h"
#include "core/canvas/view/board_accessible.h"
#include "editor/canvas/drawing/drawing_view.h"
#include "editor/model/guide_lines.h"
#include "editor/model/shaping.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <iterator>
#include <utility>

namespace merlon {

namespace {

constexpr double kGuideReach = 5; ///< pixels beside a line that count as the line
constexpr int kGuideLineSeries =
    10'000; ///< and above: steps of the arrow keys are one step to undo, for each selection

/// Against or along the numbers of the ruler: -1 or 1; 0 for keys that do not lead across the line.
int wayAcrossLine(GuideLine::Along along, int key)
{
    const bool isAcross = along == GuideLine::Along::Across;
    if (key == (isAcross ? Qt::Key_Up : Qt::Key_Left))
        return -1;
    return key == (isAcross ? Qt::Key_Down : Qt::Key_Right) ? 1 : 0;
}

} // namespace

DrawnGuideLines::DrawnGuideLines(DrawingView &view)
    : m_view(view)
{
}

double DrawnGuideLines::reach() const
{
    return kGuideReach / m_view.transform().m11();
}

std::optional<GuideLine> DrawnGuideLines::lineAt(QPoint at) const
{
    if (!m_view.grid().lines)
        return std::nullopt;
    return guideLineNear(lines(), m_view.look().toBoard(m_view.mapToScene(at)), reach());
}

const std::vector<GuideLine> &DrawnGuideLines::lines() const
{
    return m_view.document().sketch().arrangement.guides;
}

void DrawnGuideLines::takeNew(GuideLine::Along along)
{
    if (!m_view.grid().lines)
        return m_view.refuse({}, tr("Guide lines are hidden: see the View menu."));
    if (lines().size() >= kMostGuideLines)
        return m_view.refuse({}, tr("There is no room for more guide lines. Remove one first."));
    m_held = Held {along};
    m_view.tell(prospect());
}

void DrawnGuideLines::take(const GuideLine &line)
{
    m_held = Held {line.along, line, line.at};
}

/// Where a line lies that the mouse holds.
double DrawnGuideLines::placeFor(GuideLine::Along along, QPoint mouse, bool exactly) const
{
    const QPointF point = m_view.mapToScene(mouse);
    const bool hasRows =
        m_view.grid().lattice.shape == LatticeShape::Square; // others have points, and no lines
    double place = coordinateAlong(along, m_view.pointOf(point, exactly || !hasRows));
    if (!exactly && m_view.grid().guides) {
        const double wanted = coordinateAlong(along, m_view.look().toBoard(point));
        place = placeNear(m_view.document().board(), along, wanted, reach()).value_or(place);
    }
    return std::clamp(place, 0.0, kDrawingSize);
}

void DrawnGuideLines::dragTo(QPoint at, bool exactly)
{
    if (!m_held)
        return;
    const int inwards = m_held->along == GuideLine::Along::Across ? at.y() : at.x();
    m_held->at = inwards < 0 ? std::nullopt : std::optional(placeFor(m_held->along, at, exactly));
    m_held->mouse = at;
    m_view.tell(prospect());
    m_view.viewport()->update();
}

QString DrawnGuideLines::prospect() const
{
    if (m_held->at)
        //: While a guide line is dragged. %1: where it would be: 340
        return tr("Guide line at %1 (hold Ctrl or Alt to ignore grid and places)").arg(*m_held->at);
    return m_held->before ? tr("Release on the ruler to remove the guide line.")
                          : tr("Drag onto the page for a new guide line.");
}

void DrawnGuideLines::drop()
{
    if (!m_held)
        return;
    const Held held = *std::exchange(m_held, std::nullopt);
    Sketch sketch = m_view.document().sketch();
    if (held.before)
        sketch.arrangement = withoutGuideLine(std::move(sketch.arrangement), *held.before);
    if (held.at)
        sketch.arrangement = withGuideLine(std::move(sketch.arrangement), {held.along, *held.at});
    m_view.document().draw(sketch, [isNew = !held.before, isGone = !held.at] {
        return isNew ? tr("Add guide line") : isGone ? tr("Remove guide line") : tr("Move guide line");
    });
    m_view.tell(m_view.tool().hint());
    m_view.viewport()->update();
}

bool DrawnGuideLines::letGo()
{
    const bool wasHeld = std::exchange(m_held, std::nullopt).has_value();
    if (wasHeld)
        m_view.viewport()->update();
    return wasHeld;
}

/// By value: what is selected changes with the sketch.
void DrawnGuideLines::select(GuideLine line)
{
    ++m_selections;
    m_view.document().select({});
    m_view.setFocus();
    hold(line);
}

void DrawnGuideLines::hold(GuideLine line)
{
    m_selected = line;
    m_lines = lines();
    const QRectF about(pointOn(line), QSizeF(1, 1));
    if (!m_view.mapToScene(m_view.viewport()->rect()).boundingRect().contains(about))
        m_view.ensureVisible(about);
    //: In the status line. %1: a guide line: Vertical guide line at 340
    m_view.tell(tr("%1: move it with the arrow keys (Shift: by one point), remove it with Delete.")
                    .arg(nameOf(line)));
    m_view.viewport()->update();
    const auto at = std::ranges::find(m_lines, line);
    if (at != m_lines.end() && m_view.grid().lines)
        canvas::tellCaptionSelected(m_view,
                                    m_view.captions().size() - static_cast<std::size_t>(m_lines.end() - at));
}

void DrawnGuideLines::selectNext()
{
    if (lines().empty())
        return;
    const auto before = m_selected ? std::ranges::find(lines(), *m_selected) : lines().end();
    const bool isLast = before == lines().end() || std::next(before) == lines().end();
    select(isLast ? lines().front() : *std::next(before));
}

void DrawnGuideLines::selectNone()
{
    if (!std::exchange(m_selected, std::nullopt))
        return;
    m_view.tell(m_view.tool().hint());
    m_view.viewport()->update();
}

void DrawnGuideLines::follow()
{
    letGo();
    const std::vector<GuideLine> before = std::exchange(m_lines, lines());
    if (!m_selected || std::ranges::count(m_lines, *m_selected) > 0)
        return;
    const auto moved = std::ranges::find_if(m_lines, [&](const GuideLine &line) { // by undo or redo
        return line.along == m_selected->along && std::ranges::count(before, line) == 0;
    });
    if (moved != m_lines.end())
        hold(*moved);
    else
        selectNone();
}

bool DrawnGuideLines::pressKey(const QKeyEvent &event)
{
    if (!m_selected || event.modifiers() & Qt::AltModifier)
        return false;
    if (event.key() == Qt::Key_Escape) {
        selectNone();
        return true;
    }
    if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) {
        remove(*m_selected);
        return true;
    }
    const int way = wayAcrossLine(m_selected->along, event.key());
    if (way != 0)
        shift(way, event.modifiers() & Qt::ShiftModifier);
    return way != 0;
}

/// Past other lines of its direction, and no farther than the drawing reaches.
void DrawnGuideLines::shift(int way, bool byOnePoint)
{
    const Grid &grid = m_view.grid();
    const bool bySteps = !byOnePoint && grid.snaps && grid.lattice.shape == LatticeShape::Square;
    GuideLine moved = *m_selected;
    do {
        moved.at += way * (bySteps ? grid.lattice.step : 1);
    } while (std::ranges::count(lines(), moved) > 0);
    if (moved.at >= 0 && moved.at <= kDrawingSize)
        replace(*m_selected, moved, kGuideLineSeries + m_selections);
}

void DrawnGuideLines::replace(GuideLine before, GuideLine after, int series)
{
    const bool wasSelected = m_selected == before;
    if (wasSelected)
        m_selected = after;
    Sketch sketch = m_view.document().sketch();
    sketch.arrangement = withGuideLine(withoutGuideLine(std::move(sketch.arrangement), before), after);
    m_view.document().draw(
        sketch, [] { return tr("Move guide line"); }, series);
    if (wasSelected)
        hold(after);
}

void DrawnGuideLines::remove(GuideLine line)
{
    Sketch sketch = m_view.document().sketch();
    sketch.arrangement = withoutGuideLine(std::move(sketch.arrangement), line);
    m_view.document().draw(sketch, [] { return tr("Remove guide line"); });
}

/// In the middle of what is seen along the line, in the scene.
QPointF DrawnGuideLines::pointOn(const GuideLine &line) const
{
    const Point middle = m_view.middleOfView();
    return m_view.look().toScene(line.along == GuideLine::Along::Across ? Point {middle.x, line.at}
                                                                        : Point {line.at, middle.y});
}

QPoint DrawnGuideLines::pointOnSelected() const
{
    const QRect seen = m_view.viewport()->rect();
    const QPoint point = m_selected ? m_view.mapFromScene(pointOn(*m_selected)) : seen.center();
    return {std::clamp(point.x(), seen.left(), seen.right()),
            std::clamp(point.y(), seen.top(), seen.bottom())};
}

QString DrawnGuideLines::nameOf(const GuideLine &line)
{
    //: %1: the number on the ruler that the line passes
    return line.along == GuideLine::Along::Across ? tr("Horizontal guide line at %1").arg(line.at)
                                                  : /*: %1: the number on the ruler that the line passes */
        tr("Vertical guide line at %1").arg(line.at);
}

/// Without width: what lies below a line is still pointed at.
std::vector<canvas::Caption> DrawnGuideLines::captions() const
{
    std::vector<canvas::Caption> captions;
    if (!m_view.grid().lines)
        return captions;
    const QRectF page = m_view.limits();
    for (const GuideLine &line : lines()) {
        const QPointF on = m_view.look().toScene({line.at, line.at});
        const QRectF box = line.along == GuideLine::Along::Across
            ? QRectF(page.left(), on.y(), page.width(), 0)
            : QRectF(on.x(), page.top(), 0, page.height());
        captions.push_back({nameOf(line), {}, box, m_selected == line});
    }
    return captions;
}

void DrawnGuideLines::pickCaption(std::size_t number)
{
    if (number < lines().size())
        select(lines()[number]);
}

void DrawnGuideLines::paint(QPainter &painter, const QRectF &area, double pixel) const
{
    painter.save();
    QColor ink = m_view.theme().seat(1);
    ink.setAlphaF(0.7F);
    painter.setPen(QPen(ink, pixel));
    for (const GuideLine &line : lines()) {
        if (!m_held || line != m_held->before)
            paintLine(painter, line, area);
    }
    if (m_selected && !m_held) {
        painter.setPen(QPen(m_view.theme().choosable, 3 * pixel));
        paintLine(painter, *m_selected, area);
    }
    if (m_held && m_held->at) {
        painter.setPen(QPen(m_view.theme().seat(1), 2 * pixel));
        paintLine(painter, {m_held->along, *m_held->at}, area);
        paintNumber(painter);
    }
    painter.restore();
}

void DrawnGuideLines::paintLine(QPainter &painter, const GuideLine &line, const QRectF &area) const
{
    const QPointF on = m_view.look().toScene({line.at, line.at});
    if (line.along == GuideLine::Along::Across)
        painter.drawLine(QPointF(area.left(), on.y()), QPointF(area.right(), on.y()));
    else
        painter.drawLine(QPointF(on.x(), area.top()), QPointF(on.x(), area.bottom()));
}

/// Beside the mouse, in pixels: where the line is.
void DrawnGuideLines::paintNumber(QPainter &painter) const
{
    constexpr QPointF kAside(14, 14);
    constexpr double kAround = 4;
    const QString number = QString::number(*m_held->at);
    const QFontMetricsF metrics(m_view.font());
    const QSizeF size(metrics.horizontalAdvance(number) + 2 * kAround, metrics.height() + kAround);
    QRectF plate(m_held->mouse + kAside, size);
    const QRectF seen = m_view.viewport()->rect();
    plate.moveRight(std::min(plate.right(), seen.right()));
    plate.moveBottom(std::min(plate.bottom(), seen.bottom()));
    painter.resetTransform();
    painter.setFont(m_view.font());
    painter.setPen(m_view.theme().ink);
    painter.setBrush(m_view.theme().paper);
    painter.drawRect(plate);
    painter.drawText(plate, Qt::AlignCenter, number);
}

} // namespace merlon
