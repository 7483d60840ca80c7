#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable oddsTexts()
{
    static constexpr Wording kWords[] = {
        {"chart.odds", QT_TRANSLATE_NOOP("exiles", "Odds that a squad gets into the city")},
        {"chart-whole.odds", QT_TRANSLATE_NOOP("exiles", "All fronts together")},
        {"chart-note.odds",
         QT_TRANSLATE_NOOP("exiles",
                           "These are the odds for the current round of the siege, or for its first round if "
                           "it has not begun yet. All players are assumed to choose like the computer.")},
    };
    return kWords;
}

} // namespace merlon::exiles
