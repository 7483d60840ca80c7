#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable cardTexts()
{
    static constexpr Wording kWords[] = {
        // Kinds
        {"card-label.building", QT_TRANSLATE_NOOP("exiles", "City building")},
        //: %1: a level of the library
        {"card-label.technology", QT_TRANSLATE_NOOP("exiles", "Technology of level %1")},
        {"card-label.hero", QT_TRANSLATE_NOOP("exiles", "Hero")},
        {"card-label.faction", QT_TRANSLATE_NOOP("exiles", "Enemy")},
        {"card-label.unit", QT_TRANSLATE_NOOP("exiles", "Unit")},
        {"card-label.engine", QT_TRANSLATE_NOOP("exiles", "Engine")},
        {"card-label.enemy-engine", QT_TRANSLATE_NOOP("exiles", "Engine of the enemy")},
        //: Above the name of what is built. %1: its level
        {"card-label.wall", QT_TRANSLATE_NOOP("exiles", "Wall of level %1")},
        //: Above the name of what is built. %1: its level
        {"card-label.tower", QT_TRANSLATE_NOOP("exiles", "Tower of level %1")},
        //: On the back of cards that tell what pieces cost and do
        {"card-label.reference", QT_TRANSLATE_NOOP("exiles", "Reference")},

        // In a corner
        //: On a card. %1: a level
        {"card-label.level", QT_TRANSLATE_NOOP("exiles", "%1")},
        //: In the corner of the card of a faction. %1: its morale
        {"card-label.morale", QT_TRANSLATE_NOOP("exiles", "%1")},

        // Prices
        //: A price on a card. %1: how many, %2: a resource
        {"card-label.cost-1", QT_TRANSLATE_NOOP("exiles", "Cost: %1 × %2.")},
        //: A price on a card. %1 and %3: how many, %2 and %4: resources
        {"card-label.cost-2", QT_TRANSLATE_NOOP("exiles", "Cost: %1 × %2, %3 × %4.")},
        //: A price on a card. %1, %3 and %5: how many, %2, %4 and %6: resources
        {"card-label.cost-3", QT_TRANSLATE_NOOP("exiles", "Cost: %1 × %2, %3 × %4, %5 × %6.")},
        //: On the card of a wall or tower: what it costs to restore 1 resistance. %1: how many, %2: a resource
        {"card-label.repair", QT_TRANSLATE_NOOP("exiles", "Repair of 1 resistance: %1 × %2.")},

        // What something needs
        //: On the card of a unit or an engine: what trains or builds it. %1: a building, %2: its level
        {"card-label.needs-building", QT_TRANSLATE_NOOP("exiles", "Needs: %1 of level %2.")},
        //: On a card: what must be known for it. %1: a technology
        {"card-label.needs-technology", QT_TRANSLATE_NOOP("exiles", "Technology: %1.")},

        // The enemy
        //: On the card of a faction. %1: its morale
        {"card-label.morale-of", QT_TRANSLATE_NOOP("exiles", "Morale %1.")},
        //: On the card of a faction. %1 to %6: how many fronts it attacks if the die shows 1, 2, 3, 4, 5, 6
        {"card-label.fronts",
         QT_TRANSLATE_NOOP("exiles", "Fronts from turn 3 on, by die 1 to 6: %1, %2, %3, %4, %5, %6.")},
        //: On the card of a faction: on which section of a front it aims. %1 and %2: results of a die
        {"card-label.targets",
         QT_TRANSLATE_NOOP("exiles", "Target by die: left up to %1, wall up to %2, right above.")},
        //: %1: an enemy unit, then its strength, endurance, support and ranged fire strength
        {"card-label.enemy", QT_TRANSLATE_NOOP("exiles", "%1: ST %2, EN %3, SU %4{%5||, RFS %5}")},

        // Figures of pieces
        //: On the card of an engine. %1: its endurance
        {"card-label.endurance", QT_TRANSLATE_NOOP("exiles", "EN %1.")},
        //: On the card of a wall. %1: its resistance, %2: how many units have room, %3: the resistance of a gate in it
        {"card-label.wall-figures",
         QT_TRANSLATE_NOOP("exiles", "Resistance %1, {%2|no unit|1 unit|%2 units}{%3|.|, gate %3.}")},
        //: On the card of a tower. %1: its resistance, %2: how many units have room, %3: how many engines
        {"card-label.tower-figures",
         QT_TRANSLATE_NOOP("exiles",
                           "Resistance %1, {%2|no unit|1 unit|%2 units}{%3|.|, 1 engine slot.|, %3 engine "
                           "slots.}")},
        {"card-label.hoardings",
         QT_TRANSLATE_NOOP(
             "exiles", "Hoardings: enemy shooters have 1 less RFS against it, leading flyers 1 less ST.")},
        //: On the card of a wall. %1: a number
        {"card-label.drop-bonus",
         QT_TRANSLATE_NOOP("exiles", "Each die of rocks and cauldron counts %1 more.")},
        //: On the card of a tower. %1: a number
        {"card-label.tower-fire", QT_TRANSLATE_NOOP("exiles", "Shooters on it have %1 more RFS.")},

        // Tracks of numbers on a sheet
        {"word.zone.sections", QT_TRANSLATE_NOOP("exiles", "Walls and towers")},
        //: At a track of numbers. %1: a wall or a tower
        {"card-label.track-level", QT_TRANSLATE_NOOP("exiles", "%1: level")},
        //: At a track of numbers. %1: a wall, a tower or a gate
        {"card-label.track-resistance", QT_TRANSLATE_NOOP("exiles", "%1: resistance")},
        {"card-label.track-morale", QT_TRANSLATE_NOOP("exiles", "Morale")},
        {"card-label.track-round", QT_TRANSLATE_NOOP("exiles", "Round of the siege")},

        // Over lines to be filled in when a campaign is put away
        {"card-label.save-turn", QT_TRANSLATE_NOOP("exiles", "The next turn")},
        {"card-label.save-players", QT_TRANSLATE_NOOP("exiles", "Players: hero, wood, stone, iron, gold")},
        {"card-label.save-sections",
         QT_TRANSLATE_NOOP("exiles", "Sections and keep: level, resistance, units, engines")},
        {"card-label.save-gates", QT_TRANSLATE_NOOP("exiles", "Gates: resistance")},
        {"card-label.save-ditches", QT_TRANSLATE_NOOP("exiles", "Ditches and moats")},
        {"card-label.save-buildings", QT_TRANSLATE_NOOP("exiles", "Buildings: level")},
        {"card-label.save-technologies", QT_TRANSLATE_NOOP("exiles", "Technologies that are known")},
    };
    return kWords;
}

} // namespace merlon::exiles
