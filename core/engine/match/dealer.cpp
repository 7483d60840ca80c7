#include "core/engine/match/dealer.h"

#include "core/base/hash.h"
#include "core/base/random.h"

#include <cassert>
#include <limits>

namespace merlon {

Choice Dealer::deal(const OutcomeList &outcomes, std::uint32_t index) const
{
    std::uint64_t sum = 0;
    for (const ChanceOutcome &outcome : outcomes)
        sum += outcome.weight;
    assert(sum > 0 && sum <= std::numeric_limits<std::uint32_t>::max());

    // The first numbers of neighbouring PCG streams of one seed are a regular sequence; a seed mixed with the
    // index makes them independent.
    Hasher mixed;
    mixed.add(m_seed);
    mixed.add(std::uint64_t {index});
    Random random(mixed.value(), index);

    std::uint32_t drawn = random.below(static_cast<std::uint32_t>(sum));
    for (const ChanceOutcome &outcome : outcomes) {
        if (drawn < outcome.weight)
            return outcome.choice;
        drawn -= outcome.weight;
    }
    return outcomes.back().choice; // not reached: drawn was below the sum
}

} // namespace merlon
