#include "core/games/module.h"

#include "core/games/exiles/board/board_rules.h"
#include "core/games/exiles/campaign.h"
#include "core/games/exiles/edition.h"
#include "core/games/exiles/odds/siege_odds.h"
#include "core/games/exiles/pieces/sheets.h"
#include "core/games/exiles/player/scores.h"
#include "core/games/exiles/reports/analysis/exiles_analyst.h"
#include "core/games/exiles/reports/sounds.h"
#include "core/games/exiles/reports/statistics.h"
#include "core/games/exiles/tableau/tableau.h"
#include "core/games/exiles/texts/story.h"
#include "core/games/exiles/texts/texts.h"
#include "core/games/exiles/words/explaining.h"

namespace merlon::exiles {

const GameModule &module()
{
    static const GameModule kModule {
        .game = exilesGame(),
        .texts =
            {
                nameTexts(),       rankTexts(),     optionTexts(),   choiceTexts(),  eventTexts(),
                reasonTexts(),     decisionTexts(), questionTexts(), boardTexts(),   analysisTexts(),
                tableauTexts(),    panelTexts(),    cityTexts(),     pieceTexts(),   fieldTexts(),
                positionTexts(),   noteTexts(),     coachTexts(),    storyTexts(),   statisticsTexts(),
                campaignTexts(),   adviceTexts(),   oddsTexts(),     theatreTexts(), cardTexts(),
                sharedLineTexts(),
            },
        .story = storyPlan(),
        .components = components,
        .paperTracks = paperTracks,
        .saveSheet = saveSheet,
        .layOut = layOut,
        .moves = movesOf,
        .sounds = sounds(),
        .taskNow = taskNow,
        .whyNow = whyNow,
        .notesOn = notesOn,
        .placesReached = placesReached,
        .warningBefore = warningBefore,
        .analyst = exilesAnalyst,
        .statistics = statistics,
        .figures = {{"levels"}, {"slain"}, {"lost"}, {"damage"}},
        .odds = &breachChances(),
        .evaluation = &evaluation(),
        .shelf = {.players = {1, 4}, .minutes = {90, 90}, .parts = kScenarios},
        .boardRules = boardRules(),
        .campaignState = campaignState,
        .campaignRank = campaignRank,
    };
    return kModule;
}

} // namespace merlon::exiles
