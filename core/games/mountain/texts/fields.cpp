#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

WordingTable fieldTexts()
{
    static constexpr Wording kWords[] = {
        // Parts of a position, and the groups of the pieces of its tray
        {"word.position", QT_TRANSLATE_NOOP("mountain", "the turn")},
        {"word.none", QT_TRANSLATE_NOOP("mountain", "none")},
        {"word.nobody", QT_TRANSLATE_NOOP("mountain", "nobody")},
        {"word.group.portal", QT_TRANSLATE_NOOP("mountain", "portals")},
        {"word.group.statue", QT_TRANSLATE_NOOP("mountain", "statues")},
        {"word.group.pedestal", QT_TRANSLATE_NOOP("mountain", "pedestals")},
        {"word.group.workshop", QT_TRANSLATE_NOOP("mountain", "workshops")},
        {"word.group.tile", QT_TRANSLATE_NOOP("mountain", "tunnel tiles")},
        {"word.group.hall", QT_TRANSLATE_NOOP("mountain", "great halls")},
        {"word.group.troll", QT_TRANSLATE_NOOP("mountain", "trolls")},
        {"word.group.start-troll", QT_TRANSLATE_NOOP("mountain", "starting trolls")},
        {"word.group.spell", QT_TRANSLATE_NOOP("mountain", "spells")},
        {"word.group.resource", QT_TRANSLATE_NOOP("mountain", "resources")},

        // Places of the pedestal track
        {"word.fire-1", QT_TRANSLATE_NOOP("mountain", "token of zone 1: fire")},
        {"word.ice-1", QT_TRANSLATE_NOOP("mountain", "token of zone 1: ice")},
        {"word.moon-1", QT_TRANSLATE_NOOP("mountain", "token of zone 1: moon")},
        {"word.fire-2", QT_TRANSLATE_NOOP("mountain", "token of zone 2: fire")},
        {"word.ice-2", QT_TRANSLATE_NOOP("mountain", "token of zone 2: ice")},
        {"word.moon-2", QT_TRANSLATE_NOOP("mountain", "token of zone 2: moon")},
        {"word.fire-3", QT_TRANSLATE_NOOP("mountain", "token of zone 3: fire")},
        {"word.ice-3", QT_TRANSLATE_NOOP("mountain", "token of zone 3: ice")},
        {"word.moon-3", QT_TRANSLATE_NOOP("mountain", "token of zone 3: moon")},
        {"word.fire-4", QT_TRANSLATE_NOOP("mountain", "token of zone 4: fire")},
        {"word.ice-4", QT_TRANSLATE_NOOP("mountain", "token of zone 4: ice")},
        {"word.moon-4", QT_TRANSLATE_NOOP("mountain", "token of zone 4: moon")},
        {"word.fire-5", QT_TRANSLATE_NOOP("mountain", "token of zone 5: fire")},
        {"word.ice-5", QT_TRANSLATE_NOOP("mountain", "token of zone 5: ice")},
        {"word.moon-5", QT_TRANSLATE_NOOP("mountain", "token of zone 5: moon")},

        // What can be set in a position
        {"word.field.at", QT_TRANSLATE_NOOP("mountain", "what comes next")},
        {"word.field.empty", QT_TRANSLATE_NOOP("mountain", "empty board")},
        {"word.field.round", QT_TRANSLATE_NOOP("mountain", "round")},
        {"word.field.first-player", QT_TRANSLATE_NOOP("mountain", "first player")},
        {"word.field.seat", QT_TRANSLATE_NOOP("mountain", "whose turn it is")},
        {"word.field.last-round", QT_TRANSLATE_NOOP("mountain", "last round (0: not known yet)")},
        {"word.field.working", QT_TRANSLATE_NOOP("mountain", "spells that last for this turn")},
        {"word.field.spell-cast", QT_TRANSLATE_NOOP("mountain", "spell cast in this turn")},
        {"word.field.workshop-used", QT_TRANSLATE_NOOP("mountain", "workshop used in this turn")},
        {"word.field.second-workshop", QT_TRANSLATE_NOOP("mountain", "second workshop used in this turn")},
        {"word.field.tiles", QT_TRANSLATE_NOOP("mountain", "tunnel tiles left")},
        {"word.field.workshops", QT_TRANSLATE_NOOP("mountain", "workshops in the supply")},
        {"word.field.tunnels", QT_TRANSLATE_NOOP("mountain", "tunnel tiles and great halls")},
        {"word.field.tunnel", QT_TRANSLATE_NOOP("mountain", "tile or hall")},
        {"word.field.place", QT_TRANSLATE_NOOP("mountain", "cell of its anchor or altar")},
        {"word.field.turned", QT_TRANSLATE_NOOP("mountain", "orientation")},
        {"word.field.pedestal", QT_TRANSLATE_NOOP("mountain", "pedestal")},
        {"word.field.statue", QT_TRANSLATE_NOOP("mountain", "statue")},
        {"word.field.workshop", QT_TRANSLATE_NOOP("mountain", "workshop")},
        {"word.field.cleared", QT_TRANSLATE_NOOP("mountain", "cleared by a tile that was shifted")},
        {"word.field.picked", QT_TRANSLATE_NOOP("mountain", "buried resources taken")},
        {"word.field.value", QT_TRANSLATE_NOOP("mountain", "value")},
        {"word.field.owner", QT_TRANSLATE_NOOP("mountain", "taken by")},
        {"word.field.card", QT_TRANSLATE_NOOP("mountain", "troll")},
        {"word.field.bribes", QT_TRANSLATE_NOOP("mountain", "bribes")},
        {"word.field.spell", QT_TRANSLATE_NOOP("mountain", "spell")},
        {"word.field.runes", QT_TRANSLATE_NOOP("mountain", "runes")},
        {"word.field.portal", QT_TRANSLATE_NOOP("mountain", "portal")},
        {"word.field.pack", QT_TRANSLATE_NOOP("mountain", "pack")},
        {"word.field.on-p1-1", QT_TRANSLATE_NOOP("mountain", "resources on slot 1.1")},
        {"word.field.on-p1-2", QT_TRANSLATE_NOOP("mountain", "resources on slot 1.2")},
        {"word.field.on-p1-3", QT_TRANSLATE_NOOP("mountain", "resources on slot 1.3")},
        {"word.field.on-p1-4", QT_TRANSLATE_NOOP("mountain", "resources on slot 1.4")},
        {"word.field.on-p2-1", QT_TRANSLATE_NOOP("mountain", "resources on slot 2.1")},
        {"word.field.on-p2-2", QT_TRANSLATE_NOOP("mountain", "resources on slot 2.2")},
        {"word.field.on-p2-3", QT_TRANSLATE_NOOP("mountain", "resources on slot 2.3")},
        {"word.field.on-p3-1", QT_TRANSLATE_NOOP("mountain", "resources on slot 3.1")},
        {"word.field.on-p3-2", QT_TRANSLATE_NOOP("mountain", "resources on slot 3.2")},
        {"word.field.on-p4-1", QT_TRANSLATE_NOOP("mountain", "resources on slot 4.1")},
        {"word.field.coronation", QT_TRANSLATE_NOOP("mountain", "coronation token (honor)")},
        {"word.field.stock", QT_TRANSLATE_NOOP("mountain", "stock")},
        {"word.field.pedestals", QT_TRANSLATE_NOOP("mountain", "pedestals")},
        {"word.field.honour", QT_TRANSLATE_NOOP("mountain", "honor from tunnels")},

        // Moments of a game that a position can name
        {"word.at.set-up", QT_TRANSLATE_NOOP("mountain", "the setup")},
        {"word.at.turn", QT_TRANSLATE_NOOP("mountain", "a turn begins")},
        {"word.at.prepare", QT_TRANSLATE_NOOP("mountain", "step 1: spell and workshop")},
        {"word.at.act", QT_TRANSLATE_NOOP("mountain", "step 2: recruit or dig")},
        {"word.at.hall", QT_TRANSLATE_NOOP("mountain", "step 3: great hall")},
        {"word.at.haul", QT_TRANSLATE_NOOP("mountain", "step 4: statues")},
    };
    return kWords;
}

} // namespace merlon::mountain
