#include "core/games/siege1/texts/texts.h"

namespace merlon::siege1 {

std::span<const Wording> reasonTexts()
{
    static constexpr Wording kWords[] = {
        // Seats, pieces and payment
        {"reason.not-its-turn", QT_TRANSLATE_NOOP("siege1", "The current choice is about: %1.")},
        {"reason.march-not-its-turn",
         QT_TRANSLATE_NOOP("siege1", "Now units march from {%1|the foregrounds|the ramparts}.")},
        {"reason.not-your-side", QT_TRANSLATE_NOOP("siege1", "This is on the other player’s side.")},
        {"reason.not-your-seat", QT_TRANSLATE_NOOP("siege1", "This is for another player to do.")},
        {"reason.no-tile", QT_TRANSLATE_NOOP("siege1", "No piece of this type is left.")},
        {"reason.tile-there", QT_TRANSLATE_NOOP("siege1", "There is already one of these.")},
        {"reason.resources-short",
         QT_TRANSLATE_NOOP("siege1", "This needs {%1|no resources|1 resource|%1 resources}.")},
        {"reason.no-legal-target", QT_TRANSLATE_NOOP("siege1", "There is no target for this now: %1.")},
        {"reason.too-many-engines", QT_TRANSLATE_NOOP("siege1", "There are already 4 engines on the board.")},
        {"reason.deck-short",
         QT_TRANSLATE_NOOP("siege1", "The deck of an engine takes %1 hits and %2 misses: too few are left.")},
        {"reason.no-hit-card", QT_TRANSLATE_NOOP("siege1", "No hit card is left for the deck of an engine.")},
        {"reason.not-on-phase-card",
         QT_TRANSLATE_NOOP("siege1", "The card of this phase does not show this action.")},
        {"reason.done-already", QT_TRANSLATE_NOOP("siege1", "This has already been done in this round.")},
        {"reason.turned-card", QT_TRANSLATE_NOOP("siege1", "This card is turned already.")},
        {"reason.no-such-card", QT_TRANSLATE_NOOP("siege1", "There is no such card to choose.")},
        {"reason.no-such-unit", QT_TRANSLATE_NOOP("siege1", "There is no such unit here.")},
        {"reason.none-fallen", QT_TRANSLATE_NOOP("siege1", "There is no such unit among the fallen: %1.")},
        {"reason.bank-empty", QT_TRANSLATE_NOOP("siege1", "The resource pile is empty.")},
        {"reason.mate-finished", QT_TRANSLATE_NOOP("siege1", "The other invader has ended the phase.")},
        {"reason.mate-cannot", QT_TRANSLATE_NOOP("siege1", "The other invader could not carry this out.")},
        {"reason.no-mate", QT_TRANSLATE_NOOP("siege1", "There is no other player in the team.")},

        // Deployments and orders
        {"reason.deployment-spent",
         QT_TRANSLATE_NOOP("siege1", "In this deployment, no more units may leave from there.")},
        {"reason.no-way", QT_TRANSLATE_NOOP("siege1", "No path leads there.")},
        {"reason.just-arrived",
         QT_TRANSLATE_NOOP("siege1", "Units that have arrived in this deployment stay there.")},
        {"reason.no-move", QT_TRANSLATE_NOOP("siege1", "No move is possible.")},
        {"reason.needs-face-down", QT_TRANSLATE_NOOP("siege1", "This order must be placed face down.")},
        {"reason.order-lies-there", QT_TRANSLATE_NOOP("siege1", "There is already an order on this wall.")},
        {"reason.no-order-possible",
         QT_TRANSLATE_NOOP("siege1",
                           "No order could be carried out: that takes an invader unit on a wall, or a troll "
                           "that can march to one.")},
        {"reason.order-lacks-unit", QT_TRANSLATE_NOOP("siege1", "On %1, this order needs %2.")},
        {"reason.bluff-lacks-unit",
         QT_TRANSLATE_NOOP("siege1",
                           "A bluff needs an invader unit on %1, or a troll that can march there.")},
        {"reason.no-troll-for-march",
         QT_TRANSLATE_NOOP("siege1", "No troll with a path to %1 can march there.")},
        {"reason.path-taken",
         QT_TRANSLATE_NOOP("siege1", "There is already a trap or a bridge on this path.")},
        {"reason.no-trap-space", QT_TRANSLATE_NOOP("siege1", "This path cannot be trapped.")},
        {"reason.not-joined", QT_TRANSLATE_NOOP("siege1", "The two places are not connected.")},

        // Defender phase
        {"reason.hourglass-short",
         QT_TRANSLATE_NOOP(
             "siege1",
             "This costs {%1|no hourglass|1 hourglass|%1 hourglasses}, and you have {%2|none|1|%2}.")},
        {"reason.done-marker",
         QT_TRANSLATE_NOOP("siege1", "This action has already been completed in this round.")},
        {"reason.other-colour",
         QT_TRANSLATE_NOOP("siege1", "This action holds hourglasses of the other defender.")},
        {"reason.waits-already",
         QT_TRANSLATE_NOOP("siege1", "This action holds all its hourglasses and waits for a target.")},
        {"reason.not-completed",
         QT_TRANSLATE_NOOP("siege1", "This action does not hold all its hourglasses yet: %1 of %2.")},
        {"reason.nothing-for-this", QT_TRANSLATE_NOOP("siege1", "Nothing here allows this.")},
        {"reason.only-archers", QT_TRANSLATE_NOOP("siege1", "Only archers enter %1.")},
        {"reason.same-kind", QT_TRANSLATE_NOOP("siege1", "Units of the same type cannot be swapped.")},
        {"reason.other-hero-there", QT_TRANSLATE_NOOP("siege1", "The other hero is there.")},
        {"reason.hero-has-acted", QT_TRANSLATE_NOOP("siege1", "This hero has already acted in this round.")},
        {"reason.hero-possessed", QT_TRANSLATE_NOOP("siege1", "This hero is possessed.")},
        {"reason.hero-elsewhere", QT_TRANSLATE_NOOP("siege1", "This hero is not on one of your walls.")},
        {"reason.too-early", QT_TRANSLATE_NOOP("siege1", "This is possible only from round 5 on.")},
        {"reason.deed-used", QT_TRANSLATE_NOOP("siege1", "This act has already been committed.")},
        {"reason.can-spend", QT_TRANSLATE_NOOP("siege1", "There are still hourglasses that can be spent.")},
        {"reason.too-much", QT_TRANSLATE_NOOP("siege1", "A speech takes 1 to %1 hourglasses.")},

        // Assault
        {"reason.beyond-reach", QT_TRANSLATE_NOOP("siege1", "This place is out of reach.")},
        {"reason.behind-mantelet", QT_TRANSLATE_NOOP("siege1", "A mantelet protects this rampart.")},
        {"reason.engaged", QT_TRANSLATE_NOOP("siege1", "There is a fight on this wall.")},
        {"reason.dazzled", QT_TRANSLATE_NOOP("siege1", "There is a glare on this wall.")},
        {"reason.breached",
         QT_TRANSLATE_NOOP("siege1", "This wall has been breached and takes no part in this assault.")},
        {"reason.no-invader", QT_TRANSLATE_NOOP("siege1", "There is no invader unit there.")},
        {"reason.not-the-greatest",
         QT_TRANSLATE_NOOP("siege1", "The units killed must have a total strength of %1, not %2.")},
        {"reason.wrong-number", QT_TRANSLATE_NOOP("siege1", "This number is not possible.")},
        {"reason.not-convertible", QT_TRANSLATE_NOOP("siege1", "This unit cannot be converted.")},
        {"reason.ladders-needed", QT_TRANSLATE_NOOP("siege1", "The units on this wall need its ladders.")},
        {"reason.no-gate", QT_TRANSLATE_NOOP("siege1", "No gate is left.")},
    };
    return kWords;
}

} // namespace merlon::siege1
