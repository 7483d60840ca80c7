#include "core/games/siege/odds/breach_odds.h"

#include "core/engine/game.h"
#include "core/games/siege/odds/odds.h"
#include "core/games/siege/reports/foresight/foresight.h"

namespace merlon::siege {

namespace {

constexpr int kBreachingTeam = 0; ///< the team
constexpr double kGoodEnough = 0.04;
constexpr std::uint32_t kMostSamples = 400; ///< at a moment

Estimate estimateOf(const Share &share)
{
    return {share.value, share.margin()};
}

class BreachOdds final : public OddsSource {
public:
    std::vector<std::string> parts(const Setup &setup) const override
    {
        std::vector<std::string> walls;
        for (const Place &place : setup.board().places()) {
            if (place.kind == "wall")
                walls.push_back(place.key);
        }
        return walls;
    }

    int team() const override { return kBreachingTeam; }

    std::optional<Odds> find(const View &view, const std::atomic<bool> &cancelled) const override
    {
        const std::unique_ptr<ComingAssault> assault = comingAssault(view);
        if (!assault)
            return std::nullopt;
        OddsSettings settings;
        settings.margin = kGoodEnough;
        settings.samples = kMostSamples;
        settings.cancelled = &cancelled;
        const std::optional<AssaultOdds> odds = findOdds(*assault, settings);
        if (!odds || cancelled)
            return std::nullopt;
        Odds found {estimateOf(odds->entry), {}};
        for (const WallOdds &wall : odds->walls)
            found.parts.push_back(estimateOf(wall.breach));
        return found;
    }
};

} // namespace

const OddsSource &breachOdds()
{
    static const BreachOdds kOdds;
    return kOdds;
}

} // namespace merlon::siege
