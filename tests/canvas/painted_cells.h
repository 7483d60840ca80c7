#pragma once

#include "tests/support/cell_boards.h"

#include <QTest>

#include <utility>
#include <vector>

/// Boards of cells, large enough to be looked at.
namespace merlon::testing {

inline constexpr CellGrid kFlat {CellShape::FlatHexagon, 50, {500, 500}};
inline constexpr CellGrid kPointy {CellShape::PointyHexagon, 50, {500, 500}};
inline constexpr CellGrid kSquare {CellShape::Square, 80, {500, 500}};

/// Fields all over, of which some are other land.
inline Board realm(const CellGrid &grid = kFlat, int radius = 3)
{
    Board board = boardOfCells(realmSchema(), grid, discAround(grid.shape, {0, 0}, radius), "field");
    const std::vector<std::pair<std::size_t, const char *>> others {
        {0, "castle"}, {3, "lake"}, {5, "forest"}, {8, "lake"}, {9, "forest"}};
    for (const auto &[place, kind] : others) {
        Place other = board.places()[place];
        other.kind = kind;
        [[maybe_unused]] const auto applied = apply(board, {{ReplacePlace {place, other}}});
    }
    return board;
}

inline Board mine()
{
    return boardOfCells(mineSchema(), kSquare, rectangleBetween(CellShape::Square, {-3, -3}, {3, 3}), "rock");
}

inline const BoardSchema &schemaFor(const Board &board)
{
    return board.info().schema == realmSchema().key ? realmSchema() : mineSchema();
}

inline void altered(Board &board, std::size_t number, const char *kind)
{
    Place place = board.places()[number];
    place.kind = kind;
    QVERIFY(apply(board, {{ReplacePlace {number, place}}}).has_value());
}

} // namespace merlon::testing
