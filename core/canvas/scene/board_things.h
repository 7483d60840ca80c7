#pragma once

#include "core/board/board.h"
#include "core/canvas/looks/board_look.h"
#include "core/canvas/picture/picture.h"
#include "core/canvas/picture/thing.h"
#include "core/canvas/scene/steady_spots.h"

#include <QPainterPath>
#include <QString>

#include <cstddef>
#include <map>
#include <memory>
#include <span>
#include <vector>

namespace merlon::canvas {

/// The things on a board that is drawn: its places, its links and the pieces of a picture. Where each of them is, what
/// lies at a point, how it is called.
class BoardThings final {
public:
    BoardThings();
    ~BoardThings();

    void setBoard(const Board &board);
    /// Another state of the board, drawn as much like the one before as it can be. The look before.
    std::unique_ptr<BoardLook> changeBoard(const Board &board);
    /// Gives symbols the size that suits the board as it is now. False if they have it already.
    bool renewLook();
    /// The look before, if the picture has other grounds and the board is drawn otherwise by it; else null.
    std::unique_ptr<BoardLook> setPicture(Picture picture);
    /// While true, tokens stay where they are when others come and go (SteadySpots).
    void setSteady(bool steady);
    /// Where the tokens of another picture would stand.
    std::vector<Spot> spotsFor(const Picture &picture) const;
    /// What is drawn of places and links, and can be pointed at.
    void setParts(GroundParts parts) { m_parts = std::move(parts); }

    const Board &board() const { return m_board; }
    /// Null before a board is set.
    const BoardLook *look() const { return m_look.get(); }
    const Picture &picture() const { return m_picture; }
    /// Whether the look shows what places are made of now.
    bool areGroundsDrawn() const { return !m_grounds.empty(); }
    const GroundParts &parts() const { return m_parts; }
    bool showsLink(std::size_t link) const
    {
        return m_parts.showsLink(link) && (m_parts.quietLinks || !m_look || !m_look->isQuiet(link));
    }
    std::span<const Spot> spots() const { return m_spots; }
    /// Grows whenever other things are on the board.
    unsigned revision() const { return m_revision; }

    /// Everything that is drawn there, the foremost first; `reach`: how far beside it counts as well.
    std::vector<Thing> at(QPointF point, double reach) const;
    /// The same of places and links alone, whatever stands on them.
    std::vector<Thing> groundAt(QPointF point, double reach) const;
    /// The edge of a thing; of its place or link if it is a piece that is not shown. Empty if it is not on the board.
    QPainterPath outlineOf(const Thing &thing) const;
    /// One outline around places (BoardLook::joined): half of a board takes long, and is often asked for again.
    const QPainterPath &outlineAround(const std::vector<std::size_t> &places) const;
    const Spot *spotOf(const Thing &thing) const;
    const Token &tokenAt(const Spot &spot) const;
    bool isOnBoard(const Thing &thing) const;
    /// In the language of the picture; the key for things without a name.
    QString nameOf(const Thing &thing) const;

private:
    /// The board with the grounds of the picture.
    Board drawnBoard() const;
    void arrange();
    void forgetOutlines();
    void addGround(QPointF point, double reach, std::vector<Thing> &things) const;
    const QPainterPath &outlineOfLink(std::size_t link) const;

    Board m_board;
    std::unique_ptr<BoardLook> m_look;
    Picture m_picture;
    std::vector<QString> m_grounds; ///< with which the look was made
    GroundParts m_parts;
    std::vector<Spot> m_spots;
    SteadySpots m_steady;
    mutable std::vector<QPainterPath> m_linkOutlines; ///< made when asked for, as the next
    mutable std::map<std::vector<std::size_t>, QPainterPath> m_joinedOutlines; ///< by places
    unsigned m_revision = 0;
};

} // namespace merlon::canvas
