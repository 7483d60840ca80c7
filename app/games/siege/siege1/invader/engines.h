#pragma once

#include "app/games/siege/invader/machine_list.h"
#include "app/games/siege/siege1/panel_view.h"

namespace merlon::siege1table {

/// The throwing engines on the board with their decks.
std::vector<MachineContent> enginesOf(const PanelView &view);

} // namespace merlon::siege1table
