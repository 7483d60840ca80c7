#pragma once

#include "core/base/error.h"
#include "core/engine/event.h"
#include "core/engine/match/match.h"

#include <QString>

#include <span>
#include <string_view>

namespace merlon::cli {

/// Whether a line of a script says what should hold there, rather than what is chosen: `expect …`.
bool isExpectation(std::string_view line);

/// Looks whether it holds in a match, where `news` has happened since the last choice: nothing if it does, otherwise
/// what was expected and what was there. An error if the line cannot be understood.
///
///     expect offered NOTATION
///     expect refused NOTATION [with RULE]
///     expect event KIND [ARGUMENT...]
///     expect at /POINTER VALUE
///     expect seat SEAT
///     expect over
Expected<QString> whatFails(const Match &match, std::span<const Event> news, std::string_view line);

} // namespace merlon::cli
