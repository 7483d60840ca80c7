#include "core/players/siege2/invader/attack.h"

#include "core/games/siege2/pieces.h"

#include <algorithm>

namespace merlon::siege2 {

namespace {

constexpr int kBreach = 200; ///< an attack that breaches a wall unless the defender answers
constexpr int kSiegeTowerPiece = 3;

/// Points of a fight for the invader.
int pointsFor(const Fight &fight, int strength, bool last)
{
    const int excess = strength - fight.fixed - 2 * fight.units;
    if (excess > 0)
        return kBreach + 15 * std::min(excess, 6);
    const int advantage = strength - fight.fixed - fight.units;
    if (advantage > 0)
        return 12 * advantage;
    return last ? 0 : -5 * std::min(strength, -advantage);
}

Units sum(const Units &a, const Units &b)
{
    Units result {};
    for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit)
        result[unit] = static_cast<std::uint8_t>(a[unit] + b[unit]);
    return result;
}

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
    const bool last = outlook.roundsLeft == 1;
    const int now = pointsFor(fight, strength, last);
    fight.units += 1; // the defender's answer
    fight.fixed += 1;
    const int answered = pointsFor(fight, strength, last);
    const int spent = fury && !last ? 6 * fight.invaders[siege::Goblin] : 0;
    return (now + 2 * answered) / 3 - spent;
}

int weaknessOf(const Outlook &outlook, int wall)
{
    return outlook.weakness[static_cast<std::size_t>(wall)];
}

int weaknessBehind(const Outlook &outlook, int rampart)
{
    int best = -100;
    int second = -100;
    siege::forEach(outlook.field.ramparts[static_cast<std::size_t>(rampart)].walls, [&](int wall) {
        const int weakness = weaknessOf(outlook, wall);
        second = std::max(second, std::min(best, weakness));
        best = std::max(best, weakness);
    });
    return second > -100 ? best + second / 3 : best;
}

int weaknessOfSide(const Outlook &outlook, siege::Side side)
{
    int best = -100;
    siege::forEach(outlook.field.rampartsOf[side],
                   [&](int rampart) { best = std::max(best, weaknessBehind(outlook, rampart)); });
    return best;
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

AttackPlan::AttackPlan(const Outlook &outlook, int depth, int budget)
    : m_outlook(outlook)
{
    for (std::size_t rampart = 0; rampart < outlook.field.ramparts.size(); ++rampart) {
        if (outlook.field.ramparts[rampart].depth > depth)
            continue;
        m_ready[rampart] = outlook.data.ramparts[rampart].invaders;
        m_budget[rampart] = budget - outlook.data.ramparts[rampart].left;
    }
    bool fury = isFuryFree(outlook);
    for (int round = 0; round < outlook.walls(); ++round) {
        Group best;
        for (int wall = 0; wall < outlook.walls(); ++wall) {
            if (m_groups[static_cast<std::size_t>(wall)].wall >= 0)
                continue;
            for (const bool furious : {false, true}) {
                if (furious && !fury)
                    continue;
                const Group group = bestGroup(wall, furious);
                if (group.points > best.points)
                    best = group;
            }
        }
        if (best.wall < 0)
            return;
        fury = fury && !best.fury;
        send(best);
    }
}

Units AttackPlan::within(int wall) const
{
    Units units {};
    siege::forEach(m_outlook.wallField(wall).ramparts, [&](int rampart) {
        const auto index = static_cast<std::size_t>(rampart);
        int budget = std::max(0, m_budget[index]);
        for (int unit = siege::Troll; unit >= siege::Goblin; --unit) {
            const int come = std::min<int>(budget, m_ready[index][static_cast<std::size_t>(unit)]);
            units[static_cast<std::size_t>(unit)] =
                static_cast<std::uint8_t>(units[static_cast<std::size_t>(unit)] + come);
            budget -= come;
        }
    });
    return units;
}

/// The units that do most on a wall: the strongest ones, or under fury goblins first.
AttackPlan::Group AttackPlan::bestGroup(int wall, bool fury) const
{
    static constexpr std::array<int, 3> kPlain {siege::Troll, siege::Orc, siege::Goblin};
    static constexpr std::array<int, 3> kFury {siege::Goblin, siege::Troll, siege::Orc};
    const Units there = m_outlook.wall(wall).invaders;
    Units left = within(wall);
    Units sent {};
    const int before = attackPoints(m_outlook, wall, there, false);
    Group best;
    int room = invaderRoom(m_outlook.scene(), m_outlook.wallField(wall).place);
    for (const int unit : fury ? kFury : kPlain) {
        const auto index = static_cast<std::size_t>(unit);
        for (; left[index] > 0 && room > 0; --left[index], --room) {
            ++sent[index];
            const int points = attackPoints(m_outlook, wall, sum(there, sent), fury) - before;
            if (points > best.points)
                best = {wall, points, fury, sent};
        }
    }
    return best;
}

void AttackPlan::send(const Group &group)
{
    m_groups[static_cast<std::size_t>(group.wall)] = group;
    m_points += group.points;
    Units wanted = group.units;
    siege::forEach(m_outlook.wallField(group.wall).ramparts, [&](int rampart) {
        const auto index = static_cast<std::size_t>(rampart);
        for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit) {
            const int go = std::min({static_cast<int>(wanted[unit]), static_cast<int>(m_ready[index][unit]),
                                     std::max(0, m_budget[index])});
            wanted[unit] = static_cast<std::uint8_t>(wanted[unit] - go);
            m_ready[index][unit] = static_cast<std::uint8_t>(m_ready[index][unit] - go);
            m_budget[index] -= go;
        }
    });
}

int AttackPlan::pointsOf(int rampart, int unit, int wall) const
{
    const Group &group = m_groups[static_cast<std::size_t>(wall)];
    const bool wanted = group.wall >= 0 && group.units[static_cast<std::size_t>(unit)] > 0;
    const bool connected = (m_outlook.wallField(wall).ramparts & maskOf(rampart)) != 0;
    return wanted && connected ? group.points : 0;
}

} // namespace merlon::siege2
