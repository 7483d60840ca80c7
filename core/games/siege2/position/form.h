#pragma once

#include "core/games/siege/position/form.h"
#include "core/games/siege2/words/words.h"

/// The forms of the siege family with the types of Siege II.
namespace merlon::siege2::position {

using siege::Units;
using siege::position::Complaint;
using siege::position::differing;
using siege::position::FlagName;
using siege::position::nameIn;
using siege::position::Names;
using siege::position::nearest;
using siege::position::numberIn;
using siege::position::ReadingForm;
using siege::position::WritingForm;

static_assert(static_cast<std::uint8_t>(Type::Place) == siege::position::kPlaceType);

/// As siege::position::valueIn, for a type of Siege II.
inline std::optional<std::uint16_t> valueIn(Complaint &complaint, const Vocabulary &vocabulary, Type type,
                                            std::string_view key, const std::string &pointer)
{
    return siege::position::valueIn(complaint, vocabulary, static_cast<std::uint8_t>(type), key, pointer);
}

} // namespace merlon::siege2::position
