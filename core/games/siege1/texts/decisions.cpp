#include "core/games/siege1/texts/texts.h"

namespace merlon::siege1 {

std::span<const Wording> decisionTexts()
{
    static constexpr Wording kWords[] = {
        // Draws
        {"decision.draw-cards", QT_TRANSLATE_NOOP("siege1", "The cards of phase %1 are drawn.")},
        {"decision.draw-ready-units",
         QT_TRANSLATE_NOOP("siege1", "The units of the round are drawn from the bag.")},
        {"decision.reveal-fire-card",
         QT_TRANSLATE_NOOP("siege1", "A card of the hit deck is revealed for the device at %1.")},
        {"decision.reveal-engine-card", QT_TRANSLATE_NOOP("siege1", "An engine reveals a card.")},

        // Setting up, phases 1 to 5
        {"decision.keep-card", QT_TRANSLATE_NOOP("siege1", "The invader keeps a card of phase %1.")},
        {"decision.flip-cards", QT_TRANSLATE_NOOP("siege1", "The invader may turn cards.")},
        {"decision.supply",
         QT_TRANSLATE_NOOP("siege1", "The invader may gain resources, or ends the phase.")},
        {"decision.phase-turn",
         QT_TRANSLATE_NOOP("siege1", "Phase %1: the invader uses an action, or ends the phase.")},
        {"decision.place-action", QT_TRANSLATE_NOOP("siege1", "The invader chooses a target: %1.")},
        {"decision.take-source", QT_TRANSLATE_NOOP("siege1", "The invader chooses what moves: %1.")},
        {"decision.place-moved", QT_TRANSLATE_NOOP("siege1", "The invader chooses the new place.")},
        {"decision.raise",
         QT_TRANSLATE_NOOP("siege1",
                           "The invader chooses a foreground for a fallen goblin ({%1|none|1|%1} left).")},

        // Phase 6. %1 of deploy-stage: 0 for ropes, 1 for ramparts, 2 for foregrounds, 3 for the camp.
        {"decision.choose-deployment",
         QT_TRANSLATE_NOOP("siege1", "The invader chooses a deployment, or continues.")},
        {"decision.deploy-stage",
         QT_TRANSLATE_NOOP("siege1",
                           "The invader deploys units {%1|along the ropes|from the ramparts|from the "
                           "foregrounds|from the camp}, or continues.")},
        {"decision.focus", QT_TRANSLATE_NOOP("siege1", "The invader turns %1 toward a wall.")},
        {"decision.place-order", QT_TRANSLATE_NOOP("siege1", "The invader places an order.")},

        // Defender phase
        {"decision.window", QT_TRANSLATE_NOOP("siege1", "The defender spends hourglasses.")},
        {"decision.move-unit", QT_TRANSLATE_NOOP("siege1", "The defender chooses where %1 moves (now: %2).")},
        {"decision.choose-last-stand",
         QT_TRANSLATE_NOOP("siege1", "Last stand: the defender chooses a building.")},
        {"decision.completion",
         QT_TRANSLATE_NOOP("siege1", "The defender chooses the action that is completed next.")},
        {"decision.target-of", QT_TRANSLATE_NOOP("siege1", "The defender chooses a target: %1.")},

        // Assault
        {"decision.aim-cannon",
         QT_TRANSLATE_NOOP("siege1", "The defender fires the cannon at %1, or holds fire.")},
        {"decision.cannon-kill",
         QT_TRANSLATE_NOOP("siege1", "The defender chooses the unit that is hit at %1.")},
        {"decision.aim-engine", QT_TRANSLATE_NOOP("siege1", "The invader chooses a target for an engine.")},
        {"decision.keep-shot",
         QT_TRANSLATE_NOOP("siege1", "Precise fire: the invader keeps one of two cards.")},
        {"decision.smash", QT_TRANSLATE_NOOP("siege1", "The invader chooses what is destroyed.")},
        {"decision.shoot",
         QT_TRANSLATE_NOOP("siege1", "The defender chooses a target for an archer, or stops.")},
        {"decision.casualties",
         QT_TRANSLATE_NOOP("siege1", "The invader chooses losses at %1 (volley of %2 strength).")},
        {"decision.goblin-shot", QT_TRANSLATE_NOOP("siege1", "The invader lets a goblin shoot, or stops.")},
        {"decision.hook", QT_TRANSLATE_NOOP("siege1", "The defender uses the hook at %1, or not.")},
        {"decision.resolve-order",
         QT_TRANSLATE_NOOP("siege1", "The invader chooses the next order to resolve.")},
        {"decision.explode", QT_TRANSLATE_NOOP("siege1", "The invader chooses how many orcs at %1 explode.")},
        {"decision.choose-marching-troll",
         QT_TRANSLATE_NOOP("siege1", "Forced march: the invader chooses the troll that marches to %1.")},
        {"decision.march-to-wall",
         QT_TRANSLATE_NOOP("siege1", "Forced march: the invader chooses the path from %2 to %1.")},
        {"decision.defender-losses",
         QT_TRANSLATE_NOOP("siege1", "The defender loses a unit at %1 (%2 strength left to lose).")},
        {"decision.invader-losses",
         QT_TRANSLATE_NOOP("siege1", "The invader loses a unit at %1 (%2 strength left to lose).")},
        {"decision.rescue",
         QT_TRANSLATE_NOOP("siege1", "The defender chooses a unit of the hospital to recover (%1 left).")},
        {"decision.convert",
         QT_TRANSLATE_NOOP("siege1", "Specter: the invader chooses a unit and its foreground.")},
        {"decision.disembark-unit",
         QT_TRANSLATE_NOOP("siege1", "The invader chooses who climbs from the siege tower to %1.")},
    };
    return kWords;
}

} // namespace merlon::siege1
