#include "core/games/exiles/city.h"
#include "core/games/exiles/enemy.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/steps.h"

#include <array>

/// EX-8 to EX-12: the 14 stages of a siege in their order.
namespace merlon::exiles {

namespace {

constexpr int kFirstOfRound = 3;

void pushDropStage(Play &play)
{
    openWindow(play, Window::Earthquake);
    openWindow(play, Window::Rockfall);
    push(play, StepKind::DropNext);
}

void pushAssignStage(Play &play)
{
    push(play, StepKind::CheckOverrun);
    push(play, StepKind::AssignNext);
    openWindow(play, Window::Renewal);
    for (Seat seat = 0; seat < play.rules.seats; ++seat) {
        const bool isOracle = play.data[seat].is(Hero::Oracle);
        if (isOracle && !play.data.now.oracleUsed)
            pushAsk(play, StepKind::Foresee, seat, kForeseen);
    }
}

void testMorale(Play &play)
{
    const SiegeState &siege = play.data.siege;
    if (siege.morale == 0 || siege.round >= kMostRounds)
        return push(play, StepKind::Flee);
    push(play, StepKind::StayOn);
    if (isTestDue(play))
        push(play, StepKind::MoraleDie);
}

/// The rule under which a stage begins.
RuleId ruleOfStage(int stage)
{
    constexpr std::array<RuleId, kStages> kRules {{{8, 1},
                                                   {8, 7},
                                                   {9, 1},
                                                   {9, 4},
                                                   {10, 1},
                                                   {10, 7},
                                                   {10, 8},
                                                   {10, 9},
                                                   {11, 1},
                                                   {11, 6},
                                                   {11, 9},
                                                   {11, 12},
                                                   {11, 19},
                                                   {12, 1}}};
    return kRules[static_cast<std::size_t>(stage - 1)];
}

/// What a stage has to do; what comes after it lies below.
void pushStage(Play &play, int stage)
{
    switch (stage) {
    case 1:
        return pushDefendersShooting(play);
    case 2:
        clearMark(play.data, kFired);
        return pushEnemyShooting(play);
    case 3:
        play.data.siege.hasBled = false;
        return pushDefendersEngines(play);
    case 4:
        return push(play, StepKind::Barrage);
    case 5:
        return push(play, StepKind::Advance);
    case 6:
        return pushDefendersShooting(play);
    case 7:
        return push(play, StepKind::MovePass, numberOf(Movement::Shifting));
    case 8:
        clearMark(play.data, kFired);
        return pushEnemyShooting(play);
    case 9:
        return pushSquads(play);
    case 10:
        return pushDropStage(play);
    case 11:
        return pushAssignStage(play);
    case 12:
        return push(play, StepKind::Storm);
    case 13:
        return push(play, StepKind::Ruin);
    default:
        return testMorale(play);
    }
}

/// a = stage. Stages 3 to 14 repeat until the enemy flees or the city falls.
void workStage(Play &play, Step step)
{
    play.data.siege.stage = static_cast<std::uint8_t>(step.a);
    if (step.a == kFirstOfRound)
        tell(play, EventKind::SiegeRoundBegins, {9, 1}, play.data.siege.round);
    tell(play, EventKind::StageBegins, ruleOfStage(step.a), step.a);
    if (step.a < kStages)
        push(play, StepKind::Stage, step.a + 1);
    pushStage(play, step.a);
}

/// EX-12.2
void takeMorale(Play &play, Step, Choice made)
{
    SiegeState &siege = play.data.siege;
    siege.isTested = true;
    tell(play, EventKind::MoraleTested, {12, 2}, made.args[0], siege.morale);
    if (made.args[0] <= siege.morale)
        return;
    play.data.agendaSize = 0;
    push(play, StepKind::Flee);
}

/// EX-12.3
void workStayOn(Play &play, Step)
{
    SiegeState &siege = play.data.siege;
    if (!(play.scene().faction().bloodMad && siege.hasBled)) {
        --siege.morale;
        tell(play, EventKind::MoraleFalls, {12, 3}, siege.morale);
    }
    ++siege.round;
    push(play, StepKind::Stage, kFirstOfRound);
}

} // namespace

bool isTestDue(const Scene &scene, int more)
{
    const SiegeState &siege = scene.data.siege;
    const int lost = siege.initialStrength - enemyStrength(scene) + more;
    return siege.isTested || lost >= lossesForTest(siege);
}

int lossesForTest(const SiegeState &siege)
{
    return siege.initialStrength / 2 + 1;
}

namespace steps {

constinit const StepRule stage = landmark(work(StepKind::Stage, "stage", workStage));
constinit const StepRule moraleDie =
    drawing(StepKind::MoraleDie, "morale-die", RuleId {12, 2}, rollDie, takeMorale);
constinit const StepRule stayOn = work(StepKind::StayOn, "stay-on", workStayOn);

} // namespace steps

} // namespace merlon::exiles
