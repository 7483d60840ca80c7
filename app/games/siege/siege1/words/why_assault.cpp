#include "app/games/siege/siege1/words/why.h"

namespace merlon::siege1table {

std::span<const WhyAsked> assaultWhys()
{
    static constexpr WhyAsked kTexts[] = {
        {"aim-cannon",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The assault begins with the cannons. All of them aim before a card is turned.")},
        {"cannon-kill",
         QT_TRANSLATE_NOOP("siege_panels", "Units have been hit, and their opponent chooses those who die.")},
        {"aim-engine",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The engines follow the cannons. One that has a target must fire.")},
        {"keep-shot",
         QT_TRANSLATE_NOOP("siege_panels", "Two cards were drawn for this machine, and one of them counts.")},
        {"kill-defender",
         QT_TRANSLATE_NOOP("siege_panels", "Units have been hit, and their opponent chooses those who die.")},
        {"smash", QT_TRANSLATE_NOOP("siege_panels", "The wall is bare, so something else is destroyed.")},
        {"shoot", QT_TRANSLATE_NOOP("siege_panels", "The archers follow the engines; they need not shoot.")},
        {"casualties",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "The volley kills as much strength as it reaches, and there are several ways to lose it.")},
        {"goblin-shot",
         QT_TRANSLATE_NOOP("siege_panels", "A shooting master lets goblins shoot at archers.")},
        {"hook", QT_TRANSLATE_NOOP("siege_panels", "The hooks follow the cauldrons, one after another.")},
        {"resolve-order",
         QT_TRANSLATE_NOOP("siege_panels",
                           "All orders are shown and carried out before strengths are compared.")},
        {"explode",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The order is carried out: each of these orcs takes a stone and all wood along; "
                           "one at least must.")},
        {"choose-marching-troll",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The order is carried out: one troll goes all the way to the wall.")},
        {"march-to-wall",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The order is carried out: the troll goes on until it is at the wall.")},
        {"defender-losses",
         QT_TRANSLATE_NOOP("siege_panels", "The invader is stronger there, and the difference is lost.")},
        {"invader-losses",
         QT_TRANSLATE_NOOP("siege_panels", "The defender is stronger there, and the difference is lost.")},
    };
    return kTexts;
}

} // namespace merlon::siege1table
