#include "core/engine/statistics/texts.h"

namespace merlon {

WordingTable statisticsTexts()
{
    static constexpr Wording kWords[] = {
        // What is made of the tableau and of the roles of events
        {"chart.score", QT_TRANSLATE_NOOP("engine", "Points")},
        {"chart.deaths", QT_TRANSLATE_NOOP("engine", "Losses by round")},
        {"chart.uses", QT_TRANSLATE_NOOP("engine", "What was used")},
        {"chart-unit.deaths", QT_TRANSLATE_NOOP("engine", "Number")},
        {"chart-unit.uses", QT_TRANSLATE_NOOP("engine", "Number")},
        {"chart-rows.uses", QT_TRANSLATE_NOOP("engine", "What was used")},
        {"word.chart.times", QT_TRANSLATE_NOOP("engine", "Number")},
        // The odds of what is coming, over a game
        {"chart.odds", QT_TRANSLATE_NOOP("engine", "Odds")},
        {"chart-unit.odds", QT_TRANSLATE_NOOP("engine", "Odds (%)")},
        {"word.chart.chance", QT_TRANSLATE_NOOP("engine", "Probability")},
        {"word.chart.margin", QT_TRANSLATE_NOOP("engine", "Margin of error")},
    };
    return kWords;
}

} // namespace merlon
