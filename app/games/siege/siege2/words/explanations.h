#pragma once

#include "app/games/siege/panel_words.h"

namespace merlon {

std::span<const Explanation> actionCardTexts();
std::span<const Explanation> objectiveTexts();
std::span<const Explanation> buildingActionTexts();
std::span<const Explanation> planTexts();
/// Orders, heroic orders, units and maneuvers.
std::span<const Explanation> tokenTexts();

} // namespace merlon
