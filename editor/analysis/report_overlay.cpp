#include "editor/analysis/report_overlay.h"

#include "app/words/language.h"
#include "editor/analysis/mark_painting.h"
#include "editor/canvas/drawing_view.h"
#include "editor/canvas/link_lines.h"

#include <QPainter>

#include <algorithm>
#include <map>

namespace merlon {

namespace {

bool isRay(MarkStyle style)
{
    return style == MarkStyle::Reach || style == MarkStyle::FarReach;
}

using Ends = std::pair<std::string, std::string>;

std::map<Ends, std::size_t> linksByEnds(const Board &board)
{
    std::map<Ends, std::size_t> links;
    for (std::size_t i = 0; i < board.links().size(); ++i)
        links.emplace(Ends {board.links()[i].from, board.links()[i].to}, i);
    return links;
}

} // namespace

ReportOverlay::ReportOverlay(const Board &board, const std::vector<Mark> &marks)
{
    const std::map<Ends, std::size_t> links = linksByEnds(board);
    for (const Mark &mark : marks) {
        Shown shown {mark, mark.label.empty() ? QString() : say(mark.label), {}};
        if (const auto forth = links.find({mark.place, mark.to}); forth != links.end()) {
            shown.link = forth->second;
        } else if (const auto back = links.find({mark.to, mark.place}); back != links.end()) {
            shown.link = back->second;
            shown.backwards = true;
        }
        m_marks.push_back(std::move(shown));
    }
}

/// The line of the link if it is still there, otherwise straight from place to place.
QPolygonF ReportOverlay::lineOf(const Shown &shown, const DrawingView &view) const
{
    const Board &board = view.document().board();
    const auto from = board.indexOf(shown.mark.place);
    const auto to = board.indexOf(shown.mark.to);
    if (!from || !to)
        return {};
    if (shown.link && *shown.link < board.links().size() && !isRay(shown.mark.style)) {
        const Link &link = board.links()[*shown.link];
        const Ends ends {shown.backwards ? link.to : link.from, shown.backwards ? link.from : link.to};
        QPolygonF line = view.lineOf(*shown.link);
        if (ends == Ends {shown.mark.place, shown.mark.to} && line.size() > 1) {
            if (shown.backwards)
                std::ranges::reverse(line);
            return line;
        }
    }
    return QPolygonF({view.centreOfPlace(*from), view.centreOfPlace(*to)});
}

void ReportOverlay::paint(QPainter &painter, const DrawingView &view, double pixel) const
{
    const MarkBrush brush {painter, view.theme(), pixel};
    const Board &board = view.document().board();
    for (const Shown &shown : m_marks) {
        if (!shown.mark.to.empty())
            paintAlong(brush, shown.mark, lineOf(shown, view));
        else if (const auto place = board.indexOf(shown.mark.place))
            paintOnPlace(brush, shown.mark.style, view.look().shapeOfPlace(*place));
    }
    painter.setBrush(Qt::NoBrush);
}

void ReportOverlay::paintAbove(QPainter &painter, const DrawingView &view, double pixel) const
{
    const MarkBrush brush {painter, view.theme(), pixel};
    painter.setFont(view.font());
    for (const Shown &shown : m_marks) {
        if (shown.label.isEmpty())
            continue;
        const auto place = view.document().board().indexOf(shown.mark.place);
        if (shown.mark.to.empty() && place)
            paintPlate(brush, shown.mark.style, view.centreOfPlace(*place), shown.label);
        else if (const QPolygonF line = lineOf(shown, view); line.size() > 1)
            paintPlate(brush, MarkStyle::Figure, knotOf(line), shown.label);
    }
    painter.setBrush(Qt::NoBrush);
}

} // namespace merlon
