#pragma once

#include "core/engine/tableau/tableau.h"
#include "core/games/siege2/edition.h"

#include <optional>

/// The parts of the tableau of Siege II.
namespace merlon::siege2 {

void layOnBoard(const Siege2View &view, Tableau &tableau);
/// The invader's panel: row of cards, supply, machines, objectives, orders and rituals.
void layInvader(const Siege2View &view, Tableau &tableau);
/// The defender's panel: hourglasses, buildings, heroes, plans, hospital and supply.
void layDefender(const Siege2View &view, Tableau &tableau);
void layClock(const Siege2View &view, Clock &clock);

/// Whether nothing of the seat's is hidden from the viewer.
bool sees(const Siege2View &view, Seat seat);

/// The phases of a round; those of cards are numbered 1 to 6 (S2-2.1).
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
    std::optional<RoundPhase> card {}; ///< the phase of the card in use
    /// What happens now: that phase, a defender phase after it, or the assault.
    std::optional<RoundPhase> phase {};
};
RoundMoment momentOf(const SiegeData &data);

/// Whether pieces are on the march (S2-10.3).
bool isManeuvering(const SiegeData &data);
/// Whether the card at a position of the row has been performed this round.
bool isPerformed(const SiegeData &data, int position);

} // namespace merlon::siege2
