#pragma once

#include "app/words/balance/shipped_range.h"
#include "editor/balance/balance_report.h"
#include "editor/balance/balance_run.h"
#include "editor/canvas/overlays/heat_map.h"

namespace merlon {

/// What a run says. `shipped`: against which it is held; null: not known.
BalanceReport::Contents reportOf(const BalanceRun &run, const ShippedRange *shipped = nullptr);
/// How the later one of two runs differs from the earlier.
BalanceReport::Contents reportOf(const BalanceRun &before, const BalanceRun &after);
/// What of a run can lie on its board: `Breaches`, then `Losses: Invader` of each team.
QStringList heatTitles(const BalanceRun &run);
/// One of them: of all captures the percentage at each place, or the units lost there per game.
HeatMap heatOf(const BalanceRun &run, int which);

} // namespace merlon
