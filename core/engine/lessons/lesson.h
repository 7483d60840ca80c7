#pragma once

#include "core/engine/lessons/lesson_texts.h"
#include "core/engine/records/scenario.h"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

/// The version of lesson files that this program reads. A newer major is refused, a newer minor is read.
inline constexpr int kLessonFormatMajor = 1;
inline constexpr int kLessonFormatMinor = 0;

/// What stands in the heading of lesson files.
inline constexpr const char *kLessonFormatName = "merlon-lesson";

/// A step of a lesson: something to read, something to do, or a while of play without a guide.
struct LessonStep {
    enum class Kind : std::uint8_t {
        Reading, ///< goes on when the pupil has read it
        Doing,   ///< goes on when all choices that it waits for are made
        Playing, ///< the pupil plays freely until something happens
    };

    LessonTexts say;                 ///< what the guide says
    LessonTexts hint;                ///< how to do it; for a step to do
    LessonTexts astray;              ///< why another choice was less good; for a step to do
    std::string rule;                ///< where the rulebook says it: `S2-6.3`; may be empty
    std::vector<std::string> point;  ///< what the guide points at, see LessonPointer
    std::vector<std::string> await;  ///< patterns of the choices to make, in any order; see goesWith
    std::vector<std::string> others; ///< what the other seats and chance answer after it, in this order
    std::string until;               ///< a pattern of a choice, or `over`: to where the pupil plays freely

    Kind kind() const;
    friend bool operator==(const LessonStep &, const LessonStep &) = default;
};

/// A game from a prepared position in which a guide teaches one seat, step by step.
struct Lesson {
    std::string key;
    Scenario start;                   ///< names and descriptions are those of the lesson
    std::string seat;                 ///< of the pupil
    int minutes = 0;                  ///< about how long it takes
    std::vector<std::string> opening; ///< what the other seats and chance answer before the first step
    std::vector<LessonStep> steps;
};

/// The game, compiled, and everything that the lesson names checked against it.
struct OpenedLesson {
    Lesson lesson;
    Seat pupil = kNobody;
    OpenedScenario start;
};

/// Reads a lesson. The game must be known; the rest is looked at by openLesson. Errors carry line and pointer.
Expected<Lesson> readLesson(std::string_view text, const std::string &source,
                            const GameLookup &games = findGame);

/// Finds the board, reads the position, and looks whether every seat, choice and thing that the steps name exists.
/// Errors carry the pointer of the lesson's file.
Expected<OpenedLesson> openLesson(const Lesson &lesson, const BoardLookup &boards,
                                  const GameLookup &games = findGame);

/// Both, with the line in every error.
Expected<OpenedLesson> openLessonFile(const std::filesystem::path &file, const BoardLookup &boards,
                                      const GameLookup &games = findGame);

} // namespace merlon
