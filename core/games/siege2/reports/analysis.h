#pragma once

#include "core/games/siege/reports/analysis/analysis_rules.h"

namespace merlon::siege2 {

/// S2-10.3 (maneuvers), S2-13.3 (towers), S2-17.7 (reach), S2-2.2 (units at the start).
siege::AnalysisRules analysisRules();

} // namespace merlon::siege2
