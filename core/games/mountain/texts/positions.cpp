#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

WordingTable positionTexts()
{
    static constexpr Wording kWords[] = {
        // On the mountain
        //: %1: the key of a member, as it stands in a file
        {"error.mountain-missing", QT_TRANSLATE_NOOP("mountain", "“%1” is missing here.")},
        //: %1: a cell
        {"error.mountain-portal", QT_TRANSLATE_NOOP("mountain", "The portal cannot be at %1 (MT-0.19).")},
        //: %1: a tile or a hall, %2: the cell of its anchor or altar
        {"error.mountain-tile-off",
         QT_TRANSLATE_NOOP("mountain",
                           "This does not fit at %2: %1. One of its cells would be in the heart or beyond "
                           "the mountain (MT-5.4).")},
        //: %1: a tile, %2: the cell of its anchor, %3: a cell
        {"error.mountain-tile-overlap",
         QT_TRANSLATE_NOOP("mountain",
                           "This tile does not fit at %2: %1. There is something at %3 already (MT-5.4).")},
        //: %1: a hall, %2: the cell of its altar, %3: a cell
        {"error.mountain-hall-ground",
         QT_TRANSLATE_NOOP(
             "mountain",
             "This hall does not fit at %2: %1. At %3 there is no tunnel tile but something else (MT-6.2).")},
        //: %1: a hall
        {"error.mountain-hall-twice",
         QT_TRANSLATE_NOOP("mountain", "This hall appears twice: %1. There is only one of it (MT-6.1).")},
        //: %1: a tile or a hall
        {"error.mountain-no-anchor",
         QT_TRANSLATE_NOOP("mountain", "This has no anchor for a pedestal: %1 (MT-5.10).")},
        //: %1: a cell
        {"error.mountain-pedestal-covered",
         QT_TRANSLATE_NOOP("mountain",
                           "The pedestal at %1 is under this hall. It has left the game (MT-6.3).")},
        //: %1: a zone, %2: a clan
        {"error.mountain-pedestal-twice",
         QT_TRANSLATE_NOOP(
             "mountain",
             "Zone %1 has two pedestals of one clan: %2. It sees one of each at most (MT-5.12).")},
        //: %1: a zone, %2: a clan
        {"error.mountain-token-left",
         QT_TRANSLATE_NOOP("mountain",
                           "The token of this pedestal is not taken: zone %1, %2. Give it an owner under "
                           "“track” (MT-5.11).")},
        //: %1 and %2: seats
        {"error.mountain-networks",
         QT_TRANSLATE_NOOP("mountain",
                           "%1 and %2 have one network. Networks of rivals never touch (MT-5.4).")},
        //: %1: a cell
        {"error.mountain-statue-heart",
         QT_TRANSLATE_NOOP("mountain",
                           "No statue can be at %1: it is in the heart of the mountain (MT-7.2).")},
        //: %1: a cell
        {"error.mountain-statue-ground",
         QT_TRANSLATE_NOOP("mountain",
                           "No statue can be at %1. It needs a statue space or a tunnel (MT-0.16, MT-7.2).")},
        //: %1: a clan, %2: a number
        {"error.mountain-statues",
         QT_TRANSLATE_NOOP("mountain",
                           "There are too many statues of this clan: %1. The box has only %2 (MT-0.16).")},
        //: %1: a cell
        {"error.mountain-workshop-site",
         QT_TRANSLATE_NOOP("mountain",
                           "No workshop can be at %1. It needs a site that was never covered (MT-5.14).")},
        //: %1: a workshop, %2: a number
        {"error.mountain-workshop-copies",
         QT_TRANSLATE_NOOP("mountain",
                           "There are too many workshops of this type: %1. The box has only %2 (MT-0.14).")},
        //: %1: a number
        {"error.mountain-workshops-open",
         QT_TRANSLATE_NOOP("mountain",
                           "There are too many workshops. This game has %1 in the supply and on the mountain "
                           "together (MT-0.14).")},
        //: %1: a cell
        {"error.mountain-no-workshop", QT_TRANSLATE_NOOP("mountain", "There is no workshop at %1 (MT-3.4).")},
        //: %1: a cell
        {"error.mountain-cleared",
         QT_TRANSLATE_NOOP("mountain",
                           "%1 is in the heart of the mountain and can never be covered (MT-5.4).")},
        //: %1: a cell
        {"error.mountain-picked", QT_TRANSLATE_NOOP("mountain", "Nothing is buried at %1 (MT-5.9).")},

        // Supplies
        //: %1: a shape, %2: a number
        {"error.mountain-tiles",
         QT_TRANSLATE_NOOP("mountain",
                           "There are too many tiles of this shape: %1. The box has only %2 (MT-5.6).")},
        //: %1: a number
        {"error.mountain-hall-tiles",
         QT_TRANSLATE_NOOP(
             "mountain",
             "Halls cover %1 cells of tiles that are gone. Tiles with at least as many cells must be "
             "missing from the tiles left (MT-6.5).")},
        //: %1: a value, %2 and %3: numbers
        {"error.mountain-tokens",
         QT_TRANSLATE_NOOP("mountain",
                           "There are %3 benefit tokens of value %1, but the box has %2 (MT-0.17).")},
        //: %1: a clan, %2: a number
        {"error.mountain-pedestals",
         QT_TRANSLATE_NOOP("mountain",
                           "There are too many pedestals of this clan: %1. The box has only %2 (MT-0.12).")},
        //: %1: a resource, %2: a number
        {"error.mountain-reserve",
         QT_TRANSLATE_NOOP("mountain",
                           "There is too much of this resource: %1. The box has only %2 (MT-1.12).")},

        // Cards
        //: %1: a troll or a spell
        {"error.mountain-card-twice",
         QT_TRANSLATE_NOOP("mountain", "This card is in two places: %1. There is only one of it here.")},
        {"error.mountain-starting-trolls",
         QT_TRANSLATE_NOOP(
             "mountain",
             "Row 1 of a pack has four starting trolls, and the rows above have none (MT-0.20).")},
        //: %1: a slot of a pack
        {"error.mountain-not-supported",
         QT_TRANSLATE_NOOP(
             "mountain",
             "There is no troll below this slot: %1. It needs both slots that it rests on (MT-4.8).")},
        //: %1: a slot of a pack
        {"error.mountain-slot-empty",
         QT_TRANSLATE_NOOP("mountain", "There is no troll that could hold this: %1 (MT-4.10).")},
        //: %1: a troll, %2: a number, %3: a resource
        {"error.mountain-symbols",
         QT_TRANSLATE_NOOP("mountain",
                           "This troll cannot hold so much: %1. It has {%2|no symbols|1 symbol|%2 symbols} "
                           "of this type: %3 (MT-4.10).")},
        //: %1: a place of the horde
        {"error.mountain-place-empty",
         QT_TRANSLATE_NOOP(
             "mountain",
             "This place of the horde has no card: %1. It is refilled while there are cards (MT-4.7).")},
        //: %1: a troll
        {"error.mountain-pedestal-level",
         QT_TRANSLATE_NOOP("mountain", "Only trolls of level 2 have a pedestal, not this one: %1 (MT-4.7).")},
        //: %1: a troll
        {"error.mountain-bribes",
         QT_TRANSLATE_NOOP("mountain", "A troll with 4 bribes leaves the horde: %1 (MT-4.12).")},
        {"error.mountain-spell-missing",
         QT_TRANSLATE_NOOP("mountain", "A spell is missing here. The grimoire always shows three (MT-3.3).")},

        // The turn, and the end
        {"error.mountain-coronation",
         QT_TRANSLATE_NOOP(
             "mountain", "Coronation tokens are 5 and then 3. With 2 players there is only the 3 (MT-8.1).")},
        //: %1: its honor
        {"error.mountain-coronation-twice",
         QT_TRANSLATE_NOOP("mountain", "There is only one coronation token of %1 (MT-8.1).")},
        //: %1: a seat
        {"error.mountain-coronation-missing",
         QT_TRANSLATE_NOOP("mountain",
                           "%1 has ten trolls, so it needs a coronation token while one is left (MT-8.1).")},
        //: %1: a seat
        {"error.mountain-coronation-early",
         QT_TRANSLATE_NOOP("mountain", "%1 has a coronation token without ten trolls (MT-8.1).")},
        //: %1: the number of the round
        {"error.mountain-last-round",
         QT_TRANSLATE_NOOP("mountain",
                           "The last round is known once all coronation tokens are taken: it is then %1 or "
                           "later. Until then it is 0 (MT-8.3).")},
        {"error.mountain-first-turn",
         QT_TRANSLATE_NOOP("mountain",
                           "The game begins with a turn of the first player. In all other turns the round is "
                           "1 or more (MT-2.1).")},
        {"error.mountain-between-turns",
         QT_TRANSLATE_NOOP("mountain",
                           "Before a turn no spell lasts and no workshop is used yet. Name a moment in the "
                           "turn (MT-2.2).")},
        //: %1: a spell
        {"error.mountain-working",
         QT_TRANSLATE_NOOP("mountain",
                           "This spell cannot be in effect: %1. Only the one cast in this turn can, if it "
                           "lasts until the end of the turn (MT-3.1).")},
        {"error.mountain-second-workshop",
         QT_TRANSLATE_NOOP("mountain",
                           "A second workshop needs another one used before it, and Overtime (MT-3.1).")},
        {"error.mountain-result",
         QT_TRANSLATE_NOOP("mountain",
                           "A game that is over needs a result, and a game that goes on has none.")},
        {"error.mountain-result-seat",
         QT_TRANSLATE_NOOP("mountain", "Name the player who has resigned, and nobody otherwise.")},
    };
    return kWords;
}

} // namespace merlon::mountain
