#include "core/board/finding.h"
#include "editor/model/cells/cell_painting.h"
#include "tests/support/boards.h"
#include "tests/support/cell_boards.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <QTest>

#include <algorithm>
#include <set>

using namespace merlon;
using namespace merlon::testing;

namespace {

constexpr CellGrid kGrid {CellShape::FlatHexagon, 40, {500, 500}};

Board empty(const BoardSchema &schema = realmSchema())
{
    BoardInfo info;
    info.schema = schema.key;
    info.cells = schema.cells.grid;
    return {info, {}, {}};
}

Board with(Board board, const BoardChange &change)
{
    if (!apply(board, change))
        throw std::runtime_error("the change does not fit");
    return board;
}

Board painted(const Board &board, const std::vector<Cell> &cells, const CellInk &ink,
              const BoardSchema &schema = realmSchema())
{
    return with(board, merlon::painted(board, schema, CellMap(board, gridOf(board, schema)), cells, ink));
}

Board erased(const Board &board, const std::vector<Cell> &cells)
{
    return with(board, merlon::erased(board, CellMap(board, *board.info().cells), cells));
}

CellInk ink(const char *kind)
{
    return {kind, {}};
}

/// Every two neighbours are linked once if their kinds allow it, and nothing else is.
void assertLinkedByNeighbourhood(const Board &board, const BoardSchema &schema)
{
    const CellMap map(board, *board.info().cells);
    RC_ASSERT(missingNeighbourLinks(board, schema, map).empty());
    std::set<std::pair<std::string, std::string>> ends;
    for (const Link &link : board.links()) {
        RC_ASSERT(ends.insert(std::minmax(link.from, link.to)).second);
        const auto from = board.indexOf(link.from);
        const auto to = board.indexOf(link.to);
        RC_ASSERT(from && to);
        RC_ASSERT(distanceBetween(map.grid().shape, map.cellOf(*from), map.cellOf(*to)) == 1);
        RC_ASSERT(mayJoin(*schema.linkKind(link.kind), board.places()[*from].kind, board.places()[*to].kind));
    }
    std::set<std::string> keys;
    for (const Place &place : board.places())
        RC_ASSERT(keys.insert(place.key).second);
}

} // namespace

class CellPaintingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void paintsFourHundredCellsWithTheirLinks()
    {
        const auto cells = rectangleBetween(CellShape::Square, {-10, -10}, {9, 9});
        const Board board = painted(empty(mineSchema()), cells, ink("rock"), mineSchema());
        QCOMPARE(board.places().size(), std::size_t {400});
        QCOMPARE(board.links().size(), std::size_t {760});
        QVERIFY(checkBoard(board, mineSchema()).empty());
    }

    void cellsBesideTheDrawingStayEmpty()
    {
        const Board board = painted(empty(), discAround(kGrid.shape, {0, 0}, 40), ink("field"));
        QVERIFY(board.places().size() > 100);
        for (const Place &place : board.places())
            QVERIFY(place.at.x >= 0 && place.at.x <= 1000 && place.at.y >= 0 && place.at.y <= 1000);
    }

    void whateverIsPaintedAndErasedNeighboursAreLinked()
    {
        QVERIFY(rc::check("strokes", [] {
            Board board = empty();
            const int strokes = *rc::gen::inRange(1, 12);
            for (int i = 0; i < strokes; ++i) {
                const Cell centre {*rc::gen::inRange(-4, 5), *rc::gen::inRange(-4, 5)};
                const auto cells = discAround(kGrid.shape, centre, *rc::gen::inRange(0, 3));
                const std::string kind = *rc::gen::element<std::string>("field", "castle", "lake", "");
                const Board before = board;
                const CellMap map(board, kGrid);
                const BoardChange change = *rc::gen::arbitrary<bool>()
                    ? merlon::painted(board, realmSchema(), map, cells, {kind, {}})
                    : merlon::erased(board, map, cells);
                const auto inverse = apply(board, change);
                RC_ASSERT(inverse.has_value());
                assertLinkedByNeighbourhood(board, realmSchema());
                Board back = board;
                RC_ASSERT(apply(back, *inverse).has_value());
                RC_ASSERT(back == before);
            }
        }));
    }

    void paintingTheSameAgainChangesNothing()
    {
        const auto cells = discAround(kGrid.shape, {0, 0}, 3);
        const Board board = painted(empty(), cells, {"field", {{"height", std::int64_t {2}}}});
        QVERIFY(merlon::painted(board, realmSchema(), CellMap(board, kGrid), cells,
                                {"field", {{"height", std::int64_t {2}}}})
                    .empty());
    }

    void aClosedBorderStaysClosed()
    {
        Board board = painted(empty(), discAround(kGrid.shape, {0, 0}, 1), ink("field"));
        const std::size_t links = board.links().size();
        board = with(board, removeLink(board, 0));
        board = painted(board, {{0, 0}}, {"field", {{"height", std::int64_t {3}}}});
        board = painted(board, {{0, 0}}, ink("forest"));
        board = painted(board, {{3, 0}}, ink("forest"));
        QCOMPARE(board.links().size(), links - 1);
    }

    void linksThatKindsForbidGoAndComeBack()
    {
        const Board fields = painted(empty(), {{0, 0}, {1, 0}}, ink("field"));
        QCOMPARE(fields.links().size(), std::size_t {1});
        const Board castles = painted(fields, {{0, 0}, {1, 0}}, ink("castle"));
        QVERIFY(castles.links().empty());
        QCOMPARE(painted(castles, {{1, 0}}, ink("lake")).links().size(), std::size_t {1});
    }

    void attributesAreLeftWithoutTheKind()
    {
        Board board = painted(empty(), {{0, 0}}, ink("field"));
        board = painted(board, {{0, 0}, {1, 0}}, {"", {{"height", std::int64_t {2}}}});
        QCOMPARE(board.places().size(), std::size_t {1}); // an empty cell stays empty
        QCOMPARE(numberOf(realmSchema(), board.places()[0], "height"), 2);
        board = painted(board, {{0, 0}}, {"", {{"height", std::int64_t {0}}}});
        QVERIFY(board.places()[0].attributes.empty()); // what the schema says anyway is not written
        board = painted(board, {{0, 0}}, {"field", {{"height", std::int64_t {1}}}});
        board = painted(board, {{0, 0}}, ink("lake"));
        QVERIFY(board.places()[0].attributes.empty()); // lakes have no height
    }

    void namesAndOwnKeysStay()
    {
        Board board = painted(empty(), {{0, 0}, {1, 0}}, ink("field"));
        board = with(board, renamePlace(board, "field-1", "home"));
        Place named = board.places()[0];
        named.names = {{"en", "Home"}};
        board = with(board, {{ReplacePlace {0, named}}});
        board = painted(board, {{0, 0}}, ink("forest"));
        QCOMPARE(board.places()[0].kind, std::string("forest"));
        QCOMPARE(board.places()[0].key, std::string("home"));
        QCOMPARE(board.places()[0].names.at("en"), std::string("Home"));
    }

    /// A key that tells the kind of before would mislead; links follow.
    void numberedKeysFollowTheirKind()
    {
        Board board = painted(empty(), {{0, 0}, {1, 0}, {2, 0}}, ink("field"));
        const std::size_t links = board.links().size();
        board = painted(board, {{0, 0}, {1, 0}}, ink("forest"));
        QCOMPARE(board.places()[0].key, std::string("forest-1"));
        QCOMPARE(board.places()[1].key, std::string("forest-2"));
        QCOMPARE(board.places()[2].key, std::string("field-3"));
        QCOMPARE(board.links().size(), links);
        QVERIFY(checkBoard(board, realmSchema()).empty());
        board = painted(board, {{0, 0}}, {"", {{"height", std::int64_t {2}}}});
        QCOMPARE(board.places()[0].key, std::string("forest-1")); // the kind has stayed
    }

    /// Links that come only now know the key of now.
    void newLinksJoinWhatHasAnotherKey()
    {
        Board board = painted(empty(), {{0, 0}, {1, 0}}, ink("castle"));
        board = painted(board, {{1, 0}}, ink("lake"));
        QCOMPARE(board.links().size(), std::size_t {1});
        QVERIFY(checkBoard(board, realmSchema()).empty());
    }

    void keysAreNumberedOn()
    {
        Board board = painted(empty(), {{0, 0}, {1, 0}, {2, 0}}, ink("field"));
        board = erased(board, {{1, 0}});
        board = painted(board, {{1, 0}, {3, 0}}, ink("field"));
        std::set<std::string> keys;
        for (const Place &place : board.places())
            keys.insert(place.key);
        QCOMPARE(keys, (std::set<std::string> {"field-1", "field-2", "field-3", "field-4"}));
    }

    void aFloodFindsWhatLooksTheSame()
    {
        Board board = painted(empty(), rectangleBetween(kGrid.shape, {-3, 0}, {3, 0}), ink("field"));
        board = painted(board, {{0, 0}}, ink("lake"));
        const CellMap map(board, kGrid);
        const auto flooded = [&](Cell from, const CellInk &with) {
            return floodedCells(board, realmSchema(), map, from, with);
        };
        for (const Cell cell : flooded({-3, 0}, ink("forest")))
            QVERIFY(map.placeIn(cell) && cell != (Cell {0, 0}));
        QCOMPARE(flooded({0, 0}, ink("forest")), std::vector<Cell> {(Cell {0, 0})});
        // Only a difference in what the ink leaves parts the land.
        const Board high = painted(board, {{-3, 0}}, {"", {{"height", std::int64_t {2}}}});
        const auto cells = [&](const CellInk &with) {
            return floodedCells(high, realmSchema(), CellMap(high, kGrid), {-3, 0}, with).size();
        };
        QVERIFY(cells(ink("forest")) > 1);
        QCOMPARE(cells({"field", {{"height", std::int64_t {3}}}}), std::size_t {1});
    }

    void aFloodOfEmptyCellsEndsAtTheEdgeOfTheDrawing()
    {
        const Board board = painted(empty(), ringAround(kGrid.shape, {0, 0}, 3), ink("field"));
        const CellMap map(board, kGrid);
        QCOMPARE(floodedCells(board, realmSchema(), map, {0, 0}, ink("lake")).size(), std::size_t {19});
        const auto outside = floodedCells(board, realmSchema(), map, {8, 0}, ink("lake"));
        QVERIFY(outside.size() > 100);
        QCOMPARE(withinDrawing(kGrid, outside).size(), outside.size());
        QVERIFY(floodedCells(board, realmSchema(), map, {500, 0}, ink("lake")).empty());
    }

    void placesMoveWithTheirCells()
    {
        Board board = painted(empty(), discAround(kGrid.shape, {0, 0}, 2), ink("field"));
        board = with(board, movePlace(board, "field-19", {990, 990})); // beside the grid
        const CellGrid wide {CellShape::PointyHexagon, 61, {480, 520}};
        const Board other = with(board, withGrid(board, realmSchema(), wide));
        QCOMPARE(other.info().cells, std::optional(wide));
        const CellMap before(board, kGrid);
        const CellMap after(other, wide);
        for (std::size_t i = 0; i + 1 < board.places().size(); ++i) {
            QCOMPARE(after.cellOf(i), before.cellOf(i));
            QVERIFY(after.isOnGrid(i));
        }
        QCOMPARE(other.places()[18].at, (Point {990, 990}));
        QVERIFY(withGrid(other, realmSchema(), wide).empty());
        QVERIFY(withGrid(other, realmSchema(), {CellShape::Square, 40, {500, 500}}).empty());
        QVERIFY(withGrid(other, realmSchema(), {CellShape::FlatHexagon, 1, {500, 500}}).empty());
    }

    /// Of families that count squares (the numbers go on from those that are there), and the brush takes up none.
    void newSquaresSayWhereTheyAre()
    {
        const BoardSchema &schema = *testing::schemaOf("mountain");
        const auto squareOf = [&](const Place &place) {
            return Cell {static_cast<int>(numberOf(schema, place, "col")),
                         static_cast<int>(numberOf(schema, place, "row"))};
        };
        Board board =
            painted(empty(schema), {{3, 4}, {4, 4}}, {"cell", {{"zone", std::int64_t {2}}}}, schema);
        QCOMPARE(squareOf(board.places()[0]), (Cell {3, 4}));
        QCOMPARE(squareOf(board.places()[1]), (Cell {4, 4}));
        for (const std::size_t i : {std::size_t {0}, std::size_t {1}}) {
            Place place = board.places()[i];
            place.attributes["row"] = std::int64_t {10};
            board = with(board, {{ReplacePlace {i, place}}});
        }
        board = painted(board, {{4, 5}, {4, 4}}, ink("cell"), schema);
        QCOMPARE(squareOf(board.places()[2]), (Cell {4, 11}));
        QCOMPARE(squareOf(board.places()[1]), (Cell {4, 10})); // and those that are there stay
        const CellInk taken = inkOf(board, schema, CellMap(board, gridOf(board, schema)), {3, 4});
        QVERIFY(!taken.attributes.contains("row") && !taken.attributes.contains("col"));
        QCOMPARE(taken.attributes.at("zone"), (AttributeValue {std::int64_t {2}}));
        QVERIFY(checkBoard(board, schema).empty());
    }

    void theBrushTakesUpWhatLiesInACell()
    {
        Board board = painted(empty(), {{0, 0}}, {"field", {{"height", std::int64_t {3}}}});
        const CellMap map(board, kGrid);
        const CellInk taken = inkOf(board, realmSchema(), map, {0, 0});
        QCOMPARE(taken, (CellInk {"field", {{"height", std::int64_t {3}}}}));
        QCOMPARE(inkOf(board, realmSchema(), map, {5, 5}), CellInk {});
        board = painted(board, {{1, 0}}, taken);
        QCOMPARE(board.places()[1].attributes, board.places()[0].attributes);
    }
};

MERLON_TEST(CellPaintingTest)
#include "cell_painting_test.moc"
