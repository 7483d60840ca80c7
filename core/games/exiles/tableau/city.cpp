#include "core/games/exiles/tableau/panels.h"

namespace merlon::exiles {

void layCity(const Layout &) { }

} // namespace merlon::exiles
