#pragma once

#include "core/engine/state.h"
#include "core/engine/tableau/components.h"
#include "core/engine/tableau/moves.h"
#include "core/engine/tableau/paper.h"
#include "core/engine/tableau/tableau.h"

#include <cstdint>
#include <vector>

namespace merlon::exiles {

/// What there is in the box: units and engines of both sides, buildings, technologies, heroes, powers, markers.
std::vector<Component> components(const Setup &setup);
/// What is kept in numbers on paper: levels and resistance of the fortress, morale and round of a siege.
std::vector<PaperTrack> paperTracks(const Setup &setup);
/// EX-16.1: what is written down at a save point on paper.
std::vector<PaperBlank> saveSheet(const Setup &setup);
/// What lies where. Nothing is hidden: everybody sees the same (section 16).
void layOut(const View &view, Tableau &tableau);
/// The zones that could be shot at from where a choice puts an engine or a unit.
std::vector<std::uint16_t> placesReached(const View &view, Choice choice);
/// Who walks, what flies, which dice roll.
std::vector<Move> movesOf(const Setup &setup, const Event &event);

} // namespace merlon::exiles
