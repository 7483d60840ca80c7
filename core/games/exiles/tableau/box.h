#pragma once

#include "core/engine/tableau/components.h"

#include <vector>

namespace merlon::exiles {

/// Level cards of buildings, technologies, heroes, enemies, and cards to look up units, engines, walls and towers.
void addCards(std::vector<Component> &box);

} // namespace merlon::exiles
