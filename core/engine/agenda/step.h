#pragma once

#include "core/engine/decision.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

/// The agenda of a game: its rules as steps on a small stack inside the state. The uppermost step comes next; a step
/// does its work, pushes the steps that follow, or stops at a decision. The data of a game hold it as two members,
/// `std::array<Step, n> agenda` and a whole number `agendaSize`.
namespace merlon::agenda {

/// A step of the agenda: what has to be done or asked next, and whom. Each game lists its kinds, the first of which is
/// none. What a, b and c mean is between those who push a step and the rule of its kind.
struct Step {
    std::uint8_t kind = 0;
    std::uint8_t seat = 0; ///< who is asked, for questions whose rule does not say so
    std::uint16_t a = 0;
    std::uint16_t b = 0;
    std::uint16_t c = 0;

    friend constexpr bool operator==(const Step &, const Step &) = default;
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

/// A step, put together in the same way.
constexpr Step stepOf(std::uint8_t kind, Seat seat, std::uint16_t a, std::uint16_t b, std::uint16_t c)
{
    const bool little = std::endian::native == std::endian::little;
    return fourOf<Step>(static_cast<std::uint16_t>(little ? seat << 8 | kind : kind << 8 | seat), a, b, c);
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

/// The step that comes next. The agenda is not empty.
template <class Data>
constexpr Step topOf(const Data &data)
{
    return data.agenda[data.agendaSize - 1u];
}

/// Whether the same is still to be done.
template <class Data>
constexpr bool haveEqualAgendas(const Data &one, const Data &other)
{
    return std::equal(one.agenda.begin(), one.agenda.begin() + one.agendaSize, other.agenda.begin(),
                      other.agenda.begin() + other.agendaSize);
}

/// Its steps from the lowest one on, to a hash.
template <class Hasher, class Data>
void addAgenda(Hasher &hasher, const Data &data)
{
    hasher.add(data.agendaSize);
    for (std::size_t index = 0; index < data.agendaSize; ++index) {
        const Step &step = data.agenda[index];
        hasher.add(std::uint64_t {step.kind} << 8 | step.seat);
        hasher.add(std::uint64_t {step.a} << 32 | std::uint64_t {step.b} << 16 | step.c);
    }
}

/// The uppermost step of a kind; null if there is none.
template <class Data, class StepKind>
const Step *findStep(const Data &data, StepKind kind)
{
    for (std::size_t index = data.agendaSize; index-- > 0;) {
        if (data.agenda[index].kind == static_cast<std::uint8_t>(kind))
            return &data.agenda[index];
    }
    return nullptr;
}

} // namespace merlon::agenda
