#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

WordingTable choiceTexts()
{
    static constexpr Wording kWords[] = {
        // Chance. %1: what is drawn; %2: where it goes.
        {"choice.reveal-troll", QT_TRANSLATE_NOOP("mountain", "Reveal %1 (%2)")},
        {"choice.draw-pedestal", QT_TRANSLATE_NOOP("mountain", "Draw a pedestal for %2: %1")},
        {"choice.deal-workshop", QT_TRANSLATE_NOOP("mountain", "Reveal %1")},
        {"choice.reveal-spell", QT_TRANSLATE_NOOP("mountain", "Reveal %1 (%2)")},
        {"choice.first-statue", QT_TRANSLATE_NOOP("mountain", "Begin with statue space %1")},
        {"choice.order-clans", QT_TRANSLATE_NOOP("mountain", "Order of the clans: %1, %2, %3")},
        //: %1: the value of a token, %2: the number of a zone, which has a color, %3: a clan
        {"choice.lay-token",
         QT_TRANSLATE_NOOP("mountain",
                           "Place a token of %1: {%2||dark gray|gray|brown|orange|yellow} zone, %3")},
        {"choice.first-player", QT_TRANSLATE_NOOP("mountain", "%1 is the first player")},
        {"choice.draw-troll", QT_TRANSLATE_NOOP("mountain", "Draw a card: %1")},

        // The setup. %1: a cell or a card; %2: a slot of the pack.
        {"choice.portal", QT_TRANSLATE_NOOP("mountain", "Place your portal at %1")},
        {"choice.settle", QT_TRANSLATE_NOOP("mountain", "Put %1 in %2")},

        // Resources. %1: a resource or a slot of the pack.
        {"choice.exchange", QT_TRANSLATE_NOOP("mountain", "Exchange 4 resources for 1 %1")},
        {"choice.give", QT_TRANSLATE_NOOP("mountain", "Give 1 %1")},
        {"choice.pay-from", QT_TRANSLATE_NOOP("mountain", "Pay from the troll in %1")},
        {"choice.pay-from-stock", QT_TRANSLATE_NOOP("mountain", "Pay from the stock")},
        {"choice.next", QT_TRANSLATE_NOOP("mountain", "Go on to the next step")},
        {"choice.done", QT_TRANSLATE_NOOP("mountain", "Finish")},
        {"choice.skip", QT_TRANSLATE_NOOP("mountain", "Neither recruit nor dig")},

        // Spells
        //: %1: a place of the grimoire: “spell 1”
        {"choice.cast", QT_TRANSLATE_NOOP("mountain", "Cast %1")},
        //: %1: a slot of the pack, %2: a place of the horde
        {"choice.swap", QT_TRANSLATE_NOOP("mountain", "Swap %1 for %2 of the horde")},
        //: %1: what is gained: “3 stone”
        {"choice.gain", QT_TRANSLATE_NOOP("mountain", "Gain %1")},
        {"choice.wake", QT_TRANSLATE_NOOP("mountain", "Wake the troll in %1")},
        {"choice.rob", QT_TRANSLATE_NOOP("mountain", "Take the bribes: %1")},
        {"choice.pick", QT_TRANSLATE_NOOP("mountain", "Take what is buried at %1")},
        //: %1 and %2: minerals, %3: how many
        {"choice.transmute", QT_TRANSLATE_NOOP("mountain", "Turn %3 × %1 into %3 × %2")},
        //: %1: a cell, %2: a clan
        {"choice.pedestal-on", QT_TRANSLATE_NOOP("mountain", "Place a pedestal at %1: %2")},
        {"choice.lift", QT_TRANSLATE_NOOP("mountain", "Lift the tile at %1")},

        // Workshops
        {"choice.work", QT_TRANSLATE_NOOP("mountain", "Activate the workshop at %1")},
        //: %1: what a workshop turns into what: “iron → coin”
        {"choice.use", QT_TRANSLATE_NOOP("mountain", "%1")},
        //: %1: a slot of the pack, %2: a resource
        {"choice.fetch", QT_TRANSLATE_NOOP("mountain", "Move 1 %2 to the stock: %1")},

        // Recruiting. %1: a place of the horde, a resource, a clan, a slot of the pack.
        {"choice.recruit", QT_TRANSLATE_NOOP("mountain", "Recruit: %1")},
        {"choice.bribe", QT_TRANSLATE_NOOP("mountain", "Bribe with 1 %1")},
        {"choice.take-pedestal", QT_TRANSLATE_NOOP("mountain", "Take a pedestal: %1")},
        {"choice.join", QT_TRANSLATE_NOOP("mountain", "Put the troll in %1")},

        // Digging
        //: %1: a shape, %2: a mineral
        {"choice.dig", QT_TRANSLATE_NOOP("mountain", "Dig: %1 (%2)")},
        //: %1: how a tile is turned: “upside down”, “mirrored, turned left”
        {"choice.turn", QT_TRANSLATE_NOOP("mountain", "Tile %1")},
        {"choice.place", QT_TRANSLATE_NOOP("mountain", "Place the tile at %1")},
        {"choice.pedestal", QT_TRANSLATE_NOOP("mountain", "Place a pedestal: %1")},
        {"choice.no-pedestal", QT_TRANSLATE_NOOP("mountain", "Place no pedestal")},
        //: %1: a cell, %2: a workshop
        {"choice.establish", QT_TRANSLATE_NOOP("mountain", "Establish at %1: %2")},

        // Halls and statues
        {"choice.hall", QT_TRANSLATE_NOOP("mountain", "Build: %1")},
        //: %1: how a hall is turned: “upside down”, “mirrored, turned left”; %2: the cell of the altar
        {"choice.place-hall", QT_TRANSLATE_NOOP("mountain", "Altar at %2, %1")},
        {"choice.haul", QT_TRANSLATE_NOOP("mountain", "Haul the statue at %1")},
        //: %1: a cell to which a statue is hauled
        {"choice.to", QT_TRANSLATE_NOOP("mountain", "To %1")},
        //: %1: “clan cart”, “neutral cart on a troll”, “neutral cart in the stock”
        {"choice.pay-cart", QT_TRANSLATE_NOOP("mountain", "Pay with a %1")},

        // What ends a question, where that says more
        {"done.prepare", QT_TRANSLATE_NOOP("mountain", "Go on to recruit or dig")},
        {"done.use-workshop", QT_TRANSLATE_NOOP("mountain", "Done at the workshop")},
        {"done.establish", QT_TRANSLATE_NOOP("mountain", "Establish no more workshops")},
        {"done.build-hall", QT_TRANSLATE_NOOP("mountain", "Build no hall")},
        {"done.haul", QT_TRANSLATE_NOOP("mountain", "End the turn")},
        {"done.ghost-to", QT_TRANSLATE_NOOP("mountain", "Haul it no further")},
    };
    return kWords;
}

} // namespace merlon::mountain
