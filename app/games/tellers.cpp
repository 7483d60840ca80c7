#include "app/games/tellers.h"

#include "app/games/fiefs/story/fiefs_teller.h"
#include "app/games/siege/story/siege1_teller.h"
#include "app/games/siege/story/siege2_teller.h"
#include "app/words/line_sharer.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace merlon {

namespace {

/// A game that tells its events better than one by one.
struct OwnTeller {
    std::string_view game;
    std::unique_ptr<Teller> (*make)(const Speaker &speaker);
};

constexpr std::array kOwnTellers = std::to_array<OwnTeller>({
    {"siege1", makeSiege1Teller},
    {"siege2", makeSiege2Teller},
    {"fiefs", makeFiefsTeller},
});

} // namespace

std::unique_ptr<Teller> tellerOf(const Speaker &speaker)
{
    const auto *teller = std::ranges::find(kOwnTellers, speaker.setup().game().key(), &OwnTeller::game);
    return teller == kOwnTellers.end() ? makeLineSharer(speaker) : teller->make(speaker);
}

} // namespace merlon
