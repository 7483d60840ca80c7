#pragma once

#include "core/games/siege2/player/outlook.h"

/// What the defender's pieces are worth where they stand, and what moving them gains.
namespace merlon::siege2 {

/// Points for one unit more, or a hero more, at a place where it fits.
int worthAdded(const Outlook &outlook, PlaceIndex place, int piece);
/// Points lost if one that is there goes away.
int worthRemoved(const Outlook &outlook, PlaceIndex place, int piece);
/// The best that a move of this piece could gain (S2-13.1), hourglasses not counted.
int gainOfMove(const Outlook &outlook, int piece, PlaceIndex from, PlaceIndex to);
int gainOfSwap(const Outlook &outlook, int piece, PlaceIndex from, int other, PlaceIndex place);

/// The worth of all places for all pieces, found once for a decision in which the defender may move any of them.
class Posts {
public:
    explicit Posts(const Outlook &outlook);

    /// The best move or swap of a piece; below 0 if every one makes things worse.
    int bestGain(int piece, PlaceIndex from) const;

private:
    static constexpr int kPieces = 5;
    static constexpr int kNever = -10000;
    using Worth = std::array<int, kPieces>;

    int gainOfSwapping(int piece, PlaceIndex from, int other, PlaceIndex place) const;

    const Outlook &m_outlook;
    std::array<Worth, siege::kMaxPlaces> m_added; ///< by place and piece; kNever where it does not fit
    std::array<Worth, siege::kMaxPlaces>
        m_removed; ///< by place and piece that stands there; kNever otherwise
    std::array<std::array<int, 9>, siege::kMaxPlaces> m_exchanged; ///< by place, unit going and unit coming
};

/// The best that a heroic order could gain (S2-14).
int gainOfReinforcing(const Outlook &outlook);
int gainOfErrand(const Outlook &outlook);
int gainOfRecall(const Outlook &outlook, Hero hero);

} // namespace merlon::siege2
