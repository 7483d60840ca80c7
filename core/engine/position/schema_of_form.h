#pragma once

#include "core/base/json_fwd.h"
#include "core/engine/position/draft.h"

#include <memory>
#include <span>
#include <vector>

namespace merlon {

/// The JSON schema of a game's positions, made from what the game says that a position consists of: members, ranges,
/// words, lists, keys and defaults.
///
/// `setups`: the game opened in as many ways as give it parts of their own (other seats, all kinds of places).
/// `notes`: what the forms do not know, by the way to a member: `"/invader/wood": "His wood."` describes it, an object is
/// added to what is said of it or says all of a member that no form has. Members of records, places and paths stand
/// right below `/machines`, `/places` and `/paths`, what is about one of them as a whole is `/places/*`. `"/"` is about the whole. The pointers of notes about nothing come out in `idle`.
Json schemaOfPositions(std::span<const std::shared_ptr<const Setup>> setups, const Json &notes,
                       std::vector<std::string> &idle);

} // namespace merlon
