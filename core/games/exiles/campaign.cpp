#include "core/games/exiles/campaign.h"

#include "core/games/exiles/edition.h"
#include "core/games/exiles/verdict.h"

/// EX-16: what is kept of a campaign, and when.
namespace merlon::exiles {

/// EX-16.4: an outing is over after an evening or two.
std::optional<CampaignTerms> Edition::campaign(const Rules &rules)
{
    return rules.scenarios == 0 ? std::optional(CampaignTerms {rules.iron}) : std::nullopt;
}

/// EX-16.1: before each scenario, so that a Save Sheet is the position before an odd turn.
bool Edition::isSavePoint(const Data &data)
{
    return data.agendaSize > 0 && data.turn % kTurnsOfScenario == 0
        && static_cast<StepKind>(agenda::topOf(data).kind) == StepKind::StartTurn;
}

Text campaignState(const View &view)
{
    const auto &shown = static_cast<const ExilesView &>(view);
    const ExilesData &data = shown.known();
    if (data.turn == 0)
        return {"campaign.before", {}};
    const Scene scene {data, shown.field(), shown.rules()};
    return {"campaign.state",
            {std::int64_t {data.turn}, std::int64_t {shown.rules().lastTurn()},
             std::int64_t {levelsOf(scene)}, std::int64_t {unitsAlive(scene.data)}}};
}

std::vector<std::int64_t> campaignRank(const View &view)
{
    const auto &shown = static_cast<const ExilesView &>(view);
    return rankingOf(Scene {shown.known(), shown.field(), shown.rules()});
}

} // namespace merlon::exiles
