#pragma once

#include "core/games/siege1/edition.h"
#include "core/games/siege1/player/fight.h"
#include "core/games/siege1/steps.h"

#include <array>

namespace merlon::siege {
class AttackPlan;
}

/// What the heuristic player makes of a view before it scores the choices.
namespace merlon::siege1 {

/// Everything that scores read. Made anew for each decision: the player remembers nothing.
struct Outlook {
    explicit Outlook(const Siege1View &view);

    const SiegeData &data;
    const Battlefield &field;
    const Rules &rules;
    Step step;                                     ///< what is asked now
    Seat seat;                                     ///< who is asked
    bool deployed = false;                         ///< this round: what stands on the walls now will fight
    int roundsLeft = 0;                            ///< assaults to come in which an entry may still pay
    std::array<Fight, siege::kMaxWalls> fights {}; ///< as the defender has to expect them
    std::array<int, siege::kMaxWalls> weakness {}; ///< of the walls, for the invader: see weaknessOf
    const siege::AttackPlan *attack = nullptr;     ///< only while units march
    const siege::AttackPlan *strike = nullptr;     ///< only while units march in a first deployment

    Scene scene() const { return {data, field, rules}; }
    StepKind kind() const { return static_cast<StepKind>(step.kind); }
    int walls() const { return static_cast<int>(field.walls.size()); }
    const Fight &fightAt(int wall) const { return fights[static_cast<std::size_t>(wall)]; }
    const WallState &wall(int number) const { return data.walls[static_cast<std::size_t>(number)]; }
    const siege::WallField &wallField(int number) const
    {
        return field.walls[static_cast<std::size_t>(number)];
    }
    /// Number of a place that is a wall; -1 otherwise.
    int wallAt(PlaceIndex place) const { return wallNumber(scene(), place); }
    bool isMine(int side) const { return commands(rules, seat, side); }
    const InvaderState &me() const { return invaderState(scene(), seat); }
    const DefenderState &purse() const { return defenderState(scene(), seat); }
    /// Whether the seat has made both deployments of this round, or is making the second.
    bool isLastDeployment() const { return me().has(InvaderState::kMinor) && me().has(InvaderState::kMajor); }
};

} // namespace merlon::siege1
