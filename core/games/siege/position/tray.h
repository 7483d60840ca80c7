#pragma once

#include "core/games/draft_edit.h"
#include "core/games/siege/pieces/units.h"
#include "core/games/siege/position/form.h"

#include <algorithm>
#include <string>
#include <vector>

/// The tray of a draft: the pieces that can be put into a position, and where each of them goes.
namespace merlon::siege::position {

// Teams of the pieces
inline constexpr int kInvader = 0;
inline constexpr int kDefender = 1;

/// For addCounted: as many as anybody likes.
inline constexpr int kUncounted = -1;

using Slots = std::vector<DraftSlot>;

/// A field of the places that have it.
inline DraftSlot onBoard(std::string field, std::string word = {})
{
    return {{}, std::move(field), std::move(word), {}};
}

/// Adds pieces to the tray, one for each key: `slotsOf(key)`.
template <class SlotsOf>
void addPieces(Draft &draft, Names keys, const DraftPiece &like, SlotsOf slotsOf)
{
    for (const std::string_view key : keys) {
        DraftPiece piece = like;
        piece.key = key;
        piece.slots = slotsOf(std::string(key));
        draft.pieces.push_back(std::move(piece));
    }
}

/// The same; `total`: how many there are of each, so that the tray says how many are left.
template <class SlotsOf>
void addCounted(Draft &draft, int total, Names keys, const DraftPiece &like, SlotsOf slotsOf)
{
    const std::size_t first = draft.pieces.size();
    addPieces(draft, keys, like, slotsOf);
    for (std::size_t i = first; i < draft.pieces.size() && total != kUncounted; ++i)
        draft.pieces[i].left = std::max(0, total - countOf(draft, draft.pieces[i]));
}

/// The units of both armies, as many left as the bag and the supply hold. They come first in the tray.
template <class Data, class InvaderSlots, class DefenderSlots>
void addUnits(Draft &draft, const Data &data, Names invaders, InvaderSlots invaderSlots, Names defenders,
              DefenderSlots defenderSlots)
{
    addPieces(draft, invaders, {.group = "unit", .team = kInvader}, invaderSlots);
    addPieces(draft, defenders, {.group = "unit", .team = kDefender}, defenderSlots);
    for (std::size_t unit = 0; unit < kUnitKinds; ++unit) {
        draft.pieces[unit].left = data.bag[unit];
        draft.pieces[kUnitKinds + unit].left = data.defenderSupply[unit];
    }
}

} // namespace merlon::siege::position
