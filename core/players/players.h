#pragma once

#include "core/engine/player.h"

#include <memory>
#include <span>
#include <string_view>

namespace merlon {

/// The kinds of computer players, the weakest first: any choice at all, rules of thumb with many slips, with a few, with
/// none.
std::span<const std::string_view> playerKinds();

/// A computer player of a kind; null if there is no such kind.
std::unique_ptr<Player> makePlayer(std::string_view kind);

} // namespace merlon
