#pragma once

#include "core/engine/tableau/tableau.h"
#include "core/games/siege1/siege1_view.h"

/// The parts of the tableau of Siege I.
namespace merlon::siege1 {

void layOnBoard(const Siege1View &view, Tableau &tableau);

} // namespace merlon::siege1
