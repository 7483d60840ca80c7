#include "core/canvas/view/board_highlights.h"

#include "core/canvas/scene/board_scene.h"
#include "core/canvas/view/board_camera.h"

#include <QWidget>

#include <utility>

namespace merlon::canvas {

BoardHighlights::BoardHighlights(QWidget &view, BoardScene &scene, BoardCamera &camera)
    : m_view(view)
    , m_scene(scene)
    , m_camera(camera)
{
}

void BoardHighlights::setChoosable(std::vector<Thing> things)
{
    m_scene.setChoosable(std::move(things));
}

const std::vector<Thing> &BoardHighlights::choosable() const
{
    return m_scene.marks().choosable;
}

void BoardHighlights::setSelected(std::vector<Thing> things)
{
    m_scene.editMarks().selected = std::move(things);
}

void BoardHighlights::setMarked(std::vector<Thing> things)
{
    m_scene.editMarks().marked = std::move(things);
}

void BoardHighlights::setReached(std::vector<Thing> things)
{
    if (things != m_scene.marks().reached)
        m_scene.editMarks().reached = std::move(things);
}

const std::vector<Thing> &BoardHighlights::reached() const
{
    return m_scene.marks().reached;
}

void BoardHighlights::setGhost(const std::vector<std::uint16_t> &places, int seat)
{
    BoardMarks::Ghost ghost {{places.begin(), places.end()}, places.empty() ? -1 : seat};
    if (ghost != m_scene.marks().ghost)
        m_scene.editMarks().ghost = std::move(ghost);
}

void BoardHighlights::setGuided(std::vector<Thing> things)
{
    m_scene.setGuided(std::move(things));
}

void BoardHighlights::setPins(std::vector<Pin> pins)
{
    if (pins != m_scene.marks().pinned)
        m_scene.editMarks().pinned = std::move(pins);
}

void BoardHighlights::setArrow(const Thing &from, const Thing &to)
{
    m_scene.editMarks().arrow = {from, to};
    const BoardThings &things = m_scene.things();
    //: Read aloud: what an arrow on the board shows.
    m_view.setAccessibleDescription(
        hasArrow() ? tr("Suggested: from %1 to %2").arg(things.nameOf(from), things.nameOf(to)) : QString());
}

bool BoardHighlights::hasArrow() const
{
    const BoardMarks::Arrow &arrow = m_scene.marks().arrow;
    return m_scene.things().isOnBoard(arrow.from) && m_scene.things().isOnBoard(arrow.to);
}

void BoardHighlights::setBadges(std::vector<Badge> badges)
{
    if (badges.empty() && m_scene.badges().empty())
        return;
    m_scene.setBadges(std::move(badges));
    m_camera.settle();
}

const std::vector<Badge> &BoardHighlights::badges() const
{
    return m_scene.badges();
}

} // namespace merlon::canvas
