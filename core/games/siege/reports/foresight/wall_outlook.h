#pragma once

#include "core/games/siege/battlefield.h"
#include "core/games/siege/pieces/units.h"

#include <algorithm>
#include <cstdint>

namespace merlon::siege {

/// What a side would lose: units that die in any case, and strength that somebody makes up of the others.
struct Losses {
    Units sure {};
    int chosen = 0;

    bool none() const { return isEmpty(sure) && chosen == 0; }
    friend bool operator==(const Losses &, const Losses &) = default;
};

/// How the melee on a wall would end if it came to it as everything stands now: poison, cauldrons and orders of goblin
/// fury that are known have their effect, marksmen, machines, hooks and all other orders have none.
struct WallOutlook {
    enum class End : std::uint8_t {
        NoFight, ///< no attacker, the assault leaves the wall out, or it has been fought for
        Even,
        DefendersWin,
        ShieldsHold, ///< S1-19.5: the invader would lose, but his shields make up for it
        InvadersWin, ///< the defender loses units, but keeps the wall
        Breach,
    };

    PlaceIndex place = kNowhere;
    End end = End::NoFight;
    int attack = 0;  ///< strength of the invader
    int hold = 0;    ///< strength of the defender
    int fallsAt = 0; ///< strength of the invader with which the wall is breached; 0: not a matter of strength
    int advantage = 0;       ///< of the invader; below 0 of the defender
    bool orderWaits = false; ///< an order lies there that is not counted
    Losses invaders {};
    Losses defenders {};

    bool isFought() const { return end != End::NoFight; }
};

/// Adds units of which some with at least this strength are picked to die: for sure where there is nothing to choose.
inline void addPicked(Losses &losses, const Units &units, int strength)
{
    const auto kinds = std::count_if(units.begin(), units.end(), [](int count) { return count > 0; });
    if (kinds > 1 && strength < strengthOf(units)) {
        losses.chosen += strength;
        return;
    }
    for (int unit = 0; unit < kUnitKinds; ++unit) {
        const int needed = (strength + strengthOf(unit) - 1) / strengthOf(unit);
        const int count = kinds > 1 ? units[static_cast<std::size_t>(unit)]
                                    : std::min<int>(needed, units[static_cast<std::size_t>(unit)]);
        losses.sure[static_cast<std::size_t>(unit)] =
            static_cast<std::uint8_t>(losses.sure[static_cast<std::size_t>(unit)] + count);
    }
}

} // namespace merlon::siege
