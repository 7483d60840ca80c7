#pragma once

#include "core/base/text.h"
#include "core/engine/state.h"

namespace merlon::exiles {

/// How a campaign stands, in one line: the turn, the city, its people.
Text campaignState(const View &view);

} // namespace merlon::exiles
