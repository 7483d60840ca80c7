#include "core/canvas/scene/board_scene.h"
#include "core/canvas/view/board_accessible.h"
#include "editor/canvas/drawing_view.h"
#include "editor/canvas/notes/note_editor.h"
#include "editor/canvas/tools/tool.h"

#include <algorithm>
#include <cmath>
#include <utility>

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
    const bool hadError = m_background.error().has_value();
    boardScene().damageGround(m_background.follow(m_document.sketch().background, look()));
    m_pictureWatch.follow(m_document.sketch().background);
    if (m_background.error() && !hadError)
        Q_EMIT errorOccurred(*m_background.error());
    showNotes();
}

/// A picture that is gone, or cannot be read meanwhile, says so only once.
void DrawingView::readPictureAnew()
{
    m_background.forget();
    showSketch();
}

void DrawingView::showNotes()
{
    boardScene().damageGround(m_notes.follow(m_document.sketch(), look(), font()));
    canvas::tellBoardChanged(*this);
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

/// Those that are seen, from top to bottom; side by side from left to right.
std::vector<const Note *> DrawingView::notesInOrder() const
{
    constexpr double kSameRow = 20; ///< of the drawing's points
    std::vector<const Note *> notes;
    if (!m_document.layers()[LayerKind::Notes].isVisible)
        return notes;
    for (const Note &note : m_document.sketch().notes)
        notes.push_back(&note);
    std::ranges::stable_sort(
        notes, {}, [](const Note *note) { return std::pair(std::floor(note->at.y / kSameRow), note->at.x); });
    return notes;
}

std::vector<canvas::Caption> DrawingView::captions() const
{
    std::vector<canvas::Caption> captions;
    for (const Note *note : notesInOrder()) {
        const QString text = QString::fromStdString(note->text);
        //: Read aloud: a note on the drawing. %1: its kind: Question; %2: its first line.
        const QString name = tr("%1: %2").arg(merlon::nameOf(note->kind), text.section(u'\n', 0, 0));
        const bool isSelected = m_document.selection().notes.contains(note->key);
        captions.push_back({name, text, m_notes.boxOf(note->key), isSelected});
    }
    return captions;
}

void DrawingView::pickCaption(std::size_t number)
{
    const std::vector<const Note *> notes = notesInOrder();
    if (number >= notes.size())
        return;
    Selection note;
    note.notes.insert(notes[number]->key);
    setFocus();
    m_document.select(note);
    showSelection(note);
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
