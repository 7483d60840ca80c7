#include "core/games/mountain/reports/sounds.h"

namespace merlon::mountain {

std::span<const EventSound> sounds()
{
    static constexpr EventSound kSounds[] = {
        {"portal-placed", Sound::Place},
        {"pedestal-drawn", Sound::Draw},
        {"troll-settled", Sound::Card},
        {"troll-recruited", Sound::Card},
        {"troll-joined", Sound::Card},
        {"troll-swapped", Sound::Card},
        {"troll-retired", Sound::Card},
        {"troll-woken", Sound::Token},
        {"bribe-laid", Sound::Pay},
        {"bribes-taken", Sound::Pay},
        {"exchanged", Sound::Pay},
        {"converted", Sound::Pay},
        {"fetched", Sound::Pay},
        {"rune-laid", Sound::Token},
        {"spell-cast", Sound::Pour},
        {"spell-disintegrated", Sound::Pour},
        {"picked", Sound::Crash},
        {"tile-lifted", Sound::Crash},
        {"dug", Sound::Crash},
        {"tile-laid", Sound::Place},
        {"statue-unearthed", Sound::Token},
        {"pedestal-placed", Sound::Place},
        {"token-taken", Sound::Token},
        {"workshop-established", Sound::Place},
        {"workshop-used", Sound::Pay},
        {"hall-built", Sound::Collapse},
        {"statue-hauled", Sound::Move},
        {"crowned", Sound::Token},
        {"turn-begins", std::nullopt},
    };
    return kSounds;
}

} // namespace merlon::mountain
