#pragma once

#include "app/words/speaker.h"
#include "core/simulation/balance.h"

#include <QString>

#include <vector>

namespace merlon {

/// How often teams win on the boards that come with Merlon: what a board is held against.
struct ShippedRange {
    struct Team {
        double low = 1; ///< the lowest share of the games that it has on any of them
        double high = 0;
    };
    int boards = 0;
    std::vector<Team> teams; ///< as in Balance
};

/// Takes in what games on one of them say.
void add(ShippedRange &range, const Balance &balance);

/// Whether a team wins more or less often than on any of them, beyond what chance explains.
bool isOutside(const ShippedRange &range, const Balance &balance);

/// `Boards that come with Merlon: Invader 45%–56%.` And whether this one is outside of that. Empty if there are none.
QString sentenceOf(const ShippedRange &range, const Balance &balance, const Speaker &speaker);

} // namespace merlon
