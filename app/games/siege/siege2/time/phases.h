#pragma once

#include "core/games/siege2/data/siege_data.h"

#include "app/table/face/round_time.h"
#include "core/engine/state.h"

#include <cstdint>
#include <optional>

namespace merlon {

/// The parts of a round of Siege II as the bar above shows them.
enum class RoundPhase : std::uint8_t {
    Supplies,
    Machines,
    Equipment,
    Training,
    Rituals,
    Maneuver,
    Defense,
    Assault,
};

/// Where in a round a position stands.
struct RoundMoment {
    int rowPosition = -1; ///< of the card in use; kRowCards once the assault has begun; -1 in the set-up
    std::optional<RoundPhase> card; ///< the phase of the card in use
    std::optional<RoundPhase>
        phase; ///< what happens now: that phase, a defender phase after it, or the assault
};

RoundMoment momentOf(const siege2::SiegeData &data);

/// The time of a position of Siege II for the bar above.
RoundTime siege2TimeOf(const View &view);

/// Whether the card at a position of the row has been performed this round.
bool isPerformed(const siege2::SiegeData &data, int position);

} // namespace merlon
