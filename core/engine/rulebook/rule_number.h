#pragma once

#include "core/engine/decision.h"

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace merlon {

/// The number of a rule or chapter as people write it: `S2-6.3` or `S2-6`. Item 0 is the chapter itself.
struct RuleNumber {
    std::string prefix; ///< capital letters and digits, a letter first; empty where it was left out
    RuleId id;

    bool isChapter() const { return id.item == 0; }
    friend auto operator<=>(const RuleNumber &, const RuleNumber &) = default;
};

/// Reads `S2-6.3`, `s2-6.3`, `6.3`, `S2-6` or `6`; none for anything else, for chapters above 255 and
/// for items outside 1 to 255.
std::optional<RuleNumber> ruleNumberFrom(std::string_view text);

/// `S2-6.3`, or `S2-6` for a chapter.
std::string toString(const RuleNumber &number);

} // namespace merlon
