#include "app/games/siege/siege_sounds.h"

#include <algorithm>
#include <array>

namespace merlon {

namespace {

constexpr std::array kSounds = std::to_array<EventSound>({
    // The army, the garrison and what they build
    {"unit-marched", Sound::March},
    {"unit-marched-through", Sound::March},
    {"unit-deployed", Sound::March},
    {"unit-sapped", Sound::March},
    {"unit-roped", Sound::March},
    {"defender-moved", Sound::March},
    {"defenders-swapped", Sound::March},
    {"unit-moved", Sound::March},
    {"units-exchanged", Sound::March},
    {"hero-moved", Sound::March},
    {"machine-placed", Sound::Place},
    {"engine-placed", Sound::Place},
    {"altar-placed", Sound::Place},
    {"ram-part-placed", Sound::Place},
    {"siege-tower-placed", Sound::Place},
    {"mantelet-placed", Sound::Place},
    {"equipment-placed", Sound::Place},
    {"bridge-placed", Sound::Place},
    {"training-placed", Sound::Place},
    {"order-placed", Sound::Place},
    {"ritual-placed", Sound::Place},
    {"device-placed", Sound::Place},
    {"cauldron-placed", Sound::Place},
    {"ladder-placed", Sound::Place},
    {"stone-placed", Sound::Place},
    {"wood-placed", Sound::Place},
    {"trap-placed", Sound::Place},
    {"trap-laid", Sound::Place},
    // Cards and hourglasses
    {"card-performed", Sound::Card},
    {"cards-exchanged", Sound::Card},
    {"phase-card-drawn", Sound::Card},
    {"card-kept", Sound::Card},
    {"card-turned", Sound::Card},
    {"action-done", Sound::Card},
    {"plan-used", Sound::Card},
    {"hourglasses-gained", Sound::Hourglass},
    {"seat-gains-hourglasses", Sound::Hourglass},
    {"hourglass-placed", Sound::Hourglass},
    // The assault
    {"assault-begins", Sound::AssaultBegins},
    {"hit-card-revealed", Sound::Cannon},
    {"fire-card-revealed", Sound::Cannon},
    {"shot-revealed", Sound::Shot},
    {"engine-hits", Sound::Shot},
    {"volley-fired", Sound::Shot},
    {"archers-fire", Sound::Shot},
    {"archer-shoots", Sound::Shot},
    {"goblin-shoots", Sound::Shot},
    {"cauldron-poured", Sound::Cauldron},
    {"stone-destroyed", Sound::StoneFalls},
    {"wood-destroyed", Sound::StoneFalls},
    {"machine-destroyed", Sound::StoneFalls},
    {"device-destroyed", Sound::StoneFalls},
    {"cauldron-destroyed", Sound::StoneFalls},
    {"gate-damaged", Sound::StoneFalls},
    {"gate-falls", Sound::Breach},
    {"unit-killed", Sound::UnitDies},
    {"crew-killed", Sound::UnitDies},
    {"orcs-detonated", Sound::Cannon},
    {"orcs-exploded", Sound::Cannon},
    {"wall-breached", Sound::Breach},
    {"wall-entered", Sound::Breach},
});

} // namespace

std::optional<Sound> siegeSoundOf(std::string_view event)
{
    const auto *row = std::ranges::find(kSounds, event, &EventSound::key);
    return row == kSounds.end() ? std::nullopt : std::optional(row->sound);
}

std::span<const EventSound> siegeEventSounds()
{
    return kSounds;
}

} // namespace merlon
