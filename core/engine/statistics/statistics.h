#pragma once

#include "core/base/text.h"
#include "core/engine/event.h"
#include "core/engine/state.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace merlon {

/// A moment of a game at which its numbers are read: where something new begins, and just before.
struct ChartMoment {
    std::size_t ply = 0;              ///< the number of the question that stood then
    int round = 0;                    ///< 0 before the first one
    std::optional<Event> section {};  ///< what had begun last: a round, a phase, an assault
    std::vector<Event> events {};     ///< since the moment before, masked for those who look
    std::shared_ptr<const View> view; ///< what they knew then
};

/// A row of numbers, one for each column of its chart.
struct ChartSeries {
    std::string key;     ///< `attackers`, `goblin`, the key of a building; empty: it is called like its seat
    int side = -1;       ///< of the board: 0, 1; -1: of none
    Seat seat = kNobody; ///< whose it is, where a side has several seats
    bool apart = false;  ///< beside the stacks, not in them
    std::vector<double> values {}; ///< not a number where it is not known
    std::string type {};           ///< of the vocabulary, to which the key belongs, if its name depends on it
};

/// What the columns of a chart are.
enum class ChartColumns { Moments, Rounds, Words };

/// A chart in words of the vocabulary: lines over moments, stacked bars over everything else.
struct Chart {
    std::string key; ///< `strength`, `losses`, `hourglasses`, ...
    std::string
        about {}; ///< which of the charts with this key: the key of a place or a side; empty: all together
    ChartColumns columns = ChartColumns::Moments;
    std::vector<std::string> names {}; ///< of the columns; empty for moments
    std::vector<ChartSeries> series {};
    std::string nameType {}; ///< of the vocabulary, to which the names belong, if they depend on it
    Word name {};            ///< what it is called if there is no wording for its key
};

/// A game in numbers.
struct Statistics {
    std::vector<ChartMoment> moments;
    std::vector<Chart> charts;

    /// Null if there is no such chart.
    const Chart *chart(std::string_view key, std::string_view about = {}) const;
};

} // namespace merlon
