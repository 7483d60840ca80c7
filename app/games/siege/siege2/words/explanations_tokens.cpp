#include "app/games/siege/siege2/words/explanations.h"

namespace merlon {

std::span<const Explanation> tokenTexts()
{
    static constexpr Explanation kTexts[] = {
        {"heroic-order", "reinforce",
         QT_TRANSLATE_NOOP("siege_panels", "1 unit goes from the courtyard to a wall with a hero."),
         "S2-14.3"},
        {"heroic-order", "errand",
         QT_TRANSLATE_NOOP("siege_panels",
                           "1 unit goes to forge, workshop, scouts or cathedral and brings a new hourglass "
                           "to an action there."),
         "S2-14.4"},
        {"heroic-order", "recall",
         QT_TRANSLATE_NOOP("siege_panels", "1 unit goes from a wall on the hero’s side to the courtyard."),
         "S2-14.5"},
        {"order", "goblin-fury",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The goblins on the wall have strength 3 in the assault; afterwards they die."),
         "S2-18.7"},
        {"order", "orc-detonation",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Orcs on the wall die, and each of them destroys a wall component."),
         "S2-18.5"},
        {"order", "call-of-the-trolls",
         QT_TRANSLATE_NOOP("siege_panels", "Another troll of the side moves one step towards the wall."),
         "S2-18.6"},
        {"order", "bluff",
         QT_TRANSLATE_NOOP("siege_panels", "Does nothing, but the defender does not know it."), "S2-18.7"},
        {"order-mode", "open", QT_TRANSLATE_NOOP("siege_panels", "Free: one order, face up."), "S2-11.2"},
        {"order-mode", "classified",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Gives the defender 1 hourglass: any number of orders, face down."),
         "S2-11.3"},
        {"order-mode", "none",
         QT_TRANSLATE_NOOP("siege_panels", "No order changes the fights of this round."), "S2-11.1"},
        {"trap", "goblin",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Kills all goblins that have crossed the path in a step of a maneuver."),
         "S2-10.9"},
        {"trap", "troll",
         QT_TRANSLATE_NOOP("siege_panels", "In each maneuver it kills 1 troll that has crossed the path."),
         "S2-10.9"},
        {"trap", "siege-tower",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Siege towers that have crossed the path go back to where they came from."),
         "S2-10.9"},
        {"invader-unit", "goblin", QT_TRANSLATE_NOOP("siege_panels", "Strength 1.")},
        {"invader-unit", "orc", QT_TRANSLATE_NOOP("siege_panels", "Strength 2.")},
        {"invader-unit", "troll", QT_TRANSLATE_NOOP("siege_panels", "Strength 3.")},
        {"defender-unit", "marksman",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "Strength 1. Shoots in every assault, if no invader unit stands on the marksman’s wall.")},
        {"defender-unit", "soldier", QT_TRANSLATE_NOOP("siege_panels", "Strength 2.")},
        {"defender-unit", "veteran", QT_TRANSLATE_NOOP("siege_panels", "Strength 3.")},
        {"maneuver", "minor",
         QT_TRANSLATE_NOOP("siege_panels",
                           "At most 5 pieces leave each place. The defender gains 3 hourglasses."),
         "S2-10.3"},
        {"maneuver", "major",
         QT_TRANSLATE_NOOP("siege_panels",
                           "At most 7 pieces leave each place. The defender gains 5 hourglasses."),
         "S2-10.3"},
    };
    return kTexts;
}

} // namespace merlon
