#include "core/games/siege2/player/defender/plans.h"
#include "core/games/siege/player/ground.h"
#include "core/games/siege2/defender/effects.h"
#include "core/games/siege2/defender/movement.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/player/defender/buildings.h"
#include "core/games/siege2/player/defender/posts.h"
#include "core/games/siege2/player/scores.h"

#include <algorithm>
#include <cassert>

/// S2-16: when plans are used, and their parts.
namespace merlon::siege2 {

namespace {

constexpr int kCrisis = -250; ///< points of a fight that is likely to end in a breach

/// A wall may fall in the coming assault and no hourglass is left to prevent it.
bool isCrisis(const Outlook &outlook)
{
    return outlook.maneuversMade && outlook.data.reserve == 0 && siege::worstPoints(outlook) <= kCrisis;
}

/// The round from which the drawback of a plan hardly matters.
bool isLate(const Outlook &outlook)
{
    return outlook.roundsLeft <= 2 && outlook.maneuversMade && outlook.data.reserve == 0;
}

int ritualTokens(const Outlook &outlook)
{
    const auto lies = [](RitualToken token) { return token != RitualToken::None ? 1 : 0; };
    int count = 0;
    for (const WallState &wall : outlook.data.walls)
        count += lies(wall.gale) + lies(wall.specter);
    for (const BuildingState &building : outlook.data.buildings)
        count += lies(building.demon);
    for (const MachineState &machine : outlook.data.machines)
        count += lies(machine.bloodstone);
    for (const RitualToken token : outlook.data.possession)
        count += lies(token);
    return count;
}

bool helpsInCrisis(const Outlook &outlook, Plan plan)
{
    switch (plan) {
    case Plan::MidnightOil:
    case Plan::ForcedMarch:
    case Plan::OpenArmoury:
    case Plan::EmergencyMasonry:
        return isCrisis(outlook);
    case Plan::Levy:
        return isCrisis(outlook) && outlook.data.reserve > 0;
    case Plan::ScaldingHarvest:
    case Plan::FieldSurgeons:
    case Plan::Sally:
    case Plan::LastStand:
    case Plan::Vigil:
        return false;
    }
    return false;
}

/// What a cauldron kills beyond its usual prey (2.5).
int scaldedMore(const Outlook &outlook)
{
    int strength = 0;
    for (int number = 0; number < outlook.walls(); ++number) {
        const WallState &wall = outlook.wall(number);
        if (wall.has(WallState::kGlared) || wall.has(WallState::kSiegeTower))
            continue;
        if (wall.cauldron == Cauldron::Troll && wall.invaders[siege::Troll] > 1)
            strength += 3;
        if ((wall.cauldron == Cauldron::Orc && wall.invaders[siege::Orc] > 1)
            || (wall.cauldron == Cauldron::Goblin && wall.invaders[siege::Orc] > 0))
            strength += 2;
    }
    return strength;
}

/// The most that sally could kill on one rampart: strength 4.
int sallyWorth(const Outlook &outlook, int rampart)
{
    const Units &units = outlook.data.ramparts[static_cast<std::size_t>(rampart)].invaders;
    return std::min(4, siege::strengthOf(units)) + (units[siege::Troll] > 0 ? 1 : 0);
}

/// last-stand: the wall that would be breached without it and not with it.
int lastStandWorth(const Outlook &outlook, int wall)
{
    return gainOfFixed(outlook.fightAt(wall), 3);
}

int bestLastStand(const Outlook &outlook)
{
    int best = 0;
    for (int wall = 0; wall < outlook.walls(); ++wall)
        best = std::max(best, lastStandWorth(outlook, wall));
    return best;
}

/// open-armoury: a better unit where it fights.
int upgradeWorth(const Outlook &outlook, PlaceIndex place)
{
    const int wall = outlook.wallAt(place);
    return wall < 0 ? 2 : 3 + gainOfUnits(outlook.fightAt(wall), 1);
}

/// Stones of emergency-masonry go where the danger is, on the side of the worst wall.
int masonryWorth(const Outlook &outlook, PlaceIndex place)
{
    return 1 + worthOfStone(outlook, outlook.wallAt(place));
}

/// The best free move of a piece under forced-march.
int bestForcedMove(const Outlook &outlook, int piece, PlaceIndex from)
{
    int best = -1000;
    for (const PlaceIndex to : outlook.field.defenderPlaces) {
        if (!whyNotMoveTo(outlook.scene(), piece, from, to, Fare::Free))
            best = std::max(best, gainOfMove(outlook, piece, from, to));
    }
    return best;
}

int scoreWindow(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::Pass))
        return 0;
    return isGoodMoment(outlook, static_cast<Plan>(choice.args[0])) ? 1 : -1;
}

} // namespace

bool isGoodMoment(const Outlook &outlook, Plan plan)
{
    switch (plan) {
    case Plan::ScaldingHarvest:
        return scaldedMore(outlook)
            >= (outlook.roundsLeft <= 2 || siege::worstPoints(outlook) <= kCrisis ? 2 : 4);
    case Plan::LastStand:
        return bestLastStand(outlook) >= -kCrisis;
    case Plan::FieldSurgeons:
        return siege::countOf(outlook.data.hospital) >= (outlook.roundsLeft <= 3 ? 4 : 6);
    case Plan::Sally:
        return outlook.maneuversMade && outlook.roundsLeft <= 5;
    case Plan::Vigil:
        return ritualTokens(outlook) >= (outlook.roundsLeft <= 3 ? 2 : 5);
    case Plan::Levy:
        return outlook.data.round >= 2 || helpsInCrisis(outlook, plan);
    case Plan::MidnightOil:
        return helpsInCrisis(outlook, plan) || (outlook.roundsLeft == 1 && !outlook.maneuversMade);
    case Plan::OpenArmoury:
    case Plan::ForcedMarch:
    case Plan::EmergencyMasonry:
        return helpsInCrisis(outlook, plan) || (isLate(outlook) && siege::worstPoints(outlook) < -40);
    }
    return false;
}

int scorePlan(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::Done))
        return 0;
    const auto place = static_cast<PlaceIndex>(choice.args[0]);
    const StepKind kind = outlook.kind();
    if (kind == StepKind::PlanWindow)
        return scoreWindow(outlook, choice);
    if (kind == StepKind::ForcedMarch)
        return bestForcedMove(outlook, choice.args[0], static_cast<PlaceIndex>(choice.args[1]));
    if (kind == StepKind::ForcedMove)
        return gainOfMove(outlook, outlook.step.a, static_cast<PlaceIndex>(outlook.step.b), place);
    if (kind == StepKind::OpenArmoury)
        return upgradeWorth(outlook, place);
    if (kind == StepKind::SallyRampart)
        return sallyWorth(outlook, outlook.field.numbers[place]);
    if (kind == StepKind::SallyKill)
        return 1 + choice.args[1];
    if (kind == StepKind::Masonry)
        return masonryWorth(outlook, place);
    if (kind == StepKind::LastStand)
        return lastStandWorth(outlook, outlook.wallAt(place));
    assert(kind == StepKind::Enlist);
    return 1 + choice.args[0]; // soldiers first
}

} // namespace merlon::siege2
