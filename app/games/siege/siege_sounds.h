#pragma once

#include "app/table/face/event_sounds.h"

namespace merlon {

/// What the events of both siege games sound like.
std::optional<Sound> siegeSoundOf(std::string_view event);
/// The rows of the table, so that it can be checked that the games have such events.
std::span<const EventSound> siegeEventSounds();

} // namespace merlon
