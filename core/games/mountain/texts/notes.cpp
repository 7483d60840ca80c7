#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

WordingTable noteTexts()
{
    static constexpr Wording kWords[] = {
        // What choices cost and do. The rule follows by itself.
        {"note.portal",
         QT_TRANSLATE_NOOP("mountain", "Your network begins here. The portal is never moved.")},
        {"note.settle", QT_TRANSLATE_NOOP("mountain", "It stays there for the whole game.")},
        {"note.exchange",
         QT_TRANSLATE_NOOP(
             "mountain",
             "You give 4 resources of any types, but no clan carts. The new one goes to your stock.")},
        {"note.give", QT_TRANSLATE_NOOP("mountain", "Clan carts cannot be given.")},
        {"note.pay-from",
         QT_TRANSLATE_NOOP("mountain", "The symbol is empty again, to be filled when the troll wakes.")},
        {"note.pay-from-stock", QT_TRANSLATE_NOOP("mountain", "Your trolls keep their resources.")},
        {"note.next", QT_TRANSLATE_NOOP("mountain", "There is no way back to this step in this turn.")},
        {"note.cast",
         QT_TRANSLATE_NOOP("mountain",
                           "Costs 1 rune, which stays on the spell. You can cast one spell in each turn.")},
        //: %1: a spell
        {"note.spell", QT_TRANSLATE_NOOP("mountain", "The spell: %1.")},
        //: %1: how many runes are on a spell
        {"note.runes",
         QT_TRANSLATE_NOOP(
             "mountain",
             "{%1|No rune is|1 rune is|%1 runes are} on it. With 3 it disintegrates after its effect.")},
        {"note.last-rune",
         QT_TRANSLATE_NOOP("mountain", "This is its third rune: it disintegrates after its effect.")},
        {"note.gain", QT_TRANSLATE_NOOP("mountain", "It goes to your stock.")},
        {"note.wake", QT_TRANSLATE_NOOP("mountain", "It fills its empty symbols. No other troll wakes.")},
        {"note.rob", QT_TRANSLATE_NOOP("mountain", "They go to your stock.")},
        {"note.pick",
         QT_TRANSLATE_NOOP("mountain", "It goes to your stock. The cell can still be dug later.")},
        {"note.transmute", QT_TRANSLATE_NOOP("mountain", "The new minerals go to your stock.")},
        //: %1 and %2: trolls
        {"note.swap", QT_TRANSLATE_NOOP("mountain", "%2 takes the place of %1.")},
        {"note.lift",
         QT_TRANSLATE_NOOP("mountain",
                           "You place it elsewhere, for no honor. What it removed does not come back.")},
        {"note.work", QT_TRANSLATE_NOOP("mountain", "You can activate one workshop in each turn.")},
        //: %1: a workshop, %2: how often it can be used
        {"note.workshop", QT_TRANSLATE_NOOP("mountain", "%1: up to {%2|no uses|1 use|%2 uses}.")},
        {"note.fetch",
         QT_TRANSLATE_NOOP("mountain",
                           "The symbol is empty again. In the stock a clan cart becomes neutral.")},

        // Recruiting
        //: %1: a troll
        {"note.card", QT_TRANSLATE_NOOP("mountain", "The card: %1.")},
        {"note.free", QT_TRANSLATE_NOOP("mountain", "Costs nothing.")},
        //: %1: coins
        {"note.bribes",
         QT_TRANSLATE_NOOP("mountain", "Costs {%1|nothing|1 coin|%1 coins}: 1 on each card below.")},
        //: %1: resources
        {"note.bribes-masked",
         QT_TRANSLATE_NOOP("mountain",
                           "Costs {%1|nothing|1 resource|%1 resources} of any types: 1 on each card below.")},
        //: %1: how many bribes a card carries
        {"note.brings-bribes",
         QT_TRANSLATE_NOOP("mountain",
                           "{%1|No bribes are|1 bribe is|%1 bribes are} on it: you receive all.")},
        //: %1: a clan
        {"note.brings-pedestal", QT_TRANSLATE_NOOP("mountain", "A pedestal comes with it: %1.")},
        {"note.takes-pedestal",
         QT_TRANSLATE_NOOP("mountain", "You take a pedestal of your choice from the bag.")},
        //: %1: trolls, %2: resources
        {"note.cascade",
         QT_TRANSLATE_NOOP("mountain",
                           "It can wake {%1|no trolls|1 troll|%1 trolls}, which {%2|bring nothing|bring 1 "
                           "resource|bring %2 resources}.")},
        {"note.wakes",
         QT_TRANSLATE_NOOP("mountain",
                           "Wakes {%1|no trolls|1 troll|%1 trolls}, which {%2|bring nothing|bring 1 "
                           "resource|bring %2 resources}.")},
        {"note.recruit",
         QT_TRANSLATE_NOOP("mountain", "It joins your pack and wakes together with all trolls below it.")},
        {"note.bribe", QT_TRANSLATE_NOOP("mountain", "It stays on the bribed card.")},
        {"note.take-pedestal",
         QT_TRANSLATE_NOOP("mountain", "You can place it on the anchor of a tunnel when you dig it.")},
        {"note.join", QT_TRANSLATE_NOOP("mountain", "It is not moved later.")},

        // Digging. %1: a number, %2: a resource.
        {"note.costs", QT_TRANSLATE_NOOP("mountain", "Costs %1 × %2.")},
        //: %1: honor
        {"note.honour", QT_TRANSLATE_NOOP("mountain", "Brings %1 honor.")},
        //: %1: how many tiles of a shape are left
        {"note.tiles-left",
         QT_TRANSLATE_NOOP("mountain", "{%1|No tile|The last tile|%1 tiles left} of this shape.")},
        {"note.dig", QT_TRANSLATE_NOOP("mountain", "It must touch your network, but no network of a rival.")},
        //: %1: hammers
        {"note.rubble", QT_TRANSLATE_NOOP("mountain", "The rubble costs {%1|nothing|1 hammer|%1 hammers}.")},
        {"note.buried", QT_TRANSLATE_NOOP("mountain", "Buried here: %1 × %2.")},
        //: %1: a clan
        {"note.unearths", QT_TRANSLATE_NOOP("mountain", "Unearths a statue: %1.")},
        {"note.site-covered", QT_TRANSLATE_NOOP("mountain", "A workshop site is lost under it.")},
        //: %1: the number of a zone, which has a color
        {"note.anchor",
         QT_TRANSLATE_NOOP("mountain",
                           "The anchor is in the {%1||dark gray|gray|brown|orange|yellow} zone.")},
        //: %1: the value of a token
        {"note.token", QT_TRANSLATE_NOOP("mountain", "The benefit token is worth %1 honor.")},
        {"note.pedestal",
         QT_TRANSLATE_NOOP("mountain", "It stays there. A statue of its clan on it scores double.")},
        {"note.pedestal-on",
         QT_TRANSLATE_NOOP("mountain", "It stays there. A statue of its clan on it scores double.")},
        {"note.no-pedestal",
         QT_TRANSLATE_NOOP("mountain",
                           "The anchor stays empty. Later only a spell can place a pedestal there.")},
        {"note.establish",
         QT_TRANSLATE_NOOP("mountain", "It belongs to nobody: whoever has tunnels beside it can use it.")},

        // Halls and statues
        {"note.hall",
         QT_TRANSLATE_NOOP("mountain", "Costs nothing. It covers tunnel tiles of your network.")},
        //: %1: honor of a hall
        {"note.altar-statue",
         QT_TRANSLATE_NOOP("mountain", "A statue is on the altar: the hall is worth %1 honor.")},
        //: %1 and %2: honor of a hall
        {"note.altar-empty",
         QT_TRANSLATE_NOOP("mountain", "Worth %1 honor, and %2 with a statue on the altar.")},
        //: %1: how many pedestals a hall covers
        {"note.pedestals-lost",
         QT_TRANSLATE_NOOP("mountain", "{%1|No pedestal is|1 pedestal is|%1 pedestals are} lost under it.")},
        {"note.place-hall",
         QT_TRANSLATE_NOOP("mountain", "What is left of a tile becomes a tunnel of its own.")},
        {"note.haul",
         QT_TRANSLATE_NOOP("mountain", "Costs 1 cart for each move: within its tunnel or to the next one.")},
        //: %1: honor that the first move can bring
        {"note.haul-gain", QT_TRANSLATE_NOOP("mountain", "The first move brings up to %1 honor at the end.")},
        {"note.cart", QT_TRANSLATE_NOOP("mountain", "Costs 1 cart.")},
        //: %1: honor that is gained, %2 and %3: honor of all halls and statues now, and then
        {"note.statues-gain",
         QT_TRANSLATE_NOOP("mountain", "+%1 honor at the end: halls and statues bring %3 instead of %2.")},
        //: %1: honor that is lost, %2 and %3: honor of all halls and statues now, and then
        {"note.statues-loss",
         QT_TRANSLATE_NOOP("mountain", "−%1 honor at the end: halls and statues bring %3 instead of %2.")},
        //: %1: honor of all halls and statues
        {"note.statues-same",
         QT_TRANSLATE_NOOP("mountain", "Brings no honor at the end: halls and statues bring %1 as before.")},
        {"note.pay-cart",
         QT_TRANSLATE_NOOP("mountain", "A clan cart can pay for nothing but statues of its clan.")},
    };
    return kWords;
}

} // namespace merlon::mountain
