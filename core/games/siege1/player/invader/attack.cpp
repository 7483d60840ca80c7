#include "core/games/siege1/player/invader/attack.h"

#include "core/games/siege1/pieces/supplies.h"

#include <algorithm>
#include <utility>

namespace merlon::siege1 {

namespace {

constexpr int kGlory = 60; ///< points for a heroic act
constexpr int kArcher = 5; ///< points for an archer that is kept from shooting

/// What an entry brings, by the lead in glory after it; a breach that loses the game is no good.
int worthOfEntry(const Outlook &outlook)
{
    const int lead = leadAfterEntry(outlook.data);
    return lead > 0 ? 240 : lead == 0 ? 160 : lead == -1 ? 80 : 20;
}

/// Points of a fight for the invader.
int pointsFor(const Outlook &outlook, Fight fight, bool fury)
{
    if (!fight.isFought())
        return 0;
    const siege::AttackPrize prize {
        .breach = worthOfEntry(outlook), .beyond = 12, .advantage = 13, .isLast = outlook.roundsLeft == 1};
    const int strength = fury ? fight.furiousStrength() : fight.strength();
    const int now = pointsForInvader(fight, strength, prize);
    fight.units += 1; // the defender's answer
    const int answered = pointsForInvader(fight, strength, prize);
    const int spent = fury && !prize.isLast ? 6 * fight.goblins : 0;
    return (now + 2 * answered) / 3 - spent;
}

bool isFuryFree(const Outlook &outlook)
{
    return ordersLeft(outlook.scene(), Order::GoblinFury) > 0;
}

} // namespace

int attackPoints(const Outlook &outlook, int wall, const Units &invaders, bool fury)
{
    if (siege::isEmpty(invaders))
        return 0;
    const WallState &state = outlook.wall(wall);
    const bool rage = invaders[siege::Troll] >= kTrollsOfAttack && isOpen(outlook, Feat::TrollAttack);
    const int engaged = kArcher * state.defenders[siege::Marksman];
    return pointsFor(outlook, fightWith(outlook.scene(), wall, invaders), fury) + (rage ? kGlory : 0)
        + engaged;
}

int gainOfManning(const Outlook &outlook, int wall, const Units &crew)
{
    Fight fight = fightNow(outlook.scene(), wall);
    const int before = pointsFor(outlook, fight, false);
    for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit)
        fight.invaders[unit] = static_cast<std::uint8_t>(fight.invaders[unit] + crew[unit]);
    return pointsFor(outlook, fight, false) - before;
}

int gainOfAltar(const Outlook &outlook, int wall)
{
    Fight fight = fightNow(outlook.scene(), wall);
    const int before = pointsFor(outlook, fight, false);
    ++fight.extra;
    return pointsFor(outlook, fight, false) - before;
}

int dangerOf(const Outlook &outlook, PlaceIndex from, PlaceIndex to, int unit)
{
    for (const int path : {outlook.field.pathBetween(from, to), outlook.field.pathBetween(to, from)}) {
        if (path < 0)
            continue;
        const PathState &state = outlook.data.paths[static_cast<std::size_t>(path)];
        if (state.trap == Trap::Goblin && unit == siege::Goblin)
            return 20;
        if (state.trap == Trap::Troll && unit == siege::Troll && !state.has(PathState::kStruck))
            return 40;
    }
    return 0;
}

int archersBefore(const Outlook &outlook, int rampart)
{
    int archers = 0;
    for (int wall = 0; wall < outlook.walls(); ++wall) {
        const bool near = (outlook.wallField(wall).ramparts & maskOf(rampart)) != 0;
        if (near && !isContested(outlook.wall(wall)))
            archers += outlook.wall(wall).defenders[siege::Marksman];
    }
    for (std::size_t tower = 0; tower < outlook.field.towers.size(); ++tower) {
        const bool faces = outlook.field.towers[tower].rampart == rampart;
        archers += faces && outlook.data.towers[tower].post == Post::Archer ? 1 : 0;
    }
    return archers;
}

bool isOpen(const Outlook &outlook, Feat feat)
{
    return (outlook.data.feats >> static_cast<int>(feat) & 1) == 0;
}

namespace {

/// The walls of the seat, with who and what is there.
siege::Front wallsOf(const Outlook &outlook)
{
    siege::Front front;
    front.walls = outlook.walls();
    front.fury = isFuryFree(outlook);
    front.points = [&outlook](int wall, const Units &units, bool fury) {
        return attackPoints(outlook, wall, units, fury);
    };
    for (int wall = 0; wall < outlook.walls(); ++wall) {
        const auto index = static_cast<std::size_t>(wall);
        if (!outlook.isMine(outlook.wallField(wall).side))
            continue;
        front.ramparts[index] = outlook.wallField(wall).ramparts;
        front.room[index] = invaderRoom(outlook.scene(), outlook.wallField(wall).place);
        front.there[index] = outlook.wall(wall).invaders;
    }
    return front;
}

Units without(const Units &units, const Units &arrived)
{
    Units ready {};
    for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit)
        ready[unit] = static_cast<std::uint8_t>(std::max(0, units[unit] - arrived[unit]));
    return ready;
}

} // namespace

siege::AttackPlan planAttack(const Outlook &outlook, int budget)
{
    siege::Front front = wallsOf(outlook);
    for (std::size_t rampart = 0; rampart < outlook.field.ramparts.size(); ++rampart) {
        const RampartState &state = outlook.data.ramparts[rampart];
        front.ready[rampart] = without(state.invaders, state.arrived);
        front.budget[rampart] = budget - state.left;
    }
    return siege::AttackPlan(std::move(front));
}

siege::AttackPlan planStrike(const Outlook &outlook, int budget)
{
    siege::Front front = wallsOf(outlook);
    for (std::size_t rampart = 0; rampart < outlook.field.ramparts.size(); ++rampart) {
        front.ready[rampart] = outlook.data.ramparts[rampart].invaders;
        front.budget[rampart] = sizeOf(Deployment::Major);
    }
    for (const int side : {siege::West, siege::East}) {
        const auto number = static_cast<std::size_t>(frontOf(outlook, side));
        const ForegroundState &state = outlook.data.foregrounds[static_cast<std::size_t>(side)];
        if (number >= siege::kMaxRamparts || !outlook.isMine(side))
            continue;
        front.ready[number] = without(state.invaders, state.arrived);
        front.budget[number] = budget - state.left;
        siege::forEach(outlook.field.wallsOf[static_cast<std::size_t>(side)], [&](int wall) {
            front.ramparts[static_cast<std::size_t>(wall)] |= maskOf(static_cast<int>(number));
        });
    }
    return siege::AttackPlan(std::move(front));
}

int frontOf(const Outlook &outlook, int side)
{
    return static_cast<int>(outlook.field.ramparts.size()) + side;
}

} // namespace merlon::siege1
