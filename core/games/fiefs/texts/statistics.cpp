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
             "Before an advance, the odds are those of a battle with all knights that can be sent. Hidden "
             "information is treated as unknown, and both players choose like the computer.")},
        // What was used: titles of charts, and of tables of many games
        {"word.chart.captures", QT_TRANSLATE_NOOP("fiefs", "Conquests")},
        {"word.chart.card-played", QT_TRANSLATE_NOOP("fiefs", "Resource cards")},
        {"word.chart.conflict-shown", QT_TRANSLATE_NOOP("fiefs", "Conflict cards")},
        {"word.chart.support-played", QT_TRANSLATE_NOOP("fiefs", "Support cards")},
        {"word.chart.crown-used", QT_TRANSLATE_NOOP("fiefs", "Crowns")},
        {"word.chart.bonus-of-sceptre", QT_TRANSLATE_NOOP("fiefs", "Scepters that add to the score")},
        {"word.chart.sceptre-used", QT_TRANSLATE_NOOP("fiefs", "Other scepters")},
        {"word.chart.orb-works", QT_TRANSLATE_NOOP("fiefs", "Orbs")},
        {"word.chart.artefact-broken", QT_TRANSLATE_NOOP("fiefs", "Broken artifacts")},
    };
    return kWords;
}

} // namespace merlon::fiefs
