#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable optionTexts()
{
    static constexpr Wording kWords[] = {
        {"word.option.players", QT_TRANSLATE_NOOP("exiles", "players")},
        {"word.option.difficulty", QT_TRANSLATE_NOOP("exiles", "difficulty")},
        {"word.option.heroes", QT_TRANSLATE_NOOP("exiles", "heroes")},
        {"word.option.start", QT_TRANSLATE_NOOP("exiles", "start")},
        {"word.option.length", QT_TRANSLATE_NOOP("exiles", "length")},
        {"word.option.warlord", QT_TRANSLATE_NOOP("exiles", "warlord")},
        {"word.option.iron", QT_TRANSLATE_NOOP("exiles", "iron")},

        // Values
        {"word.difficulty.normal", QT_TRANSLATE_NOOP("exiles", "normal")},
        {"word.difficulty.easy", QT_TRANSLATE_NOOP("exiles", "easy")},
        {"word.difficulty.hard", QT_TRANSLATE_NOOP("exiles", "hard")},
        {"word.heroes.chosen", QT_TRANSLATE_NOOP("exiles", "chosen")},
        {"word.heroes.random", QT_TRANSLATE_NOOP("exiles", "random")},
        {"word.start.scenario-1", QT_TRANSLATE_NOOP("exiles", "scenario 1")},
        {"word.start.sheet-4", QT_TRANSLATE_NOOP("exiles", "scenario 4")},
        {"word.start.sheet-7", QT_TRANSLATE_NOOP("exiles", "scenario 7")},
        {"word.length.campaign", QT_TRANSLATE_NOOP("exiles", "whole campaign")},
        {"word.length.1", QT_TRANSLATE_NOOP("exiles", "1 scenario")},
        {"word.length.2", QT_TRANSLATE_NOOP("exiles", "2 scenarios")},
        {"word.length.3", QT_TRANSLATE_NOOP("exiles", "3 scenarios")},

        // Yes and no
        {"word.off", QT_TRANSLATE_NOOP("exiles", "no")},
        {"word.on", QT_TRANSLATE_NOOP("exiles", "yes")},

        // What options do
        {"option.exiles.players",
         QT_TRANSLATE_NOOP("exiles", "From 1 to 4 players lead the exiles together.")},
        {"option.exiles.difficulty",
         QT_TRANSLATE_NOOP(
             "exiles",
             "From the middle of the campaign on, armies are one row smaller (easy) or larger (hard).")},
        {"option.exiles.heroes",
         QT_TRANSLATE_NOOP("exiles", "Players choose their heroes, or get them at random.")},
        {"option.exiles.start",
         QT_TRANSLATE_NOOP(
             "exiles",
             "A campaign begins with scenario 1, or with a fortress prepared for scenario 4 or 7.")},
        {"option.exiles.length",
         QT_TRANSLATE_NOOP("exiles", "All scenarios to turn 20, or an outing of 1 to 3 scenarios.")},
        {"option.exiles.warlord", QT_TRANSLATE_NOOP("exiles", "One more player commands the enemy.")},
        {"option.exiles.iron",
         QT_TRANSLATE_NOOP("exiles",
                           "After a defeat the campaign is over: you cannot go back to a save point.")},
    };
    return kWords;
}

} // namespace merlon::exiles
