#pragma once

#include "core/base/text.h"
#include "core/engine/statistics/gauges.h"
#include "core/engine/tableau/sounds.h"

#include <span>
#include <vector>

namespace merlon::toy {

/// The cards that each seat holds; coins and points are read from the tableau without a word.
std::vector<Gauge> gauges(const View &view);
/// How a campaign stands.
Text campaignState(const View &view);
/// What sounds like nothing that its role would make it.
std::span<const EventSound> sounds();

} // namespace merlon::toy
