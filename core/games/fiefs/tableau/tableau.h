#pragma once

#include "core/engine/state.h"
#include "core/engine/tableau/components.h"
#include "core/engine/tableau/moves.h"
#include "core/engine/tableau/tableau.h"

#include <vector>

namespace merlon::fiefs {

/// What there is in the box: knights of each seat, tiles, cards, artefacts.
std::vector<Component> components(const Setup &setup);
/// What lies where, to those who have this view.
void layOut(const View &view, Tableau &tableau);
/// How knights walk: from the castle and back.
std::vector<Move> movesOf(const Setup &setup, const Event &event);

} // namespace merlon::fiefs
