#include "core/base/share.h"

#include <cmath>
#include <cstddef>
#include <functional>
#include <limits>
#include <numeric>
#include <utility>

namespace merlon {

namespace {

constexpr double z = 1.959964; // 95 %

} // namespace

Share shareOf(double hits, double trials)
{
    const double share = hits / trials;
    const double scale = 1 + z * z / trials;
    const double centre = (share + z * z / (2 * trials)) / scale;
    const double half = z / scale * std::sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials));
    return {share, std::max(0.0, std::min(share, centre - half)),
            std::min(1.0, std::max(share, centre + half))};
}

Share meanOf(double sum, double squares, double trials)
{
    const double mean = sum / trials;
    if (trials < 2)
        return {mean, 0, std::numeric_limits<double>::infinity()};
    const double variance = std::max(0.0, (squares - sum * mean) / (trials - 1));
    const double half = z * std::sqrt(variance / trials);
    return {mean, std::max(0.0, mean - half), mean + half};
}

std::vector<int> roundedParts(std::span<const double> shares, int whole)
{
    constexpr double kTiny = 1e-9; // what is lost in computing
    std::vector<int> parts;
    if (std::abs(std::accumulate(shares.begin(), shares.end(), 0.0) - 1) > kTiny) {
        for (const double share : shares)
            parts.push_back(static_cast<int>(std::lround(share * whole)));
        return parts;
    }
    std::vector<std::pair<double, std::size_t>> remainders;
    int left = whole;
    for (const double share : shares) {
        const double exact = share * whole;
        const int part = static_cast<int>(std::floor(exact + kTiny));
        remainders.emplace_back(exact - part, parts.size());
        parts.push_back(part);
        left -= part;
    }
    std::ranges::stable_sort(remainders, std::greater<>(), &std::pair<double, std::size_t>::first);
    for (std::size_t i = 0; i < remainders.size() && left > 0; ++i, --left)
        ++parts[remainders[i].second];
    return parts;
}

ShareDifference differenceOf(const Share &before, const Share &after)
{
    const double change = after.value - before.value;
    return {change, change - std::hypot(after.value - after.low, before.high - before.value),
            change + std::hypot(after.high - after.value, before.value - before.low)};
}

} // namespace merlon
