#pragma once

#include "app/games/siege/panel_words.h"

namespace merlon::siege1table {

/// Actions of phases 2 to 5, with those of the backs of their cards.
std::span<const Explanation> machineTexts();
std::span<const Explanation> equipmentTexts();
std::span<const Explanation> trainingTexts();
std::span<const Explanation> ritualTexts();
/// Actions of buildings.
std::span<const Explanation> workTexts();
/// Acts, heroes, orders, units, and the cards of phases 1 and 6.
std::span<const Explanation> otherTexts();

} // namespace merlon::siege1table
