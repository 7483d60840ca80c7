#pragma once

#include "core/engine/agenda/step_rule.h"
#include "core/games/siege1/play.h"

#include <array>
#include <cstddef>
#include <span>

namespace merlon::siege1 {

using agenda::about;
using agenda::asked;
using agenda::drawing;
using agenda::inside;
using agenda::landmark;
using agenda::question;
using agenda::secret;
using agenda::work;

/// Every step of the rules, in the order of the table in steps.cpp. Questions and draws are the kinds of decisions.
enum class StepKind : std::uint8_t {
    None,
    // Setting up (S1-2)
    DrawCards,
    KeepCard,
    OpenGame,
    // The round and phase 1 (S1-3, S1-4)
    StartRound,
    FlipCards,
    PlaceStone,
    TakeHourglasses,
    BeginPhase,
    DrawUnits,
    TakeResources,
    Supply,
    // Phases 2 to 5 (S1-5 to S1-10)
    PhaseTurn,
    Pay,
    PlaceAction,
    TakeSource,
    PlaceMoved,
    Raise,
    // Phase 6 (S1-11, S1-12)
    JoinCamp,
    ChooseDeployment,
    DeployStage,
    EndDeployment,
    FocusAltars,
    Focus,
    ChooseOrders,
    PlaceOrder,
    Upkeep,
    // The defender's window (S1-13 to S1-17)
    OpenWindow,
    WindowTurn,
    Window,
    MoveUnit,
    ChooseLastStand,
    CompleteFilled,
    Completion,
    TargetOf,
    // Assault I (S1-18)
    Assault,
    AimCannons,
    AimCannon,
    FireCannons,
    RevealFireCard,
    CannonKill,
    AimEngines,
    AimEngine,
    FireEngines,
    RevealShot,
    KeepShot,
    KillDefender,
    Smash,
    AimArchers,
    Shoot,
    FireVolleys,
    Casualties,
    AimGoblins,
    GoblinShot,
    // Assault II (S1-19)
    PourCauldrons,
    UseHooks,
    Hook,
    ShowOrders,
    ResolveOrders,
    ResolveOrder,
    Explode,
    ForcedMarch,
    MarchOn,
    FightWall,
    LoseDefenders,
    LoseInvaders,
    EndFury,
    Hospital,
    Rescue,
    Spectre,
    Convert,
    EmptyHospital,
    // Assault III and the end of the round (S1-20 to S1-22)
    Barbican,
    EndAssault,
    Disembark,
    DisembarkUnit,
    CleanUp,
};
inline constexpr std::size_t kStepKinds = static_cast<std::size_t>(StepKind::CleanUp) + 1;

using StepRule = agenda::StepRule<StepKind, Play>;

/// In the order of StepKind.
extern const std::array<const StepRule *, kStepKinds> kStepRules;

inline const StepRule &ruleOf(StepKind kind)
{
    return *kStepRules[static_cast<std::size_t>(kind)];
}

inline const StepRule &ruleOf(Step step)
{
    return *kStepRules[step.kind];
}

inline std::span<const StepRule *const> stepRules()
{
    return kStepRules;
}

namespace steps {
// Setting up (S1-2)
extern const StepRule drawCards;
extern const StepRule keepCard;
extern const StepRule openGame;
// The round and phase 1 (S1-3, S1-4)
extern const StepRule startRound;
extern const StepRule flipCards;
extern const StepRule placeStone;
extern const StepRule takeHourglasses;
extern const StepRule beginPhase;
extern const StepRule drawUnits;
extern const StepRule takeResources;
extern const StepRule supply;
// Phases 2 to 5 (S1-5 to S1-10)
extern const StepRule phaseTurn;
extern const StepRule pay;
extern const StepRule placeAction;
extern const StepRule takeSource;
extern const StepRule placeMoved;
extern const StepRule raise;
// Phase 6 (S1-11, S1-12)
extern const StepRule joinCamp;
extern const StepRule chooseDeployment;
extern const StepRule deployStage;
extern const StepRule endDeployment;
extern const StepRule focusAltars;
extern const StepRule focus;
extern const StepRule chooseOrders;
extern const StepRule placeOrder;
extern const StepRule upkeep;
// The defender's window (S1-13 to S1-17)
extern const StepRule openWindow;
extern const StepRule windowTurn;
extern const StepRule window;
extern const StepRule moveUnit;
extern const StepRule chooseLastStand;
extern const StepRule completeFilled;
extern const StepRule completion;
extern const StepRule targetOf;
// Assault I (S1-18)
extern const StepRule assault;
extern const StepRule aimCannons;
extern const StepRule aimCannon;
extern const StepRule fireCannons;
extern const StepRule revealFireCard;
extern const StepRule cannonKill;
extern const StepRule aimEngines;
extern const StepRule aimEngine;
extern const StepRule fireEngines;
extern const StepRule revealShot;
extern const StepRule keepShot;
extern const StepRule killDefender;
extern const StepRule smash;
extern const StepRule aimArchers;
extern const StepRule shoot;
extern const StepRule fireVolleys;
extern const StepRule casualties;
extern const StepRule aimGoblins;
extern const StepRule goblinShot;
// Assault II (S1-19)
extern const StepRule pourCauldrons;
extern const StepRule useHooks;
extern const StepRule hook;
extern const StepRule showOrders;
extern const StepRule resolveOrders;
extern const StepRule resolveOrder;
extern const StepRule explode;
extern const StepRule forcedMarch;
extern const StepRule marchOn;
extern const StepRule fightWall;
extern const StepRule loseDefenders;
extern const StepRule loseInvaders;
extern const StepRule endFury;
extern const StepRule hospital;
extern const StepRule rescue;
extern const StepRule spectre;
extern const StepRule convert;
extern const StepRule emptyHospital;
// Assault III and the end of the round (S1-20 to S1-22)
extern const StepRule barbican;
extern const StepRule endAssault;
extern const StepRule disembark;
extern const StepRule disembarkUnit;
extern const StepRule cleanUp;
} // namespace steps

} // namespace merlon::siege1
