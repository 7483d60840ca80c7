#include "core/engine/match/dealer.h"

#include "core/base/hash.h"
#include "core/base/random.h"

#include <cassert>
#include <limits>

namespace merlon {

Choice drawFrom(const OutcomeList &outcomes, Random &random)
{
    std::uint64_t sum = 0;
    for (const ChanceOutcome &outcome : outcomes)
        sum += outcome.weight;
    assert(sum > 0 && sum <= std::numeric_limits<std::uint32_t>::max());
    std::uint32_t left = random.below(static_cast<std::uint32_t>(sum));
    for (const ChanceOutcome &outcome : outcomes) {
        if (left < outcome.weight)
            return outcome.choice;
        left -= outcome.weight;
    }
    return outcomes.back().choice; // not reached: it was below the sum
}

Choice Dealer::deal(const OutcomeList &outcomes, std::uint32_t index) const
{
    // The first numbers of neighbouring PCG streams of one seed are a regular sequence; a seed mixed with the
    // index makes them independent.
    Hasher mixed;
    mixed.add(m_seed);
    mixed.add(std::uint64_t {index});
    Random random(mixed.value(), index);
    return drawFrom(outcomes, random);
}

} // namespace merlon
