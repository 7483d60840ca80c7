#pragma once

#include "app/games/siege/why_asked.h"

namespace merlon {

/// Why the questions of Siege II are asked: by invaders' and defenders' parts of a round, and of the assault.
std::span<const WhyAsked> invaderWhys();
std::span<const WhyAsked> defenderWhys();
std::span<const WhyAsked> assaultWhys();

/// Why the question of this position is asked now, in a sentence or two.
QString whyNow(const View &view);

} // namespace merlon
