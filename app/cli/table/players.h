#pragma once

#include "core/engine/player.h"

#include <memory>
#include <string>
#include <vector>

namespace merlon::cli {

/// The kind of a seat at which a person sits.
inline constexpr const char *kHuman = "human";

/// What may sit at a seat.
std::vector<std::string> playerKinds();

/// A computer player; null for a person and for a kind that does not exist.
std::unique_ptr<Player> makeComputer(const std::string &kind);

} // namespace merlon::cli
