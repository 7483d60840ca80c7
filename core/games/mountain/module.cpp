#include "core/games/module.h"

#include "core/games/mountain/board/board_rules.h"
#include "core/games/mountain/edition.h"
#include "core/games/mountain/tableau/tableau.h"
#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

const GameModule &module()
{
    static const GameModule kModule {
        .game = mountainGame(),
        .texts = {nameTexts(), choiceTexts(), eventTexts(), reasonTexts(), decisionTexts(), boardTexts(),
                  fieldTexts(), positionTexts()},
        .components = components,
        .layOut = layOut,
        .moves = movesOf,
        .shelf = {.players = {2, 5}, .minutes = {75, 100}},
        .boardRules = boardRules(),
    };
    return kModule;
}

} // namespace merlon::mountain
