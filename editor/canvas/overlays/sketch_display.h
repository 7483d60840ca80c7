#pragma once

#include "core/base/error.h"
#include "core/canvas/view/board_view.h"
#include "editor/canvas/background/background_picture.h"
#include "editor/canvas/background/picture_watch.h"
#include "editor/canvas/notes/note_layer.h"

#include <QObject>

#include <string>
#include <vector>

namespace merlon {

class DrawingView;
class NoteEditor;

/// What lies on a drawing besides the board: notes above it, and a picture under everything.
class SketchDisplay final : public QObject {
    Q_OBJECT

public:
    /// `scene`: that of the view.
    SketchDisplay(DrawingView &view, canvas::BoardScene &scene);

    const NoteLayer &notes() const { return m_notes; }
    const BackgroundPicture &background() const { return m_background; }
    /// The sheet on which a note is written.
    NoteEditor &noteEditor() { return *m_noteEditor; }

    /// Shows the sketch of the document as it is now.
    void follow();
    /// The notes alone: their font is another one.
    void followNotes();
    /// The key of the uppermost note there; empty if there is none, or none that can be selected.
    std::string noteAt(QPointF scenePoint) const;
    /// The notes, row by row as one reads.
    std::vector<canvas::Caption> captions() const;
    /// Selects the note of that number, and brings it into view.
    void pickCaption(std::size_t number);
    /// Marks the notes that are selected; `pixel`: the size of a pixel in the scene.
    void paintSelected(QPainter &painter, double pixel) const;

Q_SIGNALS:
    /// The notes look otherwise now.
    void notesChanged();
    void errorOccurred(const merlon::Error &error);

private:
    std::vector<const Note *> notesInOrder() const;

    DrawingView &m_view;
    canvas::BoardScene &m_scene;
    NoteLayer m_notes;
    BackgroundPicture m_background;
    PictureWatch m_pictureWatch;
    NoteEditor *m_noteEditor; ///< belongs to the viewport
};

} // namespace merlon
