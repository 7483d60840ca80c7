#include "app/statistics/odds_run.h"

#include "core/games/siege/odds/odds.h"
#include "core/games/siege/reports/foresight/foresight.h"

namespace merlon {

namespace {

constexpr double kGoodEnough = 0.04;
constexpr std::uint32_t kMostSamples = 400; ///< a moment; there are a hundred moments in a game

siege::Estimate estimateOf(const Share &share)
{
    return {share.value, share.margin()};
}

} // namespace

FindBreachOdds breachOddsFinder()
{
    return [](const View &view, const std::atomic<bool> &cancelled) -> std::optional<siege::BreachOdds> {
        const std::unique_ptr<siege::ComingAssault> assault = siege::comingAssault(view);
        if (!assault)
            return std::nullopt;
        siege::OddsSettings settings;
        settings.margin = kGoodEnough;
        settings.samples = kMostSamples;
        settings.cancelled = &cancelled;
        const std::optional<siege::AssaultOdds> odds = siege::findOdds(*assault, settings);
        if (!odds || cancelled)
            return std::nullopt;
        siege::BreachOdds found {estimateOf(odds->entry), {}};
        for (const siege::WallOdds &wall : odds->walls)
            found.walls.push_back(estimateOf(wall.breach));
        return found;
    };
}

} // namespace merlon
