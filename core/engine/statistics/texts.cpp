#include "core/engine/statistics/texts.h"

namespace merlon {

WordingTable statisticsTexts()
{
    static constexpr Wording kWords[] = {
        // The odds of what is coming, over a game
        {"chart.odds", QT_TRANSLATE_NOOP("core", "Odds")},
        {"chart-unit.odds", QT_TRANSLATE_NOOP("core", "Chance (%)")},
        {"word.chart.chance", QT_TRANSLATE_NOOP("core", "Chance")},
        {"word.chart.margin", QT_TRANSLATE_NOOP("core", "May be off by")},
    };
    return kWords;
}

} // namespace merlon
