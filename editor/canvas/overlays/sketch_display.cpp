#include "editor/canvas/overlays/sketch_display.h"

#include "core/canvas/scene/board_scene.h"
#include "editor/canvas/drawing/drawing_view.h"
#include "editor/canvas/notes/note_editor.h"
#include "editor/model/arrangement.h"
#include "editor/model/notes.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace merlon {

SketchDisplay::SketchDisplay(DrawingView &view, canvas::BoardScene &scene)
    : m_view(view)
    , m_scene(scene)
    , m_noteEditor(new NoteEditor(view))
{
    connect(&m_pictureWatch, &PictureWatch::changed, this, [this] {
        m_background.forget();
        follow();
    });
}

/// A picture that is gone, or cannot be read meanwhile, says so only once.
void SketchDisplay::follow()
{
    const std::optional<Background> &background = m_view.document().sketch().background;
    const bool hadError = m_background.error().has_value();
    m_scene.damageGround(m_background.follow(background, m_view.look()));
    m_pictureWatch.follow(background);
    if (m_background.error() && !hadError)
        Q_EMIT errorOccurred(*m_background.error());
    followNotes();
}

void SketchDisplay::followNotes()
{
    const BoardDocument &document = m_view.document();
    const Sketch shown = without(document.sketch(), hiddenThings(document.sketch().arrangement));
    m_scene.damageGround(m_notes.follow(shown, m_view.look(), m_view.font()));
    Q_EMIT notesChanged();
}

std::string SketchDisplay::noteAt(QPointF scenePoint) const
{
    if (!m_view.document().layers()[LayerKind::Notes].isReachable())
        return {};
    const std::string note = m_notes.noteAt(scenePoint).value_or(std::string());
    return m_view.arranged().canReachNote(note) ? note : std::string();
}

/// Those that are seen, from top to bottom; side by side from left to right.
std::vector<const Note *> SketchDisplay::notesInOrder() const
{
    constexpr double kSameRow = 20; ///< of the drawing's points
    std::vector<const Note *> notes;
    if (!m_view.document().layers()[LayerKind::Notes].isVisible)
        return notes;
    for (const Note &note : m_view.document().sketch().notes) {
        if (!m_view.arranged().hidden().notes.contains(note.key))
            notes.push_back(&note);
    }
    std::ranges::stable_sort(
        notes, {}, [](const Note *note) { return std::pair(std::floor(note->at.y / kSameRow), note->at.x); });
    return notes;
}

std::vector<canvas::Caption> SketchDisplay::captions() const
{
    std::vector<canvas::Caption> captions;
    for (const Note *note : notesInOrder()) {
        const QString text = QString::fromStdString(note->text);
        //: Read aloud: a note on the drawing. %1: its kind: Question; %2: its first line.
        const QString name = tr("%1: %2").arg(merlon::nameOf(note->kind), text.section(u'\n', 0, 0));
        const bool isSelected = m_view.document().selection().notes.contains(note->key);
        captions.push_back({name, text, m_notes.boxOf(note->key), isSelected});
    }
    return captions;
}

void SketchDisplay::pickCaption(std::size_t number)
{
    const std::vector<const Note *> notes = notesInOrder();
    if (number >= notes.size())
        return;
    Selection note;
    note.notes.insert(notes[number]->key);
    m_view.setFocus();
    m_view.document().select(note);
    m_view.selectionDisplay().bringIntoView(note);
}

void SketchDisplay::paintSelected(QPainter &painter, double pixel) const
{
    painter.setBrush(Qt::NoBrush);
    for (const std::string &note : m_view.document().selection().notes) {
        const QRectF box = m_notes.boxOf(note);
        painter.setPen(QPen(m_view.theme().ink, 5 * pixel));
        painter.drawRect(box);
        painter.setPen(QPen(m_view.theme().choosable, 3.2 * pixel));
        painter.drawRect(box);
    }
}

} // namespace merlon
