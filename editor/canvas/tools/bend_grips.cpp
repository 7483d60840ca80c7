#include "editor/canvas/tools/bend_grips.h"

#include "core/base/limits.h"
#include "core/canvas/looks/board_look.h"
#include "editor/canvas/drawing/drawing_view.h"
#include "editor/canvas/links/link_lines.h"

#include <QLineF>

#include <algorithm>

namespace merlon {

std::vector<BendGrips::Bend> BendGrips::bends() const
{
    std::vector<Bend> bends;
    const Board &board = m_view.document().board();
    for (const std::size_t link : linksIn(board, m_view.document().selection())) {
        for (std::size_t i = 0; i < board.links()[link].via.size(); ++i)
            bends.push_back({link, i});
    }
    return bends;
}

QPointF BendGrips::gripOf(const Bend &bend) const
{
    const bool isHeld = m_isHeld && bend.link == m_held.link && bend.number == m_held.number;
    const Link &link = isHeld ? m_link : m_view.document().board().links()[bend.link];
    const QPolygonF road = isHeld ? m_view.shapes().lineFor(m_link) : m_view.shapes().lineOf(bend.link);
    return nearestOn(road, m_view.look().toScene(link.via[bend.number]));
}

std::optional<BendGrips::Bend> BendGrips::bendAt(const Tool::Touch &touch) const
{
    std::optional<Bend> nearest;
    double reach = kReach;
    for (const Bend &bend : bends()) {
        if (const double away = distance(touch, gripOf(bend)); away <= reach) {
            reach = away;
            nearest = bend;
        }
    }
    return nearest;
}

std::optional<Qt::CursorShape> BendGrips::cursorAt(const Tool::Touch &touch) const
{
    return bendAt(touch) ? std::optional(Qt::SizeAllCursor) : std::nullopt;
}

bool BendGrips::take(const Tool::Touch &touch)
{
    const auto bend = bendAt(touch);
    if (!bend)
        return false;
    m_isHeld = true;
    m_isNew = false;
    m_held = *bend;
    m_link = m_view.document().board().links()[bend->link];
    return true;
}

bool BendGrips::takeRoad(const Tool::Touch &touch)
{
    const Board &board = m_view.document().board();
    if (touch.thing.link < 0 || static_cast<std::size_t>(touch.thing.link) >= board.links().size())
        return false;
    const auto number = static_cast<std::size_t>(touch.thing.link);
    const Link &link = board.links()[number];
    const auto from = board.indexOf(link.from);
    const auto to = board.indexOf(link.to);
    if (!from || !to || link.via.size() >= kMostBends)
        return false;
    QPolygonF line {m_view.shapes().centreOfPlace(*from)};
    for (const Point &via : link.via)
        line << m_view.look().toScene(via);
    line << m_view.shapes().centreOfPlace(*to);
    m_held = {number, bendBefore(line, touch.point)};
    m_link = link;
    m_link.via.insert(m_link.via.begin() + static_cast<std::ptrdiff_t>(m_held.number),
                      m_view.pointOf(touch.point));
    m_isHeld = true;
    m_isNew = true;
    return true;
}

/// Where the bend must lie for the road to come nearest to a point: some looks draw curves that pass their bends by.
Point BendGrips::bendThrough(QPointF wanted, bool exactly)
{
    constexpr int kTries = 6;
    QPointF tried = wanted;
    QPointF best = wanted;
    double least = 1e9;
    for (int i = 0; i < kTries; ++i) {
        m_link.via[m_held.number] = m_view.look().toBoard(tried);
        const QPointF missing = wanted - nearestOn(m_view.shapes().lineFor(m_link), tried);
        const double away = QLineF({}, missing).length();
        if (away >= least)
            break;
        least = away;
        best = tried;
        tried += missing;
    }
    return m_view.pointOf(best, exactly);
}

void BendGrips::drag(const Tool::Touch &touch, bool exactly)
{
    const Point at = bendThrough(touch.point, exactly);
    m_link.via[m_held.number] = at;
    //: While a bend of a path is moved: where it would come to lie.
    m_view.tell(tr("Bend at %1, %2 (hold Ctrl or Alt to ignore the grid)").arg(at.x).arg(at.y));
}

bool BendGrips::drop(const Tool::Touch &touch, bool exactly)
{
    drag(touch, exactly);
    letGo();
    BoardDocument &document = m_view.document();
    if (m_held.link >= document.board().links().size() || document.board().links()[m_held.link] == m_link)
        return true;
    document.perform({{ReplaceLink {m_held.link, m_link}}},
                     [isNew = m_isNew] { return isNew ? tr("Bend link") : tr("Move bend"); });
    return true;
}

void BendGrips::change(const Tool::Touch &touch)
{
    if (const auto bend = bendAt(touch)) {
        BoardDocument &document = m_view.document();
        Link link = document.board().links()[bend->link];
        link.via.erase(link.via.begin() + static_cast<std::ptrdiff_t>(bend->number));
        document.perform({{ReplaceLink {bend->link, std::move(link)}}}, [] { return tr("Remove bend"); });
        return;
    }
    add(touch);
}

void BendGrips::add(const Tool::Touch &touch)
{
    if (!takeRoad(touch))
        return;
    m_link.via[m_held.number] = bendThrough(touch.point, false);
    letGo();
    Selection bent;
    bent.links.insert(linkName(m_link));
    m_view.document().perform(
        {{ReplaceLink {m_held.link, m_link}}}, [] { return tr("Bend link"); }, bent);
}

void BendGrips::paint(QPainter &painter, double pixel) const
{
    if (m_isHeld)
        paintRoad(painter, m_view.shapes().lineFor(m_link), true, pixel);
    for (const Bend &bend : bends()) {
        if (!m_isHeld || bend.link != m_held.link)
            paintGrip(painter, gripOf(bend), Form::Square, pixel);
    }
    if (m_isHeld)
        paintGrip(painter, gripOf(m_held), Form::Square, pixel);
}

} // namespace merlon
