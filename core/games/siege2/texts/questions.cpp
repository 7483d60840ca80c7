#include "core/games/siege2/texts/texts.h"

namespace merlon::siege2 {

WordingTable questionTexts()
{
    // Each of these follows “Your turn: ”.
    static constexpr Wording kWords[] = {
        // Setting up
        {"keep.order-row", QT_TRANSLATE_NOOP("siege2", "keep the order of the row")},
        //: %1: 2 or 3, the phase of the cards
        {"yours.order-row",
         QT_TRANSLATE_NOOP("siege2",
                           "put your {%1|cards|cards|machine cards|equipment cards|cards} in order")},
        {"yours.drop-objective", QT_TRANSLATE_NOOP("siege2", "remove one objective, keep the other 2")},
        {"yours.drop-plan", QT_TRANSLATE_NOOP("siege2", "remove one plan, keep the other 2")},

        // Cards and payment
        //: %1: a card, “Resources”
        {"yours.perform", QT_TRANSLATE_NOOP("siege2", "use or skip %1")},
        //: %1: a card, “Ballista”
        {"yours.pay", QT_TRANSLATE_NOOP("siege2", "choose how to pay for %1")},
        {"yours.discard", QT_TRANSLATE_NOOP("siege2", "pay a unit for wood")},
        {"yours.offer-exchange", QT_TRANSLATE_NOOP("siege2", "exchange cards, or keep your row")},
        {"yours.exchange", QT_TRANSLATE_NOOP("siege2", "exchange a card of your row, or stop")},
        //: %1: a card, “Siege tower”
        {"yours.place-machine", QT_TRANSLATE_NOOP("siege2", "choose where to place %1")},
        //: %1: equipment, “a ladder”, or an action of a building, “Troll cauldron”
        {"yours.place-equipment", QT_TRANSLATE_NOOP("siege2", "choose a wall for %1")},
        {"yours.place-bridge", QT_TRANSLATE_NOOP("siege2", "choose a path for the bridge")},
        //: %1: a card, “Quartermaster”
        {"yours.place-training", QT_TRANSLATE_NOOP("siege2", "choose a rampart for %1")},
        {"yours.choose-deck", QT_TRANSLATE_NOOP("siege2", "choose the engine that loses a miss card")},
        {"yours.place-saboteur", QT_TRANSLATE_NOOP("siege2", "choose a building for the saboteur")},
        {"yours.place-trolls", QT_TRANSLATE_NOOP("siege2", "choose a foreground for a troll")},
        //: %1: a card, “Possession”
        {"yours.place-ritual", QT_TRANSLATE_NOOP("siege2", "place a token of %1, or stop")},
        //: %1: a card, “Possession”
        {"yours.take-back", QT_TRANSLATE_NOOP("siege2", "take back a unit paid for %1, or not")},
        //: %1: a unit, “a goblin”
        {"yours.raise-fallen", QT_TRANSLATE_NOOP("siege2", "choose the foreground where %1 returns")},

        // Maneuvers and orders
        {"yours.choose-maneuver", QT_TRANSLATE_NOOP("siege2", "choose a maneuver")},
        {"yours.sap-in", QT_TRANSLATE_NOOP("siege2", "send units through the saps, or stop")},
        //: %1: how many steps these ramparts are from the foregrounds; 0: the foregrounds themselves
        {"yours.march",
         QT_TRANSLATE_NOOP("siege2",
                           "march from {%1|the foregrounds|the first line of ramparts|the second line of "
                           "ramparts|the third line of ramparts|line %1 of the ramparts}, or stop")},
        //: %2: a unit, “a goblin”; %1 and %3: ramparts where it comes from and passes
        {"yours.march-on", QT_TRANSLATE_NOOP("siege2", "choose the wall for %2 (%1 → %3)")},
        {"yours.deploy", QT_TRANSLATE_NOOP("siege2", "deploy units from your supply, or stop")},
        //: %1: a path, “west rampart 1 → west wall 2”
        {"yours.choose-trapped", QT_TRANSLATE_NOOP("siege2", "choose the troll killed by the trap on %1")},
        {"yours.join", QT_TRANSLATE_NOOP("siege2", "choose the marauders that join your army")},
        {"yours.choose-orders", QT_TRANSLATE_NOOP("siege2", "choose how to give orders")},
        //: %1: “an open order” or “hidden orders”
        {"yours.give-order", QT_TRANSLATE_NOOP("siege2", "give %1")},

        // Defender phase
        {"yours.defender-phase", QT_TRANSLATE_NOOP("siege2", "spend your hourglasses, or end the phase")},
        //: %1: a piece, “a marksman”; %2: the place where it is
        {"yours.move-piece", QT_TRANSLATE_NOOP("siege2", "choose where %1 goes (now: %2)")},
        //: %1: a heroic order, “Reinforce”; %2: the hero who gives it, “the warrior”
        {"yours.hero-select", QT_TRANSLATE_NOOP("siege2", "choose a unit for %1 (%2)")},
        //: %1: a piece, “a marksman”
        {"yours.hero-wall", QT_TRANSLATE_NOOP("siege2", "choose the wall where %1 goes")},
        //: %1: a piece, “a marksman”; %2: the place where it is
        {"yours.hero-building", QT_TRANSLATE_NOOP("siege2", "choose the building where %1 goes (now: %2)")},
        //: %1: a building, “the forge”
        {"yours.hero-hourglass", QT_TRANSLATE_NOOP("siege2", "put the new hourglass on a track of %1")},
        {"yours.complete-tracks", QT_TRANSLATE_NOOP("siege2", "choose the action to complete next")},

        // Effects of building actions
        //: %1: an action of a building, “Cannon”
        {"yours.place-device", QT_TRANSLATE_NOOP("siege2", "choose a tower for %1")},
        //: %1: equipment, “a ladder”, or an action of a building, “Troll cauldron”
        {"yours.place-cauldron", QT_TRANSLATE_NOOP("siege2", "choose a wall for %1")},
        {"yours.place-ladder", QT_TRANSLATE_NOOP("siege2", "choose a wall for the ladder")},
        {"yours.place-stone", QT_TRANSLATE_NOOP("siege2", "choose a wall for the new stone")},
        {"yours.place-trap", QT_TRANSLATE_NOOP("siege2", "choose a path for the trap")},
        //: %1: a path, “west rampart 1 → west wall 2”
        {"yours.trap-type", QT_TRANSLATE_NOOP("siege2", "secretly choose the trap on %1")},
        {"yours.silence-machine", QT_TRANSLATE_NOOP("siege2", "choose the engine that gets a malfunction")},
        {"yours.place-spy", QT_TRANSLATE_NOOP("siege2", "choose a card for the spy")},
        {"yours.bless-side", QT_TRANSLATE_NOOP("siege2", "choose the side whose marksmen are blessed")},
        {"yours.mix-up-orders", QT_TRANSLATE_NOOP("siege2", "choose the order that returns to the invader")},
        {"yours.sharpshoot", QT_TRANSLATE_NOOP("siege2", "choose the unit that your sharpshooters kill")},
        {"yours.glare-wall", QT_TRANSLATE_NOOP("siege2", "choose the wall for the unearthly glare")},
        {"yours.train", QT_TRANSLATE_NOOP("siege2", "choose the unit to train")},

        // Defense plans
        //: %1: a moment, “before the cauldrons are poured”
        {"yours.plan-window", QT_TRANSLATE_NOOP("siege2", "use a plan %1, or pass")},
        //: %1: a number
        {"yours.forced-march",
         QT_TRANSLATE_NOOP("siege2", "move a piece, or stop ({%1|no moves|1 move|%1 moves} left)")},
        //: %1: a piece, “a marksman”; %2: the place where it is
        {"yours.forced-move", QT_TRANSLATE_NOOP("siege2", "choose where %1 goes (now: %2)")},
        //: %1: a number
        {"yours.open-armoury",
         QT_TRANSLATE_NOOP("siege2", "replace a unit with a better one, or stop ({%1|none|1|%1} left)")},
        {"yours.sally-rampart", QT_TRANSLATE_NOOP("siege2", "choose a rampart for the sally")},
        //: %1: a place; %2: their strength in all
        {"yours.sally-kill", QT_TRANSLATE_NOOP("siege2", "kill units of up to %2 strength at %1, or stop")},
        //: %1: a number
        {"yours.masonry",
         QT_TRANSLATE_NOOP("siege2", "place {%1|no more stones|1 more stone|%1 more stones}, or stop")},
        {"yours.last-stand", QT_TRANSLATE_NOOP("siege2", "choose a wall for the last stand")},
        //: %1 and %2: numbers
        {"yours.enlist",
         QT_TRANSLATE_NOOP("siege2",
                           "take up to {%1|no marksmen|1 marksman|%1 marksmen} and {%2|no soldiers|1 "
                           "soldier|%2 soldiers}, or stop")},
        {"yours.remove-heroic-order", QT_TRANSLATE_NOOP("siege2", "remove a heroic order from the game")},

        // Assault
        //: %1: a tower, “west tower 3”
        {"yours.cannon", QT_TRANSLATE_NOOP("siege2", "fire the cannon of %1, or hold fire")},
        //: %1: a place
        {"yours.kill-invader", QT_TRANSLATE_NOOP("siege2", "choose a unit to kill at %1")},
        //: %1: an engine, “catapult 1”
        {"yours.fire", QT_TRANSLATE_NOOP("siege2", "choose a target for %1, or hold fire")},
        //: %1: a place
        {"yours.kill-defender", QT_TRANSLATE_NOOP("siege2", "choose a unit to kill at %1")},
        //: %2: a wall
        {"yours.smash-tower", QT_TRANSLATE_NOOP("siege2", "choose the tower of %2 that loses its device")},
        //: %1: “the west side”
        {"yours.aim-all", QT_TRANSLATE_NOOP("siege2", "choose the target of all marksmen of %1")},
        //: %1: a place
        {"yours.aim", QT_TRANSLATE_NOOP("siege2", "choose a target for a marksman at %1")},
        //: %1: a place; %2: their strength in all
        {"yours.volley-kill", QT_TRANSLATE_NOOP("siege2", "kill units of up to %2 strength at %1")},
        //: %1: a tower, “west tower 3”
        {"yours.pole", QT_TRANSLATE_NOOP("siege2", "use the pole of %1, or not")},
        {"yours.resolve-orders", QT_TRANSLATE_NOOP("siege2", "choose the next order to resolve")},
        //: %1: a place
        {"yours.detonate", QT_TRANSLATE_NOOP("siege2", "choose how many orcs explode at %1")},
        //: %1: a place
        {"yours.call-troll", QT_TRANSLATE_NOOP("siege2", "call a troll to help at %1")},
        //: %1: a place; %2: their strength in all
        {"yours.lose-defenders", QT_TRANSLATE_NOOP("siege2", "kill units of at least %2 strength at %1")},
        //: %1: a place; %2: their strength in all
        {"yours.lose-invaders", QT_TRANSLATE_NOOP("siege2", "kill units of at least %2 strength at %1")},

        // End of the round, objectives
        //: %1: a number
        {"yours.recover",
         QT_TRANSLATE_NOOP("siege2", "choose {%1|no units|1 unit|%1 units} of the hospital to recover")},
        {"yours.resolve-objective", QT_TRANSLATE_NOOP("siege2", "choose the first objective to resolve")},
        {"yours.wrath-kill", QT_TRANSLATE_NOOP("siege2", "choose a unit to kill (Troll wrath)")},
        {"yours.take-token", QT_TRANSLATE_NOOP("siege2", "choose a token to place for free")},
        //: %1: a number
        {"yours.deploy-free",
         QT_TRANSLATE_NOOP("siege2", "deploy up to {%1|no units|1 unit|%1 units} for free, or stop")},
    };
    return kWords;
}

} // namespace merlon::siege2
