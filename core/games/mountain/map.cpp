#include "core/games/mountain/map.h"

#include "core/games/mountain/board/mountain_schema.h"

#include <algorithm>

namespace merlon::mountain {

namespace {

void addCell(Map &map, const CellOfBoard &cell, Cell index)
{
    const Square square {static_cast<std::int8_t>(cell.row), static_cast<std::int8_t>(cell.col)};
    MapCell &compiled = map.cell[index];
    compiled.square = square;
    compiled.buried = cell.buried;
    map.cellAt[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.col)] = index;
    if (cell.isHeart)
        return;
    compiled.zone = cell.zone;
    compiled.start = cell.start;
    map.ground.add(square);
    if (cell.hasRubble)
        map.rubble.add(square);
    if (!cell.buried.empty())
        map.buried.add(square);
    if (cell.isSite)
        map.sites.add(square);
    if (cell.statue < 1 || cell.statue > static_cast<std::int64_t>(kMostStatues))
        return;
    map.statues[static_cast<std::size_t>(cell.statue - 1)] = index;
    ++map.statueCount;
}

bool isWithinGrid(const CellOfBoard &cell)
{
    return cell.row >= 0 && cell.row < kGridSize && cell.col >= 0 && cell.col < kGridSize;
}

Error tooLarge(const Board &board)
{
    return {.what = {"error.mountain-board-too-large", {std::int64_t {kMostCells}}},
            .where = {board.info().key, 0, "/places"},
            .right = {}};
}

/// Section 3.1: on which side of the mean column of the heart each cell lies.
void divideInHalves(Map &map)
{
    int heart = 0;
    int columns = 0;
    for (Cell cell = 0; cell < map.cells; ++cell) {
        if (map[cell].zone == 0) {
            ++heart;
            columns += map[cell].square.col;
        }
    }
    for (MapCell &cell : map.cell) {
        const int away = cell.square.col * heart - columns;
        cell.half = away < 0 ? Half::West : away > 0 ? Half::East : Half::Neither;
    }
}

} // namespace

Expected<Map> compileMap(const Board &board)
{
    if (board.places().size() > kMostCells)
        return tl::unexpected(tooLarge(board));
    Map map;
    map.cells = static_cast<int>(board.places().size());
    for (auto &row : map.cellAt)
        row.fill(kNoCell);
    for (std::size_t index = 0; index < board.places().size(); ++index) {
        const CellOfBoard cell = cellOf(board.places()[index]);
        if (!isWithinGrid(cell)) // files may say anything
            return tl::unexpected(tooLarge(board));
        addCell(map, cell, static_cast<Cell>(index));
    }
    divideInHalves(map);
    return map;
}

int startsLabelled(const Map &map, int players)
{
    return static_cast<int>(std::ranges::count_if(
        map.cell, [&](const MapCell &cell) { return (cell.start & labelBit(players)) != 0; }));
}

bool offersPlayers(const Map &map, int players)
{
    if (players > 2)
        return startsLabelled(map, players) >= players;
    return startsLabelled(map, 3) > 1 || startsLabelled(map, 4) > 1 || startsLabelled(map, 5) > 1;
}

bool offersTeams(const Map &map)
{
    const auto startsIn = [&](Half half) {
        return std::ranges::count_if(map.cell, [&](const MapCell &cell) {
            return cell.half == half && (cell.start & labelBit(4)) != 0;
        });
    };
    return offersPlayers(map, 4) && startsIn(Half::West) >= 2 && startsIn(Half::East) >= 2;
}

} // namespace merlon::mountain
