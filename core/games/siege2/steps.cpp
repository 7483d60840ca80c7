#include "core/games/siege2/steps.h"

#include <cassert>

namespace merlon::siege2 {

namespace {

constexpr StepRule kNoStep {.kind = StepKind::None, .key = "none"};

/// In the order of StepKind.
constexpr const StepRule *kRules[] = {
    &kNoStep,
    &steps::drawRow,
    &steps::orderRow,
    &steps::drawObjectives,
    &steps::dropObjective,
    &steps::drawPlans,
    &steps::dropPlan,
    &steps::openGame,
    &steps::startRound,
    &steps::rowCard,
    &steps::perform,
    &steps::pay,
    &steps::discard,
    &steps::finishCard,
    &steps::drawUnits,
    &steps::briefingWood,
    &steps::offerExchange,
    &steps::exchange,
    &steps::sortRow,
    &steps::placeMachine,
    &steps::placeEquipment,
    &steps::placeBridge,
    &steps::placeTraining,
    &steps::chooseDeck,
    &steps::placeSaboteur,
    &steps::placeTrolls,
    &steps::placeRitual,
    &steps::takeBack,
    &steps::raiseFallen,
    &steps::chooseManeuver,
    &steps::maneuverPart,
    &steps::sapIn,
    &steps::march,
    &steps::marchOn,
    &steps::deploy,
    &steps::endPart,
    &steps::springTraps,
    &steps::chooseTrapped,
    &steps::marauders,
    &steps::join,
    &steps::refillMarauders,
    &steps::chooseOrders,
    &steps::giveOrder,
    &steps::startDefenderPhase,
    &steps::defenderPhase,
    &steps::movePiece,
    &steps::heroSelect,
    &steps::heroWall,
    &steps::heroBuilding,
    &steps::heroHourglass,
    &steps::completeTracks,
    &steps::placeDevice,
    &steps::placeCauldron,
    &steps::placeLadder,
    &steps::placeStone,
    &steps::placeTrap,
    &steps::trapType,
    &steps::silenceMachine,
    &steps::placeSpy,
    &steps::blessSide,
    &steps::mixUpOrders,
    &steps::sharpshoot,
    &steps::glareWall,
    &steps::train,
    &steps::trackSaboteurs,
    &steps::planWindow,
    &steps::forcedMarch,
    &steps::forcedMove,
    &steps::openArmoury,
    &steps::sallyRampart,
    &steps::sallyKill,
    &steps::masonry,
    &steps::lastStand,
    &steps::enlist,
    &steps::removeHeroicOrder,
    &steps::assault,
    &steps::aimCannons,
    &steps::cannon,
    &steps::fireCannons,
    &steps::revealHitCard,
    &steps::killInvader,
    &steps::aimMachines,
    &steps::fire,
    &steps::revealShots,
    &steps::revealShot,
    &steps::resolveShots,
    &steps::killDefender,
    &steps::smashTower,
    &steps::aimSides,
    &steps::aimAll,
    &steps::aimMarksmen,
    &steps::aim,
    &steps::fireVolleys,
    &steps::volleyKill,
    &steps::poison,
    &steps::pourCauldrons,
    &steps::usePoles,
    &steps::pole,
    &steps::showOrders,
    &steps::resolveOrders,
    &steps::detonate,
    &steps::callTroll,
    &steps::compareStrengths,
    &steps::resolveWalls,
    &steps::loseDefenders,
    &steps::loseInvaders,
    &steps::endAssault,
    &steps::endRound,
    &steps::hospital,
    &steps::recover,
    &steps::cleanUp,
    &steps::checkObjectives,
    &steps::resolveObjective,
    &steps::wrathKill,
    &steps::takeToken,
    &steps::deployFree,
};

} // namespace

const StepRule &ruleOf(StepKind kind)
{
    return *kRules[static_cast<std::size_t>(kind)];
}

std::span<const StepRule *const> stepRules()
{
    return kRules;
}

void push(Play &play, StepKind kind, int a, int b, int c)
{
    assert(play.data.agendaSize < kMaxSteps);
    play.data.agenda[play.data.agendaSize++] = {static_cast<std::uint16_t>(kind),
                                                static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
                                                static_cast<std::uint16_t>(c)};
}

} // namespace merlon::siege2
