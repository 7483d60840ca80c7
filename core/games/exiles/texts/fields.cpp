#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable fieldTexts()
{
    static constexpr Wording kWords[] = {
        // Parts of a position, and the groups of the pieces of its tray
        {"word.position", QT_TRANSLATE_NOOP("exiles", "the turn")},
        {"word.siege", QT_TRANSLATE_NOOP("exiles", "the enemy")},
        {"word.none", QT_TRANSLATE_NOOP("exiles", "none")},
        {"word.group.unit", QT_TRANSLATE_NOOP("exiles", "units")},
        {"word.group.engine", QT_TRANSLATE_NOOP("exiles", "engines")},
        {"word.group.hero", QT_TRANSLATE_NOOP("exiles", "heroes")},
        {"word.group.resource", QT_TRANSLATE_NOOP("exiles", "resources")},
        {"word.group.barbarians", QT_TRANSLATE_NOOP("exiles", "Barbarians")},
        {"word.group.wolf-men", QT_TRANSLATE_NOOP("exiles", "Wolf-men")},
        {"word.group.woodsmen", QT_TRANSLATE_NOOP("exiles", "Woodsmen")},
        {"word.group.beasts", QT_TRANSLATE_NOOP("exiles", "Beasts")},
        {"word.group.enemy-engine", QT_TRANSLATE_NOOP("exiles", "engines of the enemy")},

        // What can be set in a position
        {"word.field.at", QT_TRANSLATE_NOOP("exiles", "what comes next")},
        {"word.field.empty", QT_TRANSLATE_NOOP("exiles", "empty board")},
        {"word.field.turn", QT_TRANSLATE_NOOP("exiles", "turn")},
        {"word.field.first-player", QT_TRANSLATE_NOOP("exiles", "first player")},
        {"word.field.seat", QT_TRANSLATE_NOOP("exiles", "whose turn it is")},
        {"word.field.markers", QT_TRANSLATE_NOOP("exiles", "action markers left")},
        {"word.field.technologies", QT_TRANSLATE_NOOP("exiles", "technologies")},
        {"word.field.blessings-used", QT_TRANSLATE_NOOP("exiles", "blessings used in this turn")},
        {"word.field.spells-used", QT_TRANSLATE_NOOP("exiles", "spells used in this turn")},
        {"word.field.oracle-used", QT_TRANSLATE_NOOP("exiles", "Oracle used")},
        {"word.field.sorcerer-used", QT_TRANSLATE_NOOP("exiles", "Sorcerer used")},
        {"word.field.deserter-used", QT_TRANSLATE_NOOP("exiles", "Deserter used")},
        {"word.field.inspired", QT_TRANSLATE_NOOP("exiles", "inspired section")},
        {"word.field.aura", QT_TRANSLATE_NOOP("exiles", "section with the Protective Aura")},
        {"word.field.reinforced", QT_TRANSLATE_NOOP("exiles", "reinforced section")},
        {"word.field.faction", QT_TRANSLATE_NOOP("exiles", "faction")},
        {"word.field.round", QT_TRANSLATE_NOOP("exiles", "siege round")},
        {"word.field.morale", QT_TRANSLATE_NOOP("exiles", "morale")},
        {"word.field.strength", QT_TRANSLATE_NOOP("exiles", "initial strength (0: all that are here)")},
        {"word.field.tested", QT_TRANSLATE_NOOP("exiles", "morale has been tested")},
        {"word.field.units", QT_TRANSLATE_NOOP("exiles", "units")},
        {"word.field.fought", QT_TRANSLATE_NOOP("exiles", "of them have fought")},
        {"word.field.engines", QT_TRANSLATE_NOOP("exiles", "engines")},
        {"word.field.level", QT_TRANSLATE_NOOP("exiles", "level")},
        {"word.field.resistance", QT_TRANSLATE_NOOP("exiles", "resistance")},
        {"word.field.gate", QT_TRANSLATE_NOOP("exiles", "resistance of the gate")},
        {"word.field.rocks", QT_TRANSLATE_NOOP("exiles", "rocks")},
        {"word.field.cauldron", QT_TRANSLATE_NOOP("exiles", "cauldron")},
        {"word.field.rocks-used", QT_TRANSLATE_NOOP("exiles", "rocks used in this siege")},
        {"word.field.cauldron-used", QT_TRANSLATE_NOOP("exiles", "cauldron used in this siege")},
        {"word.field.commander", QT_TRANSLATE_NOOP("exiles", "commander")},
        {"word.field.attacked", QT_TRANSLATE_NOOP("exiles", "attacked (order of the draw)")},
        {"word.field.enemies", QT_TRANSLATE_NOOP("exiles", "enemy units")},
        {"word.field.siege-towers", QT_TRANSLATE_NOOP("exiles", "siege towers")},
        {"word.field.bridged", QT_TRANSLATE_NOOP("exiles", "bridge laid")},
        {"word.field.enemy-engines", QT_TRANSLATE_NOOP("exiles", "engines of the enemy")},
        {"word.field.blinded", QT_TRANSLATE_NOOP("exiles", "blinded unit")},
        {"word.field.footholds", QT_TRANSLATE_NOOP("exiles", "enemies on the battlements")},
        {"word.field.place", QT_TRANSLATE_NOOP("exiles", "section")},
        {"word.field.leader", QT_TRANSLATE_NOOP("exiles", "unit")},
        {"word.field.at-gate", QT_TRANSLATE_NOOP("exiles", "at the broken gate")},
        {"word.field.number", QT_TRANSLATE_NOOP("exiles", "squad number (0: the next free one)")},
        {"word.field.front", QT_TRANSLATE_NOOP("exiles", "assault zone of its front")},
        {"word.field.hero", QT_TRANSLATE_NOOP("exiles", "hero")},
        {"word.field.store", QT_TRANSLATE_NOOP("exiles", "store")},
        {"word.field.traded", QT_TRANSLATE_NOOP("exiles", "has traded in this turn")},
        {"word.field.refusals", QT_TRANSLATE_NOOP("exiles", "offers refused in this turn")},

        // Moments of a game that a position can name
        {"word.at.set-up", QT_TRANSLATE_NOOP("exiles", "the setup")},
        {"word.at.turn", QT_TRANSLATE_NOOP("exiles", "a turn begins")},
        {"word.at.actions", QT_TRANSLATE_NOOP("exiles", "the actions of a player")},
        {"word.at.siege", QT_TRANSLATE_NOOP("exiles", "the preparation of the siege")},
        {"word.at.assault", QT_TRANSLATE_NOOP("exiles", "Stage 1: the assault begins")},
        {"word.at.round", QT_TRANSLATE_NOOP("exiles", "Stage 3: a siege round")},
        {"word.at.advance", QT_TRANSLATE_NOOP("exiles", "Stage 5: the advance")},
        {"word.at.melee", QT_TRANSLATE_NOOP("exiles", "Stage 9: the squads")},
    };
    return kWords;
}

} // namespace merlon::exiles
