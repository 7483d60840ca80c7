#include "core/games/siege2/texts/texts.h"

namespace merlon::siege2 {

std::span<const Wording> decisionTexts()
{
    static constexpr Wording kWords[] = {
        // Draws
        {"decision.draw-row", QT_TRANSLATE_NOOP("siege2", "The cards of phase %1 are drawn.")},
        {"decision.draw-objectives", QT_TRANSLATE_NOOP("siege2", "The objectives are drawn.")},
        {"decision.draw-plans", QT_TRANSLATE_NOOP("siege2", "The defense plans are drawn.")},
        {"decision.draw-units", QT_TRANSLATE_NOOP("siege2", "Units still to be drawn from the bag: %1.")},
        // A tower and its target
        {"decision.reveal-hit-card",
         QT_TRANSLATE_NOOP("siege2", "A hit card is revealed for %1 against %2.")},
        {"decision.reveal-shot", QT_TRANSLATE_NOOP("siege2", "%1 reveals a card.")},

        // Setting up
        {"decision.order-row",
         QT_TRANSLATE_NOOP("siege2", "The invader puts the cards of phase %1 in order.")},
        {"decision.drop-objective",
         QT_TRANSLATE_NOOP("siege2", "The invader removes one of three objectives from the game.")},
        {"decision.drop-plan",
         QT_TRANSLATE_NOOP("siege2", "The defender removes one of three plans from the game.")},

        // Cards and payment
        {"decision.perform", QT_TRANSLATE_NOOP("siege2", "The invader uses or skips %1.")},
        {"decision.pay", QT_TRANSLATE_NOOP("siege2", "The invader pays for %1.")},
        {"decision.discard", QT_TRANSLATE_NOOP("siege2", "The invader pays a unit for wood.")},
        {"decision.offer-exchange", QT_TRANSLATE_NOOP("siege2", "The invader may exchange cards.")},
        {"decision.exchange",
         QT_TRANSLATE_NOOP("siege2", "The invader exchanges a card of the row, or stops.")},
        {"decision.place-machine", QT_TRANSLATE_NOOP("siege2", "The invader chooses a place: %1.")},
        {"decision.place-equipment", QT_TRANSLATE_NOOP("siege2", "The invader chooses a wall for %1.")},
        {"decision.place-bridge", QT_TRANSLATE_NOOP("siege2", "The invader chooses a path for the bridge.")},
        {"decision.place-training", QT_TRANSLATE_NOOP("siege2", "The invader chooses a rampart: %1.")},
        {"decision.choose-deck",
         QT_TRANSLATE_NOOP("siege2", "The invader chooses the engine whose deck loses a miss card.")},
        {"decision.place-saboteur",
         QT_TRANSLATE_NOOP("siege2", "The invader chooses a building for the saboteur.")},
        {"decision.place-trolls",
         QT_TRANSLATE_NOOP("siege2", "The invader chooses a foreground for a troll.")},
        {"decision.place-ritual", QT_TRANSLATE_NOOP("siege2", "The invader places tokens: %1.")},
        {"decision.take-back", QT_TRANSLATE_NOOP("siege2", "The invader may take back a unit paid for %1.")},
        {"decision.raise-fallen",
         QT_TRANSLATE_NOOP("siege2", "The invader chooses the foreground where %1 returns.")},

        // Maneuvers and orders
        {"decision.choose-maneuver", QT_TRANSLATE_NOOP("siege2", "The invader chooses a maneuver.")},
        {"decision.sap-in", QT_TRANSLATE_NOOP("siege2", "The invader sends units through saps, or stops.")},
        {"decision.march",
         QT_TRANSLATE_NOOP(
             "siege2",
             "The invader marches from {%1|the foregrounds|the first line of ramparts|the second line "
             "of ramparts|the third line of ramparts|line %1 of the ramparts}, or stops.")},
        {"decision.march-on", QT_TRANSLATE_NOOP("siege2", "The invader chooses the wall for %2 (%1 → %3).")},
        {"decision.deploy",
         QT_TRANSLATE_NOOP("siege2", "The invader deploys units from the supply, or stops.")},
        {"decision.choose-trapped",
         QT_TRANSLATE_NOOP("siege2", "The defender chooses the troll killed by the trap on %1.")},
        {"decision.join",
         QT_TRANSLATE_NOOP("siege2", "The invader chooses the marauders that join the army.")},
        {"decision.choose-orders", QT_TRANSLATE_NOOP("siege2", "The invader chooses how to give orders.")},
        {"decision.give-order", QT_TRANSLATE_NOOP("siege2", "The invader gives %1.")},

        // Defender phase
        {"decision.defender-phase",
         QT_TRANSLATE_NOOP("siege2", "The defender spends hourglasses, or ends the phase.")},
        {"decision.move-piece",
         QT_TRANSLATE_NOOP("siege2", "The defender chooses where %1 moves (now: %2).")},
        {"decision.hero-select", QT_TRANSLATE_NOOP("siege2", "%2 chooses a unit for the heroic order %1.")},
        {"decision.hero-wall", QT_TRANSLATE_NOOP("siege2", "The defender chooses the wall where %1 goes.")},
        {"decision.hero-building",
         QT_TRANSLATE_NOOP("siege2", "The defender chooses a building for %1, coming from %2.")},
        {"decision.hero-hourglass",
         QT_TRANSLATE_NOOP("siege2", "The defender puts a new hourglass on a track of %1.")},
        {"decision.complete-tracks",
         QT_TRANSLATE_NOOP("siege2", "The defender chooses the action that is completed next.")},

        // Effects of building actions
        {"decision.place-device", QT_TRANSLATE_NOOP("siege2", "The defender chooses a tower: %1.")},
        {"decision.place-cauldron", QT_TRANSLATE_NOOP("siege2", "The defender chooses a wall: %1.")},
        {"decision.place-ladder", QT_TRANSLATE_NOOP("siege2", "The defender chooses a wall for the ladder.")},
        {"decision.place-stone", QT_TRANSLATE_NOOP("siege2", "The defender chooses a wall for the stone.")},
        {"decision.place-trap", QT_TRANSLATE_NOOP("siege2", "The defender chooses a path for the trap.")},
        {"decision.trap-type", QT_TRANSLATE_NOOP("siege2", "The defender secretly chooses the trap on %1.")},
        {"decision.silence-machine",
         QT_TRANSLATE_NOOP("siege2", "The defender chooses the engine that gets a malfunction.")},
        {"decision.place-spy", QT_TRANSLATE_NOOP("siege2", "The defender chooses a card for the spy.")},
        {"decision.bless-side",
         QT_TRANSLATE_NOOP("siege2", "The defender chooses the side whose marksmen are blessed.")},
        {"decision.mix-up-orders",
         QT_TRANSLATE_NOOP("siege2", "The defender chooses the order that returns to the invader.")},
        {"decision.sharpshoot",
         QT_TRANSLATE_NOOP("siege2", "The defender chooses the victim of the sharpshooters.")},
        {"decision.glare-wall",
         QT_TRANSLATE_NOOP("siege2", "The defender chooses the wall for the unearthly glare.")},
        {"decision.train", QT_TRANSLATE_NOOP("siege2", "The defender chooses the unit to train.")},

        // Defense plans
        //: %1: a moment, “before the cauldrons are poured”
        {"decision.plan-window", QT_TRANSLATE_NOOP("siege2", "The defender may use a plan %1.")},
        {"decision.forced-march",
         QT_TRANSLATE_NOOP("siege2", "Forced march. Moves left to the defender: %1.")},
        {"decision.forced-move",
         QT_TRANSLATE_NOOP("siege2", "Forced march: the defender chooses where %1 at %2 goes.")},
        {"decision.open-armoury",
         QT_TRANSLATE_NOOP("siege2", "Open armory. Replacements left to the defender: %1.")},
        {"decision.sally-rampart", QT_TRANSLATE_NOOP("siege2", "Sally: the defender chooses a rampart.")},
        {"decision.sally-kill",
         QT_TRANSLATE_NOOP("siege2", "Sally: the defender kills up to %2 strength at %1, or stops.")},
        {"decision.masonry",
         QT_TRANSLATE_NOOP("siege2",
                           "Emergency masonry: {%1|no stones|1 stone|%1 stones} "
                           "may still be placed.")},
        {"decision.last-stand", QT_TRANSLATE_NOOP("siege2", "Last stand: the defender chooses a wall.")},
        {"decision.enlist",
         QT_TRANSLATE_NOOP("siege2",
                           "Levy: the defender takes up to {%1|no marksmen|1 marksman|%1 marksmen} and "
                           "{%2|no soldiers|1 soldier|%2 soldiers}, or stops.")},
        {"decision.remove-heroic-order",
         QT_TRANSLATE_NOOP("siege2", "Levy: the invader removes a heroic order from the game.")},

        // Assault
        {"decision.cannon",
         QT_TRANSLATE_NOOP("siege2", "The defender fires the cannon at %1, or holds fire.")},
        {"decision.kill-invader", QT_TRANSLATE_NOOP("siege2", "The defender kills a unit at %1.")},
        {"decision.fire", QT_TRANSLATE_NOOP("siege2", "The invader aims %1, or holds fire.")},
        {"decision.kill-defender", QT_TRANSLATE_NOOP("siege2", "The invader kills a unit at %1.")},
        {"decision.smash-tower",
         QT_TRANSLATE_NOOP("siege2", "%1 hits %2: the invader chooses a device to destroy.")},
        {"decision.aim-all",
         QT_TRANSLATE_NOOP("siege2", "The defender chooses the target of all marksmen of %1.")},
        {"decision.aim", QT_TRANSLATE_NOOP("siege2", "The defender chooses a target for a marksman at %1.")},
        {"decision.volley-kill",
         QT_TRANSLATE_NOOP("siege2", "The defender kills units of up to %2 strength at %1.")},
        {"decision.pole", QT_TRANSLATE_NOOP("siege2", "The defender uses the pole at %1, or not.")},
        {"decision.resolve-orders",
         QT_TRANSLATE_NOOP("siege2", "The invader chooses the next order to resolve.")},
        {"decision.detonate",
         QT_TRANSLATE_NOOP("siege2", "The invader chooses how many orcs at %1 explode.")},
        {"decision.call-troll", QT_TRANSLATE_NOOP("siege2", "The invader calls a troll to help at %1.")},
        {"decision.lose-defenders",
         QT_TRANSLATE_NOOP("siege2", "The invader kills units of at least %2 strength at %1.")},
        {"decision.lose-invaders",
         QT_TRANSLATE_NOOP("siege2", "The defender kills units of at least %2 strength at %1.")},

        // End of the round, objectives
        {"decision.recover",
         QT_TRANSLATE_NOOP("siege2",
                           "The defender chooses {%1|no units|1 unit|%1 units} of the hospital to recover.")},
        {"decision.resolve-objective",
         QT_TRANSLATE_NOOP("siege2", "The invader chooses the first objective to resolve.")},
        {"decision.wrath-kill",
         QT_TRANSLATE_NOOP("siege2", "Troll wrath: the invader kills a unit of the defender.")},
        {"decision.take-token", QT_TRANSLATE_NOOP("siege2", "Well equipped: the invader chooses a token.")},
        {"decision.deploy-free",
         QT_TRANSLATE_NOOP(
             "siege2", "Open ground: the invader deploys up to {%1|no units|1 unit|%1 units}, or stops.")},
    };
    return kWords;
}

} // namespace merlon::siege2
