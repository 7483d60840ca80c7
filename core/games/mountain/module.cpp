#include "core/games/module.h"

#include "core/games/mountain/board/board_rules.h"
#include "core/games/mountain/edition.h"
#include "core/games/mountain/player/scores.h"
#include "core/games/mountain/reports/analysis/mountain_analyst.h"
#include "core/games/mountain/reports/gauges.h"
#include "core/games/mountain/reports/sounds.h"
#include "core/games/mountain/tableau/tableau.h"
#include "core/games/mountain/texts/story.h"
#include "core/games/mountain/texts/texts.h"
#include "core/games/mountain/words/explaining.h"

namespace merlon::mountain {

const GameModule &module()
{
    static const GameModule kModule {
        .game = mountainGame(),
        .texts = {nameTexts(),      pieceTexts(),  optionTexts(),     choiceTexts(),   noteTexts(),
                  eventTexts(),     reasonTexts(), decisionTexts(),   questionTexts(), coachTexts(),
                  aboutTexts(),     trollTexts(),  tableauTexts(),    storyTexts(),    boardTexts(),
                  boardPartTexts(), adviceTexts(), statisticsTexts(), fieldTexts(),    positionTexts(),
                  analysisTexts()},
        .story = storyPlan(),
        .components = components,
        .layOut = layOut,
        .moves = movesOf,
        .sounds = sounds(),
        .notesOn = notesOn,
        .fillings = fillingsOf,
        .placesCovered = placesCovered,
        .itemMeant = itemMeant,
        .analyst = mountainAnalyst,
        .gauges = gauges,
        .figures = {{"score"}, {"tunnel-honour"}, {"statue-honour"}, {"hall-honour"}},
        .evaluation = &evaluation(),
        .shelf = {.players = {2, 5}, .minutes = {75, 100}},
        .boardRules = boardRules(),
    };
    return kModule;
}

} // namespace merlon::mountain
