#include "app/games/siege/siege2/words/explanations.h"

namespace merlon {

std::span<const Explanation> actionCardTexts()
{
    static constexpr Explanation kTexts[] = {
        {"action-card", "briefing",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Draw 14 units from the bag and take 5 wood. Cards may be exchanged for 1 "
                           "hourglass to the defender."),
         "S2-5.1"},
        {"action-card", "resources",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Discard a unit of the supply: a goblin brings 1 wood, an orc 2, a troll 3. The "
                           "defender gains 1 hourglass."),
         "S2-5.6"},
        {"action-card", "ballista",
         QT_TRANSLATE_NOOP("siege_panels",
                           "A machine on a rampart. Its hits kill a defender unit, then an invader unit, on "
                           "a wall connected to the rampart."),
         "S2-6.3"},
        {"action-card", "catapult",
         QT_TRANSLATE_NOOP("siege_panels",
                           "A machine on a rampart. Its hits destroy a wall component, or else the cauldron, "
                           "or else the device of a tower."),
         "S2-6.4"},
        {"action-card", "mantelet",
         QT_TRANSLATE_NOOP("siege_panels", "Protects a rampart from the volleys of the marksmen."), "S2-6.7"},
        {"action-card", "siege-tower",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "Marches like a unit. On its wall neither wall components nor the cauldron count."),
         "S2-6.8"},
        {"action-card", "trebuchet",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "A machine on a foreground. It reaches all walls of its side and hits like a catapult."),
         "S2-6.5"},
        {"action-card", "banner",
         QT_TRANSLATE_NOOP("siege_panels", "On a wall: 1 more strength for the invader."), "S2-7.2"},
        {"action-card", "bridge",
         QT_TRANSLATE_NOOP("siege_panels", "On a path: no trap can be placed there any more."), "S2-7.3"},
        {"action-card", "ladder",
         QT_TRANSLATE_NOOP("siege_panels", "On a wall: 1 more space for invader units."), "S2-7.2"},
        {"action-card", "poison",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "On a wall: 1 marksman there dies in each assault, if an invader unit stands there."),
         "S2-18.1"},
        {"action-card", "sap",
         QT_TRANSLATE_NOOP("siege_panels",
                           "On a wall: once per round, 1 goblin or orc goes there straight from the supply."),
         "S2-10.6"},
        {"action-card", "artilleryman",
         QT_TRANSLATE_NOOP("siege_panels", "Takes 1 miss card out of the deck of a machine."), "S2-8.3"},
        {"action-card", "quartermaster",
         QT_TRANSLATE_NOOP("siege_panels",
                           "On a rampart: once per round, a unit that arrives there marches on at once to a "
                           "connected wall."),
         "S2-10.8"},
        {"action-card", "saboteur",
         QT_TRANSLATE_NOOP("siege_panels", "In a building: each action there costs 1 more hourglass."),
         "S2-8.4"},
        {"action-card", "trainer",
         QT_TRANSLATE_NOOP("siege_panels", "Puts 2 trolls from the bag on foregrounds."), "S2-8.5"},
        {"action-card", "trench-master",
         QT_TRANSLATE_NOOP("siege_panels", "On a rampart: cannons have no effect there."), "S2-8.2"},
        {"action-card", "bloodstones",
         QT_TRANSLATE_NOOP("siege_panels",
                           "On machines: when the target token’s machine hits, 1 more defender unit dies."),
         "S2-9.4"},
        {"action-card", "demon",
         QT_TRANSLATE_NOOP("siege_panels",
                           "On buildings: each time an action of the target token’s building is completed, a "
                           "unit in the courtyard dies."),
         "S2-9.5"},
        {"action-card", "gale",
         QT_TRANSLATE_NOOP("siege_panels",
                           "On walls: moving to or from the target token’s wall costs 1 more hourglass."),
         "S2-9.6"},
        {"action-card", "possession",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "On heroic orders: the order with the target token has no effect and leaves the game."),
         "S2-9.8"},
        {"action-card", "specter",
         QT_TRANSLATE_NOOP("siege_panels",
                           "On walls: instead of units killed on the target token’s wall, units of the "
                           "fallen return to a foreground."),
         "S2-9.9"},
        {"action-card", "maneuver",
         QT_TRANSLATE_NOOP("siege_panels",
                           "The army marches, then orders may be given. The defender gains 3 hourglasses for "
                           "the minor maneuver, 5 for the major one."),
         "S2-10.1"},
    };
    return kTexts;
}

std::span<const Explanation> objectiveTexts()
{
    static constexpr Explanation kTexts[] = {
        {"objective", "blood-magic",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "Pay 6 units for rituals. From then on rituals give the defender 1 hourglass fewer."),
         "S2-20.2"},
        {"objective", "not-a-single-stone",
         QT_TRANSLATE_NOOP("siege_panels",
                           "2 walls have lost all the stone they began with. From then on wall components "
                           "cost 1 more hourglass."),
         "S2-20.2"},
        {"objective", "devoted-warlocks",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Perform 3 different rituals. From then on, once per round, a unit paid for a "
                           "ritual may be taken back."),
         "S2-20.2"},
        {"objective", "green-tide",
         QT_TRANSLATE_NOOP("siege_panels", "Stand on 6 walls at once. Draw 5 units from the bag."),
         "S2-20.2"},
        {"objective", "troll-wrath",
         QT_TRANSLATE_NOOP("siege_panels", "Have 3 trolls on one wall. They kill 1 defender unit there."),
         "S2-20.2"},
        {"objective", "master-gunners",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Have 3 barrage machines on the board. Each of their decks loses a miss card."),
         "S2-20.2"},
        {"objective", "breaking-stone",
         QT_TRANSLATE_NOOP("siege_panels", "Destroy 5 wall components. Take 5 wood."), "S2-20.2"},
        {"objective", "well-equipped",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Have 3 different kinds of equipment on the board. Place another one for free."),
         "S2-20.2"},
        {"objective", "butchers-bill",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Kill 7 defender units. No unit recovers from the hospital this round."),
         "S2-20.2"},
        {"objective", "open-ground",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Have a unit on every rampart at the end of a maneuver. Move up to 4 units from "
                           "the supply to the foregrounds."),
         "S2-20.2"},
    };
    return kTexts;
}

} // namespace merlon
