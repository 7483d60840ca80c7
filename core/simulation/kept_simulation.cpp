#include "core/simulation/kept_simulation.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace merlon {

namespace {

using SliceClock = std::chrono::steady_clock;

constexpr std::uint32_t kFirstSlice = 16; ///< games
constexpr std::uint32_t kLargestSlice = 1u << 20;

/// So many games that they take about half as long as `every`, but one for each thread.
std::uint32_t nextSlice(std::uint32_t slice, std::uint32_t threads, SliceClock::duration taken,
                        std::chrono::milliseconds every)
{
    if (taken < every / 4)
        return std::min(2 * slice, kLargestSlice);
    return taken > every / 2 ? std::max(slice / 2, std::min(slice, threads)) : slice;
}

std::uint32_t threadsOf(const SimulationSettings &settings)
{
    return settings.threads > 0 ? settings.threads : std::max(1u, std::thread::hardware_concurrency());
}

} // namespace

Expected<SimulationResult> simulateKeeping(const std::shared_ptr<const Setup> &setup,
                                           SimulationSettings settings, SimulationResult played,
                                           std::chrono::milliseconds every,
                                           const std::function<void(const SimulationResult &)> &keep)
{
    const std::uint32_t wanted = settings.games;
    const std::uint32_t threads = threadsOf(settings);
    std::uint32_t slice = std::max(kFirstSlice, threads);
    SliceClock::time_point kept = SliceClock::now();
    while (true) {
        settings.first = played.games;
        settings.games = wanted - std::min(wanted, played.games) > slice ? played.games + slice : wanted;
        const SliceClock::time_point begun = SliceClock::now();
        const Expected<SimulationResult> part = simulate(setup, settings);
        if (!part)
            return part;
        if (settings.cancelled && *settings.cancelled && played.games > 0)
            keep(played);
        add(played, *part);
        if (played.games < settings.games || played.games >= wanted)
            return played; // they were enough, or all
        const SliceClock::time_point now = SliceClock::now();
        slice = nextSlice(slice, threads, now - begun, every);
        if (now - kept >= every) {
            keep(played);
            kept = now;
        }
    }
}

} // namespace merlon
