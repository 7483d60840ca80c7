#include "core/games/siege/player/attack_plan.h"

#include "core/games/siege/player/fight.h"

#include <algorithm>
#include <utility>

namespace merlon::siege {

namespace {

Units sum(const Units &a, const Units &b)
{
    Units result {};
    for (std::size_t unit = 0; unit < kUnitKinds; ++unit)
        result[unit] = static_cast<std::uint8_t>(a[unit] + b[unit]);
    return result;
}

} // namespace

AttackPlan::AttackPlan(Front front)
    : m_front(std::move(front))
{
    for (int round = 0; round < m_front.walls; ++round) {
        const Group best = bestOfAll();
        if (best.wall < 0)
            return;
        m_front.fury = m_front.fury && !best.fury;
        send(best);
    }
}

AttackPlan::Group AttackPlan::bestOfAll() const
{
    Group best;
    for (int wall = 0; wall < m_front.walls; ++wall) {
        if (m_groups[static_cast<std::size_t>(wall)].wall >= 0)
            continue;
        for (const bool fury : {false, true}) {
            if (fury && !m_front.fury)
                continue;
            const Group group = bestGroup(wall, fury);
            if (group.points > best.points)
                best = group;
        }
    }
    return best;
}

Units AttackPlan::within(int wall) const
{
    Units units {};
    forEach(m_front.ramparts[static_cast<std::size_t>(wall)], [&](int rampart) {
        const auto index = static_cast<std::size_t>(rampart);
        int budget = std::max(0, m_front.budget[index]);
        fillUp(units, budget, m_front.ready[index]);
    });
    return units;
}

/// The units that do most on a wall: the strongest ones, or under fury goblins first.
AttackPlan::Group AttackPlan::bestGroup(int wall, bool fury) const
{
    static constexpr std::array<int, 3> kPlain {Troll, Orc, Goblin};
    static constexpr std::array<int, 3> kFury {Goblin, Troll, Orc};
    const Units there = m_front.there[static_cast<std::size_t>(wall)];
    Units left = within(wall);
    Units sent {};
    const int before = m_front.points(wall, there, false);
    Group best;
    int room = m_front.room[static_cast<std::size_t>(wall)];
    for (const int unit : fury ? kFury : kPlain) {
        const auto index = static_cast<std::size_t>(unit);
        for (; left[index] > 0 && room > 0; --left[index], --room) {
            ++sent[index];
            const int points = m_front.points(wall, sum(there, sent), fury) - before;
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
    forEach(m_front.ramparts[static_cast<std::size_t>(group.wall)], [&](int rampart) {
        const auto index = static_cast<std::size_t>(rampart);
        for (std::size_t unit = 0; unit < kUnitKinds; ++unit) {
            const int go =
                std::min({static_cast<int>(wanted[unit]), static_cast<int>(m_front.ready[index][unit]),
                          std::max(0, m_front.budget[index])});
            wanted[unit] = static_cast<std::uint8_t>(wanted[unit] - go);
            m_front.ready[index][unit] = static_cast<std::uint8_t>(m_front.ready[index][unit] - go);
            m_front.budget[index] -= go;
        }
    });
}

int AttackPlan::pointsOf(int rampart, int unit, int wall) const
{
    const Group &group = m_groups[static_cast<std::size_t>(wall)];
    const bool wanted = group.wall >= 0 && group.units[static_cast<std::size_t>(unit)] > 0;
    const bool connected = (m_front.ramparts[static_cast<std::size_t>(wall)] & maskOf(rampart)) != 0;
    return wanted && connected ? group.points : 0;
}

} // namespace merlon::siege
