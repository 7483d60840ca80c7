#include "core/board/cells/cell_map.h"
#include "tests/board/arbitrary_cells.h"
#include "tests/support/boards.h"
#include "tests/support/cell_boards.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <QTest>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace merlon;
using namespace merlon::testing;

/// The cells of a board, and what borders on them.
class CellMapTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPlaceIsFoundByItsCell()
    {
        const CellGrid grid = gridWith(CellShape::FlatHexagon, 40, {500, 500});
        Board board = boardOfCells(realmSchema(), grid, discAround(grid.shape, {0, 0}, 2), "field");
        QVERIFY(apply(board, movePlace(board, "field-1", {503, 497})).has_value());      // a little beside
        QVERIFY(apply(board, movePlace(board, "field-2", {500 + 20, 500})).has_value()); // into the same cell
        QVERIFY(apply(board, movePlace(board, "field-19", {900, 911})).has_value()); // half out of its cell
        const CellMap map(board, grid);
        QCOMPARE(map.placeIn({0, 0}), std::optional<std::size_t>(0));
        QVERIFY(map.isOnGrid(0));
        QVERIFY(!map.isOnGrid(1)); // the cell is taken
        QVERIFY(!map.isOnGrid(18));
        QVERIFY(map.isOnGrid(2));
        QCOMPARE(map.cellOf(1), (Cell {0, 0}));
        QVERIFY(!map.placeIn({9, 9}));
    }

    void neighboursAreLinkedOnceAndAsTheSchemaAllows()
    {
        QVERIFY(rc::check("links between neighbours", [] {
            const CellGrid grid =
                gridWith(*rc::gen::element(CellShape::FlatHexagon, CellShape::PointyHexagon));
            const std::vector<Cell> cells = patchOf(*rc::gen::container<std::vector<Cell>>(anyCell(3)));
            Board board = boardOfCells(realmSchema(), grid, cells, "field");
            for (std::size_t place = 0; place < cells.size(); place += 3) {
                Place castle = board.places()[place];
                castle.kind = "castle";
                RC_ASSERT(apply(board, {{ReplacePlace {place, castle}}}).has_value());
            }
            // Links that are there are not made again, whatever their direction.
            std::vector<Link> links(board.links().begin(), board.links().end());
            std::erase_if(links, [&](const Link &link) {
                return board.find(link.from)->kind == "castle" && board.find(link.to)->kind == "castle";
            });
            const std::size_t kept = links.size() / 2;
            links.resize(kept);
            for (Link &link : links)
                std::swap(link.from, link.to);
            const Board some(board.info(), {board.places().begin(), board.places().end()}, links);
            for (const Link &link : missingNeighbourLinks(some, realmSchema(), CellMap(some, grid)))
                links.push_back(link);
            std::size_t wanted = 0;
            for (std::size_t a = 0; a < cells.size(); ++a) {
                for (std::size_t b = 0; b < a; ++b) {
                    if (distanceBetween(grid.shape, cells[a], cells[b]) == 1)
                        wanted += a % 3 != 0 || b % 3 != 0 ? 1 : 0;
                }
            }
            RC_ASSERT(links.size() == wanted);
            std::set<std::pair<std::string, std::string>> ends;
            for (const Link &link : links)
                RC_ASSERT(ends.insert(std::minmax(link.from, link.to)).second);
            const Board all(board.info(), {board.places().begin(), board.places().end()}, links);
            RC_ASSERT(missingNeighbourLinks(all, realmSchema(), CellMap(all, grid)).empty());
        }));
    }

    void familiesWithoutCellsHaveNoNeighbourLinks()
    {
        const Board board = shippedBoard("two-shoulders");
        const CellMap map(board, gridWith(CellShape::Square));
        QVERIFY(missingNeighbourLinks(board, siegeSchema(), map).empty());
    }

    void aFloodStopsWhereOtherLandBegins()
    {
        const CellGrid grid = realmSchema().cells.grid;
        Board board =
            boardOfCells(realmSchema(), grid, rectangleBetween(grid.shape, {-4, 0}, {4, 0}), "field");
        const CellMap map(board, grid);
        const std::size_t wall = *map.placeIn({0, 0});
        const auto isField = [](const Place &place) { return place.kind == "field"; };
        QCOMPARE(floodFrom(board, "border", wall, isField).size(), board.places().size());
        for (const Cell cell : {Cell {0, 0}, Cell {0, -2}, Cell {0, -1}, Cell {0, 1}, Cell {0, 2}}) {
            if (const auto place = map.placeIn(cell)) {
                Place lake = board.places()[*place];
                lake.kind = "lake";
                QVERIFY(apply(board, {{ReplacePlace {*place, lake}}}).has_value());
            }
        }
        const std::vector<std::size_t> west = floodFrom(board, "border", *map.placeIn({-4, 0}), isField);
        QVERIFY(!west.empty() && std::ranges::is_sorted(west));
        for (const std::size_t place : west)
            QVERIFY(map.cellOf(place).q < 0);
        QVERIFY(floodFrom(board, "border", wall, isField).empty());
        QVERIFY(floodFrom(board, "border", 9999, isField).empty());
        QCOMPARE(floodFrom(board, "road", *map.placeIn({4, 0}), isField).size(), std::size_t {1});
    }
};

MERLON_TEST(CellMapTest)
#include "cell_map_test.moc"
