#include "core/games/siege1/texts/texts.h"

namespace merlon::siege1 {

std::span<const Wording> explanationTexts()
{
    static constexpr Wording kWords[] = {
        // Why a question is asked now
        // The invaders’ part of a round
        {"why.keep-card",
         QT_TRANSLATE_NOOP(
             "siege1",
             "Cards were drawn before the game; the one that is kept offers its actions in every round.")},
        {"why.flip-cards",
         QT_TRANSLATE_NOOP("siege1",
                           "A round begins. Cards can be turned only now, and a turned card offers only its "
                           "back from then on.")},
        {"why.supply",
         QT_TRANSLATE_NOOP(
             "siege1",
             "Units have been drawn from the bag; once a round, one of them can be paid for resources.")},
        {"why.phase-turn",
         QT_TRANSLATE_NOOP("siege1",
                           "Each action of the card can be used once a round; each unit paid gives the "
                           "defender an hourglass.")},
        {"why.pay",
         QT_TRANSLATE_NOOP("siege1", "The action is used; each unit paid gives the defender an hourglass.")},
        {"why.place-action",
         QT_TRANSLATE_NOOP("siege1", "The action has been paid for and takes effect now.")},
        {"why.take-source",
         QT_TRANSLATE_NOOP("siege1", "The transfer has been paid for; it moves one thing on the same side.")},
        {"why.place-moved", QT_TRANSLATE_NOOP("siege1", "What moves has been chosen.")},
        {"why.raise", QT_TRANSLATE_NOOP("siege1", "The price is paid: goblins return from the fallen.")},
        {"why.choose-deployment",
         QT_TRANSLATE_NOOP("siege1",
                           "The army marches in phase 6; each deployment can be used once a round and gives "
                           "the defender hourglasses.")},
        {"why.deploy-stage",
         QT_TRANSLATE_NOOP("siege1",
                           "Each unit makes one step in a deployment, and at most %1 leave each place.")},
        {"why.focus",
         QT_TRANSLATE_NOOP("siege1",
                           "In each phase 6, every altar is turned toward a wall, where the invader gets 1 "
                           "more strength.")},
        {"why.choose-orders",
         QT_TRANSLATE_NOOP("siege1", "The deployments are over; orders change the coming fights.")},
        {"why.place-order",
         QT_TRANSLATE_NOOP("siege1",
                           "Orders go to walls where they can be carried out, at most one to each.")},
        {"why.disembark-unit",
         QT_TRANSLATE_NOOP("siege1",
                           "The round ends: those in the siege tower climb onto the wall as space allows.")},
        {"why.convert",
         QT_TRANSLATE_NOOP("siege1",
                           "The specter is at work: those who do not recover become invader units.")},
        // The defenders’ part
        {"why.place-stone", QT_TRANSLATE_NOOP("siege1", "Each round begins with a new stone for a wall.")},
        {"why.window",
         QT_TRANSLATE_NOOP(
             "siege1",
             "The invaders have ended a phase. All hourglasses must be spent before the next; left: %1.")},
        {"why.move-unit",
         QT_TRANSLATE_NOOP("siege1", "The unit has been chosen: now it moves, or swaps with another.")},
        {"why.choose-last-stand",
         QT_TRANSLATE_NOOP(
             "siege1", "The act has been chosen; it reopens all actions of one building at a lower price.")},
        {"why.completion", QT_TRANSLATE_NOOP("siege1", "Several actions are completed at the same time.")},
        {"why.target-of", QT_TRANSLATE_NOOP("siege1", "The action is completed and takes effect now.")},
        {"why.rescue",
         QT_TRANSLATE_NOOP("siege1", "The fights are over; those who do not recover leave the hospital.")},
        // The assault
        {"why.aim-cannon",
         QT_TRANSLATE_NOOP(
             "siege1", "The assault begins with the cannons. All of them aim before a card is revealed.")},
        {"why.cannon-kill",
         QT_TRANSLATE_NOOP("siege1", "Units have been hit, and their opponent chooses which are killed.")},
        {"why.aim-engine",
         QT_TRANSLATE_NOOP("siege1", "The engines fire after the cannons. One that has a target must fire.")},
        {"why.keep-shot",
         QT_TRANSLATE_NOOP("siege1", "Two cards were drawn for this engine, and one of them counts.")},
        {"why.kill-defender",
         QT_TRANSLATE_NOOP("siege1", "Units have been hit, and their opponent chooses which are killed.")},
        {"why.smash", QT_TRANSLATE_NOOP("siege1", "The wall is bare, so something else is destroyed.")},
        {"why.shoot",
         QT_TRANSLATE_NOOP("siege1", "The archers shoot after the engines. They may hold fire.")},
        {"why.casualties",
         QT_TRANSLATE_NOOP(
             "siege1",
             "The volley kills units up to its strength, and there are several ways to choose the losses.")},
        {"why.goblin-shot", QT_TRANSLATE_NOOP("siege1", "A shooting master lets goblins shoot at archers.")},
        {"why.hook",
         QT_TRANSLATE_NOOP("siege1", "The hooks are used after the cauldrons, one after another.")},
        {"why.resolve-order",
         QT_TRANSLATE_NOOP("siege1",
                           "All orders are revealed and carried out before strengths are compared.")},
        {"why.explode",
         QT_TRANSLATE_NOOP("siege1",
                           "The order is carried out: each of these orcs destroys a stone and all wood. At "
                           "least one must.")},
        {"why.choose-marching-troll",
         QT_TRANSLATE_NOOP("siege1", "The order is carried out: one troll goes all the way to the wall.")},
        {"why.march-to-wall",
         QT_TRANSLATE_NOOP("siege1", "The order is carried out: the troll goes on until it is at the wall.")},
        {"why.defender-losses",
         QT_TRANSLATE_NOOP("siege1", "The invader is stronger there, and the difference is lost.")},
        {"why.invader-losses",
         QT_TRANSLATE_NOOP("siege1", "The defender is stronger there, and the difference is lost.")},
        //: %1: how many units each side may get in this deployment; %2, %3: how many of them are left.
        {"why.deploy-camp-both-sides",
         QT_TRANSLATE_NOOP("siege1",
                           "%1 units may go to each side: %2 more in the west, %3 more in the east.")},
        //: %1: how many units may leave the camp in this deployment; %2: how many of them are left.
        {"why.deploy-camp", QT_TRANSLATE_NOOP("siege1", "%1 units may leave the camp: %2 more.")},

        // What a choice costs and does
        {"note.gain-resources", QT_TRANSLATE_NOOP("siege1", "The unit gives the defender 1 hourglass.")},
        {"note.transfer",
         QT_TRANSLATE_NOOP("siege1", "Gives the defender 1 hourglass; the units go to the other invader.")},
        {"note.end-phase",
         QT_TRANSLATE_NOOP("siege1", "Then the defender spends the hourglasses received. (S1-13.1)")},
        {"note.pay", QT_TRANSLATE_NOOP("siege1", "Each unit paid gives the defender 1 hourglass. (S1-5.4)")},
        {"note.end-deployments",
         QT_TRANSLATE_NOOP("siege1", "Units left in the camp cost hourglasses. (S1-11.10)")},
        {"note.next-stage",
         QT_TRANSLATE_NOOP("siege1", "Units that have not marched in this step stay where they are.")},
        {"note.open-order", QT_TRANSLATE_NOOP("siege1", "Free: one order, face up.")},
        {"note.hidden-orders",
         QT_TRANSLATE_NOOP("siege1", "Gives the defender 1 hourglass: any number of orders, face down.")},
        {"note.no-orders", QT_TRANSLATE_NOOP("siege1", "No order changes the fights of this round.")},
        {"note.speech",
         QT_TRANSLATE_NOOP("siege1", "Each hourglass is worth 1 strength on the officer’s wall.")},
        {"note.raid", QT_TRANSLATE_NOOP("siege1", "Costs hourglasses equal to the unit’s strength.")},
        {"note.forfeit", QT_TRANSLATE_NOOP("siege1", "All hourglasses that are left are lost.")},
        {"note.hold-cannon", QT_TRANSLATE_NOOP("siege1", "It is not used in this assault.")},
        {"note.hold-hook", QT_TRANSLATE_NOOP("siege1", "It is not used in this assault.")},
        {"detail.for-good", QT_TRANSLATE_NOOP("siege1", "From now on only its back counts.")},
        //: %1: a number of units; %2: a number of hourglasses.
        {"detail.deployment",
         QT_TRANSLATE_NOOP(
             "siege1", "At most %1 units leave each place. The defender gains hourglasses: %2. (S1-11.2)")},
        {"warning.end-deployments",
         QT_TRANSLATE_NOOP(
             "siege1",
             "The army could still march in this round. Choose the same again to leave it where it is.")},
    };
    return kWords;
}

} // namespace merlon::siege1
