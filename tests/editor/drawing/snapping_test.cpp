#include "editor/canvas/tools/snapping.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QTest>

#include <vector>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

/// Two towers that lie on no line of the grid, and a third to be moved.
void drawThree(EditorDriver &driver)
{
    driver.beginEmpty();
    driver.action("snap").trigger(); // off: places lie on any whole number
    driver.action("guides").trigger();
    driver.putPlace("tower", {303, 607});
    driver.putPlace("tower", {457, 711});
    driver.putPlace("tower", {650, 250});
    driver.takeTool("");
    driver.action("guides").trigger();
    driver.action("snap").trigger();
}

Point at(EditorDriver &driver, std::size_t place)
{
    return driver.board().places()[place].at;
}

std::string keyAt(EditorDriver &driver, std::size_t place)
{
    return driver.board().places()[place].key;
}

} // namespace

class SnappingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDraggedPlaceComesToLieInLineWithItsNeighbours()
    {
        EditorDriver driver;
        drawThree(driver);
        const Point first = at(driver, 0);
        const Point second = at(driver, 1);
        driver.dragTo(keyAt(driver, 2), {second.x + 3, first.y - 3});
        QCOMPARE(at(driver, 2), (Point {second.x, first.y}));
    }

    void farFromNeighboursTheGridHolds()
    {
        EditorDriver driver;
        drawThree(driver);
        driver.dragTo(keyAt(driver, 2), {783, 158});
        QCOMPARE(at(driver, 2), (Point {780, 160}));
    }

    void altLetsItLieAnywhere()
    {
        EditorDriver driver;
        drawThree(driver);
        const Point first = at(driver, 0);
        driver.dragTo(keyAt(driver, 2), {first.x + 3, 333}, Qt::AltModifier);
        QVERIFY(at(driver, 2).x != first.x);
        QVERIFY(std::abs(at(driver, 2).x - first.x - 3) <= 2); // the mouse goes by whole pixels
    }

    // Where the system moves windows with Alt.
    void ctrlLetsWhatIsPutLieAnywhere()
    {
        EditorDriver driver;
        drawThree(driver);
        const Point first = at(driver, 0);
        driver.takeTool("tower");
        driver.click(Point {first.x + 3, 333}, Qt::ControlModifier);
        QVERIFY(at(driver, 3).x != first.x);
        QVERIFY(std::abs(at(driver, 3).x - first.x - 3) <= 2);
    }

    void aDragWithCtrlMovesAllThatIsSelected()
    {
        EditorDriver driver;
        drawThree(driver);
        driver.takeTool({});
        const Point first = at(driver, 0);
        const Point last = at(driver, 2);
        driver.click(keyAt(driver, 0));
        driver.click(keyAt(driver, 2), Qt::ControlModifier);
        QCOMPARE(driver.document().selection().places.size(), std::size_t {2});
        driver.dragTo(keyAt(driver, 2), {last.x + 50, last.y}, Qt::ControlModifier);
        QCOMPARE(driver.document().selection().places.size(), std::size_t {2});
        QCOMPARE(at(driver, 2).x - last.x, at(driver, 0).x - first.x);
        QVERIFY(at(driver, 0).x > first.x);
        driver.click(keyAt(driver, 2), Qt::ControlModifier); // a click takes it away
        QCOMPARE(driver.document().selection().places.size(), std::size_t {1});
    }

    void theSwitchLeavesTheGridAlone()
    {
        EditorDriver driver;
        drawThree(driver);
        driver.action("guides").trigger();
        const Point first = at(driver, 0);
        driver.dragTo(keyAt(driver, 2), {308, 333});
        QVERIFY(std::abs(first.x - 308) < 7); // near enough to draw it
        QCOMPARE(at(driver, 2), (Point {310, 330}));
        driver.action("guides").trigger();
        QVERIFY(driver.action("guides").isChecked());
    }

    void newPlacesKeepEqualDistances()
    {
        EditorDriver driver;
        drawThree(driver);
        driver.action("snap").trigger();
        const Point first = at(driver, 0);
        driver.dragTo(keyAt(driver, 1), {first.x + 137, first.y}, Qt::AltModifier);
        const double step = at(driver, 1).x - first.x;
        QVERIFY(std::abs(at(driver, 1).y - first.y) <= 2);
        driver.putPlace("tower", {at(driver, 1).x + step - 3, first.y + 2});
        QCOMPARE(at(driver, 3).x, at(driver, 1).x + step);
        driver.action("snap").trigger();
    }

    void linesAreDrawnWhileItSnapsAndGoWithTheDrag()
    {
        EditorDriver driver;
        drawThree(driver);
        driver.document().checkNow();
        QWidget *viewport = driver.view().viewport();
        QTest::mouseMove(viewport, {2, 2});
        const QImage before = viewport->grab().toImage();
        const QPoint from = driver.middleOf(keyAt(driver, 2));
        const Point first = at(driver, 0);
        const Point last = at(driver, 2);
        const QPoint to = driver.view().viewportPointOf({first.x + 2, last.y});
        QTest::mousePress(viewport, Qt::LeftButton, {}, from);
        for (int step = 1; step <= 4; ++step) {
            const QPoint there = from + (to - from) * step / 4;
            QMouseEvent move(QEvent::MouseMove, there, viewport->mapToGlobal(there), Qt::NoButton,
                             Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(viewport, &move);
        }
        const QImage during = viewport->grab().toImage();
        std::vector<QPoint> between; // a line joins both: away from their pictures
        for (double part = 0.3; part < 0.7; part += 0.05)
            between.push_back(driver.view().viewportPointOf({first.x, first.y + part * (last.y - first.y)}));
        for (const QPoint on : between)
            QVERIFY(during.pixelColor(on) != before.pixelColor(on));
        QTest::keyClick(&driver.view(), Qt::Key_Escape);
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
        const QImage after = viewport->grab().toImage();
        for (const QPoint on : between)
            QCOMPARE(after.pixelColor(on), before.pixelColor(on));
    }
};

MERLON_TEST(SnappingTest)
#include "snapping_test.moc"
