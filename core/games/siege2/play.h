#pragma once

#include "core/engine/choice.h"
#include "core/engine/event.h"
#include "core/engine/reason.h"
#include "core/games/siege/battlefield.h"
#include "core/games/siege2/siege_data.h"
#include "core/games/siege2/words.h"

#include <bit>
#include <cassert>
#include <cstdint>

namespace merlon::siege2 {

enum class StepKind : std::uint16_t;

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
    SiegeData &data;
    const Battlefield &field;
    EventSink &events;

    operator Scene() const { return {data, field}; }
};

/// A structure of four numbers of 16 bits, put together in a register. Written one by one they would be read back
/// as a whole before they have arrived: the processor waits for that at every choice of a list and every step.
template <class Four>
constexpr Four fourOf(std::uint16_t first, std::uint16_t a = 0, std::uint16_t b = 0, std::uint16_t c = 0)
{
    if constexpr (std::endian::native == std::endian::little)
        return std::bit_cast<Four>(std::uint64_t {c} << 48 | std::uint64_t {b} << 32 | std::uint64_t {a} << 16
                                   | first);
    else
        return std::bit_cast<Four>(std::uint64_t {first} << 48 | std::uint64_t {a} << 32
                                   | std::uint64_t {b} << 16 | c);
}

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
    return {static_cast<std::uint16_t>(kind), rule, {static_cast<std::uint16_t>(args)...}};
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

/// A rule number as it travels in a step, for questions that several rules ask.
constexpr int packed(RuleId rule)
{
    return rule.chapter << 8 | rule.item;
}

constexpr RuleId unpacked(int rule)
{
    return {static_cast<std::uint8_t>(rule >> 8), static_cast<std::uint8_t>(rule & 255)};
}

} // namespace merlon::siege2
