#pragma once

#include "core/engine/agenda/step_rule.h"
#include "core/games/siege2/play.h"

#include <array>
#include <cstddef>
#include <span>

namespace merlon::siege2 {

using agenda::about;
using agenda::always;
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
    // Setting up (S2-2)
    DrawRow,
    OrderRow,
    DrawObjectives,
    DropObjective,
    DrawPlans,
    DropPlan,
    OpenGame,
    // The round and paying (S2-3, S2-4)
    StartRound,
    RowCard,
    Perform,
    Pay,
    Discard,
    FinishCard,
    // Phase 1 (S2-5)
    DrawUnits,
    BriefingWood,
    OfferExchange,
    Exchange,
    SortRow,
    // Phases 2 to 4 (S2-6 to S2-8)
    PlaceMachine,
    PlaceEquipment,
    PlaceBridge,
    PlaceTraining,
    ChooseDeck,
    PlaceSaboteur,
    PlaceTrolls,
    // Phase 5 (S2-9)
    PlaceRitual,
    TakeBack,
    RaiseFallen,
    // Phase 6 (S2-10, S2-11)
    ChooseManeuver,
    ManeuverPart,
    SapIn,
    March,
    MarchOn,
    Deploy,
    EndPart,
    SpringTraps,
    ChooseTrapped,
    Marauders,
    Join,
    RefillMarauders,
    ChooseOrders,
    GiveOrder,
    // Defender phase (S2-12 to S2-14)
    StartDefenderPhase,
    DefenderPhase,
    MovePiece,
    HeroSelect,
    HeroWall,
    HeroBuilding,
    HeroHourglass,
    CompleteTracks,
    // Effects of building actions (S2-15)
    PlaceDevice,
    PlaceCauldron,
    PlaceLadder,
    PlaceStone,
    PlaceTrap,
    TrapType,
    SilenceMachine,
    PlaceSpy,
    BlessSide,
    MixUpOrders,
    Sharpshoot,
    GlareWall,
    Train,
    TrackSaboteurs,
    // Defense plans (S2-16)
    PlanWindow,
    ForcedMarch,
    ForcedMove,
    OpenArmoury,
    SallyRampart,
    SallyKill,
    Masonry,
    LastStand,
    Enlist,
    RemoveHeroicOrder,
    // Assault, ranged combat (S2-17)
    Assault,
    AimCannons,
    Cannon,
    FireCannons,
    RevealHitCard,
    KillInvader,
    AimMachines,
    Fire,
    RevealShots,
    RevealShot,
    ResolveShots,
    KillDefender,
    SmashTower,
    AimSides,
    AimAll,
    AimMarksmen,
    Aim,
    FireVolleys,
    VolleyKill,
    // Assault, melee combat (S2-18)
    Poison,
    PourCauldrons,
    UsePoles,
    Pole,
    ShowOrders,
    ResolveOrders,
    Detonate,
    CallTroll,
    CompareStrengths,
    ResolveWalls,
    LoseDefenders,
    LoseInvaders,
    EndAssault,
    // End of the round (S2-19)
    EndRound,
    Hospital,
    Recover,
    CleanUp,
    // Objectives (S2-20)
    CheckObjectives,
    ResolveObjective,
    WrathKill,
    TakeToken,
    DeployFree,
};
inline constexpr std::size_t kStepKinds = static_cast<std::size_t>(StepKind::DeployFree) + 1;

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
// Setting up (S2-2)
extern const StepRule drawRow;
extern const StepRule orderRow;
extern const StepRule drawObjectives;
extern const StepRule dropObjective;
extern const StepRule drawPlans;
extern const StepRule dropPlan;
extern const StepRule openGame;
// The round and paying (S2-3, S2-4)
extern const StepRule startRound;
extern const StepRule rowCard;
extern const StepRule perform;
extern const StepRule pay;
extern const StepRule discard;
extern const StepRule finishCard;
// Phase 1 (S2-5)
extern const StepRule drawUnits;
extern const StepRule briefingWood;
extern const StepRule offerExchange;
extern const StepRule exchange;
extern const StepRule sortRow;
// Phases 2 to 4 (S2-6 to S2-8)
extern const StepRule placeMachine;
extern const StepRule placeEquipment;
extern const StepRule placeBridge;
extern const StepRule placeTraining;
extern const StepRule chooseDeck;
extern const StepRule placeSaboteur;
extern const StepRule placeTrolls;
// Phase 5 (S2-9)
extern const StepRule placeRitual;
extern const StepRule takeBack;
extern const StepRule raiseFallen;
// Phase 6 (S2-10, S2-11)
extern const StepRule chooseManeuver;
extern const StepRule maneuverPart;
extern const StepRule sapIn;
extern const StepRule march;
extern const StepRule marchOn;
extern const StepRule deploy;
extern const StepRule endPart;
extern const StepRule springTraps;
extern const StepRule chooseTrapped;
extern const StepRule marauders;
extern const StepRule join;
extern const StepRule refillMarauders;
extern const StepRule chooseOrders;
extern const StepRule giveOrder;
// Defender phase (S2-12 to S2-14)
extern const StepRule startDefenderPhase;
extern const StepRule defenderPhase;
extern const StepRule movePiece;
extern const StepRule heroSelect;
extern const StepRule heroWall;
extern const StepRule heroBuilding;
extern const StepRule heroHourglass;
extern const StepRule completeTracks;
// Effects of building actions (S2-15)
extern const StepRule placeDevice;
extern const StepRule placeCauldron;
extern const StepRule placeLadder;
extern const StepRule placeStone;
extern const StepRule placeTrap;
extern const StepRule trapType;
extern const StepRule silenceMachine;
extern const StepRule placeSpy;
extern const StepRule blessSide;
extern const StepRule mixUpOrders;
extern const StepRule sharpshoot;
extern const StepRule glareWall;
extern const StepRule train;
extern const StepRule trackSaboteurs;
// Defense plans (S2-16)
extern const StepRule planWindow;
extern const StepRule forcedMarch;
extern const StepRule forcedMove;
extern const StepRule openArmoury;
extern const StepRule sallyRampart;
extern const StepRule sallyKill;
extern const StepRule masonry;
extern const StepRule lastStand;
extern const StepRule enlist;
extern const StepRule removeHeroicOrder;
// Assault, ranged combat (S2-17)
extern const StepRule assault;
extern const StepRule aimCannons;
extern const StepRule cannon;
extern const StepRule fireCannons;
extern const StepRule revealHitCard;
extern const StepRule killInvader;
extern const StepRule aimMachines;
extern const StepRule fire;
extern const StepRule revealShots;
extern const StepRule revealShot;
extern const StepRule resolveShots;
extern const StepRule killDefender;
extern const StepRule smashTower;
extern const StepRule aimSides;
extern const StepRule aimAll;
extern const StepRule aimMarksmen;
extern const StepRule aim;
extern const StepRule fireVolleys;
extern const StepRule volleyKill;
// Assault, melee combat (S2-18)
extern const StepRule poison;
extern const StepRule pourCauldrons;
extern const StepRule usePoles;
extern const StepRule pole;
extern const StepRule showOrders;
extern const StepRule resolveOrders;
extern const StepRule detonate;
extern const StepRule callTroll;
extern const StepRule compareStrengths;
extern const StepRule resolveWalls;
extern const StepRule loseDefenders;
extern const StepRule loseInvaders;
extern const StepRule endAssault;
// End of the round (S2-19)
extern const StepRule endRound;
extern const StepRule hospital;
extern const StepRule recover;
extern const StepRule cleanUp;
// Objectives (S2-20)
extern const StepRule checkObjectives;
extern const StepRule resolveObjective;
extern const StepRule wrathKill;
extern const StepRule takeToken;
extern const StepRule deployFree;
} // namespace steps

} // namespace merlon::siege2
