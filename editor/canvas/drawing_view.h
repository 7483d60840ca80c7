#pragma once

#include "core/canvas/looks/board_look.h"
#include "core/canvas/view/board_view.h"
#include "editor/canvas/background/background_picture.h"
#include "editor/canvas/background/picture_watch.h"
#include "editor/canvas/notes/note_layer.h"
#include "editor/document/board_document.h"

#include <QPolygonF>

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace merlon {

class Appearance;
class NoteEditor;
class Overlay;
class Tool;

/// What things snap to.
struct Grid {
    bool snaps = true;
    bool guides = true; ///< to the neighbours as well
    bool shown = false;
    int step = 10; ///< of the drawing's 1000 points
};

/// How links of a kind are drawn where the map itself shows none.
struct LinkStroke {
    Qt::PenStyle style = Qt::SolidLine;
    QColor colour;
};
LinkStroke strokeOf(const BoardSchema &schema, const std::string &linkKind, const canvas::Theme &theme);

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
    void followLink(std::size_t link);
    const QString &titled(const std::string &key);
    const QString &titleOfPlace(std::size_t place);
    const QString &titleOfLink(std::size_t link);
    void paintGrid(QPainter &painter, const QRectF &rect, double pixel) const;
    void paintLinks(QPainter &painter, double pixel) const;
    void paintSelectedLinks(QPainter &painter, double pixel) const;
    void paintFindings(QPainter &painter, double pixel) const;
    void paintFinding(QPainter &painter, QPointF at, Severity severity, double size, double pixel) const;
    QPointF cornerOfPlace(std::size_t place) const;
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
    /// A link that the map does not draw.
    struct LinkLine {
        std::size_t fromPlace = 0;
        std::size_t toPlace = 0;
        QPolygonF course; ///< from middle to middle
        QRectF from;      ///< the boxes of the places that it joins
        QRectF to;
        QPolygonF line; ///< between them; empty where there is nothing to draw
    };
    std::vector<LinkLine> m_lines;                     ///< by link
    std::unordered_map<std::string, QString> m_titles; ///< of keys in the language that is spoken
    /// What a link is called, as long as it is of that kind between those places.
    struct LinkTitle {
        std::string kind;
        std::string from;
        std::string to;
        QString title;
    };
    std::vector<LinkTitle> m_linkTitles; ///< by link
    std::vector<std::pair<std::string, QString>>
        m_placeTitles; ///< by place: of its key, as long as it has that
    /// Places of which a finding speaks, in board order, with the worst.
    std::vector<std::pair<std::size_t, Severity>> m_concerned;
    std::vector<std::size_t> m_selectedLinks;
    bool m_showsKeys = false;
    bool m_showsLinks = true;
    bool m_isPanning = false;
    bool m_spaceHeld = false;
};

} // namespace merlon
