#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/changes/change.h"

#include <string>
#include <vector>

namespace merlon {

/// The smallest changes of a place that may tip a board, whatever its family: a number one more or one less, a starting
/// piece more or less, a space more or less, a link with a direction more that leads there from the nearest place of the
/// same side. Whether the rules allow the board that comes of it is not looked at.
std::vector<BoardChange> smallChanges(const Board &board, const BoardSchema &schema,
                                      const std::string &place);

/// Those of several places, each in turn: the first of every place, the second of every place.
std::vector<BoardChange> smallChanges(const Board &board, const BoardSchema &schema,
                                      const std::vector<std::string> &places);

} // namespace merlon
