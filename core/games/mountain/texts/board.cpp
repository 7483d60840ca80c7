#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

WordingTable boardTexts()
{
    static constexpr Wording kWords[] = {
        {"finding.mountain-B-01", QT_TRANSLATE_NOOP("mountain", "Cells %1 and %2 are on the same square.")},
        {"finding.mountain-B-02",
         QT_TRANSLATE_NOOP("mountain", "Link %1–%2 does not join two neighboring cells.")},
        {"finding.mountain-B-03",
         QT_TRANSLATE_NOOP("mountain", "Neighboring cells %1 and %2 are not linked.")},
        {"finding.mountain-B-04", QT_TRANSLATE_NOOP("mountain", "The mountain needs one connected heart.")},
        {"finding.mountain-B-05", QT_TRANSLATE_NOOP("mountain", "Heart cell %1 must be empty.")},
        {"finding.mountain-B-06", QT_TRANSLATE_NOOP("mountain", "Cell %1 has no zone.")},
        {"finding.mountain-B-06-unused", QT_TRANSLATE_NOOP("mountain", "No cell is in zone %1.")},
        {"finding.mountain-B-07", QT_TRANSLATE_NOOP("mountain", "Some cells cannot be reached: %1.")},
        {"finding.mountain-B-08", QT_TRANSLATE_NOOP("mountain", "Start %1 must be plain dark gray ground.")},
        {"finding.mountain-B-09",
         QT_TRANSLATE_NOOP("mountain", "Too few start cells for any number of players.")},
        {"finding.mountain-B-10", QT_TRANSLATE_NOOP("mountain", "Starts %1 and %2 are too close.")},
        {"finding.mountain-B-11", QT_TRANSLATE_NOOP("mountain", "No free way out of start %1.")},
        {"finding.mountain-B-12", QT_TRANSLATE_NOOP("mountain", "Statue spaces are not numbered 1 to %1.")},
        {"finding.mountain-B-12-site", QT_TRANSLATE_NOOP("mountain", "Statue space %1 is on a site.")},
        {"finding.mountain-B-13", QT_TRANSLATE_NOOP("mountain", "At least %1 workshop sites are needed.")},
        {"finding.mountain-B-13-site", QT_TRANSLATE_NOOP("mountain", "Site %1 must be plain ground.")},
        {"finding.mountain-B-14", QT_TRANSLATE_NOOP("mountain", "Too many resources in %1.")},
        {"finding.mountain-B-15", QT_TRANSLATE_NOOP("mountain", "A mountain has at most %1 cells.")},
        {"error.mountain-board-too-large", QT_TRANSLATE_NOOP("mountain", "A mountain has at most %1 cells.")},
        {"error.mountain-players", QT_TRANSLATE_NOOP("mountain", "This board has no starts for %1 players.")},
        {"error.mountain-teams",
         QT_TRANSLATE_NOOP("mountain",
                           "This board has no room for teams: each half needs 2 starts for 4 players.")},
        {"error.mountain-first-player",
         QT_TRANSLATE_NOOP("mountain",
                           "The first player is not in this game. In teams it is magenta or green.")},
        {"error.mountain-workshops", QT_TRANSLATE_NOOP("mountain", "Choose %1 workshops, not %2.")},
    };
    return kWords;
}

} // namespace merlon::mountain
