#pragma once

#include "core/engine/position/draft_edit.h"
#include "core/engine/position/form.h"
#include "core/engine/tableau/components.h"

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

/// Adds the components of a box as pieces, those that lie somewhere: `slotsOf(component)`; `like` says what the
/// component does not, or says otherwise.
template <class SlotsOf>
void addComponents(Draft &draft, const std::vector<Component> &box, const DraftPiece &like, SlotsOf slotsOf)
{
    for (const Component &component : box) {
        DraftPiece piece = like;
        piece.slots = slotsOf(component);
        if (piece.slots.empty())
            continue;
        piece.key = component.key;
        piece.type = component.type;
        if (piece.group.empty())
            piece.group = component.group.empty() ? component.type : component.group;
        draft.pieces.push_back(std::move(piece));
    }
}

/// How many of each component are not in use, whatever pieces of the tray it is: the same card may lie in several
/// hands.
inline void countLeft(Draft &draft, const std::vector<Component> &box)
{
    for (const Component &component : box) {
        const auto isIt = [&](const DraftPiece &piece) {
            return piece.key == component.key && piece.type == component.type;
        };
        int used = 0;
        for (const DraftPiece &piece : draft.pieces)
            used += isIt(piece) ? countOf(draft, piece) : 0;
        for (DraftPiece &piece : draft.pieces) {
            if (isIt(piece))
                piece.left = std::max(0, component.copies - used);
        }
    }
}

} // namespace merlon::position
