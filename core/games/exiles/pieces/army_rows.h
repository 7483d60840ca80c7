#pragma once

#include "core/games/exiles/pieces/factions.h"
#include "core/games/exiles/pieces/powers.h"
#include "core/games/exiles/pieces/sheets.h"

#include <array>
#include <cstddef>
#include <cstdint>

/// What is added to the row of the army table (section 2.10 of the rules): the one place where Exiles is made easier or
/// harder. All of it is ours; the numbers were found by thousands of campaigns of computers.
namespace merlon::exiles {

/// The last turn in which exactly one front is attacked, and the army goes by the turn alone.
inline constexpr int kQuietTurns = 2;

/// Rows that are added from a turn on.
struct RowOffset {
    std::int8_t rows = 0;
    std::uint8_t from = kQuietTurns + 1;

    constexpr int at(int turn) const { return turn >= from ? rows : 0; }
};

struct RowOffsets {
    std::array<RowOffset, kDifficultyKeys.size()> difficulty; ///< in the order of the keys
    std::array<RowOffset, kHeroes> heroes;                    ///< of each hero in play
    std::array<RowOffset, kFactions> factions;
    RowOffset warlord;                                ///< EX-17: makes more of an army than the dice do
    std::array<RowOffset, kMostPlayers> warlordLater; ///< besides, by the number of players less one
};
inline constexpr RowOffsets kRowOffsets {
    .difficulty = {{{}, {-1, 9}, {1, 11}}},
    .heroes = {{{-1, 14}, {1, 18}, {}, {1, 7}}},
    .factions = {{{}, {1}, {}, {-1}}},
    .warlord = {-1},
    .warlordLater = {{{-1, 11}, {-1, 12}, {-1, 11}, {-1, 10}}},
};

} // namespace merlon::exiles
