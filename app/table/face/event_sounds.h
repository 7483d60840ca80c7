#pragma once

#include "app/sound/synth.h"

#include <optional>
#include <span>
#include <string_view>

namespace merlon {

/// What an event sounds like, by its key or a part of it.
struct EventSound {
    std::string_view key;
    Sound sound;
};

/// The sound of the first row whose key is part of the key of the event; none: it is silent.
std::optional<Sound> soundIn(std::span<const EventSound> table, std::string_view event);
/// For games of which nothing special is known.
std::optional<Sound> usualSoundOf(std::string_view event);

} // namespace merlon
