#pragma once

#include "core/board/board.h"
#include "core/canvas/art/art.h"
#include "core/canvas/looks/board_look.h"
#include "core/canvas/picture/badge.h"
#include "core/canvas/picture/picture.h"
#include "core/canvas/picture/thing.h"

#include <QGraphicsScene>

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace merlon::canvas {

class BadgeLayer;
class GroundLayer;
class MarkLayer;
class MotionLayer;
class NameLayer;
class StateLayer;
class TokenLayer;

/// What is pointed out on a board.
struct BoardMarks {
    std::vector<Thing> choosable;
    std::vector<Thing> selected;
    std::vector<Thing> marked;
    std::vector<Thing> guided;
    Thing hovered;
    Thing current; ///< of the keyboard
    struct Arrow {
        Thing from;
        Thing to;
    } arrow; ///< what somebody suggests to do
};

/// Paints in scene coordinates; `pixel`: the size of a pixel of the screen. The painter's clip is what is to be drawn.
using GroundPainter = std::function<void(QPainter &painter, double pixel)>;

/// A board with a picture on it as a few layers, and what lies where. Draws; knows nothing of windows.
class BoardScene final : public QGraphicsScene {
    Q_OBJECT

public:
    explicit BoardScene(const Art &art);
    ~BoardScene() override;

    void setBoard(const Board &board);
    /// Another state of the board that is shown: only what looks otherwise is drawn again.
    void changeBoard(const Board &board);
    /// Gives symbols the size that suits the board as it is now. False if they have it already.
    bool renewLook();
    /// What lies on the ground besides what the look draws, and is kept as it was drawn as the ground is.
    void setAboveGround(GroundPainter above);
    /// What is drawn of places and links, and can be pointed at; and whether places are named.
    void setParts(GroundParts parts, bool names);
    const GroundParts &parts() const { return m_parts; }
    /// That part of the ground is to be drawn again; `pixels`: how far beyond it.
    void damageGround(const QRectF &area, double pixels = 0);
    /// The ground in small, from what has been drawn of it if it can be; so many pixels wide.
    QPixmap overview(double width) const;
    const Board &board() const { return m_board; }
    /// Null before a board is set.
    const BoardLook *look() const { return m_look.get(); }
    const Art &art() const { return m_art; }

    void setPicture(Picture picture);
    const Picture &picture() const { return m_picture; }
    std::span<const Spot> spots() const { return m_spots; }
    /// Grows whenever other things are on the board.
    unsigned revision() const { return m_revision; }
    const Token &tokenAt(const Spot &spot) const;

    /// Shown when the scene is settled next.
    void setBadges(std::vector<Badge> badges);
    const std::vector<Badge> &badges() const;

    const BoardMarks &marks() const { return m_marks; }
    void setChoosable(std::vector<Thing> things);
    /// All others than the choosable ones, to be changed.
    BoardMarks &editMarks();
    /// The choosable thing that is meant by what lies on the board; null if it cannot be chosen.
    const Thing *choosable(const Thing &thing) const;

    /// Everything that is drawn there, the foremost first; `reach`: how far beside it counts as well.
    std::vector<Thing> thingsAt(QPointF point, double reach) const;
    /// The place whose name is written there; nothing if there is no name.
    Thing namedAt(QPointF point) const;
    /// The edge of a thing; of its place or link if it is a piece that is not shown. Empty if it is not on the board.
    QPainterPath outlineOf(const Thing &thing) const;
    const Spot *spotOf(const Thing &thing) const;
    bool isOnBoard(const Thing &thing) const;
    /// In the language of the picture; the key for things without a name.
    QString nameOf(const Thing &thing) const;

    /// The part that is covered with parchment.
    void setSheet(const QRectF &sheet);
    const QRectF &sheet() const { return m_sheet; }
    /// Draws everything sharply for a scale (device-independent pixels a unit) at which the view will rest.
    void settle(const QRectF &visible, double scale, double devicePixelRatio);
    bool isSettledFor(const QRectF &visible, double scale, double devicePixelRatio) const;
    void themeChanged();
    void setNameFont(const QFont &font);

    /// Begins to walk pieces to another picture; `setProgress` from 0 to 1, then `endMotion` shows `after`.
    void beginMotion(const std::vector<Motion> &motions, Picture after);
    void setProgress(double progress);
    void endMotion();
    bool isMoving() const { return m_after != nullptr; }
    /// A piece that is dragged, at a point of the scene; null: none.
    void setDragged(const Token *token, QPointF point, double size);

Q_SIGNALS:
    /// Something of the ground looks otherwise when it is drawn next.
    void groundChanged();

private:
    void dropMarks();
    void showPicture();
    const QPainterPath &outlineOfLink(std::size_t link) const;

    const Art &m_art;
    Board m_board;
    std::unique_ptr<BoardLook> m_look;
    Picture m_picture;
    std::unique_ptr<Picture> m_after; ///< while pieces walk
    std::vector<Spot> m_spots;
    mutable std::vector<QPainterPath> m_linkOutlines; ///< made when asked for
    unsigned m_revision = 0;
    BoardMarks m_marks;
    GroundParts m_parts;
    QRectF m_sheet;
    GroundLayer *m_ground; ///< the layers belong to the scene
    StateLayer *m_state;
    MarkLayer *m_glow;
    NameLayer *m_names;
    TokenLayer *m_tokens;
    MarkLayer *m_rings;
    BadgeLayer *m_badges;
    MotionLayer *m_motion;
};

} // namespace merlon::canvas
