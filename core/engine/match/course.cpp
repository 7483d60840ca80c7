#include "core/engine/match/course.h"

#include <algorithm>

namespace merlon {

const CourseChart *Course::chart(std::string_view key, std::string_view about) const
{
    const auto found = std::ranges::find_if(
        charts, [&](const CourseChart &chart) { return chart.key == key && chart.about == about; });
    return found == charts.end() ? nullptr : &*found;
}

} // namespace merlon
