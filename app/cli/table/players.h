#pragma once

#include "core/players/players.h"

#include <string>
#include <vector>

namespace merlon::cli {

/// The kind of a seat at which a person sits.
inline constexpr const char *kHuman = "human";

/// Who may sit at a seat: a person or a kind of computer player.
std::vector<std::string> kindsAtTable();

} // namespace merlon::cli
