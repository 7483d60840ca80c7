#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable choiceTexts()
{
    static constexpr Wording kWords[] = {
        // Chance
        {"choice.roll", QT_TRANSLATE_NOOP("exiles", "Roll %1")},
        {"choice.deal-hero", QT_TRANSLATE_NOOP("exiles", "%1")},
        {"choice.first-player", QT_TRANSLATE_NOOP("exiles", "%1 is the First Player")},
        {"choice.draw-faction", QT_TRANSLATE_NOOP("exiles", "The %1 attack")},
        {"choice.draw-front", QT_TRANSLATE_NOOP("exiles", "Attack: %1")},
        {"choice.strike", QT_TRANSLATE_NOOP("exiles", "Damage: %1")},

        // Everywhere
        {"choice.done", QT_TRANSLATE_NOOP("exiles", "Finish")},
        {"choice.pass", QT_TRANSLATE_NOOP("exiles", "Pass")},
        {"done.move", QT_TRANSLATE_NOOP("exiles", "Finish moving")},
        {"done.act", QT_TRANSLATE_NOOP("exiles", "End your turn")},
        {"done.volley-losses", QT_TRANSLATE_NOOP("exiles", "Finish removing")},
        {"done.fire-losses", QT_TRANSLATE_NOOP("exiles", "Finish removing")},
        {"done.paralysis", QT_TRANSLATE_NOOP("exiles", "Finish removing")},
        {"done.quake", QT_TRANSLATE_NOOP("exiles", "Finish removing")},
        {"done.slaying", QT_TRANSLATE_NOOP("exiles", "Finish killing")},
        {"done.slay-squad", QT_TRANSLATE_NOOP("exiles", "Finish killing")},
        {"done.foresee", QT_TRANSLATE_NOOP("exiles", "Finish moving")},
        {"done.assign-units", QT_TRANSLATE_NOOP("exiles", "Begin the fight")},
        {"done.aim-at", QT_TRANSLATE_NOOP("exiles", "Hold fire")},

        // The turn. %1: a hero, a place, a building, a technology, a resource.
        {"choice.take-hero", QT_TRANSLATE_NOOP("exiles", "Choose the %1")},
        {"choice.defend", QT_TRANSLATE_NOOP("exiles", "Command: %1")},
        {"choice.build-fort", QT_TRANSLATE_NOOP("exiles", "Build up: %1")},
        {"choice.dig", QT_TRANSLATE_NOOP("exiles", "Dig: %1")},
        {"choice.flood", QT_TRANSLATE_NOOP("exiles", "Flood: %1")},
        {"choice.build", QT_TRANSLATE_NOOP("exiles", "Build up: %1")},
        {"choice.research", QT_TRANSLATE_NOOP("exiles", "Research: %1")},
        {"choice.collect", QT_TRANSLATE_NOOP("exiles", "Collect %1")},
        //: %1: a unit, %2: a section
        {"choice.train", QT_TRANSLATE_NOOP("exiles", "Train at %2: %1")},
        //: %1: a section, %2: a unit
        {"choice.replace", QT_TRANSLATE_NOOP("exiles", "Replace a unit at %1: %2")},
        //: %1: a unit, %2: a section
        {"choice.free-recruit", QT_TRANSLATE_NOOP("exiles", "Recruit for free at %2: %1")},
        //: %1: an engine, %2: a place
        {"choice.build-engine", QT_TRANSLATE_NOOP("exiles", "Build at %2: %1")},
        //: %1 and %3: engines, %2: a place
        {"choice.exchange-engine", QT_TRANSLATE_NOOP("exiles", "Build at %2: %1 in place of %3")},
        {"choice.pile-rocks", QT_TRANSLATE_NOOP("exiles", "Pile rocks: %1")},
        {"choice.repair", QT_TRANSLATE_NOOP("exiles", "Repair: %1")},
        {"choice.end-turn", QT_TRANSLATE_NOOP("exiles", "End your turn")},

        // Trade. %1: a player, a resource, a number.
        {"choice.trade", QT_TRANSLATE_NOOP("exiles", "Trade with %1")},
        {"choice.give", QT_TRANSLATE_NOOP("exiles", "Give %1")},
        {"choice.give-amount", QT_TRANSLATE_NOOP("exiles", "Give %1")},
        {"choice.want", QT_TRANSLATE_NOOP("exiles", "Ask for %1")},
        {"choice.want-amount", QT_TRANSLATE_NOOP("exiles", "Ask for %1")},
        {"choice.accept-trade", QT_TRANSLATE_NOOP("exiles", "Accept")},
        {"choice.refuse-trade", QT_TRANSLATE_NOOP("exiles", "Refuse")},

        // Moving. %1: a place.
        {"choice.inspire", QT_TRANSLATE_NOOP("exiles", "Inspire: %1")},
        //: %1: a place, %2: a unit
        {"choice.pick", QT_TRANSLATE_NOOP("exiles", "Move from %1: %2")},
        //: %1: a place, %2: how many
        {"choice.send", QT_TRANSLATE_NOOP("exiles", "Send %2 to %1")},
        //: %1: an engine, %2 and %3: places
        {"choice.move-engine", QT_TRANSLATE_NOOP("exiles", "Move: %1 (%2 → %3)")},
        //: %1: a place, %2: a unit
        {"choice.foresee", QT_TRANSLATE_NOOP("exiles", "Move from %1: %2")},

        // Powers
        //: %1: a blessing, %2: a section
        {"choice.bless", QT_TRANSLATE_NOOP("exiles", "%1: %2")},
        //: %1: a zone, %2: a unit, %3: normal or extra
        {"choice.blind", QT_TRANSLATE_NOOP("exiles", "Blindness: %2 (%1, %3)")},
        //: %1: normal or extra
        {"choice.paralyze", QT_TRANSLATE_NOOP("exiles", "Paralysis (%1)")},
        //: %1: a zone, %2: an engine, %3: normal or extra
        {"choice.burn", QT_TRANSLATE_NOOP("exiles", "Conflagration: %2 (%1, %3)")},
        //: %1: a zone, %2: normal or extra
        {"choice.rockfall", QT_TRANSLATE_NOOP("exiles", "Rockfall: %1 (%2)")},
        {"choice.earthquake", QT_TRANSLATE_NOOP("exiles", "Earthquake")},
        //: %1: a unit
        {"choice.shield", QT_TRANSLATE_NOOP("exiles", "Shield: %1")},
        {"choice.resurrect", QT_TRANSLATE_NOOP("exiles", "Resurrection")},
        {"choice.accept", QT_TRANSLATE_NOOP("exiles", "Accept the losses")},

        // Shooting and engines
        //: %1: a unit, %2: a zone, %3: how many
        {"choice.aim", QT_TRANSLATE_NOOP("exiles", "Shoot at %2: %3 × %1")},
        {"choice.hold-fire", QT_TRANSLATE_NOOP("exiles", "Hold fire")},
        //: %1: an engine, %2: a zone
        {"choice.fire", QT_TRANSLATE_NOOP("exiles", "Fire at %2: %1")},
        //: %1: an engine
        {"choice.hold-engine", QT_TRANSLATE_NOOP("exiles", "Hold fire: %1")},
        //: %1: an enemy unit, %2: a zone
        {"choice.remove", QT_TRANSLATE_NOOP("exiles", "Remove %1 (%2)")},
        //: %1: an enemy engine, %2: a zone
        {"choice.remove-engine", QT_TRANSLATE_NOOP("exiles", "Destroy %1 (%2)")},
        //: %1: a unit
        {"choice.lose", QT_TRANSLATE_NOOP("exiles", "Lose a unit: %1")},
        //: %1: an engine
        {"choice.lose-engine", QT_TRANSLATE_NOOP("exiles", "Lose an engine: %1")},

        // Melee
        //: %1: rocks or a cauldron
        {"choice.drop", QT_TRANSLATE_NOOP("exiles", "Use: %1")},
        //: %1: rocks or a cauldron
        {"choice.hold", QT_TRANSLATE_NOOP("exiles", "Hold back: %1")},
        //: %1: an enemy unit, %2: a squad
        {"choice.slay", QT_TRANSLATE_NOOP("exiles", "Kill %1 (squad %2)")},
        //: %1: a unit, %2: a squad, %3: how many
        {"choice.assign", QT_TRANSLATE_NOOP("exiles", "Send %3 × %1 against squad %2")},
        //: %1: a squad, %2: a unit
        {"choice.lead", QT_TRANSLATE_NOOP("exiles", "Leader against squad %1: %2")},

        // The Warlord
        //: %1: a zone
        {"choice.choose-front", QT_TRANSLATE_NOOP("exiles", "Attack: %1")},
        //: %1: an enemy unit, %2: how many, %3: a zone
        {"choice.deploy", QT_TRANSLATE_NOOP("exiles", "Deploy at %3: %2 × %1")},
        //: %1: an enemy engine, %2: how many, %3: a zone
        {"choice.deploy-engine", QT_TRANSLATE_NOOP("exiles", "Deploy at %3: %2 × %1")},
        //: %1: an enemy unit, %2: a section
        {"choice.target", QT_TRANSLATE_NOOP("exiles", "Aim at %2: %1")},
        //: %1: an enemy engine, %2: a section
        {"choice.target-engine", QT_TRANSLATE_NOOP("exiles", "Aim at %2: %1")},
        //: %1: units, engines or the fortification
        {"choice.target-kind", QT_TRANSLATE_NOOP("exiles", "Hit: %1")},
        //: %1: an enemy unit, %2: a squad, %3: how many
        {"choice.form", QT_TRANSLATE_NOOP("exiles", "Join squad %2: %3 × %1")},
        //: %1: a squad, %2: an enemy unit
        {"choice.head", QT_TRANSLATE_NOOP("exiles", "Leader of squad %1: %2")},
        {"choice.give-ram", QT_TRANSLATE_NOOP("exiles", "Ram for squad %1")},
        {"choice.give-tower", QT_TRANSLATE_NOOP("exiles", "Siege tower for squad %1")},
    };
    return kWords;
}

} // namespace merlon::exiles
