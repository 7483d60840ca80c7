#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

WordingTable adviceTexts()
{
    static constexpr Wording kWords[] = {
        // The set-up
        {"advice.portal",
         QT_TRANSLATE_NOOP("mountain", "Statues and buried resources are close to this start.")},
        {"advice.settle-middle",
         QT_TRANSLATE_NOOP("mountain", "Trolls in the middle are woken most often, and %1 is worth it.")},
        {"advice.settle",
         QT_TRANSLATE_NOOP("mountain",
                           "The middle is better kept for a more valuable symbol than that of %1.")},
        // Resources
        {"advice.cheapest", QT_TRANSLATE_NOOP("mountain", "You can do without it most easily: %1.")},
        {"advice.pay-troll",
         QT_TRANSLATE_NOOP("mountain", "The troll in %1 can be woken again to fill the empty symbol.")},
        {"advice.pay-stock", QT_TRANSLATE_NOOP("mountain", "The stock is as good as any troll.")},
        {"advice.exchange",
         QT_TRANSLATE_NOOP("mountain", "It is worth 4 other resources because of what you can do next: %1.")},
        // Spells and workshops
        {"advice.spell", QT_TRANSLATE_NOOP("mountain", "The spell is worth more than its rune.")},
        {"advice.workshop",
         QT_TRANSLATE_NOOP("mountain", "The workshop turns resources into what you need more.")},
        {"advice.go-on", QT_TRANSLATE_NOOP("mountain", "Nothing here brings more than it costs.")},
        {"advice.swap",
         QT_TRANSLATE_NOOP("mountain",
                           "The new troll will bring more when it is woken, and little is lost.")},
        {"advice.gift", QT_TRANSLATE_NOOP("mountain", "It helps you most now: %1.")},
        {"advice.wake",
         QT_TRANSLATE_NOOP("mountain", "The empty symbols of the troll in %1 are the most valuable.")},
        {"advice.rob", QT_TRANSLATE_NOOP("mountain", "The most valuable bribes are on this card.")},
        {"advice.pick", QT_TRANSLATE_NOOP("mountain", "The most valuable resources are buried there.")},
        {"advice.transmute", QT_TRANSLATE_NOOP("mountain", "You need it more for your tunnels: %1.")},
        {"advice.lift", QT_TRANSLATE_NOOP("mountain", "This tile can do more somewhere else.")},
        {"advice.convert", QT_TRANSLATE_NOOP("mountain", "What you gain is worth more than what you pay.")},
        {"advice.fetch", QT_TRANSLATE_NOOP("mountain", "The emptied symbol of %1 can be filled again.")},
        {"advice.enough", QT_TRANSLATE_NOOP("mountain", "More uses would bring nothing.")},
        // Recruiting
        {"advice.recruit",
         QT_TRANSLATE_NOOP("mountain", "The trolls that it wakes bring more than a tunnel would now.")},
        {"advice.last-recruit",
         QT_TRANSLATE_NOOP("mountain", "It completes the pack and wakes all of your trolls.")},
        {"advice.pedestal-kept",
         QT_TRANSLATE_NOOP("mountain", "You can make the best use of a pedestal of this clan: %1.")},
        {"advice.cascade", QT_TRANSLATE_NOOP("mountain", "There it wakes the most valuable empty symbols.")},
        // Digging
        {"advice.dig", QT_TRANSLATE_NOOP("mountain", "The tunnel scores well for the price (%1).")},
        {"advice.dig-rich",
         QT_TRANSLATE_NOOP("mountain",
                           "Besides its honor, the tunnel reaches something of value (price: %1).")},
        {"advice.turn", QT_TRANSLATE_NOOP("mountain", "The best place fits this orientation.")},
        {"advice.place",
         QT_TRANSLATE_NOOP("mountain",
                           "The tile brings most there: statues, buried resources, ways to go on.")},
        {"advice.pedestal",
         QT_TRANSLATE_NOOP("mountain",
                           "The token is good, and a statue of the clan can score double here: %1.")},
        {"advice.keep-pedestal",
         QT_TRANSLATE_NOOP("mountain", "The pedestal will be worth more in a higher zone.")},
        {"advice.establish", QT_TRANSLATE_NOOP("mountain", "It will be the most useful here: %1.")},
        {"advice.no-workshop", QT_TRANSLATE_NOOP("mountain", "No other workshop is worth it.")},
        // Halls and statues
        {"advice.hall", QT_TRANSLATE_NOOP("mountain", "The hall scores more than the tunnels under it.")},
        {"advice.hall-place",
         QT_TRANSLATE_NOOP("mountain",
                           "There it covers the least of value, and a statue can reach the altar.")},
        {"advice.no-hall",
         QT_TRANSLATE_NOOP("mountain", "The tunnels are worth more than a hall on top of them.")},
        {"advice.haul", QT_TRANSLATE_NOOP("mountain", "This statue gains most.")},
        {"advice.haul-to", QT_TRANSLATE_NOOP("mountain", "The statue scores more there.")},
        {"advice.haul-through",
         QT_TRANSLATE_NOOP("mountain", "It is on the way to where the statue scores more.")},
        {"advice.stays", QT_TRANSLATE_NOOP("mountain", "The statue cannot do better.")},
        {"advice.cart", QT_TRANSLATE_NOOP("mountain", "It can be used for the least else: %1.")},
        {"advice.buy-cart", QT_TRANSLATE_NOOP("mountain", "One more haul is worth 4 resources.")},
        {"advice.no-haul", QT_TRANSLATE_NOOP("mountain", "No haul is worth a cart now.")},
    };
    return kWords;
}

} // namespace merlon::mountain
