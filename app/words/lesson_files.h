#pragma once

#include "core/engine/lessons/lesson.h"

#include <filesystem>
#include <vector>

namespace merlon {

/// The files of the lessons that come with the program and of those of the person, in order of their names.
std::vector<std::filesystem::path> lessonFiles();
/// The same of the lessons in which a board is drawn.
std::vector<std::filesystem::path> drawingLessonFiles();

/// Opens a lesson. Boards for lessons lie in a folder of their own, so that they are not offered for other games.
Expected<OpenedLesson> openLessonHere(const std::filesystem::path &file);

} // namespace merlon
