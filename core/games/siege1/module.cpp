#include "core/games/siege1/edition.h"

#include "core/games/module.h"
#include "core/games/siege/odds/breach_odds.h"
#include "core/games/siege/reports/analysis/siege_analyst.h"
#include "core/games/siege/reports/foresight/foresight.h"
#include "core/games/siege/reports/statistics/siege_statistics.h"
#include "core/games/siege/sounds.h"
#include "core/games/siege/texts/texts.h"
#include "core/games/siege1/board_checks/board_rules.h"
#include "core/games/siege1/player/scores.h"
#include "core/games/siege1/reports/analysis.h"
#include "core/games/siege1/reports/foresight.h"
#include "core/games/siege1/reports/statistics.h"
#include "core/games/siege1/tableau/tableau.h"
#include "core/games/siege1/texts/story.h"
#include "core/games/siege1/texts/texts.h"
#include "core/games/siege1/words/explaining.h"
#include "core/games/siege2/texts/texts.h"

namespace merlon::siege1 {

namespace {

std::unique_ptr<Analyst> analyst()
{
    return std::make_unique<siege::SiegeAnalyst>(analysisRules());
}

Statistics statistics(const SeatView &seat)
{
    const auto reader = statisticsReader(static_cast<const Siege1Setup &>(seat.setup()));
    return siege::siegeStatistics(*reader, seat);
}

class Foresight final : public siege::Foresight {
public:
    std::vector<siege::WallOutlook> wallOutlooks(const View &view) const override
    {
        return siege1::wallOutlooks(static_cast<const Siege1View &>(view));
    }
    std::unique_ptr<siege::ComingAssault> comingAssault(const View &view) const override
    {
        return siege1::comingAssault(static_cast<const Siege1View &>(view));
    }
};

} // namespace

const GameModule &module()
{
    static const Foresight kForesight;
    static const GameModule kModule {
        .game = siege1Game(),
        // What both games say alike stands among the texts of the younger one.
        .texts = {nameTexts(),
                  aboutTexts(),
                  tableauTexts(),
                  eventTexts(),
                  assaultTexts(),
                  reasonTexts(),
                  decisionTexts(),
                  questionTexts(),
                  coachTexts(),
                  choiceTexts(),
                  explanationTexts(),
                  storyTexts(),
                  siege2::nameTexts(),
                  siege2::eventTexts(),
                  siege2::reasonTexts(),
                  siege2::decisionTexts(),
                  siege2::questionTexts(),
                  siege2::choiceTexts(),
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
        .itemMeant = itemMeant,
        .warningBefore = warningBefore,
        .analyst = analyst,
        .statistics = statistics,
        .figures = {{"losses"}, {"hourglasses", "given"}, {"glory"}},
        .odds = &siege::breachOdds(),
        .evaluation = &evaluation(),
        .extras = &kForesight,
        .shelf = {.players = {2, 4}, .minutes = {90, 150}},
        .boardRules = boardRules(),
    };
    return kModule;
}

} // namespace merlon::siege1
