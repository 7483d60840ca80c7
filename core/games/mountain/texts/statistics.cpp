#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

WordingTable statisticsTexts()
{
    static constexpr Wording kWords[] = {
        // Titles of charts over the game
        {"chart.score", QT_TRANSLATE_NOOP("mountain", "Total honor")},
        {"chart.tunnel-honour", QT_TRANSLATE_NOOP("mountain", "Honor of tunnels")},
        {"chart.statue-honour", QT_TRANSLATE_NOOP("mountain", "Honor of statues")},
        {"chart.hall-honour", QT_TRANSLATE_NOOP("mountain", "Honor of great halls")},
        {"chart.token-honour", QT_TRANSLATE_NOOP("mountain", "Honor of tokens")},
        {"chart.network", QT_TRANSLATE_NOOP("mountain", "Cells of the network")},
        {"chart.resources", QT_TRANSLATE_NOOP("mountain", "Resources on trolls and in the stock")},
        {"chart.trolls", QT_TRANSLATE_NOOP("mountain", "Trolls in the pack")},
        // What was used: titles of charts, and of tables of many games
        {"word.chart.spell-cast", QT_TRANSLATE_NOOP("mountain", "Spells")},
        {"word.chart.workshop-used", QT_TRANSLATE_NOOP("mountain", "Workshops")},
        {"word.chart.hall-built", QT_TRANSLATE_NOOP("mountain", "Great halls")},
    };
    return kWords;
}

} // namespace merlon::mountain
