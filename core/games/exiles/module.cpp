#include "core/games/module.h"

#include "core/games/exiles/board/board_rules.h"
#include "core/games/exiles/edition.h"
#include "core/games/exiles/reports/analysis/exiles_analyst.h"
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
                analysisTexts(),
                fieldTexts(),
                positionTexts(),
            },
        .analyst = exilesAnalyst,
        .shelf = {.players = {1, 4}, .minutes = {90, 90}},
        .boardRules = boardRules(),
    };
    return kModule;
}

} // namespace merlon::exiles
