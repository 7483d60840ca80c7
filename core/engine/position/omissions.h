#pragma once

#include "core/base/json_box.h"
#include "core/engine/state.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

class Setup;

/// How the keys of those members of a position begin that list what a game is played without: `without-units`. The words of
/// such a list are values of one type.
inline constexpr std::string_view kWithout = "without-";

/// Something that a game can be played without.
struct Omission {
    std::string key;  ///< the list and the word: `units/archer`
    JsonBox position; ///< the position with it among what is missing
};

/// Everything that a game can be played without from this state on, which is a moment of the game. None if its positions list
/// no such things.
std::vector<Omission> omissionsFrom(const std::shared_ptr<const Setup> &setup, const State &state);

} // namespace merlon
