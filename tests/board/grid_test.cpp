#include "core/board/cells/grid.h"
#include "core/board/files/graphml.h"
#include "core/games/english.h"
#include "tests/board/arbitrary_cells.h"
#include "tests/support/boards.h"
#include "tests/support/cell_boards.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <queue>
#include <set>
#include <vector>

using namespace merlon;
using namespace merlon::testing;

namespace {

constexpr std::array kShapes {CellShape::FlatHexagon, CellShape::PointyHexagon, CellShape::Square};

rc::Gen<CellShape> anyShape()
{
    return rc::gen::element(kShapes[0], kShapes[1], kShapes[2]);
}

/// The fewest steps, found by walking.
int walkedDistance(CellShape shape, Cell from, Cell to)
{
    std::map<Cell, int> away {{from, 0}};
    std::queue<Cell> next({from});
    while (!away.contains(to)) {
        for (const Cell near : neighboursOf(shape, next.front())) {
            if (away.emplace(near, away.at(next.front()) + 1).second)
                next.push(near);
        }
        next.pop();
    }
    return away.at(to);
}

bool isNear(Point a, Point b)
{
    return std::hypot(a.x - b.x, a.y - b.y) < 1e-6;
}

/// Twice the area within a line; negative if it runs the other way round than the hands of a clock.
double twiceArea(const std::vector<Point> &line)
{
    double area = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Point a = line[i];
        const Point b = line[(i + 1) % line.size()];
        area += a.x * b.y - b.x * a.y;
    }
    return area;
}

double twiceAreaOfCell(const CellGrid &grid)
{
    return twiceArea(cornersOf(grid, {0, 0}));
}

const BoardSchema *cellSchemaOf(std::string_view family)
{
    if (family == realmSchema().key)
        return &realmSchema();
    return family == mineSchema().key ? &mineSchema() : testing::schemaOf(family);
}

} // namespace

