#pragma once

#include "core/engine/state.h"
#include "core/engine/statistics/odds.h"
#include "core/games/exiles/map.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>

namespace merlon::exiles {

/// What the siege round that is on, or the first one of the siege that is coming, may bring.
///
/// Assumptions: whatever is still to be chosen, all choose what the game gives most points (core/engine/evaluation.h); the
/// dice and the fronts that are not drawn yet are anything that they can be. The odds come from rounds that are played out.
struct SiegeOdds {
    std::uint32_t samples = 0; ///< rounds played out
    Estimate breach;           ///< that a squad gets into the city
    Estimate flight;           ///< that the enemy flees in this round
    /// By front: that a squad gets into the city there. Nothing for fronts beyond those of the board.
    std::array<Estimate, kMostFronts> breaches {};
    double ownLosses = 0;   ///< units of the exiles, on average
    double enemyLosses = 0; ///< units of the enemy
    double levels = 0;      ///< of buildings that are destroyed
};

struct SiegeOddsSettings {
    std::uint64_t seed = 1;
    std::uint32_t samples = 120;
    const std::atomic<bool> *cancelled = nullptr;
};

/// None unless the faction that attacks is known, or if it was cancelled before there were any. The same for the same view
/// and settings. Takes some milliseconds.
std::optional<SiegeOdds> siegeOdds(const View &view, const SiegeOddsSettings &settings = {});

/// The chances of a breach over a game, front by front.
const OddsSource &breachChances();

} // namespace merlon::exiles
