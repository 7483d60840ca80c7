#include "core/games/siege/texts/texts.h"

namespace merlon::siege {

std::span<const Wording> positionTexts()
{
    static constexpr Wording kWords[] = {
        {"word.wood", QT_TRANSLATE_NOOP("siege", "wood")},

        // What stands in quotation marks is written like that in the file.
        {"error.position-missing", QT_TRANSLATE_NOOP("siege", "“%1” is missing here.")},
        {"error.position-list-size", QT_TRANSLATE_NOOP("siege", "This list has the wrong length.")},
        {"error.position-list-size-right", QT_TRANSLATE_NOOP("siege", "The right number of cards is %1.")},
        {"error.position-no-wall", QT_TRANSLATE_NOOP("siege", "This place is not a wall.")},

        // Totals and capacities.
        // %1 is a unit or "wood".
        {"error.position-too-many", QT_TRANSLATE_NOOP("siege", "%1: %2 too many in this position.")},
        {"error.position-too-few", QT_TRANSLATE_NOOP("siege", "%1: %2 too few in this position.")},
        {"error.position-total-right",
         QT_TRANSLATE_NOOP("siege", "Wherever they are, there must be %1 in all.")},
        // %1 is a place.
        {"error.position-crowded", QT_TRANSLATE_NOOP("siege", "%1: there is not enough space for this.")},
        {"error.position-crowded-right", QT_TRANSLATE_NOOP("siege", "The number of spaces is %1.")},
        {"error.position-misfit",
         QT_TRANSLATE_NOOP("siege", "%1: the defender units do not fit the spaces.")},
        {"error.position-misfit-right",
         QT_TRANSLATE_NOOP("siege",
                           "Spaces for marksmen: %1; for soldiers: %2; for veterans: %3; for any unit: %4.")},
        {"error.position-not-here", QT_TRANSLATE_NOOP("siege", "%2: “%1” cannot be here.")},
        {"error.position-order-alone",
         QT_TRANSLATE_NOOP("siege", "%1: an order needs an invader unit at the same place.")},
        {"error.position-tokens", QT_TRANSLATE_NOOP("siege", "“%1”: %2 are in use.")},
        {"error.position-tokens-right", QT_TRANSLATE_NOOP("siege", "There can be at most %1.")},
        {"error.position-not-trappable",
         QT_TRANSLATE_NOOP("siege", "Neither a trap nor a bridge can be on this path.")},
        {"error.position-trap-and-bridge",
         QT_TRANSLATE_NOOP("siege", "A trap and a bridge cannot be on the same path.")},
        {"error.position-hero-place",
         QT_TRANSLATE_NOOP("siege", "A hero must be on a wall or in the courtyard.")},
        {"error.position-heroes-together",
         QT_TRANSLATE_NOOP("siege", "The two heroes cannot be on the same wall.")},
        {"error.position-target-up",
         QT_TRANSLATE_NOOP("siege", "A face-up target token was revealed this round: name “%1” here.")},
        {"error.position-order-gone",
         QT_TRANSLATE_NOOP("siege", "“%1” has left the game, so no token can be on it.")},
        {"error.position-never-completed",
         QT_TRANSLATE_NOOP("siege", "Training troops has no limit in a round, so it is never completed.")},
        {"error.position-no-drawback", QT_TRANSLATE_NOOP("siege", "The levy has no lasting drawback.")},

        // Cards.
        {"error.position-card-place", QT_TRANSLATE_NOOP("siege", "The card “%1” cannot be here.")},
        {"error.position-card-twice", QT_TRANSLATE_NOOP("siege", "The card “%1” is in two places.")},
        {"error.position-card-missing", QT_TRANSLATE_NOOP("siege", "A card is missing here.")},
        {"error.position-card-early", QT_TRANSLATE_NOOP("siege", "The card “%1” has not been drawn yet.")},
        {"error.position-card-not-in-row", QT_TRANSLATE_NOOP("siege", "The card “%1” is not in the row.")},
        {"error.position-phase",
         QT_TRANSLATE_NOOP("siege", "The number of cards of phase %1 in the row and the card supply is %2.")},
        {"error.position-phase-right",
         QT_TRANSLATE_NOOP("siege", "Together they hold three cards of each phase from 2 to 5.")},
        {"error.position-row-ends",
         QT_TRANSLATE_NOOP("siege",
                           "The row begins with “briefing” and “resources” and ends with “maneuver”.")},
        {"error.position-row-order",
         QT_TRANSLATE_NOOP("siege", "The cards of the row must be in the order of their phases.")},
        {"error.position-held",
         QT_TRANSLATE_NOOP("siege", "Cards are held in hand only until one of them has been discarded.")},
        {"error.position-objective-state",
         QT_TRANSLATE_NOOP("siege", "Once its goal is met, the objective “%1” ends in another way.")},

        // What a maneuver or an assault remembers.
        {"error.position-left",
         QT_TRANSLATE_NOOP("siege", "The number of pieces that have left does not match the maneuver.")},
        {"error.position-result", QT_TRANSLATE_NOOP("siege", "A game cannot end like this.")},
        {"error.position-result-right",
         QT_TRANSLATE_NOOP("siege",
                           "The invader wins by a breach of a wall, the defender by having held out, and "
                           "either of them if the other resigns.")},

    };
    return kWords;
}

} // namespace merlon::siege
