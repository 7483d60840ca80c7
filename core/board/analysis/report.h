#pragma once

#include "core/base/text.h"
#include "core/board/board.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace merlon {

/// How something is shown on the drawing. Each has a shape of its own besides its colour.
enum class MarkStyle : std::uint8_t {
    Figure,    ///< a plate with a number
    Poor,      ///< the same, and worse than it should be
    Way,       ///< where pieces go, the thicker the more
    Cut,       ///< what is to be taken away
    Narrow,    ///< what all have to pass
    Reach,     ///< from where something reaches it: dashes with an arrow
    FarReach,  ///< the same by other means: a row of balls
    Lacking,   ///< what is not there, or not reached
    Different, ///< what is not the same
};

/// A mark on a place, or on a line between two places: along the link between them if there is one.
struct Mark {
    MarkStyle style = MarkStyle::Figure;
    std::string place;
    std::string to = {}; ///< empty: the place itself
    Text label = {};
    int weight = 1; ///< how thick a way is: how many go there
};

/// What stands in a table: nothing, a number, a sentence or several, or names one after another.
using ReportCell = std::variant<std::monostate, std::int64_t, Text, std::vector<Text>, std::vector<Word>>;

struct ReportRow {
    std::vector<ReportCell> cells;   ///< one for each column
    std::vector<std::string> places; ///< what it is about, to be shown when it is chosen
    std::vector<Mark> marks;         ///< while it is chosen
};

/// What an analysis has found: a table, and marks on the drawing.
struct AnalysisReport {
    std::vector<Text> columns;
    std::vector<ReportRow> rows;
    std::vector<Mark> marks;   ///< whichever row is chosen
    std::vector<Text> summary; ///< sentences
};

/// A number that a board has, to be held against that of another board.
struct Figure {
    Text name;
    ReportCell value;
};

} // namespace merlon
