#pragma once

#include <QtGlobal>

#include <span>
#include <string_view>

namespace merlon {

/// What a thing does, in English, as it stands in the translation files (context "siege2_panels").
struct Explanation {
    std::string_view type; ///< of the vocabulary: `action-card`
    std::string_view key;
    const char *english;
};

std::span<const Explanation> actionCardTexts();
std::span<const Explanation> objectiveTexts();
std::span<const Explanation> buildingActionTexts();
std::span<const Explanation> planTexts();
/// Orders, heroic orders, units and maneuvers.
std::span<const Explanation> tokenTexts();

} // namespace merlon
