#pragma once

#include "core/games/exiles/siege/fight_chances.h"

#include <algorithm>
#include <array>

/// Fights before they are fought: all nine throws of both dice (EX-11.14 to EX-11.17).
namespace merlon::exiles {

/// What may come of a fight.
struct FightOdds {
    int points = 0;       ///< what the defenders gain by it on the average
    double through = 0;   ///< the chance that the squad takes a foothold
    double ownLosses = 0; ///< units
    double enemyLosses = 0;
};

/// A squad of the enemy, prepared so that many troops can be set against it.
class Foe {
public:
    Foe(const Scene &scene, SquadIndex index);

    FightOdds against(const Troop &troop) const;

private:
    static constexpr int kMostLead = 31;
    struct Kills {
        int worth = 0;
        int number = 0;
    };

    Kills killed(int points) const { return m_kills[static_cast<std::size_t>(std::min(points, kMostLead))]; }

    const Scene &m_scene;
    int m_force = 0;   ///< its score without the die
    int m_cost = 0;    ///< of its breach
    int m_weakest = 0; ///< worth of the unit that it loses by three against one
    std::array<Kills, kMostLead + 1> m_kills {};
};

/// Who of the units of a section that are in no squad yet should fight whom: for each squad of the section.
struct Sharing {
    std::array<Troop, kSquadsOfSection> added {};
    int points = 0;
};
Sharing bestSharing(const Scene &scene, Post section);

} // namespace merlon::exiles
