#pragma once

#include "core/games/module.h"
#include "core/games/siege/reports/foresight/coming_assault.h"
#include "core/games/siege/reports/foresight/wall_outlook.h"

#include <memory>
#include <vector>

namespace merlon::siege {

/// What a game of the siege family foretells of its assaults. Views are of that game.
class Foresight : public GameExtras {
public:
    virtual std::vector<WallOutlook> wallOutlooks(const View &view) const = 0;
    virtual std::unique_ptr<ComingAssault> comingAssault(const View &view) const = 0;
};

/// The melee on each wall as it stands now, in board order; none for games without walls. From what the view shows.
std::vector<WallOutlook> wallOutlooks(const View &view);

/// The assault if it came now; null for games without one, and when the game is over. The view need not live longer.
std::unique_ptr<ComingAssault> comingAssault(const View &view);

} // namespace merlon::siege
