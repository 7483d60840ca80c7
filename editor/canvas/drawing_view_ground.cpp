#include "core/canvas/looks/likely_place.h"
#include "core/canvas/scene/board_scene.h"
#include "editor/canvas/drawing_view.h"
#include "editor/canvas/link_lines.h"

#include <algorithm>
#include <array>
#include <iterator>

/// What lies on the ground of the map and is drawn with it: links that the map does not show, and marks of findings.
namespace merlon {

LinkStroke strokeOf(const BoardSchema &schema, const std::string &linkKind, const canvas::Theme &theme)
{
    constexpr std::array kStyles {Qt::SolidLine, Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    const std::array colours {theme.trail, theme.seat(1), theme.seat(0), theme.growth, theme.ink};
    const auto kind = std::ranges::find(schema.links, linkKind, &LinkKind::key);
    const auto number = static_cast<std::size_t>(kind - schema.links.begin()) % kStyles.size();
    return {kStyles[number], colours[number]};
}

/// Only the marks that come or go are drawn again.
void DrawingView::markFindings()
{
    constexpr double kMark = 20; ///< pixels
    std::vector<std::pair<std::size_t, Severity>> concerned;
    for (const BoardFinding &found : m_document.findings()) {
        for (const std::string &key : found.finding.places) {
            if (const auto place = m_document.board().indexOf(key))
                concerned.emplace_back(*place, found.finding.severity);
        }
    }
    std::ranges::stable_sort(concerned, {}, &std::pair<std::size_t, Severity>::first); // errors come first
    const auto doubled = std::ranges::unique(concerned, {}, &std::pair<std::size_t, Severity>::first);
    concerned.erase(doubled.begin(), doubled.end());
    std::vector<std::pair<std::size_t, Severity>> different;
    std::ranges::set_symmetric_difference(m_concerned, concerned, std::back_inserter(different));
    QRectF changed;
    for (const auto &[place, severity] : different) {
        if (place < m_document.board().places().size())
            changed |= QRectF(cornerOfPlace(place), QSizeF(1, 1));
    }
    m_concerned = std::move(concerned);
    boardScene().damageGround(changed, kMark);
}

/// Where a mark stands: walls lie aslant.
QPointF DrawingView::cornerOfPlace(std::size_t place) const
{
    const QPainterPath &shape = look().shapeOfPlace(place);
    const QRectF box = shape.boundingRect();
    const QPointF corner = box.center() + QPointF(box.width(), -box.height()) * 0.36;
    return shape.contains(corner) ? corner : box.center();
}

/// Where the map shows no link it is a line from the edge of one place to that of the other; between places that touch
/// each other, a short piece in the middle. What has not moved stays as it is.
void DrawingView::followLink(std::size_t number)
{
    const Link &link = m_document.board().links()[number];
    LinkLine &known = m_lines[number];
    const auto from = canvas::indexOf(m_document.board(), link.from, known.fromPlace);
    const auto to = canvas::indexOf(m_document.board(), link.to, known.toPlace);
    LinkLine now {from.value_or(0), to.value_or(0), {}, {}, {}, {}};
    if (from && to && look().lineOfLink(number).empty() && !look().isShownBySide(number)) {
        now.from = look().shapeOfPlace(*from).boundingRect();
        now.to = look().shapeOfPlace(*to).boundingRect();
        now.course << now.from.center();
        for (const Point &point : link.via)
            now.course << look().toScene(point);
        now.course << now.to.center();
    }
    known.fromPlace = now.fromPlace;
    known.toPlace = now.toPlace;
    if (known.course == now.course && known.from == now.from && known.to == now.to)
        return;
    if (!now.course.isEmpty())
        now.line = betweenShapes(now.course, look().shapeOfPlace(*from), look().shapeOfPlace(*to));
    known = std::move(now);
}

/// Lines follow the places; only those that have moved are drawn again.
void DrawingView::lookChanged()
{
    constexpr double kKnot = 6; ///< pixels
    const std::size_t count = m_document.board().links().size();
    QRectF changed;
    for (std::size_t i = count; i < m_lines.size(); ++i)
        changed |= m_lines[i].line.boundingRect();
    m_lines.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        const QPolygonF before = m_lines[i].line;
        followLink(i);
        if (m_lines[i].line != before)
            changed |= m_lines[i].line.boundingRect() | before.boundingRect();
    }
    boardScene().damageGround(changed, kKnot);
}

QPolygonF DrawingView::lineOf(std::size_t link) const
{
    const std::vector<QPointF> &drawn = look().lineOfLink(link);
    return drawn.empty() ? m_lines[link].line : QPolygonF(QList<QPointF>(drawn.begin(), drawn.end()));
}

} // namespace merlon
