#pragma once

#include "core/base/wording.h"

namespace merlon {

WordingTable boardTexts();    ///< findings and errors of boards
WordingTable analysisTexts(); ///< what is found out about boards: `analysis.`

} // namespace merlon