/// Hexagons and squares, and the grid of a board.
class GridTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void neighboursShareTheSideTowardsThem()
    {
        QVERIFY(rc::check("corners of neighbours", [] {
            const CellGrid grid = gridWith(*anyShape());
            const Cell cell = *anyCell(30);
            const std::vector<Cell> neighbours = neighboursOf(grid.shape, cell);
            const std::vector<Point> corners = cornersOf(grid, cell);
            RC_ASSERT(corners.size() == neighbours.size());
            for (std::size_t side = 0; side < neighbours.size(); ++side) {
                const std::vector<Point> theirs = cornersOf(grid, neighbours[side]);
                for (const Point end : {corners[side], corners[(side + 1) % corners.size()]})
                    RC_ASSERT(std::ranges::count(theirs, end) == 1); // exactly the same point
                RC_ASSERT(std::ranges::count(neighboursOf(grid.shape, neighbours[side]), cell) == 1);
            }
            RC_ASSERT(twiceArea(corners) > 0); // clockwise, as y grows downwards
        }));
    }

    void everyPointOfACellLiesInIt()
    {
        QVERIFY(rc::check("cell at a point", [] {
            const CellGrid grid = gridWith(*anyShape());
            const Cell cell = *anyCell(1000);
            const Point middle = middleOf(grid, cell);
            RC_ASSERT(cellAt(grid, middle) == cell);
            for (const Point corner : cornersOf(grid, cell)) {
                for (const double part : {0.5, 0.99}) {
                    const Point within {middle.x + (corner.x - middle.x) * part,
                                        middle.y + (corner.y - middle.y) * part};
                    RC_ASSERT(cellAt(grid, within) == cell);
                }
            }
        }));
    }

    void distanceIsTheFewestSteps()
    {
        QVERIFY(rc::check("distance", [] {
            const CellShape shape = *anyShape();
            const Cell a = *anyCell(6);
            const Cell b = *anyCell(6);
            RC_ASSERT(distanceBetween(shape, a, b) == walkedDistance(shape, a, b));
            RC_ASSERT(distanceBetween(shape, b, a) == distanceBetween(shape, a, b));
        }));
    }

    void aRingIsAllThatIsSoFarAway()
    {
        QVERIFY(rc::check("ring and disc", [] {
            const CellShape shape = *anyShape();
            const Cell centre = *anyCell(20);
            const int radius = *rc::gen::inRange(0, 8);
            const std::vector<Cell> ring = ringAround(shape, centre, radius);
            std::vector<Cell> far;
            std::vector<Cell> near;
            for (int q = -2 * radius; q <= 2 * radius; ++q) {
                for (int r = -2 * radius; r <= 2 * radius; ++r) {
                    const Cell cell = centre + Cell {q, r};
                    if (distanceBetween(shape, centre, cell) == radius)
                        far.push_back(cell);
                    if (distanceBetween(shape, centre, cell) <= radius)
                        near.push_back(cell);
                }
            }
            RC_ASSERT(patchOf(ring) == patchOf(far));
            RC_ASSERT(ring.size() == far.size()); // each once
            const std::vector<Cell> disc = discAround(shape, centre, radius);
            RC_ASSERT(patchOf(disc) == patchOf(near));
            RC_ASSERT(disc.size() == near.size());
            RC_ASSERT(disc.front() == centre);
        }));
    }

    void thereIsNoRingBelowNothing()
    {
        for (const CellShape shape : kShapes) {
            QVERIFY(ringAround(shape, {2, 3}, -1).empty());
            QVERIFY(discAround(shape, {2, 3}, -1).empty());
        }
        QVERIFY(neighboursOf(CellShape::None, {0, 0}).empty());
    }

    void aLineGoesFromNeighbourToNeighbourAndBackTheSameWay()
    {
        QVERIFY(rc::check("line", [] {
            const CellGrid grid = gridWith(*anyShape());
            const Cell from = *anyCell(25);
            const Cell to = *anyCell(25);
            std::vector<Cell> line = lineBetween(grid.shape, from, to);
            RC_ASSERT(line.front() == from);
            RC_ASSERT(line.back() == to);
            RC_ASSERT(static_cast<int>(line.size()) == distanceBetween(grid.shape, from, to) + 1);
            for (std::size_t i = 1; i < line.size(); ++i)
                RC_ASSERT(distanceBetween(grid.shape, line[i - 1], line[i]) == 1);
            // Never farther from the straight line than a cell is wide.
            const Point a = middleOf(grid, from);
            const Point b = middleOf(grid, to);
            const double length = std::hypot(b.x - a.x, b.y - a.y);
            for (const Cell cell : line) {
                const Point m = middleOf(grid, cell);
                const double across = (b.x - a.x) * (m.y - a.y) - (b.y - a.y) * (m.x - a.x);
                RC_ASSERT(std::abs(across) <= grid.size * length + 1e-6);
            }
            std::ranges::reverse(line);
            RC_ASSERT(line == lineBetween(grid.shape, to, from));
        }));
    }

    void aRectangleHoldsTheCellsBetweenItsCorners()
    {
        QVERIFY(rc::check("rectangle", [] {
            const CellGrid grid = gridWith(*anyShape());
            const Cell a = *anyCell(8);
            const Cell b = *anyCell(8);
            const std::vector<Cell> cells = rectangleBetween(grid.shape, a, b);
            RC_ASSERT(cells == rectangleBetween(grid.shape, b, a));
            const Point one = middleOf(grid, a);
            const Point other = middleOf(grid, b);
            const auto isBetween = [](double x, double from, double to) {
                return x >= std::min(from, to) - 1e-6 && x <= std::max(from, to) + 1e-6;
            };
            std::vector<Cell> between;
            for (int q = -60; q <= 60; ++q) {
                for (int r = -60; r <= 60; ++r) {
                    const Point middle = middleOf(grid, {q, r});
                    if (isBetween(middle.x, one.x, other.x) && isBetween(middle.y, one.y, other.y))
                        between.push_back({q, r});
                }
            }
            RC_ASSERT(patchOf(cells) == between);
            RC_ASSERT(cells.size() == between.size());
        }));
    }

    void outlinesEncloseThePatchAndNothingElse()
    {
        QVERIFY(rc::check("outlines", [] {
            const CellGrid grid = gridWith(*anyShape());
            const std::vector<Cell> cells = patchOf(*rc::gen::container<std::vector<Cell>>(anyCell(4)));
            const std::set<Cell> patch(cells.begin(), cells.end());
            double area = 0;
            std::size_t sides = 0;
            for (const std::vector<Point> &line : outlinesOf(grid, cells)) {
                area += twiceArea(line);
                sides += line.size();
                for (std::size_t i = 0; i < line.size(); ++i) // no way is gone back
                    RC_ASSERT(!isNear(line[i], line[(i + 2) % line.size()]));
            }
            std::size_t open = 0;
            for (const Cell cell : cells) {
                for (const Cell near : neighboursOf(grid.shape, cell))
                    open += patch.contains(near) ? 0 : 1;
            }
            RC_ASSERT(sides == open);
            RC_ASSERT(std::abs(area - twiceAreaOfCell(grid) * double(cells.size())) < 1e-3);
        }));
    }

    void squaresThatMeetAtACornerHaveLinesOfTheirOwn()
    {
        const CellGrid grid = gridWith(CellShape::Square);
        const std::array<Cell, 2> cells {{{0, 0}, {1, 1}}};
        QCOMPARE(outlinesOf(grid, cells).size(), std::size_t {2});
        const std::vector<Cell> ring = ringAround(CellShape::FlatHexagon, {0, 0}, 2);
        const auto lines = outlinesOf(gridWith(CellShape::FlatHexagon), ring);
        QCOMPARE(lines.size(), std::size_t {2}); // the hole as well
        QVERIFY(std::min(twiceArea(lines[0]), twiceArea(lines[1])) < 0);
    }

    /// The boards of the rules say where hexagons lie, in whole numbers.
    void hexagonsLieWhereOthersPutThem()
    {
        const auto liesAt = [](const CellGrid &grid, Cell cell, Point point) {
            const Point middle = middleOf(grid, cell);
            return std::abs(middle.x - point.x) <= 0.5 && std::abs(middle.y - point.y) <= 0.5
                && cellAt(grid, point) == cell;
        };
        const CellGrid pointy {CellShape::PointyHexagon, 115, {500, 500}};
        QVERIFY(liesAt(pointy, {-1, 2}, {500, 845}));
        QVERIFY(liesAt(pointy, {1, 0}, {699, 500}));
        QVERIFY(liesAt(pointy, {1, -2}, {500, 155}));
        const CellGrid flat {CellShape::FlatHexagon, 105, {500, 500}};
        QVERIFY(liesAt(flat, {2, -2}, {815, 318}));
        QVERIFY(liesAt(flat, {0, -2}, {500, 136}));
        const CellGrid square {CellShape::Square, 40, {60, 60}};
        QVERIFY(liesAt(square, {22, 7}, {940, 340}));
    }

    void foundersOfAGridMustBeSound()
    {
        QVERIFY(isSound(gridWith(CellShape::Square)));
        QVERIFY(!isSound({}));
        QVERIFY(!isSound(gridWith(CellShape::Square, 3)));
        QVERIFY(!isSound(gridWith(CellShape::Square, std::nan(""))));
        QVERIFY(!isSound(gridWith(CellShape::Square, 40, {1e9, 0})));
        const Cell far = cellAt(gridWith(CellShape::FlatHexagon), {1e300, std::nan("")});
        QVERIFY(far.q > 0); // somewhere, without overflow
    }

    void aBoardMayTurnItsHexagonsButNotMakeSquaresOfThem()
    {
        BoardInfo info;
        info.cells = gridWith(CellShape::PointyHexagon);
        QCOMPARE(gridOf(Board(info, {}, {}), realmSchema()), *info.cells);
        QCOMPARE(gridOf(Board(info, {}, {}), mineSchema()), mineSchema().cells.grid);
        QCOMPARE(gridOf(Board(info, {}, {}), siegeSchema()).shape, CellShape::None);
        info.cells.reset();
        QCOMPARE(gridOf(Board(info, {}, {}), realmSchema()), realmSchema().cells.grid);
    }

    void aFamilyMayLeaveTheShapeToItsBoards()
    {
        BoardSchema schema;
        schema.cells.anyShape = true;
        BoardInfo info;
        QVERIFY(!hasCells(Board(info, {}, {}), schema));
        for (const CellShape shape : {CellShape::PointyHexagon, CellShape::Square}) {
            info.cells = gridWith(shape);
            QCOMPARE(gridOf(Board(info, {}, {}), schema), *info.cells);
        }
    }

    void theGridOfABoardComesBackFromItsFile()
    {
        for (const CellShape shape : kShapes) {
            const BoardSchema &schema = shape == CellShape::Square ? mineSchema() : realmSchema();
            const CellGrid grid = gridWith(shape, 41.5, {480, 512.25});
            const Board board = boardOfCells(schema, grid, discAround(shape, {0, 0}, 1),
                                             shape == CellShape::Square ? "rock" : "field");
            const auto read = readBoard(writeBoard(board, schema), cellSchemaOf, "test");
            QVERIFY2(read.has_value(), read ? "" : say(read.error(), english()).c_str());
            QCOMPARE(*read, board);
            const auto graph = boardFromGraphml(boardToGraphml(board), cellSchemaOf, "test");
            QVERIFY2(graph.has_value(), graph ? "" : say(graph.error(), english()).c_str());
            QCOMPARE(*graph, board);
        }
    }

    void aWrongGridIsRefusedWithItsReason_data()
    {
        QTest::addColumn<QString>("cells");
        QTest::addColumn<QString>("reason");
        QTest::newRow("no object") << "[]"
                                   << "object";
        QTest::newRow("shape") << R"({"shape": "octagon", "size": 40})"
                               << "octagon";
        QTest::newRow("size") << R"({"shape": "square", "size": 3})"
                              << "not a valid grid";
        QTest::newRow("size is no number") << R"({"shape": "square", "size": "40"})"
                                           << "not a valid grid";
        QTest::newRow("no size") << R"({"shape": "square"})"
                                 << "not a valid grid";
        QTest::newRow("no shape") << R"({"size": 40})"
                                  << "not a valid grid";
        QTest::newRow("origin") << R"({"shape": "square", "size": 40, "origin": [1]})"
                                << "point";
        QTest::newRow("unknown key") << R"({"shape": "square", "size": 40, "sides": 4})"
                                     << "sides";
    }

    void aWrongGridIsRefusedWithItsReason()
    {
        QFETCH(QString, cells);
        QFETCH(QString, reason);
        const QString file =
            QStringLiteral(R"({"format": {"name": "merlon-board", "version": "1.2"}, "key": "a",
            "schema": "mine", "cells": %1, "places": []})")
                .arg(cells);
        const auto read = readBoard(file.toStdString(), cellSchemaOf, "test");
        QVERIFY(!read.has_value());
        const QString said = QString::fromStdString(say(read.error(), english()));
        QVERIFY2(said.contains(reason), qPrintable(said));
    }
};

MERLON_TEST(GridTest)
#include "grid_test.moc"
