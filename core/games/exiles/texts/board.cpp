#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable boardTexts()
{
    static constexpr Wording kWords[] = {
        // What the checks of a board find. %1 and %2: places, unless a comment says otherwise.
        {"finding.exiles-V-01", QT_TRANSLATE_NOOP("exiles", "The board needs 1 to 8 fronts.")},
        {"finding.exiles-V-02",
         QT_TRANSLATE_NOOP("exiles", "%1 must be reached from exactly one deployment zone.")},
        {"finding.exiles-V-03", QT_TRANSLATE_NOOP("exiles", "%1 must lead to exactly one assault zone.")},
        {"finding.exiles-V-04", QT_TRANSLATE_NOOP("exiles", "%1 must lead to exactly one wall.")},
        {"finding.exiles-V-05",
         QT_TRANSLATE_NOOP("exiles", "%1 must be attacked from exactly one assault zone.")},
        {"finding.exiles-V-06",
         QT_TRANSLATE_NOOP("exiles",
                           "%1 can have one tower on the left and one on the right, nothing else: %2.")},
        {"finding.exiles-V-07",
         QT_TRANSLATE_NOOP("exiles", "%1 is not beside any front. Link an assault zone with it: flank.")},
        {"finding.exiles-V-08", QT_TRANSLATE_NOOP("exiles", "%1 cannot be reached along the ring.")},
        {"finding.exiles-V-09", QT_TRANSLATE_NOOP("exiles", "%1 does not cover its own assault zone.")},
        {"finding.exiles-V-10",
         QT_TRANSLATE_NOOP("exiles", "%1 covers no zone. Link it with a zone: covers.")},
        {"finding.exiles-V-11", QT_TRANSLATE_NOOP("exiles", "The keep must be joined to every section.")},
        {"finding.exiles-V-11-none", QT_TRANSLATE_NOOP("exiles", "The board needs a keep.")},
        {"finding.exiles-V-11-twice", QT_TRANSLATE_NOOP("exiles", "The board can have only one keep.")},
        //: %1: one of the six buildings
        {"finding.exiles-V-12",
         QT_TRANSLATE_NOOP("exiles", "The city needs one place for this building: %1.")},
        {"finding.exiles-V-12-twice",
         QT_TRANSLATE_NOOP("exiles", "%1 is for a building that has a place already.")},
        {"finding.exiles-V-13", QT_TRANSLATE_NOOP("exiles", "%1 must belong to one wall.")},
        {"finding.exiles-V-13-twice",
         QT_TRANSLATE_NOOP("exiles", "%1 belongs to a wall that has a gate already.")},
        {"finding.exiles-V-14", QT_TRANSLATE_NOOP("exiles", "%1 guards nothing.")},
        {"finding.exiles-V-15", QT_TRANSLATE_NOOP("exiles", "%1 has no room.")},
        {"finding.exiles-V-16", QT_TRANSLATE_NOOP("exiles", "The board has more than 8 towers.")},
        {"finding.exiles-V-17", QT_TRANSLATE_NOOP("exiles", "This link exists twice: %1 – %2.")},
        {"finding.exiles-V-17-kinds",
         QT_TRANSLATE_NOOP("exiles", "This link joins places of the wrong types: %1 – %2.")},
        {"finding.exiles-V-18", QT_TRANSLATE_NOOP("exiles", "%1 is outside the board.")},
        {"finding.exiles-V-19",
         QT_TRANSLATE_NOOP("exiles", "%1 has no engine slots. Remove the additional slots.")},
        //: %1 and %2: numbers
        {"finding.exiles-V-20",
         QT_TRANSLATE_NOOP("exiles",
                           "The board is too large. At most %1 places and %2 ditches are possible.")},

        // Boards that are too large. %1: a number.
        {"error.exiles-board-too-large",
         QT_TRANSLATE_NOOP("exiles", "The board has too many places. At most %1 are possible.")},
        {"error.exiles-too-many-ditches",
         QT_TRANSLATE_NOOP("exiles", "The board has too many ditches. At most %1 are possible.")},

        // What cannot be in a position
        //: %1: a unit, an engine or a resource
        {"error.exiles-too-many", QT_TRANSLATE_NOOP("exiles", "There are only %2 of %1, not %3 (EX-0.3).")},
        {"error.exiles-resistance",
         QT_TRANSLATE_NOOP("exiles",
                           "The resistance does not fit the level. At most %1 is possible, and 0 only for a "
                           "barrier (EX-3.4).")},
        {"error.exiles-gate",
         QT_TRANSLATE_NOOP("exiles", "The gate cannot have more than %1 resistance at this level (EX-3.5).")},
        {"error.exiles-not-on-towers",
         QT_TRANSLATE_NOOP("exiles", "Rocks and cauldrons are on walls only (EX-5.4).")},
        {"error.exiles-slots",
         QT_TRANSLATE_NOOP("exiles", "Too many engines. This place has %1 slots (EX-6.4).")},
        {"error.exiles-technology",
         QT_TRANSLATE_NOOP("exiles", "A technology is missing for this level: %1 (EX-3.4, EX-3.7).")},
        {"error.exiles-troop-technology",
         QT_TRANSLATE_NOOP("exiles",
                           "The technology for these units or engines is missing: %1 (EX-5.1, EX-5.3).")},
        {"error.exiles-hero-twice",
         QT_TRANSLATE_NOOP("exiles", "Each hero can be taken only once (EX-1.5).")},
        {"error.exiles-commander", QT_TRANSLATE_NOOP("exiles", "This section needs a commander (EX-2.3).")},

        // What boards are made of
        {"about.kind.section", QT_TRANSLATE_NOOP("exiles", "A wall or a tower of the ring around the city.")},
        {"about.kind.gate", QT_TRANSLATE_NOOP("exiles", "The gate of a wall, with its own resistance.")},
        {"about.kind.keep",
         QT_TRANSLATE_NOOP("exiles",
                           "Units cross the city through the keep. From level 2 on, 4 of them shoot.")},
        {"about.kind.city-building", QT_TRANSLATE_NOOP("exiles", "One of the six buildings of the city.")},
        {"about.kind.ditch",
         QT_TRANSLATE_NOOP("exiles", "A space in front of the ring where a ditch or a moat can be dug.")},
        {"about.kind.assault", QT_TRANSLATE_NOOP("exiles", "The ground at the foot of a wall.")},
        {"about.kind.deployment",
         QT_TRANSLATE_NOOP("exiles", "The ground farther out, where the enemy arrives.")},
        {"about.kind.adjacent", QT_TRANSLATE_NOOP("exiles", "Joins two sections side by side.")},
        {"about.kind.covers", QT_TRANSLATE_NOOP("exiles", "Units here shoot at that zone.")},
        {"about.kind.advance", QT_TRANSLATE_NOOP("exiles", "The way of the enemy to the wall.")},
        {"about.kind.flank", QT_TRANSLATE_NOOP("exiles", "The tower beside a front.")},
        {"about.kind.guards", QT_TRANSLATE_NOOP("exiles", "The section that a ditch protects.")},
        {"about.kind.opens", QT_TRANSLATE_NOOP("exiles", "The wall that a gate belongs to.")},
        {"about.kind.interior", QT_TRANSLATE_NOOP("exiles", "The way between the keep and a section.")},
        {"about.attribute.form",
         QT_TRANSLATE_NOOP("exiles",
                           "A wall is part of a front. A tower is beside fronts and has slots for engines.")},
        {"about.attribute.cap-bonus", QT_TRANSLATE_NOOP("exiles", "Added to the capacity of every level.")},
        {"about.attribute.slot-bonus",
         QT_TRANSLATE_NOOP("exiles", "Added to the engine slots of a tower from level 1 on.")},
        {"about.attribute.start-level", QT_TRANSLATE_NOOP("exiles", "The level at which a campaign begins.")},
        {"about.attribute.building", QT_TRANSLATE_NOOP("exiles", "Which of the six buildings it is.")},
        {"about.attribute.from-level",
         QT_TRANSLATE_NOOP("exiles", "The lowest level at which this zone is covered.")},
        {"about.attribute.side",
         QT_TRANSLATE_NOOP("exiles", "Left or right, as the enemy sees it when facing the wall.")},

        // The shelf
        {"shelf.exiles",
         QT_TRANSLATE_NOOP("exiles", "Build a fortress together, and hold it through 20 sieges.")},
    };
    return kWords;
}

} // namespace merlon::exiles
