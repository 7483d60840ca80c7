#include "core/engine/statistics/texts.h"

namespace merlon {

WordingTable statisticsTexts()
{
    static constexpr Wording kWords[] = {
        // What is made of the tableau and of the roles of events
        {"chart.score", QT_TRANSLATE_NOOP("core", "Points")},
        {"chart.deaths", QT_TRANSLATE_NOOP("core", "Losses by round")},
        {"chart.uses", QT_TRANSLATE_NOOP("core", "Uses")},
        {"chart-unit.deaths", QT_TRANSLATE_NOOP("core", "Number")},
        {"chart-unit.uses", QT_TRANSLATE_NOOP("core", "Number")},
        {"chart-rows.uses", QT_TRANSLATE_NOOP("core", "What was used")},
        {"word.chart.times", QT_TRANSLATE_NOOP("core", "Number")},
        // The odds of what is coming, over a game
        {"chart.odds", QT_TRANSLATE_NOOP("core", "Odds")},
        {"chart-unit.odds", QT_TRANSLATE_NOOP("core", "Odds (%)")},
        {"word.chart.chance", QT_TRANSLATE_NOOP("core", "Probability")},
        {"word.chart.margin", QT_TRANSLATE_NOOP("core", "Margin of error")},
    };
    return kWords;
}

} // namespace merlon
