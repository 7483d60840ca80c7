#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable oddsTexts()
{
    static constexpr Wording kWords[] = {
        {"chart.odds", QT_TRANSLATE_NOOP("exiles", "Odds that a squad gets into the city")},
        {"chart-whole.odds", QT_TRANSLATE_NOOP("exiles", "All fronts together")},
        {"chart-note.odds",
         QT_TRANSLATE_NOOP("exiles",
                           "The odds are those of the present round of the siege, or of its first round, if "
                           "all players choose like the computer.")},
    };
    return kWords;
}

} // namespace merlon::exiles
