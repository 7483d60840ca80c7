#pragma once

#include "core/base/error.h"
#include "core/base/json_box.h"
#include "core/engine/event.h"
#include "core/engine/match/match.h"

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace merlon::cli {

/// Whether a line of a script says what should hold there, rather than what is chosen: `expect …`.
bool isExpectation(std::string_view line);

/// What expectations look at between two choices.
struct Observed {
    std::vector<Event> news;              ///< what has happened since the last choice
    std::optional<JsonBox> position = {}; ///< made for the first line that asks for it
};

/// Looks whether it holds in a match: nothing if it does, otherwise what was expected and what was there.
/// An error if the line cannot be understood.
///
///     expect offered NOTATION
///     expect refused NOTATION [with RULE]
///     expect event KIND [ARGUMENT...]
///     expect at /POINTER VALUE
///     expect seat SEAT
///     expect over
Expected<QString> whatFails(const Match &match, Observed &observed, std::string_view line);

} // namespace merlon::cli
