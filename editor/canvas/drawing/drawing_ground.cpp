#include "editor/canvas/drawing/drawing_ground.h"

#include "core/canvas/scene/board_scene.h"
#include "editor/canvas/drawing/drawing_page.h"
#include "editor/canvas/drawing/drawing_view.h"

#include <QPainter>

#include <utility>

namespace merlon {

DrawingGround::DrawingGround(DrawingView &view, canvas::BoardScene &scene)
    : m_view(view)
    , m_scene(scene)
{
}

void DrawingGround::begin()
{
    m_scene.setAboveGround([this](QPainter &painter, double pixel) { paintAbove(painter, pixel); });
}

void DrawingGround::end()
{
    m_scene.setAboveGround({});
    m_scene.setParts({});
    m_scene.setShowsNames(true);
}

void DrawingGround::setShowsLinks(bool shows)
{
    m_showsLinks = shows;
    followLayers();
}

bool DrawingGround::showsLinks() const
{
    return m_showsLinks && m_view.document().layers()[LayerKind::Links].isVisible;
}

void DrawingGround::followLook()
{
    constexpr double kKnot = 6; ///< pixels
    m_scene.damageGround(m_links.follow(m_view.document().board(), m_view.look()), kKnot);
}

void DrawingGround::followFindings()
{
    constexpr double kMark = 20; ///< pixels
    const BoardDocument &document = m_view.document();
    m_scene.damageGround(m_findingMarks.follow(document.findings(), document.board(), m_view.look()), kMark);
}

void DrawingGround::followHidden()
{
    m_links.setHidden(m_view.arranged().hiddenLinks());
}

void DrawingGround::followLayers()
{
    const Layers &layers = m_view.document().layers();
    canvas::GroundParts parts;
    parts.places = layers[LayerKind::Places].isVisible;
    parts.links = layers[LayerKind::Links].isVisible;
    parts.hiddenPlaces = m_view.arranged().hiddenPlaces();
    parts.quietLinks = m_showsLinks;
    parts.hiddenLinks = m_view.arranged().hiddenLinks();
    parts.underneath = [this](QPainter &painter) { paintUnderneath(painter); };
    m_scene.setParts(std::move(parts));
    m_scene.setShowsNames(layers[LayerKind::Labels].isVisible);
}

void DrawingGround::paintUnderneath(QPainter &painter) const
{
    const bool hasPicture = m_view.document().layers()[LayerKind::Background].isVisible;
    paintPage(painter, m_scene.sheet(), m_view.limits(), m_view.theme(),
              hasPicture ? &m_view.sketch().background() : nullptr);
}

void DrawingGround::paintAbove(QPainter &painter, double pixel) const
{
    const BoardDocument &document = m_view.document();
    const Layers &layers = document.layers();
    if (showsLinks())
        m_links.paint(painter, document.board(), document.schema(), m_view.look(), m_view.theme(), pixel);
    if (layers[LayerKind::Places].isVisible)
        m_findingMarks.paint(painter, m_view.look(), document.board().places().size(),
                             m_view.arranged().hiddenPlaces(), m_view.theme(), pixel);
    if (layers[LayerKind::Notes].isVisible)
        m_view.sketch().notes().paint(painter, m_view.theme(), pixel);
}

} // namespace merlon
