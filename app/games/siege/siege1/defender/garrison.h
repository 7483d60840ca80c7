#pragma once

#include "app/games/siege/siege1/panel_view.h"
#include "app/games/siege/units/garrison.h"

namespace merlon::siege1table {

/// How many kinds of tokens the defenders have.
std::size_t garrisonTokens();
/// What the defenders have beside the board.
GarrisonContent garrisonOf(const PanelView &view);

} // namespace merlon::siege1table
