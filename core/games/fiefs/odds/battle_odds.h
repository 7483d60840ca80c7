#pragma once

#include "core/base/share.h"
#include "core/engine/state.h"
#include "core/games/fiefs/battle/battle.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>

namespace merlon::fiefs {

/// The odds of a battle, to somebody who knows what a view shows.
///
/// Assumptions: whatever is still to be chosen, all choose what the game gives most points (core/engine/evaluation.h),
/// each from what it may see; what is hidden from the view is any of the things it can be, each with the same chance.
/// The odds are exact where the hidden cards can lie in few ways and chance has few ways to go; otherwise they come from
/// battles that are played out.
struct BattleOdds {
    bool exact = false;
    std::uint32_t samples = 0; ///< battles played out; 0 if exact
    PlaceIndex place = kNowhere;
    std::array<Seat, 2> seats {kNobody, kNobody}; ///< by Side; no defender: the place is empty
    int attackers = 0;                            ///< knights
    Share win;                                    ///< that the attacker conquers the place
    std::array<double, 2> losses {};              ///< by Side: knights lost on average
    std::array<double, 2> points {};              ///< by Side: of the seat or its team afterwards, on average
};

struct BattleOddsSettings {
    std::uint64_t seed = 1;
    double margin = 0.02;          ///< good enough
    std::uint32_t samples = 4'000; ///< at most
    std::uint32_t batch = 50;      ///< samples between two looks at the margin
    std::uint32_t states = 1'000;  ///< looked at for exact odds at most; 0: none are tried
    const std::atomic<bool> *cancelled = nullptr;
};

/// Of the battle that is on; none if there is none. The same for the same view and settings, like all odds; none if they
/// were cancelled before there were any.
std::optional<BattleOdds> battleOdds(const View &view, const BattleOddsSettings &settings = {});

/// Of an advance of the active seat on a place with so many knights; none unless it could be made now, or after the
/// redistribution that is under way.
std::optional<BattleOdds> advanceOdds(const View &view, PlaceIndex place, int knights,
                                      const BattleOddsSettings &settings = {});

} // namespace merlon::fiefs
