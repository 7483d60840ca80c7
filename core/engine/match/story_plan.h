#pragma once

#include "core/engine/decision.h"

#include <cstdint>
#include <span>

namespace merlon {

/// A section of a game's story that no event begins: what happens under some rules stands under one heading.
struct StorySection {
    enum class When : std::uint8_t {
        Beginning,   ///< only for what is told first
        OutOfFights, ///< since the beginning of the round, or the end of the last one
        InFights,    ///< since a fight has begun
        Always,
    };

    const char *heading; ///< the code of its wording
    RuleId first;        ///< of the rules
    RuleId last;
    When when = When::Always;
    const char *orStayIn = nullptr; ///< the heading of a section that goes on under these rules
};

/// How the story of a game falls into sections, besides those that an event begins (wording `heading.<event>`).
struct StoryPlan {
    std::span<const StorySection> sections {}; ///< the first one that fits counts
    bool dropsEmptySections = false;           ///< a heading under which nothing happens is not told
};

} // namespace merlon
