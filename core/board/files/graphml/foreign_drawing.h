#pragma once

#include "core/board/board.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// Drawings of other programs, which are of any size and lie anywhere, or say nothing of where things lie.
namespace merlon {

/// How the points of such a drawing come to lie on a board: as they are if they fit there, or else moved and shrunk.
class DrawingFit {
public:
    DrawingFit() = default; ///< as they are
    explicit DrawingFit(std::span<const Place> places);

    Point fitted(Point point) const;

private:
    std::optional<Point> m_middle; ///< of a drawing that does not fit
    double m_scale = 1;
};

/// In their order around the middle of a board.
std::vector<Point> ringOfPoints(std::size_t count);

} // namespace merlon
