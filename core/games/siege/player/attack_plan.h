#pragma once

#include "core/games/siege/battlefield.h"

#include <array>
#include <functional>

namespace merlon::siege {

/// What an attack from the ramparts can use: who stands ready, where there is room, and what an attack would bring.
struct Front {
    int walls = 0;
    std::array<Mask, kMaxWalls> ramparts {}; ///< with a path to the wall; none: the wall is left alone
    std::array<int, kMaxWalls> room {};
    std::array<Units, kMaxWalls> there {}; ///< invaders on the wall
    std::array<Units, kMaxRamparts> ready {};
    std::array<int, kMaxRamparts> budget {}; ///< units that may leave
    bool fury = false;                       ///< the order can be given once
    /// Points for the invader if these units attack the wall, furious or not.
    std::function<int(int wall, const Units &units, bool fury)> points;
};

/// The walls to be attacked, the most rewarding first, until nothing more is worth it, and the units that march
/// there.
class AttackPlan {
public:
    explicit AttackPlan(Front front);

    int points() const { return m_points; }
    /// Points of the attack for which a unit of a rampart marches to a wall; 0 if it is not needed there.
    int pointsOf(int rampart, int unit, int wall) const;

private:
    struct Group {
        int wall = -1;
        int points = 0;
        bool fury = false;
        Units units {};
    };

    Group bestOfAll() const;
    Group bestGroup(int wall, bool fury) const;
    void send(const Group &group);
    Units within(int wall) const;

    Front m_front;
    std::array<Group, kMaxWalls> m_groups {};
    int m_points = 0;
};

} // namespace merlon::siege
