#include "core/board/cells/cell_map.h"
#include "core/board/cells/grid.h"
#include "editor/model/cells/cell_field.h"
#include "editor/model/findings.h"
#include "tests/support/boards.h"
#include "tests/support/cell_boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace merlon;
using namespace merlon::testing;

namespace {

Board fiefsField(CellShape shape, int columns, int rows)
{
    const BoardSchema &schema = *testing::schemaOf("fiefs");
    BoardInfo info;
    info.schema = schema.key;
    return boardOfField(info, schema, {shape, columns, rows, "territory"});
}

} // namespace

class CellFieldTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCellHasItsPlaceOnTheDrawing_data()
    {
        QTest::addColumn<int>("shape");
        QTest::addColumn<int>("links");
        // a row of 4, and another below it: within the rows 3 + 3, between them 7 for hexagons and 4 for squares
        QTest::newRow("flat") << static_cast<int>(CellShape::FlatHexagon) << 13;
        QTest::newRow("pointy") << static_cast<int>(CellShape::PointyHexagon) << 13;
        QTest::newRow("square") << static_cast<int>(CellShape::Square) << 10;
    }

    void everyCellHasItsPlaceOnTheDrawing()
    {
        QFETCH(int, shape);
        QFETCH(int, links);
        const Board board = fiefsField(static_cast<CellShape>(shape), 4, 2);
        QCOMPARE(board.places().size(), std::size_t {8});
        QCOMPARE(static_cast<int>(board.links().size()), links);
        const BoardSchema &schema = *testing::schemaOf("fiefs");
        const CellMap map(board, gridOf(board, schema));
        for (std::size_t place = 0; place < board.places().size(); ++place)
            QVERIFY(map.isOnGrid(place));
        QVERIFY(missingNeighbourLinks(board, schema, map).empty());
    }

    /// However many cells there are, all of them are on the drawing, and the field is in its middle.
    void fitsTheDrawing()
    {
        for (const CellShape shape : {CellShape::FlatHexagon, CellShape::PointyHexagon, CellShape::Square}) {
            for (const auto &[columns, rows] : {std::pair {1, 1}, {12, 3}, {40, 40}}) {
                const Board board = fiefsField(shape, columns, rows);
                QCOMPARE(board.places().size(), static_cast<std::size_t>(columns * rows));
                const auto [left, right] =
                    std::ranges::minmax(board.places(), {}, [](const Place &place) { return place.at.x; });
                QVERIFY(left.at.x > 0 && right.at.x < 1000);
                QVERIFY(std::abs((left.at.x + right.at.x) / 2 - 500) <= 2);
            }
        }
    }

    /// Of a new field nothing is wrong; that something is still to come (B-01: the castles) goes without saying.
    void isBornWithoutFaults()
    {
        const BoardSchema &schema = *testing::schemaOf("fiefs");
        BoardInfo info;
        info.schema = schema.key;
        info.games = {"fiefs"};
        for (const CellShape shape : fieldShapes(schema)) {
            for (const auto &[columns, rows] :
                 {std::pair {CellField {}.columns, CellField {}.rows}, {8, 8}}) {
                const Board board = boardOfField(info, schema, {shape, columns, rows, usualKind(schema)});
                QCOMPARE(board.places().size(), static_cast<std::size_t>(columns * rows));
                const auto findings = findingsOf(board, schema);
                QVERIFY(!findings.empty());
                for (const BoardFinding &found : findings)
                    QVERIFY2(sortOf(found.finding) == FindingSort::ToDo, found.finding.id.c_str());
            }
        }
    }

    /// Squares that say in which column and row they are; that there is no heart yet goes without saying.
    void squaresAreBornNumbered()
    {
        const BoardSchema &schema = *testing::schemaOf("mountain");
        BoardInfo info;
        info.schema = schema.key;
        info.games = {"mountain"};
        const Board board = boardOfField(info, schema, {CellShape::Square, 7, 5, usualKind(schema)});
        QCOMPARE(numberOf(schema, board.places()[8], "col"), std::int64_t {1});
        QCOMPARE(numberOf(schema, board.places()[8], "row"), std::int64_t {1});
        QCOMPARE(numberOf(schema, board.places()[34], "zone"), std::int64_t {1}); // as its game proposes
        for (const BoardFinding &found : findingsOf(board, schema))
            QVERIFY2(sortOf(found.finding) == FindingSort::ToDo, found.finding.id.c_str());
    }

    /// As many tiles of each value as the box has, and none that somebody would have to think up.
    void asksForWhatTheBoxHas()
    {
        const BoardSchema &schema = *testing::schemaOf("fiefs");
        BoardInfo info;
        info.schema = schema.key;
        info.games = {"fiefs"};
        const Board board = boardOfField(info, schema, {CellShape::FlatHexagon, 6, 5, "territory"});
        for (const auto &[slot, count] : {std::pair {1, 12}, {2, 12}, {3, 6}}) {
            const auto asking = std::ranges::count_if(board.places(), [&, wanted = slot](const Place &place) {
                return wordOf(schema, place, "tile") == "dealt" && numberOf(schema, place, "slot") == wanted;
            });
            QCOMPARE(static_cast<int>(asking), count);
        }
    }

    void whatNeedsNoCellsHasNoFields()
    {
        QVERIFY(fieldShapes(*testing::schemaOf("siege")).empty());
        QCOMPARE(fieldShapes(*testing::schemaOf("fiefs")).size(), std::size_t {3});
        QCOMPARE(usualKind(*testing::schemaOf("fiefs")), std::string("territory"));
    }
};

MERLON_TEST(CellFieldTest)
#include "cell_field_test.moc"
