#pragma once

#include "app/games/game_face.h"
#include "core/canvas/board_view.h"
#include "editor/scenario/scenario_document.h"

namespace merlon {

class Appearance;

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

Q_SIGNALS:
    void told(const QString &text);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void showBoard();
    void showPosition();
    void showSelected();
    void pick(const canvas::Thing &thing);
    void drop(const canvas::Thing &from, const canvas::Thing &to);
    const DraftPart *partOf(const canvas::Thing &thing) const;
    const DraftPiece *pieceOf(const canvas::Thing &thing) const;

    ScenarioDocument &m_document;
    std::unique_ptr<GameFace> m_face;
    canvas::Thing m_held; ///< what was pointed at last
};

} // namespace merlon
