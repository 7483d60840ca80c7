#pragma once

#include "core/board/attributes/schema.h"
#include "core/games/mountain/cells.h"
#include "core/games/mountain/pieces/resources.h"

#include <array>
#include <string_view>

namespace merlon::mountain {

/// Boards of cells on a grid of squares, joined by sides (section 3.1 of the rules).
const BoardSchema &mountainSchema();

/// The numbers of players for which start cells are labelled.
inline constexpr int kLeastLabel = 3;
inline constexpr std::size_t kLabels = 3;
inline constexpr std::array<std::string_view, kLabels> kLabelKeys {"3", "4", "5"};
constexpr std::uint8_t labelBit(int players)
{
    return static_cast<std::uint8_t>(1u << (players - kLeastLabel));
}

inline constexpr int kMostBuried = 4; ///< resources on a cell

/// What a board says of a cell.
struct CellOfBoard {
    std::int64_t row = 0;
    std::int64_t col = 0;
    bool isHeart = false;
    std::uint8_t zone = 0; ///< 1 to 5; 0: none
    bool hasRubble = false;
    Amounts buried {};
    std::int64_t statue = 0; ///< its number in clockwise order; 0: none
    bool isSite = false;
    std::uint8_t start = 0; ///< labelBit of each label
};
CellOfBoard cellOf(const Place &place);

} // namespace merlon::mountain
