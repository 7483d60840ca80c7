#include "core/games/module.h"

#include "core/games/fiefs/board/board_rules.h"
#include "core/games/fiefs/edition.h"
#include "core/games/fiefs/odds/battle_chances.h"
#include "core/games/fiefs/player/scores.h"
#include "core/games/fiefs/reports/gauges.h"
#include "core/games/fiefs/reports/sounds.h"
#include "core/games/fiefs/tableau/tableau.h"
#include "core/games/fiefs/texts/story.h"
#include "core/games/fiefs/texts/texts.h"
#include "core/games/fiefs/words/explaining.h"

namespace merlon::fiefs {

const GameModule &module()
{
    static const GameModule kModule {
        .game = fiefsGame(),
        .texts = {nameTexts(), fieldTexts(), choiceTexts(), eventTexts(), reasonTexts(), decisionTexts(),
                  questionTexts(), coachTexts(), aboutTexts(), tableauTexts(), storyTexts(), boardTexts(),
                  boardPartTexts(), adviceTexts(), statisticsTexts()},
        .story = storyPlan(),
        .components = components,
        .layOut = layOut,
        .moves = movesOf,
        .sounds = sounds(),
        .whyNow = whyNow,
        .notesOn = notesOn,
        .gauges = gauges,
        .figures = {{"points"}, {"territories"}, {"knights"}},
        .odds = &battleChances(),
        .evaluation = &evaluation(),
        .shelf = {.players = {2, 6}, .minutes = {30, 60}},
        .boardRules = boardRules(),
    };
    return kModule;
}

} // namespace merlon::fiefs
