#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable eventTexts()
{
    static constexpr Wording kWords[] = {
        // The set-up and the turn. %1: a player, unless it is a number of a turn, a scenario or a place.
        {"event.hero-taken", QT_TRANSLATE_NOOP("exiles", "%1 plays the %2.")},
        {"event.first-player-chosen", QT_TRANSLATE_NOOP("exiles", "%1 is the First Player.")},
        {"event.turn-begins", QT_TRANSLATE_NOOP("exiles", "Turn %1 begins.")},
        {"event.scenario-begins", QT_TRANSLATE_NOOP("exiles", "Scenario: %1.")},
        {"event.section-taken", QT_TRANSLATE_NOOP("exiles", "%1 commands: %2.")},
        {"event.actions-begin", QT_TRANSLATE_NOOP("exiles", "%1 acts.")},
        {"event.fort-built", QT_TRANSLATE_NOOP("exiles", "%1 builds level %3: %2.")},
        {"event.gate-raised", QT_TRANSLATE_NOOP("exiles", "The gate now has resistance %2: %1.")},
        {"event.dug", QT_TRANSLATE_NOOP("exiles", "%1 digs: %2.")},
        {"event.flooded", QT_TRANSLATE_NOOP("exiles", "%1 floods: %2.")},
        {"event.built", QT_TRANSLATE_NOOP("exiles", "%1 builds level %3: %2.")},
        {"event.researched", QT_TRANSLATE_NOOP("exiles", "%1 researches: %2.")},
        {"event.collected", QT_TRANSLATE_NOOP("exiles", "%1 collects %2 × %3.")},
        {"event.trained", QT_TRANSLATE_NOOP("exiles", "%1 trains at %3: %2.")},
        {"event.unit-given-up", QT_TRANSLATE_NOOP("exiles", "%1 dismisses from %3: %2.")},
        {"event.recruited", QT_TRANSLATE_NOOP("exiles", "%1 recruits for free at %3: %2.")},
        {"event.engine-built", QT_TRANSLATE_NOOP("exiles", "%1 builds at %3: %2.")},
        {"event.engine-given-up", QT_TRANSLATE_NOOP("exiles", "%1 removes from %3: %2.")},
        {"event.rocks-piled", QT_TRANSLATE_NOOP("exiles", "%1 piles rocks: %2.")},
        {"event.repaired", QT_TRANSLATE_NOOP("exiles", "%1 repairs: %2. Resistance: %3.")},
        {"event.gate-repaired", QT_TRANSLATE_NOOP("exiles", "%1 repairs: %2. Resistance: %3.")},
        {"event.given", QT_TRANSLATE_NOOP("exiles", "%1 gives %2: %3 × %4.")},
        {"event.trade-offered", QT_TRANSLATE_NOOP("exiles", "%1 offers a trade to %2: %3 for %4.")},
        {"event.trade-refused", QT_TRANSLATE_NOOP("exiles", "%1 refuses the trade of %2.")},

        // The preparation of the siege
        {"event.inspired", QT_TRANSLATE_NOOP("exiles", "%1 inspires: %2.")},
        {"event.faction-shown", QT_TRANSLATE_NOOP("exiles", "The enemy: %1 (army %2).")},
        //: %1: what a die shows
        {"event.fronts-rolled", QT_TRANSLATE_NOOP("exiles", "Rolled for the fronts: %1.")},
        {"event.fronts-counted",
         QT_TRANSLATE_NOOP("exiles", "{%1|No front|1 front|%1 fronts} will be attacked.")},
        {"event.units-moved", QT_TRANSLATE_NOOP("exiles", "%4 × %3: %1 → %2.")},
        {"event.engine-moved", QT_TRANSLATE_NOOP("exiles", "%1: %2 → %3.")},
        {"event.front-drawn", QT_TRANSLATE_NOOP("exiles", "The enemy attacks: %1.")},
        {"event.enemy-deployed", QT_TRANSLATE_NOOP("exiles", "The enemy arrives: %2 × %1 (%3).")},
        {"event.enemy-engine-deployed", QT_TRANSLATE_NOOP("exiles", "The enemy brings: %2 × %1 (%3).")},
        {"event.units-dismissed", QT_TRANSLATE_NOOP("exiles", "Units leave %1: %3 × %2.")},
        {"event.siege-begins",
         QT_TRANSLATE_NOOP("exiles", "The siege begins: {%1|no units|1 unit|%1 units}, morale %2.")},
        {"event.blessed", QT_TRANSLATE_NOOP("exiles", "%1 uses %2: %3.")},
        {"event.spell-cast", QT_TRANSLATE_NOOP("exiles", "%1 casts a spell: %2.")},

        // Shooting and engines
        {"event.siege-round-begins", QT_TRANSLATE_NOOP("exiles", "Round %1 of the siege.")},
        {"event.stage-begins", QT_TRANSLATE_NOOP("exiles", "Stage %1.")},
        //: %1: what a die shows, %2: a place
        {"event.die-rolled", QT_TRANSLATE_NOOP("exiles", "Rolled for %2: %1.")},
        {"event.d3-rolled", QT_TRANSLATE_NOOP("exiles", "Rolled for %2: %1.")},
        {"event.units-aimed", QT_TRANSLATE_NOOP("exiles", "Shots from %1 at %4: %3 × %2.")},
        {"event.volley-flies", QT_TRANSLATE_NOOP("exiles", "Shots at %1: strength %2.")},
        {"event.enemy-removed", QT_TRANSLATE_NOOP("exiles", "Enemy losses (%2): 1 × %1.")},
        {"event.enemy-engine-removed", QT_TRANSLATE_NOOP("exiles", "Destroyed (%2): 1 × %1.")},
        {"event.enemy-aims", QT_TRANSLATE_NOOP("exiles", "The enemy aims at %3: %1 (%2).")},
        {"event.enemy-volley",
         QT_TRANSLATE_NOOP("exiles", "Enemy shots at %1: strength %2 against resistance %3.")},
        {"event.units-lost", QT_TRANSLATE_NOOP("exiles", "Losses (%1): %3 × %2.")},
        {"event.units-saved", QT_TRANSLATE_NOOP("exiles", "Saved (%1): %3 × %2.")},
        {"event.engine-fires", QT_TRANSLATE_NOOP("exiles", "%1 fires at %2 and rolls %4: strength %3.")},
        {"event.enemy-engine-aims", QT_TRANSLATE_NOOP("exiles", "The enemy aims at %2: %1 (%3).")},
        {"event.enemy-engine-idle", QT_TRANSLATE_NOOP("exiles", "No target: %1.")},
        {"event.section-damaged",
         QT_TRANSLATE_NOOP("exiles", "%1 loses {%2|no resistance|1 resistance|%2 resistance}.")},
        {"event.section-holds", QT_TRANSLATE_NOOP("exiles", "No damage: %1.")},
        {"event.section-fell", QT_TRANSLATE_NOOP("exiles", "%1 is reduced to a barrier.")},
        {"event.engine-lost", QT_TRANSLATE_NOOP("exiles", "Destroyed (%2): 1 × %1.")},

        // The advance. %1: a place.
        {"event.enemy-advances",
         QT_TRANSLATE_NOOP("exiles",
                           "{%2|Nobody advances|1 enemy unit advances|%2 enemy units advance}: %1.")},
        {"event.enemy-held-up", QT_TRANSLATE_NOOP("exiles", "The ditches hold the enemy up: %1.")},
        {"event.bridge-laid", QT_TRANSLATE_NOOP("exiles", "The enemy lays a bridge: %1.")},
        {"event.enemy-drowned", QT_TRANSLATE_NOOP("exiles", "Lost in the moat (%2): 1 × %1.")},
        {"event.towers-advance",
         QT_TRANSLATE_NOOP(
             "exiles", "{%2|No siege tower advances|1 siege tower advances|%2 siege towers advance}: %1.")},

        // Melee. %1: a squad, unless a comment says otherwise.
        //: %1: a zone, %2: a section
        {"event.flyers-choose", QT_TRANSLATE_NOOP("exiles", "The flyers of %1 attack: %2.")},
        {"event.squad-formed",
         QT_TRANSLATE_NOOP("exiles", "Squad %1: {%3|no units|1 unit|%3 units}, led by %2.")},
        {"event.ram-given", QT_TRANSLATE_NOOP("exiles", "Squad %1 carries a ram.")},
        {"event.tower-given", QT_TRANSLATE_NOOP("exiles", "Squad %1 has a siege tower.")},
        //: %1: rocks or a cauldron, %2: a wall
        {"event.engine-dropped", QT_TRANSLATE_NOOP("exiles", "Dropped from %2: %1.")},
        //: %1: an enemy unit, %2: a squad
        {"event.enemy-slain", QT_TRANSLATE_NOOP("exiles", "Enemy losses (squad %2): 1 × %1.")},
        {"event.leader-follows", QT_TRANSLATE_NOOP("exiles", "Squad %1 is now led by %2.")},
        {"event.units-assigned", QT_TRANSLATE_NOOP("exiles", "Against squad %1: %3 × %2.")},
        {"event.ram-strikes",
         QT_TRANSLATE_NOOP(
             "exiles",
             "The ram of squad %1 strikes: %2 loses {%3|no resistance|1 resistance|%3 resistance}.")},
        {"event.ram-put-aside", QT_TRANSLATE_NOOP("exiles", "Squad %1 is too weak for the ram.")},
        //: %1: a gate
        {"event.gate-broken", QT_TRANSLATE_NOOP("exiles", "The gate is broken: %1.")},
        {"event.foothold-taken", QT_TRANSLATE_NOOP("exiles", "The leader of squad %1 has a foothold: %2.")},
        {"event.melee-rolled", QT_TRANSLATE_NOOP("exiles", "Squad %1 rolls %2, the defenders roll %3.")},
        {"event.squad-beaten",
         QT_TRANSLATE_NOOP("exiles", "The defenders beat squad %1 by {%2|no points|1 point|%2 points}.")},
        {"event.squad-drawn", QT_TRANSLATE_NOOP("exiles", "Nobody wins. Squad %1 falls back.")},
        {"event.squad-breaks-in",
         QT_TRANSLATE_NOOP("exiles", "Squad %1 beats the defenders by {%2|no points|1 point|%2 points}.")},
        {"event.three-against-one",
         QT_TRANSLATE_NOOP("exiles", "3 against 1: another unit is lost (squad %1).")},
        //: %1: a building
        {"event.building-damaged", QT_TRANSLATE_NOOP("exiles", "%1 is damaged. Level: %2.")},

        // The end of the siege and of the game
        {"event.morale-tested",
         QT_TRANSLATE_NOOP("exiles", "The enemy rolls %1. Above its morale of %2 it flees.")},
        {"event.morale-falls", QT_TRANSLATE_NOOP("exiles", "The morale of the enemy falls to %1.")},
        {"event.enemy-flees", QT_TRANSLATE_NOOP("exiles", "The %1 flee.")},
        {"event.looted", QT_TRANSLATE_NOOP("exiles", "%1 takes %2 × %3.")},
        {"event.save-point",
         QT_TRANSLATE_NOOP("exiles",
                           "The city has survived turn %1. The campaign can be continued from here.")},
        //: %1: a wall or a tower
        {"event.squad-unopposed", QT_TRANSLATE_NOOP("exiles", "An enemy squad meets nobody: %1.")},
        {"event.overrun", QT_TRANSLATE_NOOP("exiles", "The city falls in turn %1.")},
        {"event.survived", QT_TRANSLATE_NOOP("exiles", "The city stands after turn %1: %2.")},
        {"event.resigned", QT_TRANSLATE_NOOP("exiles", "%1 resigns.")},
        //: %1: a wall or a tower
        {"ending.squad-unopposed", QT_TRANSLATE_NOOP("exiles", "An enemy squad met nobody: %1.")},
        {"ending.overrun", QT_TRANSLATE_NOOP("exiles", "The city fell in turn %1.")},
        {"ending.survived", QT_TRANSLATE_NOOP("exiles", "The city stood after turn %1: %2.")},
        {"ending.resigned", QT_TRANSLATE_NOOP("exiles", "%1 resigned.")},

        // How games of the computer ended, in a table. %1: a turn
        {"ended.overrun", QT_TRANSLATE_NOOP("exiles", "The city fell in turn %1.")},
        {"ended.survived", QT_TRANSLATE_NOOP("exiles", "The city stood after turn %1.")},
    };
    return kWords;
}

} // namespace merlon::exiles
