#pragma once

#include <cstddef>
#include <cstdint>

/// What is read from outside may hold at most, in one table: a reader refuses what goes beyond and says so. The limits leave
/// room for far more than any game needs, and keep what reading costs in bounds: under 3 seconds and 500 MB for the largest
/// file. `reader_limits_test` measures it; a new reader adds its limits here and its files there.
namespace merlon {

// Every file, and everything typed or pasted that is read like one
inline constexpr std::size_t kMaxFileBytes = 64u << 20; ///< a hundred times the longest record of a game

// JSON
inline constexpr int kMaxJsonDepth = 64; ///< readers go down level by level; no file needs twenty
inline constexpr std::size_t kMaxJsonValues = 1'000'000; ///< each takes some 100 bytes of memory
inline constexpr std::size_t kMaxJsonToken = 12u << 20;  ///< bytes of a text or number: an embedded picture

// Boards, however their file says them
inline constexpr std::size_t kMostPlaces = 10'000;  ///< a field of 100 by 100 cells
inline constexpr std::size_t kMostLinks = 40'000;   ///< squares with corners: four for each place
inline constexpr std::size_t kMostAttributes = 200; ///< of a place or a link: findings may name each of them
inline constexpr std::size_t kMostBends = 200;      ///< of a link: nobody sees more corners
inline constexpr double kFarthestCoordinate = 10'000; ///< points from the origin: ten times the usual drawing
inline constexpr double kSmallestCell = 4;            ///< points: smaller ones could not be told apart
inline constexpr double kLargestCell = 500;           ///< points: two of them fill a drawing

// Attributes of a designer's own, in boards and in schema files
inline constexpr std::size_t kMostOwnAttributes = 100; ///< half of what a place may have
inline constexpr std::size_t kMostOwnWords = 50;       ///< of one: nobody looks through longer lists
inline constexpr std::size_t kMostOwnKinds =
    100; ///< of places or links that have one: more than any family has
inline constexpr std::size_t kMostOwnLanguages = 10; ///< of a name: five times those of the program
inline constexpr std::size_t kLongestOwnKey = 100;   ///< bytes, and of a word
inline constexpr std::size_t kLongestOwnText = 1000; ///< bytes of a name or a help: a paragraph
inline constexpr std::int64_t kFarthestOwnNumber = 1'000'000'000; ///< from 0: what fits a box for numbers
inline constexpr std::size_t kMostOwnValues = 12 + kMostOwnWords * (kMostOwnLanguages + 2)
    + 2 * kMostOwnLanguages + 2 * kMostOwnKinds; ///< of one attribute, as JSON
static_assert(kMostOwnAttributes < kMostAttributes);
static_assert(kMostOwnAttributes * (kMostOwnWords + 2) * kMostOwnLanguages * kLongestOwnText < kMaxFileBytes);
// As JSON, with the values of a place and of a link
static_assert(kMostPlaces * 15 + kMostLinks * 12 + kMostOwnAttributes * (kMostOwnValues + kMostOwnWords)
              <= kMaxJsonValues);

// What checks tell of a board
inline constexpr std::size_t kMostFindings = 1000; ///< nobody reads more
inline constexpr std::size_t kMostFindingBytes = 32u
    << 20; ///< of words and remedies, which are places with all that they have: ten times what boards of games need

// Boards in GraphML
inline constexpr int kMaxXmlDepth = 64;                      ///< as JSON; a board needs six
inline constexpr std::size_t kMostXmlElements = 1'100'000;   ///< each takes some 200 bytes of memory
inline constexpr std::size_t kMostXmlAttributes = 1'500'000; ///< each may take 60 bytes, a microsecond
inline constexpr std::size_t kLongestXmlTag = 2u << 20;      ///< bytes, and of a comment: held until it ends
// What has been read as JSON can be written: an element stands for a value, or for one of five that JSON leaves out
static_assert(kMaxJsonValues + kMostPlaces * 5 + kMostLinks < kMostXmlElements);

// What a designer lays on a drawing
inline constexpr std::size_t kMostNotes = 1000;       ///< more cover the drawing
inline constexpr std::size_t kLongestNote = 4000;     ///< bytes: a page
inline constexpr std::size_t kLongestNoteWord = 100;  ///< bytes of its key and of its kind
inline constexpr std::size_t kMostLayers = 100;       ///< of a designer's own: more fill no list
inline constexpr std::size_t kLongestLayerName = 200; ///< bytes
inline constexpr std::size_t kMostArranged = 60'000;  ///< names in layers, groups and locks: every thing once
inline constexpr std::size_t kMostGuideLines = 200;   ///< more cover the drawing
inline constexpr std::size_t kLongestPicturePath = 4096;        ///< bytes: no system has longer ones
inline constexpr std::size_t kLargestPicture = 8u << 20;        ///< bytes that may be embedded: a photograph
inline constexpr double kNarrowestPicture = 10;                 ///< points: it could not be grasped
inline constexpr double kWidestPicture = 10'000;                ///< points, as coordinates
inline constexpr int kFaintestPicture = 5;                      ///< percent: fainter ones are not seen
inline constexpr std::int64_t kLargestLinkedPicture = 64 << 20; ///< bytes, as any file
inline constexpr int kMostPictureSide = 10'000;                 ///< pixels, also of one that is drawn: 400 MB
inline constexpr std::int64_t kMostPicturePixels = 50'000'000;  ///< altogether: 200 MB while it is unpacked
static_assert((kLargestPicture + 2) / 3 * 4 < kMaxJsonToken);
static_assert(kMostPlaces * 15 + kMostLinks * 12 + kMostNotes * 6 + kMostArranged * 4 + kMostLayers * 8
                  + kMostGuideLines * 2
              < kMaxJsonValues);

// Records and journals
inline constexpr std::int64_t kLargestRecordNumber = 0x7FFF'FFFF; ///< of any number in them
inline constexpr std::size_t kMostEntries = 100'000; ///< choices: the longest games have a few thousand
inline constexpr std::size_t kLongestEntry = 500;    ///< bytes of a choice: names of five places
static_assert(kMostEntries * 3 < kMaxJsonValues);

// Campaigns: journals of several records
inline constexpr std::size_t kMostChapters = 1000;       ///< of one: each is an evening
inline constexpr std::size_t kLongestCampaignName = 200; ///< bytes
inline constexpr std::size_t kMostCampaignLines =
    2 * kMostEntries + kMostChapters; ///< of its file: choices and positions

// Lessons
inline constexpr std::int64_t kMostMinutes = 60;      ///< that a lesson says it takes
inline constexpr std::size_t kMostLessonSteps = 1000; ///< the longest has thirty
inline constexpr std::size_t kMostLessonLines = 1000; ///< of a list; each has at most kLongestEntry bytes

// Lessons in which a board is drawn
inline constexpr std::size_t kMostWishes = 20;  ///< of a step: a card lists no more
inline constexpr std::size_t kMostWished = 100; ///< places or links that a wish names: a hundred at once
inline constexpr std::int64_t kFarthestWished = 1'000; ///< points: the usual drawing

// Goals of scenarios
inline constexpr std::int64_t kMostGoalCount = 1000;    ///< rounds or turns within which one is to be reached
inline constexpr std::size_t kMostSolutionLines = 5000; ///< a whole game: each line may be looked up at once
static_assert(kMostSolutionLines < kMostEntries);

// Scripts and what is typed at the terminal
inline constexpr std::size_t kMostScriptLines = 20'000; ///< without comments: each may ask for all events
inline constexpr std::size_t kLongestTypedLine = 1000;  ///< bytes; the rest of a longer line is not kept

} // namespace merlon
