#include "core/games/siege/texts/texts.h"

namespace merlon::siege {

std::span<const Wording> statisticsTexts()
{
    static constexpr Wording kWords[] = {
        // Titles of charts
        {"chart.strength", QT_TRANSLATE_NOOP("siege", "Strength on the walls")},
        {"chart.losses", QT_TRANSLATE_NOOP("siege", "Units lost")},
        {"chart.hourglasses", QT_TRANSLATE_NOOP("siege", "Hourglasses")},
        {"chart.means", QT_TRANSLATE_NOOP("siege", "Resources of the invaders")},
        {"chart.glory", QT_TRANSLATE_NOOP("siege", "Glory")},
        {"chart.odds", QT_TRANSLATE_NOOP("siege", "Odds of a breach")},
        {"chart.means.wood", QT_TRANSLATE_NOOP("siege", "Wood")},
        // What their numbers count
        {"chart-unit.strength", QT_TRANSLATE_NOOP("siege", "Strength")},
        {"chart-unit.losses", QT_TRANSLATE_NOOP("siege", "Units")},
        {"chart-unit.hourglasses", QT_TRANSLATE_NOOP("siege", "Hourglasses")},
        {"chart-unit.means", QT_TRANSLATE_NOOP("siege", "Number")},
        {"chart-unit.glory", QT_TRANSLATE_NOOP("siege", "Glory")},
        // What its rows are
        {"chart-rows.losses", QT_TRANSLATE_NOOP("siege", "Cause")},
        // The chart of all, among those of the single walls
        {"chart-whole.strength", QT_TRANSLATE_NOOP("siege", "All walls together")},
        {"chart-whole.odds", QT_TRANSLATE_NOOP("siege", "All walls together")},
        // What is assumed of the odds
        {"chart-note.odds",
         QT_TRANSLATE_NOOP("siege",
                           "The odds are those of the assault if it came at that moment, with what may be "
                           "known on this screen, and both players choosing like the computer.")},
        // Rows of charts
        {"word.chart.attackers", QT_TRANSLATE_NOOP("siege", "Attackers")},
        {"word.chart.defence", QT_TRANSLATE_NOOP("siege", "Defense")},
        {"word.chart.invaders", QT_TRANSLATE_NOOP("siege", "Invaders")},
        {"word.chart.defenders", QT_TRANSLATE_NOOP("siege", "Defenders")},
        {"word.chart.goblin", QT_TRANSLATE_NOOP("siege", "Goblins")},
        {"word.chart.orc", QT_TRANSLATE_NOOP("siege", "Orcs")},
        {"word.chart.troll", QT_TRANSLATE_NOOP("siege", "Trolls")},
        {"word.chart.marksman", QT_TRANSLATE_NOOP("siege", "Marksmen")},
        {"word.chart.soldier", QT_TRANSLATE_NOOP("siege", "Soldiers")},
        {"word.chart.veteran", QT_TRANSLATE_NOOP("siege", "Veterans")},
        {"word.chart.given", QT_TRANSLATE_NOOP("siege", "Received")},
        {"word.chart.moves", QT_TRANSLATE_NOOP("siege", "Moves and speeches")},
        {"word.chart.thrown-away", QT_TRANSLATE_NOOP("siege", "Discarded")},
        {"word.chart.wood", QT_TRANSLATE_NOOP("siege", "Wood")},
        {"word.chart.wood-pile", QT_TRANSLATE_NOOP("siege", "Wood in the pile")},
        {"word.chart.resources", QT_TRANSLATE_NOOP("siege", "Resources")},
        {"word.chart.ready-units", QT_TRANSLATE_NOOP("siege", "Units ready to pay")},
        {"word.chart.camp-units", QT_TRANSLATE_NOOP("siege", "Units in the camp")},
        {"word.chart.glory-invaders", QT_TRANSLATE_NOOP("siege", "Invaders")},
        {"word.chart.glory-defenders", QT_TRANSLATE_NOOP("siege", "Defenders")},
        {"word.chart.chance", QT_TRANSLATE_NOOP("siege", "Anywhere")},
        {"word.chart.captures", QT_TRANSLATE_NOOP("siege", "Breaches")},
        // Causes of losses
        {"word.chart.marksmen", QT_TRANSLATE_NOOP("siege", "Marksmen")},
        {"word.chart.archers", QT_TRANSLATE_NOOP("siege", "Archers")},
        {"word.chart.goblins", QT_TRANSLATE_NOOP("siege", "Goblin archers")},
        {"word.chart.cannons", QT_TRANSLATE_NOOP("siege", "Cannons")},
        {"word.chart.machines", QT_TRANSLATE_NOOP3("siege", "Engines", "word.chart.machines")},
        {"word.chart.cauldrons", QT_TRANSLATE_NOOP("siege", "Cauldrons")},
        {"word.chart.poles", QT_TRANSLATE_NOOP("siege", "Poles")},
        {"word.chart.hooks", QT_TRANSLATE_NOOP("siege", "Hooks")},
        {"word.chart.traps", QT_TRANSLATE_NOOP("siege", "Traps")},
        {"word.chart.melee", QT_TRANSLATE_NOOP("siege", "Melee")},
        {"word.chart.poison", QT_TRANSLATE_NOOP("siege", "Poison")},
        {"word.chart.orders", QT_TRANSLATE_NOOP("siege", "Orders")},
        {"word.chart.rituals", QT_TRANSLATE_NOOP("siege", "Rituals")},
        {"word.chart.heroes", QT_TRANSLATE_NOOP("siege", "Heroes")},
        {"word.chart.plans", QT_TRANSLATE_NOOP("siege", "Plans")},
        {"word.chart.buildings", QT_TRANSLATE_NOOP("siege", "Buildings")},
        {"word.chart.objectives", QT_TRANSLATE_NOOP("siege", "Objectives")},
        {"word.chart.payments", QT_TRANSLATE_NOOP("siege", "Payments")},
        {"word.chart.other", QT_TRANSLATE_NOOP("siege", "Other")},
    };
    return kWords;
}

} // namespace merlon::siege
