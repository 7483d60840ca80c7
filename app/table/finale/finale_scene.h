#pragma once

#include "app/table/finale/finale.h"
#include "app/table/table_parts.h"
#include "core/engine/decision.h"

#include <optional>

namespace merlon {

class SeatView;

/// What the last page shows of a game that is over: the place that was taken in the fight with which it has ended, with
/// the units that met there; else the place that was fought for and that most of them hold at the end. None if nobody has
/// won, somebody has resigned, or there is no picture of such a place (resources/art/finale/<family>-<kind>.svg, and
/// <family>-<kind>-taken.svg where it looks otherwise once it is taken).
std::optional<Finale::Scene> finaleSceneOf(const TableParts &parts, const SeatView &seen, Seat winner);

} // namespace merlon
