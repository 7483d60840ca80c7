#include "app/games/siege/siege1/words/explanations.h"

namespace merlon::siege1table {

std::span<const Explanation> machineTexts()
{
    static constexpr Explanation kTexts[] = {
        {"action", "ballista",
         QT_TRANSLATE_NOOP("siege_panels",
                           "On a rampart. A hit kills a defender unit of the invader’s choice on a wall that "
                           "a path joins to the rampart, and the strongest invader unit there too."),
         "S1-6.2"},
        {"action", "catapult",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "On a rampart. A hit destroys a stone and all wood of a wall that a path joins to the rampart; "
             "on a bare wall its cauldron, or the machine of a tower that faces the rampart."),
         "S1-6.3"},
        {"action", "altar",
         QT_TRANSLATE_NOOP("siege_panels",
                           "For a side. In each phase 6 it is turned towards a wall of its side: 1 more "
                           "strength there in this round."),
         "S1-6.5"},
        {"action", "mantelet",
         QT_TRANSLATE_NOOP("siege_panels",
                           "On a rampart: archers cannot shoot at it. Cannons and the sniper can."),
         "S1-6.6"},
        {"action", "ram",
         QT_TRANSLATE_NOOP("siege_panels",
                           "A part of the ram at the gate. Each part with a crew of two takes 1 resistance "
                           "from the gate in an assault."),
         "S1-6.7"},
        {"action", "trebuchet",
         QT_TRANSLATE_NOOP("siege_panels",
                           "On a foreground. It reaches every wall of its side and hits like a catapult, but "
                           "no machines in towers."),
         "S1-6.4"},
        {"action", "siege-tower",
         QT_TRANSLATE_NOOP("siege_panels",
                           "At a wall, with 3 spaces for units from the camp. They fight there, and climb "
                           "onto the wall when the round ends."),
         "S1-6.8"},
        {"action", "precise-fire",
         QT_TRANSLATE_NOOP("siege_panels",
                           "A machine draws two cards in this assault; the invader keeps one."),
         "S1-10.3"},
    };
    return kTexts;
}

std::span<const Explanation> equipmentTexts()
{
    static constexpr Explanation kTexts[] = {
        {"action", "banner",
         QT_TRANSLATE_NOOP("siege_panels",
                           "On a wall: 1 more strength for the invader who has a unit in the fight there."),
         "S1-7.1"},
        {"action", "ladders", QT_TRANSLATE_NOOP("siege_panels", "On a wall: 1 more space for invader units."),
         "S1-7.2"},
        {"action", "ropes",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "On a wall: in each deployment one unit may go from there to an adjacent wall of its side."),
         "S1-7.3"},
        {"action", "sap",
         QT_TRANSLATE_NOOP("siege_panels",
                           "On a wall: in each deployment one unit may go there straight from the camp."),
         "S1-7.4"},
        {"action", "bridge", QT_TRANSLATE_NOOP("siege_panels", "On a path: no trap can be placed there."),
         "S1-7.5"},
        {"action", "shields",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "On a wall: a lost fight is fought again, with 1 more strength for each unit that is left."),
         "S1-7.6"},
        {"action", "poison",
         QT_TRANSLATE_NOOP("siege_panels", "On a wall: if the invader is stronger, one archer dies first."),
         "S1-7.7"},
        {"action", "equipment-transfer",
         QT_TRANSLATE_NOOP("siege_panels", "Moves one equipment tile to another place of its side."),
         "S1-10.4"},
    };
    return kTexts;
}

} // namespace merlon::siege1table
