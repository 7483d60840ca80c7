#pragma once

#include "core/base/text.h"

#include <string>

namespace merlon {

/// A number that changes while a game is played, and that no piece of the box tells: on paper it has a track for a marker.
/// What the panels of seats count has one anyway.
struct PaperTrack {
    Word title {};      ///< over all tracks of one kind, which follow each other
    Text name {};       ///< what is counted
    std::string art {}; ///< picture under resources/art/<folder>
    int first = 0;
    int last = 0;
};

} // namespace merlon
