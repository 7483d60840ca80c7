#pragma once

#include "core/board/change.h"

#include <QString>

namespace merlon {

/// What a change would do to a board, for the button of a mend: `Link (Path): West foreground – West rampart 1`.
QString nameOf(const BoardChange &change, const Board &board);

} // namespace merlon
