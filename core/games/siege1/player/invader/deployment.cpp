#include "core/games/siege1/invader/marching.h"
#include "core/games/siege1/player/invader/actions.h"
#include "core/games/siege1/player/invader/attack.h"
#include "core/games/siege1/player/scores.h"

#include <algorithm>
#include <cassert>

/// S1-11: the invader's deployments.
namespace merlon::siege1 {

namespace {

constexpr int kWorthASecond = 40; ///< points that a second deployment must bring for its hourglasses
constexpr int kStrike = 60;       ///< points that make it worth to go for the walls with two deployments
constexpr int kCrowd = 8;         ///< units on a foreground that leave little room for more

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

bool wantsStrike(const Outlook &outlook, const siege::AttackPlan &strike)
{
    return strike.points() >= kStrike || outlook.roundsLeft == 1;
}

/// The first brings the camp forward, major where much waits or a strike is to come; the second follows when it
/// brings an attack.
int scoreChoice(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::EndDeployments))
        return 0;
    const auto deployment = static_cast<Deployment>(choice.args[0]);
    const bool second = outlook.me().has(InvaderState::kMinor) || outlook.me().has(InvaderState::kMajor);
    if (second) {
        const int points = planAttack(outlook, sizeOf(deployment)).points();
        const int upkeep = kHourglass * upkeepOf(waitingInCamp(outlook));
        return points + upkeep + 3 * waitingInCamp(outlook) - kWorthASecond;
    }
    const bool strike = wantsStrike(outlook, planStrike(outlook, sizeOf(Deployment::Major)));
    const bool major = deployment == Deployment::Major;
    return major == (strike || beyondMinor(outlook) >= 2) ? 2 : 1;
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

/// Points of the strike for which a unit of the foreground is wanted on a wall behind a rampart.
int strikePoints(const Outlook &outlook, int rampart, int side, int unit)
{
    int best = 0;
    siege::forEach(outlook.field.ramparts[static_cast<std::size_t>(rampart)].walls, [&](int wall) {
        best = std::max(best, outlook.strike->pointsOf(frontOf(outlook, side), unit, wall));
    });
    return best;
}

/// Up to a rampart: for a strike, or where archers do little harm; around the traps, and together.
int scoreAdvance(const Outlook &outlook, int rampart, PlaceIndex from, int unit)
{
    const RampartState &state = outlook.data.ramparts[static_cast<std::size_t>(rampart)];
    const PlaceIndex to = outlook.field.ramparts[static_cast<std::size_t>(rampart)].place;
    const int side = outlook.field.sideOf(from);
    const int danger = 2 * dangerOf(outlook, from, to, unit);
    if (outlook.strike != nullptr && wantsStrike(outlook, *outlook.strike)) {
        const int points = strikePoints(outlook, rampart, side, unit);
        return points > 0 ? points - danger + unit : -10;
    }
    const bool covered = state.mantelet != 0 || state.has(Training::TrenchMaster);
    const int crowd = siege::countOf(outlook.data.foregrounds[static_cast<std::size_t>(side)].invaders);
    const int masters = state.has(Training::ShootingMaster) && unit == siege::Goblin ? 20 : 0;
    return 2 * weaknessBehind(outlook, rampart) + std::min(6, siege::countOf(state.invaders)) + masters
        + (covered ? 25 : 10 - 6 * archersBefore(outlook, rampart)) + (crowd >= kCrowd ? 20 : 0)
        + (needOf(outlook, rampart) <= 0 ? -40 : 0) - danger;
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
int scoreCrew(int unit)
{
    return unit == siege::Goblin ? 90 : -1;
}

/// The strongest units of the camp that a siege tower still holds.
Units crewFor(const Outlook &outlook, int wall)
{
    Units crew {};
    int room = kTowerSpaces - siege::countOf(outlook.wall(wall).crew);
    for (int unit = siege::Troll; unit >= siege::Goblin; --unit) {
        const auto index = static_cast<std::size_t>(unit);
        const int come = std::min<int>(room, outlook.me().camp[index]);
        crew[index] = static_cast<std::uint8_t>(come);
        room -= come;
    }
    return crew;
}

/// A siege tower is manned when its full crew makes a difference.
int scoreManning(const Outlook &outlook, int wall, int unit)
{
    const int gain = gainOfManning(outlook, wall, crewFor(outlook, wall));
    return gain > 0 ? 110 + gain + 10 * unit : -10;
}

/// Out of the camp: into towers and saps first, where they fight at once.
int scoreSend(const Outlook &outlook, Choice choice)
{
    const int unit = choice.args[0];
    const auto to = static_cast<PlaceIndex>(choice.args[1]);
    const int wall = outlook.wallAt(to);
    if (is(choice, Verb::ManTower))
        return scoreManning(outlook, wall, unit);
    if (wall >= 0) {
        const int gain = gainOfJoining(outlook, wall, unit);
        return gain > 0 ? 80 + gain + 10 * unit : -10;
    }
    if (outlook.field.is(to, PlaceKind::BarbicanRampart))
        return scoreCrew(unit);
    const int side = outlook.field.sideOf(to);
    const int count = siege::countOf(outlook.data.foregrounds[static_cast<std::size_t>(side)].invaders);
    return 50 + 20 * unit + weaknessOfSide(outlook, side) - count;
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
