#pragma once

#include "core/canvas/art/art.h"
#include "core/canvas/picture/badge.h"
#include "core/canvas/scene/board_things.h"
#include "core/canvas/scene/motion/piece_motion.h"

#include <QGraphicsScene>
#include <QPolygonF>
#include <QString>

#include <functional>
#include <vector>

namespace merlon::canvas {

class BadgeLayer;
class GroundLayer;
class MarkLayer;
class MotionLayer;
class NameLayer;
class StateLayer;
class TokenLayer;

/// The name of a place as it is written on a board.
struct WrittenName {
    int place = -1;
    QString text;
    QPolygonF area; ///< of the letters, in the scene
    int pixels = 0; ///< size of the letters
};

/// What is pointed out on a board.
struct BoardMarks {
    std::vector<Thing> choosable;
    std::vector<Thing> selected;
    std::vector<Thing> marked;
    std::vector<Thing> guided;
    std::vector<Thing> reached; ///< by what is pointed at
    std::vector<Pin> pinned;    ///< what has happened lately, with numbers from 1 on
    struct Ghost {
        std::vector<std::size_t> places; ///< those that touch have one outline
        int seat = -1;                   ///< in whose livery

        friend bool operator==(const Ghost &, const Ghost &) = default;
    } ghost; ///< what would be laid over places from where is pointed at
    Thing hovered;
    Thing current;             ///< of the keyboard
    bool showsCurrent = false; ///< somebody uses the keyboard
    struct Arrow {
        Thing from;
        Thing to;
    } arrow; ///< what somebody suggests to do
};

/// Paints in scene coordinates; `pixel`: the size of a pixel of the screen. The painter's clip is what is to be drawn.
using GroundPainter = std::function<void(QPainter &painter, double pixel)>;

/// A board with a picture on it as a few layers. Draws; knows nothing of windows.
class BoardScene final : public QGraphicsScene {
    Q_OBJECT

public:
    explicit BoardScene(const Art &art);
    ~BoardScene() override;

    void setBoard(const Board &board);
    /// Another state of the board that is shown, with its picture: only what looks otherwise is drawn again.
    void changeBoard(const Board &board, Picture picture = {});
    /// Gives symbols the size that suits the board as it is now. False if they have it already.
    bool renewLook();
    /// What lies on the ground besides what the look draws, and is kept as it was drawn as the ground is.
    void setAboveGround(GroundPainter above);
    /// What is drawn of places and links, and can be pointed at.
    void setParts(GroundParts parts);
    /// Whether places are named.
    void setShowsNames(bool shows);
    /// That part of the ground is to be drawn again; `pixels`: how far beyond it.
    void damageGround(const QRectF &area, double pixels = 0);
    /// The ground in small, from what has been drawn of it if it can be; so many pixels wide.
    QPixmap overview(double width) const;
    const Art &art() const { return m_art; }

    void setPicture(Picture picture);
    /// BoardThings::setSteady, from the next picture on.
    void setSteady(bool steady) { m_things.setSteady(steady); }
    /// What is on the board, and what lies where.
    const BoardThings &things() const { return m_things; }
    /// Walks pieces from this picture to the next.
    PieceMotion &motion() { return m_motion; }

    /// Shown when the scene is settled next.
    void setBadges(std::vector<Badge> badges);
    const std::vector<Badge> &badges() const;

    const BoardMarks &marks() const { return m_marks; }
    void setChoosable(std::vector<Thing> things);
    void setGuided(std::vector<Thing> things);
    /// All others than these, to be changed.
    BoardMarks &editMarks();
    /// The choosable thing that is meant by what lies on the board; null if it cannot be chosen.
    const Thing *choosable(const Thing &thing) const;

    /// The place whose name is written there; nothing if there is no name.
    Thing namedAt(QPointF point) const;
    /// All names that have found room when the scene was settled last.
    std::vector<WrittenName> writtenNames() const;

    /// The part that is covered with parchment.
    void setSheet(const QRectF &sheet);
    const QRectF &sheet() const { return m_sheet; }
    /// Draws everything sharply for a scale (device-independent pixels a unit) at which the view will rest.
    void settle(const QRectF &visible, double scale, double devicePixelRatio);
    bool isSettledFor(const QRectF &visible, double scale, double devicePixelRatio) const;
    void themeChanged();
    void setNameFont(const QFont &font);

Q_SIGNALS:
    /// Something of the ground looks otherwise when it is drawn next.
    void groundChanged();

private:
    void dropMarks();
    void showPicture();

    const Art &m_art;
    BoardThings m_things;
    BoardMarks m_marks;
    QRectF m_sheet;
    GroundLayer *m_ground; ///< the layers belong to the scene
    StateLayer *m_state;
    MarkLayer *m_glow;
    NameLayer *m_names;
    TokenLayer *m_tokens;
    MarkLayer *m_rings;
    BadgeLayer *m_badges;
    MotionLayer *m_walking;
    PieceMotion m_motion;
};

} // namespace merlon::canvas
