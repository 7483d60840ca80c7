#pragma once

#include "core/games/mountain/play.h"

/// Section 2.7: what single spells allow.
namespace merlon::mountain {

/// `eye`: uncovered squares with buried resources beside the network.
Squares buriedInReach(const Scene &scene, Seat seat);
/// `transmute`: why the seat cannot turn so many minerals of a kind into another.
Reason whyNotTransmuted(const Scene &scene, Seat seat, std::size_t from, std::size_t to, int number);
/// `carver`: why the seat cannot place a pedestal of that clan on the anchor of this cell.
Reason whyNotCarved(const Scene &scene, Seat seat, Cell cell, std::size_t clan);
/// MT-3.6: why the seat cannot lift the tile whose first cell this is.
Reason whyNotLifted(const Scene &scene, Seat seat, Cell cell);

} // namespace merlon::mountain
