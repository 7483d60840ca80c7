#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable decisionTexts()
{
    static constexpr Wording kWords[] = {
        // Chance
        //: %1: a player
        {"decision.deal-hero", QT_TRANSLATE_NOOP("exiles", "A hero is dealt: %1.")},
        {"decision.choose-first", QT_TRANSLATE_NOOP("exiles", "The First Player is drawn.")},
        {"decision.show-faction", QT_TRANSLATE_NOOP("exiles", "The enemy is drawn.")},
        {"decision.count-fronts", QT_TRANSLATE_NOOP("exiles", "A die is rolled for the number of fronts.")},
        {"decision.draw-fronts", QT_TRANSLATE_NOOP("exiles", "A front is drawn.")},
        {"decision.rockfall-die", QT_TRANSLATE_NOOP("exiles", "A die is rolled for Rockfall.")},
        {"decision.target-die",
         QT_TRANSLATE_NOOP("exiles", "A die is rolled for the target of enemy shots.")},
        {"decision.fire-die", QT_TRANSLATE_NOOP("exiles", "A die is rolled for an engine.")},
        {"decision.barrage-target",
         QT_TRANSLATE_NOOP("exiles", "A die is rolled for the target of an enemy engine.")},
        {"decision.barrage-element",
         QT_TRANSLATE_NOOP("exiles", "A die is rolled for what a catapult hits.")},
        {"decision.barrage-die", QT_TRANSLATE_NOOP("exiles", "A die is rolled for an enemy engine.")},
        {"decision.moat-die", QT_TRANSLATE_NOOP("exiles", "A die is rolled for losses in the moat.")},
        {"decision.flyers-die", QT_TRANSLATE_NOOP("exiles", "A die is rolled for the target of the flyers.")},
        {"decision.drop-die", QT_TRANSLATE_NOOP("exiles", "A die is rolled for rocks or a cauldron.")},
        //: %1: a squad
        {"decision.fight-die", QT_TRANSLATE_NOOP("exiles", "A die is rolled: squad %1.")},
        {"decision.strike-building", QT_TRANSLATE_NOOP("exiles", "A building is drawn.")},
        {"decision.morale-die", QT_TRANSLATE_NOOP("exiles", "A die is rolled for the morale of the enemy.")},

        // The turn
        {"decision.take-hero", QT_TRANSLATE_NOOP("exiles", "The player chooses a hero.")},
        {"decision.draft", QT_TRANSLATE_NOOP("exiles", "The player chooses a section to command.")},
        {"decision.gift-window", QT_TRANSLATE_NOOP("exiles", "The player may give something to %1.")},
        {"decision.act", QT_TRANSLATE_NOOP("exiles", "The player acts.")},
        //: %1: a section, %2: a unit
        {"decision.train-instead", QT_TRANSLATE_NOOP("exiles", "The player replaces a unit (%1): %2.")},
        {"decision.trade-give", QT_TRANSLATE_NOOP("exiles", "The player chooses what to give.")},
        {"decision.trade-give-amount", QT_TRANSLATE_NOOP("exiles", "The player chooses how much to give.")},
        {"decision.trade-want", QT_TRANSLATE_NOOP("exiles", "The player chooses what to ask for.")},
        {"decision.trade-want-amount",
         QT_TRANSLATE_NOOP("exiles", "The player chooses how much to ask for.")},
        {"decision.answer-trade", QT_TRANSLATE_NOOP("exiles", "The player answers the offer of %1.")},

        // The siege
        {"decision.inspire", QT_TRANSLATE_NOOP("exiles", "The Heretic may inspire a section.")},
        {"decision.move", QT_TRANSLATE_NOOP("exiles", "The player moves units.")},
        {"decision.send-units", QT_TRANSLATE_NOOP("exiles", "The player chooses where the units go.")},
        {"decision.power-window", QT_TRANSLATE_NOOP("exiles", "The player may use a power.")},
        {"decision.paralysis",
         QT_TRANSLATE_NOOP("exiles",
                           "The player removes up to {%1|no enemy units|1 enemy unit|%1 enemy units}.")},
        {"decision.quake",
         QT_TRANSLATE_NOOP("exiles", "The player removes enemy units with endurance %1 in all.")},
        //: %1: a place
        {"decision.aim-at", QT_TRANSLATE_NOOP("exiles", "The commander aims: %1.")},
        {"decision.volley-losses",
         QT_TRANSLATE_NOOP("exiles", "The commander removes units (%1): endurance %2, up to %3.")},
        //: %1: a place
        {"decision.lose", QT_TRANSLATE_NOOP("exiles", "The commander chooses losses (%1): endurance %2.")},
        //: %1: a place
        {"decision.save-window", QT_TRANSLATE_NOOP("exiles", "The player may save units: %1.")},
        //: %1: a place, %2: an engine, %3: how many attacks
        {"decision.fire-at", QT_TRANSLATE_NOOP("exiles", "The commander fires: %2 (%1, %3 left).")},
        //: %1: a zone
        {"decision.fire-losses",
         QT_TRANSLATE_NOOP("exiles", "The commander removes enemy units and engines: %1.")},
        //: %1: a place
        {"decision.choose-engine",
         QT_TRANSLATE_NOOP("exiles", "The commander loses an engine (%1): endurance %2.")},
        //: %1: a wall, %2: rocks or a cauldron
        {"decision.drop-what", QT_TRANSLATE_NOOP("exiles", "The commander uses or holds back: %2 (%1).")},
        //: %1: a zone
        {"decision.slaying",
         QT_TRANSLATE_NOOP("exiles", "The player kills enemy units (%1): endurance %2 in all.")},
        {"decision.foresee",
         QT_TRANSLATE_NOOP("exiles", "The Oracle may move {%1|no units|1 unit|%1 units}.")},
        {"decision.foreseen-to", QT_TRANSLATE_NOOP("exiles", "The Oracle chooses where it goes: %2 (%1).")},
        //: %1: a section
        {"decision.assign-units", QT_TRANSLATE_NOOP("exiles", "The commander forms squads: %1.")},
        {"decision.lead-squad",
         QT_TRANSLATE_NOOP("exiles", "The commander chooses who leads against squad %1.")},
        {"decision.slay-squad",
         QT_TRANSLATE_NOOP("exiles", "The commander kills units of squad %1: endurance %2 in all.")},
        {"decision.slay-weakest",
         QT_TRANSLATE_NOOP("exiles", "The commander chooses a unit of squad %1 to kill.")},

        // The Warlord
        {"decision.choose-front", QT_TRANSLATE_NOOP("exiles", "The Warlord chooses a front.")},
        {"decision.deploy", QT_TRANSLATE_NOOP("exiles", "The Warlord deploys the army.")},
        //: %1: a zone, %2: an enemy unit
        {"decision.choose-target", QT_TRANSLATE_NOOP("exiles", "The Warlord chooses a target: %2 (%1).")},
        //: %1: a zone, %2: an enemy unit
        {"decision.choose-flight",
         QT_TRANSLATE_NOOP("exiles", "The Warlord chooses where the flyers attack: %2 (%1).")},
        //: %1: a zone, %2: an enemy engine
        {"decision.choose-engine-target",
         QT_TRANSLATE_NOOP("exiles", "The Warlord chooses a target: %2 (%1).")},
        {"decision.choose-element",
         QT_TRANSLATE_NOOP("exiles", "The Warlord chooses what the catapult hits.")},
        //: %1: a section
        {"decision.form-group", QT_TRANSLATE_NOOP("exiles", "The Warlord forms squads: %1.")},
        {"decision.head-squad", QT_TRANSLATE_NOOP("exiles", "The Warlord chooses who leads squad %1.")},
        //: %1: a wall
        {"decision.equip", QT_TRANSLATE_NOOP("exiles", "The Warlord gives a ram or a siege tower: %1.")},
    };
    return kWords;
}

} // namespace merlon::exiles
