#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/board.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace merlon {

inline constexpr int kInsideWalls = -1; ///< instead of a depth

/// Which places are the walls of a fortress, and how far from these the others are; by numbers of its own.
struct FortressPlan {
    std::vector<std::size_t> places;              ///< of the board
    std::vector<Point> at;                        ///< as they are
    std::vector<bool> isRow;                      ///< a wall that is joined with its own kind
    std::vector<std::vector<std::size_t>> joined; ///< walls
    std::vector<std::vector<std::size_t>> ahead;  ///< where ways lead
    std::vector<int> depth;                       ///< ways to the walls; 0: a wall
    std::vector<double> angles;                   ///< as they will be
    Point middle;                                 ///< of the walls, as they are
};

/// None if the family has no walls: places that undirected links join with their own kind, to which ways lead, and from
/// which none leads on. `places`: of the board, those that are laid out.
std::optional<FortressPlan> fortressPlan(const Board &board, const BoardSchema &schema,
                                         const std::vector<std::size_t> &places);

std::vector<std::size_t> atDepth(const FortressPlan &plan, int depth);
/// Clockwise: walls that hang together follow each other, and begin where a row ends.
std::vector<std::size_t> wallsInOrder(const FortressPlan &plan);

} // namespace merlon
