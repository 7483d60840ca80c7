#pragma once

#include "app/games/siege/siege2/panel_view.h"
#include "app/games/siege/units/garrison.h"

namespace merlon {

/// How many kinds of tokens the defender of Siege II has.
std::size_t garrisonTokens();
/// What the defender of Siege II has beside the board.
GarrisonContent garrisonOf(const PanelView &view);

} // namespace merlon
