#pragma once

#include "core/engine/position/draft_edit.h"
#include "core/engine/position/form.h"

#include <algorithm>
#include <string>
#include <vector>

/// The tray of a draft: the pieces that can be put into a position, and where each of them goes.
namespace merlon::position {

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

} // namespace merlon::position
