#pragma once

#include <string>
#include <vector>

namespace merlon::fuzz {

/// All words that mean something somewhere in a position: those of the vocabulary of every game, and those that positions
/// of played games are written with.
const std::vector<std::string> &dictionary();

} // namespace merlon::fuzz
