#pragma once

#include "core/base/json_fwd.h"

#include <cstdint>
#include <string>

namespace merlon {

inline constexpr const char *kJournalFormat = "merlon-journal";
inline constexpr int kJournalFormatMajor = 1;
inline constexpr int kJournalFormatMinor = 0;

/// The sum with which a line of a journal begins, from the one before it (0 before the first).
std::uint64_t journalSum(std::uint64_t before, std::string_view json);

/// A line of a journal: the sum, a blank and the value. `sum` becomes that of this line.
std::string journalLine(const Json &json, std::uint64_t &sum);

} // namespace merlon
