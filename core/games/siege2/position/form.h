#pragma once

#include "core/engine/position/form.h"
#include "core/games/siege/position/paths.h"
#include "core/games/siege2/words/words.h"

/// The forms of the siege family with the types of Siege II.
namespace merlon::siege2::position {

using merlon::position::Complaint;
using merlon::position::differing;
using merlon::position::FlagName;
using merlon::position::nameIn;
using merlon::position::Names;
using merlon::position::nearest;
using merlon::position::numberIn;
using merlon::position::ReadingForm;
using merlon::position::WritingForm;
using siege::Units;

static_assert(static_cast<std::uint8_t>(Type::Place) == siege::position::kPlaceType);

/// As merlon::position::valueIn, for a type of Siege II.
inline std::optional<std::uint16_t> valueIn(Complaint &complaint, const Vocabulary &vocabulary, Type type,
                                            std::string_view key, const std::string &pointer)
{
    return merlon::position::valueIn(complaint, vocabulary, static_cast<std::uint8_t>(type), key, pointer);
}

} // namespace merlon::siege2::position
