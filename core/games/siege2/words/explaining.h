#pragma once

#include "core/base/text.h"
#include "core/engine/choice.h"
#include "core/engine/state.h"
#include "core/games/siege2/pieces/cards.h"

#include <cstdint>
#include <vector>

/// What Siege II says of a question and its choices where that depends on the position.
namespace merlon::siege2 {

/// What an action card costs, in sentences.
std::vector<Text> priceOf(Card card);

/// Why the question of a position is asked now; empty where `why.<decision>` says it without a number.
Text whyNow(const View &view);
/// What a choice costs and does.
std::vector<Text> notesOn(const View &view, Choice choice);
/// What an engine, a device or a trap could act upon from where a choice puts it.
std::vector<std::uint16_t> placesReached(const View &view, Choice choice);

} // namespace merlon::siege2
