#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

WordingTable choiceTexts()
{
    static constexpr Wording kWords[] = {
        // Chance. %1: what is drawn; %2: where it goes.
        {"choice.reveal-troll", QT_TRANSLATE_NOOP("mountain", "Reveal %1 at %2")},
        {"choice.draw-pedestal", QT_TRANSLATE_NOOP("mountain", "Draw a pedestal of %1 for %2")},
        {"choice.deal-workshop", QT_TRANSLATE_NOOP("mountain", "Reveal %1")},
        {"choice.reveal-spell", QT_TRANSLATE_NOOP("mountain", "Reveal %1 at %2")},
        {"choice.first-statue", QT_TRANSLATE_NOOP("mountain", "The clans begin at statue space %1")},
        {"choice.order-clans", QT_TRANSLATE_NOOP("mountain", "The order of the clans: %1, %2, %3")},
        //: %1: the value of a token, %2: the number of a zone, %3: a clan
        {"choice.lay-token", QT_TRANSLATE_NOOP("mountain", "Lay a token of %1 for zone %2 and %3")},
        {"choice.first-player", QT_TRANSLATE_NOOP("mountain", "%1 is the first player")},
        {"choice.draw-troll", QT_TRANSLATE_NOOP("mountain", "Draw %1")},

        // The set-up. %1: a cell or a card; %2: a slot of the pack.
        {"choice.portal", QT_TRANSLATE_NOOP("mountain", "Place the portal at %1")},
        {"choice.settle", QT_TRANSLATE_NOOP("mountain", "Put %1 in %2")},

        // Resources. %1: a resource or a slot of the pack.
        {"choice.exchange", QT_TRANSLATE_NOOP("mountain", "Exchange 4 resources for 1 %1")},
        {"choice.give", QT_TRANSLATE_NOOP("mountain", "Give 1 %1")},
        {"choice.pay-from", QT_TRANSLATE_NOOP("mountain", "Pay from the troll in %1")},
        {"choice.pay-from-stock", QT_TRANSLATE_NOOP("mountain", "Pay from the stock")},
        {"choice.next", QT_TRANSLATE_NOOP("mountain", "Go on to the next step")},
        {"choice.done", QT_TRANSLATE_NOOP("mountain", "Finish")},
        {"choice.skip", QT_TRANSLATE_NOOP("mountain", "Skip")},

        // Spells
        //: %1: a place of the grimoire
        {"choice.cast", QT_TRANSLATE_NOOP("mountain", "Cast the spell at %1")},
        //: %1: a slot of the pack, %2: a place of the horde
        {"choice.swap", QT_TRANSLATE_NOOP("mountain", "Swap the troll in %1 for the one at %2")},
        {"choice.gain", QT_TRANSLATE_NOOP("mountain", "Gain %1")},
        {"choice.wake", QT_TRANSLATE_NOOP("mountain", "Wake the troll in %1")},
        {"choice.rob", QT_TRANSLATE_NOOP("mountain", "Take the bribes at %1")},
        {"choice.pick", QT_TRANSLATE_NOOP("mountain", "Take what is buried at %1")},
        //: %1, %2: minerals, %3: how many
        {"choice.transmute", QT_TRANSLATE_NOOP("mountain", "Turn %3 %1 into %3 %2")},
        //: %1: a cell, %2: a clan
        {"choice.pedestal-on", QT_TRANSLATE_NOOP("mountain", "Place the pedestal of %2 at %1")},
        {"choice.lift", QT_TRANSLATE_NOOP("mountain", "Lift the tile at %1")},

        // Workshops. %1: a cell, a conversion, a slot.
        {"choice.work", QT_TRANSLATE_NOOP("mountain", "Activate the workshop at %1")},
        {"choice.use", QT_TRANSLATE_NOOP("mountain", "%1")},
        //: %1: a slot of the pack, %2: a resource
        {"choice.fetch", QT_TRANSLATE_NOOP("mountain", "Move 1 %2 from %1 to the stock")},

        // Recruiting. %1: a place of the horde, a resource, a clan, a slot of the pack.
        {"choice.recruit", QT_TRANSLATE_NOOP("mountain", "Recruit the troll at %1")},
        {"choice.bribe", QT_TRANSLATE_NOOP("mountain", "Bribe with 1 %1")},
        {"choice.take-pedestal", QT_TRANSLATE_NOOP("mountain", "Take a pedestal of %1")},
        {"choice.join", QT_TRANSLATE_NOOP("mountain", "Put the troll in %1")},

        // Digging
        //: %1: a shape, %2: a mineral
        {"choice.dig", QT_TRANSLATE_NOOP("mountain", "Dig: %1 of %2")},
        //: %1: the number of an orientation, from 0
        {"choice.turn", QT_TRANSLATE_NOOP("mountain", "Orientation %1")},
        {"choice.place", QT_TRANSLATE_NOOP("mountain", "Place the tile at %1")},
        {"choice.pedestal", QT_TRANSLATE_NOOP("mountain", "Place the pedestal of %1")},
        {"choice.no-pedestal", QT_TRANSLATE_NOOP("mountain", "Place no pedestal")},
        //: %1: a cell, %2: a workshop
        {"choice.establish", QT_TRANSLATE_NOOP("mountain", "Establish at %1: %2")},

        // Halls and statues
        {"choice.hall", QT_TRANSLATE_NOOP("mountain", "Build: %1")},
        //: %1: the number of an orientation, from 0; %2: the cell of the altar
        {"choice.place-hall", QT_TRANSLATE_NOOP("mountain", "Orientation %1, altar at %2")},
        {"choice.haul", QT_TRANSLATE_NOOP("mountain", "Haul the statue at %1")},
        {"choice.to", QT_TRANSLATE_NOOP("mountain", "To %1")},
        {"choice.pay-cart", QT_TRANSLATE_NOOP("mountain", "Pay the cart: %1")},
    };
    return kWords;
}

} // namespace merlon::mountain
