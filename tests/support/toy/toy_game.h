#pragma once

#include "core/engine/game.h"
#include "core/engine/records/record.h"

#include <memory>

/// Toll as a game of the engine; its rules are in toy_rules.h.
namespace merlon::toy {

/// Options: `seats` 4, 3; `fate` dice, warlord; `rounds` 3, 40, 250; `rules` brief, full; `teams` pairs, none; `foe`
/// none, tide (with the full rules).
const Game &game();
/// The same rules under other version numbers, for records of another time.
const Game &gameOfVersion(int rulesVersion);
/// A board of 2 to 6 fields: `field-1`, `field-2`, ...
Board board(int places = 4);
std::shared_ptr<const Setup> open(const Options &options = {}, int places = 4);
/// Finds Toll and nothing else.
GameLookup lookup(const Game &found = game());
inline const GameLookup kToll = lookup();

} // namespace merlon::toy
