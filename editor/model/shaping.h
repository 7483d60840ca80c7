#pragma once

#include "core/board/changes/change.h"
#include "editor/model/selection.h"

#include <optional>

/// Edits of where things lie. Each gives one change: places move, and the bends of links between moved places with
/// them. Points stay on whole numbers.
namespace merlon {

/// A box of the drawing.
struct Box {
    Point least;
    Point most;

    Point middle() const { return {(least.x + most.x) / 2, (least.y + most.y) / 2}; }
};

inline constexpr double kDrawingSize = 1000; ///< of a board, in both directions

/// Around the points of the selected places; none if there are none.
std::optional<Box> boxOf(const Board &board, const Selection &selection);

/// The nearest shift that brings what is pasted into the drawing; `by` itself where nothing has a place.
Point intoDrawing(const std::optional<Box> &part, Point by);

/// The nearest point of a grid; a step of 0 or less: the nearest whole numbers.
Point snapped(Point point, double step);

/// What is left of a shift so that a box does not leave the drawing, unless it lies outside already.
Point withinDrawing(const Box &box, Point by);
/// What is left of a shift so that the selection does not leave the drawing, unless it lies outside already.
Point withinDrawing(const Board &board, const Selection &selection, Point by);

/// The selected links without their bends.
BoardChange straightened(const Board &board, const Selection &selection);
/// Adds to a change that the links between selected places lose their bends.
void straightenWithin(BoardChange &change, const Board &board, const Selection &selection);

BoardChange shifted(const Board &board, const Selection &selection, Point by);

enum class Edge { Left, Centre, Right, Top, Middle, Bottom };
/// All selected places on one line; fewer than two: nothing.
BoardChange aligned(const Board &board, const Selection &selection, Edge edge);

enum class Axis { Across, Down };
/// The outermost stay, the others lie between them at equal distances; fewer than three: nothing.
BoardChange distributed(const Board &board, const Selection &selection, Axis axis);

/// Of the selected places: about this point they turn.
Point middleOf(const Board &board, const Selection &selection);
/// About their middle, clockwise. What lay in the drawing stays in it where it has room, here as in `scaled`.
BoardChange turned(const Board &board, const Selection &selection, double degrees);
/// About the middle of their box; they grow until they fill the drawing.
BoardChange scaled(const Board &board, const Selection &selection, double factor);
/// The sides of a box that are drawn: -1 the least, 1 the most, 0 neither.
struct BoxGrip {
    int across = 0;
    int down = 0;
    friend bool operator==(const BoxGrip &, const BoxGrip &) = default;
};
/// A box of which a side or a corner has been drawn; what lies opposite stays. `keepsShape`: it grows alike in both
/// directions. It is never turned over, and does not leave the drawing unless it lies outside already.
Box stretched(const Box &box, BoxGrip grip, Point by, bool keepsShape);
/// The selected places come to lie in another box as they lie in theirs.
BoardChange fitted(const Board &board, const Selection &selection, const Box &into);
/// What lies left comes to lie right (Across), what lies above below (Down), within their box.
BoardChange flipped(const Board &board, const Selection &selection, Axis axis);

} // namespace merlon
