#pragma once

#include "core/engine/tableau/sounds.h"

namespace merlon::siege {

/// What the events of both games sound like.
std::span<const EventSound> sounds();

} // namespace merlon::siege
