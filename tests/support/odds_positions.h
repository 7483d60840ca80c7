#pragma once

#include "core/games/siege/reports/foresight/assault_of.h"
#include "core/games/siege/reports/foresight/foresight.h"
#include "core/games/siege1/assault/strength.h"
#include "core/games/siege1/edition.h"
#include "core/games/siege1/steps.h"
#include "core/games/siege2/assault/strength.h"
#include "core/games/siege2/edition.h"
#include "core/games/siege2/steps.h"
#include "tests/support/played_assaults.h"

#include <memory>
#include <utility>
#include <vector>

/// Positions of games between computer players in which an assault has just begun.
namespace merlon::testing {

/// The position at the first choice of the assault of a round, as these seats see it; null if the game is over before.
template <class Edition>
std::unique_ptr<View> viewOfAssault(const std::shared_ptr<const Setup> &setup, std::uint64_t seed, int round,
                                    SeatSet seats)
{
    using GameState = agenda::AgendaState<Edition>;
    std::unique_ptr<View> found;
    watchGame(*setup, "heuristic", seed, [&](const State &state, const View &, Choice) {
        auto data = static_cast<const GameState &>(state).data();
        if (data.round < round || !siege::isInAssault<Edition>(data))
            return true;
        if constexpr (requires { data.invaderGlory; })
            data.invaderGlory = 60; // so that no tie-break follows
        found = std::make_unique<agenda::AgendaView<Edition>>(
            std::static_pointer_cast<const agenda::AgendaSetup<Edition>>(setup), data, seats);
        return false;
    });
    return found;
}

/// The units of both sides that stand where an assault can kill them.
template <class Data>
std::pair<int, int> unitsOf(const Data &data)
{
    std::pair<int, int> units;
    for (const auto &wall : data.walls) {
        units.first += siege::countOf(wall.invaders);
        units.second += siege::countOf(wall.defenders);
        if constexpr (requires { wall.crew; })
            units.first += siege::countOf(wall.crew);
    }
    for (const auto &rampart : data.ramparts)
        units.first += siege::countOf(rampart.invaders);
    for (const auto &foreground : data.foregrounds)
        units.first += siege::countOf(foreground.invaders);
    for (const auto &tower : data.towers) {
        if constexpr (requires { tower.marksmen; })
            units.second += tower.marksmen;
        else
            units.second += tower.post == siege1::Post::Archer ? 1 : 0;
    }
    if constexpr (requires { data.barbican; })
        units.first += siege::countOf(data.barbican.crew);
    return units;
}

inline bool hasFallen(const siege1::Scene &before, const siege1::Scene &after, std::size_t wall)
{
    const auto flag = siege1::WallState::kBreached;
    return after.data.walls[wall].has(flag) && !before.data.walls[wall].has(flag);
}

inline bool hasFallen(const siege2::Scene &, const siege2::Scene &after, std::size_t wall)
{
    return after.data.winner == siege2::Winner::Invader && siege2::isFoughtOver(after.data.walls[wall])
        && siege2::strengthOn(after, static_cast<int>(wall)).breached();
}

inline bool gateHasFallen(const siege1::Scene &before, const siege1::Scene &after)
{
    return siege1::gateStands(before) && before.field.gate.exists() && !siege1::gateStands(after);
}

inline bool gateHasFallen(const siege2::Scene &, const siege2::Scene &)
{
    return false;
}

/// Breaches and losses of many assaults, read from what has become of the board.
template <class Edition>
PlayedAssaults countAssaults(const View &view, std::uint32_t games, std::uint64_t seed)
{
    PlayedAssaults sums;
    sums.games = games;
    const auto &setup = static_cast<const agenda::AgendaSetup<Edition> &>(view.setup());
    sums.breaches.resize(setup.field().walls.size());
    using Data = typename Edition::Data;
    std::pair<int, int> lost; // in this assault; the spectre's and the rescued come back later (S1-19.6)
    const auto step = [&](const Data &before, const Data &after) {
        const std::pair<int, int> had = unitsOf(before);
        const std::pair<int, int> has = unitsOf(after);
        lost.first += std::max(0, had.first - has.first);
        lost.second += std::max(0, had.second - has.second);
    };
    playAssaults<Edition>(view, games, seed, step, [&](const Data &before, const Data &after) {
        bool entered = gateHasFallen(setup.scene(before), setup.scene(after));
        for (std::size_t wall = 0; wall < sums.breaches.size(); ++wall) {
            const bool falls = hasFallen(setup.scene(before), setup.scene(after), wall);
            sums.breaches[wall] += falls ? 1 : 0;
            entered = entered || falls;
        }
        sums.entries += entered ? 1 : 0;
        sums.invaders.add(lost.first);
        sums.defenders.add(lost.second);
        lost = {};
    });
    return sums;
}

} // namespace merlon::testing
