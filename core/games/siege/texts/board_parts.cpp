#include "core/games/siege/texts/texts.h"

namespace merlon::siege {

WordingTable boardPartTexts()
{
    static constexpr Wording kWords[] = {
        // Types of places
        {"about.kind.foreground",
         QT_TRANSLATE_NOOP("siege",
                           "Where units of the invader arrive. Each side has exactly one, and paths lead "
                           "from it to the ramparts.")},
        {"about.kind.rampart",
         QT_TRANSLATE_NOOP("siege",
                           "An earthwork of the invader before the walls. Units and machines stand here, and "
                           "paths lead on to walls or other ramparts.")},
        {"about.kind.wall",
         QT_TRANSLATE_NOOP("siege",
                           "A section of the fortress wall, where invader and defender fight. It has spaces "
                           "for the units of both.")},
        {"about.kind.tower",
         QT_TRANSLATE_NOOP("siege",
                           "A tower of the defender. From here shooters and devices reach the rampart that "
                           "the tower faces.")},
        {"about.kind.gate",
         QT_TRANSLATE_NOOP("siege",
                           "The gates of the fortress, one behind the other. The ram of the invader breaks "
                           "them. Used in Siege: Glory only.")},
        {"about.kind.barbican-rampart",
         QT_TRANSLATE_NOOP("siege",
                           "Where the crew of the ram stands. A path leads from here to the gate. Used in "
                           "Siege: Glory only.")},
        {"about.kind.building",
         QT_TRANSLATE_NOOP("siege",
                           "A building of the fortress. Its type says what the defender can do there.")},
        {"about.kind.courtyard",
         QT_TRANSLATE_NOOP("siege",
                           "The middle of the fortress. It holds any number of units, and from here they "
                           "reach every wall.")},
        {"about.kind.marauders",
         QT_TRANSLATE_NOOP("siege",
                           "Units of the invader that join those who march to the rampart at the end of its "
                           "path. Used in Siege: Breach only.")},

        // Types of links
        {"about.kind.path",
         QT_TRANSLATE_NOOP("siege", "Units of the invader march along it, in the direction of the arrow.")},
        {"about.kind.adjacent",
         QT_TRANSLATE_NOOP("siege",
                           "Joins neighbors on the wall. Units of the defender move between walls and towers "
                           "that are adjacent.")},
        {"about.kind.facing",
         QT_TRANSLATE_NOOP("siege",
                           "Joins a tower to the rampart that it faces and shoots at. Each tower faces "
                           "exactly one.")},
        {"about.kind.beside",
         QT_TRANSLATE_NOOP("siege",
                           "Joins ramparts that are side by side. The cannon of a tower that faces one of "
                           "them also reaches the other.")},

        // Attributes, of whatever has them
        {"about.attribute.unit-capacity",
         QT_TRANSLATE_NOOP("siege", "How many units of the invader can be here at the same time.")},
        {"about.attribute.trebuchet-spaces",
         QT_TRANSLATE_NOOP("siege", "How many trebuchets can be placed here.")},
        {"about.attribute.start-units",
         QT_TRANSLATE_NOOP("siege", "The units of the invader that are here when the game begins.")},
        {"about.attribute.engine-spaces",
         QT_TRANSLATE_NOOP("siege", "How many ballistas and catapults can be placed here.")},
        {"about.attribute.mantelet-spaces",
         QT_TRANSLATE_NOOP("siege",
                           "Whether a mantelet can be placed here (1) or not (0). It protects the rampart "
                           "from volleys.")},
        {"about.attribute.training-spaces",
         QT_TRANSLATE_NOOP("siege",
                           "How many training tokens can be placed here, for example a quartermaster.")},
        {"about.attribute.invader-spaces",
         QT_TRANSLATE_NOOP("siege",
                           "How many units of the invader can be on the wall. The more there are, the more "
                           "easily it is breached.")},
        {"about.attribute.defender-spaces",
         QT_TRANSLATE_NOOP(
             "siege",
             "The spaces for units of the defender on the wall: which units each of them takes, "
             "and which unit starts there.")},
        {"about.attribute.spaces",
         QT_TRANSLATE_NOOP("siege",
                           "The spaces for units of the defender in the building: which units each of them "
                           "takes, and which unit starts there.")},
        {"about.attribute.type", QT_TRANSLATE_NOOP("siege", "Which units of the defender this space takes.")},
        {"about.attribute.start",
         QT_TRANSLATE_NOOP("siege", "The unit that stands in this space when the game begins.")},
        {"about.attribute.cauldron",
         QT_TRANSLATE_NOOP("siege",
                           "Whether the defender can build a cauldron here. It kills attackers in each "
                           "assault.")},
        {"about.attribute.platform",
         QT_TRANSLATE_NOOP("siege",
                           "Whether the defender can add one more space for a unit here during the game.")},
        {"about.attribute.siege-tower",
         QT_TRANSLATE_NOOP("siege", "Whether a siege tower of the invader can stand at this wall.")},
        {"about.attribute.equipment-spaces",
         QT_TRANSLATE_NOOP("siege",
                           "How many pieces of equipment of the invader the wall takes, for example a banner "
                           "or a sap.")},
        {"about.attribute.hero-spaces",
         QT_TRANSLATE_NOOP("siege", "How many heroes of the defender the wall takes. This is always 1.")},
        {"about.attribute.hero-start",
         QT_TRANSLATE_NOOP("siege",
                           "The hero who stands here when the game begins. Each hero starts on exactly one "
                           "wall.")},
        {"about.attribute.start-stone",
         QT_TRANSLATE_NOOP("siege",
                           "The stones that are here when the game begins. Each strengthens the "
                           "defender by 1.")},
        {"about.attribute.gates",
         QT_TRANSLATE_NOOP("siege",
                           "How many gates stand one behind the other. When the last one falls, the invader "
                           "is in the fortress.")},
        {"about.attribute.resistance",
         QT_TRANSLATE_NOOP("siege", "How much damage by the ram each gate takes before it falls.")},
        {"about.attribute.ram-spaces",
         QT_TRANSLATE_NOOP("siege", "How many parts the ram can have. Two units of its crew man each part.")},
        {"about.attribute.building.type",
         QT_TRANSLATE_NOOP("siege",
                           "Which building it is, and so what the defender can do there. The fortress needs "
                           "each of them exactly once.")},
        {"about.attribute.access",
         QT_TRANSLATE_NOOP("siege",
                           "From an open place units of the defender move to every wall. They cannot move "
                           "into a closed one.")},
        {"about.attribute.saboteur-spaces",
         QT_TRANSLATE_NOOP("siege",
                           "Whether the invader can put a saboteur here (1) or not (0). It makes the actions "
                           "of the building cost 1 hourglass more.")},
        {"about.attribute.trappable",
         QT_TRANSLATE_NOOP("siege", "Whether the defender can set a trap on this path.")},
    };
    return kWords;
}

} // namespace merlon::siege
