#pragma once

#include "core/engine/agenda/play.h"
#include "core/games/siege/battlefield.h"
#include "core/games/siege2/data/siege_data.h"
#include "core/games/siege2/words/words.h"

#include <cstdint>

namespace merlon::siege2 {

enum class StepKind : std::uint8_t;

using agenda::choice;
using agenda::is;
using agenda::no;
using agenda::offer;
using agenda::packed;
using agenda::push;
using agenda::tell;
using agenda::tellOnly;
using agenda::unpacked;
using siege::Battlefield;
using siege::Mask;
using siege::maskOf;
using siege::PlaceKind;

/// What the conditions of rules read.
struct Scene {
    const SiegeData &data;
    const Battlefield &field;
};

/// What the steps of rules work on.
struct Play {
    using Scene = siege2::Scene;

    SiegeData &data;
    const Battlefield &field;
    EventSink &events;

    operator Scene() const { return {data, field}; }
};

constexpr Verb verbOf(Choice made)
{
    return static_cast<Verb>(made.verb);
}

/// The decision of the moment asks for something else.
constexpr Reason notNow(RuleId rule = {3, 2})
{
    return no(ReasonKind::NotNow, rule);
}

} // namespace merlon::siege2
