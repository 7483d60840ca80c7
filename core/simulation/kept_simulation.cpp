#include "core/simulation/kept_simulation.h"

#include <algorithm>
#include <utility>

namespace merlon {

namespace {

using SliceClock = std::chrono::steady_clock;

constexpr std::uint32_t kFirstSlice = 16; ///< games
constexpr std::uint32_t kLargestSlice = 1u << 20;

/// So many games that they take about half as long as `every`.
std::uint32_t nextSlice(std::uint32_t slice, SliceClock::duration taken, std::chrono::milliseconds every)
{
    if (taken < every / 4)
        return std::min(2 * slice, kLargestSlice);
    return taken > every / 2 ? std::max(slice / 2, 1u) : slice;
}

} // namespace

Expected<SimulationResult> simulateKeeping(const std::shared_ptr<const Setup> &setup,
                                           SimulationSettings settings, SimulationResult played,
                                           std::chrono::milliseconds every,
                                           const std::function<void(const SimulationResult &)> &keep)
{
    const std::uint32_t wanted = settings.games;
    std::uint32_t slice = kFirstSlice;
    SliceClock::time_point kept = SliceClock::now();
    while (true) {
        settings.first = played.games;
        settings.games = wanted - std::min(wanted, played.games) > slice ? played.games + slice : wanted;
        const SliceClock::time_point begun = SliceClock::now();
        const Expected<SimulationResult> part = simulate(setup, settings);
        if (!part)
            return part;
        add(played, *part);
        if (played.games < settings.games || played.games >= wanted)
            return played; // they were enough, or all
        const SliceClock::time_point now = SliceClock::now();
        slice = nextSlice(slice, now - begun, every);
        if (now - kept >= every) {
            keep(played);
            kept = now;
        }
    }
}

} // namespace merlon
