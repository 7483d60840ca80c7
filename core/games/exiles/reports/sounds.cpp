#include "core/games/exiles/reports/sounds.h"

namespace merlon::exiles {

std::span<const EventSound> sounds()
{
    static constexpr EventSound kSounds[] = {
        {"hero-taken", Sound::Card},
        {"section-taken", Sound::Token},
        // Actions
        {"fort-built", Sound::Place},
        {"dug", Sound::Crash},
        {"flooded", Sound::Pour},
        {"built", Sound::Place},
        {"researched", Sound::Card},
        {"collected", Sound::Pay},
        {"trained", Sound::Place},
        {"recruited", Sound::Place},
        {"engine-built", Sound::Place},
        {"rocks-piled", Sound::Crash},
        {"repaired", Sound::Place},
        {"gate-repaired", Sound::Place},
        {"given", Sound::Pay},
        // The preparation of the siege
        {"inspired", Sound::Token},
        {"faction-shown", Sound::Card},
        {"units-moved", Sound::Move},
        {"engine-moved", Sound::Move},
        {"front-drawn", Sound::Draw},
        {"enemy-deployed", Sound::Move},
        {"blessed", Sound::Token},
        {"spell-cast", Sound::Pour},
        // Shooting and engines
        {"volley-flies", Sound::Shot},
        {"enemy-volley", Sound::Shot},
        {"units-lost", Sound::Death},
        {"units-saved", Sound::Token},
        {"engine-fires", Sound::Blast},
        {"enemy-engine-aims", Sound::Blast},
        {"enemy-engine-removed", Sound::Crash},
        {"section-damaged", Sound::Crash},
        {"section-fell", Sound::Collapse},
        {"engine-lost", Sound::Crash},
        // The advance and the melee
        {"enemy-advances", Sound::Move},
        {"bridge-laid", Sound::Place},
        {"towers-advance", Sound::Move},
        {"engine-dropped", Sound::Pour},
        {"ram-strikes", Sound::Blast},
        {"gate-broken", Sound::Collapse},
        {"foothold-taken", Sound::Crash},
        {"die-rolled", Sound::Dice},
        {"d3-rolled", Sound::Dice},
        {"melee-rolled", Sound::Dice},
        // The end of a siege
        {"building-damaged", Sound::Collapse},
        {"morale-tested", Sound::Dice},
        {"enemy-flees", Sound::Move},
        {"looted", Sound::Pay},
        {"overrun", Sound::Collapse},
    };
    return kSounds;
}

} // namespace merlon::exiles
