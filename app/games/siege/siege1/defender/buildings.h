#pragma once

#include "app/games/siege/defender/building_block.h"
#include "app/games/siege/siege1/panel_view.h"

namespace merlon::siege1table {

/// How many actions a building has.
std::size_t worksIn(siege::BuildingType building);

/// A building with actions, as it stands; the hourglasses of the eastern defender have a colour of their own.
BuildingContent contentOf(const PanelView &view, siege::BuildingType building);

/// The picture of an hourglass of a seat of the defenders: 0 for west or alone, 1 for east.
QString hourglassOf(int seatOfTeam);

} // namespace merlon::siege1table
