#pragma once

#include "core/games/siege2/edition.h"
#include "core/games/siege2/player/fight.h"
#include "core/games/siege2/steps.h"

#include <array>

namespace merlon::siege {
class AttackPlan;
}

/// What the heuristic player makes of a view before it scores the choices.
namespace merlon::siege2 {

class Posts;

/// Everything that scores read. Made anew for each decision: the player remembers nothing.
struct Outlook {
    explicit Outlook(const Siege2View &view);

    const SiegeData &data;
    const Battlefield &field;
    Step step;                                     ///< what is asked now
    bool maneuversMade = false;                    ///< this round: what stands on the walls now will fight
    int roundsLeft = 0;                            ///< assaults still to come
    std::array<Fight, siege::kMaxWalls> fights {}; ///< as the defender has to expect them
    std::array<int, siege::kMaxWalls> weakness {}; ///< of the walls, for the invader: see weaknessOf
    std::array<int, 4> trapsUsed {};               ///< by Trap, those that the viewer knows
    const siege::AttackPlan *attack = nullptr;     ///< only while units march from ramparts
    const Posts *posts = nullptr;                  ///< only while the defender may move

    Scene scene() const { return {data, field}; }
    StepKind kind() const { return static_cast<StepKind>(step.kind); }
    int walls() const { return static_cast<int>(field.walls.size()); }
    const Fight &fightAt(int wall) const { return fights[static_cast<std::size_t>(wall)]; }
    const WallState &wall(int number) const { return data.walls[static_cast<std::size_t>(number)]; }
    const siege::WallField &wallField(int number) const
    {
        return field.walls[static_cast<std::size_t>(number)];
    }
    /// Number of a place that is a wall; -1 otherwise.
    int wallAt(PlaceIndex place) const;
};

} // namespace merlon::siege2
