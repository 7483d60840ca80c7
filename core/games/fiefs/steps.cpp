#include "core/games/fiefs/steps.h"

namespace merlon::fiefs {

namespace {

constexpr StepRule kNoStep {.key = "none"};

} // namespace

// The lengths of both sides agree, or this does not compile.
constexpr std::array<const StepRule *, kStepKinds> kStepRules = std::to_array<const StepRule *>({
    &kNoStep,
    &steps::dealTiles,
    &steps::dealArtefacts,
    &steps::placeKnights,
    &steps::dealHands,
    &steps::chooseFirst,
    &steps::draw,
    &steps::drawUpTo,
    &steps::drawCard,
    &steps::resolveAuthority,
    &steps::discardAuthority,
    &steps::optionalDiscard,
    &steps::startTurn,
    &steps::open,
    &steps::poised,
    &steps::endTurn,
    &steps::useCrown,
    &steps::chooseBreak,
    &steps::choosePile,
    &steps::revealTop,
    &steps::decideTop,
    &steps::chooseReshuffle,
    &steps::lookAhead,
    &steps::revealNext,
    &steps::putNext,
    &steps::redistribute,
    &steps::send,
    &steps::finishAdvance,
    &steps::conquer,
    &steps::mire,
    &steps::afterConquest,
    &steps::window,
    &steps::battle,
    &steps::arenaRoll,
    &steps::arenaResult,
    &steps::battleDraw,
    &steps::sceptres,
    &steps::sceptreWorks,
    &steps::loseCard,
    &steps::chooseEqual,
    &steps::conflicts,
    &steps::chooseConflict,
    &steps::showConflicts,
    &steps::ambushRoll,
    &steps::supports,
    &steps::playSupport,
    &steps::decideBattle,
    &steps::chaosRoll,
    &steps::chaosResult,
    &steps::orbs,
    &steps::orbWorks,
    &steps::losses,
    &steps::takeOrHold,
    &steps::cleanUp,
});

} // namespace merlon::fiefs
