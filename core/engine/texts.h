#pragma once

#include "core/base/wording.h"

namespace merlon {

WordingTable engineTexts(); ///< notation, records, matches, advice, and the words that all games share

} // namespace merlon
