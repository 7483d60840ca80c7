#include "core/engine/statistics/statistics.h"

#include <algorithm>

namespace merlon {

const Chart *Statistics::chart(std::string_view key, std::string_view about) const
{
    const auto found = std::ranges::find_if(
        charts, [&](const Chart &chart) { return chart.key == key && chart.about == about; });
    return found == charts.end() ? nullptr : &*found;
}

} // namespace merlon
