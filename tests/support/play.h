#pragma once

#include "core/base/random.h"
#include "core/engine/match/match.h"
#include "core/games/english.h"

#include <functional>
#include <stdexcept>
#include <string>

/// Plays matches for tests.
namespace merlon::testing {

/// Plays so many choices, drawn from a seed; false if the match was over before.
inline bool playSome(Match &match, std::uint64_t seed, int choices,
                     const std::function<void()> &afterEach = {})
{
    Random random(seed, 3);
    ChoiceList legal;
    for (int i = 0; i < choices; ++i) {
        if (match.isOver())
            return false;
        match.state().choices(legal);
        const Choice choice = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        if (!match.play(choice, match.ply()))
            return false;
        if (afterEach)
            afterEach();
    }
    return true;
}

/// Plays a line that is known to be legal.
inline void mustPlay(Match &match, const std::string &line)
{
    if (const Expected<void> played = match.play(line); !played)
        throw std::runtime_error(line + ": " + say(played.error(), english()));
}

inline void playToEnd(Match &match, std::uint64_t seed)
{
    constexpr int kMostChoices = 20'000;
    playSome(match, seed, kMostChoices);
}

} // namespace merlon::testing
