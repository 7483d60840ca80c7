#include "app/games/siege/siege2/words/explanations.h"

namespace merlon {

std::span<const Explanation> buildingActionTexts()
{
    static constexpr Explanation kTexts[] = {
        {"building-action", "cannon",
         QT_TRANSLATE_NOOP("siege_panels",
                           "A cannon on a tower: in each assault it may kill a unit on a rampart before it "
                           "or on the foreground."),
         "S2-17.1"},
        {"building-action", "cauldron-troll",
         QT_TRANSLATE_NOOP("siege_panels", "A cauldron on a wall: in each assault it kills 1 troll there."),
         "S2-18.2"},
        {"building-action", "cauldron-orc",
         QT_TRANSLATE_NOOP("siege_panels", "A cauldron on a wall: in each assault it kills 1 orc there."),
         "S2-18.2"},
        {"building-action", "cauldron-goblin",
         QT_TRANSLATE_NOOP("siege_panels",
                           "A cauldron on a wall: in each assault it kills all goblins there."),
         "S2-18.2"},
        {"building-action", "bay-window",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "On a tower: 1 more strength on each adjacent wall while a marksman stands in the tower."),
         "S2-18.8"},
        {"building-action", "ladder",
         QT_TRANSLATE_NOOP("siege_panels", "On a wall: 1 more space for defender units, for good."),
         "S2-15.3"},
        {"building-action", "pole",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "A pole on a tower: in each assault it may kill the weakest unit shown on an adjacent wall."),
         "S2-18.3"},
        {"building-action", "wall",
         QT_TRANSLATE_NOOP("siege_panels", "A wall component: 1 more strength on a wall."), "S2-15.4"},
        {"building-action", "trap",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "A face-down trap on a path: it strikes goblins, trolls or siege towers that cross it."),
         "S2-15.5"},
        {"building-action", "malfunction",
         QT_TRANSLATE_NOOP("siege_panels", "A machine does not fire in the next assault."), "S2-15.6"},
        {"building-action", "spy",
         QT_TRANSLATE_NOOP("siege_panels", "On a card of the row: it costs the invader 1 more unit."),
         "S2-15.7"},
        {"building-action", "blessing",
         QT_TRANSLATE_NOOP("siege_panels", "All marksmen of one side fire together at one rampart."),
         "S2-15.8"},
        {"building-action", "orders-mix-up",
         QT_TRANSLATE_NOOP("siege_panels", "Sends an order on a wall back to the invader."), "S2-15.9"},
        {"building-action", "sharpshooters",
         QT_TRANSLATE_NOOP("siege_panels", "Kills any 1 invader unit on the board."), "S2-15.10"},
        {"building-action", "glare",
         QT_TRANSLATE_NOOP("siege_panels", "There is no fight on one wall in the next assault."), "S2-15.11"},
        {"building-action", "train-troops",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "In the barracks, a marksman becomes a soldier, or a soldier a veteran. Any number of times."),
         "S2-15.12"},
        {"building-action", "tracking-saboteurs",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "1 marksman of the guards leaves the game, and all saboteurs return to the invader."),
         "S2-15.13"},
    };
    return kTexts;
}

std::span<const Explanation> planTexts()
{
    static constexpr Explanation kTexts[] = {
        {"plan", "midnight-oil",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Gain 4 hourglasses. From then on rounds begin with 1 hourglass instead of 2."),
         "S2-16.1"},
        {"plan", "forced-march",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Make up to 4 free moves. From then on each swap costs 2 hourglasses."),
         "S2-16.1"},
        {"plan", "open-armoury",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Up to twice, a marksman becomes a soldier or a soldier a veteran. From then on "
                           "training costs 1 more hourglass."),
         "S2-16.1"},
        {"plan", "scalding-harvest",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "In this assault the cauldrons kill more. From then on cauldrons cost 1 more hourglass."),
         "S2-16.1"},
        {"plan", "field-surgeons",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "All units of the hospital recover this round. From then on only 1 unit recovers per round."),
         "S2-16.1"},
        {"plan", "sally",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Kill units of total strength 4 or less on a rampart. From then on the "
                           "sharpshooters cost 1 more hourglass."),
         "S2-16.1"},
        {"plan", "last-stand",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "One wall gets 3 more strength in this assault. From then on the heroes are 1 weaker."),
         "S2-16.1"},
        {"plan", "emergency-masonry",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Place up to 3 wall components on walls of one side. From then on wall components "
                           "cost 1 more hourglass."),
         "S2-16.1"},
        {"plan", "vigil",
         QT_TRANSLATE_NOOP("siege_panels",
                           "All ritual tokens on the board return to the invader. From then on the "
                           "cathedral’s actions cost 1 more hourglass."),
         "S2-16.1"},
        {"plan", "levy",
         QT_TRANSLATE_NOOP("siege_panels",
                           "Up to 2 marksmen and 1 soldier come from the supply into the courtyard. The "
                           "invader removes a heroic order from the game."),
         "S2-16.1"},
    };
    return kTexts;
}

} // namespace merlon
