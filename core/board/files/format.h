#pragma once

#include "core/base/error.h"
#include "core/base/json_fwd.h"
#include "core/board/attributes/schema.h"
#include "core/board/board.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

/// The newest version of board files that this program knows. A newer major is refused with a clear message,
/// a newer minor is read (unknown keys are then ignored). A board alone is written as 1.0, as
/// 1.2 if it says how its cells lie, or as 1.3 if its designer has added attributes or chosen how a link is drawn; what came
/// with 1.1, and layers, groups, locks and guide lines, which came with 1.3, lie beside the board (see sketched_board.h).
inline constexpr const char *kBoardFormatName = "merlon-board";
inline constexpr int kBoardFormatMajor = 1;
inline constexpr int kBoardFormatMinor = 3;
inline constexpr int kSketchFormatMinor = 1;
inline constexpr int kCellsFormatMinor = 2;
inline constexpr int kOwnFormatMinor = 3;
inline constexpr int kCourseFormatMinor = 3;
inline constexpr int kArrangementFormatMinor = 3;

/// As it stands in the heading of a file: `1.2`.
std::string boardFormatVersion(int minor);
/// The oldest minor version that has room for a board.
int minorFor(const Board &board);

/// Finds the schema of a family; null if it is unknown.
using SchemaLookup = std::function<const BoardSchema *(std::string_view family)>;

/// Board as JSON, places and links in board order, defaults left out: reading it gives
/// `withoutDefaults(board, schema)` again, exactly.
Json boardToJson(const Board &board, const BoardSchema &schema);
/// The same as readable text.
std::string writeBoard(const Board &board, const BoardSchema &schema);
/// Reads what boardToJson writes, and passes over what lies on the drawing besides. What breaks the schema but can be held (unknown kinds and attributes,
/// numbers out of range) is left to checkBoard. Errors carry the JSON pointer (and the line, from
/// readBoardFile).
/// `passedOver`: gets the pointers of what a newer minor version has written and nobody here knows.
Expected<Board> boardFromJson(const Json &json, const SchemaLookup &schemas, const std::string &source,
                              std::vector<std::string> *passedOver = nullptr);
Expected<Board> readBoard(std::string_view text, const SchemaLookup &schemas, const std::string &source);
Expected<Board> readBoardFile(const std::filesystem::path &file, const SchemaLookup &schemas);

} // namespace merlon
