#pragma once

#include "core/engine/state.h"
#include "core/engine/tableau/components.h"
#include "core/engine/tableau/filling.h"
#include "core/engine/tableau/moves.h"
#include "core/engine/tableau/tableau.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace merlon::mountain {

/// What there is in the box: tiles, halls, trolls, workshops, spells, statues, pedestals.
std::vector<Component> components(const Setup &setup);
/// What lies where, to those who have this view.
void layOut(const View &view, Tableau &tableau);
/// The spell that a choice casts, the troll that it recruits.
std::optional<Item> itemMeant(const View &view, Choice choice);
/// How statues walk.
std::vector<Move> movesOf(const Setup &setup, const Event &event);
/// Which symbols would be filled by a choice that wakes trolls, for each slot where that could begin.
std::vector<Filling> fillingsOf(const View &view, Choice made);
/// The cells on which a tile or a hall would lie; none while there are several places for it.
std::vector<std::uint16_t> placesCovered(const View &view, Choice made);

} // namespace merlon::mountain
