#include "core/games/siege/texts/texts.h"

namespace merlon::siege {

std::span<const Wording> analysisTexts()
{
    static constexpr Wording kWords[] = {
        // What can be found out about a board: names, and what the table and the marks tell
        {"analysis.march", QT_TRANSLATE_NOOP("siege", "Marching times")},
        {"analysis.about.march",
         QT_TRANSLATE_NOOP(
             "siege",
             "How long units take from the camp to each wall, with both maneuvers in every round. A wall "
             "takes as many units in a round as it has invader spaces. On the board: rounds until all of "
             "them have arrived, and the shortest way to the chosen wall.")},
        {"analysis.narrows", QT_TRANSLATE_NOOP("siege", "Bottlenecks")},
        {"analysis.about.narrows",
         QT_TRANSLATE_NOOP("siege",
                           "Places and paths that every way from the camp to a wall passes. On the board: "
                           "how many walls depend on a place, and what the chosen wall depends on.")},
        {"analysis.cuts", QT_TRANSLATE_NOOP("siege", "Paths to block")},
        {"analysis.about.cuts",
         QT_TRANSLATE_NOOP("siege",
                           "The fewest paths with traps, and the fewest ramparts held, that leave no way to "
                           "a wall. On the board: paths to trap; for the chosen wall, crosses on these paths "
                           "and rings around these ramparts.")},
        {"analysis.arrivals", QT_TRANSLATE_NOOP("siege", "Units that reach the walls")},
        {"analysis.about.arrivals",
         QT_TRANSLATE_NOOP(
             "siege",
             "The most units that can reach each wall if all march to this wall alone: through all places "
             "with their capacities, with both maneuvers in every round. On the board: units, if each "
             "assault empties the wall, and where they march to the chosen wall.")},
        {"analysis.cover", QT_TRANSLATE_NOOP("siege", "Marksmen and cannons")},
        {"analysis.about.cover",
         QT_TRANSLATE_NOOP("siege",
                           "Who reaches each rampart. Marksmen on walls shoot only while no invader fights "
                           "there; those in towers always do. On the board: most marksmen · towers for "
                           "cannons. For the chosen rampart: dashes from marksmen, balls from cannons.")},

        // What an analysis asks for
        {"analysis.ask.units", QT_TRANSLATE_NOOP("siege", "Units")},
        {"analysis.ask.rounds", QT_TRANSLATE_NOOP("siege", "Rounds")},

        // Heads of columns; short
        {"analysis.column.wall", QT_TRANSLATE_NOOP("siege", "Wall")},
        {"analysis.column.rampart", QT_TRANSLATE_NOOP("siege", "Rampart")},
        {"analysis.column.spaces", QT_TRANSLATE_NOOP("siege", "Spaces")},
        {"analysis.column.steps", QT_TRANSLATE_NOOP("siege", "Steps")},
        {"analysis.column.first-round", QT_TRANSLATE_NOOP("siege", "First in round")},
        {"analysis.column.rounds-for",
         QT_TRANSLATE_NOOP("siege", "{%1|Rounds for 0 units|Rounds for 1 unit|Rounds for %1 units}")},
        {"analysis.column.reach-in",
         QT_TRANSLATE_NOOP("siege", "{%1|Reach it in 0 rounds|Reach it in 1 round|Reach it in %1 rounds}")},
        {"analysis.column.stand-after", QT_TRANSLATE_NOOP("siege", "Units there together")},
        {"analysis.column.narrow-places", QT_TRANSLATE_NOOP("siege", "Bottlenecks")},
        {"analysis.column.which-places", QT_TRANSLATE_NOOP("siege", "Which places")},
        {"analysis.column.narrow-paths", QT_TRANSLATE_NOOP("siege", "Narrow paths")},
        {"analysis.column.traps", QT_TRANSLATE_NOOP("siege", "Paths to trap")},
        {"analysis.column.which-paths", QT_TRANSLATE_NOOP("siege", "Which paths")},
        {"analysis.column.ramparts", QT_TRANSLATE_NOOP("siege", "Ramparts to hold")},
        {"analysis.column.marksmen-at-start", QT_TRANSLATE_NOOP("siege", "Marksmen at the start")},
        {"analysis.column.marksmen-walls", QT_TRANSLATE_NOOP("siege", "Most on walls")},
        {"analysis.column.marksmen-towers", QT_TRANSLATE_NOOP("siege", "Most in towers")},
        {"analysis.column.cannons", QT_TRANSLATE_NOOP("siege", "Towers for cannons")},
        {"analysis.column.from-where", QT_TRANSLATE_NOOP("siege", "Marksmen from")},

        // Cells
        {"analysis.no-way", QT_TRANSLATE_NOOP("siege", "unreachable")},
        {"analysis.impossible", QT_TRANSLATE_NOOP("siege", "not possible")},

        // Sentences below the table
        {"analysis.summary.march",
         QT_TRANSLATE_NOOP("siege",
                           "All reach the nearest wall in {%1|0 rounds|1 round|%1 rounds}, the farthest in "
                           "{%2|0 rounds|1 round|%2 rounds}.")},
        {"analysis.summary.unreached",
         QT_TRANSLATE_NOOP("siege",
                           "{%1|Every wall is reached.|1 wall is not reached by all of them before the "
                           "game ends.|%1 walls are not reached by all of them before the game ends.}")},
        {"analysis.summary.all-walls",
         QT_TRANSLATE_NOOP("siege",
                           "All walls attacked together: {%1|no unit is|1 unit is|%1 units are} on them at "
                           "the same time, in {%2|0 spaces|1 space|%2 spaces}.")},
        {"analysis.summary.all-arrivals",
         QT_TRANSLATE_NOOP(
             "siege",
             "If each assault empties them: {%1|no unit reaches|1 unit reaches|%1 units reach} them.")},
        {"analysis.summary.without-marksmen",
         QT_TRANSLATE_NOOP("siege",
                           "{%1|Marksmen reach every rampart.|1 rampart is out of reach of all "
                           "marksmen.|%1 ramparts are out of reach of all marksmen.}")},
        {"analysis.summary.without-towers",
         QT_TRANSLATE_NOOP("siege",
                           "{%1|Every rampart has marksmen in a tower over it.|1 rampart has no marksmen in "
                           "a tower over it.|%1 ramparts have no marksmen in a tower over them.}")},
        {"analysis.summary.without-cannons",
         QT_TRANSLATE_NOOP("siege",
                           "{%1|Cannons reach every rampart.|1 rampart is out of reach of all cannons.|%1 "
                           "ramparts are out of reach of all cannons.}")},
        {"analysis.first-walls", QT_TRANSLATE_NOOP("siege", "Only the first %1 walls are listed.")},

        // Figures of a board, to be held against those of another
        {"analysis.figure.places", QT_TRANSLATE_NOOP("siege", "Places of type “%1” (west, east)")},
        {"analysis.figure.by-side", QT_TRANSLATE_NOOP("siege", "%1 (%2, %3)")},
        {"analysis.figure.paths", QT_TRANSLATE_NOOP("siege", "Paths (of these trappable)")},
        {"analysis.figure.trappable", QT_TRANSLATE_NOOP("siege", "%1 (%2)")},
        {"analysis.figure.steps", QT_TRANSLATE_NOOP("siege", "Steps from the camp to the walls")},
        {"analysis.figure.from-to", QT_TRANSLATE_NOOP("siege", "%1 to %2")},
        {"analysis.figure.one-trap", QT_TRANSLATE_NOOP("siege", "Walls cut off by one trap")},
        {"analysis.figure.standing", QT_TRANSLATE_NOOP("siege", "Units on all walls after %1 rounds")},
        {"analysis.figure.without-towers",
         QT_TRANSLATE_NOOP("siege", "Ramparts without marksmen in towers over them")},
        {"analysis.figure.without-cannons", QT_TRANSLATE_NOOP("siege", "Ramparts out of reach of cannons")},
    };
    return kWords;
}

} // namespace merlon::siege
