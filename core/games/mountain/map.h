#pragma once

#include "core/base/error.h"
#include "core/board/board.h"
#include "core/games/mountain/cells.h"
#include "core/games/mountain/pieces/honour.h"
#include "core/games/mountain/pieces/resources.h"

#include <array>
#include <cstddef>
#include <cstdint>

/// A board compiled for play: small arrays and sets of squares, so that the rules never look at the board itself.
namespace merlon::mountain {

inline constexpr std::size_t kMostCells = 512;
inline constexpr std::size_t kMostSeats = 5;

/// Which half of the board a cell lies in, as seen from the heart (section 3.1).
enum class Half : std::uint8_t { Neither, West, East };

struct MapCell {
    Square square {};
    std::uint8_t zone = 0;  ///< 1 to 5; 0: the heart
    std::uint8_t start = 0; ///< labels, labelBit of each
    Half half = Half::Neither;
    Amounts buried {};
};

struct Map {
    int cells = 0;
    std::array<MapCell, kMostCells> cell {};
    std::array<std::array<Cell, kGridSize>, kGridSize> cellAt {}; ///< kNoCell where there is none
    Squares ground {};                                            ///< all that can be dug
    Squares rubble {};
    Squares buried {}; ///< where resources are buried
    Squares sites {};
    std::array<Cell, kMostStatues> statues {}; ///< the statue spaces in clockwise order
    std::uint8_t statueCount = 0;

    const MapCell &operator[](Cell index) const { return cell[index]; }
    Square squareOf(Cell index) const { return cell[index].square; }
    /// kNoCell where there is none.
    Cell at(Square square) const
    {
        return square.isOnGrid()
            ? cellAt[static_cast<std::size_t>(square.row)][static_cast<std::size_t>(square.col)]
            : kNoCell;
    }
    int zoneAt(Square square) const { return cell[at(square)].zone; }
};

/// Calls `act(cell)` for every cell of a set of squares that are all on the board, in reading order.
template <class Act>
void forEachCell(const Map &map, const Squares &squares, Act act)
{
    forEachSquare(squares, [&](Square square) { act(map.at(square)); });
}

/// Compiles a board that has passed all checks of the game; an error if it has too many cells, rows or columns.
Expected<Map> compileMap(const Board &board);

/// How many start cells of a board have the label of that many players (3 to 5).
int startsLabelled(const Map &map, int players);
/// Section 3.2: whether the board offers a game for so many, and one for teams.
bool offersPlayers(const Map &map, int players);
bool offersTeams(const Map &map);

} // namespace merlon::mountain
