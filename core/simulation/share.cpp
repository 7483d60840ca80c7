#include "core/simulation/share.h"

#include <cmath>

namespace merlon {

Share shareOf(double hits, double trials)
{
    constexpr double z = 1.959964; // 95 %
    const double share = hits / trials;
    const double scale = 1 + z * z / trials;
    const double centre = (share + z * z / (2 * trials)) / scale;
    const double half = z / scale * std::sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials));
    return {share, std::max(0.0, std::min(share, centre - half)),
            std::min(1.0, std::max(share, centre + half))};
}

} // namespace merlon
