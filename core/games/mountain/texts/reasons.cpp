#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

WordingTable reasonTexts()
{
    static constexpr Wording kWords[] = {
        {"reason.not-now", QT_TRANSLATE_NOOP("mountain", "That is not asked now.")},
        {"reason.not-a-start",
         QT_TRANSLATE_NOOP("mountain", "%1 is not a start for this number of players.")},
        {"reason.start-taken", QT_TRANSLATE_NOOP("mountain", "%1 is taken.")},
        {"reason.no-common-label",
         QT_TRANSLATE_NOOP("mountain", "Both portals need starts with the same number.")},
        {"reason.wrong-half",
         QT_TRANSLATE_NOOP("mountain", "%1 is in the wrong half: partners start side by side.")},
        {"reason.card-not-in-hand", QT_TRANSLATE_NOOP("mountain", "You do not hold %1.")},
        {"reason.slot-filled", QT_TRANSLATE_NOOP("mountain", "%1 is filled.")},

        // Resources
        {"reason.too-few-to-exchange", QT_TRANSLATE_NOOP("mountain", "You cannot pay 4 resources.")},
        {"reason.none-left", QT_TRANSLATE_NOOP("mountain", "You have no %1.")},
        {"reason.cannot-complete", QT_TRANSLATE_NOOP("mountain", "The rest could not be paid.")},
        {"reason.out-of-order", QT_TRANSLATE_NOOP("mountain", "Give resources in their order.")},
        {"reason.reserve-empty", QT_TRANSLATE_NOOP("mountain", "The reserve has no %1.")},
        {"reason.reserve-short", QT_TRANSLATE_NOOP("mountain", "The reserve does not have all of it.")},
        {"reason.cannot-pay", QT_TRANSLATE_NOOP("mountain", "You cannot pay for it.")},
        {"reason.not-there", QT_TRANSLATE_NOOP("mountain", "There is no %1.")},

        // Spells
        {"reason.spell-cast-already", QT_TRANSLATE_NOOP("mountain", "You have cast a spell in this turn.")},
        {"reason.no-rune", QT_TRANSLATE_NOOP("mountain", "You have no rune.")},
        {"reason.no-spell-there", QT_TRANSLATE_NOOP("mountain", "There is no spell.")},
        {"reason.spell-idle", QT_TRANSLATE_NOOP("mountain", "%1 would do nothing now.")},
        {"reason.wrong-level", QT_TRANSLATE_NOOP("mountain", "Swap a troll of level 2 for one of level 3.")},
        {"reason.no-empty-symbol", QT_TRANSLATE_NOOP("mountain", "It has no empty symbol.")},
        {"reason.no-bribes", QT_TRANSLATE_NOOP("mountain", "No bribes are on it.")},
        {"reason.nothing-buried", QT_TRANSLATE_NOOP("mountain", "Nothing is buried there within reach.")},
        {"reason.no-anchor-free", QT_TRANSLATE_NOOP("mountain", "There is no empty anchor at %1.")},

        // Workshops
        {"reason.no-workshop-there", QT_TRANSLATE_NOOP("mountain", "There is no workshop at %1.")},
        {"reason.workshop-used",
         QT_TRANSLATE_NOOP("mountain", "You have activated a workshop in this turn.")},
        {"reason.workshop-not-reached",
         QT_TRANSLATE_NOOP("mountain", "Your network does not reach the workshop at %1.")},
        {"reason.workshop-idle", QT_TRANSLATE_NOOP("mountain", "You cannot use the workshop at %1.")},
        {"reason.other-workshop", QT_TRANSLATE_NOOP("mountain", "Another workshop does that.")},
        {"reason.symbol-empty", QT_TRANSLATE_NOOP("mountain", "The troll in %1 has no %2.")},

        // Recruiting
        {"reason.pack-full", QT_TRANSLATE_NOOP("mountain", "Your pack is complete.")},
        {"reason.place-empty", QT_TRANSLATE_NOOP("mountain", "Nobody is at %1.")},
        {"reason.too-few-coins",
         QT_TRANSLATE_NOOP("mountain", "The bribes cost {%1|nothing|1 coin|%1 coins}.")},
        {"reason.too-few-for-bribes",
         QT_TRANSLATE_NOOP("mountain", "The bribes cost {%1|nothing|1 resource|%1 resources}.")},
        {"reason.no-pedestal-left", QT_TRANSLATE_NOOP("mountain", "The bag has no pedestal of %1.")},
        {"reason.not-supported", QT_TRANSLATE_NOOP("mountain", "Two trolls must be under %1.")},
        {"reason.can-act", QT_TRANSLATE_NOOP("mountain", "You can recruit or dig.")},

        // Digging
        {"reason.not-a-mineral",
         QT_TRANSLATE_NOOP("mountain", "Tunnels are dug with stone, iron or heartrock.")},
        {"reason.no-tile-left", QT_TRANSLATE_NOOP("mountain", "No tile of this shape is left: %1.")},
        {"reason.too-few-minerals", QT_TRANSLATE_NOOP("mountain", "It costs %1 %2.")},
        {"reason.no-room", QT_TRANSLATE_NOOP("mountain", "There is no place for it: %1.")},
        {"reason.same-orientation",
         QT_TRANSLATE_NOOP("mountain", "That is the same as another orientation.")},
        {"reason.not-free", QT_TRANSLATE_NOOP("mountain", "Not all of its cells are free.")},
        {"reason.not-at-network", QT_TRANSLATE_NOOP("mountain", "It does not touch your network.")},
        {"reason.touches-rival", QT_TRANSLATE_NOOP("mountain", "%1 is next to the network of a rival.")},
        {"reason.too-few-hammers",
         QT_TRANSLATE_NOOP("mountain", "The rubble costs {%1|nothing|1 hammer|%1 hammers}.")},
        {"reason.same-place",
         QT_TRANSLATE_NOOP("mountain", "The tile was there before. Place it elsewhere.")},
        {"reason.no-pedestal-owned", QT_TRANSLATE_NOOP("mountain", "You have no pedestal of %1.")},
        {"reason.token-taken", QT_TRANSLATE_NOOP("mountain", "The token of zone %1 and %2 is taken.")},
        {"reason.not-a-site", QT_TRANSLATE_NOOP("mountain", "%1 is not an empty site.")},
        {"reason.not-at-tile", QT_TRANSLATE_NOOP("mountain", "%1 is not next to the new tile.")},
        {"reason.not-in-supply", QT_TRANSLATE_NOOP("mountain", "No such workshop is left: %1.")},

        // Halls and statues
        {"reason.hall-used", QT_TRANSLATE_NOOP("mountain", "This hall has been built: %1.")},
        {"reason.no-room-for-hall", QT_TRANSLATE_NOOP("mountain", "Your tunnels have no room for it: %1.")},
        {"reason.not-under-tunnels",
         QT_TRANSLATE_NOOP("mountain", "All its cells must be on your tunnel tiles.")},
        {"reason.no-statue-there", QT_TRANSLATE_NOOP("mountain", "There is no statue at %1.")},
        {"reason.statue-buried", QT_TRANSLATE_NOOP("mountain", "The statue at %1 is not in your network.")},
        {"reason.no-cart", QT_TRANSLATE_NOOP("mountain", "You have no cart for it.")},
        {"reason.no-cart-there", QT_TRANSLATE_NOOP("mountain", "There is no cart: %1.")},
        {"reason.nowhere-to-go", QT_TRANSLATE_NOOP("mountain", "The statue at %1 has nowhere to go.")},
        {"reason.statue-in-the-way", QT_TRANSLATE_NOOP("mountain", "There is a statue at %1.")},
        {"reason.not-next-tunnel", QT_TRANSLATE_NOOP("mountain", "%1 is not in this tunnel or the next.")},
        {"reason.not-your-tunnel", QT_TRANSLATE_NOOP("mountain", "%1 is not in your network.")},
        {"reason.not-a-tile", QT_TRANSLATE_NOOP("mountain", "There is no tunnel tile at %1.")},
        {"reason.tile-broken", QT_TRANSLATE_NOOP("mountain", "A hall has broken the tile at %1.")},
        {"reason.not-first-cell",
         QT_TRANSLATE_NOOP("mountain", "Name the tile by its first cell, not by %1.")},
        {"reason.tile-carries",
         QT_TRANSLATE_NOOP("mountain", "A statue or a pedestal is on the tile at %1.")},
    };
    return kWords;
}

} // namespace merlon::mountain
