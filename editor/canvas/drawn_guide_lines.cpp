#include "editor/canvas/drawn_guide_lines.h"

#include "core/base/limits.h"
#include "core/canvas/art/theme.h"
#include "core/canvas/looks/board_look.h"
#include "editor/canvas/drawing_view.h"
#include "editor/model/guide_lines.h"
#include "editor/model/shaping.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace merlon {

namespace {

constexpr double kGuideReach = 5; ///< pixels beside a line that count as the line

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
    return guideLineNear(m_view.document().sketch().arrangement.guides,
                         m_view.look().toBoard(m_view.mapToScene(at)), reach());
}

void DrawnGuideLines::takeNew(GuideLine::Along along)
{
    if (!m_view.grid().lines)
        return m_view.refuse({}, tr("Guide lines are hidden: see the View menu."));
    if (m_view.document().sketch().arrangement.guides.size() >= kMostGuideLines)
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

void DrawnGuideLines::paint(QPainter &painter, const QRectF &area, double pixel) const
{
    painter.save();
    QColor ink = m_view.theme().seat(1);
    ink.setAlphaF(0.7F);
    painter.setPen(QPen(ink, pixel));
    for (const GuideLine &line : m_view.document().sketch().arrangement.guides) {
        if (!m_held || line != m_held->before)
            paintLine(painter, line, area);
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
