#pragma once

#include "app/table/face/game_face.h"
#include "core/canvas/view/board_view.h"
#include "editor/scenario/scenario_document.h"

namespace merlon {

class Appearance;
class HeatMap;

/// The board of a scenario with the position on it. Pieces are dragged from place to place, and off the board; Delete
/// takes one away.
class ScenarioMap final : public canvas::BoardView {
    Q_OBJECT

public:
    /// Both must live longer.
    ScenarioMap(ScenarioDocument &document, const Appearance &appearance, QWidget *parent = nullptr);

    /// The part of the position at a point of the viewport; null if there is none.
    const DraftPart *partAt(QPoint inViewport) const;
    /// Makes the places glow where a piece can lie; null: none.
    void showRoomFor(const DraftPiece *piece);
    /// What stands in the part that is looked at can be taken away by key: the piece that was pointed at last.
    void removeHeld();
    /// Points out the places that fit a text, and looks at the first; says how many they are.
    int showFound(const std::string &text);
    /// Scrolls to them.
    void revealFound();
    /// Lies over the board from now on; null: none.
    void setHeat(std::shared_ptr<const HeatMap> heat);
    const std::shared_ptr<const HeatMap> &heat() const { return m_heat; }
    ScenarioDocument &document() { return m_document; }
    /// What was pointed at last, and where it is; null: nothing.
    const DraftPiece *heldPiece() const { return pieceOf(m_held); }
    const DraftPart *heldPart() const { return partOf(m_held); }

Q_SIGNALS:
    /// A menu about what is pointed at.
    void menuWanted(QPoint globalPosition);
    void statusMessage(const QString &text);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;

private:
    void showBoard();
    void showPosition();
    void showSelected();
    canvas::Thing selectedThing() const;
    void pick(const canvas::Thing &thing);
    void drop(const canvas::Thing &from, const canvas::Thing &to, int count);
    const DraftPart *partOf(const canvas::Thing &thing) const;
    const DraftPiece *pieceOf(const canvas::Thing &thing) const;

    ScenarioDocument &m_document;
    const Appearance &m_appearance;
    std::unique_ptr<GameFace> m_face;
    std::shared_ptr<const HeatMap> m_heat;
    std::vector<canvas::Thing> m_found;
    canvas::Thing m_held; ///< what was pointed at last
    QPoint m_released;    ///< where the mouse let go, on the screen
};

} // namespace merlon
