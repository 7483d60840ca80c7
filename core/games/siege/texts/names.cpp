#include "core/games/siege/texts/texts.h"

namespace merlon::siege {

std::span<const Wording> nameTexts()
{
    static constexpr Wording kWords[] = {
        // Sides
        {"word.west", QT_TRANSLATE_NOOP("siege", "west")},
        {"word.east", QT_TRANSLATE_NOOP("siege", "east")},
        {"word.none", QT_TRANSLATE_NOOP("siege", "none")},

        // Kinds of places and links
        {"word.foreground", QT_TRANSLATE_NOOP("siege", "foreground")},
        {"word.rampart", QT_TRANSLATE_NOOP("siege", "rampart")},
        {"word.wall", QT_TRANSLATE_NOOP("siege", "wall")},
        {"word.tower", QT_TRANSLATE_NOOP("siege", "tower")},
        {"word.gate", QT_TRANSLATE_NOOP("siege", "gate")},
        {"word.barbican-rampart", QT_TRANSLATE_NOOP("siege", "barbican rampart")},
        {"word.building", QT_TRANSLATE_NOOP("siege", "building")},
        {"word.courtyard", QT_TRANSLATE_NOOP("siege", "courtyard")},
        {"word.marauders", QT_TRANSLATE_NOOP("siege", "marauders")},
        {"word.path", QT_TRANSLATE_NOOP("siege", "path")},
        {"word.adjacent", QT_TRANSLATE_NOOP("siege", "adjacent")},
        {"word.facing", QT_TRANSLATE_NOOP("siege", "facing")},
        {"word.beside", QT_TRANSLATE_NOOP("siege", "beside")},

        // Below the name of a wall through which invaders have come
        {"word.ground.breached", QT_TRANSLATE_NOOP("siege", "breached")},

        // Buildings
        {"word.forge", QT_TRANSLATE_NOOP("siege", "forge")},
        {"word.workshop", QT_TRANSLATE_NOOP("siege", "workshop")},
        {"word.scouts", QT_TRANSLATE_NOOP("siege", "scouts")},
        {"word.cathedral", QT_TRANSLATE_NOOP("siege", "cathedral")},
        {"word.hospital", QT_TRANSLATE_NOOP("siege", "hospital")},
        {"word.barracks", QT_TRANSLATE_NOOP("siege", "barracks")},
        {"word.guards", QT_TRANSLATE_NOOP("siege", "guards")},
        {"word.honour-guard", QT_TRANSLATE_NOOP("siege", "honor guard")},

        // Pieces
        {"word.token.order", QT_TRANSLATE_NOOP("siege", "order")},
        {"word.goblin", QT_TRANSLATE_NOOP("siege", "goblin")},
        {"word.orc", QT_TRANSLATE_NOOP("siege", "orc")},
        {"word.troll", QT_TRANSLATE_NOOP("siege", "troll")},
        {"word.marksman", QT_TRANSLATE_NOOP("siege", "marksman")},
        {"word.archer", QT_TRANSLATE_NOOP("siege", "archer")},
        {"word.soldier", QT_TRANSLATE_NOOP("siege", "soldier")},
        {"word.veteran", QT_TRANSLATE_NOOP("siege", "veteran")},
        {"word.warrior", QT_TRANSLATE_NOOP("siege", "warrior")},
        {"word.officer", QT_TRANSLATE_NOOP("siege", "officer")},
        {"word.any", QT_TRANSLATE_NOOP("siege", "any unit")},

        // Attributes of places and links
        {"word.unit-capacity", QT_TRANSLATE_NOOP("siege", "unit capacity")},
        {"word.engine-spaces", QT_TRANSLATE_NOOP("siege", "engine spaces")},
        {"word.mantelet-spaces", QT_TRANSLATE_NOOP("siege", "mantelet spaces")},
        {"word.training-spaces", QT_TRANSLATE_NOOP("siege", "training spaces")},
        {"word.trebuchet-spaces", QT_TRANSLATE_NOOP("siege", "trebuchet spaces")},
        {"word.start-units", QT_TRANSLATE_NOOP("siege", "starting units")},
        {"word.invader-spaces", QT_TRANSLATE_NOOP("siege", "invader spaces")},
        {"word.defender-spaces", QT_TRANSLATE_NOOP("siege", "defender spaces")},
        {"word.equipment-spaces", QT_TRANSLATE_NOOP("siege", "equipment spaces")},
        {"word.hero-spaces", QT_TRANSLATE_NOOP("siege", "hero spaces")},
        {"word.hero-start", QT_TRANSLATE_NOOP("siege", "starting hero")},
        {"word.start-stone", QT_TRANSLATE_NOOP("siege", "starting stones")},
        {"word.spaces", QT_TRANSLATE_NOOP("siege", "spaces")},
        {"word.cauldron", QT_TRANSLATE_NOOP("siege", "cauldron")},
        {"word.platform", QT_TRANSLATE_NOOP("siege", "platform")},
        {"word.siege-tower", QT_TRANSLATE_NOOP("siege", "siege tower")},
        {"word.type", QT_TRANSLATE_NOOP("siege", "type")},
        {"word.start", QT_TRANSLATE_NOOP("siege", "starting unit")},
        {"word.access", QT_TRANSLATE_NOOP("siege", "access")},
        {"word.open", QT_TRANSLATE_NOOP("siege", "open")},
        {"word.closed", QT_TRANSLATE_NOOP("siege", "closed")},
        {"word.gates", QT_TRANSLATE_NOOP("siege", "gates")},
        {"word.resistance", QT_TRANSLATE_NOOP("siege", "resistance")},
        {"word.ram-spaces", QT_TRANSLATE_NOOP("siege", "ram spaces")},
        {"word.saboteur-spaces", QT_TRANSLATE_NOOP("siege", "saboteur spaces")},
        {"word.trappable", QT_TRANSLATE_NOOP("siege", "trappable")},

        // Checks of Siege I (S1 section 3.3). %1 and %2 are names of places unless it is said otherwise.
        {"finding.C1", QT_TRANSLATE_NOOP("siege", "Two places share the key of %1.")},
        // %1 is the key as it stands in the file.
        {"finding.C1-invalid", QT_TRANSLATE_NOOP("siege", "The key “%1” is not valid.")},
        {"finding.C2", QT_TRANSLATE_NOOP("siege", "%1 is outside the board.")},
        // %1 is a side.
        {"finding.C3", QT_TRANSLATE_NOOP("siege", "The %1 side needs exactly one foreground.")},
        {"finding.C4", QT_TRANSLATE_NOOP("siege", "%1 has the wrong side.")},
        {"finding.C5", QT_TRANSLATE_NOOP("siege", "The board needs exactly one courtyard.")},
        // %1 is a kind of building.
        {"finding.C6", QT_TRANSLATE_NOOP("siege", "The building %1 is missing or appears twice.")},
        {"finding.C6-type", QT_TRANSLATE_NOOP("siege", "%1 is not one of the eight buildings.")},
        {"finding.C7", QT_TRANSLATE_NOOP("siege", "The gate and the barbican rampart must go together.")},
        {"finding.C8", QT_TRANSLATE_NOOP("siege", "The link %1 – %2 is not allowed.")},
        {"finding.C9", QT_TRANSLATE_NOOP("siege", "The link %1 – %2 crosses from one side to the other.")},
        {"finding.C10", QT_TRANSLATE_NOOP("siege", "The paths form a circle at %1.")},
        {"finding.C11", QT_TRANSLATE_NOOP("siege", "No path leads to %1.")},
        {"finding.C12", QT_TRANSLATE_NOOP("siege", "The rampart %1 leads to no wall.")},
        {"finding.C13",
         QT_TRANSLATE_NOOP("siege", "The wall %1 has no space for invader or defender units.")},
        {"finding.C14", QT_TRANSLATE_NOOP("siege", "The tower %1 must face one rampart and touch a wall.")},
        {"finding.C15",
         QT_TRANSLATE_NOOP("siege", "Normally there is no space for a trap between %1 and %2.")},
        // %1 is a kind of piece, %2 a number.
        {"finding.C16", QT_TRANSLATE_NOOP("siege", "The setup needs more than the box contains: %1 (%2).")},
        {"finding.C17", QT_TRANSLATE_NOOP("siege", "The starting unit on %1 does not fit its space.")},
        {"finding.C18", QT_TRANSLATE_NOOP("siege", "Each hero needs a starting wall of its own.")},
        {"finding.C19", QT_TRANSLATE_NOOP("siege", "The honor guard must start with two soldiers.")},
        {"finding.C20",
         QT_TRANSLATE_NOOP("siege",
                           "The barracks must have spaces for 4 archers, 2 soldiers and 1 veteran.")},
        {"finding.C21", QT_TRANSLATE_NOOP("siege", "A side needs 2 walls or more, the board 24 or fewer.")},
        {"finding.C22",
         QT_TRANSLATE_NOOP("siege", "With fewer than 7 walls the mass invasion is impossible.")},
        {"finding.C23", QT_TRANSLATE_NOOP("siege", "No wall can hold four trolls.")},
        {"finding.C24", QT_TRANSLATE_NOOP("siege", "Normally two walls on each side accept siege towers.")},
        // %1 is a side.
        {"finding.C25", QT_TRANSLATE_NOOP("siege", "The %1 side has no space for a cauldron or no tower.")},
        {"finding.C26", QT_TRANSLATE_NOOP("siege", "Nothing can fire at the barbican from the %1 side.")},
        {"finding.C27", QT_TRANSLATE_NOOP("siege", "With four players one defender starts without a hero.")},
        {"finding.C28", QT_TRANSLATE_NOOP("siege", "The building %1 has the wrong access or no space.")},
        {"finding.C29", QT_TRANSLATE_NOOP("siege", "A number of %1 is out of range.")},

        // Checks of Siege II (S2 section 3.2). %1 and %2 are names of places unless it is said otherwise.
        // %1 is a side.
        {"finding.V-01", QT_TRANSLATE_NOOP("siege", "The %1 side needs exactly one foreground.")},
        // %1 is a side.
        {"finding.V-02", QT_TRANSLATE_NOOP("siege", "The %1 side needs at least one rampart and two walls.")},
        {"finding.V-03", QT_TRANSLATE_NOOP("siege", "A path cannot go from %1 to %2.")},
        {"finding.V-04", QT_TRANSLATE_NOOP("siege", "The path from %1 to %2 crosses to the other side.")},
        {"finding.V-05", QT_TRANSLATE_NOOP("siege", "The paths through %1 form a circle.")},
        {"finding.V-06", QT_TRANSLATE_NOOP("siege", "No path leads to the rampart %1.")},
        {"finding.V-07", QT_TRANSLATE_NOOP("siege", "The rampart %1 leads to no wall.")},
        {"finding.V-08", QT_TRANSLATE_NOOP("siege", "No path leads to the wall %1.")},
        {"finding.V-09", QT_TRANSLATE_NOOP("siege", "There are two paths from %1 to %2.")},
        {"finding.V-10", QT_TRANSLATE_NOOP("siege", "%1 and %2 cannot be adjacent.")},
        {"finding.V-11", QT_TRANSLATE_NOOP("siege", "The tower %1 must touch one or two walls.")},
        {"finding.V-12",
         QT_TRANSLATE_NOOP("siege", "The tower %1 must face exactly one rampart of its side.")},
        {"finding.V-13", QT_TRANSLATE_NOOP("siege", "%1 and %2 cannot be neighbors.")},
        // %1 is a kind of building, or the courtyard.
        {"finding.V-14", QT_TRANSLATE_NOOP("siege", "The fortress needs this exactly once: %1.")},
        {"finding.V-14-access", QT_TRANSLATE_NOOP("siege", "%1: wrong access.")},
        {"finding.V-15",
         QT_TRANSLATE_NOOP(
             "siege", "The marauders need exactly one path, without traps, to a rampart on their side.")},
        // %2 is an attribute, %3 and %4 are numbers.
        {"finding.V-16", QT_TRANSLATE_NOOP("siege", "%1: %2 must be between %3 and %4.")},
        // %1 is a kind of unit, %2 a number.
        {"finding.V-17", QT_TRANSLATE_NOOP("siege", "Too many starting units: %1 (there are only %2).")},
        {"finding.V-17-room",
         QT_TRANSLATE_NOOP("siege", "Too many starting units: %1 has no space for them.")},
        // %1 is a number.
        {"finding.V-18", QT_TRANSLATE_NOOP("siege", "There are only %1 stones.")},
        // %1 is a hero.
        {"finding.V-19", QT_TRANSLATE_NOOP("siege", "Place this hero on a single wall: %1.")},
        {"finding.V-20", QT_TRANSLATE_NOOP("siege", "%1: the starting unit does not match its space.")},
        {"finding.V-21", QT_TRANSLATE_NOOP("siege", "The key of %1 is used twice.")},
        {"finding.V-21-outside", QT_TRANSLATE_NOOP("siege", "%1 is outside the board.")},
        // %2 is a kind of unit.
        {"finding.V-22", QT_TRANSLATE_NOOP("siege", "There is no space at %1 for this: %2.")},
        {"finding.V-22-guards", QT_TRANSLATE_NOOP("siege", "There is no space at %1 for this: %2.")},
        {"finding.V-23", QT_TRANSLATE_NOOP("siege", "%1 has the wrong side.")},
        {"finding.V-24", QT_TRANSLATE_NOOP("siege", "The link %1 – %2 is not allowed.")},
        {"finding.V-25", QT_TRANSLATE_NOOP("siege", "A board has at most 24 walls.")},
        {"finding.W-01",
         QT_TRANSLATE_NOOP("siege", "No wall accepts siege towers; the siege tower card will be useless.")},

        // What is rarely meant on a board of either game. %1, %2 and %3 are names of places unless it is said otherwise;
        // what stands in brackets is the number of a rule: S2-14.4.
        //: %1: a wall: West wall 2
        {"finding.W-02", QT_TRANSLATE_NOOP("siege", "%1 starts without a unit of the garrison.")},
        {"finding.W-02-all", QT_TRANSLATE_NOOP("siege", "All walls start without a unit of the garrison.")},
        //: %1: a building: Forge. %2: the number of a rule: S2-14.4
        {"finding.W-03",
         QT_TRANSLATE_NOOP("siege", "%1 has no space for a unit: no hero can send one there (%2).")},
        //: %1: a wall: West wall 2. %2: the number of a rule: S2-13.2
        {"finding.W-04",
         QT_TRANSLATE_NOOP("siege",
                           "%1 has no adjacent wall: no unit can move there from another one (%2).")},
        //: %1: a rampart: West rampart 2. %2: the number of a rule: S2-17.7
        {"finding.W-05", QT_TRANSLATE_NOOP("siege", "No defender can ever shoot at %1 (%2).")},
        //: %1: a building: Forge
        {"finding.W-06", QT_TRANSLATE_NOOP("siege", "%1 is outside the walls.")},
        //: %1, %2: places: West wall 2
        {"finding.W-07", QT_TRANSLATE_NOOP("siege", "%1 and %2 overlap.")},
        //: %1, %2: the ends of a path; %3: a place: West rampart 1
        {"finding.W-08", QT_TRANSLATE_NOOP("siege", "The path from %1 to %2 runs through %3.")},
        //: %1: the number of a rule: S2-15.2
        {"finding.W-09",
         QT_TRANSLATE_NOOP("siege",
                           "No wall has a place for a cauldron: the forge can never build one (%1).")},
        //: %1: the number of a rule: S2-15.3
        {"finding.W-10",
         QT_TRANSLATE_NOOP("siege",
                           "No wall can get a further space: the workshop can never build one (%1).")},
        //: %1: the number of a rule: S2-15.5
        {"finding.W-11",
         QT_TRANSLATE_NOOP("siege", "No path has a space for a trap: the scouts can never set one (%1).")},
        //: %1: a side: west. %2: the number of a rule: S2-15.1
        {"finding.W-12",
         QT_TRANSLATE_NOOP("siege", "The %1 side has no tower: no device can be built there (%2).")},
        //: %1: a foreground: West foreground. %2: the number of a rule: S2-2.2
        {"finding.W-13", QT_TRANSLATE_NOOP("siege", "%1 starts without a unit of the invader (%2).")},
    };
    return kWords;
}

} // namespace merlon::siege
