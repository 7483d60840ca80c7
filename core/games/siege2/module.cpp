#include "core/games/siege2/edition.h"

#include "core/games/module.h"
#include "core/games/siege/odds/breach_odds.h"
#include "core/games/siege/reports/analysis/siege_analyst.h"
#include "core/games/siege/reports/foresight/foresight.h"
#include "core/games/siege/reports/statistics/siege_statistics.h"
#include "core/games/siege/sounds.h"
#include "core/games/siege/texts/texts.h"
#include "core/games/siege2/board_checks/board_rules.h"
#include "core/games/siege2/player/scores.h"
#include "core/games/siege2/reports/analysis.h"
#include "core/games/siege2/reports/foresight.h"
#include "core/games/siege2/reports/statistics.h"
#include "core/games/siege2/tableau/tableau.h"
#include "core/games/siege2/texts/story.h"
#include "core/games/siege2/texts/texts.h"
#include "core/games/siege2/words/explaining.h"

namespace merlon::siege2 {

namespace {

std::unique_ptr<Analyst> analyst()
{
    return std::make_unique<siege::SiegeAnalyst>(analysisRules());
}

Statistics statistics(const SeatView &seat)
{
    const auto reader = statisticsReader(static_cast<const Siege2Setup &>(seat.setup()));
    return siege::siegeStatistics(*reader, seat);
}

class Foresight final : public siege::Foresight {
public:
    std::vector<siege::WallOutlook> wallOutlooks(const View &view) const override
    {
        return siege2::wallOutlooks(static_cast<const Siege2View &>(view));
    }
    std::unique_ptr<siege::ComingAssault> comingAssault(const View &view) const override
    {
        return siege2::comingAssault(static_cast<const Siege2View &>(view));
    }
};

} // namespace

const GameModule &module()
{
    static const Foresight kForesight;
    static const GameModule kModule {
        .game = siege2Game(),
        .texts = {nameTexts(),
                  aboutTexts(),
                  tableauTexts(),
                  eventTexts(),
                  reasonTexts(),
                  decisionTexts(),
                  questionTexts(),
                  coachTexts(),
                  choiceTexts(),
                  explanationTexts(),
                  storyTexts(),
                  siege::nameTexts(),
                  siege::boardPartTexts(),
                  siege::tableauTexts(),
                  siege::sentenceTexts(),
                  siege::adviceTexts(),
                  siege::fieldTexts(),
                  siege::positionTexts(),
                  siege::storyTexts(),
                  siege::statisticsTexts(),
                  siege::analysisTexts()},
        .story = storyPlan(),
        .components = components,
        .layOut = layOut,
        .moves = movesOf,
        .sounds = siege::sounds(),
        .whyNow = whyNow,
        .notesOn = notesOn,
        .placesReached = placesReached,
        .analyst = analyst,
        .statistics = statistics,
        .figures = {{"losses"}, {"hourglasses", "given"}, {"strength"}},
        .odds = &siege::breachOdds(),
        .evaluation = &evaluation(),
        .extras = &kForesight,
        .shelf = {.players = {2, 2}, .minutes = {60, 90}},
        .boardRules = boardRules(),
    };
    return kModule;
}

} // namespace merlon::siege2
