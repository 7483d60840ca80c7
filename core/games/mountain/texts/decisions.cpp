#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

WordingTable decisionTexts()
{
    static constexpr Wording kWords[] = {
        // Chance
        {"decision.deal-workshops", QT_TRANSLATE_NOOP("mountain", "A workshop is drawn.")},
        {"decision.first-statue", QT_TRANSLATE_NOOP("mountain", "The first statue space is drawn.")},
        {"decision.order-clans", QT_TRANSLATE_NOOP("mountain", "The order of the clans is drawn.")},
        {"decision.lay-tokens", QT_TRANSLATE_NOOP("mountain", "A benefit token is drawn.")},
        {"decision.choose-first", QT_TRANSLATE_NOOP("mountain", "The first player is chosen at random.")},
        {"decision.draw-start-troll", QT_TRANSLATE_NOOP("mountain", "A starting troll is drawn.")},
        {"decision.draw-spell", QT_TRANSLATE_NOOP("mountain", "A spell is drawn.")},
        //: %1: a place of the horde
        {"decision.draw-troll", QT_TRANSLATE_NOOP("mountain", "A troll is drawn for %1.")},
        {"decision.draw-pedestal", QT_TRANSLATE_NOOP("mountain", "A pedestal is drawn for %1.")},

        // The setup
        {"decision.portal", QT_TRANSLATE_NOOP("mountain", "The player chooses a start cell for the portal.")},
        {"decision.settle", QT_TRANSLATE_NOOP("mountain", "The player puts a starting troll in the pack.")},

        // Resources
        {"decision.pay-from", QT_TRANSLATE_NOOP("mountain", "The player chooses where to pay from.")},
        //: %1: the resource that is gained, %2: how many must still be given
        {"decision.give",
         QT_TRANSLATE_NOOP("mountain", "The player gives {%2|nothing|1 resource|%2 resources} for 1 %1.")},

        // The turn
        {"decision.prepare",
         QT_TRANSLATE_NOOP("mountain", "The player casts a spell, activates a workshop, or goes on.")},
        {"decision.act", QT_TRANSLATE_NOOP("mountain", "The player recruits a troll or digs a tunnel.")},
        {"decision.build-hall", QT_TRANSLATE_NOOP("mountain", "The player builds a great hall, or goes on.")},
        {"decision.haul", QT_TRANSLATE_NOOP("mountain", "The player hauls a statue, or ends the turn.")},

        // Spells
        {"decision.choose-dig", QT_TRANSLATE_NOOP("mountain", "The player digs a tunnel with the spell.")},
        {"decision.choose-swap", QT_TRANSLATE_NOOP("mountain", "The player swaps two trolls.")},
        //: %1: a spell
        {"decision.choose-gift", QT_TRANSLATE_NOOP("mountain", "The player chooses what %1 brings.")},
        {"decision.choose-troll", QT_TRANSLATE_NOOP("mountain", "The player chooses a troll to wake.")},
        {"decision.choose-bribes",
         QT_TRANSLATE_NOOP("mountain", "The player chooses the card whose bribes to take.")},
        {"decision.choose-buried", QT_TRANSLATE_NOOP("mountain", "The player chooses buried resources.")},
        {"decision.choose-transmutation",
         QT_TRANSLATE_NOOP("mountain", "The player turns minerals into others.")},
        {"decision.choose-anchor",
         QT_TRANSLATE_NOOP("mountain", "The player chooses an anchor for a pedestal.")},
        {"decision.choose-tile", QT_TRANSLATE_NOOP("mountain", "The player chooses a tunnel tile to lift.")},
        {"decision.ghost-haul", QT_TRANSLATE_NOOP("mountain", "The player chooses a statue to haul.")},
        //: %1: a cell
        {"decision.ghost-to",
         QT_TRANSLATE_NOOP("mountain", "The player hauls the statue at %1 with the spell.")},

        // Workshops
        //: %1: a cell, %2: how many uses are left
        {"decision.use-workshop",
         QT_TRANSLATE_NOOP("mountain", "The player uses the workshop at %1. Uses left: %2.")},

        // Recruiting
        //: %1: the place of the troll that is recruited, %2: that of the card that is bribed
        {"decision.bribe",
         QT_TRANSLATE_NOOP("mountain", "The player bribes the card at %2 to recruit the one at %1.")},
        {"decision.take-pedestal",
         QT_TRANSLATE_NOOP("mountain", "The player takes a pedestal from the bag.")},
        //: %1: a troll
        {"decision.join", QT_TRANSLATE_NOOP("mountain", "The player chooses a slot for %1.")},

        // Digging. %1: a shape or a cell.
        {"decision.turn-tile", QT_TRANSLATE_NOOP("mountain", "The player turns the tile: %1.")},
        {"decision.place-tile", QT_TRANSLATE_NOOP("mountain", "The player places the tile: %1.")},
        {"decision.place-pedestal",
         QT_TRANSLATE_NOOP("mountain", "The player places a pedestal at %1, or none.")},
        {"decision.establish",
         QT_TRANSLATE_NOOP("mountain", "The player establishes workshops beside the tile at %1.")},

        // Halls and statues. %1: a hall, a cell, a clan.
        {"decision.place-hall", QT_TRANSLATE_NOOP("mountain", "The player places the hall: %1.")},
        {"decision.haul-to",
         QT_TRANSLATE_NOOP("mountain", "The player chooses where to haul the statue at %1.")},
        {"decision.pay-cart", QT_TRANSLATE_NOOP("mountain", "The player chooses a cart for the statue: %1.")},

        // Why this is asked
        {"why.portal",
         QT_TRANSLATE_NOOP("mountain",
                           "Tunnels are dug outward from the portal. Close portals make a fiercer game.")},
        {"why.settle",
         QT_TRANSLATE_NOOP(
             "mountain",
             "You have two starting trolls in hand. Four of six come into your pack. The last two do not.")},
        {"why.pay-from",
         QT_TRANSLATE_NOOP(
             "mountain", "This resource is in several places. A symbol that you empty can be filled again.")},
        {"why.give",
         QT_TRANSLATE_NOOP("mountain", "You choose one resource after the other, in the order of the list.")},
        {"why.prepare",
         QT_TRANSLATE_NOOP("mountain",
                           "Step 1 of your turn: at most one spell and one workshop, in either order.")},
        {"why.act", QT_TRANSLATE_NOOP("mountain", "Step 2 of your turn: you must recruit or dig, once.")},
        {"why.build-hall",
         QT_TRANSLATE_NOOP(
             "mountain",
             "Step 3 of your turn: you may build one great hall on your tunnel tiles. It costs nothing.")},
        {"why.haul",
         QT_TRANSLATE_NOOP(
             "mountain",
             "Step 4 of your turn: each cart moves a statue to the same tunnel or the next one.")},
        {"why.choose-dig",
         QT_TRANSLATE_NOOP(
             "mountain",
             "The spell digs a tunnel now, at its full cost. You still recruit or dig afterward.")},
        {"why.choose-swap",
         QT_TRANSLATE_NOOP("mountain",
                           "The troll of level 2 goes under its deck, with nothing on it. The one of level 3 "
                           "takes its slot.")},
        {"why.choose-gift", QT_TRANSLATE_NOOP("mountain", "The spell brings one of these.")},
        {"why.choose-troll",
         QT_TRANSLATE_NOOP("mountain",
                           "The spell wakes one of your trolls: all its empty symbols are filled.")},
        {"why.choose-bribes",
         QT_TRANSLATE_NOOP("mountain", "The spell brings you all bribes of one card in the horde.")},
        {"why.choose-buried",
         QT_TRANSLATE_NOOP("mountain",
                           "The spell brings what is buried beside your network. Rubble does not matter.")},
        {"why.choose-transmutation",
         QT_TRANSLATE_NOOP("mountain",
                           "The spell turns 1 to 3 minerals of one type into as many of another.")},
        {"why.choose-anchor",
         QT_TRANSLATE_NOOP("mountain", "The spell places a pedestal on an empty anchor of your network.")},
        {"why.choose-tile",
         QT_TRANSLATE_NOOP("mountain",
                           "The spell moves a whole tunnel tile without a statue or a pedestal.")},
        {"why.ghost-haul",
         QT_TRANSLATE_NOOP("mountain", "The spell hauls one statue once or twice, without carts.")},
        {"why.ghost-to",
         QT_TRANSLATE_NOOP("mountain",
                           "A statue moves within its tunnel or to the next one. It costs no cart.")},
        //: %1: a cell, %2: how many uses are left
        {"why.use-workshop",
         QT_TRANSLATE_NOOP("mountain",
                           "One use for each open entrance. Each use is a conversion of its own.")},
        {"why.bribe",
         QT_TRANSLATE_NOOP("mountain", "With the Golden Mask, bribes can be resources of any types.")},
        {"why.take-pedestal",
         QT_TRANSLATE_NOOP("mountain", "A troll of level 3 brings a pedestal of your choice.")},
        {"why.join",
         QT_TRANSLATE_NOOP(
             "mountain",
             "The recruit wakes together with all trolls below it. A slot needs two trolls below.")},
        {"why.turn-tile", QT_TRANSLATE_NOOP("mountain", "The tile can be turned and mirrored.")},
        {"why.place-tile",
         QT_TRANSLATE_NOOP(
             "mountain",
             "You choose where its anchor goes. A tile without an anchor goes by its first cell.")},
        {"why.place-pedestal",
         QT_TRANSLATE_NOOP("mountain",
                           "Only now can a pedestal be placed on this anchor. It brings the benefit token of "
                           "zone and clan.")},
        {"why.establish", QT_TRANSLATE_NOOP("mountain", "The new tile touches an empty workshop site.")},
        {"why.place-hall",
         QT_TRANSLATE_NOOP(
             "mountain",
             "Tiles may be covered wholly or in part. A statue on the altar makes the hall score high.")},
        {"why.haul-to",
         QT_TRANSLATE_NOOP("mountain", "The statue may cross other statues, but each cell holds only one.")},
        {"why.pay-cart",
         QT_TRANSLATE_NOOP("mountain",
                           "You have carts of several types. A neutral cart can pay for anything.")},
    };
    return kWords;
}

} // namespace merlon::mountain
