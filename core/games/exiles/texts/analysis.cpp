#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable analysisTexts()
{
    static constexpr Wording kWords[] = {
        // What can be found out about a board: names, and what the table and the marks tell
        {"analysis.fronts", QT_TRANSLATE_NOOP("exiles", "Weakest front")},
        {"analysis.about.fronts",
         QT_TRANSLATE_NOOP("exiles",
                           "How many ranged units reach each front if they fill all sections, and its "
                           "ditches and gate. A front is weak if few reach its assault zone, then its "
                           "deployment zone. On the board: shooters at each assault zone. For the chosen "
                           "front: from where they shoot, and dots at its ditch spaces.")},
        {"analysis.cover", QT_TRANSLATE_NOOP("exiles", "What covers each zone")},
        {"analysis.about.cover",
         QT_TRANSLATE_NOOP("exiles",
                           "The sections that reach each zone, and from which level. On the board: from how "
                           "many places each zone is covered. Hatched: a zone that nothing covers.")},
        {"analysis.ring", QT_TRANSLATE_NOOP("exiles", "Distances along the ring")},
        {"analysis.about.ring",
         QT_TRANSLATE_NOOP(
             "exiles",
             "How many links units walk from each section to the others. For the chosen section: links to "
             "each other one. On the board: sections at which the ring ends.")},

        // What an analysis asks for
        {"analysis.ask.level", QT_TRANSLATE_NOOP("exiles", "Level of all sections")},

        // Heads of columns; short
        {"analysis.column.front", QT_TRANSLATE_NOOP("exiles", "Front")},
        {"analysis.column.at-assault", QT_TRANSLATE_NOOP("exiles", "Shooters: assault")},
        {"analysis.column.at-deployment", QT_TRANSLATE_NOOP("exiles", "Shooters: deployment")},
        {"analysis.column.flank-towers", QT_TRANSLATE_NOOP("exiles", "Flank towers")},
        {"analysis.column.ditch-line", QT_TRANSLATE_NOOP("exiles", "Ditch spaces")},
        {"analysis.column.gate", QT_TRANSLATE_NOOP("exiles", "Gate")},
        {"analysis.column.zone", QT_TRANSLATE_NOOP("exiles", "Zone")},
        {"analysis.column.covered-by", QT_TRANSLATE_NOOP("exiles", "Covered by")},
        {"analysis.column.first-level", QT_TRANSLATE_NOOP("exiles", "From level")},
        {"analysis.column.shooters-low", QT_TRANSLATE_NOOP("exiles", "Shooters at level 1")},
        {"analysis.column.shooters-high", QT_TRANSLATE_NOOP("exiles", "Shooters at level 5")},
        {"analysis.column.section", QT_TRANSLATE_NOOP("exiles", "Section")},
        {"analysis.column.next-to", QT_TRANSLATE_NOOP("exiles", "Next to")},
        {"analysis.column.within-two", QT_TRANSLATE_NOOP("exiles", "Within 2 links")},
        {"analysis.column.farthest", QT_TRANSLATE_NOOP("exiles", "Farthest")},
        //: A cell. %1: a section, %2: a level
        {"analysis.from-level", QT_TRANSLATE_NOOP("exiles", "%1 (level %2)")},

        // Sentences below the table. %1: a wall, by which a front is called, %2 and %3: numbers
        {"analysis.summary.weakest-assault",
         QT_TRANSLATE_NOOP("exiles",
                           "The weakest front: %1. {%2|No shooter reaches|1 shooter reaches|%2 shooters "
                           "reach} its assault zone, %3 that of the next weakest.")},
        {"analysis.summary.weakest-deployment",
         QT_TRANSLATE_NOOP("exiles",
                           "The weakest front: %1. {%2|No shooter reaches|1 shooter reaches|%2 shooters "
                           "reach} its deployment zone, %3 that of the next weakest.")},
        {"analysis.summary.weakest-gate",
         QT_TRANSLATE_NOOP(
             "exiles",
             "The weakest front: %1. As many shooters reach it as others, but a ram can break its gate.")},
        {"analysis.summary.weakest-line",
         QT_TRANSLATE_NOOP("exiles",
                           "The weakest front: %1. As many shooters reach it as others, but no ditch can "
                           "hold the enemy up there.")},
        {"analysis.summary.weakest-ditches",
         QT_TRANSLATE_NOOP(
             "exiles",
             "The weakest front: %1. Its line takes {%2||1 ditch|%2 ditches}, that of the next weakest %3.")},
        {"analysis.summary.equal-fronts", QT_TRANSLATE_NOOP("exiles", "No front is weaker than all others.")},
        {"analysis.summary.no-fronts",
         QT_TRANSLATE_NOOP("exiles",
                           "The board has no fronts yet. Add an assault zone and a deployment zone.")},
        {"analysis.summary.no-line",
         QT_TRANSLATE_NOOP(
             "exiles",
             "No ditch can protect this front: %1. Add ditch spaces that guard its wall or its towers.")},
        //: %1: a zone
        {"analysis.summary.uncovered",
         QT_TRANSLATE_NOOP("exiles",
                           "Nothing covers this zone: %1. Add a link from a section that covers it.")},
        {"analysis.summary.all-covered",
         QT_TRANSLATE_NOOP("exiles", "Every zone is covered from some section.")},
        //: %1 and %2: sections, %3: links, 1 or more
        {"analysis.summary.farthest",
         QT_TRANSLATE_NOOP("exiles", "The sections farthest apart: %1 – %2, {%3||1 link|%3 links}.")},
        //: %1: a section
        {"analysis.summary.ring-ends", QT_TRANSLATE_NOOP("exiles", "The ring ends at this section: %1.")},
        {"analysis.summary.ring-closed",
         QT_TRANSLATE_NOOP("exiles", "The ring is closed: each section has 2 neighbors.")},
        {"analysis.summary.no-sections", QT_TRANSLATE_NOOP("exiles", "The board has no sections yet.")},
        //: %1 and %2: numbers
        {"analysis.summary.first-fronts",
         QT_TRANSLATE_NOOP("exiles", "Only the first %1 fronts and %2 sections are considered.")},

        // Figures of a board, to be held against those of another
        {"analysis.figure.fronts", QT_TRANSLATE_NOOP("exiles", "Fronts")},
        {"analysis.figure.walls", QT_TRANSLATE_NOOP("exiles", "Walls")},
        {"analysis.figure.towers", QT_TRANSLATE_NOOP("exiles", "Towers")},
        {"analysis.figure.gates", QT_TRANSLATE_NOOP("exiles", "Gates")},
        {"analysis.figure.ditches", QT_TRANSLATE_NOOP("exiles", "Ditch spaces")},
        {"analysis.figure.ditch-lines", QT_TRANSLATE_NOOP("exiles", "Ditch spaces of a front")},
        {"analysis.figure.shooters", QT_TRANSLATE_NOOP("exiles", "Shooters at an assault zone, level 1")},
        {"analysis.figure.room-low", QT_TRANSLATE_NOOP("exiles", "Room for units at level 0")},
        {"analysis.figure.room-high", QT_TRANSLATE_NOOP("exiles", "Room for units at level 5")},
        {"analysis.figure.longest-way", QT_TRANSLATE_NOOP("exiles", "Longest way along the ring")},
        {"analysis.figure.span", QT_TRANSLATE_NOOP("exiles", "%1 to %2")},
    };
    return kWords;
}

} // namespace merlon::exiles
