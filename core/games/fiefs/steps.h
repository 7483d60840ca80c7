#pragma once

#include "core/engine/agenda/step_rule.h"
#include "core/games/fiefs/play.h"

#include <array>
#include <cstddef>
#include <span>

namespace merlon::fiefs {

using agenda::about;
using agenda::always;
using agenda::asked;
using agenda::drawing;
using agenda::hidden;
using agenda::inside;
using agenda::landmark;
using agenda::question;
using agenda::secret;
using agenda::work;

/// Every step of the rules, in the order of the table in steps.cpp. Questions and draws are the kinds of decisions.
/// Unless it says otherwise, the seat of a step is the one that it is about.
enum class StepKind : std::uint8_t {
    None,
    // Setting up (FI-1)
    DealTiles,
    DealArtefacts,
    PlaceKnights,
    DealHands,
    ChooseFirst,
    // Cards (FI-2.5, FI-4.4)
    Draw,
    DrawUpTo,
    DrawCard,
    ResolveAuthority,
    DiscardAuthority,
    OptionalDiscard,
    // The turn (FI-3, FI-10)
    StartTurn,
    Open,
    Poised,
    EndTurn,
    // Crowns (FI-5)
    UseCrown,
    ChooseBreak,
    ChoosePile,
    RevealTop,
    DecideTop,
    ChooseReshuffle,
    LookAhead,
    RevealNext,
    PutNext,
    // Redistribution (FI-6)
    Redistribute,
    // Advance and conquest (FI-7)
    Send,
    FinishAdvance,
    Conquer,
    Mire,
    AfterConquest,
    // Windows (FI-9)
    Window,
    // The battle (FI-8)
    Battle,
    ArenaRoll,
    ArenaResult,
    BattleDraw,
    Sceptres,
    SceptreWorks,
    LoseCard,
    ChooseEqual,
    Conflicts,
    ChooseConflict,
    ShowConflicts,
    AmbushRoll,
    Supports,
    PlaySupport,
    DecideBattle,
    ChaosRoll,
    ChaosResult,
    Orbs,
    OrbWorks,
    Losses,
    TakeOrHold,
    CleanUp,
};
inline constexpr std::size_t kStepKinds = static_cast<std::size_t>(StepKind::CleanUp) + 1;

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
// Setting up (FI-1)
extern const StepRule dealTiles, dealArtefacts, placeKnights, dealHands, chooseFirst;
// Cards (FI-2.5, FI-4.4)
extern const StepRule draw, drawUpTo, drawCard, resolveAuthority, discardAuthority, optionalDiscard;
// The turn (FI-3, FI-10)
extern const StepRule startTurn, open, poised, endTurn;
// Crowns (FI-5)
extern const StepRule useCrown, chooseBreak, choosePile, revealTop, decideTop, chooseReshuffle, lookAhead,
    revealNext, putNext;
// Redistribution (FI-6)
extern const StepRule redistribute;
// Advance and conquest (FI-7)
extern const StepRule send, finishAdvance, conquer, mire, afterConquest;
// Windows (FI-9)
extern const StepRule window;
// The battle (FI-8)
extern const StepRule battle, arenaRoll, arenaResult, battleDraw, sceptres, sceptreWorks, loseCard,
    chooseEqual, conflicts, chooseConflict, showConflicts, ambushRoll, supports, playSupport, decideBattle,
    chaosRoll, chaosResult, orbs, orbWorks, losses, takeOrHold, cleanUp;
} // namespace steps

} // namespace merlon::fiefs
