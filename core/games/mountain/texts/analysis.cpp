#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

WordingTable analysisTexts()
{
    static constexpr Wording kWords[] = {
        // What can be found out about a board: names, and what the table and the marks tell
        {"analysis.starts", QT_TRANSLATE_NOOP("mountain", "Distances from the starts")},
        {"analysis.about.starts",
         QT_TRANSLATE_NOOP("mountain",
                           "Cells to dig from each start to statues, workshop sites and the heart, without "
                           "rivals. Hammers are counted on the shortest way. On the board: cells to the "
                           "nearest 3 statues, and the ways from the chosen start. Hatched: a start that is "
                           "cut off.")},
        {"analysis.surroundings", QT_TRANSLATE_NOOP("mountain", "Around the starts")},
        {"analysis.about.surroundings",
         QT_TRANSLATE_NOOP("mountain",
                           "What can be reached from each start with this number of cells to dig, without "
                           "rivals. On the board: resources around each start. For the chosen start: cells "
                           "to statues and sites, dots around buried resources.")},
        {"analysis.own-ground", QT_TRANSLATE_NOOP("mountain", "Ground of each start")},
        {"analysis.about.own-ground",
         QT_TRANSLATE_NOOP("mountain",
                           "Cells that are closer to a start than to all others for the same number of "
                           "players, and what is in them. On the board: these cells, counted for the most "
                           "players. For the chosen start: dots around them.")},
        {"analysis.turns", QT_TRANSLATE_NOOP("mountain", "Symmetry of the mountain")},
        {"analysis.about.turns",
         QT_TRANSLATE_NOOP("mountain",
                           "How the mountain differs from its own image when it is turned or mirrored around "
                           "the heart. The order of the statue spaces does not count. On the board, for the "
                           "chosen row: hatched what has no counterpart, ≠ what differs.")},

        // What an analysis asks for
        {"analysis.ask.cells", QT_TRANSLATE_NOOP("mountain", "Cells to dig")},

        // Heads of columns; short
        {"analysis.column.players", QT_TRANSLATE_NOOP("mountain", "Players")},
        {"analysis.column.start", QT_TRANSLATE_NOOP("mountain", "Start")},
        {"analysis.column.nearest-statue", QT_TRANSLATE_NOOP("mountain", "To a statue")},
        {"analysis.column.hammers", QT_TRANSLATE_NOOP("mountain", "Hammers for it")},
        {"analysis.column.three-statues", QT_TRANSLATE_NOOP("mountain", "To 3 statues")},
        {"analysis.column.nearest-site", QT_TRANSLATE_NOOP("mountain", "To a site")},
        {"analysis.column.three-sites", QT_TRANSLATE_NOOP("mountain", "To 3 sites")},
        {"analysis.column.to-heart", QT_TRANSLATE_NOOP("mountain", "To the heart")},
        {"analysis.column.soft-cells", QT_TRANSLATE_NOOP("mountain", "Cells without hammers")},
        {"analysis.column.cells", QT_TRANSLATE_NOOP("mountain", "Cells")},
        {"analysis.column.rubble-cells", QT_TRANSLATE_NOOP("mountain", "Rubble")},
        {"analysis.column.resources", QT_TRANSLATE_NOOP("mountain", "Resources")},
        {"analysis.column.which-resources", QT_TRANSLATE_NOOP("mountain", "Which resources")},
        {"analysis.column.statues", QT_TRANSLATE_NOOP("mountain", "Statues")},
        {"analysis.column.sites", QT_TRANSLATE_NOOP("mountain", "Sites")},
        {"analysis.column.symmetry", QT_TRANSLATE_NOOP("mountain", "Symmetry")},
        {"analysis.column.lone-cells", QT_TRANSLATE_NOOP("mountain", "Without counterpart")},
        {"analysis.column.zone-differences", QT_TRANSLATE_NOOP("mountain", "Other zone")},
        {"analysis.column.feature-differences", QT_TRANSLATE_NOOP("mountain", "Other contents")},
        {"analysis.column.same-starts", QT_TRANSLATE_NOOP("mountain", "Same starts for")},

        // Cells. %1: a resource, %2: how many
        {"analysis.resource-count", QT_TRANSLATE_NOOP("mountain", "%1: %2")},
        {"word.symmetry.quarter-turn", QT_TRANSLATE_NOOP("mountain", "turned by 90°")},
        {"word.symmetry.half-turn", QT_TRANSLATE_NOOP("mountain", "turned by 180°")},
        {"word.symmetry.left-right", QT_TRANSLATE_NOOP("mountain", "mirrored left to right")},
        {"word.symmetry.top-bottom", QT_TRANSLATE_NOOP("mountain", "mirrored top to bottom")},
        {"word.symmetry.falling-diagonal", QT_TRANSLATE_NOOP("mountain", "mirrored on the falling diagonal")},
        {"word.symmetry.rising-diagonal", QT_TRANSLATE_NOOP("mountain", "mirrored on the rising diagonal")},

        // Sentences below the table. %1: a number of players, %2: cells, 2 or more, %3: a start
        {"analysis.summary.statues-farther",
         QT_TRANSLATE_NOOP("mountain",
                           "For %1 players, the nearest 3 statues are %2 cells farther away than from the "
                           "other starts: %3. Move this start or a statue closer.")},
        {"analysis.summary.statues-closer",
         QT_TRANSLATE_NOOP("mountain",
                           "For %1 players, the nearest 3 statues are %2 cells closer than from the other "
                           "starts: %3. Move this start or a statue away.")},
        {"analysis.summary.sites-farther",
         QT_TRANSLATE_NOOP("mountain",
                           "For %1 players, the nearest 3 sites are %2 cells farther away than from the "
                           "other starts: %3. Move this start or a site closer.")},
        {"analysis.summary.sites-closer",
         QT_TRANSLATE_NOOP("mountain",
                           "For %1 players, the nearest 3 sites are %2 cells closer than from the other "
                           "starts: %3. Move this start or a site away.")},
        {"analysis.summary.heart-farther",
         QT_TRANSLATE_NOOP("mountain",
                           "For %1 players, the heart is %2 cells farther away than from the other starts: "
                           "%3. Move this start inward.")},
        {"analysis.summary.heart-closer",
         QT_TRANSLATE_NOOP("mountain",
                           "For %1 players, the heart is %2 cells closer than from the other starts: %3. "
                           "Move this start outward, or the others inward.")},
        {"analysis.summary.equal-distances",
         QT_TRANSLATE_NOOP(
             "mountain", "For %1 players, statues, sites and the heart are about as far from every start.")},
        //: %1 and %2: starts
        {"analysis.summary.pair",
         QT_TRANSLATE_NOOP("mountain", "For 2 players, these starts are most alike: %1 – %2.")},
        //: %1: a start, %2 and %3: cells
        {"analysis.summary.cut-off",
         QT_TRANSLATE_NOOP("mountain",
                           "This start is cut off: %1. {%2|No cell|1 cell|%2 cells} of %3 can be reached "
                           "from it. Add cells or links around it.")},
        {"analysis.summary.walled-in",
         QT_TRANSLATE_NOOP("mountain",
                           "Rubble encloses this start: %1. Without hammers, {%2|no cell|1 cell|%2 cells} "
                           "can be dug from it. Remove some rubble.")},
        {"analysis.summary.no-starts",
         QT_TRANSLATE_NOOP("mountain",
                           "The board has no starts yet. Choose cells of zone 1, and for how many players "
                           "each is a start.")},
        {"analysis.summary.first-starts",
         QT_TRANSLATE_NOOP("mountain", "Only the first %1 starts are listed.")},
        //: %1: a number of players, %2 to %5: numbers
        {"analysis.summary.surroundings",
         QT_TRANSLATE_NOOP("mountain",
                           "For %1 players, a start has %2 to %3 resources and %4 to %5 statues around it.")},
        //: %1: a number of players, %2: a start
        {"analysis.summary.few-resources",
         QT_TRANSLATE_NOOP(
             "mountain", "For %1 players, there are few resources around this start: %2. Bury more there.")},
        {"analysis.summary.few-statues",
         QT_TRANSLATE_NOOP("mountain",
                           "For %1 players, there are few statues around this start: %2. Move one closer.")},
        //: %1: a number of players, %2 and %3: cells
        {"analysis.summary.own-ground",
         QT_TRANSLATE_NOOP("mountain",
                           "For %1 players, %2 to %3 cells are closer to a start than to the others.")},
        {"analysis.summary.cramped",
         QT_TRANSLATE_NOOP("mountain",
                           "For %1 players, this start is cramped: %2. Move it away from the others.")},
        //: %1: a turn or mirroring, such as “turned by 90°”
        {"analysis.summary.same-ground",
         QT_TRANSLATE_NOOP("mountain", "The mountain is the same as its image: %1.")},
        {"analysis.summary.same-starts",
         QT_TRANSLATE_NOOP("mountain", "Its starts for %1 players are the same, too.")},
        //: %1: a turn or mirroring, %2: cells
        {"analysis.summary.no-symmetry",
         QT_TRANSLATE_NOOP("mountain",
                           "The mountain has no symmetry. The closest: %1, {%2||1 cell differs|%2 cells "
                           "differ}. Choose its row to see them.")},

        // Figures of a board, to be held against those of another
        {"analysis.figure.ground", QT_TRANSLATE_NOOP("mountain", "Cells to dig")},
        {"analysis.figure.zones", QT_TRANSLATE_NOOP("mountain", "Cells of zones 1 to 5")},
        {"analysis.figure.by-zone", QT_TRANSLATE_NOOP("mountain", "%1 · %2 · %3 · %4 · %5")},
        {"analysis.figure.rubble", QT_TRANSLATE_NOOP("mountain", "Cells with rubble")},
        {"analysis.figure.resources", QT_TRANSLATE_NOOP("mountain", "Buried resources")},
        {"analysis.figure.statues", QT_TRANSLATE_NOOP("mountain", "Statue spaces")},
        {"analysis.figure.sites", QT_TRANSLATE_NOOP("mountain", "Workshop sites")},
        //: %1: a number of players
        {"analysis.figure.starts", QT_TRANSLATE_NOOP("mountain", "Starts for %1 players")},
        {"analysis.figure.statue-distances",
         QT_TRANSLATE_NOOP("mountain", "Cells from a start to 3 statues")},
        {"analysis.figure.span", QT_TRANSLATE_NOOP("mountain", "%1 to %2")},
    };
    return kWords;
}

} // namespace merlon::mountain
