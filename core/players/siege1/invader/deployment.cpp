#include "core/games/siege1/invader/marching.h"
#include "core/players/siege1/invader/actions.h"
#include "core/players/siege1/invader/attack.h"
#include "core/players/siege1/scores.h"

#include <algorithm>
#include <cassert>

/// S1-11: the invader's deployments.
namespace merlon::siege1 {

namespace {

constexpr int kWorthASecond = 60; ///< points that a second deployment must bring for its hourglasses
constexpr int kCrowd = 6;         ///< units that wait on a foreground: enough for a march

/// Whether the other deployment of this round has been made.
bool isLast(const Outlook &outlook)
{
    return outlook.me().has(InvaderState::kMinor) && outlook.me().has(InvaderState::kMajor);
}

/// Units that a minor deployment would leave behind.
int beyondMinor(const Outlook &outlook)
{
    const auto beyond = [](int count) { return std::max(0, count - sizeOf(Deployment::Minor)); };
    int count =
        beyond(siege::countOf(outlook.me().camp) / (teamSize(outlook.rules, outlook.seat) == 1 ? 2 : 1));
    for (const siege::ForegroundField &foreground : outlook.field.foregrounds) {
        if (outlook.isMine(outlook.field.sideOf(foreground.place)))
            count += beyond(siege::countOf(invadersAt(outlook.data, outlook.field, foreground.place)));
    }
    for (std::size_t rampart = 0; rampart < outlook.field.ramparts.size(); ++rampart) {
        if (outlook.isMine(outlook.field.ramparts[rampart].side))
            count += beyond(siege::countOf(outlook.data.ramparts[rampart].invaders));
    }
    return count;
}

int waitingInCamp(const Outlook &outlook)
{
    return siege::countOf(outlook.me().camp);
}

/// The first brings the camp forward, major where much waits; the second follows when it brings an attack.
int scoreChoice(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::EndDeployments))
        return 0;
    const auto deployment = static_cast<Deployment>(choice.args[0]);
    const int points = planAttack(outlook, sizeOf(deployment)).points();
    const bool second = outlook.me().has(InvaderState::kMinor) || outlook.me().has(InvaderState::kMajor);
    if (second) {
        const int upkeep = kHourglass * upkeepOf(waitingInCamp(outlook));
        return points + upkeep + 3 * waitingInCamp(outlook) - kWorthASecond;
    }
    const bool major = deployment == Deployment::Major;
    return major == (beyondMinor(outlook) >= 2) ? 2 : 1;
}

/// S1-11.4: from a wall where a unit does little to one where it does much.
int scoreRope(const Outlook &outlook, Choice choice)
{
    const int from = outlook.wallAt(static_cast<PlaceIndex>(choice.args[0]));
    const int to = outlook.wallAt(static_cast<PlaceIndex>(choice.args[2]));
    const auto unit = static_cast<std::size_t>(choice.args[1]);
    const Units there = outlook.wall(from).invaders;
    Units fewer = there;
    --fewer[unit];
    return gainOfJoining(outlook, to, choice.args[1]) + attackPoints(outlook, from, fewer, false)
        - attackPoints(outlook, from, there, false) - 4;
}

/// How many units more the walls behind a rampart can use.
int needOf(const Outlook &outlook, int rampart)
{
    int room = 2;
    siege::forEach(outlook.field.ramparts[static_cast<std::size_t>(rampart)].walls, [&](int wall) {
        room += std::max(0, invaderRoom(outlook.scene(), outlook.wallField(wall).place));
    });
    return room - siege::countOf(outlook.data.ramparts[static_cast<std::size_t>(rampart)].invaders);
}

/// Up to a rampart: towards weak walls, together, around the traps, and not before the archers without need.
int scoreAdvance(const Outlook &outlook, int rampart, PlaceIndex from, int unit)
{
    const RampartState &state = outlook.data.ramparts[static_cast<std::size_t>(rampart)];
    const int company = std::min(6, siege::countOf(state.invaders));
    const bool covered = state.mantelet != 0 || state.has(Training::TrenchMaster);
    const int shots = isLast(outlook) && !covered ? 6 * archersBefore(outlook, rampart) : 0;
    const int masters = state.has(Training::ShootingMaster) && unit == siege::Goblin ? 20 : 0;
    const PlaceIndex to = outlook.field.ramparts[static_cast<std::size_t>(rampart)].place;
    return 50 + 2 * weaknessBehind(outlook, rampart) + company + masters - shots
        + (needOf(outlook, rampart) <= 0 ? -40 : 0) - 2 * dangerOf(outlook, from, to, unit)
        + siege::strengthOf(unit);
}

