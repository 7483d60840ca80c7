#pragma once

#include "core/canvas/looks/board_look.h"
#include "core/canvas/view/board_view.h"
#include "editor/canvas/drawing/drawing_follower.h"
#include "editor/canvas/drawing/drawing_ground.h"
#include "editor/canvas/drawing/drawing_menu.h"
#include "editor/canvas/drawing/drawing_page.h"
#include "editor/canvas/drawing/drawing_targets.h"
#include "editor/canvas/drawing/drawn_guide_lines.h"
#include "editor/canvas/drawing/drawn_shapes.h"
#include "editor/canvas/grid.h"
#include "editor/canvas/overlays/selection_display.h"
#include "editor/canvas/overlays/sketch_display.h"
#include "editor/canvas/picture/drawing_picture.h"
#include "editor/canvas/tool_input.h"
#include "editor/document/board_document.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace merlon {

class Appearance;
class Overlay;
struct OverlayGround;

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

    void setTool(std::unique_ptr<Tool> tool) { m_input.setTool(std::move(tool)); }
    Tool &tool() { return *m_input.tool(); }
    /// What the mouse and the keys do.
    ToolInput &input() { return m_input; }
    DrawingMenu &menu() { return m_menu; }

    /// Takes the place of the one before; null: none.
    void setOverlay(std::shared_ptr<const Overlay> overlay);
    const std::shared_ptr<const Overlay> &overlay() const { return m_overlay; }

    void setGrid(const Grid &grid);
    const Grid &grid() const { return m_grid; }

    /// The limits of the board's points, in the scene.
    QRectF limits() const { return limitsOf(look()); }
    /// The board's point there, on the grid unless it is off or `exactly`.
    Point pointOf(QPointF scenePoint, bool exactly = false) const;
    /// Where places and links are seen.
    const DrawnShapes &shapes() const { return m_shapes; }
    /// What lies where.
    const DrawingTargets &targets() const { return m_targets; }
    /// The page, links, marks.
    DrawingGround &ground() { return m_ground; }
    const ArrangedThings &arranged() const { return m_follower.arranged(); }
    /// Notes, and the picture under everything.
    SketchDisplay &sketch() { return m_sketch; }
    const SketchDisplay &sketch() const { return m_sketch; }
    /// Names, and what is set up.
    DrawingPicture &drawingPicture() { return m_picture; }
    const DrawingPicture &drawingPicture() const { return m_picture; }
    SelectionDisplay &selectionDisplay() { return m_selection; }
    DrawnGuideLines &guideLines() { return m_guideLines; }
    const DrawnGuideLines &guideLines() const { return m_guideLines; }
    /// Where the next paste without a mouse goes, and new places by keyboard: the middle of what is seen.
    Point middleOfView() const;
    /// Selects what the keyboard points at.
    Selection atKeyboard() const;
    void tell(const QString &text);
    /// Says why something cannot be, in the status line and beside a point of the viewport.
    void refuse(QPoint at, const QString &reason);
    /// Of notes, then of guide lines.
    std::vector<canvas::Caption> captions() const override;
    void pickCaption(std::size_t number) override;

Q_SIGNALS:
    /// Something for the status line.
    void statusMessage(const QString &text);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    QRectF wholeArea() const override;
    void lookChanged() override;

private:
    OverlayGround overlayGround() const;

    BoardDocument &m_document;
    DrawingFollower m_follower;
    std::shared_ptr<const Overlay> m_overlay;
    Grid m_grid;
    SketchDisplay m_sketch;
    DrawnGuideLines m_guideLines;
    ToolInput m_input;
    DrawingGround m_ground;
    DrawnShapes m_shapes;
    DrawingTargets m_targets;
    SelectionDisplay m_selection;
    DrawingPicture m_picture;
    DrawingMenu m_menu;
};

} // namespace merlon
