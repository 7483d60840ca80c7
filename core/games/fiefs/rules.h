#pragma once

#include "core/engine/decision.h"
#include "core/games/fiefs/map.h"

#include <cstdint>

namespace merlon::fiefs {

/// FI-12: what the options change.
struct Rules {
    std::uint8_t seats = 2;
    std::uint8_t teamSize = 1;     ///< 1: everybody plays alone
    bool siege = false;            ///< FI-12.1
    bool cutThroat = false;        ///< FI-12.3
    bool skirmish = false;         ///< FI-12.4
    bool chaos = false;            ///< FI-12.5
    bool discreet = false;         ///< ours: who could hold a card is asked for it, though it can only pass
    std::uint16_t roundLimit = 60; ///< 0: none

    /// FI-12.2: how many teams there are, seats alone being teams of one.
    std::uint8_t teams() const { return static_cast<std::uint8_t>(seats / teamSize); }
    /// FI-12.2: partners sit opposite.
    std::uint8_t teamOf(Seat seat) const { return static_cast<std::uint8_t>(seat % teams()); }
    bool areEnemies(Seat one, Seat other) const { return teamOf(one) != teamOf(other); }
    /// FI-11.2, FI-12.2, FI-12.4: the points with which a seat or its team wins.
    int target() const
    {
        return teamSize == 1 ? (skirmish ? 11 : 13)
            : teamSize == 2  ? (skirmish ? 17 : 20)
            : skirmish       ? 25
                             : 30;
    }
    /// The rule that names them.
    RuleId ruleOfVictory() const { return teamSize == 1 ? RuleId {11, 2} : RuleId {12, 2}; }
    Seat next(Seat seat) const { return static_cast<Seat>((seat + 1) % seats); }
};

} // namespace merlon::fiefs
