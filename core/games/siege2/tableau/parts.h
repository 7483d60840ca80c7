#pragma once

#include "core/engine/tableau/tableau.h"
#include "core/games/siege2/siege2_view.h"

/// The parts of the tableau of Siege II.
namespace merlon::siege2 {

void layOnBoard(const Siege2View &view, Tableau &tableau);

} // namespace merlon::siege2
