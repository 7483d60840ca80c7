#include "core/games/fiefs/texts/texts.h"

namespace merlon::fiefs {

WordingTable boardTexts()
{
    static constexpr Wording kWords[] = {
        // What the checks of a board find. %1 and %2: places, unless a comment says otherwise.
        {"finding.fiefs-B-01",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "The board needs one castle for each player, numbered from 1. It can have 2 to 6 castles.")},
        {"finding.fiefs-B-02",
         QT_TRANSLATE_NOOP("fiefs",
                           "%1 and %2 are connected twice, or a place is connected to itself. A border "
                           "connects two places once.")},
        {"finding.fiefs-B-03",
         QT_TRANSLATE_NOOP("fiefs", "The castles touch: %1, %2. Put at least one territory between them.")},
        {"finding.fiefs-B-04", QT_TRANSLATE_NOOP("fiefs", "This castle touches no territory: %1.")},
        {"finding.fiefs-B-05",
         QT_TRANSLATE_NOOP("fiefs", "%1 cannot be reached from %2 through territories and lakes.")},
        {"finding.fiefs-B-06",
         QT_TRANSLATE_NOOP(
             "fiefs", "This lake connects nothing: %1. It needs at least two territories on its shore.")},
        {"finding.fiefs-B-07",
         QT_TRANSLATE_NOOP("fiefs", "%1 needs a value from 1 to 3 and a capacity from 1 to 12.")},
        // %1: how many there are in the box, %2: a value or a tile, %3: how many the board asks for
        {"finding.fiefs-B-08",
         QT_TRANSLATE_NOOP("fiefs",
                           "Too many territories of value %2: %3. The box has only %1 tiles of that value.")},
        {"finding.fiefs-B-09",
         QT_TRANSLATE_NOOP("fiefs",
                           "A castle may touch at most two Homelands, and Homelands at most one castle.")},
        //: %1: the sum of all values
        {"finding.fiefs-B-10",
         QT_TRANSLATE_NOOP("fiefs",
                           "All territories together are worth only {%1|0 points|1 point|%1 points}. At "
                           "least 13 are needed to win.")},
        {"finding.fiefs-B-11", QT_TRANSLATE_NOOP("fiefs", "%1 is outside the drawing.")},
        {"finding.fiefs-B-12",
         QT_TRANSLATE_NOOP("fiefs",
                           "Too many fixed tiles: %3 times %2. The box has only {%1|none|1|%1} of them.")},
        {"finding.fiefs-B-13",
         QT_TRANSLATE_NOOP("fiefs", "The board has too many places. At most %1 are possible.")},
        {"finding.fiefs-W-01",
         QT_TRANSLATE_NOOP("fiefs", "%1 touches fewer territories than %2. The board may be unfair.")},

        {"error.fiefs-board-too-large",
         QT_TRANSLATE_NOOP("fiefs", "The board has too many places. At most %1 are possible.")},

        // Options that do not go together
        {"error.fiefs-teams",
         QT_TRANSLATE_NOOP("fiefs",
                           "Teams of this size need another number of players. Pairs need 4 or 6 players, "
                           "teams of 3 need 6.")},
        {"error.fiefs-siege-in-teams",
         QT_TRANSLATE_NOOP("fiefs",
                           "The siege of castles cannot be played in teams. Choose one of these options.")},
        {"error.fiefs-worth",
         QT_TRANSLATE_NOOP("fiefs",
                           "The territories of this board are not worth enough points for these options. "
                           "Choose another board or other options.")},

        // Positions that cannot be. %1: a place, a tile, an artifact or a seat.
        {"error.fiefs-control",
         QT_TRANSLATE_NOOP("fiefs",
                           "%1 needs both knights and a player who controls it, or neither (FI-2.4).")},
        {"error.fiefs-capacity",
         QT_TRANSLATE_NOOP("fiefs", "Too many knights at %1. It holds at most %2 (FI-7.2).")},
        {"error.fiefs-tile-value", QT_TRANSLATE_NOOP("fiefs", "%1 needs a tile of value %2 (FI-1.2).")},
        {"error.fiefs-tile-copies",
         QT_TRANSLATE_NOOP("fiefs", "Too many of this tile: %1. The box has only %2 (FI-1.2).")},
        {"error.fiefs-dice",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "%1 has too many knights for 10 dice. Each die shows up to 6 knights of one place (FI-2.1).")},
        {"error.fiefs-artefact-missing",
         QT_TRANSLATE_NOOP("fiefs",
                           "An artifact is missing here. Each player has one of each type (FI-1.4).")},
        {"error.fiefs-artefact-twice",
         QT_TRANSLATE_NOOP("fiefs",
                           "Two players have the same artifact: %1. There is only one of it (FI-1.4).")},
        //: %1: the number of a turn
        {"error.fiefs-broken-later",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "An artifact cannot be broken in a later turn than the current one, which is %1 (FI-9.1).")},
        {"error.fiefs-authority-in-hand",
         QT_TRANSLATE_NOOP("fiefs", "Authority cannot be in a hand (FI-4.4).")},
        {"error.fiefs-authority-right",
         QT_TRANSLATE_NOOP(
             "fiefs", "It is played as soon as it is drawn. Put it into the draw pile or on the discard.")},
        //: %1: the number of a turn
        {"error.fiefs-discarded-later",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "A card cannot be discarded in a later turn than the current one, which is %1 (FI-2.6).")},
        {"error.fiefs-no-battle",
         QT_TRANSLATE_NOOP("fiefs",
                           "There is no battle here. Knights must attack a place of an enemy (FI-7.5).")},
        {"error.fiefs-result",
         QT_TRANSLATE_NOOP("fiefs", "A game that is over needs a result, and a game that goes on has none.")},
        //: %1: the points that win
        {"error.fiefs-won-already",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "The game would be over: %1 points win. Give a result, or fewer territories (FI-11.2).")},
    };
    return kWords;
}

} // namespace merlon::fiefs
