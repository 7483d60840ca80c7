#pragma once

#include "core/engine/game.h"
#include "core/engine/lessons/lesson_texts.h"
#include "core/engine/records/record.h"
#include "editor/model/lesson/board_wish.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

/// The version of files of drawing lessons that this program reads. A newer major is refused, a newer minor is read.
inline constexpr int kDrawingLessonMajor = 1;
inline constexpr int kDrawingLessonMinor = 0;
/// What stands in the heading of these files.
inline constexpr const char *kDrawingLessonName = "merlon-drawing-lesson";

/// A step of a drawing lesson: something to do, or to read if it wants nothing.
struct DrawingStep {
    LessonTexts say;                ///< what the guide says
    LessonTexts hint;               ///< how to do it
    std::string rule;               ///< where the rulebook says it: `S2-10.5`; may be empty
    std::vector<std::string> point; ///< what is framed: the first of these that can be seen (see LessonSpots)
    std::vector<BoardWish> until;   ///< what the board must be
    std::string tool;               ///< that must be chosen: a kind of place or link, or `select`; empty: any
    std::string action;             ///< of the window, that must be done; empty: none

    bool isReading() const { return until.empty() && tool.empty() && action.empty(); }
};

/// A lesson in which a board is drawn from an empty page, step by step.
struct DrawingLesson {
    std::string key;
    LessonTexts names;
    LessonTexts descriptions;
    LessonTexts board; ///< what the new board is called
    int minutes = 0;   ///< about how long it takes
    std::string game;
    std::vector<DrawingStep> steps;
};

/// Reads a lesson; the game must be known, and its boards must have everything that the steps name. Errors carry line
/// and pointer.
Expected<DrawingLesson> readDrawingLesson(std::string_view text, const std::string &source,
                                          const GameLookup &games = findGame);
Expected<DrawingLesson> readDrawingLessonFile(const std::filesystem::path &file,
                                              const GameLookup &games = findGame);

} // namespace merlon
