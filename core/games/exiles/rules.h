#pragma once

#include "core/engine/decision.h"
#include "core/games/exiles/map.h"
#include "core/games/exiles/pieces/sheets.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace merlon::exiles {

/// The seats by color; the first ones play.
inline constexpr std::array<std::string_view, kMostPlayers> kSeatKeys {"blue", "orange", "green", "magenta"};

inline constexpr std::string_view kWarlordKey = "warlord";
inline constexpr int kTeamOfExiles = 0;
inline constexpr int kTeamOfEnemy = 1; ///< led by the Warlord, or by nobody

/// EX-1.1: what the options change.
struct Rules {
    std::uint8_t seats = 1;
    std::uint8_t difficulty = 0; ///< of kDifficultyKeys
    std::uint8_t sheet = 0;      ///< of kStartSheets
    std::uint8_t scenarios = 0;  ///< of an outing; 0: the whole campaign
    bool randomHeroes = false;
    bool warlord = false; ///< EX-17
    bool iron = false;    ///< EX-16.4: programs offer no save point after a defeat

    const PlayersData &players() const { return kPlayersData[seats - 1u]; }
    const StartSheet &start() const { return kStartSheets[sheet]; }
    /// EX-16.2: the turn that has to be survived.
    int lastTurn() const
    {
        const int last = start().turn - 1 + scenarios * kTurnsOfScenario;
        return scenarios == 0 || last > kTurns ? kTurns : last;
    }
    /// The seat behind those of the exiles.
    Seat warlordSeat() const { return seats; }
    Seat next(Seat seat) const { return static_cast<Seat>((seat + 1) % seats); }
};

} // namespace merlon::exiles
