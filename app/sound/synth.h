#pragma once

#include "core/engine/tableau/sounds.h"

#include <chrono>
#include <span>
#include <vector>

namespace merlon {

inline constexpr int kSampleRate = 44100; ///< samples a second, one channel

/// All sounds, in their order.
std::span<const Sound> allSounds();
std::chrono::milliseconds lengthOf(Sound sound);
/// The sound as samples between -1 and 1: the same at each call, of exactly its length, beginning and ending softly.
std::vector<float> synthesize(Sound sound);

} // namespace merlon
