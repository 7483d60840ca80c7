#pragma once

#include "core/games/fiefs/data/fiefs_data.h"

/// FI-13: what can be where nobody sees it.
namespace merlon::fiefs {

/// The cards of the deck of a seat that are nowhere to be seen.
Unseen<kCards> unseenOf(const FiefsData &data, Seat seat);
/// Those of them that can be in its hand: Authority leaves it as soon as it is drawn (FI-4.4).
Unseen<kCards> unseenInHandOf(const FiefsData &data, Seat seat);

} // namespace merlon::fiefs
