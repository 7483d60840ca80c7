#include "core/games/exiles/tableau/items.h"

/// What stands on the places of the board.
namespace merlon::exiles {

void laySections(const Layout &) { }

void layFronts(const Layout &) { }

void layKeep(const Layout &) { }

} // namespace merlon::exiles
