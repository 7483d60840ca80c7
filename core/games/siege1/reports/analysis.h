#pragma once

#include "core/games/siege/reports/analysis/analysis_rules.h"

namespace merlon::siege1 {

/// S1-11.2 (deployments), S1-3.1 (towers), S1-18.4 (reach).
siege::AnalysisRules analysisRules();

} // namespace merlon::siege1
