#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable noteTexts()
{
    static constexpr Wording kWords[] = {
        // What choices cost, bring and do. The rule follows by itself.
        {"note.costs-action", QT_TRANSLATE_NOOP("exiles", "Costs 1 action.")},
        //: %1 and the next ones in turn: a number and a resource
        {"note.costs-one", QT_TRANSLATE_NOOP("exiles", "Costs 1 action and %1 × %2.")},
        //: %1 and the next ones in turn: a number and a resource
        {"note.costs-two", QT_TRANSLATE_NOOP("exiles", "Costs 1 action, %1 × %2 and %3 × %4.")},
        //: %1 and the next ones in turn: a number and a resource
        {"note.costs-three", QT_TRANSLATE_NOOP("exiles", "Costs 1 action, %1 × %2, %3 × %4 and %5 × %6.")},
        //: %1 and the next ones in turn: a number and a resource
        {"note.costs-repair", QT_TRANSLATE_NOOP("exiles", "Costs no action, only %1 × %2.")},
        {"note.free", QT_TRANSLATE_NOOP("exiles", "Costs no action and no resources.")},

        // The setup of a turn
        //: %1: how many units are there, %2: how many can be there, %3: a resistance
        {"note.section",
         QT_TRANSLATE_NOOP(
             "exiles", "There {%1|are no units|is 1 unit|are %1 units} now. Room for %2, resistance %3.")},
        {"note.defend", QT_TRANSLATE_NOOP("exiles", "You make all choices for it in this turn.")},

        // Fortifications
        //: %1: a level, %2: a resistance, %3: how many units can be there
        {"note.fort", QT_TRANSLATE_NOOP("exiles", "Level %1: resistance %2, room for %3.")},
        {"note.covers-deployment",
         QT_TRANSLATE_NOOP("exiles", "From now on units shoot at deployment zones, too.")},
        //: %1: a number
        {"note.slots", QT_TRANSLATE_NOOP("exiles", "Engine slots: %1.")},
        {"note.hoardings", QT_TRANSLATE_NOOP("exiles", "Enemy units shoot at it with 1 less strength.")},
        //: %1: a number
        {"note.tower-fire",
         QT_TRANSLATE_NOOP("exiles", "Each unit that shoots from it has %1 more strength.")},
        {"note.machicolations",
         QT_TRANSLATE_NOOP("exiles", "Each die for rocks and the cauldron is 1 higher.")},
        //: %1: a resistance
        {"note.gate", QT_TRANSLATE_NOOP("exiles", "Its gate then has resistance %1.")},
        //: %1: a zone, %2: how many ditches
        {"note.ditch-line",
         QT_TRANSLATE_NOOP("exiles",
                           "{%2|Then the ditches of this front are complete: the enemy waits for 1 round|1 "
                           "ditch is still missing|%2 ditches are still missing} (%1).")},
        //: %1: a zone, %2: how many moats
        {"note.moat-line",
         QT_TRANSLATE_NOOP("exiles",
                           "{%2|Then the moats of this front are complete: the enemy loses units in them|1 "
                           "moat is still missing|%2 moats are still missing} (%1).")},
        //: %1 and %2: resistances
        {"note.repaired", QT_TRANSLATE_NOOP("exiles", "Then it has resistance %1. At most: %2.")},
        {"note.build-fort", QT_TRANSLATE_NOOP("exiles", "One level for each action.")},

        // The city
        //: %1: a level
        {"note.level", QT_TRANSLATE_NOOP("exiles", "It reaches level %1.")},
        //: %1: a unit
        {"note.opens-unit", QT_TRANSLATE_NOOP("exiles", "You can then train a new unit: %1.")},
        //: %1: an engine
        {"note.opens-engine", QT_TRANSLATE_NOOP("exiles", "You can then build an engine: %1.")},
        //: %1: a level
        {"note.opens-technologies",
         QT_TRANSLATE_NOOP("exiles", "You can then research technologies of level %1.")},
        //: %1: a blessing
        {"note.opens-blessing", QT_TRANSLATE_NOOP("exiles", "A blessing for each siege: %1.")},
        //: %1: a spell
        {"note.opens-spell", QT_TRANSLATE_NOOP("exiles", "A spell for each siege: %1.")},
        {"note.keep-crossing", QT_TRANSLATE_NOOP("exiles", "Units can cross the city through it.")},
        {"note.keep-shooters",
         QT_TRANSLATE_NOOP("exiles", "4 units can shoot from it, with 1 more strength.")},
        {"note.keep-slots",
         QT_TRANSLATE_NOOP("exiles", "It has 2 engine slots, and units shoot from it with 2 more strength.")},
        //: %1: a building, %2: a level
        {"note.opens-building", QT_TRANSLATE_NOOP("exiles", "Needed for %1, level %2.")},
        //: %1: a level
        {"note.opens-fort", QT_TRANSLATE_NOOP("exiles", "Walls and towers can then reach level %1.")},
        //: %1: a resource
        {"note.opens-resource", QT_TRANSLATE_NOOP("exiles", "You can then collect %1.")},
        //: %1 to %4: numbers
        {"note.collect-more",
         QT_TRANSLATE_NOOP("exiles", "Collecting then brings %1 wood, %2 stone, %3 iron or %4 gold.")},
        {"note.research", QT_TRANSLATE_NOOP("exiles", "It is known for the rest of the campaign.")},
        //: %1 and the next ones in turn: a number and a resource
        {"note.brings", QT_TRANSLATE_NOOP("exiles", "Brings %1 × %2.")},

        // Units and engines
        //: %1 to %3: numbers
        {"note.unit", QT_TRANSLATE_NOOP("exiles", "Strength %1, endurance %2, support %3.")},
        //: %1: a number
        {"note.unit-fire", QT_TRANSLATE_NOOP("exiles", "It shoots with strength %1.")},
        {"note.steady", QT_TRANSLATE_NOOP("exiles", "A squad that it leads loses no unit to 3 against 1.")},
        //: %1: how many more units can go there
        {"note.room-left",
         QT_TRANSLATE_NOOP("exiles",
                           "{%1|No more room there then|Then room for 1 more|Then room for %1 more}.")},
        {"note.replace",
         QT_TRANSLATE_NOOP("exiles",
                           "Its unit goes back to the supply. The new one costs as much as always.")},
        //: %1: how many shots, %2 and %3: strengths
        {"note.engine",
         QT_TRANSLATE_NOOP("exiles",
                           "In each round {%1||it fires once|it fires %1 times}, with strength %2 to %3.")},
        {"note.engine-near", QT_TRANSLATE_NOOP("exiles", "It reaches both zones, but hits units only.")},
        {"note.engine-far",
         QT_TRANSLATE_NOOP("exiles", "It reaches deployment zones only, and hits engines, too.")},
        //: %1: a number
        {"note.slots-left", QT_TRANSLATE_NOOP("exiles", "Free slots then: %1.")},
        //: %1: how many dice
        {"note.drop-pool",
         QT_TRANSLATE_NOOP("exiles",
                           "Once in each siege it hits squads below the wall: {%1||1 die|%1 dice}.")},
        {"note.exchange-engine", QT_TRANSLATE_NOOP("exiles", "The old engine goes back to the supply.")},
        //: %1: how many actions are left
        {"note.actions-lost",
         QT_TRANSLATE_NOOP("exiles", "{%1|No action is|1 action is|%1 actions are} lost.")},
        {"note.end-turn", QT_TRANSLATE_NOOP("exiles", "Actions cannot be kept for later.")},

        // Trade
        {"note.trade",
         QT_TRANSLATE_NOOP(
             "exiles", "You have one trade in each turn: a gift, or an exchange of one resource each way.")},
        {"note.gift",
         QT_TRANSLATE_NOOP("exiles", "Now only a gift is possible. It uses up your trade in this turn.")},
        {"note.refuse-trade", QT_TRANSLATE_NOOP("exiles", "The other player may make another offer.")},

        // Moving
        {"note.inspire",
         QT_TRANSLATE_NOOP(
             "exiles", "Each unit that shoots from there has 1 more strength until the end of the turn.")},
        //: %1: how many units
        {"note.shooters-there",
         QT_TRANSLATE_NOOP("exiles",
                           "{%1|No ranged units are|1 ranged unit is|%1 ranged units are} there now.")},
        {"note.into-keep", QT_TRANSLATE_NOOP("exiles", "From the keep they can go to any section.")},
        //: %1: how many squads
        {"note.squads-there",
         QT_TRANSLATE_NOOP(
             "exiles", "{%1|No enemy squads attack|1 enemy squad attacks|%1 enemy squads attack} there.")},
        {"note.move-engine", QT_TRANSLATE_NOOP("exiles", "Engines move only now, never in the siege.")},

        // Blessings and spells. %1 and %2: numbers, from and to.
        {"note.reinforcement",
         QT_TRANSLATE_NOOP("exiles", "Its resistance rises from %1 to %2 in this turn.")},
        {"note.renewal", QT_TRANSLATE_NOOP("exiles", "Its resistance rises from %1 to %2.")},
        {"note.aura",
         QT_TRANSLATE_NOOP(
             "exiles", "Its resistance stays %1 in this turn, and its gate holds. Units can still be lost.")},
        {"note.blindness",
         QT_TRANSLATE_NOOP("exiles", "One such unit shoots with strength %2 in place of %1.")},
        {"note.extra-spell",
         QT_TRANSLATE_NOOP("exiles",
                           "The Sorcerer does this once in each turn. The usual spell stays free.")},
        {"note.paralyze", QT_TRANSLATE_NOOP("exiles", "Removes up to 2 enemy units of your choice.")},
        {"note.rockfall",
         QT_TRANSLATE_NOOP(
             "exiles",
             "One die is rolled: units of the squads there with endurance 1 to 3 in all are killed.")},
        //: %1: how many units
        {"note.enemies-there",
         QT_TRANSLATE_NOOP("exiles", "{%1|No enemy units are|1 enemy unit is|%1 enemy units are} there.")},
        {"note.quake", QT_TRANSLATE_NOOP("exiles", "Removes enemy units anywhere: endurance %1 in all.")},
        {"note.earthquake", QT_TRANSLATE_NOOP("exiles", "It reaches footholds, too.")},
        {"note.burn", QT_TRANSLATE_NOOP("exiles", "The engine is gone for good.")},
        {"note.shield",
         QT_TRANSLATE_NOOP("exiles", "Saves this unit. The blessing is then used up for this turn.")},
        {"note.resurrect",
         QT_TRANSLATE_NOOP("exiles",
                           "Saves all units on the list. The blessing is then used up for this turn.")},
        {"note.accept", QT_TRANSLATE_NOOP("exiles", "What is lost goes back to the supply.")},

        // Shooting
        //: %1: a strength, %2: how many units
        {"note.volley",
         QT_TRANSLATE_NOOP("exiles", "{%2||1 unit aims|%2 units aim} there then, with strength %1 in all.")},
        //: %1: a strength
        {"note.palisades", QT_TRANSLATE_NOOP("exiles", "The palisades there have taken %1 away.")},
        //: %1: how many enemy units
        {"note.may-remove",
         QT_TRANSLATE_NOOP("exiles", "This removes {%1|no unit|at most 1 unit|at most %1 units}.")},
        {"note.hold-fire",
         QT_TRANSLATE_NOOP("exiles", "Units that do not shoot in stage 6 may move in stage 7.")},
        //: %1 and %2: strengths
        {"note.shot", QT_TRANSLATE_NOOP("exiles", "One shot of strength %1 to %2.")},
        {"note.hits-engines", QT_TRANSLATE_NOOP("exiles", "It may remove 1 unit or 1 engine.")},
        {"note.hold-engine", QT_TRANSLATE_NOOP("exiles", "This shot is lost for this round.")},
        {"note.hits-units", QT_TRANSLATE_NOOP("exiles", "It may remove 1 unit.")},

        // Losses and morale
        //: %1 and %2: numbers
        {"note.endurance-left", QT_TRANSLATE_NOOP("exiles", "Takes %1 of the endurance, %2 is left.")},
        //: %1 and %2: how many units
        {"note.losses", QT_TRANSLATE_NOOP("exiles", "The enemy has then lost %1 of %2 units.")},
        //: %1: morale, %2: how many sides of a die
        {"note.test-due",
         QT_TRANSLATE_NOOP("exiles",
                           "More than half: at the end of the round the enemy flees if a die shows more than "
                           "%1. Chance: %2 of 6.")},
        //: %1: morale, %2: how many sides of a die
        {"note.test",
         QT_TRANSLATE_NOOP(
             "exiles",
             "At the end of the round the enemy flees if a die shows more than %1. Chance: %2 of 6.")},
        {"note.flees-anyway", QT_TRANSLATE_NOOP("exiles", "The enemy flees at the end of this round.")},
        {"note.last-melee",
         QT_TRANSLATE_NOOP("exiles",
                           "It is the last one that can storm a wall: the enemy flees immediately.")},
        {"note.squad-gone", QT_TRANSLATE_NOOP("exiles", "The whole squad is gone then.")},
        {"note.leader-falls",
         QT_TRANSLATE_NOOP("exiles", "The squad loses its leader. The strongest of the others follows.")},

        // Rocks, cauldrons and fights
        //: %1 and %2: the least and the most
        {"note.dropped",
         QT_TRANSLATE_NOOP("exiles", "Kills units below the wall: endurance %1 to %2 in all.")},
        {"note.hold", QT_TRANSLATE_NOOP("exiles", "It can still be used in a later round.")},
        //: %1 and %2: scores
        {"note.scores",
         QT_TRANSLATE_NOOP("exiles", "The defenders have %1 and a die, the enemy has %2 and a die.")},
        //: %1 to %3: how many throws of two dice
        {"note.odds",
         QT_TRANSLATE_NOOP("exiles", "Of 9 rolls the defenders win %1, %2 are equal, the enemy wins %3.")},
        {"note.shoots-no-more",
         QT_TRANSLATE_NOOP("exiles", "A unit that has fought shoots no more in this turn.")},

        // For the Warlord
        //: %1: how many units, %2: a resistance
        {"note.front",
         QT_TRANSLATE_NOOP(
             "exiles",
             "{%1|No units defend|1 unit defends|%1 units defend} it. Resistance of the wall: %2.")},
        //: %1: how many units, %2: a resistance
        {"note.target-there",
         QT_TRANSLATE_NOOP("exiles", "{%1|No units are|1 unit is|%1 units are} there. Resistance: %2.")},
        //: %1: a resistance
        {"note.gate-there",
         QT_TRANSLATE_NOOP("exiles", "The gate has resistance %1. The ram needs strength 6 in its squad.")},
        {"note.give-tower", QT_TRANSLATE_NOOP("exiles", "Against this squad the wall counts half.")},

        // Why a question is asked
        {"why.posting",
         QT_TRANSLATE_NOOP("exiles", "Before you know where the enemy attacks, all units may go anywhere.")},
        {"why.posting-again",
         QT_TRANSLATE_NOOP("exiles",
                           "The last chance to move freely. Then you will see where the enemy attacks.")},
        {"why.reinforcing",
         QT_TRANSLATE_NOOP("exiles",
                           "The enemy has arrived. Units go to an adjacent section, or out of the keep.")},
        {"why.shifting",
         QT_TRANSLATE_NOOP("exiles",
                           "Units that have not shot go to an adjacent section, or through the keep.")},
        {"why.preparation", QT_TRANSLATE_NOOP("exiles", "The last moment before the first shots.")},
        {"why.rockfall", QT_TRANSLATE_NOOP("exiles", "The squads of the enemy are at the foot of the wall.")},
        {"why.earthquake", QT_TRANSLATE_NOOP("exiles", "Before the fight the earth may shake.")},
        {"why.renewal", QT_TRANSLATE_NOOP("exiles", "Before the fight a damaged section may be renewed.")},
        //: %1 and %2: sums of endurance, %3: how many units and engines
        {"why.fire-losses",
         QT_TRANSLATE_NOOP(
             "exiles", "The hits add up to %1, of which %2 count against engines. You remove at most %3.")},
        //: %1: how many units
        {"why.save-window",
         QT_TRANSLATE_NOOP("exiles", "{%1|No unit is|1 unit is|%1 units are} about to be lost.")},
        //: %1: how many actions
        {"why.act", QT_TRANSLATE_NOOP("exiles", "You have {%1|no actions|1 action|%1 actions} left.")},

        // Before something is thrown away
        //: %1: how many actions
        {"warning.end-turn",
         QT_TRANSLATE_NOOP(
             "exiles",
             "You still have {%1|no actions|1 action|%1 actions}. Choose the same again to end your turn.")},
        {"warning.hold-fire",
         QT_TRANSLATE_NOOP("exiles", "Some units could still shoot. Choose the same again to hold fire.")},
        //: %1: how many squads
        {"warning.assign-units",
         QT_TRANSLATE_NOOP("exiles",
                           "Nobody fights {%1|any squad|1 squad|%1 squads}: the enemy would get onto the "
                           "wall. Choose the same again to begin the fight.")},
    };
    return kWords;
}

} // namespace merlon::exiles
