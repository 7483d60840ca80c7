#include "core/board/files/graphml/foreign_drawing.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace merlon {

namespace {

constexpr double kDrawing = 1000; ///< the width and the height of a board
constexpr Point kCentre {kDrawing / 2, kDrawing / 2};

} // namespace

DrawingFit::DrawingFit(std::span<const Place> places)
{
    constexpr double kMargin = 60;
    if (places.empty())
        return;
    Point least = places.front().at;
    Point most = least;
    for (const Place &place : places) {
        least = {std::min(least.x, place.at.x), std::min(least.y, place.at.y)};
        most = {std::max(most.x, place.at.x), std::max(most.y, place.at.y)};
    }
    if (least.x >= 0 && least.y >= 0 && most.x <= kDrawing && most.y <= kDrawing)
        return;
    const double extent = std::max({most.x - least.x, most.y - least.y, 1.0});
    m_scale = std::min(1.0, (kDrawing - 2 * kMargin) / extent);
    m_middle = {(least.x + most.x) / 2, (least.y + most.y) / 2};
}

Point DrawingFit::fitted(Point point) const
{
    if (!m_middle)
        return point;
    return {std::round(kCentre.x + (point.x - m_middle->x) * m_scale),
            std::round(kCentre.y + (point.y - m_middle->y) * m_scale)};
}

std::vector<Point> ringOfPoints(std::size_t count)
{
    constexpr double kRadius = 430;
    std::vector<Point> ring;
    for (std::size_t i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi / static_cast<double>(count) * static_cast<double>(i);
        ring.push_back({std::round(kCentre.x + kRadius * std::sin(angle)),
                        std::round(kCentre.y - kRadius * std::cos(angle))});
    }
    return ring;
}

} // namespace merlon
