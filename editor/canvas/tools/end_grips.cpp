#include "editor/canvas/tools/end_grips.h"

#include "app/words/game_words.h"
#include "core/canvas/art/theme.h"
#include "core/canvas/looks/board_look.h"
#include "editor/canvas/drawing/drawing_view.h"
#include "editor/canvas/links/link_lines.h"
#include "editor/canvas/tools/link_tool.h"

#include <QPainter>

#include <algorithm>

namespace merlon {

std::optional<std::size_t> EndGrips::linkInHand() const
{
    const Selection &selection = m_view.document().selection();
    if (selection.size() != 1 || selection.links.empty())
        return std::nullopt;
    const std::vector<std::size_t> links = linksIn(m_view.document().board(), selection);
    if (links.empty() || m_view.shapes().lineOf(links.front()).isEmpty())
        return std::nullopt;
    return links.front();
}

/// A little beside the place, which can still be taken hold of itself.
QPointF EndGrips::gripOf(std::size_t link, LinkEnd end) const
{
    constexpr double kBeside = 9; ///< pixels
    const QPolygonF road = m_view.shapes().lineFor(m_view.document().board().links()[link]);
    const auto [from, to] = nearEndsOf(road, kBeside / m_view.transform().m11());
    return end == LinkEnd::From ? from : to;
}

std::optional<LinkEnd> EndGrips::endAt(const Tool::Touch &touch) const
{
    const auto link = linkInHand();
    if (!link)
        return std::nullopt;
    const double from = distance(touch, gripOf(*link, LinkEnd::From));
    const double to = distance(touch, gripOf(*link, LinkEnd::To));
    if (std::min(from, to) > kReach)
        return std::nullopt;
    return from < to ? LinkEnd::From : LinkEnd::To;
}

std::optional<Qt::CursorShape> EndGrips::cursorAt(const Tool::Touch &touch) const
{
    return endAt(touch) ? std::optional(Qt::SizeAllCursor) : std::nullopt;
}

bool EndGrips::take(const Tool::Touch &touch)
{
    const auto end = endAt(touch);
    if (!end)
        return false;
    const BoardDocument &document = m_view.document();
    m_held = end;
    m_number = *linkInHand();
    m_link = document.board().links()[m_number];
    m_now = touch.point;
    m_over.reset();
    m_possible = placesForEnd(document.board(), document.schema(), m_link, *end);
    return true;
}

std::optional<Link> EndGrips::wanted() const
{
    if (!m_held || !m_over)
        return std::nullopt;
    const std::string &place = m_view.document().board().places()[*m_over].key;
    return place == keyAt(*m_held) ? std::nullopt : std::optional(withEnd(m_link, *m_held, place));
}

bool EndGrips::isAllowed(const Link &link) const
{
    const BoardDocument &document = m_view.document();
    return whyNoLink(document.board(), document.schema(), linkName(link)) == LinkRefusal::None;
}

/// What would be done, or why it cannot be.
QString EndGrips::prospect(const Link &link) const
{
    const BoardDocument &document = m_view.document();
    const LinkName name = linkName(link);
    const LinkRefusal refused = whyNoLink(document.board(), document.schema(), name);
    if (refused != LinkRefusal::None)
        return LinkTool::reasonOf(refused, document, name);
    //: Undo step. %1: a type of link (“Path”), %2 and %3: the places that it joins, %4: the place at which one of its
    //: ends is from now on.
    return tr("Reconnect %1: %2 – %3 to %4")
        .arg(titleOf(m_link.kind), titleOf(m_link.from), titleOf(m_link.to),
             titleOf(*m_held == LinkEnd::From ? link.from : link.to));
}

void EndGrips::drag(const Tool::Touch &touch, bool)
{
    m_now = touch.point;
    m_over = m_view.targets().placeAt(touch.at);
    const auto link = wanted();
    m_view.tell(link ? prospect(*link) : tr("Drag the end of the link to another place. Esc cancels."));
}

bool EndGrips::drop(const Tool::Touch &touch, bool exactly)
{
    drag(touch, exactly);
    const auto link = wanted();
    const QString text = link ? prospect(*link) : QString();
    const bool allowed = link && isAllowed(*link);
    letGo();
    if (!link)
        return true;
    if (!allowed) {
        m_view.refuse(touch.at, text);
        return false;
    }
    Selection hung;
    hung.links.insert(linkName(*link));
    m_view.document().perform({{ReplaceLink {m_number, *link}}}, text, hung);
    return true;
}

void EndGrips::letGo()
{
    m_held.reset();
    m_over.reset();
    m_possible.clear();
}

/// From the end that stays through the bends to the mouse.
QPolygonF EndGrips::roadToMouse() const
{
    const Board &board = m_view.document().board();
    const bool isFrom = *m_held == LinkEnd::From;
    const auto kept = board.indexOf(isFrom ? m_link.to : m_link.from);
    QPolygonF road;
    for (const Point &bend : m_link.via)
        road << m_view.look().toScene(bend);
    if (!isFrom)
        std::ranges::reverse(road);
    road.prepend(m_now);
    if (kept)
        road << m_view.shapes().centreOfPlace(*kept);
    return road;
}

void EndGrips::paint(QPainter &painter, double pixel) const
{
    const auto inHand = linkInHand();
    if (!m_held) {
        for (const LinkEnd end : {LinkEnd::From, LinkEnd::To}) {
            if (inHand)
                paintGrip(painter, gripOf(*inHand, end), Form::Round, pixel);
        }
        return;
    }
    const auto link = wanted();
    const bool allowed = !link || isAllowed(*link);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_view.theme().choosable, 2.6 * pixel));
    for (const std::size_t place : m_possible)
        painter.drawPath(m_view.look().shapeOfPlace(place));
    const bool hangs = link && allowed;
    paintRoad(painter, hangs ? m_view.shapes().lineFor(*link) : roadToMouse(), allowed, pixel);
    if (link && m_over)
        painter.drawPath(m_view.look().shapeOfPlace(*m_over));
    if (!hangs)
        paintGrip(painter, m_now, Form::Round, pixel);
}

} // namespace merlon
