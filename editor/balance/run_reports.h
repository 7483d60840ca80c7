#pragma once

#include "editor/balance/balance_report.h"
#include "editor/balance/balance_run.h"
#include "editor/canvas/heat_map.h"

namespace merlon {

/// What a run says.
BalanceReport::Contents reportOf(const BalanceRun &run);
/// How the later one of two runs differs from the earlier.
BalanceReport::Contents reportOf(const BalanceRun &before, const BalanceRun &after);
/// Where units were lost in a run.
HeatMap lossesOf(const BalanceRun &run);

} // namespace merlon
