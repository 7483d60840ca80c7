#include "core/board/cells/grid.h"

#include "core/base/limits.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <numbers>
#include <set>
#include <utility>

namespace merlon {

namespace {

constexpr double kFarthest = 1e6; ///< cells from the origin

constexpr std::array<Cell, 6> kHexagonSteps {{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};
constexpr std::array<Cell, 4> kSquareSteps {{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};

/// A point of the net on which the middles and corners of all cells lie, in whole numbers.
struct Knot {
    int x = 0;
    int y = 0;

    friend auto operator<=>(const Knot &, const Knot &) = default;
    friend Knot operator+(Knot a, Knot b) { return {a.x + b.x, a.y + b.y}; }
    friend Knot operator-(Knot a, Knot b) { return {a.x - b.x, a.y - b.y}; }
};

// From the middle of a cell to its corners: side i lies between corners i and i + 1, towards step i.
constexpr std::array<Knot, 6> kFlatCorners {{{2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}, {1, -1}}};
constexpr std::array<Knot, 6> kPointyCorners {{{1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}, {0, -2}}};
constexpr std::array<Knot, 4> kSquareCorners {{{1, -1}, {1, 1}, {-1, 1}, {-1, -1}}};

std::span<const Knot> cornerKnots(CellShape shape)
{
    switch (shape) {
    case CellShape::FlatHexagon:
        return kFlatCorners;
    case CellShape::PointyHexagon:
        return kPointyCorners;
    case CellShape::Square:
        return kSquareCorners;
    case CellShape::None:
        break;
    }
    return {};
}

Knot knotOf(CellShape shape, Cell cell)
{
    switch (shape) {
    case CellShape::FlatHexagon:
        return {3 * cell.q, 2 * cell.r + cell.q};
    case CellShape::PointyHexagon:
        return {2 * cell.q + cell.r, 3 * cell.r};
    case CellShape::Square:
    case CellShape::None:
        break;
    }
    return {2 * cell.q, 2 * cell.r};
}

/// The distances between the lines of the net.
Point meshOf(const CellGrid &grid)
{
    const double half = grid.size / 2;
    switch (grid.shape) {
    case CellShape::FlatHexagon:
        return {half, half * std::numbers::sqrt3};
    case CellShape::PointyHexagon:
        return {half * std::numbers::sqrt3, half};
    case CellShape::Square:
    case CellShape::None:
        break;
    }
    return {half, half};
}

Point pointOf(const CellGrid &grid, Knot knot)
{
    const Point mesh = meshOf(grid);
    return {grid.origin.x + knot.x * mesh.x, grid.origin.y + knot.y * mesh.y};
}

bool isHexagon(CellShape shape)
{
    return shape == CellShape::FlatHexagon || shape == CellShape::PointyHexagon;
}

/// The hexagon nearest to a point between the middles of hexagons.
Cell roundedHexagon(double q, double r)
{
    const double s = -q - r;
    double wholeQ = std::round(q);
    double wholeR = std::round(r);
    const double awayQ = std::abs(wholeQ - q);
    const double awayR = std::abs(wholeR - r);
    const double awayS = std::abs(std::round(s) - s);
    if (awayQ > awayR && awayQ > awayS)
        wholeQ = -wholeR - std::round(s);
    else if (awayR > awayS)
        wholeR = -wholeQ - std::round(s);
    return {static_cast<int>(wholeQ), static_cast<int>(wholeR)};
}

double within(double cells)
{
    return std::isfinite(cells) ? std::clamp(cells, -kFarthest, kFarthest) : 0;
}

std::vector<Cell> hexagonLine(Cell from, Cell to, int steps)
{
    // A little beside the middles, so that no point lies on the border of two cells: then the way back is the same.
    constexpr double kBesideQ = 1e-6;
    constexpr double kBesideR = 2e-6;
    std::vector<Cell> line;
    for (int i = 0; i <= steps; ++i) {
        const double rest = steps - i;
        const double part = i;
        const double whole = std::max(1, steps);
        const double q = (from.q * rest + to.q * part) / whole;
        const double r = (from.r * rest + to.r * part) / whole;
        line.push_back(steps == 0 ? from : roundedHexagon(q + kBesideQ, r + kBesideR));
    }
    return line;
}

/// Always the step that stays nearer to the straight line. From the lesser cell to the greater one, so that the way
/// back is the same.
std::vector<Cell> squareLine(Cell from, Cell to)
{
    if (to < from) {
        std::vector<Cell> back = squareLine(to, from);
        std::ranges::reverse(back);
        return back;
    }
    const std::int64_t across = std::abs(to.q - from.q);
    const std::int64_t down = std::abs(to.r - from.r);
    const int stepAcross = to.q < from.q ? -1 : 1;
    const int stepDown = to.r < from.r ? -1 : 1;
    std::vector<Cell> line {from};
    std::int64_t columns = 0;
    std::int64_t rows = 0;
    while (columns < across || rows < down) {
        if ((2 * columns + 1) * down < (2 * rows + 1) * across)
            line.push_back(
                from + Cell {static_cast<int>(++columns) * stepAcross, static_cast<int>(rows) * stepDown});
        else
            line.push_back(
                from + Cell {static_cast<int>(columns) * stepAcross, static_cast<int>(++rows) * stepDown});
    }
    return line;
}

/// The sides of cells that lie at the edge of their patch, as arrows from corner to corner.
class Edges {
public:
    Edges(CellShape shape, std::span<const Cell> cells)
    {
        const std::set<Cell> patch(cells.begin(), cells.end());
        const std::span<const Cell> steps = stepsOf(shape);
        const std::span<const Knot> corners = cornerKnots(shape);
        for (const Cell cell : patch) {
            const Knot middle = knotOf(shape, cell);
            for (std::size_t side = 0; side < steps.size(); ++side) {
                if (!patch.contains(cell + steps[side]))
                    m_from.emplace(middle + corners[side], middle + corners[(side + 1) % corners.size()]);
            }
        }
    }

    bool empty() const { return m_from.empty(); }

    /// Takes one line out that comes back to where it began.
    std::vector<Knot> takeLine()
    {
        const Knot first = m_from.begin()->first;
        Knot here = first;
        Knot before = here;
        std::vector<Knot> line;
        do {
            line.push_back(here);
            const Knot next = takeNext(before, here);
            before = here;
            here = next;
        } while (here != first);
        return line;
    }

private:
    /// Where two patches of squares meet, the line goes on around its own: it turns right.
    Knot takeNext(Knot before, Knot here)
    {
        const auto [least, end] = m_from.equal_range(here);
        auto best = least;
        const Knot in = here - before;
        for (auto one = least; one != end; ++one) {
            const Knot out = one->second - here;
            if (in.x * out.y - in.y * out.x > 0)
                best = one;
        }
        const Knot next = best->second;
        m_from.erase(best);
        return next;
    }

    std::multimap<Knot, Knot> m_from;
};

} // namespace

std::string_view keyOf(CellShape shape)
{
    switch (shape) {
    case CellShape::FlatHexagon:
        return "flat-hexagon";
    case CellShape::PointyHexagon:
        return "pointy-hexagon";
    case CellShape::Square:
        return "square";
    case CellShape::None:
        break;
    }
    return {};
}

CellShape cellShapeOf(std::string_view key)
{
    for (const CellShape shape : {CellShape::FlatHexagon, CellShape::PointyHexagon, CellShape::Square}) {
        if (key == keyOf(shape))
            return shape;
    }
    return CellShape::None;
}

bool isSound(const CellGrid &grid)
{
    const auto isNear = [](double coordinate) { return std::abs(coordinate) <= 1e5; };
    return grid.shape != CellShape::None && grid.size >= kSmallestCell && grid.size <= kLargestCell
        && isNear(grid.origin.x) && isNear(grid.origin.y);
}

CellGrid gridOf(const Board &board, const BoardSchema &schema)
{
    const std::optional<CellGrid> &own = board.info().cells;
    const bool isOwn = own && isSound(*own);
    const CellGrid &usual = schema.cells.grid;
    if (schema.cells.anyShape)
        return isOwn ? *own : CellGrid {};
    const bool isFitting =
        isOwn && usual.shape != CellShape::None && isHexagon(own->shape) == isHexagon(usual.shape);
    return isFitting ? *own : usual;
}

bool hasCells(const Board &board, const BoardSchema &schema)
{
    return gridOf(board, schema).shape != CellShape::None;
}

std::span<const Cell> stepsOf(CellShape shape)
{
    if (shape == CellShape::None)
        return {};
    return isHexagon(shape) ? std::span<const Cell>(kHexagonSteps) : std::span<const Cell>(kSquareSteps);
}

std::vector<Cell> neighboursOf(CellShape shape, Cell cell)
{
    std::vector<Cell> neighbours;
    for (const Cell step : stepsOf(shape))
        neighbours.push_back(cell + step);
    return neighbours;
}

int distanceBetween(CellShape shape, Cell a, Cell b)
{
    const Cell way = b - a;
    const int sides = std::abs(way.q) + std::abs(way.r);
    return isHexagon(shape) ? (sides + std::abs(way.q + way.r)) / 2 : sides;
}

std::vector<Cell> ringAround(CellShape shape, Cell centre, int radius)
{
    if (radius <= 0)
        return radius < 0 ? std::vector<Cell>() : std::vector<Cell> {centre};
    const std::span<const Cell> steps = stepsOf(shape);
    std::vector<Cell> ring;
    // From the tip of each step to that of the next: by one step back from the first and one forth to the second.
    for (std::size_t side = 0; side < steps.size(); ++side) {
        const Cell way = steps[(side + 1) % steps.size()] - steps[side];
        for (int i = 0; i < radius; ++i)
            ring.push_back(centre
                           + Cell {steps[side].q * radius + way.q * i, steps[side].r * radius + way.r * i});
    }
    return ring;
}

std::vector<Cell> discAround(CellShape shape, Cell centre, int radius)
{
    std::vector<Cell> disc;
    for (int away = 0; away <= radius; ++away) {
        const std::vector<Cell> ring = ringAround(shape, centre, away);
        disc.insert(disc.end(), ring.begin(), ring.end());
    }
    return disc;
}

std::vector<Cell> lineBetween(CellShape shape, Cell from, Cell to)
{
    return isHexagon(shape) ? hexagonLine(from, to, distanceBetween(shape, from, to)) : squareLine(from, to);
}

std::vector<Cell> rectangleBetween(CellShape shape, Cell a, Cell b)
{
    const Knot one = knotOf(shape, a);
    const Knot other = knotOf(shape, b);
    const auto [left, right] = std::minmax(one.x, other.x);
    const auto [top, bottom] = std::minmax(one.y, other.y);
    std::vector<std::pair<Knot, Cell>> found;
    // The corners that are not given lie as far away as those that are: no cell between is farther in q or r.
    const int reach = distanceBetween(shape, a, b);
    const auto [leastQ, mostQ] = std::minmax(a.q, b.q);
    const auto [leastR, mostR] = std::minmax(a.r, b.r);
    const int beyond = isHexagon(shape) ? reach : 0;
    for (int q = leastQ - beyond; q <= mostQ + beyond; ++q) {
        for (int r = leastR - beyond; r <= mostR + beyond; ++r) {
            const Knot knot = knotOf(shape, {q, r});
            if (knot.x >= left && knot.x <= right && knot.y >= top && knot.y <= bottom)
                found.emplace_back(Knot {knot.y, knot.x}, Cell {q, r});
        }
    }
    std::ranges::sort(found);
    std::vector<Cell> cells;
    for (const auto &[row, cell] : found)
        cells.push_back(cell);
    return cells;
}

Point middleOf(const CellGrid &grid, Cell cell)
{
    return pointOf(grid, knotOf(grid.shape, cell));
}

Cell cellAt(const CellGrid &grid, Point point)
{
    const Point mesh = meshOf(grid);
    const double x = within((point.x - grid.origin.x) / mesh.x);
    const double y = within((point.y - grid.origin.y) / mesh.y);
    switch (grid.shape) {
    case CellShape::FlatHexagon:
        return roundedHexagon(x / 3, (y - x / 3) / 2);
    case CellShape::PointyHexagon:
        return roundedHexagon((x - y / 3) / 2, y / 3);
    case CellShape::Square:
    case CellShape::None:
        break;
    }
    return {static_cast<int>(std::round(x / 2)), static_cast<int>(std::round(y / 2))};
}

std::vector<Point> cornersOf(const CellGrid &grid, Cell cell)
{
    std::vector<Point> corners;
    for (const Knot corner : cornerKnots(grid.shape))
        corners.push_back(pointOf(grid, knotOf(grid.shape, cell) + corner));
    return corners;
}

std::vector<std::vector<Point>> outlinesOf(const CellGrid &grid, std::span<const Cell> cells)
{
    Edges edges(grid.shape, cells);
    std::vector<std::vector<Point>> lines;
    while (!edges.empty()) {
        std::vector<Point> &line = lines.emplace_back();
        for (const Knot knot : edges.takeLine())
            line.push_back(pointOf(grid, knot));
    }
    return lines;
}

} // namespace merlon
