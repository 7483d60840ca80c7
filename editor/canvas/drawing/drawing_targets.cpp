#include "editor/canvas/drawing/drawing_targets.h"

#include "core/canvas/scene/board_scene.h"
#include "editor/canvas/drawing/drawing_view.h"
#include "editor/model/arrangement.h"

#include <vector>

namespace merlon {

namespace {

constexpr double kKnotReach = 6; ///< pixels about the middle of a link that count as the link
constexpr double kLineReach = 5;
constexpr double kGroundReach = 3;

} // namespace

Selection selectionOf(const canvas::Thing &thing, const Board &board, const std::string &note)
{
    Selection selection;
    if (!note.empty())
        selection.notes.insert(note);
    else if (thing.place >= 0)
        selection.places.insert(board.places()[static_cast<std::size_t>(thing.place)].key);
    else if (thing.link >= 0)
        selection.links.insert(linkName(board.links()[static_cast<std::size_t>(thing.link)]));
    return selection;
}

DrawingTargets::DrawingTargets(const DrawingView &view, const canvas::BoardScene &scene,
                               const DrawingGround &ground, const ToolInput &input)
    : m_view(view)
    , m_scene(scene)
    , m_ground(ground)
    , m_input(input)
{
}

/// The size of one in the scene.
double DrawingTargets::pixel() const
{
    return 1 / m_view.transform().m11();
}

std::optional<std::size_t> DrawingTargets::placeAt(QPoint position) const
{
    const QPointF point = m_view.mapToScene(position);
    for (const canvas::Thing &thing : m_scene.things().groundAt(point, kGroundReach * pixel())) {
        if (thing.place >= 0)
            return static_cast<std::size_t>(thing.place);
    }
    return std::nullopt;
}

canvas::Thing DrawingTargets::targetAt(QPoint position) const
{
    const QPointF point = m_view.mapToScene(position);
    const Board &board = m_view.document().board();
    const Layers &layers = m_view.document().layers();
    const bool locked = m_input.tool() && m_input.tool()->takesLocked();
    const bool takesPlaces = locked || !layers[LayerKind::Places].isLocked;
    const bool takesLinks = locked || !layers[LayerKind::Links].isLocked;
    const bool takesLines = takesLinks && m_ground.showsLinks();
    const auto reached = [&](std::optional<std::size_t> link) {
        const canvas::Thing thing = link ? canvas::linkThing(static_cast<int>(*link)) : canvas::Thing {};
        return m_view.arranged().canReach(thing, board, locked) ? thing : canvas::Thing {};
    };
    if (takesLines) {
        const canvas::Thing knot = reached(m_ground.links().knotNear(point, kKnotReach * pixel()));
        if (!knot.isNothing())
            return knot;
    }
    for (const canvas::Thing &thing : m_scene.things().groundAt(point, kGroundReach * pixel())) {
        const bool isTaken = thing.place >= 0 ? takesPlaces : takesLinks;
        if (isTaken && m_view.arranged().canReach(thing, board, locked))
            return thing;
    }
    return takesLines ? reached(m_ground.links().lineNear(point, kLineReach * pixel())) : canvas::Thing {};
}

Selection DrawingTargets::selectionAt(QPoint position) const
{
    return selectionOf(targetAt(position), m_view.document().board(),
                       m_view.sketch().noteAt(m_view.mapToScene(position)));
}

Selection DrawingTargets::lockedAt(QPoint position) const
{
    const QPointF point = m_view.mapToScene(position);
    const Board &board = m_view.document().board();
    const ArrangedThings &arranged = m_view.arranged();
    if (const auto note = m_view.sketch().notes().noteAt(point); note && !arranged.canReachNote(*note))
        return selectionOf({}, board, *note);
    const std::vector<canvas::Thing> things = m_scene.things().groundAt(point, kGroundReach * pixel());
    if (!things.empty())
        return arranged.lockedAmong(selectionOf(things.front(), board));
    const auto line =
        m_ground.showsLinks() ? m_ground.links().lineNear(point, kLineReach * pixel()) : std::nullopt;
    if (!line)
        return {};
    return arranged.lockedAmong(selectionOf(canvas::linkThing(static_cast<int>(*line)), board));
}

Selection DrawingTargets::withGroups(const Selection &things) const
{
    const BoardDocument &document = m_view.document();
    const Arrangement &arrangement = document.sketch().arrangement;
    return arrangement.groups.empty() ? things : document.reachable(merlon::withGroups(arrangement, things));
}

} // namespace merlon
