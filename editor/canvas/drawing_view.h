#pragma once

#include "core/canvas/looks/board_look.h"
#include "core/canvas/view/board_view.h"
#include "editor/canvas/background/background_picture.h"
#include "editor/canvas/background/picture_watch.h"
#include "editor/canvas/board_titles.h"
#include "editor/canvas/drawn_links.h"
#include "editor/canvas/finding_marks.h"
#include "editor/canvas/grid.h"
#include "editor/canvas/notes/note_layer.h"
#include "editor/document/board_document.h"

#include <QPolygonF>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace merlon {

class Appearance;
class NoteEditor;
class Overlay;
class Tool;

/// A document as a map on which one draws with a tool. The mouse and the keys that the tool does not use do as at the
/// table: wheel and pinch zoom, the middle button or the space bar and the mouse pan, arrows walk from place to place.
class DrawingView final : public canvas::BoardView {
    Q_OBJECT

public:
    /// Both must live longer.
    DrawingView(BoardDocument &document, const Appearance &appearance, QWidget *parent = nullptr);
    ~DrawingView() override;

    BoardDocument &document() { return m_document; }
    const BoardDocument &document() const { return m_document; }
    const canvas::BoardLook &look() const;

    void setTool(std::unique_ptr<Tool> tool);
    Tool &tool() { return *m_tool; }

    /// Takes the place of the one before; null: none.
    void setOverlay(std::shared_ptr<const Overlay> overlay);
    const std::shared_ptr<const Overlay> &overlay() const { return m_overlay; }

    void setGrid(const Grid &grid);
    const Grid &grid() const { return m_grid; }
    void setShowsKeys(bool shows);
    void setShowsLinks(bool shows);

    /// The board's point there, on the grid unless it is off or `exactly`.
    Point pointOf(QPointF scenePoint, bool exactly = false) const;
    QPointF centreOfPlace(std::size_t place) const;
    /// The line that shows a link, whoever draws it.
    QPolygonF lineOf(std::size_t link) const;
    canvas::Thing targetAt(QPoint positionInViewport) const;
    const NoteLayer &notes() const { return m_notes; }
    /// The sheet on which a note is written.
    NoteEditor &noteEditor() { return *m_noteEditor; }
    const BackgroundPicture &background() const { return m_background; }
    void beginNote(Point at);
    void editNote(const std::string &key);
    /// Where the next paste without a mouse goes, and new places by keyboard: the middle of what is seen.
    Point middleOfView() const;
    void showSelection(const Selection &selection);
    /// Selects what the keyboard points at.
    Selection atKeyboard() const;
    void tell(const QString &text);
    /// The notes, row by row as one reads.
    std::vector<canvas::Caption> captions() const override;
    void pickCaption(std::size_t number) override;

Q_SIGNALS:
    /// Something for the status line.
    void statusMessage(const QString &text);
    void errorOccurred(const merlon::Error &error);
    void mouseMovedTo(merlon::Point point);
    /// The tool is not wanted any more: Escape where nothing was begun.
    void toolDone();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    QRectF wholeArea() const override;
    void lookChanged() override;

private:
    void showBoard();
    void showNames();
    void markSelection();
    void markFindings();
    void showLayers();
    void showNotes();
    std::vector<const Note *> notesInOrder() const;
    void showSketch();
    void readPictureAnew();
    void paintSelectedNotes(QPainter &painter, double pixel) const;
    std::string noteAt(QPointF scenePoint) const;
    bool showsLinks() const;
    bool useKey(const QKeyEvent &event);
    bool nudge(const QKeyEvent &event);
    void escape();

    BoardDocument &m_document;
    std::unique_ptr<Tool> m_tool;
    std::shared_ptr<const Overlay> m_overlay;
    Grid m_grid;
    NoteLayer m_notes;
    BackgroundPicture m_background;
    PictureWatch m_pictureWatch;
    NoteEditor *m_noteEditor; ///< belongs to the viewport
    BoardTitles m_titles;
    DrawnLinks m_links;
    FindingMarks m_findingMarks;
    std::vector<std::size_t> m_selectedLinks;
    bool m_showsKeys = false;
    bool m_showsLinks = true;
    bool m_isPanning = false;
    bool m_spaceHeld = false;
};

} // namespace merlon
