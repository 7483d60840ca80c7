#include "app/games/siege/siege2/words/why.h"

namespace merlon {

std::span<const WhyAsked> invaderWhys()
{
    static constexpr WhyAsked kTexts[] = {
        {"order-row",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "In every round the cards of the row are used from left to right, in this order.")},
        {"drop-objective",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Three were drawn before the game; two stay, and each brings its benefit when its "
                           "goal is met.")},
        {"perform",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The cards of the row are used from left to right, and this one is next; there is "
                           "no way back.")},
        {"pay",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The card is used; what is paid for it cannot be used again in this round.")},
        {"discard",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The card is used; the unit given up decides how much wood it brings.")},
        {"offer-exchange",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Units and wood have come; before the row is used, its cards may be exchanged.")},
        {"exchange",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The exchange has been bought; a card that has moved cannot move again.")},
        {"place-machine",
         QT_TRANSLATE_NOOP("siege_panels", "It has been paid for and comes onto the board now.")},
        {"place-equipment",
         QT_TRANSLATE_NOOP("siege_panels",
                           "It has come into play, and equipment stays where it is for the whole game.")},
        {"place-bridge",
         QT_TRANSLATE_NOOP("siege_panels",
                           "It has come into play; no trap can be placed on its path any more.")},
        {"place-training",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The training has been paid for and stays where it is for the whole game.")},
        {"choose-deck",
         QT_TRANSLATE_NOOP("siege_panels", "The artilleryman has been paid for and serves one machine.")},
        {"place-saboteur",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The saboteur has been paid for and makes all actions of one building dearer.")},
        {"place-trolls",
         QT_TRANSLATE_NOOP("siege_panels", "The trainer has been paid for and brings trolls from the bag.")},
        {"place-ritual",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The ritual has been paid for; up to three of its tokens lie face down, and "
                           "bluffs hide the target.")},
        {"take-back",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The devoted warlocks let one of the units just paid return, once per round.")},
        {"raise-fallen",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "The specter is at work: instead of a unit killed there, one of the fallen returns.")},
        {"choose-maneuver",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The row has been used. One maneuver is a duty, the other may follow; each gives "
                           "the defender hourglasses.")},
        {"sap-in",
         QT_TRANSLATE_NOOP("siege_panels",
                           "A maneuver begins with the saps; each of them serves once per round.")},
        {"march",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The maneuver moves those in front first; each piece makes one step in it.")},
        {"march-on",
         QT_TRANSLATE_NOOP("siege_panels", "A quartermaster lets a unit go on at once, once per round.")},
        {"deploy",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The maneuver ends with those who come from the supply to the foregrounds.")},
        {"join",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Units have marched past the marauders, who join them as far as there is space.")},
        {"choose-orders",
         QT_TRANSLATE_NOOP("siege_panels", "The maneuvers are over; orders change the coming fights.")},
        {"give-order",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Orders go to walls where invader units stand, at most one to each.")},
        {"resolve-objective",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Several goals are met at once, and each brings its benefit now.")},
        {"wrath-kill", QT_TRANSLATE_NOOP("siege_panels", "Three trolls stand on one wall: the goal is met.")},
        {"take-token",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "Three kinds of equipment are on the board: the goal is met, and one more comes for free.")},
        {"deploy-free",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "There is a unit on every rampart: the goal is met, and more units come for free.")},
        {"remove-heroic-order", QT_TRANSLATE_NOOP("siege_panels", "It is the price of the levy.")},
    };
    return kTexts;
}

} // namespace merlon
