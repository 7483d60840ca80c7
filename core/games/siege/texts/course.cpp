#include "core/games/siege/texts/texts.h"

namespace merlon::siege {

std::span<const Wording> courseTexts()
{
    static constexpr Wording kWords[] = {
        // Titles of charts
        {"chart.strength", QT_TRANSLATE_NOOP("core", "Strength on the walls")},
        {"chart.losses", QT_TRANSLATE_NOOP("core", "Units lost")},
        {"chart.hourglasses", QT_TRANSLATE_NOOP("core", "Hourglasses")},
        {"chart.means", QT_TRANSLATE_NOOP("core", "Means of the invaders")},
        {"chart.glory", QT_TRANSLATE_NOOP("core", "Glory")},
        {"chart.odds", QT_TRANSLATE_NOOP("core", "Chance of a breach")},
        {"chart.means.wood", QT_TRANSLATE_NOOP("core", "Wood")},
        // What their numbers count
        {"chart-unit.strength", QT_TRANSLATE_NOOP("core", "Strength")},
        {"chart-unit.losses", QT_TRANSLATE_NOOP("core", "Units")},
        {"chart-unit.hourglasses", QT_TRANSLATE_NOOP("core", "Hourglasses")},
        {"chart-unit.means", QT_TRANSLATE_NOOP("core", "Number")},
        {"chart-unit.glory", QT_TRANSLATE_NOOP("core", "Glory")},
        {"chart-unit.odds", QT_TRANSLATE_NOOP("core", "Chance (%)")},
        // The chart of all, among those of the single walls
        {"chart-whole.strength", QT_TRANSLATE_NOOP("core", "All walls together")},
        {"chart-whole.odds", QT_TRANSLATE_NOOP("core", "All walls together")},
        // Rows of charts
        {"word.course.attackers", QT_TRANSLATE_NOOP("core", "Attackers")},
        {"word.course.defence", QT_TRANSLATE_NOOP("core", "Defence")},
        {"word.course.invaders", QT_TRANSLATE_NOOP("core", "Invaders")},
        {"word.course.defenders", QT_TRANSLATE_NOOP("core", "Defenders")},
        {"word.course.goblin", QT_TRANSLATE_NOOP("core", "Goblins")},
        {"word.course.orc", QT_TRANSLATE_NOOP("core", "Orcs")},
        {"word.course.troll", QT_TRANSLATE_NOOP("core", "Trolls")},
        {"word.course.marksman", QT_TRANSLATE_NOOP("core", "Marksmen")},
        {"word.course.soldier", QT_TRANSLATE_NOOP("core", "Soldiers")},
        {"word.course.veteran", QT_TRANSLATE_NOOP("core", "Veterans")},
        {"word.course.given", QT_TRANSLATE_NOOP("core", "Given")},
        {"word.course.moves", QT_TRANSLATE_NOOP("core", "Moves and speeches")},
        {"word.course.thrown-away", QT_TRANSLATE_NOOP("core", "Thrown away")},
        {"word.course.wood", QT_TRANSLATE_NOOP("core", "Wood")},
        {"word.course.wood-pile", QT_TRANSLATE_NOOP("core", "Wood in the pile")},
        {"word.course.resources", QT_TRANSLATE_NOOP("core", "Resources")},
        {"word.course.ready-units", QT_TRANSLATE_NOOP("core", "Units ready to pay")},
        {"word.course.camp-units", QT_TRANSLATE_NOOP("core", "Units in the camp")},
        {"word.course.glory-invaders", QT_TRANSLATE_NOOP("core", "Invaders")},
        {"word.course.glory-defenders", QT_TRANSLATE_NOOP("core", "Defenders")},
        {"word.course.entry", QT_TRANSLATE_NOOP("core", "Anywhere")},
        {"word.course.margin", QT_TRANSLATE_NOOP("core", "May be off by")},
        // Causes of losses
        {"word.course.marksmen", QT_TRANSLATE_NOOP("core", "Marksmen")},
        {"word.course.archers", QT_TRANSLATE_NOOP("core", "Archers")},
        {"word.course.goblins", QT_TRANSLATE_NOOP("core", "Goblin archers")},
        {"word.course.cannons", QT_TRANSLATE_NOOP("core", "Cannons")},
        {"word.course.machines", QT_TRANSLATE_NOOP3("core", "Machines", "word.course.machines")},
        {"word.course.cauldrons", QT_TRANSLATE_NOOP("core", "Cauldrons")},
        {"word.course.poles", QT_TRANSLATE_NOOP("core", "Poles")},
        {"word.course.hooks", QT_TRANSLATE_NOOP("core", "Hooks")},
        {"word.course.traps", QT_TRANSLATE_NOOP("core", "Traps")},
        {"word.course.melee", QT_TRANSLATE_NOOP("core", "Fight")},
        {"word.course.poison", QT_TRANSLATE_NOOP("core", "Poison")},
        {"word.course.orders", QT_TRANSLATE_NOOP("core", "Orders")},
        {"word.course.rituals", QT_TRANSLATE_NOOP("core", "Rituals")},
        {"word.course.heroes", QT_TRANSLATE_NOOP("core", "Heroes")},
        {"word.course.plans", QT_TRANSLATE_NOOP("core", "Plans")},
        {"word.course.buildings", QT_TRANSLATE_NOOP("core", "Buildings")},
        {"word.course.objectives", QT_TRANSLATE_NOOP("core", "Objectives")},
        {"word.course.payments", QT_TRANSLATE_NOOP("core", "Payments")},
        {"word.course.other", QT_TRANSLATE_NOOP("core", "Other")},
    };
    return kWords;
}

} // namespace merlon::siege
