#pragma once

#include "core/base/text.h"
#include "core/engine/state.h"

#include <cstdint>
#include <vector>

namespace merlon::exiles {

/// How a campaign stands, in one line: the turn, the city, its people.
Text campaignState(const View &view);
/// By what campaigns that are over are ranked (EX-16.5).
std::vector<std::int64_t> campaignRank(const View &view);

} // namespace merlon::exiles
