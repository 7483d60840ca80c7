#pragma once

#include "core/players/siege2/outlook.h"

#include <array>

/// How the invader attacks: which walls are worth it, and which units go there.
namespace merlon::siege2 {

/// Points for the invader if these units attack a wall. The defender is expected to answer with a little.
int attackPoints(const Outlook &outlook, int wall, const Units &invaders, bool fury);
/// What the invader could gain on a wall if he filled it with ordinary troops: the higher, the weaker it is held.
int weaknessOf(const Outlook &outlook, int wall);
/// The same for a rampart: the walls that it leads to.
int weaknessBehind(const Outlook &outlook, int rampart);
/// The same for a side of the board.
int weaknessOfSide(const Outlook &outlook, siege::Side side);
/// How dangerous the path is for a piece: what is lost on it, in points (S2-10.9).
int dangerOf(const Outlook &outlook, int path, int piece);

/// The walls to be attacked in the running maneuver, weakest first, until nothing more is worth it, and the units
/// that march there.
class AttackPlan {
public:
    /// The ramparts that have not moved yet in this maneuver: those of at most this depth. `budget` pieces may
    /// leave each.
    AttackPlan(const Outlook &outlook, int depth, int budget);

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

    Group bestGroup(int wall, bool fury) const;
    void send(const Group &group);
    Units within(int wall) const;

    const Outlook &m_outlook;
    std::array<Units, siege::kMaxRamparts> m_ready {};
    std::array<int, siege::kMaxRamparts> m_budget {};
    std::array<Group, siege::kMaxWalls> m_groups {};
    int m_points = 0;
};

} // namespace merlon::siege2
