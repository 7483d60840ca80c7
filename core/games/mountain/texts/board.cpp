#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

WordingTable boardTexts()
{
    static constexpr Wording kWords[] = {
        // What the checks of a board find. %1 and %2: cells, unless a comment says otherwise.
        {"finding.mountain-B-01",
         QT_TRANSLATE_NOOP("mountain", "%1 and %2 are on the same square. Remove one of them.")},
        {"finding.mountain-B-02",
         QT_TRANSLATE_NOOP("mountain",
                           "A link joins neighboring cells, and only once. This one does not: %1 – %2.")},
        {"finding.mountain-B-03",
         QT_TRANSLATE_NOOP("mountain", "These neighboring cells are not linked: %1 – %2.")},
        {"finding.mountain-B-04",
         QT_TRANSLATE_NOOP("mountain",
                           "The mountain needs one heart: at least one cell, and all of them connected.")},
        {"finding.mountain-B-05", QT_TRANSLATE_NOOP("mountain", "A cell of the heart must be empty: %1.")},
        {"finding.mountain-B-06",
         QT_TRANSLATE_NOOP("mountain", "This cell has no zone: %1. Choose a zone from 1 to 5.")},
        //: %1: the number of a zone
        {"finding.mountain-B-06-unused",
         QT_TRANSLATE_NOOP("mountain", "No cell is in zone %1. Each zone from 1 to 5 needs at least one.")},
        {"finding.mountain-B-07",
         QT_TRANSLATE_NOOP("mountain", "This cell cannot be reached from the others: %1.")},
        {"finding.mountain-B-08",
         QT_TRANSLATE_NOOP("mountain", "A start must be plain ground of zone 1: %1.")},
        {"finding.mountain-B-09",
         QT_TRANSLATE_NOOP(
             "mountain",
             "Too few starts. For one number of players from 3 to 5 there must be as many start cells.")},
        {"finding.mountain-B-10",
         QT_TRANSLATE_NOOP(
             "mountain",
             "These starts are too close: %1 – %2. Starts with a common number need 4 steps between them.")},
        {"finding.mountain-B-11",
         QT_TRANSLATE_NOOP("mountain",
                           "No free way out of this start: %1. It needs two cells in a row without rubble.")},
        //: %1: how many statue spaces there are
        {"finding.mountain-B-12",
         QT_TRANSLATE_NOOP(
             "mountain", "The board needs 3 to 21 statue spaces, numbered from 1 without gaps. It has %1.")},
        {"finding.mountain-B-12-site",
         QT_TRANSLATE_NOOP("mountain", "A cell cannot be both a statue space and a workshop site: %1.")},
        //: %1: a number
        {"finding.mountain-B-13",
         QT_TRANSLATE_NOOP("mountain",
                           "Too few workshop sites. At least %1 are needed for this number of players.")},
        {"finding.mountain-B-13-site",
         QT_TRANSLATE_NOOP("mountain",
                           "A workshop site must be plain ground, without rubble or buried resources: %1.")},
        {"finding.mountain-B-14",
         QT_TRANSLATE_NOOP("mountain", "Too many buried resources: %1. A cell can have at most 4.")},
        //: %1: a number
        {"finding.mountain-B-15",
         QT_TRANSLATE_NOOP("mountain", "The board has too many cells. At most %1 are possible.")},

        // Boards and options that do not go together. %1 and %2: numbers.
        {"error.mountain-board-too-large",
         QT_TRANSLATE_NOOP("mountain", "The board has too many cells. At most %1 are possible.")},
        {"error.mountain-players",
         QT_TRANSLATE_NOOP(
             "mountain",
             "This board has no starts for %1 players. Choose another board or number of players.")},
        {"error.mountain-teams",
         QT_TRANSLATE_NOOP("mountain",
                           "This board has no room for teams: each half needs 2 starts for 4 players. Choose "
                           "another board.")},
        {"error.mountain-first-player",
         QT_TRANSLATE_NOOP(
             "mountain", "This first player is not in the game. In teams it can only be Magenta or Green.")},
        {"error.mountain-workshops",
         QT_TRANSLATE_NOOP("mountain", "Choose %1 workshops. So far, {%2|none is|1 is|%2 are} chosen.")},
    };
    return kWords;
}

} // namespace merlon::mountain
