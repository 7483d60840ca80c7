#pragma once

#include "core/base/utf8.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

/// How many suggestions an error makes at most.
inline constexpr std::size_t kMostSuggestions = 8;

/// Levenshtein's distance: how many letters must be inserted, removed or replaced.
std::size_t editDistance(std::string_view a, std::string_view b);

/// The keys, those most like `word` first; keys that are equally near keep their order.
std::vector<std::string> nearestTo(std::string_view word, std::vector<std::string> keys);

/// The first kMostSuggestions items with commas between them, and an ellipsis where there are more.
std::string listed(const std::vector<std::string> &items);

} // namespace merlon
