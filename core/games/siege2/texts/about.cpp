#include "core/games/siege2/texts/texts.h"

namespace merlon::siege2 {

std::span<const Wording> aboutTexts()
{
    static constexpr Wording kWords[] = {
        {"shelf.siege2", QT_TRANSLATE_NOOP("siege2", "Breach one wall within 7 rounds – or hold them all.")},
        {"about.building-action.cannon",
         QT_TRANSLATE_NOOP("siege2",
                           "A cannon on a tower: in each assault it may kill a unit on a rampart before it "
                           "or on the foreground. (S2-17.1)")},
        {"about.building-action.cauldron-troll",
         QT_TRANSLATE_NOOP("siege2",
                           "A cauldron on a wall: in each assault it kills 1 troll there. (S2-18.2)")},
        {"about.building-action.cauldron-orc",
         QT_TRANSLATE_NOOP("siege2",
                           "A cauldron on a wall: in each assault it kills 1 orc there. (S2-18.2)")},
        {"about.building-action.cauldron-goblin",
         QT_TRANSLATE_NOOP("siege2",
                           "A cauldron on a wall: in each assault it kills all goblins there. (S2-18.2)")},
        {"about.building-action.bay-window",
         QT_TRANSLATE_NOOP("siege2",
                           "On a tower: 1 more strength on each adjacent wall while there is a marksman in "
                           "the tower. (S2-18.8)")},
        {"about.building-action.ladder",
         QT_TRANSLATE_NOOP("siege2", "On a wall: 1 more space for defender units, permanently. (S2-15.3)")},
        {"about.building-action.pole",
         QT_TRANSLATE_NOOP("siege2",
                           "A pole on a tower: in each assault it may kill the weakest unit shown on an "
                           "adjacent wall. (S2-18.3)")},
        {"about.building-action.wall",
         QT_TRANSLATE_NOOP("siege2", "A stone: 1 more strength on a wall. (S2-15.4)")},
        {"about.building-action.trap",
         QT_TRANSLATE_NOOP("siege2",
                           "A face-down trap on a path: it strikes goblins, trolls or siege towers that "
                           "cross it. (S2-15.5)")},
        {"about.building-action.malfunction",
         QT_TRANSLATE_NOOP("siege2", "An engine does not fire in the next assault. (S2-15.6)")},
        {"about.building-action.spy",
         QT_TRANSLATE_NOOP("siege2", "On a card of the row: it costs the invader 1 more unit. (S2-15.7)")},
        {"about.building-action.blessing",
         QT_TRANSLATE_NOOP("siege2", "All marksmen of one side fire together at one rampart. (S2-15.8)")},
        {"about.building-action.orders-mix-up",
         QT_TRANSLATE_NOOP("siege2", "Sends an order on a wall back to the invader. (S2-15.9)")},
        {"about.building-action.sharpshooters",
         QT_TRANSLATE_NOOP("siege2", "Kills any 1 invader unit on the board. (S2-15.10)")},
        {"about.building-action.glare",
         QT_TRANSLATE_NOOP("siege2", "There is no fight on one wall in the next assault. (S2-15.11)")},
        {"about.building-action.train-troops",
         QT_TRANSLATE_NOOP("siege2",
                           "In the barracks, a marksman becomes a soldier, or a soldier a veteran. Any "
                           "number of times. (S2-15.12)")},
        {"about.building-action.tracking-saboteurs",
         QT_TRANSLATE_NOOP("siege2",
                           "1 marksman of the guards leaves the game, and all saboteurs return to the "
                           "invader. (S2-15.13)")},
        {"about.plan.midnight-oil",
         QT_TRANSLATE_NOOP(
             "siege2",
             "Gain 4 hourglasses. From then on rounds begin with 1 hourglass instead of 2. (S2-16.1)")},
        {"about.plan.forced-march",
         QT_TRANSLATE_NOOP("siege2",
                           "Make up to 4 free moves. From then on each swap costs 2 hourglasses. (S2-16.1)")},
        {"about.plan.open-armoury",
         QT_TRANSLATE_NOOP("siege2",
                           "Up to twice, a marksman becomes a soldier or a soldier a veteran. From then on "
                           "training costs 1 more hourglass. (S2-16.1)")},
        {"about.plan.scalding-harvest",
         QT_TRANSLATE_NOOP("siege2",
                           "In this assault the cauldrons kill more. From then on, cauldrons cost 1 more "
                           "hourglass. (S2-16.1)")},
        {"about.plan.field-surgeons",
         QT_TRANSLATE_NOOP("siege2",
                           "All units of the hospital recover this round. From then on, only 1 unit recovers "
                           "per round. (S2-16.1)")},
        {"about.plan.sally",
         QT_TRANSLATE_NOOP("siege2",
                           "Kill units of total strength 4 or less on a rampart. From then on the "
                           "sharpshooters cost 1 more hourglass. (S2-16.1)")},
        {"about.plan.last-stand",
         QT_TRANSLATE_NOOP("siege2",
                           "One wall gets 3 more strength in this assault. From then on, the heroes are 1 "
                           "weaker. (S2-16.1)")},
        {"about.plan.emergency-masonry",
         QT_TRANSLATE_NOOP("siege2",
                           "Place up to 3 stones on walls of one side. From then on stones "
                           "cost 1 more hourglass. (S2-16.1)")},
        {"about.plan.vigil",
         QT_TRANSLATE_NOOP("siege2",
                           "All ritual tokens on the board return to the invader. From then on the "
                           "cathedral’s actions cost 1 more hourglass. (S2-16.1)")},
        {"about.plan.levy",
         QT_TRANSLATE_NOOP("siege2",
                           "Up to 2 marksmen and 1 soldier come from the supply into the courtyard. The "
                           "invader removes a heroic order from the game. (S2-16.1)")},
        {"about.action-card.briefing",
         QT_TRANSLATE_NOOP("siege2",
                           "Draw 14 units from the bag and take 5 wood. Cards may be exchanged for 1 "
                           "hourglass to the defender. (S2-5.1)")},
        {"about.action-card.resources",
         QT_TRANSLATE_NOOP("siege2",
                           "Pay a unit of the supply: a goblin brings 1 wood, an orc 2, a troll 3. The "
                           "defender gains 1 hourglass. (S2-5.6)")},
        {"about.action-card.ballista",
         QT_TRANSLATE_NOOP("siege2",
                           "An engine on a rampart. Its hits kill a defender unit, then an invader unit, on "
                           "a wall connected to the rampart. (S2-6.3)")},
        {"about.action-card.catapult",
         QT_TRANSLATE_NOOP("siege2",
                           "An engine on a rampart. Its hits destroy a stone, or else the cauldron, "
                           "or else the device of a tower. (S2-6.4)")},
        {"about.action-card.mantelet",
         QT_TRANSLATE_NOOP("siege2", "Protects a rampart from the volleys of the marksmen. (S2-6.7)")},
        {"about.action-card.siege-tower",
         QT_TRANSLATE_NOOP(
             "siege2", "Marches like a unit. On its wall neither stones nor the cauldron count. (S2-6.8)")},
        {"about.action-card.trebuchet",
         QT_TRANSLATE_NOOP("siege2",
                           "An engine on a foreground. It reaches all walls of its side and hits like a "
                           "catapult. (S2-6.5)")},
        {"about.action-card.banner",
         QT_TRANSLATE_NOOP("siege2", "On a wall: 1 more strength for the invader. (S2-7.2)")},
        {"about.action-card.bridge",
         QT_TRANSLATE_NOOP("siege2", "On a path: no trap can be placed there. (S2-7.3)")},
        {"about.action-card.ladder",
         QT_TRANSLATE_NOOP("siege2", "On a wall: 1 more space for invader units. (S2-7.2)")},
        {"about.action-card.poison",
         QT_TRANSLATE_NOOP(
             "siege2",
             "On a wall: 1 marksman there is killed in each assault if there is an invader unit. (S2-18.1)")},
        {"about.action-card.sap",
         QT_TRANSLATE_NOOP(
             "siege2",
             "On a wall: once per round, 1 goblin or orc goes there straight from the supply. (S2-10.6)")},
        {"about.action-card.artilleryman",
         QT_TRANSLATE_NOOP("siege2", "Removes 1 miss card from the deck of an engine. (S2-8.3)")},
        {"about.action-card.quartermaster",
         QT_TRANSLATE_NOOP("siege2",
                           "On a rampart: once per round, a unit that arrives there marches on immediately "
                           "to a connected wall. (S2-10.8)")},
        {"about.action-card.saboteur",
         QT_TRANSLATE_NOOP("siege2", "In a building: each action there costs 1 more hourglass. (S2-8.4)")},
        {"about.action-card.trainer",
         QT_TRANSLATE_NOOP("siege2", "Puts 2 trolls from the bag on foregrounds. (S2-8.5)")},
        {"about.action-card.trench-master",
         QT_TRANSLATE_NOOP("siege2", "On a rampart: cannons have no effect there. (S2-8.2)")},
        {"about.action-card.bloodstones",
         QT_TRANSLATE_NOOP("siege2",
                           "On engines: when the engine with the target token hits, 1 more defender unit is "
                           "killed. (S2-9.4)")},
        {"about.action-card.demon",
         QT_TRANSLATE_NOOP("siege2",
                           "On buildings: each time an action of the building with the target token is "
                           "completed, a unit in the courtyard is killed. (S2-9.5)")},
        {"about.action-card.gale",
         QT_TRANSLATE_NOOP(
             "siege2",
             "On walls: moving to or from the wall with the target token costs 1 more hourglass. (S2-9.6)")},
        {"about.action-card.possession",
         QT_TRANSLATE_NOOP("siege2",
                           "On heroic orders: the order with the target token has no effect and leaves the "
                           "game. (S2-9.8)")},
        {"about.action-card.specter",
         QT_TRANSLATE_NOOP("siege2",
                           "On walls: for each unit killed on the wall with the target token, a unit of the "
                           "fallen returns to a foreground. (S2-9.9)")},
        {"about.action-card.maneuver",
         QT_TRANSLATE_NOOP("siege2",
                           "The army marches, then orders may be given. The defender gains 3 hourglasses for "
                           "the minor maneuver, 5 for the major one. (S2-10.1)")},
        {"about.objective.blood-magic",
         QT_TRANSLATE_NOOP("siege2",
                           "Pay 6 units for rituals. From then on, rituals give the defender 1 fewer "
                           "hourglass. (S2-20.2)")},
        {"about.objective.not-a-single-stone",
         QT_TRANSLATE_NOOP("siege2",
                           "2 walls have lost all the stones they began with. From then on stones "
                           "cost 1 more hourglass. (S2-20.2)")},
        {"about.objective.devoted-warlocks",
         QT_TRANSLATE_NOOP("siege2",
                           "Perform 3 different rituals. From then on, once per round, a unit paid for a "
                           "ritual may be taken back. (S2-20.2)")},
        {"about.objective.green-tide",
         QT_TRANSLATE_NOOP("siege2", "Be on 6 walls at the same time. Draw 5 units from the bag. (S2-20.2)")},
        {"about.objective.troll-wrath",
         QT_TRANSLATE_NOOP("siege2",
                           "Have 3 trolls on one wall. They kill 1 defender unit there. (S2-20.2)")},
        {"about.objective.master-gunners",
         QT_TRANSLATE_NOOP("siege2",
                           "Have 3 engines on the board. Each of their decks loses a miss card. (S2-20.2)")},
        {"about.objective.breaking-stone",
         QT_TRANSLATE_NOOP("siege2", "Destroy 5 stones. Take 5 wood. (S2-20.2)")},
        {"about.objective.well-equipped",
         QT_TRANSLATE_NOOP(
             "siege2",
             "Have 3 different types of equipment on the board. Place another one for free. (S2-20.2)")},
        {"about.objective.butchers-bill",
         QT_TRANSLATE_NOOP(
             "siege2", "Kill 7 defender units. No unit recovers from the hospital this round. (S2-20.2)")},
        {"about.objective.open-ground",
         QT_TRANSLATE_NOOP("siege2",
                           "Have a unit on every rampart at the end of a maneuver. Move up to 4 units from "
                           "the supply to the foregrounds. (S2-20.2)")},
        {"about.heroic-order.reinforce",
         QT_TRANSLATE_NOOP("siege2", "1 unit moves from the courtyard to a wall with a hero. (S2-14.3)")},
        {"about.heroic-order.errand",
         QT_TRANSLATE_NOOP("siege2",
                           "1 unit moves to the forge, workshop, scouts or cathedral and brings a new "
                           "hourglass to an action there. (S2-14.4)")},
        {"about.heroic-order.recall",
         QT_TRANSLATE_NOOP("siege2",
                           "1 unit moves from a wall on the hero’s side to the courtyard. (S2-14.5)")},
        {"about.order.goblin-fury",
         QT_TRANSLATE_NOOP(
             "siege2",
             "The goblins on the wall have strength 3 in the assault; afterward they are killed. (S2-18.7)")},
        {"about.order.orc-detonation",
         QT_TRANSLATE_NOOP("siege2",
                           "Orcs on the wall are killed, and each of them destroys a stone. (S2-18.5)")},
        {"about.order.call-of-the-trolls",
         QT_TRANSLATE_NOOP("siege2", "Another troll of the side moves one step toward the wall. (S2-18.6)")},
        {"about.order.bluff",
         QT_TRANSLATE_NOOP("siege2", "Does nothing – but the defender doesn’t know that. (S2-18.7)")},
        {"about.order-mode.open", QT_TRANSLATE_NOOP("siege2", "Free: one order, face up. (S2-11.2)")},
        {"about.order-mode.classified",
         QT_TRANSLATE_NOOP("siege2",
                           "Gives the defender 1 hourglass: any number of orders, face down. (S2-11.3)")},
        {"about.order-mode.none",
         QT_TRANSLATE_NOOP("siege2", "No order changes the fights of this round. (S2-11.1)")},
        {"about.trap.goblin",
         QT_TRANSLATE_NOOP(
             "siege2", "Kills all goblins that have crossed the path in a step of a maneuver. (S2-10.9)")},
        {"about.trap.troll",
         QT_TRANSLATE_NOOP("siege2",
                           "In each maneuver it kills 1 troll that has crossed the path. (S2-10.9)")},
        {"about.trap.siege-tower",
         QT_TRANSLATE_NOOP(
             "siege2", "Siege towers that have crossed the path return to where they came from. (S2-10.9)")},
        {"about.invader-unit.goblin", QT_TRANSLATE_NOOP("siege2", "Strength 1.")},
        {"about.invader-unit.orc", QT_TRANSLATE_NOOP("siege2", "Strength 2.")},
        {"about.invader-unit.troll", QT_TRANSLATE_NOOP("siege2", "Strength 3.")},
        {"about.defender-unit.marksman",
         QT_TRANSLATE_NOOP(
             "siege2",
             "Strength 1. Shoots in every assault if there is no invader unit on the marksman’s wall.")},
        {"about.defender-unit.soldier", QT_TRANSLATE_NOOP("siege2", "Strength 2.")},
        {"about.defender-unit.veteran", QT_TRANSLATE_NOOP("siege2", "Strength 3.")},
        {"about.maneuver.minor",
         QT_TRANSLATE_NOOP("siege2",
                           "At most 5 pieces leave each place. The defender gains 3 hourglasses. (S2-10.3)")},
        {"about.maneuver.major",
         QT_TRANSLATE_NOOP("siege2",
                           "At most 7 pieces leave each place. The defender gains 5 hourglasses. (S2-10.3)")},
    };
    return kWords;
}

} // namespace merlon::siege2
