#include "core/games/siege2/player/invader/attack.h"

#include "core/games/siege2/invader/budgets.h"
#include "core/games/siege2/pieces/pieces.h"

#include <algorithm>
#include <utility>

namespace merlon::siege2 {

namespace {

constexpr int kBreach = 200; ///< an attack that breaches a wall unless the defender answers

bool isFuryFree(const Outlook &outlook)
{
    return ordersFree(outlook.scene(), Order::GoblinFury) > 0;
}

} // namespace

int attackPoints(const Outlook &outlook, int wall, const Units &invaders, bool fury)
{
    if (siege::isEmpty(invaders))
        return 0;
    Fight fight = fightNow(outlook.scene(), wall);
    fight.invaders = afterCauldron(outlook.wall(wall), invaders);
    const int strength = fury ? fight.furiousStrength() : fight.strength();
    const siege::AttackPrize prize {
        .breach = kBreach, .beyond = 15, .advantage = 12, .isLast = outlook.roundsLeft == 1};
    const int now = pointsForInvader(fight, strength, prize);
    fight.units += 1; // the defender's answer
    fight.fixed += 1;
    const int answered = pointsForInvader(fight, strength, prize);
    const int spent = fury && !prize.isLast ? 6 * fight.invaders[siege::Goblin] : 0;
    return (now + 2 * answered) / 3 - spent;
}

int dangerOf(const Outlook &outlook, int path, int piece)
{
    const PathState &state = outlook.data.paths[static_cast<std::size_t>(path)];
    const bool struck = state.has(PathState::kStruck) || state.crossings(Crossing::Troll) > 0;
    switch (state.trap) {
    case Trap::None:
        return 0;
    case Trap::Goblin:
        return piece == siege::Goblin ? 20 : 0;
    case Trap::Troll:
        return piece == siege::Troll && !struck ? 40 : 0;
    case Trap::SiegeTower:
        return piece == kSiegeTowerPiece ? 60 : 0;
    case Trap::Hidden:
        return piece == siege::Goblin ? 6
            : piece == siege::Troll   ? (struck ? 4 : 14)
            : piece == siege::Orc     ? 0
                                      : 15;
    }
    return 0;
}

siege::AttackPlan planAttack(const Outlook &outlook, int depth, int budget)
{
    siege::Front front;
    front.walls = outlook.walls();
    front.fury = isFuryFree(outlook);
    front.points = [&outlook](int wall, const Units &units, bool fury) {
        return attackPoints(outlook, wall, units, fury);
    };
    for (int wall = 0; wall < outlook.walls(); ++wall) {
        const auto index = static_cast<std::size_t>(wall);
        front.ramparts[index] = outlook.wallField(wall).ramparts;
        front.room[index] = invaderRoom(outlook.scene(), outlook.wallField(wall).place);
        front.there[index] = outlook.wall(wall).invaders;
    }
    for (std::size_t rampart = 0; rampart < outlook.field.ramparts.size(); ++rampart) {
        if (outlook.field.ramparts[rampart].depth > depth)
            continue;
        front.ready[rampart] = outlook.data.ramparts[rampart].invaders;
        front.budget[rampart] = budget - outlook.data.ramparts[rampart].left;
    }
    return siege::AttackPlan(std::move(front));
}

} // namespace merlon::siege2
