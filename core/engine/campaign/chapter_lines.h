#pragma once

#include "core/engine/game.h"
#include "core/engine/records/record.h"

#include <cstdint>
#include <string>

namespace merlon {

/// The lines of a chapter in the file of its campaign: where it began, then every choice, position and resignation in a line
/// of its own, so that a file that is cut off loses no more than its last line. `sum`: of the line before; it becomes that of
/// the last one.
std::string chapterLines(const Record &record, const std::string &begun, const Game &game,
                         std::uint64_t &sum);

} // namespace merlon
