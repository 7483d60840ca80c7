#include "tests/support/allocations.h"

#include "core/base/random.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::size_t> g_allocations = 0;

} // namespace

void *operator new(std::size_t size)
{
    ++g_allocations;
    if (void *memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}
/// What std::stable_sort asks for.
void *operator new(std::size_t size, const std::nothrow_t &) noexcept
{
    ++g_allocations;
    return std::malloc(size);
}
void operator delete(void *memory) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

namespace merlon::laws {

namespace {

/// Plays random games with buffers that stay from one to the next.
class Player {
public:
    explicit Player(const Setup &setup)
        : m_start(setup.start())
        , m_state(m_start->clone())
    {
    }

    /// How many choices the seats have made.
    std::size_t play(std::uint64_t seed)
    {
        std::size_t played = 0;
        m_state->copyFrom(*m_start);
        Random random(seed);
        for (Decision decision = m_state->decision(); decision.seat != kNobody;
             decision = m_state->decision()) {
            if (decision.seat == kChance) {
                m_state->outcomes(m_outcomes);
                m_state->apply(m_outcomes[random.below(static_cast<std::uint32_t>(m_outcomes.size()))].choice,
                               m_nobody);
            } else {
                m_state->choices(m_list);
                m_state->apply(m_list[random.below(static_cast<std::uint32_t>(m_list.size()))], m_nobody);
                ++played;
            }
        }
        return played;
    }

private:
    std::unique_ptr<State> m_start;
    std::unique_ptr<State> m_state;
    ChoiceList m_list;
    OutcomeList m_outcomes;
    EventSink m_nobody;
};

} // namespace

AllocationCount allocationsInGames(const Setup &setup, int warmUp, int games)
{
    Player player(setup);
    for (int seed = 0; seed < warmUp; ++seed)
        player.play(static_cast<std::uint64_t>(seed));
    AllocationCount count;
    const std::size_t before = g_allocations;
    for (int seed = 0; seed < games; ++seed)
        count.choices += player.play(static_cast<std::uint64_t>(seed));
    count.allocations = g_allocations - before;
    return count;
}

} // namespace merlon::laws
