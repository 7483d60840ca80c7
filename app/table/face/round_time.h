#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace merlon {

/// A part of a round as bars above and below the table show it.
struct PhaseCell {
    QString picture; ///< `siege/phase-assault`, one shape in ink
    QString name;
    QString explanation;
    int team = 0;   ///< whose colour it has while it is now
    int number = 0; ///< stands for it in place of its picture; 0: none
};

/// The round and phase of a position.
struct RoundTime {
    int round = 0; ///< 0: setting up
    int lastRound = 1;
    std::vector<PhaseCell> phases;
    std::optional<std::size_t> now; ///< the current phase; none in the set-up
    std::optional<std::size_t>
        under; ///< the phase after which the phase of now has been put in, if it is another
};

} // namespace merlon
