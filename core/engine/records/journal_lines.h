#pragma once

#include "core/base/error.h"
#include "core/base/json_fwd.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace merlon {

inline constexpr const char *kJournalFormat = "merlon-journal";
inline constexpr int kJournalFormatMajor = 1;
inline constexpr int kJournalFormatMinor = 0;

/// The sum with which a line of a journal begins, from the one before it (0 before the first).
std::uint64_t journalSum(std::uint64_t before, std::string_view json);

/// A line of a journal: the sum, a blank and the value. `sum` becomes that of this line.
std::string journalLine(const Json &json, std::uint64_t &sum);

/// The code of the error of a line that has another sum than it says.
inline constexpr const char *kJournalChanged = "journal.changed";

/// The value of a line that was written to its end, without its end; `sum` is that of the line before and becomes that
/// of this one. An error if the line, or one before it, has been changed, or if it is no JSON.
Expected<Json> readJournalLine(std::string_view line, std::uint64_t &sum, const std::string &source);

/// The sum of the last of these whole lines; 0 if there is none.
std::uint64_t sumAfter(std::string_view lines);

/// The lines that were written to their end. What a crash leaves behind is a line without its end, or, where
/// the disk had made room but not filled it, zero bytes.
struct WholeLines {
    std::string_view text;
    bool wasCut = false;
};
WholeLines wholeLinesOf(std::string_view text);

} // namespace merlon
