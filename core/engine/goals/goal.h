#pragma once

#include "core/base/error.h"
#include "core/base/json_fwd.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

class DocumentReader;
class Setup;
class State;

/// A number in a position, compared with another.
struct GoalValue {
    enum class Compare : std::uint8_t { Is, AtLeast, AtMost };

    std::string pointer; ///< JSON pointer in the position as the seat sees it, in full: `/round`
    Compare compare = Compare::AtLeast;
    std::int64_t number = 0;
    friend bool operator==(const GoalValue &, const GoalValue &) = default;
};

/// What one seat is to reach in a scenario that is a puzzle.
struct Goal {
    enum class Kind : std::uint8_t {
        Won,   ///< the seat wins
        Event, ///< something happens
        Value, ///< a number of the position is as it should be after a choice
    };
    enum class Limit : std::uint8_t {
        None,   ///< until the game is over
        Rounds, ///< to the end of a round, counted from the start
        Turns,  ///< before the seat is asked again after so many turns of its own
    };
    using Texts = std::map<std::string, std::string>; ///< by language

    std::string seat;
    Kind kind = Kind::Won;
    std::string event; ///< a pattern: key and arguments as in notation, see goesWith
    GoalValue value;
    Limit limit = Limit::None;
    int count = 0;                     ///< of rounds or turns
    std::optional<std::uint64_t> seed; ///< with which every attempt is dealt; none: each time another
    Texts task;
    Texts praise;
    Texts hint;
    std::vector<std::string> solution; ///< patterns of all choices, those of the other seats included
    friend bool operator==(const Goal &, const Goal &) = default;
};

Json goalJson(const Goal &goal);
/// Reads what goalJson writes, from a document in which it stands at `pointer`. What it names is looked at by
/// objectionsTo.
Goal readGoal(DocumentReader &reader, const Json &json, const std::string &pointer);

/// What can be counted at a pointer of a position: a number, how long a list is, the sum of all numbers in an object; 1 for
/// true. None if there is nothing that can be counted.
std::optional<std::int64_t> amountAt(const Json &position, std::string_view pointer);
bool isMet(const GoalValue &value, const Json &position);

/// Something that is wrong with a goal. Pointers count from the goal.
struct GoalFinding {
    bool isError = false; ///< it cannot be played with; else it is only doubtful
    Error error;
};
/// What a game has against a goal in this position, errors first. `languages`: those in which its task must be told.
std::vector<GoalFinding> objectionsTo(const Goal &goal, const Setup &setup, const State &start,
                                      const std::vector<std::string> &languages = {});

} // namespace merlon
