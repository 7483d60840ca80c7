#include "core/games/siege/sounds.h"

#include <array>

namespace merlon::siege {

namespace {

constexpr std::array kSounds = std::to_array<EventSound>({
    // The army, the garrison and what they build
    {"unit-marched", Sound::Move},
    {"unit-marched-through", Sound::Move},
    {"unit-deployed", Sound::Move},
    {"unit-sapped", Sound::Move},
    {"unit-roped", Sound::Move},
    {"defender-moved", Sound::Move},
    {"defenders-swapped", Sound::Move},
    {"unit-moved", Sound::Move},
    {"units-exchanged", Sound::Move},
    {"hero-moved", Sound::Move},
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
    // Cards, units and hourglasses
    {"unit-drawn", Sound::Draw},
    {"unit-drawn-for", Sound::Draw},
    {"card-drawn", Sound::Card},
    {"objective-drawn", Sound::Card},
    {"plan-drawn", Sound::Card},
    {"units-paid", Sound::Pay},
    {"wood-paid", Sound::Pay},
    {"resources-paid", Sound::Pay},
    {"card-performed", Sound::Card},
    {"cards-exchanged", Sound::Card},
    {"phase-card-drawn", Sound::Card},
    {"card-kept", Sound::Card},
    {"card-turned", Sound::Card},
    {"action-done", Sound::Card},
    {"plan-used", Sound::Card},
    {"hourglasses-gained", Sound::Token},
    {"seat-gains-hourglasses", Sound::Token},
    {"hourglass-placed", Sound::Token},
    // The assault
    {"assault-begins", Sound::FightBegins},
    {"hit-card-revealed", Sound::Blast},
    {"fire-card-revealed", Sound::Blast},
    {"shot-revealed", Sound::Shot},
    {"engine-hits", Sound::Shot},
    {"volley-fired", Sound::Shot},
    {"archers-fire", Sound::Shot},
    {"archer-shoots", Sound::Shot},
    {"goblin-shoots", Sound::Shot},
    {"cauldron-poured", Sound::Pour},
    {"stone-destroyed", Sound::Crash},
    {"wood-destroyed", Sound::Crash},
    {"machine-destroyed", Sound::Crash},
    {"device-destroyed", Sound::Crash},
    {"cauldron-destroyed", Sound::Crash},
    {"gate-damaged", Sound::Crash},
    {"gate-falls", Sound::Collapse},
    {"last-gate-falls", Sound::Collapse},
    {"unit-killed", Sound::Death},
    {"crew-killed", Sound::Death},
    {"orcs-detonated", Sound::Blast},
    {"orcs-exploded", Sound::Blast},
    {"wall-breached", Sound::Collapse},
    {"wall-entered", Sound::Collapse},
    // What is told beside something that is heard
    {"round-begins", std::nullopt},
    {"action-completed", std::nullopt},
    {"feat-done", std::nullopt},
    {"dishonour", std::nullopt},
    {"objective-met", std::nullopt},
});

} // namespace

std::span<const EventSound> sounds()
{
    return kSounds;
}

} // namespace merlon::siege
