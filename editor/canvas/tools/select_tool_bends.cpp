#include "core/canvas/looks/board_look.h"
#include "editor/canvas/drawing_view.h"
#include "editor/canvas/link_lines.h"
#include "editor/canvas/notes/note_editor.h"
#include "editor/canvas/tools/select_tool.h"

#include <QPainter>

/// The bends of selected links.
namespace merlon {

namespace {

constexpr double kBendReach = 7; ///< pixels

} // namespace

std::vector<SelectTool::Bend> SelectTool::bends() const
{
    std::vector<Bend> bends;
    const Board &board = m_view.document().board();
    for (const std::size_t link : linksIn(board, m_view.document().selection())) {
        for (std::size_t i = 0; i < board.links()[link].via.size(); ++i)
            bends.push_back({link, i});
    }
    return bends;
}

std::optional<SelectTool::Bend> SelectTool::bendAt(const Touch &touch) const
{
    for (const Bend &bend : bends()) {
        const Point at = m_view.document().board().links()[bend.link].via[bend.number];
        const QPoint there = m_view.mapFromScene(m_view.look().toScene(at));
        if (QLineF(there, touch.at).length() <= kBendReach)
            return bend;
    }
    return std::nullopt;
}

void SelectTool::doubleClick(const Touch &touch)
{
    BoardDocument &document = m_view.document();
    if (!touch.note.empty())
        return m_view.sketch().noteEditor().edit(touch.note);
    if (const auto bend = bendAt(touch)) {
        Link link = document.board().links()[bend->link];
        link.via.erase(link.via.begin() + static_cast<std::ptrdiff_t>(bend->number));
        document.perform({{ReplaceLink {bend->link, std::move(link)}}}, [] { return tr("Remove bend"); });
        return;
    }
    if (touch.thing.link < 0)
        return;
    const auto number = static_cast<std::size_t>(touch.thing.link);
    Link link = document.board().links()[number];
    const auto from = document.board().indexOf(link.from);
    const auto to = document.board().indexOf(link.to);
    if (!from || !to)
        return;
    QPolygonF line {m_view.centreOfPlace(*from)};
    for (const Point &via : link.via)
        line << m_view.look().toScene(via);
    line << m_view.centreOfPlace(*to);
    const auto place = static_cast<std::ptrdiff_t>(bendBefore(line, touch.point));
    link.via.insert(link.via.begin() + place, m_view.pointOf(touch.point));
    Selection bent;
    bent.links.insert(linkName(link));
    document.perform(
        {{ReplaceLink {number, std::move(link)}}}, [] { return tr("Bend link"); }, bent);
}

void SelectTool::paintBends(QPainter &painter, double pixel) const
{
    const double size = 4.5 * pixel;
    painter.setPen(QPen(m_view.theme().ink, 1.4 * pixel));
    painter.setBrush(m_view.theme().choosable);
    for (const Bend &bend : bends()) {
        const bool held =
            m_action == Action::Bend && bend.link == m_bend.link && bend.number == m_bend.number;
        const QPointF at = held
            ? m_now
            : m_view.look().toScene(m_view.document().board().links()[bend.link].via[bend.number]);
        painter.drawRect(QRectF(at - QPointF(size, size), QSizeF(2 * size, 2 * size)));
    }
    painter.setBrush(Qt::NoBrush);
}

} // namespace merlon
