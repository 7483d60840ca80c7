#pragma once

#include "core/engine/statistics/statistics.h"

#include <span>
#include <string>
#include <vector>

namespace merlon {

/// One of the figures with which a game sums up how it was: all charts with a key, or one line of them.
struct FinalFigure {
    std::string chart;
    std::string line {}; ///< the key of its lines; empty: all that are not apart
};

/// What a figure came to.
struct FinalCount {
    struct Part {
        int side = -1;       ///< of the board; -1: of none
        Seat seat = kNobody; ///< whose it is, where sides do not say
        double value = 0;
    };
    FinalFigure figure;
    std::vector<Part> parts; ///< in the order of the charts; one for each side or seat
};

/// How each figure stood at the end: the last value of lines over moments, the sum of all columns of others. Figures of
/// which nothing is known are left out.
std::vector<FinalCount> finalCounts(const Statistics &statistics, std::span<const FinalFigure> figures);

} // namespace merlon
