#pragma once

#include "core/engine/match/chronicle.h"

#include <cstddef>
#include <optional>
#include <span>

namespace merlon {

class Vocabulary;

/// The place that was taken last in the fight with which a game has ended: a wall is breached, a gate
/// falls, a territory is conquered.
struct LastTaking {
    std::size_t fight = 0; ///< the step (StoryLine::ply) in which the fight began
    int place = -1;        ///< in board order
    Event event;           ///< that tells of it
};

/// None if the game has ended otherwise: a round or a part of it has begun or ended since the last fight began, nothing
/// was taken in it, or a player has resigned. `story`: of a game that is over, from its beginning.
std::optional<LastTaking> lastTaking(std::span<const StoryLine> story, const Vocabulary &words);

} // namespace merlon
