#include "core/games/exiles/tableau/panels.h"

namespace merlon::exiles {

void laySeats(const Layout &) { }

} // namespace merlon::exiles
