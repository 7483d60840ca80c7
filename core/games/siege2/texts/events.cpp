#include "core/games/siege2/texts/texts.h"

namespace merlon::siege2 {

std::span<const Wording> eventTexts()
{
    static constexpr Wording kWords[] = {
        // Setting up
        {"event.card-drawn", QT_TRANSLATE_NOOP("siege2", "%1 is drawn for this game.")},
        {"event.objective-drawn", QT_TRANSLATE_NOOP("siege2", "The invader draws an objective (%1).")},
        {"event.objective-dropped",
         QT_TRANSLATE_NOOP("siege2", "The invader removes an objective from the game (%1).")},
        {"event.objective-shown", QT_TRANSLATE_NOOP("siege2", "The invader reveals the objective %1.")},
        {"event.plan-drawn", QT_TRANSLATE_NOOP("siege2", "The defender draws a plan (%1).")},
        {"event.plan-dropped",
         QT_TRANSLATE_NOOP("siege2", "The defender removes a plan from the game (%1).")},

        // The round, cards and payment. %2 to %4 of units-paid are numbers of goblins, orcs and trolls.
        {"event.round-begins", QT_TRANSLATE_NOOP("siege2", "Round %1 begins.")},
        {"event.hourglasses-gained",
         QT_TRANSLATE_NOOP("siege2", "The defender gains {%1|no hourglasses|1 hourglass|%1 hourglasses}.")},
        {"event.card-performed", QT_TRANSLATE_NOOP("siege2", "The invader uses %1.")},
        {"event.card-skipped", QT_TRANSLATE_NOOP("siege2", "The invader skips %1.")},
        {"event.card-impossible", QT_TRANSLATE_NOOP("siege2", "%1 cannot be used and is skipped: %2.")},
        {"event.units-paid",
         QT_TRANSLATE_NOOP("siege2",
                           "The invader pays {%2||1 goblin |%2 goblins }{%3||1 orc |%3 orcs }{%4||1 troll "
                           "|%4 trolls }for %1.")},
        {"event.wood-paid", QT_TRANSLATE_NOOP("siege2", "%1 also costs %2 wood.")},
        {"event.wood-taken", QT_TRANSLATE_NOOP("siege2", "The invader takes %1 wood from the pile.")},
        {"event.unit-drawn", QT_TRANSLATE_NOOP("siege2", "%1 is drawn from the bag.")},
        {"event.exchange-opened", QT_TRANSLATE_NOOP("siege2", "The invader exchanges cards.")},
        {"event.cards-exchanged", QT_TRANSLATE_NOOP("siege2", "%1 leaves the row, and %2 takes its place.")},
        {"event.spy-returned", QT_TRANSLATE_NOOP("siege2", "The spy on %1 returns to the defender.")},

        // Machines, equipment, training
        {"event.machine-placed", QT_TRANSLATE_NOOP("siege2", "%1 is built at %2.")},
        {"event.siege-tower-placed", QT_TRANSLATE_NOOP("siege2", "A siege tower is built at %1.")},
        {"event.mantelet-placed", QT_TRANSLATE_NOOP("siege2", "A mantelet is built at %1.")},
        {"event.equipment-placed", QT_TRANSLATE_NOOP("siege2", "The invader places %1 at %2.")},
        {"event.bridge-placed", QT_TRANSLATE_NOOP("siege2", "A bridge now covers %1.")},
        {"event.training-placed", QT_TRANSLATE_NOOP("siege2", "%1: on duty at %2.")},
        {"event.miss-removed", QT_TRANSLATE_NOOP("siege2", "A miss card leaves the deck of %1.")},
        {"event.unit-placed", QT_TRANSLATE_NOOP("siege2", "%1 arrives at %2.")},

        // Rituals. %1 is the card, the last one says whether the token is the target.
        {"event.ritual-placed", QT_TRANSLATE_NOOP("siege2", "%1: a token is placed at %2 (%3).")},
        {"event.ritual-placed-on-machine", QT_TRANSLATE_NOOP("siege2", "%1: a token is placed on %2 (%3).")},
        {"event.ritual-placed-on-order",
         QT_TRANSLATE_NOOP("siege2", "%1: a token is placed on the heroic order %2 (%3).")},
        {"event.ritual-flipped",
         QT_TRANSLATE_NOOP("siege2", "%1: the token at %2 is turned over. It is %3.")},
        {"event.ritual-flipped-on-machine",
         QT_TRANSLATE_NOOP("siege2", "%1: the token on %2 is turned over. It is %3.")},
        {"event.ritual-flipped-on-order",
         QT_TRANSLATE_NOOP("siege2", "%1: the token on the heroic order %2 is turned over. It is %3.")},
        {"event.unit-taken-back", QT_TRANSLATE_NOOP("siege2", "The invader takes %1 back into the supply.")},

        // Maneuvers and orders
        {"event.maneuver-begins", QT_TRANSLATE_NOOP("siege2", "The invader begins %1.")},
        {"event.unit-marched", QT_TRANSLATE_NOOP("siege2", "%2 marches from %1 to %3.")},
        {"event.unit-marched-through", QT_TRANSLATE_NOOP("siege2", "%2 marches from %1 through %3 to %4.")},
        {"event.unit-sapped", QT_TRANSLATE_NOOP("siege2", "%2 climbs out of the sap at %1.")},
        {"event.unit-deployed", QT_TRANSLATE_NOOP("siege2", "%2 is deployed at %1.")},
        {"event.trap-shown", QT_TRANSLATE_NOOP("siege2", "The trap on %1 is turned up. It is %2.")},
        {"event.siege-tower-held", QT_TRANSLATE_NOOP("siege2", "The trap sends siege towers on %1 back.")},
        {"event.marauders-joined", QT_TRANSLATE_NOOP("siege2", "%1 of the marauders joins the army at %2.")},
        {"event.marauders-gather",
         QT_TRANSLATE_NOOP("siege2",
                           "{%1|No new marauders gather|1 new marauder gathers|%1 new marauders gather}.")},
        {"event.orders-chosen", QT_TRANSLATE_NOOP("siege2", "The invader chooses %1.")},
        {"event.order-placed", QT_TRANSLATE_NOOP("siege2", "The invader gives an order at %2 (%1).")},
        {"event.order-shown", QT_TRANSLATE_NOOP("siege2", "The order at %2 is shown: %1.")},
        {"event.order-removed", QT_TRANSLATE_NOOP("siege2", "The order at %2 leaves the game: %1.")},
        {"event.order-returned", QT_TRANSLATE_NOOP("siege2", "The order at %1 returns to the invader.")},
        {"event.order-void", QT_TRANSLATE_NOOP("siege2", "The order at %2 has no effect: %1.")},

        // Defender phase. %2 and %3 of hourglass-placed: hourglasses on the track, and its length.
        {"event.defender-phase-begins",
         QT_TRANSLATE_NOOP(
             "siege2",
             "The defender phase begins, with {%1|no hourglasses|1 hourglass|%1 hourglasses} in reserve.")},
        {"event.hourglasses-lost",
         QT_TRANSLATE_NOOP("siege2",
                           "{%1|No hourglasses are lost|1 hourglass is lost|%1 hourglasses are lost}.")},
        {"event.hourglass-placed",
         QT_TRANSLATE_NOOP("siege2", "The defender puts an hourglass on %1 (%2 of %3).")},
        {"event.action-completed", QT_TRANSLATE_NOOP("siege2", "%1 is completed.")},
        {"event.defender-moved", QT_TRANSLATE_NOOP("siege2", "%1 moves from %2 to %3.")},
        {"event.defenders-swapped", QT_TRANSLATE_NOOP("siege2", "%1 at %2 and %3 at %4 change places.")},
        {"event.move-lost", QT_TRANSLATE_NOOP("siege2", "The gale holds %1 back at %2.")},
        {"event.heroic-order-used", QT_TRANSLATE_NOOP("siege2", "%1 gives the heroic order %2.")},
        {"event.heroic-order-lost", QT_TRANSLATE_NOOP("siege2", "The heroic order %1 has no effect.")},
        {"event.heroic-order-removed", QT_TRANSLATE_NOOP("siege2", "The heroic order %1 leaves the game.")},

        // Effects of building actions. %1 of the first two is the action.
        {"event.device-placed", QT_TRANSLATE_NOOP("siege2", "%1: ready for use at %2.")},
        {"event.cauldron-placed", QT_TRANSLATE_NOOP("siege2", "%1: on the fire at %2.")},
        {"event.ladder-placed", QT_TRANSLATE_NOOP("siege2", "The defender raises a ladder at %1.")},
        {"event.stone-placed", QT_TRANSLATE_NOOP("siege2", "The defender adds a stone at %1.")},
        {"event.trap-placed", QT_TRANSLATE_NOOP("siege2", "The defender lays a trap on %1 (%2).")},
        {"event.malfunction-placed",
         QT_TRANSLATE_NOOP("siege2", "%1 has a malfunction and will not fire in the next assault.")},
        {"event.spy-placed", QT_TRANSLATE_NOOP("siege2", "A spy is now on %1.")},
        {"event.side-blessed", QT_TRANSLATE_NOOP("siege2", "The marksmen of %1 are blessed.")},
        {"event.wall-glared", QT_TRANSLATE_NOOP("siege2", "An unearthly glare falls on %1.")},
        {"event.unit-trained", QT_TRANSLATE_NOOP("siege2", "%1 completes the training at %2.")},
        {"event.saboteurs-tracked",
         QT_TRANSLATE_NOOP("siege2", "A marksman leaves the game. Saboteurs found: %1.")},
        {"event.unit-killed", QT_TRANSLATE_NOOP("siege2", "%2 is killed at %1.")},
        {"event.specter-took", QT_TRANSLATE_NOOP("siege2", "The specter at %2 takes %1.")},

        // Defense plans
        {"event.plan-used", QT_TRANSLATE_NOOP("siege2", "The defender uses the plan %1.")},
        {"event.unit-upgraded", QT_TRANSLATE_NOOP("siege2", "%2 takes the place of a weaker unit at %1.")},
        {"event.unit-enlisted", QT_TRANSLATE_NOOP("siege2", "%1 enlists and comes to the courtyard.")},
        {"event.rituals-returned", QT_TRANSLATE_NOOP("siege2", "All ritual tokens return to the invader.")},

        // Assault: ranged combat
        {"event.assault-begins", QT_TRANSLATE_NOOP("siege2", "The assault of round %1 begins.")},
        {"event.cannon-aimed", QT_TRANSLATE_NOOP("siege2", "The cannon at %1 aims at %2.")},
        {"event.hit-card-revealed", QT_TRANSLATE_NOOP("siege2", "Hit card %1 is revealed.")},
        {"event.cannon-missed", QT_TRANSLATE_NOOP("siege2", "The cannon shot at %1 has no effect.")},
        {"event.machine-aimed", QT_TRANSLATE_NOOP("siege2", "%1 aims at %2.")},
        {"event.machine-held", QT_TRANSLATE_NOOP("siege2", "%1 holds fire.")},
        {"event.shot-revealed", QT_TRANSLATE_NOOP("siege2", "%1: %2.")},
        {"event.stone-destroyed", QT_TRANSLATE_NOOP("siege2", "A stone at %1 is destroyed.")},
        {"event.cauldron-destroyed", QT_TRANSLATE_NOOP("siege2", "The cauldron at %1 is destroyed.")},
        {"event.device-destroyed", QT_TRANSLATE_NOOP("siege2", "The device at %1 is destroyed.")},
        {"event.nothing-hit",
         QT_TRANSLATE_NOOP("siege2", "%1 hits %2, but nothing is left to destroy there.")},
        {"event.marksman-aimed", QT_TRANSLATE_NOOP("siege2", "A marksman at %1 aims at %2.")},
        {"event.side-aimed", QT_TRANSLATE_NOOP("siege2", "All marksmen of %1 aim at %2.")},
        {"event.volley-fired",
         QT_TRANSLATE_NOOP("siege2", "{%2|Nobody fires|1 marksman fires|%2 marksmen fire} at %1.")},

        // Assault: melee combat. strengths-compared: strength of the invader, of the defender, of the defender's units;
        // wall-breached: advantage and unit strength of the defender, 0 where they are not told.
        {"event.pole-aimed", QT_TRANSLATE_NOOP("siege2", "The pole at %1 strikes at %2.")},
        {"event.pole-missed", QT_TRANSLATE_NOOP("siege2", "The pole finds no target at %1.")},
        {"event.orcs-detonated",
         QT_TRANSLATE_NOOP("siege2", "{%2|No orc explodes|1 orc explodes|%2 orcs explode} at %1.")},
        {"event.fury-rages", QT_TRANSLATE_NOOP("siege2", "Goblin fury rages at %1.")},
        {"event.troll-called", QT_TRANSLATE_NOOP("siege2", "A troll follows the call from %1 to %2.")},
        {"event.strengths-compared",
         QT_TRANSLATE_NOOP("siege2", "%1: invader %2, defender %3, of which units %4.")},
        {"event.wall-breached",
         QT_TRANSLATE_NOOP("siege2",
                           "The invader breaches %1 and wins{%2||: advantage %2, unit strength %3|: "
                           "advantage %2, unit strength %3}.")},
        {"event.goblins-exhausted",
         QT_TRANSLATE_NOOP("siege2", "The fury at %1 is over, and the goblins there are killed.")},

        // End of the round and of the game
        {"event.unit-recovered", QT_TRANSLATE_NOOP("siege2", "%1 recovers and goes to the courtyard.")},
        {"event.units-retired",
         QT_TRANSLATE_NOOP("siege2",
                           "{%1|No unit goes|1 unit goes|%1 units go} from the hospital to the supply.")},
        {"event.round-ended", QT_TRANSLATE_NOOP("siege2", "Round %1 is over.")},
        {"event.objective-met", QT_TRANSLATE_NOOP("siege2", "The invader meets the objective %1.")},
        {"event.defender-wins", QT_TRANSLATE_NOOP("siege2", "The fortress has held out. The defender wins.")},
        {"event.seat-resigned", QT_TRANSLATE_NOOP("siege2", "%1 resigns.")},

        // The same on the last page, where who has won is said above; `won` to the winner. Behind what the event tells:
        // the round, and the strengths of the invader and the defender, 0 where they are not known.
        {"ending.wall-breached",
         QT_TRANSLATE_NOOP("siege2",
                           "%1 was breached{%4|| in round %4| in round %4}{%5||, %5 to %6|, %5 to %6}.")},
        {"won.wall-breached",
         QT_TRANSLATE_NOOP("siege2",
                           "You breached %1{%4|| in round %4| in round %4}{%5||, %5 to %6|, %5 to %6}.")},
        {"ending.defender-wins",
         QT_TRANSLATE_NOOP("siege2", "The fortress has held out{%1|| for 1 round| for %1 rounds}.")},
        {"won.defender-wins",
         QT_TRANSLATE_NOOP("siege2", "You have held the fortress{%1|| for 1 round| for %1 rounds}.")},
    };
    return kWords;
}

} // namespace merlon::siege2
