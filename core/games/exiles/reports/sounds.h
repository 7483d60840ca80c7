#pragma once

#include "core/engine/tableau/sounds.h"

#include <span>

namespace merlon::exiles {

/// What the events of Exiles sound like, where their roles do not say it.
std::span<const EventSound> sounds();

} // namespace merlon::exiles
