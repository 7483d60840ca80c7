#include "core/games/siege1/texts/texts.h"

namespace merlon::siege1 {

WordingTable questionTexts()
{
    // Each of these follows “Your turn: ”.
    static constexpr Wording kWords[] = {
        // Setting up, phases 1 to 5
        //: %1: 2 to 5, the phase of the cards
        {"yours.keep-card",
         QT_TRANSLATE_NOOP(
             "siege1",
             "keep one of the {%1|cards|cards|machine cards|equipment cards|training cards|ritual cards}")},
        {"yours.flip-cards", QT_TRANSLATE_NOOP("siege1", "turn cards over, or leave them as they are")},
        {"yours.place-stone", QT_TRANSLATE_NOOP("siege1", "choose a wall for the new stone")},
        {"yours.supply", QT_TRANSLATE_NOOP("siege1", "pay a unit for resources, or end the phase")},
        //: %1: 2 to 5, the phase of the card
        {"yours.phase-turn",
         QT_TRANSLATE_NOOP("siege1",
                           "use an action of your {%1|card|card|machine card|equipment card|training "
                           "card|ritual card}, or end the phase")},
        //: %1: an action, “Storm”
        {"yours.place-action", QT_TRANSLATE_NOOP("siege1", "choose a target for %1")},
        //: %1: an action, “Training transfer”
        {"yours.take-source", QT_TRANSLATE_NOOP("siege1", "choose what moves (%1)")},
        {"yours.place-moved", QT_TRANSLATE_NOOP("siege1", "choose its new place")},
        //: %1: how many goblins return
        {"yours.raise",
         QT_TRANSLATE_NOOP("siege1",
                           "choose a foreground for a goblin from the fallen ({%1|none|1|%1} left)")},

        // Phase 6. %1 of deploy-stage: 0 for ropes, 1 for ramparts, 2 for foregrounds, 3 for the camp.
        {"yours.choose-deployment", QT_TRANSLATE_NOOP("siege1", "choose a deployment, or continue")},
        //: %1: 0 to 3
        {"yours.deploy-stage",
         QT_TRANSLATE_NOOP("siege1",
                           "deploy units {%1|along the ropes|from the ramparts|from the foregrounds|from the "
                           "camp}, or continue")},
        //: %1: “altar 1”
        {"yours.focus", QT_TRANSLATE_NOOP("siege1", "turn %1 toward a wall")},
        {"yours.place-order", QT_TRANSLATE_NOOP("siege1", "give an order to a wall, or stop")},

        // Defender phase
        {"yours.window", QT_TRANSLATE_NOOP("siege1", "spend your hourglasses")},
        //: %1: a piece, “a marksman”; %2: the place where it is
        {"yours.move-unit", QT_TRANSLATE_NOOP("siege1", "choose where %1 goes (now: %2)")},
        {"yours.choose-last-stand", QT_TRANSLATE_NOOP("siege1", "choose a building for the last stand")},
        {"yours.completion", QT_TRANSLATE_NOOP("siege1", "choose the action to complete next")},
        //: %1: an action, “Storm”
        {"yours.target-of", QT_TRANSLATE_NOOP("siege1", "choose a target for %1")},

        // Assault
        //: %1: a tower, “west tower 3”
        {"yours.aim-cannon", QT_TRANSLATE_NOOP("siege1", "fire the cannon of %1, or hold fire")},
        //: %1: a place
        {"yours.cannon-kill", QT_TRANSLATE_NOOP("siege1", "choose the unit that is hit at %1")},
        {"yours.aim-engine", QT_TRANSLATE_NOOP("siege1", "choose a target for an engine")},
        {"yours.keep-shot", QT_TRANSLATE_NOOP("siege1", "keep one of the 2 cards (Precise fire)")},
        {"yours.smash", QT_TRANSLATE_NOOP("siege1", "choose what is destroyed")},
        {"yours.shoot", QT_TRANSLATE_NOOP("siege1", "choose a target for an archer, or stop")},
        //: %1: a place; %2: a number
        {"yours.casualties", QT_TRANSLATE_NOOP("siege1", "choose your losses at %1 (volley of %2 strength)")},
        {"yours.goblin-shot", QT_TRANSLATE_NOOP("siege1", "let a goblin shoot, or stop")},
        //: %1: a tower, “west tower 3”
        {"yours.hook", QT_TRANSLATE_NOOP("siege1", "use the hook of %1, or not")},
        {"yours.resolve-order", QT_TRANSLATE_NOOP("siege1", "choose the next order to resolve")},
        //: %1: a place
        {"yours.explode", QT_TRANSLATE_NOOP("siege1", "choose how many orcs explode at %1")},
        //: %1: a wall
        {"yours.choose-marching-troll", QT_TRANSLATE_NOOP("siege1", "choose the troll that marches to %1")},
        //: %2: a place; %1: the wall where it goes
        {"yours.march-to-wall", QT_TRANSLATE_NOOP("siege1", "choose the path of the troll from %2 to %1")},
        //: %1: a place; %2: a number
        {"yours.defender-losses",
         QT_TRANSLATE_NOOP("siege1", "choose a unit to lose at %1 (%2 strength left to lose)")},
        //: %1: a place; %2: a number
        {"yours.invader-losses",
         QT_TRANSLATE_NOOP("siege1", "choose a unit to lose at %1 (%2 strength left to lose)")},
        //: %1: a number
        {"yours.rescue",
         QT_TRANSLATE_NOOP("siege1", "choose a unit of the hospital to recover ({%1|none|1|%1} left)")},
        {"yours.convert", QT_TRANSLATE_NOOP("siege1", "choose a unit and its new foreground (Specter)")},
        //: %1: a wall
        {"yours.disembark-unit", QT_TRANSLATE_NOOP("siege1", "choose who climbs from the siege tower to %1")},
    };
    return kWords;
}

} // namespace merlon::siege1
