#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/board.h"

#include <compare>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

/// Hexagons and squares: which cell lies where, what borders on it, patches of cells. For those of a board see cell_map.h.
namespace merlon {

/// A cell by its coordinates: axial ones of hexagons (q to the lower right of a flat one and to the right of a pointy
/// one, r downwards), column and row of squares.
struct Cell {
    int q = 0;
    int r = 0;

    friend auto operator<=>(const Cell &, const Cell &) = default;
    friend Cell operator+(Cell a, Cell b) { return {a.q + b.q, a.r + b.r}; }
    friend Cell operator-(Cell a, Cell b) { return {a.q - b.q, a.r - b.r}; }
};

/// As files write it: `flat-hexagon`, `pointy-hexagon`, `square`; empty for none.
std::string_view keyOf(CellShape shape);
CellShape cellShapeOf(std::string_view key); ///< None for any other key

/// Whether there are cells, of a size and at a place that a drawing can show.
bool isSound(const CellGrid &grid);
/// The grid of the board itself, if it has cells of as many sides as its family, or its family leaves that open; else
/// the usual one of the family.
CellGrid gridOf(const Board &board, const BoardSchema &schema);
/// Whether the places of a board are cells side by side.
bool hasCells(const Board &board, const BoardSchema &schema);

// Cells among each other. Cells are neighbours if they share a side.

/// From a cell to its neighbours, clockwise as drawn, beginning with (1, 0).
std::span<const Cell> stepsOf(CellShape shape);
std::vector<Cell> neighboursOf(CellShape shape, Cell cell);
/// The fewest steps from neighbour to neighbour.
int distanceBetween(CellShape shape, Cell a, Cell b);
/// All cells so far away, clockwise; the cell itself for a radius of 0, nothing below.
std::vector<Cell> ringAround(CellShape shape, Cell centre, int radius);
/// All cells at most so far away, the nearest first.
std::vector<Cell> discAround(CellShape shape, Cell centre, int radius);
/// Neighbour after neighbour along the straight line, both ends included; the same cells in both directions.
std::vector<Cell> lineBetween(CellShape shape, Cell from, Cell to);
/// All cells whose middles lie in the upright rectangle with the middles of the two in opposite corners, row by row.
std::vector<Cell> rectangleBetween(CellShape shape, Cell a, Cell b);

// Cells on the drawing. The grid must be sound.

Point middleOf(const CellGrid &grid, Cell cell);
/// The cell in which a point lies. Points a million cells away are taken for nearer ones.
Cell cellAt(const CellGrid &grid, Point point);
/// Clockwise as drawn; side number i, from corner i to the next, is shared with neighbour number i. Corners of
/// neighbours are exactly the same points.
std::vector<Point> cornersOf(const CellGrid &grid, Cell cell);
/// The lines around patches of cells, without the sides within: clockwise around a patch, the other way round its
/// holes. Patches that only meet at a corner have lines of their own.
std::vector<std::vector<Point>> outlinesOf(const CellGrid &grid, std::span<const Cell> cells);

} // namespace merlon
