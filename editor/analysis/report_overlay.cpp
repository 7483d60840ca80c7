#include "editor/analysis/report_overlay.h"

#include "app/words/language.h"
#include "editor/analysis/mark_legend.h"
#include "editor/analysis/mark_painting.h"
#include "editor/canvas/links/link_lines.h"

#include <QPainter>

#include <algorithm>
#include <map>
#include <utility>

namespace merlon {

namespace {

bool isRay(MarkStyle style)
{
    return style == MarkStyle::Reach || style == MarkStyle::FarReach;
}

using Ends = std::pair<std::string, std::string>;

QPointF middleOfPlace(std::size_t place, const OverlayGround &ground)
{
    return ground.look.shapeOfPlace(place).boundingRect().center(); // walls follow the ring
}

std::map<Ends, std::size_t> linksByEnds(const Board &board)
{
    std::map<Ends, std::size_t> links;
    for (std::size_t i = 0; i < board.links().size(); ++i)
        links.emplace(Ends {board.links()[i].from, board.links()[i].to}, i);
    return links;
}

} // namespace

ReportOverlay::ReportOverlay(const Board &board, const std::vector<Mark> &marks, QStringList caption)
    : m_caption(std::move(caption))
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

std::vector<LegendLine> ReportOverlay::legend() const
{
    std::vector<Mark> marks;
    for (const Shown &shown : m_marks)
        marks.push_back(shown.mark);
    return legendOf(marks);
}

/// The line of the link if it is still there, otherwise straight from place to place.
QPolygonF ReportOverlay::lineOf(const Shown &shown, const OverlayGround &ground) const
{
    const Board &board = ground.board;
    const auto from = board.indexOf(shown.mark.place);
    const auto to = board.indexOf(shown.mark.to);
    if (!from || !to)
        return {};
    if (shown.link && ground.lineOf && *shown.link < board.links().size() && !isRay(shown.mark.style)) {
        const Link &link = board.links()[*shown.link];
        const Ends ends {shown.backwards ? link.to : link.from, shown.backwards ? link.from : link.to};
        QPolygonF line = ground.lineOf(*shown.link);
        if (ends == Ends {shown.mark.place, shown.mark.to} && line.size() > 1) {
            if (shown.backwards)
                std::ranges::reverse(line);
            return line;
        }
    }
    return QPolygonF({middleOfPlace(*from, ground), middleOfPlace(*to, ground)});
}

void ReportOverlay::paint(QPainter &painter, const OverlayGround &ground, double pixel) const
{
    const MarkBrush brush {painter, ground.theme, pixel};
    const Board &board = ground.board;
    for (const Shown &shown : m_marks) {
        if (!shown.mark.to.empty())
            paintAlong(brush, shown.mark, lineOf(shown, ground));
        else if (const auto place = board.indexOf(shown.mark.place))
            paintOnPlace(brush, shown.mark.style, ground.look.shapeOfPlace(*place));
    }
    painter.setBrush(Qt::NoBrush);
}

void ReportOverlay::paintAbove(QPainter &painter, const OverlayGround &ground, double pixel) const
{
    const MarkBrush brush {painter, ground.theme, pixel};
    painter.setFont(ground.font);
    for (const Shown &shown : m_marks) {
        if (shown.label.isEmpty())
            continue;
        const auto place = ground.board.indexOf(shown.mark.place);
        if (shown.mark.to.empty() && place)
            paintPlate(brush, shown.mark.style, middleOfPlace(*place, ground), shown.label);
        else if (const QPolygonF line = lineOf(shown, ground); line.size() > 1)
            paintPlate(brush, MarkStyle::Figure, knotOf(line), shown.label);
    }
    painter.setBrush(Qt::NoBrush);
}

} // namespace merlon
