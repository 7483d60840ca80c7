#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/player/invader/attack.h"
#include "core/games/siege2/player/scores.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

/// S2-11, S2-18.4 to S2-18.6: the invader's orders.
namespace merlon::siege2 {

namespace {

constexpr int kWorthSecrecy = 25; ///< points of an order that is worth the hourglass for hiding it

bool canCall(const Outlook &outlook, int wall)
{
    if (outlook.wall(wall).invaders[siege::Troll] == 0
        || invaderRoom(outlook.scene(), outlook.wallField(wall).place) <= 0)
        return false;
    bool troll = false;
    siege::forEach(outlook.wallField(wall).ramparts, [&](int rampart) {
        troll = troll || outlook.data.ramparts[static_cast<std::size_t>(rampart)].invaders[siege::Troll] > 0;
    });
    return troll;
}

/// A troll more on the wall.
int worthOfCall(const Outlook &outlook, int wall)
{
    if (!canCall(outlook, wall))
        return 0;
    return gainOfJoining(outlook, wall, siege::Troll);
}

/// Orcs that would die anyway take the stones with them.
int worthOfDetonation(const Outlook &outlook, int wall)
{
    const WallState &state = outlook.wall(wall);
    const int stones = std::min(state.stone, state.invaders[siege::Orc]);
    const bool lost = attackPoints(outlook, wall, state.invaders, false) < -15;
    return lost && outlook.roundsLeft > 1 ? 7 * stones : -5;
}

int worthOfBluff(const Outlook &outlook, int wall)
{
    const Units &units = outlook.wall(wall).invaders;
    return siege::worthOfBluff(units, units[siege::Troll] > 0);
}

int worthOfOrder(const Outlook &outlook, Order order, int wall)
{
    switch (order) {
    case Order::GoblinFury:
        return siege::worthOfFury(outlook, wall);
    case Order::OrcDetonation:
        return worthOfDetonation(outlook, wall);
    case Order::CallOfTheTrolls:
        return worthOfCall(outlook, wall);
    case Order::Bluff:
        return 0;
    case Order::None:
    case Order::Hidden:
        return 0;
    }
    return 0;
}

int bestOrder(const Outlook &outlook)
{
    int best = 0;
    for (int wall = 0; wall < outlook.walls(); ++wall) {
        if (siege::isEmpty(outlook.wall(wall).invaders))
            continue;
        for (const Order order : {Order::GoblinFury, Order::OrcDetonation, Order::CallOfTheTrolls}) {
            if (ordersFree(outlook.scene(), order) > 0)
                best = std::max(best, worthOfOrder(outlook, order, wall));
        }
    }
    return best;
}

/// Hidden if it may decide something, open if it is just useful.
int scoreMode(const Outlook &outlook, Choice choice)
{
    const int best = bestOrder(outlook);
    switch (static_cast<OrderMode>(choice.args[0])) {
    case OrderMode::Open:
        return best > 0 && best < kWorthSecrecy ? 2 : 0;
    case OrderMode::Classified:
        return best >= kWorthSecrecy ? 2 : 0;
    case OrderMode::None:
        return 1;
    }
    return 0;
}

int scoreGiveOrder(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::Done))
        return 0;
    const auto order = static_cast<Order>(choice.args[0] + 1);
    const int wall = outlook.wallAt(static_cast<PlaceIndex>(choice.args[1]));
    const int worth = worthOfOrder(outlook, order, wall);
    const bool classified = static_cast<OrderMode>(outlook.step.a) == OrderMode::Classified;
    const bool bluff = classified && order == Order::Bluff;
    return siege::scoreOfOrder(worth, bluff ? worthOfBluff(outlook, wall) : 0);
}

/// As many orcs as there are stones, if the fight is lost; one as a duty otherwise.
int scoreDetonation(const Outlook &outlook, Choice choice)
{
    const int wall = outlook.wallAt(static_cast<PlaceIndex>(outlook.step.a));
    const int stones = std::max<int>(1, outlook.wall(wall).stone);
    const int wanted = worthOfDetonation(outlook, wall) > 0 ? stones : 1;
    return -std::abs(static_cast<int>(choice.args[0]) - wanted);
}

/// Straight to the wall, and not into a trap.
int scoreCall(const Outlook &outlook, Choice choice)
{
    const auto from = static_cast<PlaceIndex>(choice.args[0]);
    const auto to = static_cast<PlaceIndex>(choice.args[1]);
    return (to == outlook.step.a ? 50 : 0)
        - dangerOf(outlook, outlook.field.pathBetween(from, to), siege::Troll);
}

} // namespace

int scoreOrders(const Outlook &outlook, Choice choice)
{
    const StepKind kind = outlook.kind();
    if (kind == StepKind::ChooseOrders)
        return scoreMode(outlook, choice);
    if (kind == StepKind::GiveOrder)
        return scoreGiveOrder(outlook, choice);
    if (kind == StepKind::Detonate)
        return scoreDetonation(outlook, choice);
    if (kind == StepKind::CallTroll)
        return scoreCall(outlook, choice);
    assert(kind == StepKind::ResolveOrders);
    return 0; // the order hardly matters
}

} // namespace merlon::siege2
