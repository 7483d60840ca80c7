#pragma once

#include "core/engine/choice.h"
#include "core/engine/event.h"
#include "core/engine/reason.h"
#include "core/games/siege/agenda.h"
#include "core/games/siege/battlefield.h"
#include "core/games/siege1/siege_data.h"
#include "core/games/siege1/words.h"

#include <cassert>
#include <cstdint>

namespace merlon::siege1 {

enum class StepKind : std::uint8_t;

using siege::Battlefield;
using siege::Mask;
using siege::maskOf;
using siege::packed;
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
    SiegeData &data;
    const Battlefield &field;
    const Rules &rules;
    EventSink &events;

    operator Scene() const { return {data, field, rules}; }
};

template <class... Args>
constexpr Choice choice(Verb verb, Args... args)
{
    return siege::fourOf<Choice>(static_cast<std::uint16_t>(verb), static_cast<std::uint16_t>(args)...);
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
constexpr Reason notNow(RuleId rule = {1, 1})
{
    return no(ReasonKind::NotNow, rule);
}

template <class... Args>
void tell(Play &play, EventKind kind, RuleId rule, Args... args)
{
    if (play.events.listening())
        play.events.emit({static_cast<std::uint16_t>(kind), rule, {static_cast<std::uint16_t>(args)...}, {}});
}

/// Puts work or a draw on top of the agenda.
inline void push(Play &play, StepKind kind, int a = 0, int b = 0, int c = 0)
{
    assert(play.data.agendaSize < kMaxSteps);
    play.data.agenda[play.data.agendaSize++] = {static_cast<std::uint8_t>(kind), 0,
                                                static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
                                                static_cast<std::uint16_t>(c)};
}

/// Puts a question to a seat on top of the agenda.
inline void pushAsk(Play &play, StepKind kind, Seat seat, int a = 0, int b = 0, int c = 0)
{
    push(play, kind, a, b, c);
    play.data.agenda[play.data.agendaSize - 1u].seat = seat;
}

/// Offers a choice if nothing speaks against it: the one place where conditions become choices.
template <auto whyNot>
void offer(const Scene &scene, Step step, ChoiceList &out, Choice candidate)
{
    if (!whyNot(scene, step, candidate))
        out.add(candidate);
}

} // namespace merlon::siege1
