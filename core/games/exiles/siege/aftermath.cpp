#include "core/games/exiles/city.h"
#include "core/games/exiles/edition.h"
#include "core/games/exiles/enemy.h"
#include "core/games/exiles/own.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/steps.h"
#include "core/games/exiles/verdict.h"

#include <bit>

/// EX-11.19, EX-11.20, EX-12.4 to EX-12.6, EX-16.1: destruction in the city, flight, pillage, the end of the turn.
namespace merlon::exiles {

namespace {

// Stage 13 (EX-11.19)

/// The standing buildings, a bit each.
unsigned standing(const ExilesData &data)
{
    unsigned bits = 0;
    for (std::size_t building = 0; building < kBuildings; ++building)
        bits |= data.buildings[building] > 0 ? 1u << building : 0u;
    return bits;
}

/// a = the squad to begin with: the next foothold that got through.
void workRuin(Play &play, Step step)
{
    for (std::size_t index = step.a; index < kSquads; ++index) {
        const Squad &squad = play.data.squads[index];
        if (!squad.exists() || !squad.isFoothold() || !squad.isThrough)
            continue;
        push(play, StepKind::Ruin, static_cast<int>(index) + 1);
        return push(play, StepKind::StrikeBuilding);
    }
    push(play, StepKind::GatherSquads);
}

/// a = the first building struck, plus one. Rolling again until a number fits gives equal chances.
void rollBuilding(const Scene &scene, Step step, OutcomeList &out)
{
    for (std::size_t building = 0; building < kBuildings; ++building) {
        if (scene.data.buildings[building] > 0 && building + 1 != step.a)
            out.push_back({choice(Verb::Strike, building), 1});
    }
}

void loseLevel(Play &play, std::size_t building)
{
    --play.data.buildings[building];
    play.data.scars.buildings.set(building);
    tell(play, EventKind::BuildingDamaged, {11, 19}, building, play.data.buildings[building]);
    if (building == indexOf(Building::Keep))
        loseEnginesWithoutSlot(play, kKeepPost, {6, 4});
}

/// Both are rolled before the levels go.
void takeBuilding(Play &play, Step step, Choice made)
{
    if (step.a == 0 && std::popcount(standing(play.data)) > 1)
        return push(play, StepKind::StrikeBuilding, made.args[0] + 1);
    if (step.a > 0)
        loseLevel(play, step.a - 1u);
    loseLevel(play, made.args[0]);
}

void workGatherSquads(Play &play, Step)
{
    gatherSquads(play.data);
}

// The end of the siege

/// EX-12.4
void workFlee(Play &play, Step)
{
    ExilesData &data = play.data;
    tell(play, EventKind::EnemyFlees, {12, 4}, data.siege.faction);
    data.fronts = {};
    data.squads = {};
    data.volleys = {};
    data.attacks = {};
    data.attackCount = 0;
    data.fire = {};
    data.losses = {};
    data.agendaSize = 0;
    push(play, StepKind::EndTurn);
    push(play, StepKind::Pillage);
}

/// EX-12.5
void workPillage(Play &play, Step)
{
    shareLoot(play, [&](Seat seat, std::size_t resource) {
        const int taken = gain(play, seat, resource, 1);
        tell(play, EventKind::Looted, {12, 5}, seat, taken, resource);
    });
}

/// EX-12.6, EX-16.1, EX-16.2
void workEndTurn(Play &play, Step)
{
    ExilesData &data = play.data;
    for (const Mark mark : {kFought, kFired, kMoved})
        clearMark(data, mark);
    data.now = {};
    data.siege = {};
    if (data.turn < play.rules.lastTurn()) {
        if (Edition::campaign(play.rules) && data.turn % kTurnsOfScenario == 0)
            tell(play, EventKind::SavePoint, {16, 1}, data.turn);
        return push(play, StepKind::StartTurn);
    }
    data.ending = Ending::Survived;
    tell(play, EventKind::Survived, {16, 2}, data.turn, verdictOf(play));
}

} // namespace

namespace steps {

constinit const StepRule ruin = work(StepKind::Ruin, "ruin", workRuin);
constinit const StepRule strikeBuilding =
    drawing(StepKind::StrikeBuilding, "strike-building", RuleId {11, 19}, rollBuilding, takeBuilding);
constinit const StepRule gatherSquads = work(StepKind::GatherSquads, "gather-squads", workGatherSquads);
constinit const StepRule flee = work(StepKind::Flee, "flee", workFlee);
constinit const StepRule pillage = work(StepKind::Pillage, "pillage", workPillage);
constinit const StepRule endTurn = work(StepKind::EndTurn, "end-turn", workEndTurn);

} // namespace steps

} // namespace merlon::exiles
