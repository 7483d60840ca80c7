#include "core/games/fiefs/texts/texts.h"

namespace merlon::fiefs {

WordingTable statisticsTexts()
{
    static constexpr Wording kWords[] = {
        //: Title of a chart: the chance of it
        {"chart.odds", QT_TRANSLATE_NOOP("fiefs", "The attacker wins the battle")},
        //: Title of a chart, among those of single places: the battle that can be begun with the best chance
        {"chart-whole.odds", QT_TRANSLATE_NOOP("fiefs", "Most promising battle")},
        //: Under the chart of the odds
        {"chart-note.odds",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "Before an advance, the odds are those of a battle with all knights that can be sent. What is "
             "hidden from this screen is any of the things it can be, and both sides play like the "
             "computer.")},
    };
    return kWords;
}

} // namespace merlon::fiefs
