#pragma once

#include "core/engine/lessons/lesson.h"
#include "core/engine/match/chronicle.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace merlon {

/// How far a game has gone along its lesson. It follows from the choices alone, so that undo needs no care.
struct LessonTrail {
    std::size_t step = 0; ///< the first step that is not behind the game, things to read aside: one to do or
                          ///< to play, or the number of steps after the last
    std::vector<bool> done;            ///< of a step to do: which of the awaited choices are made
    std::size_t answered = 0;          ///< how many choices others have made, chance included
    std::optional<std::size_t> astray; ///< the ply at which the pupil left the trail
    std::size_t begun = 0;             ///< the ply at which the step that stands began
};

/// Follows the steps of a match along its lesson.
LessonTrail trailOf(const OpenedLesson &opened, std::span<const Ply> chronicle);

/// What the lesson has others answer, in order: a pattern and the step after which it comes (the first: after nothing).
struct LessonAnswer {
    std::size_t step = 0; ///< counted from 1; 0: the opening
    std::string pattern;
};
std::vector<LessonAnswer> answersOf(const Lesson &lesson);

/// The first legal choice, or result of chance, that goes with a pattern.
std::optional<Choice> choiceFor(const State &state, std::string_view pattern);

} // namespace merlon
