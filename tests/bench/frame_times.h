#pragma once

#include <benchmark/benchmark.h>

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

namespace merlon::testing {

/// Milliseconds of every turn, with the 95th percentile.
inline void measure(benchmark::State &bench, const std::function<void()> &deed)
{
    std::vector<double> times;
    QElapsedTimer clock;
    for (auto _ : bench) {
        clock.start();
        deed();
        times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        bench.SetIterationTime(times.back() / 1e3);
    }
    std::ranges::sort(times);
    const auto last = static_cast<double>(times.size() - 1);
    bench.counters["p95_ms"] = times[static_cast<std::size_t>(std::ceil(0.95 * last))];
}

} // namespace merlon::testing
