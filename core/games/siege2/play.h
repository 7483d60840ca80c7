#pragma once

#include "core/engine/choice.h"
#include "core/engine/event.h"
#include "core/engine/reason.h"
#include "core/games/siege/agenda.h"
#include "core/games/siege/battlefield.h"
#include "core/games/siege2/siege_data.h"
#include "core/games/siege2/words.h"

#include <cassert>
#include <cstdint>

namespace merlon::siege2 {

enum class StepKind : std::uint16_t;

using siege::Battlefield;
using siege::fourOf;
using siege::Mask;
using siege::maskOf;
using siege::packed;
using siege::PlaceKind;
using siege::unpacked;

/// What the conditions of rules read.
struct Scene {
    const SiegeData &data;
    const Battlefield &field;
};

/// What the steps of rules work on.
struct Play {
    SiegeData &data;
    const Battlefield &field;
    EventSink &events;

    operator Scene() const { return {data, field}; }
};

template <class... Args>
constexpr Choice choice(Verb verb, Args... args)
{
    return fourOf<Choice>(static_cast<std::uint16_t>(verb), static_cast<std::uint16_t>(args)...);
}

constexpr bool is(Choice made, Verb verb)
{
    return made.verb == static_cast<std::uint16_t>(verb);
}

constexpr Verb verbOf(Choice made)
{
    return static_cast<Verb>(made.verb);
}

/// The reason why not.
template <class... Args>
constexpr Reason no(ReasonKind kind, RuleId rule, Args... args)
{
    return {static_cast<std::uint16_t>(kind), rule, static_cast<std::uint16_t>(args)...};
}

/// The decision of the moment asks for something else.
constexpr Reason notNow(RuleId rule = {3, 2})
{
    return no(ReasonKind::NotNow, rule);
}

template <class... Args>
void tell(Play &play, EventKind kind, RuleId rule, Args... args)
{
    if (play.events.listening())
        play.events.emit({static_cast<std::uint16_t>(kind), rule, {static_cast<std::uint16_t>(args)...}, {}});
}

/// An event of which only one seat may know the arguments in `secretArgs`.
template <class... Args>
void tellOnly(Play &play, Seat seat, std::uint8_t secretArgs, EventKind kind, RuleId rule, Args... args)
{
    if (play.events.listening())
        play.events.emit({static_cast<std::uint16_t>(kind),
                          rule,
                          {static_cast<std::uint16_t>(args)...},
                          {SeatSet {seat}, secretArgs, false}});
}

/// Puts a step on top of the agenda.
inline void push(Play &play, StepKind kind, int a = 0, int b = 0, int c = 0)
{
    assert(play.data.agendaSize < kMaxSteps);
    play.data.agenda[play.data.agendaSize++] =
        fourOf<Step>(static_cast<std::uint16_t>(kind), static_cast<std::uint16_t>(a),
                     static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(c));
}

/// Offers a choice if nothing speaks against it: the one place where conditions become choices.
template <auto whyNot>
void offer(const Scene &scene, Step step, ChoiceList &out, Choice candidate)
{
    out.addIf(!whyNot(scene, step, candidate), candidate);
}

} // namespace merlon::siege2
