#pragma once

#include "core/engine/tableau/sounds.h"

#include <span>

namespace merlon::mountain {

/// What can be heard, besides what the roles of events say.
std::span<const EventSound> sounds();

} // namespace merlon::mountain
