#include "app/games/siege/siege1/words/why.h"

namespace merlon::siege1table {

std::span<const WhyAsked> invaderWhys()
{
    static constexpr WhyAsked kTexts[] = {
        {"keep-card",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Cards have been drawn before the game; the one that is kept offers its actions "
                           "in every round.")},
        {"flip-cards",
         QT_TRANSLATE_NOOP("siege_panels",
                           "A round begins: only now can cards be turned, and a turned card offers only its "
                           "back from then on.")},
        {"supply",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "Units have come from the bag; once a round one of them can be spent for resources.")},
        {"phase-turn",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Each action of the card can be used once a round; each unit spent gives the "
                           "defender an hourglass.")},
        {"pay",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The action is used; each unit spent gives the defender an hourglass.")},
        {"place-action",
         QT_TRANSLATE_NOOP("siege_panels", "The action has been paid for and takes effect now.")},
        {"take-source",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The transfer has been paid for; it moves one thing on the same side.")},
        {"place-moved", QT_TRANSLATE_NOOP("siege_panels", "What moves has been chosen.")},
        {"raise", QT_TRANSLATE_NOOP("siege_panels", "The price is paid: goblins return from the fallen.")},
        {"choose-deployment",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "The army marches in phase 6; each deployment can be used once a round and gives hourglasses.")},
        {"deploy-stage",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Each unit makes one step in a deployment, and at most %1 leave each place.")},
        {"focus",
         QT_TRANSLATE_NOOP("siege_panels",
                           "In each phase 6 every altar is turned towards a wall, where the invader gets 1 "
                           "more strength.")},
        {"choose-orders",
         QT_TRANSLATE_NOOP("siege_panels", "The deployments are over; orders change the coming fights.")},
        {"place-order",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Orders go to walls where they can be carried out, at most one to each.")},
        {"disembark-unit",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "The round ends: those in the siege tower climb onto the wall as far as there is space.")},
        {"convert",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The spectre is at work: those who do not recover become invader units.")},
    };
    return kTexts;
}

} // namespace merlon::siege1table
