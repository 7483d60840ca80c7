#pragma once

#include "core/games/fiefs/data/fiefs_data.h"
#include "core/games/fiefs/rules.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace merlon::fiefs {

/// What is hidden, dealt in one of the ways that are possible.
struct Deal {
    FiefsData data;
    double weight = 1; ///< how probable it is, compared with the others
};

/// All ways in which the hidden cards of a view's data can lie; none if there are more than `most`, or if more is hidden
/// than hands and what is left for a shuffled pile.
std::optional<std::vector<Deal>> allDeals(const FiefsData &known, const Rules &rules, std::size_t most);

} // namespace merlon::fiefs
