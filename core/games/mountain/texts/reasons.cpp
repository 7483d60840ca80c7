#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

WordingTable reasonTexts()
{
    static constexpr Wording kWords[] = {
        {"reason.not-now", QT_TRANSLATE_NOOP("mountain", "This is not possible at this moment.")},

        // The setup. %1: a cell, a card or a slot.
        {"reason.not-a-start",
         QT_TRANSLATE_NOOP("mountain",
                           "Not a start for your number of players: %1. Choose another start cell.")},
        {"reason.start-taken", QT_TRANSLATE_NOOP("mountain", "Taken already: %1. Choose a free start cell.")},
        {"reason.no-common-label",
         QT_TRANSLATE_NOOP("mountain",
                           "The starts of both players need a number in common. Choose another start cell.")},
        {"reason.wrong-half",
         QT_TRANSLATE_NOOP("mountain",
                           "Wrong half of the mountain: %1. Partners start in the same half, the teams in "
                           "different ones.")},
        {"reason.card-not-in-hand", QT_TRANSLATE_NOOP("mountain", "You do not have %1 in your hand.")},
        {"reason.slot-filled", QT_TRANSLATE_NOOP("mountain", "Filled already: %1. Choose an empty slot.")},

        // Resources. %1: a resource.
        {"reason.too-few-to-exchange",
         QT_TRANSLATE_NOOP("mountain", "Too few resources: an exchange costs 4. Clan carts do not count.")},
        {"reason.none-left",
         QT_TRANSLATE_NOOP("mountain", "You have none to pay with: %1. Choose a resource that you have.")},
        {"reason.cannot-complete",
         QT_TRANSLATE_NOOP("mountain", "Nothing would be left to pay the rest. Choose something else.")},
        {"reason.out-of-order",
         QT_TRANSLATE_NOOP(
             "mountain",
             "Resources are given in a fixed order. Choose this one or a later one of the list.")},
        {"reason.reserve-empty",
         QT_TRANSLATE_NOOP("mountain", "None left in the reserve: %1. Choose another resource.")},
        {"reason.reserve-short",
         QT_TRANSLATE_NOOP("mountain",
                           "The reserve does not hold all that you would gain. Choose something else.")},
        {"reason.cannot-pay",
         QT_TRANSLATE_NOOP("mountain",
                           "Too few resources for this conversion. Choose one that you can pay for.")},
        {"reason.not-there",
         QT_TRANSLATE_NOOP("mountain", "Not to be found there: %1. Choose a place that holds it.")},

        // Spells. %1: a spell or a cell.
        {"reason.spell-cast-already",
         QT_TRANSLATE_NOOP("mountain", "You have cast a spell already. Only one can be cast in each turn.")},
        {"reason.no-rune", QT_TRANSLATE_NOOP("mountain", "You have no rune. A spell costs 1 rune.")},
        {"reason.no-spell-there",
         QT_TRANSLATE_NOOP("mountain", "There is no spell here. Choose a spell of the grimoire.")},
        {"reason.spell-idle",
         QT_TRANSLATE_NOOP("mountain", "No effect now: %1. Choose a spell that can do something.")},
        {"reason.wrong-level",
         QT_TRANSLATE_NOOP("mountain", "Wrong levels. A troll of level 2 is swapped for one of level 3.")},
        {"reason.no-empty-symbol",
         QT_TRANSLATE_NOOP("mountain",
                           "All symbols of this troll are filled. Choose a troll with an empty symbol.")},
        {"reason.no-bribes",
         QT_TRANSLATE_NOOP("mountain", "There are no bribes on this card. Choose a card with bribes.")},
        {"reason.nothing-buried",
         QT_TRANSLATE_NOOP("mountain",
                           "Nothing to take here. Choose a cell beside your network with buried resources.")},
        {"reason.no-anchor-free",
         QT_TRANSLATE_NOOP("mountain", "No empty anchor here: %1. Choose an empty anchor of your network.")},

        // Workshops. %1: a cell.
        {"reason.no-workshop-there",
         QT_TRANSLATE_NOOP("mountain", "No workshop here: %1. Choose a workshop beside your network.")},
        {"reason.workshop-used",
         QT_TRANSLATE_NOOP("mountain",
                           "You have activated a workshop already. A turn allows one, or two different ones "
                           "with Overtime.")},
        {"reason.workshop-not-reached",
         QT_TRANSLATE_NOOP("mountain", "Out of reach: %1. Your network must touch the workshop.")},
        {"reason.workshop-idle",
         QT_TRANSLATE_NOOP("mountain",
                           "Nothing to do here now: %1. You lack the resources that this workshop takes.")},
        {"reason.other-workshop",
         QT_TRANSLATE_NOOP("mountain", "This workshop does not do that. Choose what it can do.")},
        //: %1: a slot of the pack, %2: a resource
        {"reason.symbol-empty",
         QT_TRANSLATE_NOOP("mountain", "Not on this troll: %2 (%1). Choose something that it holds.")},

        // Recruiting
        {"reason.pack-full",
         QT_TRANSLATE_NOOP("mountain",
                           "Your pack is complete with 10 trolls. From now on you can only dig.")},
        //: %1: a place of the horde
        {"reason.place-empty",
         QT_TRANSLATE_NOOP("mountain", "No troll here: %1. Choose a place with a card.")},
        {"reason.too-few-coins",
         QT_TRANSLATE_NOOP(
             "mountain",
             "The bribes cost {%1|nothing|1 coin|%1 coins}. Choose a troll that you can pay for.")},
        {"reason.too-few-for-bribes",
         QT_TRANSLATE_NOOP(
             "mountain",
             "The bribes cost {%1|nothing|1 resource|%1 resources}. Choose a troll that you can pay for.")},
        //: %1: a clan
        {"reason.no-pedestal-left",
         QT_TRANSLATE_NOOP("mountain", "No pedestal of this clan is left: %1. Choose another clan.")},
        //: %1: a slot of the pack
        {"reason.not-supported",
         QT_TRANSLATE_NOOP("mountain", "No support: %1. Both slots below it must be filled.")},
        {"reason.can-act",
         QT_TRANSLATE_NOOP("mountain",
                           "You can recruit or dig. You skip this step only if neither is possible.")},

        // Digging. %1: a resource, a shape or a cell.
        {"reason.not-a-mineral",
         QT_TRANSLATE_NOOP("mountain", "Not a mineral: %1. Tunnels cost stone, iron or heartrock.")},
        {"reason.no-tile-left",
         QT_TRANSLATE_NOOP("mountain", "No tile of this shape is left: %1. Choose another shape.")},
        //: %1: a number, %2: a mineral
        {"reason.too-few-minerals",
         QT_TRANSLATE_NOOP("mountain",
                           "It costs %1 × %2, and you have less. Choose something that you can pay for.")},
        {"reason.no-room",
         QT_TRANSLATE_NOOP(
             "mountain",
             "No room for it: %1. It needs free cells beside your network and away from rivals.")},
        {"reason.same-orientation",
         QT_TRANSLATE_NOOP("mountain", "This looks the same as another orientation. Choose that one.")},
        {"reason.not-free",
         QT_TRANSLATE_NOOP(
             "mountain", "Some of its cells are not free. Tunnels, workshops and the heart cannot be dug.")},
        {"reason.not-at-network",
         QT_TRANSLATE_NOOP("mountain", "It does not touch your network. At least one of its cells must.")},
        {"reason.touches-rival",
         QT_TRANSLATE_NOOP("mountain", "Next to the network of a rival: %1. Place the tile elsewhere.")},
        {"reason.too-few-hammers",
         QT_TRANSLATE_NOOP(
             "mountain",
             "The rubble costs {%1|nothing|1 hammer|%1 hammers}. Place the tile where you can pay for it.")},
        {"reason.same-place",
         QT_TRANSLATE_NOOP("mountain", "The tile was there before. Place it elsewhere.")},
        //: %1: a clan
        {"reason.no-pedestal-owned",
         QT_TRANSLATE_NOOP("mountain",
                           "You have no pedestal of this clan: %1. Choose another clan, or place none.")},
        //: %1: the number of a zone, which has a color; %2: a clan
        {"reason.token-taken",
         QT_TRANSLATE_NOOP("mountain",
                           "The token of the {%1||dark gray|gray|brown|orange|yellow} zone is taken: %2. "
                           "Choose another clan.")},
        {"reason.not-a-site",
         QT_TRANSLATE_NOOP("mountain", "Not an empty site: %1. Choose an empty workshop site.")},
        {"reason.not-at-tile",
         QT_TRANSLATE_NOOP("mountain", "Not beside the new tile: %1. Choose a site that the tile touches.")},
        //: %1: a workshop
        {"reason.not-in-supply",
         QT_TRANSLATE_NOOP("mountain", "No such workshop is left: %1. Choose another one.")},

        // Halls and statues. %1: a hall or a cell.
        {"reason.hall-used", QT_TRANSLATE_NOOP("mountain", "Built already: %1. Choose another hall.")},
        {"reason.no-room-for-hall",
         QT_TRANSLATE_NOOP("mountain",
                           "No room for it: %1. All its cells must be on tunnel tiles of your network.")},
        {"reason.not-under-tunnels",
         QT_TRANSLATE_NOOP(
             "mountain", "Not all its cells are on tunnel tiles of your network. Place the hall elsewhere.")},
        {"reason.no-statue-there",
         QT_TRANSLATE_NOOP("mountain", "No statue here: %1. Choose a statue of your network.")},
        {"reason.statue-buried",
         QT_TRANSLATE_NOOP("mountain", "This statue is not in your network: %1. Dig a tunnel to it first.")},
        {"reason.no-cart",
         QT_TRANSLATE_NOOP("mountain",
                           "You have no cart for this statue. It needs a neutral cart or one of its clan.")},
        //: %1: “clan cart”, “neutral cart on a troll”, “neutral cart in the stock”
        {"reason.no-cart-there",
         QT_TRANSLATE_NOOP("mountain", "You do not have this: %1. Choose a cart that you have.")},
        {"reason.nowhere-to-go",
         QT_TRANSLATE_NOOP("mountain", "This statue has nowhere to go: %1. Choose another statue.")},
        {"reason.statue-in-the-way",
         QT_TRANSLATE_NOOP("mountain", "A statue is there already: %1. Each cell holds only one.")},
        {"reason.not-next-tunnel",
         QT_TRANSLATE_NOOP("mountain", "Too far: %1. A statue moves within its tunnel or to the next one.")},
        {"reason.not-your-tunnel",
         QT_TRANSLATE_NOOP("mountain", "Not in your network: %1. Choose one of your tunnels.")},
        {"reason.not-a-tile",
         QT_TRANSLATE_NOOP("mountain", "No tunnel tile here: %1. Choose a tile of your network.")},
        {"reason.tile-broken",
         QT_TRANSLATE_NOOP("mountain", "A hall covers part of this tile: %1. Choose a whole tile.")},
        {"reason.not-first-cell",
         QT_TRANSLATE_NOOP("mountain",
                           "Not the first cell of its tile: %1. Choose the leftmost cell of its top row.")},
        {"reason.tile-carries",
         QT_TRANSLATE_NOOP("mountain",
                           "A statue or pedestal is on this tile: %1. Choose a tile without any.")},
    };
    return kWords;
}

} // namespace merlon::mountain
