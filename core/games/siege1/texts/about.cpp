#include "core/games/siege1/texts/texts.h"

namespace merlon::siege1 {

std::span<const Wording> aboutTexts()
{
    static constexpr Wording kWords[] = {
        {"shelf.siege1", QT_TRANSLATE_NOOP("siege1", "Two armies, up to 4 leaders: the most glory wins.")},
        {"about.work.cannon",
         QT_TRANSLATE_NOOP("siege1",
                           "On a tower: in each assault it may kill a unit on the foreground, on a rampart "
                           "before it or in a siege tower beside it. (S1-18.2)")},
        {"about.work.troll-cauldron",
         QT_TRANSLATE_NOOP("siege1", "On a wall: in each assault it kills 1 troll there. (S1-19.1)")},
        {"about.work.orc-cauldron",
         QT_TRANSLATE_NOOP("siege1", "On a wall: in each assault it kills 1 orc there. (S1-19.1)")},
        {"about.work.goblin-cauldron",
         QT_TRANSLATE_NOOP("siege1", "On a wall: in each assault it kills all goblins there. (S1-19.1)")},
        {"about.work.hook",
         QT_TRANSLATE_NOOP(
             "siege1",
             "On a tower: in each assault it may kill the weakest unit on an adjacent wall. (S1-19.2)")},
        {"about.work.platform",
         QT_TRANSLATE_NOOP("siege1", "On a wall: 1 more space for defender units. (S1-15.1)")},
        {"about.work.gate-repair",
         QT_TRANSLATE_NOOP("siege1", "The gate gains 1 resistance, up to its maximum. (S1-15.3)")},
        {"about.work.wall-repair",
         QT_TRANSLATE_NOOP("siege1", "1 wood on a wall: 1 more strength. At most 3 on each wall. (S1-15.3)")},
        {"about.work.goblin-trap",
         QT_TRANSLATE_NOOP("siege1", "On a path: each goblin that passes is killed. (S1-11.8)")},
        {"about.work.troll-trap",
         QT_TRANSLATE_NOOP("siege1",
                           "On a path: in each deployment the first troll that passes is killed. (S1-11.8)")},
        {"about.work.engine-damage",
         QT_TRANSLATE_NOOP("siege1",
                           "Shuffles a miss card into the deck of a ballista or a catapult. (S1-15.4)")},
        {"about.work.tower-raid", QT_TRANSLATE_NOOP("siege1", "Kills 1 unit in a siege tower. (S1-15.5)")},
        {"about.work.blessing",
         QT_TRANSLATE_NOOP("siege1",
                           "In this round all archers of one side who are not engaged may shoot at any "
                           "rampart of that side. (S1-15.6)")},
        {"about.work.dazzle",
         QT_TRANSLATE_NOOP(
             "siege1",
             "A wall takes no part in this round’s assault: no shots, no fight, no orders there. (S1-15.7)")},
        {"about.work.sniper",
         QT_TRANSLATE_NOOP("siege1", "Kills any 1 invader unit on the board. (S1-15.5)")},
        {"about.work.conflicting-orders",
         QT_TRANSLATE_NOOP("siege1", "An order leaves the board without being shown. (S1-15.8)")},
        {"about.work.train-soldier",
         QT_TRANSLATE_NOOP("siege1",
                           "In the barracks, an archer becomes a soldier. Any number of times. (S1-15.9)")},
        {"about.work.train-veteran",
         QT_TRANSLATE_NOOP("siege1",
                           "In the barracks, a soldier becomes a veteran. Any number of times. (S1-15.9)")},
        {"about.work.hunt-saboteurs",
         QT_TRANSLATE_NOOP("siege1", "A unit of the guards is killed, and all saboteurs leave. (S1-15.10)")},
        {"about.deed.barricades",
         QT_TRANSLATE_NOOP("siege1",
                           "4 hourglasses for the workshop, only now; also for a completed action. Costs 1 "
                           "glory. (S1-17.1)")},
        {"about.deed.deception", QT_TRANSLATE_NOOP("siege1", "3 hourglasses. Costs 1 glory. (S1-17.2)")},
        {"about.deed.last-stand",
         QT_TRANSLATE_NOOP("siege1",
                           "A building opens all its actions again, and they cost 1 less in this round. "
                           "Costs 1 glory. (S1-17.3)")},
        {"about.deed.prisoners",
         QT_TRANSLATE_NOOP("siege1",
                           "1 soldier and 1 veteran come to the courtyard. Costs 1 glory. (S1-17.4)")},
        {"about.feat.troll-attack", QT_TRANSLATE_NOOP("siege1", "4 trolls on one wall: 1 glory. (S1-22.4)")},
        {"about.feat.blood-rituals",
         QT_TRANSLATE_NOOP("siege1", "12 goblins paid for rituals: 1 glory. (S1-22.4)")},
        {"about.feat.mass-invasion",
         QT_TRANSLATE_NOOP("siege1", "Invader units on 7 walls at the same time: 1 glory. (S1-22.4)")},
        {"about.feat.dismantled-walls",
         QT_TRANSLATE_NOOP("siege1",
                           "For the second time a wall has lost its last component: 1 glory. (S1-22.4)")},
        {"about.hero.officer",
         QT_TRANSLATE_NOOP("siege1",
                           "Each defender unit on the officer’s wall fights with 1 more strength. Once a "
                           "round, a speech: 1 to 4 hourglasses bring as much strength. (S1-16.2)")},
        {"about.hero.warrior",
         QT_TRANSLATE_NOOP("siege1",
                           "2 more strength on the warrior’s wall. Once a round a raid kills an invader unit "
                           "there for 1 to 3 hourglasses. (S1-16.3)")},
        {"about.order.goblin-fury",
         QT_TRANSLATE_NOOP(
             "siege1",
             "The goblins on the wall fight with strength 3; afterward they are killed. (S1-12.4)")},
        {"about.order.exploding-orcs",
         QT_TRANSLATE_NOOP(
             "siege1", "Orcs on the wall are killed; each destroys a stone and all wood there. (S1-12.5)")},
        {"about.order.forced-march",
         QT_TRANSLATE_NOOP("siege1", "A troll goes all the way to the wall. (S1-12.6)")},
        {"about.order.bluff",
         QT_TRANSLATE_NOOP("siege1", "Does nothing – but the defenders don’t know that. (S1-12.7)")},
        {"about.card.resources",
         QT_TRANSLATE_NOOP("siege1",
                           "5 resources each round; once a round, a ready unit can be paid for more: a "
                           "goblin brings 1, an orc 2, a troll 3. (S1-4.4)")},
        {"about.card.all-out-assault",
         QT_TRANSLATE_NOOP("siege1", "2 more units each round, but no more resources. (S1-10.2)")},
        {"about.card.deployment",
         QT_TRANSLATE_NOOP(
             "siege1",
             "The army marches, altars are turned and orders given; then the camp is counted. (S1-11.10)")},
        {"about.invader-unit.goblin", QT_TRANSLATE_NOOP("siege1", "Strength 1. (S1-19.4)")},
        {"about.invader-unit.orc", QT_TRANSLATE_NOOP("siege1", "Strength 2. (S1-19.4)")},
        {"about.invader-unit.troll", QT_TRANSLATE_NOOP("siege1", "Strength 3. (S1-19.4)")},
        {"about.defender-unit.archer",
         QT_TRANSLATE_NOOP("siege1",
                           "Strength 1. Shoots in every assault, from a tower or from a wall without an "
                           "invader. (S1-18.4)")},
        {"about.defender-unit.soldier", QT_TRANSLATE_NOOP("siege1", "Strength 2. (S1-19.4)")},
        {"about.defender-unit.veteran", QT_TRANSLATE_NOOP("siege1", "Strength 3. (S1-19.4)")},
        {"about.action.ballista",
         QT_TRANSLATE_NOOP("siege1",
                           "On a rampart. A hit kills a defender unit of the invader’s choice on a wall "
                           "connected to the rampart, and the strongest invader unit there too. (S1-6.2)")},
        {"about.action.catapult",
         QT_TRANSLATE_NOOP(
             "siege1",
             "On a rampart. A hit destroys a stone and all wood of a wall connected to the rampart; on a "
             "bare wall its cauldron, or the device of a tower that faces the rampart. (S1-6.3)")},
        {"about.action.altar",
         QT_TRANSLATE_NOOP("siege1",
                           "For a side. In each phase 6 it is turned toward a wall of its side: 1 more "
                           "strength there in this round. (S1-6.5)")},
        {"about.action.mantelet",
         QT_TRANSLATE_NOOP("siege1",
                           "On a rampart: archers cannot shoot at it. Cannons and the sniper can. (S1-6.6)")},
        {"about.action.ram",
         QT_TRANSLATE_NOOP("siege1",
                           "A part of the ram at the gate. Each part with a crew of two takes 1 resistance "
                           "from the gate in an assault. (S1-6.7)")},
        {"about.action.trebuchet",
         QT_TRANSLATE_NOOP("siege1",
                           "On a foreground. It reaches every wall of its side and hits like a catapult, but "
                           "no devices of towers. (S1-6.4)")},
        {"about.action.siege-tower",
         QT_TRANSLATE_NOOP("siege1",
                           "At a wall, with 3 spaces for units from the camp. They fight there, and climb "
                           "onto the wall when the round ends. (S1-6.8)")},
        {"about.action.precise-fire",
         QT_TRANSLATE_NOOP("siege1",
                           "An engine draws two cards in this assault; the invader keeps one. (S1-10.3)")},
        {"about.action.banner",
         QT_TRANSLATE_NOOP(
             "siege1",
             "On a wall: 1 more strength for the invader who has a unit in the fight there. (S1-7.1)")},
        {"about.action.ladders",
         QT_TRANSLATE_NOOP("siege1", "On a wall: 1 more space for invader units. (S1-7.2)")},
        {"about.action.ropes",
         QT_TRANSLATE_NOOP("siege1",
                           "On a wall: in each deployment one unit may go from there to an adjacent wall of "
                           "its side. (S1-7.3)")},
        {"about.action.sap",
         QT_TRANSLATE_NOOP(
             "siege1",
             "On a wall: in each deployment one unit may go there straight from the camp. (S1-7.4)")},
        {"about.action.bridge",
         QT_TRANSLATE_NOOP("siege1", "On a path: no trap can be placed there. (S1-7.5)")},
        {"about.action.shields",
         QT_TRANSLATE_NOOP("siege1",
                           "On a wall: a lost fight is fought again, with 1 more strength for each unit that "
                           "is left. (S1-7.6)")},
        {"about.action.poison",
         QT_TRANSLATE_NOOP("siege1",
                           "On a wall: if the invader is stronger, one archer is killed first. (S1-7.7)")},
        {"about.action.equipment-transfer",
         QT_TRANSLATE_NOOP("siege1", "Moves one equipment token to another place on its side. (S1-10.4)")},
        {"about.action.artilleryman",
         QT_TRANSLATE_NOOP("siege1", "Shuffles a hit card into the deck of an engine. (S1-8.1)")},
        {"about.action.quartermaster",
         QT_TRANSLATE_NOOP("siege1",
                           "On a rampart: it holds 2 more units, and in each deployment the first two units "
                           "that arrive use no budget. (S1-8.2)")},
        {"about.action.trench-master",
         QT_TRANSLATE_NOOP(
             "siege1", "On a rampart: against volleys the strength of its units counts double. (S1-8.3)")},
        {"about.action.shooting-master",
         QT_TRANSLATE_NOOP("siege1", "On a rampart: its goblins shoot at archers. (S1-8.4)")},
        {"about.action.overseer",
         QT_TRANSLATE_NOOP("siege1",
                           "On a rampart: its units may also march to a neighboring rampart or back to the "
                           "foreground. (S1-8.5)")},
        {"about.action.saboteur",
         QT_TRANSLATE_NOOP("siege1", "In a building: each action there costs 1 more hourglass. (S1-8.6)")},
        {"about.action.trainer",
         QT_TRANSLATE_NOOP(
             "siege1",
             "For 2 goblins 2 orcs come from the fallen into the camp, for 2 orcs 2 trolls. (S1-8.7)")},
        {"about.action.training-transfer",
         QT_TRANSLATE_NOOP("siege1",
                           "Moves one training token to another rampart on its side, or a saboteur to "
                           "another building. (S1-10.5)")},
        {"about.action.bloodstone",
         QT_TRANSLATE_NOOP("siege1",
                           "On a catapult, in this round: if it hits, a defender unit of the invader’s "
                           "choice is killed too. (S1-9.1)")},
        {"about.action.possession",
         QT_TRANSLATE_NOOP("siege1", "On a hero, in this round: the hero cannot act. (S1-9.2)")},
        {"about.action.fire",
         QT_TRANSLATE_NOOP(
             "siege1", "In a building, in this round: each action there costs 1 more hourglass. (S1-9.3)")},
        {"about.action.spectre",
         QT_TRANSLATE_NOOP("siege1",
                           "At the hospital, in this round: those who do not recover become invader units "
                           "from the fallen. (S1-9.4)")},
        {"about.action.terror",
         QT_TRANSLATE_NOOP("siege1",
                           "In the courtyard, in this round: the weakest units there are killed until one is "
                           "left. (S1-9.5)")},
        {"about.action.storm",
         QT_TRANSLATE_NOOP("siege1",
                           "On a wall, in this round: each unit or hero that moves there costs 1 more "
                           "hourglass. (S1-9.6)")},
        {"about.action.accident",
         QT_TRANSLATE_NOOP("siege1",
                           "At a cauldron, in this round: it spares the invaders and kills defenders "
                           "instead, of the same rank. (S1-9.7)")},
        {"about.action.cheat-death",
         QT_TRANSLATE_NOOP("siege1", "Up to 3 goblins come from the fallen to the foregrounds. (S1-10.6)")},
    };
    return kWords;
}

} // namespace merlon::siege1
