#include "editor/canvas/drawing/drawing_follower.h"

#include "core/canvas/scene/board_scene.h"
#include "core/canvas/view/board_accessible.h"
#include "core/canvas/view/board_keyboard.h"
#include "editor/canvas/drawing/drawing_view.h"

#include <vector>

namespace merlon {

DrawingFollower::DrawingFollower(DrawingView &view, canvas::BoardScene &scene)
    : m_view(view)
    , m_scene(scene)
{
}

void DrawingFollower::begin()
{
    BoardDocument &document = m_view.document();
    DrawingPicture &picture = m_view.drawingPicture();
    connect(&document, &BoardDocument::changed, this, &DrawingFollower::follow);
    connect(&document, &BoardDocument::findingsChanged, this, [this] { m_view.ground().followFindings(); });
    connect(&document, &BoardDocument::findingsChanged, &picture, &DrawingPicture::followSetUp);
    connect(&picture, &DrawingPicture::changed, this, &DrawingFollower::showNames);
    connect(&m_view.sketch(), &SketchDisplay::notesChanged, this, &DrawingFollower::noteSketch);
    m_arranged.follow(document);
    m_view.ground().followHidden();
    showBoard();
    m_view.sketch().follow();
    showLayers();
    picture.followSetUp();
    m_view.ground().followFindings();
}

void DrawingFollower::follow(const DocumentChange &change)
{
    const BoardDocument &document = m_view.document();
    const bool isSeenOtherwise = (change.board || change.sketch) && m_arranged.follow(document);
    m_view.ground().followHidden();
    if (change.board)
        showBoard();
    if (change.sketch) {
        m_view.guideLines().follow();
        m_view.sketch().follow(); // tells of both
    }
    if (change.layers || isSeenOtherwise)
        showLayers();
    if (change.selection && !change.board)
        m_view.selectionDisplay().follow();
    if (!document.selection().empty())
        m_view.guideLines().selectNone();
}

/// The keyboard stays where it was.
void DrawingFollower::showBoard()
{
    const Board &board = m_view.document().board();
    const Selection before = m_scene.things().look() ? m_view.atKeyboard() : Selection {};
    m_view.changeBoard(board, m_view.drawingPicture().picture());
    m_view.selectionDisplay().follow();
    const std::vector<std::size_t> there = placesIn(board, before);
    if (!there.empty())
        m_view.keyboard().setCurrent(canvas::placeThing(static_cast<int>(there.front())));
    if (Tool *tool = m_view.input().tool())
        tool->boardChanged();
}

void DrawingFollower::showLayers()
{
    m_view.ground().followLayers();
    showNames();
    m_scene.editMarks().hovered = {};
    m_view.viewport()->update();
}

/// Notes have come, gone or changed.
void DrawingFollower::noteSketch()
{
    canvas::tellBoardChanged(m_view);
    if (Tool *tool = m_view.input().tool())
        tool->boardChanged();
    m_view.viewport()->update();
}

void DrawingFollower::showNames()
{
    m_view.setPicture(m_view.drawingPicture().picture());
}

} // namespace merlon
