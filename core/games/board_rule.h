#pragma once

#include "core/engine/decision.h"

#include <string_view>

namespace merlon {

/// Which rule of a game's rulebook is about something that boards have.
struct BoardRule {
    /// `kind.rampart`; `attribute.rampart.unit-capacity`, or `attribute.unit-capacity` whatever has it; the code of what
    /// a check says, such as `finding.V-14`, which holds for `finding.V-14-access` too.
    std::string_view about;
    RuleId rule;
};

} // namespace merlon
