#pragma once

#include "core/engine/match/match.h"

#include <cstdint>
#include <functional>

namespace merlon {

/// What a prompter says to a question that no person is asked.
struct Prompting {
    enum class Kind : std::uint8_t {
        Leaves,  ///< a computer player or the dealer answers, as always
        Answers, ///< with this choice
        Waits,   ///< nobody answers before TableSession::promptAgain
    };
    Kind kind = Kind::Leaves;
    Choice choice {};
};

/// Answers for other players: a lesson.
using Prompter = std::function<Prompting(const Match &)>;

} // namespace merlon
