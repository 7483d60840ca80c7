#pragma once

#include "core/engine/agenda/play.h"
#include "core/games/exiles/data/exiles_data.h"
#include "core/games/exiles/rules.h"
#include "core/games/exiles/words/words.h"

#include <cstdint>

namespace merlon::exiles {

enum class StepKind : std::uint8_t;

using agenda::choice;
using agenda::is;
using agenda::no;
using agenda::offer;
using agenda::push;
using agenda::pushAsk;
using agenda::tell;

/// What the conditions of rules read.
struct Scene {
    const ExilesData &data;
    const Map &map;
    const Rules &rules;

    const FactionData &faction() const { return kFactionData[data.siege.faction]; }
    const EnemyData &enemy(std::size_t kind) const { return faction().units[kind]; }
    /// The type as choices and events name it.
    std::size_t nameOf(std::size_t kind) const { return enemyOf(data.siege.faction, kind); }
    /// Whether a type that choices or events name is of the faction that attacks.
    bool isAttacking(std::size_t enemy) const { return factionOf(enemy) == data.siege.faction; }
    /// EX-0.5: turn order; position 0 is the First Player.
    Seat seatAt(int position) const { return static_cast<Seat>((data.firstPlayer + position) % rules.seats); }
    /// EX-2.4
    Seat commanderOf(Post post) const
    {
        return post == kKeepPost ? data.firstPlayer : data.sections[post].commander;
    }
    Seat commanderOfFront(std::size_t front) const { return commanderOf(map.front[front].wall); }
};

/// What the steps of rules work on.
struct Play {
    using Scene = exiles::Scene;

    ExilesData &data;
    const Map &map;
    const Rules &rules;
    EventSink &events;

    operator Scene() const { return {data, map, rules}; }
    Scene scene() const { return {data, map, rules}; }
};

constexpr Verb verbOf(Choice made)
{
    return static_cast<Verb>(made.verb);
}

/// The decision of the moment asks for something else.
constexpr Reason notNow(RuleId rule = {0, 4})
{
    return no(ReasonKind::NotNow, rule);
}

/// EX-0.1: a die is a draw of its six sides, whatever the step.
inline void rollDie(const Scene &, Step, OutcomeList &out)
{
    for (int side = 1; side <= 6; ++side)
        out.push_back({choice(Verb::Roll, side), 1});
}
inline constexpr int kSidesOfD3 = 3;
constexpr int d3Of(int die)
{
    return (die + 1) / 2;
}

} // namespace merlon::exiles
