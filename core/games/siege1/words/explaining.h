#pragma once

#include "core/base/text.h"
#include "core/engine/choice.h"
#include "core/engine/state.h"
#include "core/games/siege1/pieces/cards.h"

#include <cstdint>
#include <vector>

/// What Siege I says of a question and its choices where that depends on the position.
namespace merlon::siege1 {

/// What an action costs; empty if it is free.
Text priceOf(Action action);

/// Why the question of a position is asked now; empty where `why.<decision>` says it without a number.
Text whyNow(const View &view);
/// What a choice costs and does.
std::vector<Text> notesOn(const View &view, Choice choice);
/// What an engine, a device, a trap or ropes could act upon from where a choice puts them.
std::vector<std::uint16_t> placesReached(const View &view, Choice choice);
/// S1-11.2: that the army would stay where it is for a whole round.
Text warningBefore(const View &view, Choice choice);

} // namespace merlon::siege1
