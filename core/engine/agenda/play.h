#pragma once

#include "core/engine/agenda/step.h"
#include "core/engine/choice.h"
#include "core/engine/event.h"
#include "core/engine/reason.h"

#include <cassert>
#include <cstdint>

/// How the rules of a game speak: choices, reasons, events, steps. Each game has its own words, its own `Scene` (what
/// conditions read) and its own `Play` (what steps work on).
namespace merlon::agenda {

/// A choice of a verb with its arguments.
template <class Verb, class... Args>
constexpr Choice choice(Verb verb, Args... args)
{
    return fourOf<Choice>(static_cast<std::uint16_t>(verb), static_cast<std::uint16_t>(args)...);
}

template <class Verb>
constexpr bool is(Choice made, Verb verb)
{
    return made.verb == static_cast<std::uint16_t>(verb);
}

/// The reason why not.
template <class ReasonKind, class... Args>
constexpr Reason no(ReasonKind kind, RuleId rule, Args... args)
{
    return {static_cast<std::uint16_t>(kind), rule, static_cast<std::uint16_t>(args)...};
}

/// Emits an event that everybody may know.
template <class Play, class EventKind, class... Args>
void tell(Play &play, EventKind kind, RuleId rule, Args... args)
{
    if (play.events.listening())
        play.events.emit({static_cast<std::uint16_t>(kind), rule, {static_cast<std::uint16_t>(args)...}, {}});
}

/// An event of which only these seats may know the arguments in `secretArgs`.
template <class Play, class EventKind, class... Args>
void tellOnly(Play &play, SeatSet seats, std::uint8_t secretArgs, EventKind kind, RuleId rule, Args... args)
{
    if (play.events.listening())
        play.events.emit({static_cast<std::uint16_t>(kind),
                          rule,
                          {static_cast<std::uint16_t>(args)...},
                          {seats, secretArgs, false}});
}

/// Puts a question to a seat on top of the agenda.
template <class Play, class StepKind>
inline void pushAsk(Play &play, StepKind kind, Seat seat, int a = 0, int b = 0, int c = 0)
{
    assert(play.data.agendaSize < play.data.agenda.size());
    play.data.agenda[play.data.agendaSize++] =
        stepOf(static_cast<std::uint8_t>(kind), seat, static_cast<std::uint16_t>(a),
               static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(c));
}

/// Puts work, a draw, or a question whose rule names the seat, on top of the agenda.
template <class Play, class StepKind>
inline void push(Play &play, StepKind kind, int a = 0, int b = 0, int c = 0)
{
    pushAsk(play, kind, 0, a, b, c);
}

/// Offers a choice if nothing speaks against it: the one place where conditions become choices.
template <auto whyNot, class Scene>
void offer(const Scene &scene, Step step, ChoiceList &out, Choice candidate)
{
    out.addIf(!whyNot(scene, step, candidate), candidate);
}

} // namespace merlon::agenda
