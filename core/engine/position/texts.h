#pragma once

#include "core/base/wording.h"

namespace merlon {

WordingTable positionTexts(); ///< what can be wrong with the form of any game's position: `error.position-`

} // namespace merlon
