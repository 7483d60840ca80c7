#include "core/games/siege2/invader/budgets.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/player/invader/attack.h"
#include "core/games/siege2/player/scores.h"

#include <algorithm>
#include <cassert>

/// S2-10: the invader's maneuvers.
namespace merlon::siege2 {

namespace {

constexpr int kWorthASecond = 100; ///< points that a second maneuver must bring for its hourglasses

/// How many pieces a minor maneuver would leave behind on places and in the supply.
int piecesBeyondMinor(const Outlook &outlook)
{
    const auto beyond = [](int count) { return std::max(0, count - kMinorBudget); };
    int count = beyond((siege::countOf(outlook.data.invaderSupply) + 1) / 2);
    for (const ForegroundState &foreground : outlook.data.foregrounds)
        count += beyond(siege::countOf(foreground.invaders));
    for (const RampartState &rampart : outlook.data.ramparts)
        count += beyond(siege::countOf(rampart.invaders));
    return count;
}

/// Minor as a rule, major where much waits; a second one when it brings an attack.
int scoreManeuverChoice(const Outlook &outlook, Choice choice)
{
    const bool second = outlook.step.a > 0;
    if (is(choice, Verb::NoMoreManeuvers))
        return 0;
    const bool major = choice.args[0] == 1;
    if (!second) {
        const bool strike = planAttack(outlook, 99, kMajorBudget).points()
            > planAttack(outlook, 99, kMinorBudget).points() + 20;
        const bool wanted = strike || piecesBeyondMinor(outlook) >= 3;
        return major == wanted ? 1 : 0;
    }
    const int points = planAttack(outlook, 99, major ? kMajorBudget : kMinorBudget).points();
    const bool lastChance = outlook.roundsLeft == 1;
    return lastChance ? points + 1 : points - kWorthASecond;
}

/// A unit out of the sap, where it helps the attack or holds what is there.
int scoreSap(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::Done))
        return 0;
    const int wall = outlook.wallAt(static_cast<PlaceIndex>(choice.args[0]));
    const bool company = !siege::isEmpty(outlook.wall(wall).invaders);
    return gainOfJoining(outlook, wall, choice.args[1]) + (company ? 10 : -5) + choice.args[1];
}

/// How many units more the walls behind a rampart can use.
int needOf(const Outlook &outlook, int rampart)
{
    int room = 2;
    siege::forEach(outlook.field.ramparts[static_cast<std::size_t>(rampart)].walls,
                   [&](int wall) { room += invaderRoom(outlook.scene(), outlook.wallField(wall).place); });
    return room - siege::countOf(outlook.data.ramparts[static_cast<std::size_t>(rampart)].invaders);
}

/// Up to a rampart: towards weak walls, together, and around the traps.
int scoreAdvance(const Outlook &outlook, int rampart, int path, int piece)
{
    const RampartState &state = outlook.data.ramparts[static_cast<std::size_t>(rampart)];
    const int cover = state.has(RampartState::kMantelet) ? 4 : 0;
    const int company = std::min(6, siege::countOf(state.invaders));
    const bool raid = rampart == outlook.field.raidRampart && !siege::isEmpty(outlook.data.marauders);
    return 40 + 2 * weaknessBehind(outlook, rampart) + company + cover + (raid ? 6 : 0)
        + (needOf(outlook, rampart) <= 0 ? -30 : 0) - 2 * dangerOf(outlook, path, piece)
        + siege::strengthOf(piece);
}

/// A siege tower goes where it can stand on a wall.
int scoreSiegeTower(const Outlook &outlook, PlaceIndex to, int path)
{
    const int wall = outlook.wallAt(to);
    if (wall >= 0)
        return 60 + weaknessOf(outlook, wall) + 4 * outlook.wall(wall).stone;
    bool useful = false;
    siege::forEach(outlook.field.ramparts[outlook.field.numbers[to]].wallsAhead, [&](int number) {
        const bool taken = outlook.wall(number).has(WallState::kSiegeTower);
        useful = useful || (outlook.wallField(number).siegeTower && !taken);
    });
    return useful
        ? 50 + weaknessBehind(outlook, outlook.field.numbers[to]) - dangerOf(outlook, path, kSiegeTowerPiece)
        : -10;
}

