#include "core/canvas/looks/link_stroke.h"

#include "core/canvas/art/theme.h"

#include <array>

namespace merlon::canvas {

LinkStroke strokeOf(std::size_t kind, const Theme &theme)
{
    constexpr std::array kStyles {Qt::SolidLine, Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    constexpr std::size_t kShift = 2; // of the dashes, where the colours begin again
    const std::array colours {theme.trail, theme.seat(1), theme.seat(0), theme.growth, theme.ink};
    const std::size_t style = (kind + kShift * (kind / colours.size())) % kStyles.size();
    return {kStyles[style], colours[kind % colours.size()]};
}

} // namespace merlon::canvas
