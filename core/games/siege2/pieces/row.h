#pragma once

#include "core/games/siege2/play.h"

/// The invader's row of action cards and his card supply.
namespace merlon::siege2 {

/// Positions [first, last) of the row.
struct PhaseSpan {
    int first = 0;
    int last = 0;
};

/// Where the cards of a phase lie in the row, which is sorted by phase.
PhaseSpan rowCardsOf(const SiegeData &data, int phase);
/// Whether a card lies in the row or in the card supply.
bool isDrawn(const SiegeData &data, std::uint8_t card);
/// Position in the row; -1 if it is not there.
int rowPosition(const SiegeData &data, std::uint16_t card);
/// The position of the card that is in use: -1 before the first one, kRowCards once all have been visited, in the assault
/// and after it.
int rowPositionInUse(const SiegeData &data);

/// S2-4.3: one hourglass for each unit paid plus the extra of the card, one fewer under blood-magic.
int hourglassesFor(const SiegeData &data, Card card, int units);
/// S2-3.1: what the defender gains at the start of a round.
int hourglassesOfRound(const SiegeData &data);

} // namespace merlon::siege2
