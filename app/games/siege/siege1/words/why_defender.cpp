#include "app/games/siege/siege1/words/why.h"

namespace merlon::siege1table {

std::span<const WhyAsked> defenderWhys()
{
    static constexpr WhyAsked kTexts[] = {
        {"place-stone", QT_TRANSLATE_NOOP("siege_panels", "Each round begins with a new stone for a wall.")},
        {"window",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "The invaders have ended a phase. All hourglasses are spent before the next; left: %1.")},
        {"move-unit",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The unit has been lifted: now it is set down, or exchanged for another.")},
        {"choose-last-stand",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The act has been chosen; it opens all actions of one building again, for less.")},
        {"completion",
         QT_TRANSLATE_NOOP("siege_panels", "Several actions are completed at the same moment.")},
        {"target-of", QT_TRANSLATE_NOOP("siege_panels", "The action is completed and takes effect now.")},
        {"rescue",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The fights are over; those who do not recover leave the hospital.")},
    };
    return kTexts;
}

} // namespace merlon::siege1table
