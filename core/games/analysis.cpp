#include "core/games/analysis.h"

#include "core/games/siege/reports/analysis/siege_analyst.h"
#include "core/games/siege1/reports/analysis.h"
#include "core/games/siege2/reports/analysis.h"

namespace merlon {

std::unique_ptr<Analyst> analystOf(const Game &game)
{
    if (game.key() == "siege1")
        return std::make_unique<siege::SiegeAnalyst>(siege1::analysisRules());
    if (game.key() == "siege2")
        return std::make_unique<siege::SiegeAnalyst>(siege2::analysisRules());
    return nullptr;
}

} // namespace merlon
