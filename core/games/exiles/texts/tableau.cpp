#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable tableauTexts()
{
    static constexpr Wording kWords[] = {
        // What is built on a section
        {"word.fort.wall-0", QT_TRANSLATE_NOOP("exiles", "barrier")},
        {"word.fort.wall-1", QT_TRANSLATE_NOOP("exiles", "palisade wall")},
        {"word.fort.wall-2", QT_TRANSLATE_NOOP("exiles", "wooden wall")},
        {"word.fort.wall-3", QT_TRANSLATE_NOOP("exiles", "stone wall")},
        {"word.fort.wall-4", QT_TRANSLATE_NOOP("exiles", "wall with hoardings")},
        {"word.fort.wall-5", QT_TRANSLATE_NOOP("exiles", "wall with machicolations")},
        {"word.fort.tower-0", QT_TRANSLATE_NOOP("exiles", "barrier")},
        {"word.fort.tower-1", QT_TRANSLATE_NOOP("exiles", "wooden platform")},
        {"word.fort.tower-2", QT_TRANSLATE_NOOP("exiles", "wooden tower")},
        {"word.fort.tower-3", QT_TRANSLATE_NOOP("exiles", "stone tower")},
        {"word.fort.tower-4", QT_TRANSLATE_NOOP("exiles", "tower with hoardings")},
        {"word.fort.tower-5", QT_TRANSLATE_NOOP("exiles", "tower with machicolations")},
        {"word.slot", QT_TRANSLATE_NOOP("exiles", "engine slot")},

        // Grounds. %1 and %2: numbers, unless a comment says otherwise
        {"ground.resistance", QT_TRANSLATE_NOOP("exiles", "%1/%2")},
        //: %1: what is built, %2 and %3: resistance now and at most, %4 and %5: units there and at most
        {"ground.section", QT_TRANSLATE_NOOP("exiles", "%1: resistance %2 of %3, %4 of %5 units.")},
        //: %1: what is built, %2 and %3: resistance now and at most, %4 and %5: units there and at most
        {"ground.section-damaged",
         QT_TRANSLATE_NOOP("exiles", "%1, damaged: resistance %2 of %3, %4 of %5 units.")},
        {"ground.barrier", QT_TRANSLATE_NOOP("exiles", "A barrier without resistance: %1 of %2 units.")},
        {"ground.fallen",
         QT_TRANSLATE_NOOP("exiles", "A barrier in the ruins, without resistance: %1 of %2 units.")},
        {"ground.gate", QT_TRANSLATE_NOOP("exiles", "A gate: resistance %1 of %2.")},
        {"ground.gate-damaged", QT_TRANSLATE_NOOP("exiles", "A damaged gate: resistance %1 of %2.")},
        {"ground.gate-broken", QT_TRANSLATE_NOOP("exiles", "The gate is broken. The enemy can walk in.")},
        {"ground.ditch", QT_TRANSLATE_NOOP("exiles", "A ditch.")},
        {"ground.moat", QT_TRANSLATE_NOOP("exiles", "A moat.")},
        {"ground.attacked", QT_TRANSLATE_NOOP("exiles", "This front is attacked.")},
        {"ground.attack", QT_TRANSLATE_NOOP("exiles", "under attack")},
        {"ground.not-attacked", QT_TRANSLATE_NOOP("exiles", "This front is quiet: no enemy comes this way.")},
        {"ground.quiet", QT_TRANSLATE_NOOP("exiles", "quiet")},
        {"ground.no-line",
         QT_TRANSLATE_NOOP("exiles", "Nothing holds the enemy up here: the line of ditches has gaps.")},
        {"ground.ditch-line",
         QT_TRANSLATE_NOOP("exiles", "Ditches all along: the enemy comes one round later.")},
        {"ground.moat-line",
         QT_TRANSLATE_NOOP(
             "exiles", "Moats all along: the enemy comes one round later and loses units while crossing.")},
        {"ground.bridged",
         QT_TRANSLATE_NOOP("exiles", "The enemy has laid a bridge: ditches and moats no longer count here.")},
        //: %1: a building, %2 and %3: its level now and at most
        {"ground.building", QT_TRANSLATE_NOOP("exiles", "%1: level %2 of %3.")},
        //: %1: a building, %2 and %3: its level now and at most
        {"ground.building-damaged", QT_TRANSLATE_NOOP("exiles", "%1, damaged: level %2 of %3.")},
        //: %1: a building
        {"ground.building-ruined", QT_TRANSLATE_NOOP("exiles", "%1: in ruins.")},
        //: %1: a building
        {"ground.no-building", QT_TRANSLATE_NOOP("exiles", "%1: not built.")},

        // What is said of pieces. %1: the number of a squad
        {"item.meets-squad", QT_TRANSLATE_NOOP("exiles", "meets squad %1")},
        {"item.leads-squad", QT_TRANSLATE_NOOP("exiles", "leads squad %1")},
        {"item.in-squad", QT_TRANSLATE_NOOP("exiles", "squad %1")},
        {"item.foothold", QT_TRANSLATE_NOOP("exiles", "squad %1, on the wall")},
        {"item.used-in-siege", QT_TRANSLATE_NOOP("exiles", "used in this siege")},
        {"item.commands", QT_TRANSLATE_NOOP("exiles", "commands here")},
        {"item.blinded", QT_TRANSLATE_NOOP("exiles", "blinded")},

        // The table at the end
        {"score.buildings", QT_TRANSLATE_NOOP("exiles", "Levels of buildings")},
        {"score.sections", QT_TRANSLATE_NOOP("exiles", "Levels of walls and towers")},
        {"score.levels", QT_TRANSLATE_NOOP("exiles", "Levels")},

        // Periods of a turn, stages of a siege
        {"word.phase.draft", QT_TRANSLATE_NOOP("exiles", "draft")},
        {"word.phase.actions", QT_TRANSLATE_NOOP("exiles", "actions")},
        {"word.phase.preparation", QT_TRANSLATE_NOOP("exiles", "preparation")},
        {"word.phase.stage-1", QT_TRANSLATE_NOOP("exiles", "1 · Defenders shoot")},
        {"word.phase.stage-2", QT_TRANSLATE_NOOP("exiles", "2 · Enemy shoots")},
        {"word.phase.stage-3", QT_TRANSLATE_NOOP("exiles", "3 · Engines")},
        {"word.phase.stage-4", QT_TRANSLATE_NOOP("exiles", "4 · Enemy engines")},
        {"word.phase.stage-5", QT_TRANSLATE_NOOP("exiles", "5 · Advance")},
        {"word.phase.stage-6", QT_TRANSLATE_NOOP("exiles", "6 · Defenders shoot")},
        {"word.phase.stage-7", QT_TRANSLATE_NOOP("exiles", "7 · Moving")},
        {"word.phase.stage-8", QT_TRANSLATE_NOOP("exiles", "8 · Enemy shoots")},
        {"word.phase.stage-9", QT_TRANSLATE_NOOP("exiles", "9 · Enemy squads")},
        {"word.phase.stage-10", QT_TRANSLATE_NOOP("exiles", "10 · Rocks, cauldrons")},
        {"word.phase.stage-11", QT_TRANSLATE_NOOP("exiles", "11 · Your squads")},
        {"word.phase.stage-12", QT_TRANSLATE_NOOP("exiles", "12 · Fighting")},
        {"word.phase.stage-13", QT_TRANSLATE_NOOP("exiles", "13 · Damage")},
        {"word.phase.stage-14", QT_TRANSLATE_NOOP("exiles", "14 · Morale")},
        {"about.phase.draft", QT_TRANSLATE_NOOP("exiles", "Each section gets a commander.")},
        {"about.phase.actions", QT_TRANSLATE_NOOP("exiles", "Each player spends action markers.")},
        {"about.phase.preparation",
         QT_TRANSLATE_NOOP("exiles", "The enemy is shown, and units take their posts.")},
        {"about.phase.stage-1",
         QT_TRANSLATE_NOOP("exiles", "Ranged units on walls and towers shoot, in round 1 only.")},
        {"about.phase.stage-2",
         QT_TRANSLATE_NOOP("exiles", "Ranged units of the enemy shoot, in round 1 only.")},
        {"about.phase.stage-3", QT_TRANSLATE_NOOP("exiles", "Engines on towers and in the keep fire.")},
        {"about.phase.stage-4", QT_TRANSLATE_NOOP("exiles", "Engines of the enemy fire.")},
        {"about.phase.stage-5", QT_TRANSLATE_NOOP("exiles", "The enemy goes to the foot of the walls.")},
        {"about.phase.stage-6", QT_TRANSLATE_NOOP("exiles", "Ranged units shoot again.")},
        {"about.phase.stage-7",
         QT_TRANSLATE_NOOP("exiles", "Units that have not shot can move to the next section.")},
        {"about.phase.stage-8", QT_TRANSLATE_NOOP("exiles", "Ranged units of the enemy shoot again.")},
        {"about.phase.stage-9", QT_TRANSLATE_NOOP("exiles", "The enemy forms squads before the walls.")},
        {"about.phase.stage-10", QT_TRANSLATE_NOOP("exiles", "Rocks and cauldrons fall on the squads.")},
        {"about.phase.stage-11",
         QT_TRANSLATE_NOOP("exiles", "Units on the walls are sent against the squads.")},
        {"about.phase.stage-12", QT_TRANSLATE_NOOP("exiles", "Squads fight, wall by wall.")},
        {"about.phase.stage-13", QT_TRANSLATE_NOOP("exiles", "Squads that broke in damage buildings.")},
        {"about.phase.stage-14",
         QT_TRANSLATE_NOOP("exiles", "The enemy may flee. Otherwise a new round begins.")},
    };
    return kWords;
}

} // namespace merlon::exiles
