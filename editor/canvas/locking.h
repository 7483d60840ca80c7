#pragma once

#include "editor/model/selection.h"

namespace merlon {

class BoardDocument;

/// Unlocks things in one step, and selects them. False if nothing of them was locked.
bool unlockIn(BoardDocument &document, const Selection &things);

} // namespace merlon
