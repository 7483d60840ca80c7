#include "core/board/grid.h"
#include "editor/model/cell_field.h"
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

    void whatNeedsNoCellsHasNoFields()
    {
        QVERIFY(fieldShapes(*testing::schemaOf("siege")).empty());
        QCOMPARE(fieldShapes(*testing::schemaOf("fiefs")).size(), std::size_t {3});
        QCOMPARE(usualKind(*testing::schemaOf("fiefs")), std::string("territory"));
    }
};

MERLON_TEST(CellFieldTest)
#include "cell_field_test.moc"
