#pragma once

#include "core/base/text.h"
#include "core/board/change.h"
#include "core/board/schema.h"

#include <optional>
#include <string>
#include <vector>

namespace merlon {

enum class Severity : std::uint8_t { Error, Warning };

/// Something that a check has against a board.
struct Finding {
    std::string id; ///< stable: `V-04`
    Severity severity = Severity::Error;
    std::vector<std::string> places; ///< keys of the places concerned
    Text message;
    std::optional<BoardChange> mend; ///< where there is one obvious remedy
};

/// What is wrong with the structure of a board whatever the game: unknown kinds, attributes or sides, values
/// out of range, links to places that do not exist, doubled or malformed keys. Pure.
std::vector<Finding> checkBoard(const Board &board, const BoardSchema &schema);

bool hasError(const std::vector<Finding> &findings);

} // namespace merlon
