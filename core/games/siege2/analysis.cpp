#include "core/games/siege2/analysis.h"

#include "core/games/siege2/cards.h"
#include "core/games/siege2/invader/budgets.h"

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
