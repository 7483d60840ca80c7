#pragma once

#include "core/engine/choice.h"

#include <cstdint>

namespace merlon {

class Random;

/// One of the outcomes, each as likely as its weight says. They must not be empty.
Choice drawFrom(const OutcomeList &outcomes, Random &random);

/// Answers the decisions of chance. A result depends on nothing but the seed, the number of the decision and
/// the possible outcomes, so that undo and redo, replay and other machines deal the same.
class Dealer {
public:
    explicit Dealer(std::uint64_t seed)
        : m_seed(seed)
    {
    }

    std::uint64_t seed() const { return m_seed; }

    /// The result of the chance decision number `index`, counted from 0 over the whole match. Outcomes must
    /// not be empty.
    Choice deal(const OutcomeList &outcomes, std::uint32_t index) const;

private:
    std::uint64_t m_seed;
};

} // namespace merlon
