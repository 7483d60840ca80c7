#include "core/games/siege1/invader/orders.h"
#include "core/games/siege1/pieces/supplies.h"
#include "core/games/siege1/player/invader/attack.h"
#include "core/games/siege1/player/scores.h"

#include <algorithm>
#include <cassert>

/// S1-12, S1-19.3: the invader's orders.
namespace merlon::siege1 {

namespace {

constexpr int kWorthSecrecy = 20; ///< points of an order that is worth the hourglass for hiding it
constexpr std::array<Order, 3> kActive {Order::GoblinFury, Order::ExplodingOrcs, Order::ForcedMarch};

/// A troll more on the wall.
int worthOfMarch(const Outlook &outlook, int wall)
{
    return gainOfJoining(outlook, wall, siege::Troll) - 8;
}

/// S1-22.4: what it means if the wall loses its last component.
int worthOfBaring(const Outlook &outlook)
{
    return !isOpen(outlook, Feat::DismantledWalls) ? 0 : outlook.data.dismantled == 1 ? 60 : 25;
}

/// Orcs that would die anyway take the stones with them; best if they leave the wall bare.
int worthOfExplosion(const Outlook &outlook, int wall, int orcs)
{
    const WallState &state = outlook.wall(wall);
    const int gone = std::min<int>(state.stone, orcs) + (orcs > 0 ? state.wood : 0);
    const bool bare = gone > 0 && gone == state.stone + state.wood;
    Fight fight = fightNow(outlook.scene(), wall);
    const bool lost = fight.strength() < fight.fixed + fight.units;
    fight.invaders[siege::Orc] = static_cast<std::uint8_t>(std::max(0, fight.invaders[siege::Orc] - orcs));
    fight.fixed -= gone;
    const int breach = fight.isFought() && fight.excess() > 0 ? 100 : 0;
    return 6 * gone + (bare ? worthOfBaring(outlook) : 0) - (lost ? 2 : 14) * orcs
        + (leadAfterEntry(outlook.data) >= 0 ? breach : 0);
}

int bestExplosion(const Outlook &outlook, int wall)
{
    int best = -100;
    for (int orcs = 1; orcs <= outlook.wall(wall).invaders[siege::Orc]; ++orcs)
        best = std::max(best, worthOfExplosion(outlook, wall, orcs));
    return best;
}

int worthOfBluff(const Outlook &outlook, int wall)
{
    return siege::worthOfBluff(outlook.wall(wall).invaders,
                               !whyNotExecutable(outlook.scene(), Order::ForcedMarch, wall));
}

int worthOfOrder(const Outlook &outlook, Order order, int wall)
{
    switch (order) {
    case Order::GoblinFury:
        return siege::worthOfFury(outlook, wall);
    case Order::ExplodingOrcs:
        return bestExplosion(outlook, wall);
    case Order::ForcedMarch:
        return worthOfMarch(outlook, wall);
    case Order::Bluff:
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
        if (!outlook.isMine(outlook.wallField(wall).side) || outlook.wall(wall).order != Order::None)
            continue;
        for (const Order order : kActive) {
            if (ordersLeft(outlook.scene(), order) > 0 && !whyNotExecutable(outlook.scene(), order, wall))
                best = std::max(best, worthOfOrder(outlook, order, wall));
        }
    }
    return best;
}

/// Hidden if it may decide something, open if it is just useful.
int scoreMode(const Outlook &outlook, Choice choice)
{
    const int best = bestOrder(outlook);
    if (is(choice, Verb::NoOrders))
        return 1;
    return is(choice, Verb::HiddenOrders) == (best >= kWorthSecrecy) && best > 0 ? 2 : 0;
}

int scorePlaceOrder(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::Done))
        return 0;
    const auto order = static_cast<Order>(choice.args[0] + 1);
    const int wall = outlook.wallAt(static_cast<PlaceIndex>(choice.args[1]));
    const int worth = worthOfOrder(outlook, order, wall);
    const bool bluff = outlook.step.a != 0 && order == Order::Bluff; // orders are hidden
    return siege::scoreOfOrder(worth, bluff ? worthOfBluff(outlook, wall) : 0);
}

/// S1-19.3: explosions last, so that others may still breach the wall.
int scoreResolve(const Outlook &outlook, int wall)
{
    return outlook.wall(wall).order == Order::ExplodingOrcs ? 0 : 1;
}

/// The nearest troll, and not into a trap.
int scoreCall(const Outlook &outlook, PlaceIndex from, int wall)
{
    const PlaceIndex to = outlook.wallField(wall).place;
    const bool near = outlook.field.pathBetween(from, to) >= 0;
    return (near ? 50 : 0) + (outlook.field.is(from, PlaceKind::Rampart) ? 10 : 0)
        - dangerOf(outlook, from, to, siege::Troll);
}

} // namespace

int scoreOrders(const Outlook &outlook, Choice choice)
{
    const auto place = static_cast<PlaceIndex>(choice.args[0]);
    switch (outlook.kind()) {
    case StepKind::ChooseOrders:
        return scoreMode(outlook, choice);
    case StepKind::PlaceOrder:
        return scorePlaceOrder(outlook, choice);
    case StepKind::ResolveOrder:
        return scoreResolve(outlook, outlook.wallAt(place));
    case StepKind::Explode:
        return worthOfExplosion(outlook, outlook.wallAt(static_cast<PlaceIndex>(outlook.step.a)),
                                choice.args[0]);
    case StepKind::ForcedMarch:
        return scoreCall(outlook, place, outlook.wallAt(static_cast<PlaceIndex>(outlook.step.a)));
    default:
        break;
    }
    assert(outlook.kind() == StepKind::MarchOn);
    return (place == outlook.step.a ? 50 : 0)
        - dangerOf(outlook, static_cast<PlaceIndex>(outlook.step.b), place, siege::Troll);
}

} // namespace merlon::siege1
