#pragma once

#include "app/words/balance/balance_without.h"
#include "core/base/error.h"
#include "core/engine/position/omissions.h"
#include "core/simulation/simulation.h"

#include <memory>
#include <string>
#include <vector>

namespace merlon::cli {

/// What --without names: a thing (`units/archer`), all of a list (`units`) or `all`. Each once, in the order of the game.
Expected<std::vector<Omission>> omissionsNamed(const std::vector<std::string> &names,
                                               std::vector<Omission> there);

/// Games with everything, and as many without each of some things.
struct GamesWithout {
    BalanceWithout balance;
    bool isWhole = true; ///< not interrupted; else what was not played to the end is left out
};

/// Plays them, all by the same seed, and says which are played.
Expected<GamesWithout> playWithout(const std::shared_ptr<const Setup> &setup, SimulationSettings settings,
                                   const std::vector<Omission> &omissions);

} // namespace merlon::cli
