#pragma once

#include "core/engine/notation/vocabulary.h"

#include <span>
#include <string>
#include <vector>

namespace merlon::agenda {

/// The decisions of a vocabulary: those that the steps of a game ask for, in the order of its table of rules.
template <class StepRule>
std::vector<Term> decisionTerms(std::span<const StepRule *const> rules)
{
    std::vector<Term> result;
    for (const StepRule *rule : rules) {
        const auto types = std::span(rule->about).first(rule->aboutCount);
        result.push_back({std::string(rule->key), {types.begin(), types.end()}, rule->rule});
    }
    return result;
}

} // namespace merlon::agenda
