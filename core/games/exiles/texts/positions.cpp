#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable positionTexts()
{
    static constexpr Wording kWords[] = {
        // What cannot be in a position
        //: %1: the key of a member, as it stands in a file
        {"error.exiles-missing", QT_TRANSLATE_NOOP("exiles", "“%1” is missing here.")},
        //: %1 and %2: numbers
        {"error.exiles-turn", QT_TRANSLATE_NOOP("exiles", "The turn is %1 to %2 at this moment (EX-16.2).")},
        //: %1: a number
        {"error.exiles-markers",
         QT_TRANSLATE_NOOP("exiles", "Each player has %1 action markers at most (EX-2.2).")},
        {"error.exiles-hero-missing", QT_TRANSLATE_NOOP("exiles", "Each player needs a hero (EX-1.5).")},
        {"error.exiles-result", QT_TRANSLATE_NOOP("exiles", "A game that is over needs a result.")},
        {"error.exiles-result-seat",
         QT_TRANSLATE_NOOP("exiles", "Name the player who has resigned, and nobody otherwise.")},
        //: %1: a unit
        {"error.exiles-fought",
         QT_TRANSLATE_NOOP("exiles", "More of these units have fought than are here: %1 (EX-11.18).")},
        {"error.exiles-not-a-section",
         QT_TRANSLATE_NOOP("exiles", "This is not a section. Name a wall or a tower.")},
        {"error.exiles-no-siege",
         QT_TRANSLATE_NOOP("exiles",
                           "No enemy is there at this moment. Name a moment of the assault under “at”.")},
        {"error.exiles-no-faction",
         QT_TRANSLATE_NOOP("exiles", "A faction has to attack at this moment (EX-7.2).")},
        {"error.exiles-no-power-yet",
         QT_TRANSLATE_NOOP("exiles",
                           "Powers are used only during a siege, and none has been used yet (EX-15.1).")},
        //: %1: an enemy unit, %2: the faction that attacks
        {"error.exiles-other-faction",
         QT_TRANSLATE_NOOP("exiles",
                           "%1: not a unit of this faction. All enemies are of one faction: %2 (EX-7.2).")},
        //: %1: a number
        {"error.exiles-round",
         QT_TRANSLATE_NOOP("exiles", "The siege round is 1 to %1 at this moment (EX-12.1).")},
        //: %1: a faction, %2: a number
        {"error.exiles-morale",
         QT_TRANSLATE_NOOP("exiles", "Morale is too high for this faction: %1. It begins with %2 (EX-7.8).")},
        //: %1 and %2: numbers
        {"error.exiles-strength",
         QT_TRANSLATE_NOOP(
             "exiles",
             "%1 enemy units are here, but the initial strength is %2. It cannot be less (EX-7.8).")},
        {"error.exiles-no-melee",
         QT_TRANSLATE_NOOP("exiles", "The enemy needs a melee unit. Without one it has fled (EX-7.9).")},
        {"error.exiles-not-attacked",
         QT_TRANSLATE_NOOP(
             "exiles",
             "Enemies are here, so this front is attacked. Give it a number under “attacked” (EX-7.4).")},
        {"error.exiles-attacked",
         QT_TRANSLATE_NOOP("exiles",
                           "Number the attacked fronts 1, 2 and 3 in the order of the draw (EX-7.4).")},
        //: %1: an enemy unit
        {"error.exiles-ranged-assault",
         QT_TRANSLATE_NOOP("exiles", "Ranged units stay in the deployment zone: %1 (EX-10.1).")},
        {"error.exiles-squad-empty",
         QT_TRANSLATE_NOOP(
             "exiles",
             "A squad without units cannot hold a foothold. Name the unit that leads it (EX-11.7).")},
        {"error.exiles-foothold-front",
         QT_TRANSLATE_NOOP(
             "exiles",
             "The section is not attacked from here. Name the assault zone of one of its fronts (EX-11.2).")},
        {"error.exiles-foothold-number",
         QT_TRANSLATE_NOOP("exiles",
                           "A section has 4 squads at most, each with a number of its own (EX-11.2).")},
        //: %1: an enemy unit
        {"error.exiles-foothold-unit",
         QT_TRANSLATE_NOOP(
             "exiles",
             "This unit cannot be up there: %1. Walls are for melee units, towers for flyers (EX-11.2).")},
        {"error.exiles-foothold-gate",
         QT_TRANSLATE_NOOP("exiles",
                           "Only a broken gate can be held, of a wall of level 1 or more (EX-11.12).")},
        {"error.exiles-blinded-twice",
         QT_TRANSLATE_NOOP("exiles", "No more than two units can be blinded (EX-15.9).")},
        //: %1: an enemy unit
        {"error.exiles-blinded",
         QT_TRANSLATE_NOOP("exiles", "Only ranged units can be blinded, not this one: %1 (EX-15.1).")},
        {"error.exiles-barrier",
         QT_TRANSLATE_NOOP("exiles",
                           "A barrier cannot be reinforced. The section needs level 1 or more (EX-15.8).")},
        // Data of a scenario
        {"error.exiles-army",
         QT_TRANSLATE_NOOP("exiles", "An army needs a melee unit. Without one it would flee (EX-7.9).")},
        //: %1 and %2: numbers
        {"error.exiles-sides",
         QT_TRANSLATE_NOOP("exiles", "These are %1 sides of a die. All sides together have to be %2.")},
    };
    return kWords;
}

} // namespace merlon::exiles
