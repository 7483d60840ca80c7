#pragma once

#include "core/engine/match/chronicle.h"
#include "core/engine/state.h"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace merlon {

/// A step of a game as some seats may know it. Steps that they do not see are part of the one before.
struct SeenStep {
    std::size_t ply = 0;        ///< the number of the question after it
    std::vector<Event> events;  ///< masked
    std::unique_ptr<View> view; ///< what they know after it
};

/// Plays the steps again from where they began, and shows each as these seats see it.
void walkThrough(const State &start, std::span<const Ply> plies, SeatSet seats,
                 const std::function<void(SeenStep)> &visit);

} // namespace merlon
