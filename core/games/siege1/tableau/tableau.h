#pragma once

#include "core/engine/event.h"
#include "core/engine/state.h"
#include "core/engine/tableau/components.h"
#include "core/engine/tableau/moves.h"
#include "core/engine/tableau/tableau.h"

#include <optional>
#include <vector>

/// What Siege I shows: what lies where, and what is in its box (section 2 of the rules).
namespace merlon::siege1 {

std::vector<Component> components(const Setup &setup);
/// `view` has to be one of Siege I.
void layOut(const View &view, Tableau &tableau);
/// Of a card that is turned: its back, which is what it offers from then on.
std::optional<Item> itemMeant(const View &view, Choice choice);
/// What an event moves on the board.
std::vector<Move> movesOf(const Setup &setup, const Event &event);

} // namespace merlon::siege1
