#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/board.h"
#include "core/engine/game.h"
#include "core/engine/lessons/lesson_texts.h"
#include "core/engine/records/record.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace merlon {

/// The version of files of drawing lessons that this program reads. A newer major is refused, a newer minor is read.
inline constexpr int kDrawingLessonMajor = 1;
inline constexpr int kDrawingLessonMinor = 0;
/// What stands in the heading of these files.
inline constexpr const char *kDrawingLessonName = "merlon-drawing-lesson";

// What a lesson wants of the board that is drawn in it, in the words of the family. The guide of the editor sees whether it
// is so, and can bring it about (editor/model/lesson/board_wish.h).

/// So many places of a kind; the guide puts those that are missing at these points.
struct PlacesWish {
    std::string kind;
    std::string side; ///< empty: on whatever side they are
    std::vector<Point> at;
    friend bool operator==(const PlacesWish &, const PlacesWish &) = default;
};

/// Each place of one kind has so many links to places of another; the guide takes the nearest of its side.
struct LinksWish {
    enum class Each : std::uint8_t { From, To };

    std::string kind;
    std::string from; ///< kinds of places
    std::string to;
    Each each = Each::From;
    std::size_t count = 1;
    friend bool operator==(const LinksWish &, const LinksWish &) = default;
};

/// Each place of a kind has a value.
struct ValueWish {
    std::string kind;
    std::string attribute;
    AttributeValue value;
    bool orOther = false; ///< any other than the usual one will do
    friend bool operator==(const ValueWish &, const ValueWish &) = default;
};

/// Problems are gone: those of an id, all errors, or advice as well.
struct GoneWish {
    enum class What : std::uint8_t { Id, Errors, All };

    What what = What::All;
    std::string id;
    friend bool operator==(const GoneWish &, const GoneWish &) = default;
};

/// The places lie as boards of the family do (BoardSchema::layouts).
struct ArrangedWish {
    BoardLayout layout = BoardLayout::Fortress;
    friend bool operator==(const ArrangedWish &, const ArrangedWish &) = default;
};

using BoardWish = std::variant<PlacesWish, LinksWish, ValueWish, GoneWish, ArrangedWish>;

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
