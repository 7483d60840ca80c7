#pragma once

#include "core/base/error.h"
#include "core/board/files/sketched_board.h"
#include "core/engine/records/record.h"
#include "core/engine/records/scenario.h"

#include <string>
#include <variant>

namespace merlon {

/// What a file may hold that can be drawn or written in another form.
using Document = std::variant<SketchedBoard, Scenario, Record>;

/// A board (JSON or GraphML), a scenario or a record; the file says itself what it is. Older versions become what they
/// are today. A name without a dot or a slash is that of a board or scenario that comes with the program.
Expected<Document> readDocument(const std::string &nameOrFile);

/// The board itself, or that of the scenario or record.
Expected<Board> boardOf(const Document &document);

} // namespace merlon
