#include "app/games/siege/siege2/words/why.h"

namespace merlon {

std::span<const WhyAsked> assaultWhys()
{
    static constexpr WhyAsked kTexts[] = {
        {"cannon",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The assault begins with the cannons. All of them aim before a card is turned.")},
        {"kill-invader",
         QT_TRANSLATE_NOOP("siege_panels", "Units have been hit, and their opponent chooses those who die.")},
        {"kill-defender",
         QT_TRANSLATE_NOOP("siege_panels", "Units have been hit, and their opponent chooses those who die.")},
        {"volley-kill",
         QT_TRANSLATE_NOOP("siege_panels",
                           "A volley has hit; each kill uses up as much of it as the unit is strong.")},
        {"fire",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The machines follow the cannons. All of them aim before a card is turned.")},
        {"smash-tower",
         QT_TRANSLATE_NOOP("siege_panels",
                           "There is no component and no cauldron left to destroy, so a device is lost.")},
        {"aim-all",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The marksmen follow the machines; those who are blessed fire together.")},
        {"aim",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The marksmen follow the machines. All of them aim before anybody dies.")},
        {"choose-trapped",
         QT_TRANSLATE_NOOP("siege_panels", "Several trolls have crossed a trap that kills one of them.")},
        {"pole", QT_TRANSLATE_NOOP("siege_panels", "The poles follow the cauldrons, one after another.")},
        {"resolve-orders",
         QT_TRANSLATE_NOOP("siege_panels",
                           "All orders are shown and carried out before strengths are compared.")},
        {"detonate",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The order is carried out: each orc that dies takes a wall component along.")},
        {"call-troll",
         QT_TRANSLATE_NOOP("siege_panels", "The order is carried out: another troll comes one step nearer.")},
        {"lose-defenders",
         QT_TRANSLATE_NOOP("siege_panels", "The invader is stronger there, and the difference is lost.")},
        {"lose-invaders",
         QT_TRANSLATE_NOOP("siege_panels", "The defender is stronger there, and the difference is lost.")},
    };
    return kTexts;
}

} // namespace merlon
