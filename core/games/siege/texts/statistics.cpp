#include "core/games/siege/texts/texts.h"

namespace merlon::siege {

std::span<const Wording> statisticsTexts()
{
    static constexpr Wording kWords[] = {
        // Titles of charts
        {"chart.strength", QT_TRANSLATE_NOOP("core", "Strength on the walls")},
        {"chart.losses", QT_TRANSLATE_NOOP("core", "Units lost")},
        {"chart.hourglasses", QT_TRANSLATE_NOOP("core", "Hourglasses")},
        {"chart.means", QT_TRANSLATE_NOOP("core", "Resources of the invaders")},
        {"chart.glory", QT_TRANSLATE_NOOP("core", "Glory")},
        {"chart.odds", QT_TRANSLATE_NOOP("core", "Odds of a breach")},
        {"chart.means.wood", QT_TRANSLATE_NOOP("core", "Wood")},
        // What their numbers count
        {"chart-unit.strength", QT_TRANSLATE_NOOP("core", "Strength")},
        {"chart-unit.losses", QT_TRANSLATE_NOOP("core", "Units")},
        {"chart-unit.hourglasses", QT_TRANSLATE_NOOP("core", "Hourglasses")},
        {"chart-unit.means", QT_TRANSLATE_NOOP("core", "Number")},
        {"chart-unit.glory", QT_TRANSLATE_NOOP("core", "Glory")},
        // What its rows are
        {"chart-rows.losses", QT_TRANSLATE_NOOP("core", "Cause")},
        // The chart of all, among those of the single walls
        {"chart-whole.strength", QT_TRANSLATE_NOOP("core", "All walls together")},
        {"chart-whole.odds", QT_TRANSLATE_NOOP("core", "All walls together")},
        // What is assumed of the odds
        {"chart-note.odds",
         QT_TRANSLATE_NOOP("core",
                           "The odds are those of the assault if it came at that moment, with what may be "
                           "known on this screen, and both players choosing like the computer.")},
        // Rows of charts
        {"word.chart.attackers", QT_TRANSLATE_NOOP("core", "Attackers")},
        {"word.chart.defence", QT_TRANSLATE_NOOP("core", "Defense")},
        {"word.chart.invaders", QT_TRANSLATE_NOOP("core", "Invaders")},
        {"word.chart.defenders", QT_TRANSLATE_NOOP("core", "Defenders")},
        {"word.chart.goblin", QT_TRANSLATE_NOOP("core", "Goblins")},
        {"word.chart.orc", QT_TRANSLATE_NOOP("core", "Orcs")},
        {"word.chart.troll", QT_TRANSLATE_NOOP("core", "Trolls")},
        {"word.chart.marksman", QT_TRANSLATE_NOOP("core", "Marksmen")},
        {"word.chart.soldier", QT_TRANSLATE_NOOP("core", "Soldiers")},
        {"word.chart.veteran", QT_TRANSLATE_NOOP("core", "Veterans")},
        {"word.chart.given", QT_TRANSLATE_NOOP("core", "Received")},
        {"word.chart.moves", QT_TRANSLATE_NOOP("core", "Moves and speeches")},
        {"word.chart.thrown-away", QT_TRANSLATE_NOOP("core", "Discarded")},
        {"word.chart.wood", QT_TRANSLATE_NOOP("core", "Wood")},
        {"word.chart.wood-pile", QT_TRANSLATE_NOOP("core", "Wood in the pile")},
        {"word.chart.resources", QT_TRANSLATE_NOOP("core", "Resources")},
        {"word.chart.ready-units", QT_TRANSLATE_NOOP("core", "Units ready to pay")},
        {"word.chart.camp-units", QT_TRANSLATE_NOOP("core", "Units in the camp")},
        {"word.chart.glory-invaders", QT_TRANSLATE_NOOP("core", "Invaders")},
        {"word.chart.glory-defenders", QT_TRANSLATE_NOOP("core", "Defenders")},
        {"word.chart.chance", QT_TRANSLATE_NOOP("core", "Anywhere")},
        {"word.chart.captures", QT_TRANSLATE_NOOP("core", "Breaches")},
        // Causes of losses
        {"word.chart.marksmen", QT_TRANSLATE_NOOP("core", "Marksmen")},
        {"word.chart.archers", QT_TRANSLATE_NOOP("core", "Archers")},
        {"word.chart.goblins", QT_TRANSLATE_NOOP("core", "Goblin archers")},
        {"word.chart.cannons", QT_TRANSLATE_NOOP("core", "Cannons")},
        {"word.chart.machines", QT_TRANSLATE_NOOP3("core", "Engines", "word.chart.machines")},
        {"word.chart.cauldrons", QT_TRANSLATE_NOOP("core", "Cauldrons")},
        {"word.chart.poles", QT_TRANSLATE_NOOP("core", "Poles")},
        {"word.chart.hooks", QT_TRANSLATE_NOOP("core", "Hooks")},
        {"word.chart.traps", QT_TRANSLATE_NOOP("core", "Traps")},
        {"word.chart.melee", QT_TRANSLATE_NOOP("core", "Melee")},
        {"word.chart.poison", QT_TRANSLATE_NOOP("core", "Poison")},
        {"word.chart.orders", QT_TRANSLATE_NOOP("core", "Orders")},
        {"word.chart.rituals", QT_TRANSLATE_NOOP("core", "Rituals")},
        {"word.chart.heroes", QT_TRANSLATE_NOOP("core", "Heroes")},
        {"word.chart.plans", QT_TRANSLATE_NOOP("core", "Plans")},
        {"word.chart.buildings", QT_TRANSLATE_NOOP("core", "Buildings")},
        {"word.chart.objectives", QT_TRANSLATE_NOOP("core", "Objectives")},
        {"word.chart.payments", QT_TRANSLATE_NOOP("core", "Payments")},
        {"word.chart.other", QT_TRANSLATE_NOOP("core", "Other")},
    };
    return kWords;
}

} // namespace merlon::siege
