#pragma once

#include "core/games/exiles/play.h"

#include <vector>

/// The row of the army table (section 2.10 of the rules), and why it is not the turn.
namespace merlon::exiles {

/// What makes an army larger or smaller.
enum class RowCause : std::uint8_t { Difficulty, Hero, Faction, Warlord, Scenario };

/// A part of what is added to the turn.
struct RowPart {
    RowCause cause;
    std::size_t which; ///< the difficulty, hero or faction; 0 for the others
    int rows;          ///< not 0
};

/// All parts that count in this turn; nothing in the first two.
std::vector<RowPart> rowParts(const Scene &scene);
/// The row that is in use.
int armyRow(const Scene &scene);

} // namespace merlon::exiles
