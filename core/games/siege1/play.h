#pragma once

#include "core/engine/agenda/play.h"
#include "core/games/siege/battlefield.h"
#include "core/games/siege1/data/siege_data.h"
#include "core/games/siege1/words/words.h"

#include <cstdint>

namespace merlon::siege1 {

enum class StepKind : std::uint8_t;

using agenda::choice;
using agenda::is;
using agenda::no;
using agenda::offer;
using agenda::packed;
using agenda::push;
using agenda::pushAsk;
using agenda::tell;
using agenda::tellOnly;
using siege::Battlefield;
using siege::Mask;
using siege::maskOf;
using siege::PlaceKind;
using siege::Side;

/// What the options and the number of players change (section 4). Immutable while playing.
struct Rules {
    std::uint8_t players = 2;
    bool starred = false;
    std::uint8_t gateResistance = 0; ///< of each gate
    bool teamBreachWins = false;
};

/// What the conditions of rules read.
struct Scene {
    const SiegeData &data;
    const Battlefield &field;
    const Rules &rules;
};

/// What the steps of rules work on.
struct Play {
    using Scene = siege1::Scene;

    SiegeData &data;
    const Battlefield &field;
    const Rules &rules;
    EventSink &events;

    operator Scene() const { return {data, field, rules}; }
};

constexpr Verb verbOf(Choice made)
{
    return static_cast<Verb>(made.verb);
}

/// For the functions that call a test for candidates until it is true: one that sees them all.
template <class Visit>
auto visitAll(Visit visit)
{
    return [visit](Choice candidate) {
        visit(candidate);
        return false;
    };
}

/// The decision of the moment asks for something else.
constexpr Reason notNow(RuleId rule = {1, 1})
{
    return no(ReasonKind::NotNow, rule);
}

} // namespace merlon::siege1
