#pragma once

#include "core/base/text.h"

#include <string>

/// What a game needs on paper that no piece of its box tells.
namespace merlon {

/// A number that changes while a game is played: it has a track for a marker. What the panels of seats count has one anyway.
struct PaperTrack {
    Word title {};      ///< over all tracks of one kind, which follow each other
    Text name {};       ///< what is counted
    std::string art {}; ///< picture under resources/art/<folder>
    int first = 0;
    int last = 0;
};

/// A line to be filled in with a pencil when a campaign is put away.
struct PaperBlank {
    Text title {}; ///< what is written into all lines of one kind, which follow each other
    Word name {};
};

} // namespace merlon
