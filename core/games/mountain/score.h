#pragma once

#include "core/games/mountain/play.h"

/// MT-9: the honor of a team; without teams, of a seat.
namespace merlon::mountain {

/// Line by line, as it would be counted now.
struct Score {
    int tunnels = 0;
    int coronation = 0; ///< MT-9.1
    int tokens = 0;     ///< MT-9.2; hidden ones count nothing
    int sets = 0;       ///< MT-9.3
    int halls = 0;      ///< MT-9.4
    int statues = 0;    ///< MT-9.5

    int sum() const { return tunnels + coronation + tokens + sets + halls + statues; }
};
Score scoreOf(const Scene &scene, std::uint8_t team);

/// MT-9.3: the sets of three that so many resources make, at best.
int setsOf(const Amounts &amounts);
/// MT-9.7: the levels of the trolls in the packs of a team.
int levelsOf(const Scene &scene, std::uint8_t team);

/// Counts and ends the game.
void endByCounting(Play &play);

} // namespace merlon::mountain
