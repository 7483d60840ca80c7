#include "core/games/fiefs/reports/sounds.h"

namespace merlon::fiefs {

std::span<const EventSound> sounds()
{
    static constexpr EventSound kSounds[] = {
        {"mustered", Sound::Place},          {"advanced", Sound::Move},
        {"recalled", Sound::Move},           {"posted", Sound::Move},
        {"retreated", Sound::Move},          {"conquered", Sound::Token},
        {"card-drawn", Sound::Card},         {"card-discarded", Sound::Card},
        {"card-lost", Sound::Card},          {"conflict-shown", Sound::Card},
        {"support-played", Sound::Card},     {"authority-shown", Sound::Card},
        {"fracture-played", Sound::Card},    {"artefact-broken", Sound::Crash},
        {"artefact-restored", Sound::Token}, {"ambush-rolled", Sound::Dice},
        {"arena-rolled", Sound::Dice},       {"chaos-rolled", Sound::Dice},
        {"castle-taken", Sound::Collapse},   {"turn-begins", std::nullopt},
    };
    return kSounds;
}

} // namespace merlon::fiefs
