#pragma once

#include "core/base/wording.h"

namespace merlon {

/// How charts are called that any game may have: `chart.`, `chart-unit.`, `word.chart.`.
WordingTable statisticsTexts();

} // namespace merlon
