#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/changes/change.h"
#include "editor/model/selection.h"

#include <cstdint>

namespace merlon {

/// What the walls of a fortress, and the rings outside them, are drawn like.
enum class FortressForm : std::uint8_t { Ellipse, Rectangle, Hexagon, Octagon };

/// Lays the selected places out as a fortress, or all of them if nothing is selected. Those that a family's links join
/// without a direction, and from which no way leads on, lie evenly on an ellipse in the order of these links: its walls.
/// Outside lie in rings those from which ways lead there, by how many ways it is; outermost those to which no way leads.
/// All others lie inside, the only one of its kind in the middle. The form is turned so that as little as can be
/// changes; links within become straight. Nothing if the family has no such links, or fewer than three places are walls.
BoardChange laidOutAsFortress(const Board &board, const BoardSchema &schema, const Selection &selection,
                              FortressForm form = FortressForm::Ellipse);

/// Spaces the selected walls evenly around the middle of all walls, from one end of their row to the other. The two ends
/// stay where they are. Nothing if fewer than three walls are selected, or all of them: these have no ends.
BoardChange spacedInRow(const Board &board, const BoardSchema &schema, const Selection &selection);

} // namespace merlon
