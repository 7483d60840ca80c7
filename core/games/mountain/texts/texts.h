#pragma once

#include "core/base/wording.h"

namespace merlon::mountain {

/// The sentences of Under the Mountain, by what they are about.
WordingTable nameTexts();
WordingTable choiceTexts();
WordingTable eventTexts();
WordingTable reasonTexts();
WordingTable decisionTexts();
WordingTable boardTexts();
WordingTable tableauTexts();
WordingTable adviceTexts();     ///< why a computer player advises a choice: `advice.`
WordingTable statisticsTexts(); ///< charts: `chart.`, `word.chart.`

} // namespace merlon::mountain
