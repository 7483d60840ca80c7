#include "core/base/share.h"

#include <cmath>
#include <limits>

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

ShareDifference differenceOf(const Share &before, const Share &after)
{
    const double change = after.value - before.value;
    return {change, change - std::hypot(after.value - after.low, before.high - before.value),
            change + std::hypot(after.high - after.value, before.value - before.low)};
}

} // namespace merlon
