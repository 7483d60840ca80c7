#pragma once

#include "core/board/changes/change.h"
#include "editor/model/selection.h"

namespace merlon {

/// Moves the selected places so that linked ones lie at equal distances from each other and others further apart,
/// beginning from where they are: by springs (Kamada and Kawai 1989), or for very many places by forces (Fruchterman
/// and Reingold 1991). Parts that are not linked stay where they are in the drawing, each about its own middle; links
/// within the selection become straight. The same selection always comes out the same way. Fewer than two places:
/// nothing.
BoardChange laidOut(const Board &board, const Selection &selection);

} // namespace merlon
