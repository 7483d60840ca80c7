#include "app/table/face/event_sounds.h"

#include <algorithm>
#include <array>

namespace merlon {

namespace {

constexpr std::array kUsual = std::to_array<EventSound>({
    {"killed", Sound::UnitDies},
    {"destroyed", Sound::StoneFalls},
    {"marched", Sound::March},
    {"moved", Sound::March},
    {"card", Sound::Card},
    {"placed", Sound::Place},
    {"built", Sound::Place},
});

} // namespace

std::optional<Sound> soundIn(std::span<const EventSound> table, std::string_view event)
{
    const auto row = std::ranges::find_if(
        table, [event](const EventSound &one) { return event.find(one.key) != std::string_view::npos; });
    return row == table.end() ? std::nullopt : std::optional(row->sound);
}

std::optional<Sound> usualSoundOf(std::string_view event)
{
    return soundIn(kUsual, event);
}

} // namespace merlon
