#pragma once

#include "core/base/text.h"
#include "core/board/attributes/schema.h"
#include "core/board/changes/change.h"

#include <optional>
#include <string>
#include <vector>

namespace merlon {

enum class Severity : std::uint8_t { Error, Warning };

/// A place that a board still needs. Where it lies is for whoever draws.
struct PlaceWanted {
    std::string kind;
    std::string side;     ///< empty: as usual for its kind and where it is put
    std::string identity; ///< which of its kind, where the schema tells them apart: `forge`; else empty
};

/// Something that a check has against a board.
struct Finding {
    std::string id; ///< stable: `V-04`
    Severity severity = Severity::Error;
    std::vector<std::string> places; ///< keys of the places concerned
    Text message;
    std::optional<BoardChange> mend; ///< the most obvious remedy, if there is one
    /// Other remedies would do as well: this one is for whoever asks for it, not for all at once.
    bool isChoice = false;
    /// Other remedies of the same kind, each about other places.
    std::vector<BoardChange> otherMends {};
    /// The remedy is to put this onto the board.
    std::optional<PlaceWanted> wanted {};
    /// Nothing that is there is wrong: something is still to come.
    bool isMissing = false;
};

/// What is wrong with the structure of a board whatever the game: unknown kinds, attributes or sides, values
/// out of range, links to places that do not exist, doubled or malformed keys. Pure.
std::vector<Finding> checkBoard(const Board &board, const BoardSchema &schema);

bool hasError(const std::vector<Finding> &findings);

} // namespace merlon
