#include "editor/canvas/overlays/selection_display.h"

#include "core/canvas/view/board_camera.h"
#include "core/canvas/view/board_highlights.h"
#include "editor/canvas/drawing/drawing_view.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace merlon {

SelectionDisplay::SelectionDisplay(DrawingView &view, const DrawnLinks &links)
    : m_view(view)
    , m_drawnLinks(links)
{
}

void SelectionDisplay::follow()
{
    const Board &board = m_view.document().board();
    const Selection &selection = m_view.document().selection();
    std::vector<canvas::Thing> things;
    for (const std::size_t place : placesIn(board, selection))
        things.push_back(canvas::placeThing(static_cast<int>(place)));
    m_links = linksIn(board, selection);
    for (const std::size_t link : m_links) {
        if (!m_view.look().lineOfLink(link).empty())
            things.push_back(canvas::linkThing(static_cast<int>(link)));
    }
    m_view.highlights().setSelected(std::move(things));
    m_view.viewport()->update();
}

void SelectionDisplay::paintLinks(QPainter &painter, double pixel) const
{
    m_drawnLinks.paintSelected(painter, m_links, m_view.theme(), pixel);
}

QRectF SelectionDisplay::areaOfPlacesAndNotes(const Selection &selection) const
{
    QRectF area;
    for (const std::size_t place : placesIn(m_view.document().board(), selection))
        area |= m_view.look().shapeOfPlace(place).boundingRect();
    for (const std::string &note : selection.notes)
        area |= m_view.sketch().notes().boxOf(note);
    return area;
}

/// Of all that is selected, in the scene.
QRectF SelectionDisplay::area() const
{
    const BoardDocument &document = m_view.document();
    QRectF area = areaOfPlacesAndNotes(document.selection());
    for (const std::size_t link : linksIn(document.board(), document.selection()))
        area |= m_view.shapes().lineOf(link).boundingRect();
    return area;
}

void SelectionDisplay::bringIntoView(const Selection &selection) const
{
    const QRectF area = areaOfPlacesAndNotes(selection);
    const QRectF seen = m_view.mapToScene(m_view.viewport()->rect()).boundingRect();
    if (!area.isEmpty() && !seen.contains(area))
        m_view.ensureVisible(area, 40, 40);
}

void SelectionDisplay::zoomToSelection() const
{
    constexpr double kRoom = 0.7; // the rest is what lies around it
    constexpr double kNearest = 3;
    const QRectF selected = area();
    if (selected.isNull())
        return;
    const QSizeF size = m_view.viewport()->size();
    const double scale = kRoom
        * std::min(size.width() / std::max(1.0, selected.width()),
                   size.height() / std::max(1.0, selected.height()));
    m_view.camera().zoomBy(std::min(kNearest, scale) / m_view.camera().scale());
    m_view.camera().lookAt(selected.center());
}

QPoint SelectionDisplay::middle() const
{
    const QRectF selected = area();
    const QRect seen = m_view.viewport()->rect();
    const QPoint middle = selected.isNull() ? seen.center() : m_view.mapFromScene(selected.center());
    return {std::clamp(middle.x(), seen.left(), seen.right()),
            std::clamp(middle.y(), seen.top(), seen.bottom())};
}

} // namespace merlon
