#pragma once

#include "core/engine/agenda/play.h"
#include "core/games/mountain/data/mountain_data.h"
#include "core/games/mountain/rules.h"
#include "core/games/mountain/words/words.h"

#include <cstdint>

namespace merlon::mountain {

enum class StepKind : std::uint8_t;

using agenda::choice;
using agenda::is;
using agenda::no;
using agenda::offer;
using agenda::push;
using agenda::pushAsk;
using agenda::tell;
using agenda::tellOnly;

/// What the conditions of rules read.
struct Scene {
    const MountainData &data;
    const Map &map;
    const Rules &rules;

    const TeamState &teamOf(Seat seat) const { return data.teams[rules.teamOf(seat)]; }
    const Amounts &stockOf(Seat seat) const { return teamOf(seat).stock; }
    const Squares &networkOf(Seat seat) const { return data[seat].network; }
    bool isCovered(Cell cell) const { return data.tunnelAt[cell] != kNoTunnel; }
    /// There is a tunnel.
    const Tunnel &tunnelOn(Cell cell) const { return data.tunnels[data.tunnelAt[cell]]; }
};

/// What the steps of rules work on.
struct Play {
    using Scene = mountain::Scene;

    MountainData &data;
    const Map &map;
    const Rules &rules;
    EventSink &events;

    operator Scene() const { return {data, map, rules}; }
    TeamState &teamOf(Seat seat) const { return data.teams[rules.teamOf(seat)]; }
    Amounts &stockOf(Seat seat) const { return teamOf(seat).stock; }
};

constexpr Verb verbOf(Choice made)
{
    return static_cast<Verb>(made.verb);
}
constexpr Cell cellOf(Choice made, std::size_t argument = 0)
{
    return made.args[argument];
}

/// The decision of the moment asks for something else.
constexpr Reason notNow(RuleId rule = {2, 2})
{
    return no(ReasonKind::NotNow, rule);
}

} // namespace merlon::mountain
