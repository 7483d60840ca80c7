#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

WordingTable questionTexts()
{
    static constexpr Wording kWords[] = {
        // Each of these follows “Your turn: ”.

        // The setup
        {"yours.portal", QT_TRANSLATE_NOOP("mountain", "choose a start cell for your portal")},
        {"yours.settle", QT_TRANSLATE_NOOP("mountain", "put a starting troll in your pack")},

        // Resources
        {"yours.pay-from", QT_TRANSLATE_NOOP("mountain", "choose where to pay from")},
        //: %1: the resource that is gained, %2: how many must still be given
        {"yours.give", QT_TRANSLATE_NOOP("mountain", "give {%2|nothing|1 resource|%2 resources} for 1 %1")},

        // The turn
        {"yours.prepare", QT_TRANSLATE_NOOP("mountain", "cast a spell, activate a workshop, or go on")},
        {"yours.act", QT_TRANSLATE_NOOP("mountain", "recruit a troll or dig a tunnel")},
        {"yours.build-hall", QT_TRANSLATE_NOOP("mountain", "build a great hall, or go on")},
        {"yours.haul", QT_TRANSLATE_NOOP("mountain", "haul a statue, or end your turn")},

        // Spells
        {"yours.choose-dig", QT_TRANSLATE_NOOP("mountain", "dig a tunnel with the spell")},
        {"yours.choose-swap", QT_TRANSLATE_NOOP("mountain", "swap two trolls")},
        //: %1: a spell
        {"yours.choose-gift", QT_TRANSLATE_NOOP("mountain", "choose what %1 brings")},
        {"yours.choose-troll", QT_TRANSLATE_NOOP("mountain", "choose a troll to wake")},
        {"yours.choose-bribes", QT_TRANSLATE_NOOP("mountain", "choose the card whose bribes you take")},
        {"yours.choose-buried", QT_TRANSLATE_NOOP("mountain", "choose the buried resources that you take")},
        {"yours.choose-transmutation", QT_TRANSLATE_NOOP("mountain", "turn minerals into others")},
        {"yours.choose-anchor", QT_TRANSLATE_NOOP("mountain", "choose an anchor for a pedestal")},
        {"yours.choose-tile", QT_TRANSLATE_NOOP("mountain", "choose a tunnel tile to lift")},
        {"yours.ghost-haul", QT_TRANSLATE_NOOP("mountain", "choose a statue to haul")},
        //: %1: a cell
        {"yours.ghost-to", QT_TRANSLATE_NOOP("mountain", "choose where the statue at %1 goes")},

        // Workshops
        //: %1: a cell, %2: how many uses are left
        {"yours.use-workshop",
         QT_TRANSLATE_NOOP("mountain",
                           "use the workshop at %1 ({%2|not once|once|up to %2 times}), or finish")},

        // Recruiting
        //: %1: the place of the troll that is recruited, %2: that of the card that is bribed
        {"yours.bribe", QT_TRANSLATE_NOOP("mountain", "bribe the card at %2 to recruit the one at %1")},
        {"yours.take-pedestal", QT_TRANSLATE_NOOP("mountain", "take a pedestal from the bag")},
        //: %1: a troll
        {"yours.join", QT_TRANSLATE_NOOP("mountain", "choose a slot for %1")},

        // Digging. %1: a shape or a cell.
        {"yours.turn-tile", QT_TRANSLATE_NOOP("mountain", "turn the tile: %1")},
        {"yours.place-tile", QT_TRANSLATE_NOOP("mountain", "place the tile: %1")},
        {"yours.place-pedestal", QT_TRANSLATE_NOOP("mountain", "place a pedestal at %1, or none")},
        {"yours.establish",
         QT_TRANSLATE_NOOP("mountain", "establish workshops beside the new tile, or finish")},

        // Halls and statues. %1: a hall, a cell, a clan.
        {"yours.place-hall", QT_TRANSLATE_NOOP("mountain", "place the hall: %1")},
        {"yours.haul-to", QT_TRANSLATE_NOOP("mountain", "choose where the statue at %1 goes")},
        {"yours.pay-cart", QT_TRANSLATE_NOOP("mountain", "choose a cart for the statue: %1")},
    };
    return kWords;
}

} // namespace merlon::mountain
