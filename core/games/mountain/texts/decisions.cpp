#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

WordingTable decisionTexts()
{
    static constexpr Wording kWords[] = {
        {"decision.deal-workshops", QT_TRANSLATE_NOOP("mountain", "A workshop is revealed.")},
        {"decision.first-statue", QT_TRANSLATE_NOOP("mountain", "The first statue space is drawn.")},
        {"decision.order-clans", QT_TRANSLATE_NOOP("mountain", "The order of the clans is drawn.")},
        {"decision.lay-tokens", QT_TRANSLATE_NOOP("mountain", "A benefit token is laid.")},
        {"decision.choose-first", QT_TRANSLATE_NOOP("mountain", "The first player is drawn.")},
        {"decision.portal", QT_TRANSLATE_NOOP("mountain", "Choose a start for your portal.")},
        {"decision.draw-start-troll", QT_TRANSLATE_NOOP("mountain", "A starting troll is drawn.")},
        {"decision.settle", QT_TRANSLATE_NOOP("mountain", "Put a starting troll in your pack.")},
        {"decision.pay-from", QT_TRANSLATE_NOOP("mountain", "Choose where to pay from.")},
        //: %1: the resource that is gained, %2: how many must still be given
        {"decision.give",
         QT_TRANSLATE_NOOP("mountain", "Give {%2|nothing|1 resource|%2 resources} for 1 %1.")},
        {"decision.prepare", QT_TRANSLATE_NOOP("mountain", "Cast a spell or activate a workshop.")},
        {"decision.act", QT_TRANSLATE_NOOP("mountain", "Recruit a troll or dig a tunnel.")},
        {"decision.build-hall", QT_TRANSLATE_NOOP("mountain", "Build a great hall.")},
        {"decision.haul", QT_TRANSLATE_NOOP("mountain", "Haul statues.")},
        {"decision.draw-spell", QT_TRANSLATE_NOOP("mountain", "A spell is revealed.")},
        {"decision.choose-dig", QT_TRANSLATE_NOOP("mountain", "Dig a tunnel now.")},
        {"decision.choose-swap", QT_TRANSLATE_NOOP("mountain", "Swap two trolls.")},
        {"decision.choose-gift", QT_TRANSLATE_NOOP("mountain", "Choose what %1 brings.")},
        {"decision.choose-troll", QT_TRANSLATE_NOOP("mountain", "Wake a troll.")},
        {"decision.choose-bribes", QT_TRANSLATE_NOOP("mountain", "Take the bribes of a card.")},
        {"decision.choose-buried", QT_TRANSLATE_NOOP("mountain", "Take what is buried in a cell.")},
        {"decision.choose-transmutation", QT_TRANSLATE_NOOP("mountain", "Turn minerals into others.")},
        {"decision.choose-anchor", QT_TRANSLATE_NOOP("mountain", "Place a pedestal on an anchor.")},
        {"decision.choose-tile", QT_TRANSLATE_NOOP("mountain", "Lift a tunnel tile.")},
        {"decision.ghost-haul", QT_TRANSLATE_NOOP("mountain", "Choose a statue to haul.")},
        {"decision.ghost-to", QT_TRANSLATE_NOOP("mountain", "Haul the statue at %1.")},
        //: %1: a cell, %2: how many uses are left
        {"decision.use-workshop", QT_TRANSLATE_NOOP("mountain", "Use the workshop at %1. Uses left: %2.")},
        {"decision.bribe", QT_TRANSLATE_NOOP("mountain", "Bribe the card at %2.")},
        {"decision.take-pedestal", QT_TRANSLATE_NOOP("mountain", "Take a pedestal from the bag.")},
        {"decision.draw-troll", QT_TRANSLATE_NOOP("mountain", "A troll is revealed at %1.")},
        {"decision.draw-pedestal", QT_TRANSLATE_NOOP("mountain", "A pedestal is drawn for %1.")},
        {"decision.join", QT_TRANSLATE_NOOP("mountain", "Choose a slot for %1.")},
        {"decision.turn-tile", QT_TRANSLATE_NOOP("mountain", "Turn the tile: %1.")},
        {"decision.place-tile", QT_TRANSLATE_NOOP("mountain", "Place the tile: %1.")},
        {"decision.place-pedestal", QT_TRANSLATE_NOOP("mountain", "Place a pedestal at %1.")},
        {"decision.establish", QT_TRANSLATE_NOOP("mountain", "Establish a workshop beside the new tile.")},
        {"decision.place-hall", QT_TRANSLATE_NOOP("mountain", "Place the hall: %1.")},
        {"decision.haul-to", QT_TRANSLATE_NOOP("mountain", "Haul the statue at %1.")},
        {"decision.pay-cart", QT_TRANSLATE_NOOP("mountain", "Choose a cart for the statue of %1.")},
    };
    return kWords;
}

} // namespace merlon::mountain
