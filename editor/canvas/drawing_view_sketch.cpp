#include "core/canvas/scene/board_scene.h"
#include "editor/canvas/drawing_view.h"
#include "editor/canvas/notes/note_editor.h"
#include "editor/canvas/tool.h"

/// What is seen of the drawing, and what lies on it besides the board: notes, and a picture under everything.
namespace merlon {

void DrawingView::showLayers()
{
    const Layers &layers = m_document.layers();
    canvas::GroundParts parts;
    parts.places = layers[LayerKind::Places].isVisible;
    parts.links = layers[LayerKind::Links].isVisible;
    if (layers[LayerKind::Background].isVisible)
        parts.underneath = [this](QPainter &painter) { m_background.paint(painter); };
    boardScene().setParts(std::move(parts), layers[LayerKind::Labels].isVisible);
    boardScene().editMarks().hovered = {};
    viewport()->update();
}

void DrawingView::showSketch()
{
    const bool wasTroubled = m_background.trouble().has_value();
    boardScene().damageGround(m_background.follow(m_document.sketch().background, look()));
    if (m_background.trouble() && !wasTroubled)
        Q_EMIT troubled(*m_background.trouble());
    showNotes();
}

void DrawingView::showNotes()
{
    boardScene().damageGround(m_notes.follow(m_document.sketch(), look(), font()));
    if (m_tool)
        m_tool->boardChanged();
    viewport()->update();
}

/// Empty if there is none, or none that can be selected.
std::string DrawingView::noteAt(QPointF point) const
{
    return m_document.layers()[LayerKind::Notes].isReachable() ? m_notes.noteAt(point).value_or(std::string())
                                                               : std::string();
}

void DrawingView::beginNote(Point at)
{
    m_noteEditor->begin(at);
}

void DrawingView::editNote(const std::string &key)
{
    m_noteEditor->edit(key);
}

} // namespace merlon
