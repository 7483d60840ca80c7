#pragma once

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/engine/agenda/step.h"
#include "core/engine/notation/vocabulary.h"
#include "core/engine/position/form.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The agenda of a position, which may come from anywhere: steps as text.
namespace merlon::siege::position {

using agenda::Step;
using merlon::position::Complaint;
using merlon::position::ReadingForm;

/// The type `number` in the vocabularies of all siege games.
inline constexpr std::uint8_t kNumberType = 0;

/// The type of an argument; a number has a greatest value, or is that of a rule ("17.2").
struct StepArgument {
    std::uint8_t type = kNumberType;
    std::uint16_t most = 0;
    bool isRule = false;
};

constexpr StepArgument upTo(std::uint16_t most)
{
    return {kNumberType, most};
}

template <class Type>
constexpr StepArgument of(Type type)
{
    return {static_cast<std::uint8_t>(type)};
}

inline constexpr StepArgument kRuleArgument {kNumberType, 0, true};

/// The arguments of a step. Steps that a game does not list have none.
template <class StepKind>
struct StepShape {
    StepKind kind;
    std::array<StepArgument, 3> arguments;
    std::size_t count;

    template <class... Arguments>
    constexpr StepShape(StepKind step, Arguments... all)
        : kind(step)
        , arguments {all...}
        , count(sizeof...(all))
    {
    }
};

/// How the steps of a kind are written: their key, whom they ask if the rule does not say so, their arguments.
struct StepForm {
    std::string_view key;
    bool namesSeat = false;
    std::vector<StepArgument> arguments; ///< a seat that is named comes first
};

/// By kind. The first is none.
using StepForms = std::vector<StepForm>;

template <class StepRule, class StepKind>
StepForms stepForms(std::span<const StepRule *const> rules, std::span<const StepShape<StepKind>> shapes,
                    std::uint8_t seatType)
{
    StepForms forms;
    for (const StepRule *rule : rules) {
        forms.push_back({rule->key, rule->asksSeatOfStep(), {}});
        if (forms.back().namesSeat)
            forms.back().arguments.push_back({seatType});
    }
    for (const StepShape<StepKind> &shape : shapes) {
        std::vector<StepArgument> &arguments = forms[static_cast<std::size_t>(shape.kind)].arguments;
        arguments.insert(arguments.end(), shape.arguments.begin(),
                         shape.arguments.begin() + static_cast<std::ptrdiff_t>(shape.count));
    }
    return forms;
}

/// A step as its key and its arguments: "row-card 3", "kill-defender west-wall-1 0 17.2", "pay invader ballista".
std::string stepText(const StepForms &forms, const Vocabulary &vocabulary, Step step);
/// The step of a text. Its arguments exist; whether they fit a position the game must say.
Expected<Step> parseStep(const StepForms &forms, const Vocabulary &vocabulary, std::string_view text);

/// Reads the list of steps under the key `agenda`, at most `most`.
std::vector<Step> readSteps(const StepForms &forms, ReadingForm &form, const Json &list, std::size_t most);

} // namespace merlon::siege::position
