#include "core/games/module.h"

#include "core/games/exiles/board/board_rules.h"
#include "core/games/exiles/edition.h"
#include "core/games/exiles/odds/siege_odds.h"
#include "core/games/exiles/player/scores.h"
#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

const GameModule &module()
{
    static const GameModule kModule {
        .game = exilesGame(),
        .texts =
            {
                nameTexts(),
                rankTexts(),
                optionTexts(),
                choiceTexts(),
                eventTexts(),
                reasonTexts(),
                decisionTexts(),
                questionTexts(),
                boardTexts(),
                adviceTexts(),
                oddsTexts(),
            },
        .odds = &breachChances(),
        .evaluation = &evaluation(),
        .shelf = {.players = {1, 4}, .minutes = {90, 90}},
        .boardRules = boardRules(),
    };
    return kModule;
}

} // namespace merlon::exiles
