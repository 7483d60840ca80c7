#include "editor/canvas/tools/snapping.h"

#include "core/canvas/art/theme.h"
#include "core/canvas/looks/board_look.h"
#include "editor/canvas/drawing/drawing_view.h"
#include "editor/model/guide_lines.h"
#include "editor/model/shaping.h"

#include <QPainter>

namespace merlon {

namespace {

constexpr double kReach = 6; ///< pixels from which neighbours draw a point to them

} // namespace

Snapping::Snapping(const DrawingView &view, const Selection &moving)
    : m_view(view)
    , m_guides(view.document().board(), moving)
{
    const BoardDocument &document = view.document();
    if (!moving.places.empty() && hasCells(document.board(), document.schema()))
        m_cells = gridOf(document.board(), document.schema());
}

/// What cannot be seen draws nothing to it.
Box Snapping::seen() const
{
    const QRectF area = m_view.mapToScene(m_view.viewport()->rect()).boundingRect();
    return {m_view.look().toBoard(area.topLeft()), m_view.look().toBoard(area.bottomRight())};
}

double Snapping::reach() const
{
    return kReach / m_view.transform().m11();
}

Point Snapping::snap(Point wanted, bool exactly)
{
    m_isExact = exactly || m_cells || !m_view.grid().guides;
    if (m_cells && !exactly)
        return snapped(middleOf(*m_cells, cellAt(*m_cells, wanted)), 0.0);
    Point at = m_view.pointOf(m_view.look().toScene(wanted), exactly);
    if (exactly)
        return at;
    if (m_view.grid().guides) {
        const Guides::Pull pull = m_guides.pullOn(wanted, reach(), seen());
        at = {pull.x.value_or(at.x), pull.y.value_or(at.y)};
    }
    return m_view.grid().lines ? onLines(at, wanted) : at;
}

/// Where a designer has drawn a line, that is where things are to lie.
Point Snapping::onLines(Point at, Point wanted) const
{
    const std::vector<GuideLine> &lines = m_view.document().sketch().arrangement.guides;
    return {guideNear(lines, GuideLine::Along::Down, wanted.x, reach()).value_or(at.x),
            guideNear(lines, GuideLine::Along::Across, wanted.y, reach()).value_or(at.y)};
}

void Snapping::showAt(Point at)
{
    m_shown = m_isExact ? std::vector<Guide> {} : m_guides.guidesAt(at, reach(), seen());
}

/// Lines go a little beyond the points on them; equal distances have a stroke at both ends.
void Snapping::paint(QPainter &painter, double pixel) const
{
    const canvas::BoardLook &look = m_view.look();
    const double beyond = 10 * pixel;
    const double stroke = 5 * pixel;
    painter.save();
    for (const Guide &guide : m_shown) {
        const QLineF line(look.toScene(guide.from), look.toScene(guide.to));
        const QLineF along = line.unitVector();
        const QPointF step = along.p2() - along.p1();
        const QPointF aside = QPointF(-step.y(), step.x()) * stroke;
        QList<QLineF> lines;
        if (guide.kind == Guide::Kind::Line)
            lines << QLineF(line.p1() - step * beyond, line.p2() + step * beyond);
        else
            lines << line << QLineF(line.p1() - aside, line.p1() + aside)
                  << QLineF(line.p2() - aside, line.p2() + aside);
        painter.setPen(QPen(m_view.theme().paper, 3 * pixel));
        painter.drawLines(lines);
        painter.setPen(QPen(m_view.theme().seat(guide.kind == Guide::Kind::Line ? 0 : 1), 1.2 * pixel,
                            guide.kind == Guide::Kind::Line ? Qt::SolidLine : Qt::DashLine));
        painter.drawLines(lines);
    }
    painter.restore();
}

} // namespace merlon