/// From a rampart to another one that lies deeper: only if its walls are weaker by far, or marauders wait.
int scoreMoveOn(const Outlook &outlook, int from, int to, int path, int unit)
{
    const int better = weaknessBehind(outlook, to) - weaknessBehind(outlook, from);
    const bool raid = to == outlook.field.raidRampart
        && siege::isEmpty(outlook.data.ramparts[static_cast<std::size_t>(to)].invaders);
    return 4 * better + (raid ? 25 : 0) - 2 * dangerOf(outlook, path, unit) - 12;
}

/// What one unit more gains on the best wall behind a rampart.
int gainBehind(const Outlook &outlook, int rampart, int unit)
{
    int best = -100;
    siege::forEach(outlook.field.ramparts[static_cast<std::size_t>(rampart)].walls, [&](int wall) {
        if (invaderRoom(outlook.scene(), outlook.wallField(wall).place) > 0)
            best = std::max(best, gainOfJoining(outlook, wall, unit));
    });
    return best;
}

/// With a quartermaster straight to a wall, if the unit is of use there; else it marches like others.
int scoreThrough(const Outlook &outlook, int rampart, int path, int unit)
{
    const int gain = gainBehind(outlook, rampart, unit) - 2 * dangerOf(outlook, path, unit);
    return gain > 0 ? 100 + 10 * gain : -10;
}

int scoreMarch(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::Done))
        return 0;
    const auto from = static_cast<PlaceIndex>(choice.args[0]);
    const int piece = choice.args[1];
    const auto to = static_cast<PlaceIndex>(choice.args[2]);
    const int path = outlook.field.pathBetween(from, to);
    if (piece == kSiegeTowerPiece)
        return scoreSiegeTower(outlook, to, path);
    const int wall = outlook.wallAt(to);
    if (is(choice, Verb::MarchThrough))
        return scoreThrough(outlook, outlook.field.numbers[to], path, piece);
    if (outlook.field.is(from, PlaceKind::Foreground))
        return scoreAdvance(outlook, outlook.field.numbers[to], path, piece);
    const int rampart = outlook.field.numbers[from];
    if (wall < 0)
        return scoreMoveOn(outlook, rampart, outlook.field.numbers[to], path, piece);
    const int points = outlook.attack->pointsOf(rampart, piece, wall);
    return points > 0 ? 10 * points - dangerOf(outlook, path, piece) + piece : -10;
}

/// Out of the supply: the strongest first, where the walls are weak; some goblins stay to pay with.
int scoreDeploy(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::Done))
        return 0;
    const int unit = choice.args[1];
    const siege::Side side = outlook.field.sideOf(static_cast<PlaceIndex>(choice.args[0]));
    const int goblins = outlook.data.invaderSupply[siege::Goblin];
    if (unit == siege::Goblin && goblins <= 4 && outlook.roundsLeft > 1)
        return -1;
    const ForegroundState &foreground = outlook.data.foregrounds[side];
    return 50 + 20 * unit + weaknessOfSide(outlook, side) - siege::countOf(foreground.invaders);
}

} // namespace

int scoreManeuver(const Outlook &outlook, Choice choice)
{
    const StepKind kind = outlook.kind();
    if (kind == StepKind::ChooseManeuver)
        return scoreManeuverChoice(outlook, choice);
    if (kind == StepKind::SapIn)
        return scoreSap(outlook, choice);
    if (kind == StepKind::March)
        return scoreMarch(outlook, choice);
    if (kind == StepKind::MarchOn)
        return gainOfJoining(outlook, outlook.wallAt(static_cast<PlaceIndex>(choice.args[0])),
                             outlook.step.b);
    if (kind == StepKind::Deploy)
        return scoreDeploy(outlook, choice);
    assert(kind == StepKind::Join);
    return choice.args[0]; // the strongest
}

} // namespace merlon::siege2
