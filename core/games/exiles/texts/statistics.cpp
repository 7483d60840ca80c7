#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable statisticsTexts()
{
    static constexpr Wording kWords[] = {
        // Titles of charts over the game
        {"chart.resistance", QT_TRANSLATE_NOOP("exiles", "Resistance of walls and towers")},
        {"chart.units", QT_TRANSLATE_NOOP("exiles", "Units")},
        {"chart.enemy-units", QT_TRANSLATE_NOOP("exiles", "Enemy units")},
        {"chart.morale", QT_TRANSLATE_NOOP("exiles", "Morale of the enemy")},
        {"chart.resources", QT_TRANSLATE_NOOP("exiles", "Resources")},
        {"chart.technologies", QT_TRANSLATE_NOOP("exiles", "Technologies")},
        {"chart.levels", QT_TRANSLATE_NOOP("exiles", "Levels of city and walls")},
        {"chart.slain", QT_TRANSLATE_NOOP("exiles", "Enemy units killed")},
        {"chart.lost", QT_TRANSLATE_NOOP("exiles", "Own units lost")},
        {"chart.deaths", QT_TRANSLATE_NOOP("exiles", "Enemy units killed, by type")},
        {"chart.damage", QT_TRANSLATE_NOOP("exiles", "Building levels lost")},
        {"chart.uses", QT_TRANSLATE_NOOP("exiles", "Spells and blessings")},
        {"chart.sources", QT_TRANSLATE_NOOP("exiles", "Resources by source")},

        // Lines of charts
        {"word.chart.city", QT_TRANSLATE_NOOP("exiles", "City")},
        {"word.chart.walls", QT_TRANSLATE_NOOP("exiles", "Walls")},
        {"word.chart.towers", QT_TRANSLATE_NOOP("exiles", "Towers")},
        {"word.chart.before-walls", QT_TRANSLATE_NOOP("exiles", "At the walls")},
        {"word.chart.farther-out", QT_TRANSLATE_NOOP("exiles", "Farther out")},
        {"word.chart.collected", QT_TRANSLATE_NOOP("exiles", "Collected")},
        {"word.chart.looted", QT_TRANSLATE_NOOP("exiles", "Loot")},
        {"word.chart.by-shots", QT_TRANSLATE_NOOP("exiles", "By shots and spells")},
        {"word.chart.by-melee", QT_TRANSLATE_NOOP("exiles", "At the walls")},
        {"word.chart.by-moats", QT_TRANSLATE_NOOP("exiles", "In moats")},
        {"word.chart.morale", QT_TRANSLATE_NOOP("exiles", "Morale")},
        {"word.chart.technologies", QT_TRANSLATE_NOOP("exiles", "Technologies")},

        // What was used: titles of charts, and of tables of many games
        {"word.chart.blessed", QT_TRANSLATE_NOOP("exiles", "Blessings")},
        {"word.chart.spell-cast", QT_TRANSLATE_NOOP("exiles", "Spells")},
    };
    return kWords;
}

} // namespace merlon::exiles
