#pragma once

#include "core/engine/position/draft.h"

#include <optional>
#include <string_view>

/// Edits of a position by what its game says that it consists of. They give the position as it is then, written as
/// briefly as it can be: what is as usual is left out, members stand in the game's order.
namespace merlon {

const DraftPart *partAt(const Draft &draft, std::string_view pointer);
const DraftPart *partOfPlace(const Draft &draft, int place);
const DraftPart *partOfLink(const Draft &draft, int link);
const DraftField *fieldOf(const DraftPart &part, std::string_view key);

/// The position with another value of a field; null: as usual.
Json withValue(const Draft &draft, const Json &position, const DraftPart &part, const DraftField &field,
               const Json &value);

/// Where a piece would lie in a part; null if nothing of its kind ever lies there.
const DraftSlot *slotIn(const DraftPiece &piece, const Draft &draft, const DraftPart &part);
/// How many pieces of the kind lie in a part, and in all.
int countIn(const Draft &draft, const DraftPiece &piece, const DraftPart &part);
int countOf(const Draft &draft, const DraftPiece &piece);

/// The position with one piece more in a part, which may be too many for the game. `at`: which one of a row of cards it
/// takes the place of; -1: the first that is free, or else the last. None if nothing of its kind ever lies there, or if
/// it changes nothing.
std::optional<Json> withPiece(const Draft &draft, const Json &position, const DraftPiece &piece,
                              const DraftPart &part, int at = -1);
/// With one piece less. None if there is none.
std::optional<Json> withoutPiece(const Draft &draft, const Json &position, const DraftPiece &piece,
                                 const DraftPart &part);

/// The piece that the board shows under a key at a place or path; null if nothing of the tray does.
const DraftPiece *pieceShownAs(const Draft &draft, std::string_view key, const DraftPart &part);

} // namespace merlon
