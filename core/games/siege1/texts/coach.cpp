#include "core/games/siege1/texts/texts.h"

namespace merlon::siege1 {

std::span<const Wording> coachTexts()
{
    static constexpr Wording kWords[] = {
        {"coach.keep-card",
         QT_TRANSLATE_NOOP("siege1",
                           "Keep cards that work together: an engine that you can pay for, equipment for the "
                           "wall that it opens. You will own this card to the end.")},
        {"coach.flip-cards",
         QT_TRANSLATE_NOOP("siege1",
                           "Turn a card over only if its back helps more from now on: there is no way back. "
                           "If in doubt, leave them.")},
        {"coach.place-stone",
         QT_TRANSLATE_NOOP("siege1", "Put it on the wall that the invaders can reach next.")},
        {"coach.supply",
         QT_TRANSLATE_NOOP(
             "siege1", "Pay for what the cards of this round need. Goblins are the cheapest to pay with.")},
        {"coach.phase-turn",
         QT_TRANSLATE_NOOP("siege1",
                           "Each action of a card can be used once a round. Take what strengthens the walls "
                           "that you attack; what you do not use costs nothing.")},
        {"coach.pay",
         QT_TRANSLATE_NOOP("siege1",
                           "Each unit paid gives the defender an hourglass. One strong unit may be cheaper "
                           "than two weak ones.")},
        {"coach.place-action",
         QT_TRANSLATE_NOOP(
             "siege1",
             "Point at the places to see what they reach, and choose the one nearest to your attack.")},
        {"coach.take-source", QT_TRANSLATE_NOOP("siege1", "Move what is of no use where it is.")},
        {"coach.place-moved", QT_TRANSLATE_NOOP("siege1", "Move it to the wall that you attack next.")},
        {"coach.raise", QT_TRANSLATE_NOOP("siege1", "Bring the goblins to the side that needs units.")},
        {"coach.choose-deployment",
         QT_TRANSLATE_NOOP("siege1",
                           "Each deployment lets units make a step and gives the defender hourglasses. Two "
                           "deployments bring an army from the camp to the walls.")},
        {"coach.deploy-stage",
         QT_TRANSLATE_NOOP("siege1",
                           "Drag a place to move all that may go. Gather before few walls: glory comes from "
                           "walls that you enter.")},
        {"coach.focus", QT_TRANSLATE_NOOP("siege1", "Choose the wall where 1 more strength decides.")},
        {"coach.choose-orders",
         QT_TRANSLATE_NOOP("siege1", "Take the orders that fit the walls where your units stand.")},
        {"coach.place-order",
         QT_TRANSLATE_NOOP(
             "siege1",
             "An order is hidden until it is carried out. Give it to the wall that is nearly won.")},
        {"coach.window",
         QT_TRANSLATE_NOOP("siege1",
                           "Move units to the walls in danger, and put the remaining hourglasses on the "
                           "track that is nearest to being full.")},
        {"coach.move-unit",
         QT_TRANSLATE_NOOP(
             "siege1", "Move it to the wall that the invaders can enter; the numbers show what is missing.")},
        {"coach.choose-last-stand",
         QT_TRANSLATE_NOOP("siege1", "Choose the building with the action that you need now.")},
        {"coach.completion", QT_TRANSLATE_NOOP("siege1", "Complete first what strengthens a wall.")},
        {"coach.target-of", QT_TRANSLATE_NOOP("siege1", "Choose the place that is attacked most.")},
        {"coach.aim-cannon",
         QT_TRANSLATE_NOOP("siege1", "Fire at engines or at trolls; holding fire gains nothing.")},
        {"coach.cannon-kill",
         QT_TRANSLATE_NOOP("siege1", "Kill what would fight at a wall next, the strongest first.")},
        {"coach.aim-engine",
         QT_TRANSLATE_NOOP("siege1", "Aim at the wall that your units attack in this assault.")},
        {"coach.keep-shot", QT_TRANSLATE_NOOP("siege1", "Keep the hit, unless the wall needs none.")},
        {"coach.kill-defender",
         QT_TRANSLATE_NOOP("siege1", "Kill the strongest defender of the wall that you attack.")},
        {"coach.smash", QT_TRANSLATE_NOOP("siege1", "Choose what hinders you most there.")},
        {"coach.shoot", QT_TRANSLATE_NOOP("siege1", "Shoot at units before a wall that would be entered.")},
        {"coach.casualties",
         QT_TRANSLATE_NOOP("siege1", "Remove weak units first, if their strength adds up.")},
        {"coach.goblin-shot",
         QT_TRANSLATE_NOOP("siege1", "It is free: shoot at the tower beside the wall that you attack.")},
        {"coach.hook", QT_TRANSLATE_NOOP("siege1", "Use the hook if it saves the wall.")},
        {"coach.resolve-order", QT_TRANSLATE_NOOP("siege1", "Start with the order on which others depend.")},
        {"coach.explode",
         QT_TRANSLATE_NOOP("siege1", "As many orcs as it takes to enter the wall, and no more.")},
        {"coach.choose-marching-troll",
         QT_TRANSLATE_NOOP("siege1", "Choose the troll that is needed least where it stands.")},
        {"coach.march-to-wall", QT_TRANSLATE_NOOP("siege1", "Choose the path without a trap.")},
        {"coach.defender-losses",
         QT_TRANSLATE_NOOP(
             "siege1", "Remove what you can spare; strength that you lose beyond the difference is wasted.")},
        {"coach.invader-losses",
         QT_TRANSLATE_NOOP("siege1", "Remove goblins first, if their strength adds up.")},
        {"coach.rescue", QT_TRANSLATE_NOOP("siege1", "Take the strongest units back.")},
        {"coach.convert",
         QT_TRANSLATE_NOOP(
             "siege1",
             "Take the strongest unit that can be converted, and bring it to the side on which you attack.")},
        {"coach.disembark-unit",
         QT_TRANSLATE_NOOP("siege1", "The strongest units first: they fight on the wall next round.")},
    };
    return kWords;
}

} // namespace merlon::siege1