/// From a rampart to another one, or with an overseer back: only if the walls there are weaker by far.
int scoreMoveOn(const Outlook &outlook, int rampart, Choice choice)
{
    const auto from = static_cast<PlaceIndex>(choice.args[0]);
    const auto to = static_cast<PlaceIndex>(choice.args[2]);
    const int other = rampartNumber(outlook.scene(), to);
    const int there =
        other >= 0 ? weaknessBehind(outlook, other) : weaknessOfSide(outlook, outlook.field.sideOf(to)) - 3;
    const int better = there - weaknessBehind(outlook, rampart);
    const bool full = other >= 0 && needOf(outlook, other) <= 0;
    return 4 * better - (full ? 30 : 0) - 2 * dangerOf(outlook, from, to, choice.args[1]) - 12;
}

int scoreMarch(const Outlook &outlook, Choice choice)
{
    const auto from = static_cast<PlaceIndex>(choice.args[0]);
    const auto to = static_cast<PlaceIndex>(choice.args[2]);
    if (outlook.field.is(from, PlaceKind::Foreground))
        return scoreAdvance(outlook, outlook.field.numbers[to], from, choice.args[1]);
    const int rampart = outlook.field.numbers[from];
    const int wall = outlook.wallAt(to);
    if (wall < 0)
        return scoreMoveOn(outlook, rampart, choice);
    const int points = outlook.attack->pointsOf(rampart, choice.args[1], wall);
    return points > 0 ? 10 * points - dangerOf(outlook, from, to, choice.args[1]) + choice.args[1] : -10;
}

/// S1-20.1: the ram wants heads, two for each part; goblins are good enough.
int scoreCrew(const Outlook &outlook, int unit)
{
    const bool goblins = outlook.me().camp[siege::Goblin] > 0;
    return unit == siege::Goblin ? 90 : unit == siege::Orc && !goblins && outlook.roundsLeft > 2 ? 20 : -1;
}

/// Out of the camp: into towers and saps first, where they fight at once.
int scoreSend(const Outlook &outlook, Choice choice)
{
    const int unit = choice.args[0];
    const auto to = static_cast<PlaceIndex>(choice.args[1]);
    const int wall = outlook.wallAt(to);
    if (is(choice, Verb::ManTower))
        return 110 + gainOfManning(outlook, wall, unit) + 10 * unit;
    if (wall >= 0)
        return 80 + gainOfJoining(outlook, wall, unit) + 10 * unit;
    if (outlook.field.is(to, PlaceKind::BarbicanRampart))
        return scoreCrew(outlook, unit);
    const int side = outlook.field.sideOf(to);
    const int count = siege::countOf(outlook.data.foregrounds[static_cast<std::size_t>(side)].invaders);
    return 50 + 20 * unit + weaknessOfSide(outlook, side) - (count >= kCrowd ? 3 : 1) * count;
}

int scoreMove(const Outlook &outlook, Choice choice)
{
    switch (verbOf(choice)) {
    case Verb::Rope:
        return scoreRope(outlook, choice);
    case Verb::March:
        return scoreMarch(outlook, choice);
    case Verb::Send:
    case Verb::ManTower:
        return scoreSend(outlook, choice);
    default: // next stage
        return 0;
    }
}

/// S1-11.9: where it tips a fight, else where one is likely.
int scoreFocus(const Outlook &outlook, int wall)
{
    return 100 * gainOfAltar(outlook, wall) + weaknessOf(outlook, wall);
}

} // namespace

int scoreDeployment(const Outlook &outlook, Choice choice)
{
    const StepKind kind = outlook.kind();
    if (kind == StepKind::ChooseDeployment)
        return scoreChoice(outlook, choice);
    if (kind == StepKind::DeployStage)
        return scoreMove(outlook, choice);
    assert(kind == StepKind::Focus);
    return scoreFocus(outlook, outlook.wallAt(static_cast<PlaceIndex>(choice.args[1])));
}

} // namespace merlon::siege1
