#pragma once

#include "core/board/attributes/schema.h"
#include "core/games/fiefs/pieces/tiles.h"

namespace merlon::fiefs {

/// Boards of castles, territories, lakes and the borders between them (section 3.1 of the rules).
const BoardSchema &fiefsSchema();

/// What a board says of a territory: the value of a slot to which a tile is dealt, or the tile that is fixed there.
struct TerritoryOfBoard {
    std::uint8_t slot = 0;       ///< 1 to 3; 0: a tile is fixed
    std::uint8_t tile = kNoTile; ///< kCustomTile if it is one of the board's own; kNoTile if it is a slot
    Ground ground {};            ///< of the fixed tile; of a slot its value alone
};
TerritoryOfBoard territoryOf(const Place &place);

} // namespace merlon::fiefs
