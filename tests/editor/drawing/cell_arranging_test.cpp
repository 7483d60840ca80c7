#include "core/board/cells/cell_map.h"
#include "core/board/cells/grid.h"
#include "editor/model/shaping.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QTest>

#include <algorithm>

using namespace merlon;
using testing::EditorDriver;

namespace {

CellMap cellsOf(EditorDriver &driver)
{
    return {driver.board(), gridOf(driver.board(), driver.document().schema())};
}

/// The middle of an empty cell beside some place.
Point emptyMiddle(EditorDriver &driver)
{
    const CellMap map = cellsOf(driver);
    for (std::size_t place = 0; place < driver.board().places().size(); ++place) {
        for (const Cell cell : neighboursOf(map.grid().shape, map.cellOf(place))) {
            const Point middle = middleOf(map.grid(), cell);
            if (!map.placeIn(cell) && std::min(middle.x, middle.y) > 20 && std::max(middle.x, middle.y) < 980)
                return middle;
        }
    }
    return {};
}

} // namespace

/// What moves places leaves those that are cells on their grid.
class CellArrangingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatWouldTakeCellsOffTheirGridCannotBeDone()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.putPlace("tower", {300, 300});
        driver.document().select({{driver.board().places()[0].key}, {}});
        const char *const names[] {"layout",     "fortress", "align-left", "spread-down", "turn-left",
                                   "turn-right", "grow",     "shrink",     "flip-across", "flip-down"};
        const QString before = driver.action("turn-left").toolTip();
        for (const char *name : names)
            QVERIFY2(driver.action(name).isEnabled(), name);
        driver.window().documents().addBoard({testing::shippedBoard("fiefs-2"), {}});
        QCoreApplication::processEvents();
        driver.document().select({{driver.board().places()[0].key}, {}});
        for (const char *name : names) {
            QVERIFY2(!driver.action(name).isEnabled(), name);
            QVERIFY2(driver.action(name).toolTip().contains(QLatin1String("cells")), name);
        }
        QVERIFY(driver.action("copy").isEnabled());
        driver.beginEmpty();
        QVERIFY(driver.action("layout").isEnabled());
        QCOMPARE(driver.action("turn-left").toolTip(), before);
    }

    void aDraggedCellComesToLieInACell()
    {
        EditorDriver driver;
        driver.window().documents().addBoard({testing::shippedBoard("fiefs-2"), {}});
        QCoreApplication::processEvents();
        driver.takeTool("");
        const Point middle = emptyMiddle(driver);
        QVERIFY(middle != Point {});
        driver.dragTo(driver.board().places()[0].key, {middle.x + 9, middle.y - 7});
        QCOMPARE(driver.board().places()[0].at, snapped(middle, 0.0));
        QVERIFY(cellsOf(driver).isOnGrid(0));
    }
};

MERLON_TEST(CellArrangingTest)
#include "cell_arranging_test.moc"
