#pragma once

#include "core/engine/agenda/step_rule.h"
#include "core/games/exiles/play.h"

#include <array>
#include <cstddef>
#include <span>

namespace merlon::exiles {

using agenda::about;
using agenda::drawing;
using agenda::inside;
using agenda::landmark;
using agenda::question;
using agenda::work;

/// Every step of the rules, in the order of the table in steps.cpp. Questions and draws are the kinds of decisions.
/// Unless it says otherwise, the seat of a step is the one that is asked.
enum class StepKind : std::uint8_t {
    None,
    // The set-up (EX-1)
    TakeHero,
    DealHero,
    ChooseFirst,
    // The turn (EX-2, EX-3)
    StartTurn,
    Draft,
    NextActions,
    GiftWindow,
    Act,
    TrainInstead,
    // Trade (EX-4)
    TradeGive,
    TradeGiveAmount,
    TradeWant,
    TradeWantAmount,
    AnswerTrade,
    // The preparation of the siege (EX-7)
    Prepare,
    Inspire,
    ShowFaction,
    CountFronts,
    MovePass,
    Move,
    SendUnits,
    DrawFronts,
    DealArmy,
    ClearKeep,
    MakeReady,
    // Spells and blessings (EX-15)
    PowerWindow,
    Paralysis,
    RockfallDie,
    Quake,
    // The Warlord (EX-17)
    ChooseFront,
    Deploy,
    ChooseTarget,
    ChooseFlight,
    ChooseEngineTarget,
    ChooseElement,
    SquadsFormed,
    FormGroup,
    HeadGroup,
    HeadSquad,
    Equip,
    // The stages (EX-8 to EX-12)
    Stage,
    // Shooting (EX-8)
    AimFrom,
    AimAt,
    Volleys,
    VolleyLosses,
    EnemyTargets,
    TargetDie,
    EnemyVolleys,
    // Losses (EX-8.9, EX-15.4)
    Lose,
    SaveWindow,
    TakeLosses,
    // Engines (EX-9)
    FireFrom,
    FireAt,
    FireDice,
    FireResults,
    FireDie,
    FireLosses,
    Barrage,
    BarrageAim,
    BarrageTarget,
    BarrageElement,
    BarrageReady,
    BarrageNext,
    BarrageDie,
    ChooseEngine,
    // The advance (EX-10)
    Advance,
    MoatDie,
    Cross,
    // Squads and what falls on them (EX-11)
    FlyersDie,
    FormSquads,
    DropNext,
    DropWhat,
    DropDie,
    Slaying,
    // Defending squads (EX-11)
    Foresee,
    ForeseenTo,
    AssignNext,
    AssignUnits,
    LeadSquad,
    CheckOverrun,
    // Fighting (EX-11)
    Storm,
    RamStrike,
    Fight,
    FightDie,
    SlaySquad,
    SlayWeakest,
    Unlucky,
    FightEnd,
    // Destruction, morale, pillage (EX-11, EX-12)
    Ruin,
    StrikeBuilding,
    GatherSquads,
    MoraleDie,
    StayOn,
    Flee,
    Pillage,
    EndTurn,
};
inline constexpr std::size_t kStepKinds = static_cast<std::size_t>(StepKind::EndTurn) + 1;

using StepRule = agenda::StepRule<StepKind, Play>;

/// In the order of StepKind.
extern const std::array<const StepRule *, kStepKinds> kStepRules;

inline const StepRule &ruleOf(Step step)
{
    return *kStepRules[step.kind];
}
inline std::span<const StepRule *const> stepRules()
{
    return kStepRules;
}

namespace steps {
// The set-up (EX-1)
extern const StepRule takeHero, dealHero, chooseFirst;
// The turn (EX-2, EX-3)
extern const StepRule startTurn, draft, nextActions, giftWindow, act, trainInstead;
// Trade (EX-4)
extern const StepRule tradeGive, tradeGiveAmount, tradeWant, tradeWantAmount, answerTrade;
// The preparation of the siege (EX-7)
extern const StepRule prepare, inspire, showFaction, countFronts, movePass, move, sendUnits, drawFronts,
    dealArmy, clearKeep, makeReady;
// Spells and blessings (EX-15)
extern const StepRule powerWindow, paralysis, rockfallDie, quake;
// The Warlord (EX-17)
extern const StepRule chooseFront, deploy, chooseTarget, chooseFlight, chooseEngineTarget, chooseElement,
    squadsFormed, formGroup, headGroup, headSquad, equip;
// The stages (EX-8 to EX-12)
extern const StepRule stage;
// Shooting (EX-8)
extern const StepRule aimFrom, aimAt, volleys, volleyLosses, enemyTargets, targetDie, enemyVolleys;
// Losses (EX-8.9, EX-15.4)
extern const StepRule lose, saveWindow, takeLosses;
// Engines (EX-9)
extern const StepRule fireFrom, fireAt, fireDice, fireResults, fireDie, fireLosses, barrage, barrageAim,
    barrageTarget, barrageElement, barrageReady, barrageNext, barrageDie, chooseEngine;
// The advance (EX-10)
extern const StepRule advance, moatDie, cross;
// Squads and what falls on them (EX-11)
extern const StepRule flyersDie, formSquads, dropNext, dropWhat, dropDie, slaying;
// Defending squads (EX-11)
extern const StepRule foresee, foreseenTo, assignNext, assignUnits, leadSquad, checkOverrun;
// Fighting (EX-11)
extern const StepRule storm, ramStrike, fight, fightDie, slaySquad, slayWeakest, unlucky, fightEnd;
// Destruction, morale, pillage (EX-11, EX-12)
extern const StepRule ruin, strikeBuilding, gatherSquads, moraleDie, stayOn, flee, pillage, endTurn;
} // namespace steps

} // namespace merlon::exiles
