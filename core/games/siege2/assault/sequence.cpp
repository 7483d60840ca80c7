#include "core/games/siege2/assault/strength.h"
#include "core/games/siege2/defender/plans.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

#include <algorithm>

/// S2-17, S2-18: the steps of the assault in their order; poison and cauldrons.
namespace merlon::siege2 {

namespace {

/// The work that follows, the first one first. S2-20.1: goals are checked after each step of the assault.
constexpr StepKind kAssault[] = {
    StepKind::AimCannons,       StepKind::FireCannons,     StepKind::CheckObjectives, // S2-17.1, S2-17.2
    StepKind::AimMachines,      StepKind::RevealShots,     StepKind::ResolveShots,    // S2-17.3 to S2-17.5
    StepKind::CheckObjectives,  StepKind::AimSides,        StepKind::AimMarksmen,
    StepKind::FireVolleys,                                                            // S2-17.6 to S2-17.9
    StepKind::CheckObjectives,  StepKind::Poison,          StepKind::CheckObjectives, // S2-18.1
    StepKind::PourCauldrons,                               // S2-18.2, with its window
    StepKind::UsePoles,         StepKind::CheckObjectives, // S2-18.3
    StepKind::ShowOrders,       StepKind::CheckObjectives, // S2-18.4
    StepKind::CompareStrengths,                            // S2-18.8, S2-18.9, with its window
    StepKind::ResolveWalls,                                // S2-18.10 to S2-18.12
    StepKind::EndAssault,
};

void beginAssault(Play &play, Step)
{
    for (auto step = std::rbegin(kAssault); step != std::rend(kAssault); ++step) {
        push(play, *step);
        if (*step == StepKind::CompareStrengths)
            openWindow(play, PlanMoment::BeforeStrength);
        if (*step == StepKind::PourCauldrons)
            openWindow(play, PlanMoment::BeforeCauldrons);
    }
    tell(play, EventKind::AssaultBegins, {3, 5}, play.data.round); // when it is known what will be fought
}

/// S2-18.1: a = next wall.
void poisonWalls(Play &play, Step step)
{
    for (std::size_t wall = step.a; wall < play.field.walls.size(); ++wall) {
        const WallState &state = play.data.walls[wall];
        if (!state.has(Equipment::Poison) || !isFoughtOver(state) || state.defenders[siege::Marksman] == 0)
            continue;
        push(play, StepKind::Poison, static_cast<int>(wall) + 1);
        return killDefender(play, play.field.walls[wall].place, siege::Marksman, {18, 1});
    }
}

/// S2-18.2 and scalding-harvest (2.5): one unit more, an orc in the case of a goblin cauldron.
int killedByCauldron(const WallState &wall, int unit, bool scalding)
{
    const int killed = siege::countScalded(wall.cauldron, wall.invaders, unit);
    const bool harvest = scalding && wall.cauldron != Cauldron::None
        && unit == std::max<int>(siege::Orc, siege::kindScalded(wall.cauldron))
        && wall.invaders[static_cast<std::size_t>(unit)] > killed;
    return killed + (harvest ? 1 : 0);
}

void pourCauldrons(Play &play, Step)
{
    const bool scalding = play.data.has(SiegeData::kScalding);
    for (std::size_t wall = 0; wall < play.field.walls.size(); ++wall) {
        const WallState &state = play.data.walls[wall];
        if (!isFoughtOver(state) || state.has(WallState::kSiegeTower))
            continue;
        Units killed {};
        for (int unit = 0; unit < siege::kUnitKinds; ++unit)
            killed[static_cast<std::size_t>(unit)] =
                static_cast<std::uint8_t>(killedByCauldron(state, unit, scalding));
        for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
            for (int count = killed[static_cast<std::size_t>(unit)]; count > 0; --count)
                killInvader(play, play.field.walls[wall].place, unit, {18, 2});
        }
    }
    push(play, StepKind::CheckObjectives);
}

} // namespace

namespace steps {

constinit const StepRule assault = landmark(work(StepKind::Assault, "assault", beginAssault));
constinit const StepRule poison = work(StepKind::Poison, "poison", poisonWalls);
constinit const StepRule pourCauldrons =
    work(StepKind::PourCauldrons, "pour-cauldrons", siege2::pourCauldrons);

} // namespace steps

} // namespace merlon::siege2
