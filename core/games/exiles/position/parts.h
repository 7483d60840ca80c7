#pragma once

#include "core/engine/position/sections.h"
#include "core/games/exiles/position/moments.h"

#include <type_traits>

/// The parts of a position as JSON. What is absent in it is as in the standard position.
namespace merlon::exiles::position {

using merlon::position::Complaint;
using merlon::position::Names;
using merlon::position::ReadingForm;
using merlon::position::WritingForm;

using Writing = merlon::position::Writing<ExilesSetup>;
using Reading = merlon::position::Reading<ExilesSetup>;

template <class Form>
inline constexpr bool kReads = std::is_same_v<std::remove_cvref_t<Form>, ReadingForm>;

/// The names of the seats that play, `none` before them.
Names ownerNames(const Rules &rules);
/// A value of which 0xFF means none, as an index of names that begin with `none`; and back.
constexpr std::uint8_t wordOf(std::uint8_t value)
{
    return static_cast<std::uint8_t>(value == 0xFF ? 0 : value + 1);
}
constexpr std::uint8_t numberOfWord(std::uint8_t word)
{
    return static_cast<std::uint8_t>(word == 0 ? 0xFF : word - 1);
}

/// What stands on the places of the board.
void writePlaces(const Writing &writing);
void readPlaces(const Reading &reading);

/// What is left in the supply follows from the rest. Complains about what there cannot be: more pieces than in the box,
/// levels and resistances that do not go together, engines without a slot, levels without their technologies, a hero twice,
/// sections without a commander after the draft.
void completePosition(Complaint &complaint, const ExilesSetup &setup, ExilesData &data, Moment moment);

} // namespace merlon::exiles::position
