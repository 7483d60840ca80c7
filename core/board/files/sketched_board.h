#pragma once

#include "core/board/files/format.h"
#include "core/board/sketch.h"

namespace merlon {

/// A board file as a designer has it: the board, and what lies on its drawing besides.
struct SketchedBoard {
    Board board;
    Sketch sketch;
    friend bool operator==(const SketchedBoard &, const SketchedBoard &) = default;
};

/// As boardToJson, with the members `notes` and so on after those of the board. Only such files are of version 1.1, or 1.3
/// with layers, groups, locks and guide lines: those of a board alone are what they always were. Programs that know only 1.0 pass over what they do not know.
Json sketchedBoardToJson(const SketchedBoard &whole, const BoardSchema &schema);
std::string writeSketchedBoard(const SketchedBoard &whole, const BoardSchema &schema);

/// What boardFromJson passes over, of a document that it has read. At most kMostNotes notes of kLongestNote bytes each,
/// and a picture of kLargestPicture bytes, at which nobody has looked yet.
Expected<Sketch> sketchFromJson(const Json &json, const std::string &source,
                                std::vector<std::string> *passedOver = nullptr);
/// Board and sketch; errors carry pointer and line. `passedOver`: as for boardFromJson, what is not written again.
Expected<SketchedBoard> readSketchedBoard(std::string_view text, const SchemaLookup &schemas,
                                          const std::string &source,
                                          std::vector<std::string> *passedOver = nullptr);
Expected<SketchedBoard> sketchedBoardFromJson(const Json &json, const SchemaLookup &schemas,
                                              const std::string &source,
                                              std::vector<std::string> *passedOver = nullptr);

} // namespace merlon
