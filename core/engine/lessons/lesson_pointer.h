#pragma once

#include "core/engine/game.h"

#include <optional>
#include <string>
#include <string_view>

namespace merlon {

/// Something that a guide points at. Written `west-wall-1` for a place, `west-rampart-1>west-wall-1` for a link,
/// `west-wall-1/orc` for a piece where it stands, `card:catapult` for a value of a type of arguments.
struct LessonPointer {
    int place = -1;
    int link = -1;
    std::string type; ///< of the key, if it is not a piece at a place
    std::string key;

    friend bool operator==(const LessonPointer &, const LessonPointer &) = default;
};

/// None if the board or the vocabulary has no such thing.
std::optional<LessonPointer> pointerFrom(const Setup &setup, std::string_view text);

} // namespace merlon
