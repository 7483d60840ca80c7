#pragma once

#include "core/engine/lessons/lesson.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace merlon {

/// A lesson that can be taken.
struct ShelvedLesson {
    std::filesystem::path file;
    Lesson lesson;
    int livery = -1; ///< of the pupil’s seat; -1: the lesson cannot be opened
};

/// The lessons that come with the program and those of the person: of each game together, in order of who plays and then
/// of their files; and what is wrong with files that hold none.
struct LessonShelf {
    std::vector<ShelvedLesson> lessons;
    std::vector<Error> troubles;
};
LessonShelf lessonShelf();
/// The next lesson of the same game that has not been finished; none if all of them have.
std::optional<ShelvedLesson> lessonAfter(const Lesson &lesson);

/// How far a person has come in a lesson.
struct LessonProgress {
    int step = 0; ///< the furthest that was reached, counted from 0
    bool isDone = false;
};
LessonProgress progressOf(const Lesson &lesson);
/// Remembers it for good. What has been reached once is not forgotten.
void rememberProgress(const Lesson &lesson, LessonProgress progress);

} // namespace merlon
