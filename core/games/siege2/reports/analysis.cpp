#include "core/games/siege2/reports/analysis.h"

#include "core/games/siege2/invader/budgets.h"
#include "core/games/siege2/pieces/cards.h"

namespace merlon::siege2 {

siege::AnalysisRules analysisRules()
{
    return {.budgets = {kManeuverBudgets[0], kManeuverBudgets[1]},
            .rounds = kLastRound,
            .towerMarksmen = 2,
            .towersSeeBeside = false,
            .hasBarbican = false,
            .unitsStartOutside = true};
}

} // namespace merlon::siege2
