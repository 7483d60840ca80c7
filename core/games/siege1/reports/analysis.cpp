#include "core/games/siege1/reports/analysis.h"

#include "core/games/siege1/pieces/cards.h"

namespace merlon::siege1 {

siege::AnalysisRules analysisRules()
{
    return {.budgets = {sizeOf(Deployment::Minor), sizeOf(Deployment::Major)},
            .rounds = kLastRound,
            .towerMarksmen = 1,
            .towersSeeBeside = true,
            .hasBarbican = true,
            .unitsStartOutside = false};
}

} // namespace merlon::siege1
