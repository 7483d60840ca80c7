#pragma once

#include "app/games/siege/defender/building_block.h"
#include "app/games/siege/siege2/panel_view.h"

namespace merlon {

/// How many actions a building of Siege II has.
std::size_t actionsIn(siege::BuildingType building);

/// A building with actions of Siege II, as it stands.
BuildingContent contentOf(const PanelView &view, siege::BuildingType building);

} // namespace merlon
