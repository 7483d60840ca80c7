#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

WordingTable aboutTexts()
{
    static constexpr Wording kWords[] = {
        {"shelf.mountain",
         QT_TRANSLATE_NOOP("mountain",
                           "Recruit trolls, dig tunnels and haul statues to the heart of the mountain.")},

        // Spells
        {"about.spell.mask",
         QT_TRANSLATE_NOOP(
             "mountain",
             "Until the end of your turn: you can bribe with resources of any types, one for each card.")},
        {"about.spell.eater",
         QT_TRANSLATE_NOOP("mountain",
                           "Now: dig a tunnel at its full cost. You still recruit or dig in step 2.")},
        {"about.spell.ascension",
         QT_TRANSLATE_NOOP("mountain",
                           "Now: a troll of level 3 of the horde takes the slot of one of your trolls of "
                           "level 2. It brings nothing and wakes nobody.")},
        {"about.spell.earth", QT_TRANSLATE_NOOP("mountain", "Now: gain 3 stone, 2 iron or 1 heartrock.")},
        {"about.spell.drum",
         QT_TRANSLATE_NOOP("mountain", "Now: wake one of your trolls, without those below it.")},
        {"about.spell.ghost",
         QT_TRANSLATE_NOOP("mountain", "Now: haul a statue once or twice, without carts.")},
        {"about.spell.soft",
         QT_TRANSLATE_NOOP("mountain",
                           "Until the end of your turn: the tunnel of step 2 needs no hammers for rubble.")},
        {"about.spell.thief",
         QT_TRANSLATE_NOOP("mountain", "Now: take all bribes from one card of the horde.")},
        {"about.spell.eye",
         QT_TRANSLATE_NOOP("mountain", "Now: take the buried resources of a cell beside your network.")},
        {"about.spell.transmute",
         QT_TRANSLATE_NOOP("mountain", "Now: turn 1 to 3 minerals of one type into as many of another.")},
        {"about.spell.carver",
         QT_TRANSLATE_NOOP(
             "mountain",
             "Now: place a pedestal on an empty anchor of your network and take its benefit token.")},
        {"about.spell.overtime",
         QT_TRANSLATE_NOOP("mountain", "In this step you can activate a second, different workshop.")},
        {"about.spell.labour",
         QT_TRANSLATE_NOOP(
             "mountain", "Until the end of your turn: all four entrances of your workshops count as open.")},
        {"about.spell.smith", QT_TRANSLATE_NOOP("mountain", "Now: gain 2 hammers, or 1 hammer and 1 cart.")},
        {"about.spell.road", QT_TRANSLATE_NOOP("mountain", "Now: gain 2 coins, or 1 cart and 1 coin.")},
        {"about.spell.shift",
         QT_TRANSLATE_NOOP(
             "mountain",
             "Now: lift one of your tunnel tiles and place it elsewhere, at the cost of rubble only.")},
        {"about.spell.kin",
         QT_TRANSLATE_NOOP(
             "mountain",
             "Until the end of your turn: when you recruit, all your other trolls of its clan wake, too.")},

        // Workshops
        {"about.workshop.wainwright",
         QT_TRANSLATE_NOOP("mountain", "Turns heartrock into carts, or carts into heartrock.")},
        {"about.workshop.runeforge",
         QT_TRANSLATE_NOOP("mountain", "Turns stone or iron into runes, or runes into stone or iron.")},
        {"about.workshop.charmweaver",
         QT_TRANSLATE_NOOP("mountain", "Turns coins into runes, or runes into coins.")},
        {"about.workshop.crusher",
         QT_TRANSLATE_NOOP("mountain", "Turns 1 heartrock into 2 stone, or 2 stone into 1 heartrock.")},
        {"about.workshop.mint",
         QT_TRANSLATE_NOOP("mountain",
                           "Turns iron or heartrock into coins, or coins into iron or heartrock.")},
        {"about.workshop.stonemill",
         QT_TRANSLATE_NOOP("mountain", "Turns stone into iron, or iron into stone.")},
        {"about.workshop.ironworks",
         QT_TRANSLATE_NOOP("mountain", "Turns heartrock into iron, or iron into heartrock.")},
        {"about.workshop.hammerforge",
         QT_TRANSLATE_NOOP("mountain", "Turns heartrock into hammers, or hammers into heartrock.")},
        {"about.workshop.hammerexchange",
         QT_TRANSLATE_NOOP("mountain", "Turns 2 resources of any types into 1 hammer.")},
        {"about.workshop.warehouse",
         QT_TRANSLATE_NOOP("mountain", "Turns 2 resources of any types into 1 cart.")},
        {"about.workshop.stewardship",
         QT_TRANSLATE_NOOP(
             "mountain",
             "Moves 1 resource from one of your trolls to your stock. A clan cart becomes neutral.")},

        // Great halls
        {"about.hall.spring",
         QT_TRANSLATE_NOOP("mountain", "4 cells. 0 honor, and 7 with a statue on the altar.")},
        {"about.hall.shaman",
         QT_TRANSLATE_NOOP("mountain", "5 cells. 1 honor, and 9 with a statue on the altar.")},
        {"about.hall.stonecutter",
         QT_TRANSLATE_NOOP("mountain", "6 cells. 2 honor, and 10 with a statue on the altar.")},
        {"about.hall.forge",
         QT_TRANSLATE_NOOP("mountain", "7 cells. 4 honor, and 12 with a statue on the altar.")},
        {"about.hall.abyss",
         QT_TRANSLATE_NOOP("mountain", "8 cells. 5 honor, and 13 with a statue on the altar.")},
        {"about.hall.treasure",
         QT_TRANSLATE_NOOP("mountain", "9 cells. 6 honor, and 15 with a statue on the altar.")},

        // Shapes of tunnel tiles
        {"about.shape.bar2",
         QT_TRANSLATE_NOOP("mountain",
                           "2 cells, 1 anchor. Honor: 0 for stone, 0 for iron, 0 for heartrock.")},
        {"about.shape.bar3",
         QT_TRANSLATE_NOOP("mountain",
                           "3 cells, 1 anchor. Honor: 2 for stone, 3 for iron, 4 for heartrock.")},
        {"about.shape.bend3",
         QT_TRANSLATE_NOOP("mountain",
                           "3 cells, 1 anchor. Honor: 2 for stone, 3 for iron, 4 for heartrock.")},
        {"about.shape.hook4",
         QT_TRANSLATE_NOOP("mountain",
                           "4 cells, 1 anchor. Honor: 4 for stone, 6 for iron, 8 for heartrock.")},
        {"about.shape.tee4",
         QT_TRANSLATE_NOOP("mountain",
                           "4 cells, 1 anchor. Honor: 4 for stone, 6 for iron, 8 for heartrock.")},
        {"about.shape.step4",
         QT_TRANSLATE_NOOP("mountain",
                           "4 cells, 1 anchor. Honor: 4 for stone, 6 for iron, 8 for heartrock.")},
        {"about.shape.crook5",
         QT_TRANSLATE_NOOP("mountain",
                           "5 cells, no anchor. Honor: 6 for stone, 9 for iron, 12 for heartrock.")},
        {"about.shape.slab5",
         QT_TRANSLATE_NOOP("mountain",
                           "5 cells, no anchor. Honor: 6 for stone, 9 for iron, 12 for heartrock.")},

        // Resources
        {"about.resource.stone",
         QT_TRANSLATE_NOOP("mountain", "A mineral: pays for tunnels that bring little honor.")},
        {"about.resource.iron",
         QT_TRANSLATE_NOOP("mountain",
                           "A mineral: pays for tunnels that bring more honor than those of stone.")},
        {"about.resource.heartrock",
         QT_TRANSLATE_NOOP("mountain", "A mineral: pays for the tunnels that bring the most honor.")},
        {"about.resource.coin",
         QT_TRANSLATE_NOOP("mountain", "Pays for bribes, to recruit trolls of rows 2 and 3.")},
        {"about.resource.cart",
         QT_TRANSLATE_NOOP("mountain", "Hauls a statue within its tunnel or to the next one.")},
        {"about.resource.hammer",
         QT_TRANSLATE_NOOP("mountain", "Pays for a cell of rubble under a new tunnel.")},
        {"about.resource.rune", QT_TRANSLATE_NOOP("mountain", "Pays for a spell.")},

        // Statues, pedestals and clans
        {"about.clan.fire",
         QT_TRANSLATE_NOOP("mountain",
                           "A clan of trolls, with statues and pedestals. Its carts haul its statues only.")},
        {"about.clan.ice",
         QT_TRANSLATE_NOOP("mountain",
                           "A clan of trolls, with statues and pedestals. Its carts haul its statues only.")},
        {"about.clan.moon",
         QT_TRANSLATE_NOOP("mountain",
                           "A clan of trolls, with statues and pedestals. Its carts haul its statues only.")},
        {"about.clan.mud",
         QT_TRANSLATE_NOOP("mountain", "A clan of trolls without statues. Its carts are neutral.")},
    };
    return kWords;
}

} // namespace merlon::mountain
