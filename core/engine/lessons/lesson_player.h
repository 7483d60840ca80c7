#pragma once

#include "core/engine/lessons/lesson.h"
#include "core/engine/match/match.h"

#include <string>

namespace merlon {

/// A match from the beginning of a lesson in which nothing happens by itself: chance answers what it is told.
Match matchOf(const OpenedLesson &opened);

/// Plays a match that stands on the trail of its lesson: the choices that the first `steps` steps wait for, and what
/// the others answer to them. Stops before the choices of the next step, and at the end of the game. Empty, or the
/// pattern with which no legal choice goes; the match then stands where it would have come.
std::string playLesson(Match &match, const OpenedLesson &opened, std::size_t steps);

} // namespace merlon
