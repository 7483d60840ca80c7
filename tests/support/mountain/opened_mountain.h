#pragma once

#include "core/games/mountain/edition.h"
#include "tests/support/boards.h"

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace merlon::mountain {

/// A game for so many, on Autumn for two and three, on Winter for four and five; throws what is wrong with it.
inline std::shared_ptr<const Setup> openedMountain(int seats = 2, Options options = {})
{
    options["players"] = std::to_string(seats);
    const auto setup = mountainGame().open(testing::shippedBoard(seats < 4 ? "autumn" : "winter"), options);
    if (!setup)
        throw std::runtime_error(setup.error().what.code);
    return *setup;
}

/// Games of every number of seats, with all options.
struct GameKind {
    int seats;
    Options options;
};
inline std::vector<GameKind> gameKinds()
{
    return {{2, {}},
            {3, {{"finite-reserve", "on"}, {"payment-magenta", "ask"}}},
            {4, {{"team", "on"}, {"payment-blue", "ask"}, {"workshops", "random-distinct"}}},
            {5, {{"first-player", "green"}, {"payment-white", "ask"}}}};
}

} // namespace merlon::mountain
