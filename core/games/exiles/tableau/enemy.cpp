#include "core/games/exiles/tableau/panels.h"

namespace merlon::exiles {

void layEnemy(const Layout &) { }

} // namespace merlon::exiles
