#include "core/canvas/looks/board_look.h"
#include "core/canvas/view/board_camera.h"
#include "editor/model/shaping.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

/// Where two points of the board lie on the screen, more exactly than in whole pixels.
QPolygonF corners(EditorDriver &driver)
{
    const canvas::BoardLook &look = driver.view().look();
    return driver.view().viewportTransform().map(
        QPolygonF({look.toScene({200, 300}), look.toScene({800, 700})}));
}

bool isSteady(const QPolygonF &before, const QPolygonF &after)
{
    return QLineF(before[0], after[0]).length() < 1 && QLineF(before[1], after[1]).length() < 1;
}

} // namespace

/// While one draws the map stays where it is under the mouse.
class SteadyViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFirstPlacesShiftNothing()
    {
        EditorDriver driver;
        driver.beginEmpty();
        const QPolygonF before = corners(driver);
        for (const Point at : {Point {500, 500}, Point {20, 20}, Point {980, 20}, Point {500, 990}}) {
            driver.putPlace("foreground", at);
            QVERIFY(isSteady(before, corners(driver)));
        }
        QCOMPARE(driver.board().places().size(), 4U);
        const QRectF lowest = driver.view().look().shapeOfPlace(3).boundingRect();
        QVERIFY(driver.view().camera().sheetArea().contains(lowest)); // and nothing is cut off
        driver.document().undoStack().undo();
        QVERIFY(isSteady(before, corners(driver)));
    }

    /// What was seen as a whole until something was drawn at its edge is seen as a whole in another window.
    void itIsFittedAgainWithTheWindow()
    {
        EditorDriver driver;
        driver.beginEmpty();
        for (const Point at : {Point {500, 500}, Point {20, 20}, Point {980, 20}, Point {500, 990}})
            driver.putPlace("foreground", at);
        const auto &camera = driver.view().camera();
        QVERIFY(!camera.seenArea().contains(camera.sheetArea()));
        driver.window().resize(1180, 700);
        QTRY_VERIFY(camera.seenArea().adjusted(-3, -3, 3, 3).contains(camera.sheetArea()));
        driver.view().camera().zoomBy(2);
        driver.window().resize(1280, 800); // whoever has chosen a part goes on seeing it
        QCoreApplication::processEvents();
        QVERIFY(!camera.seenArea().contains(camera.sheetArea()));
    }

    void itIsAsSteadyWhenZoomedIn()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.view().camera().zoomBy(2.3);
        const QPolygonF before = corners(driver);
        driver.putPlace("foreground", {500, 500});
        driver.document().perform(movePlace(driver.board(), "west-foreground", {5, 5}), u"away"_s);
        QVERIFY(isSteady(before, corners(driver)));
    }

    /// Whatever the size of the window: once drawn it is not drawn again and again.
    void itComesToRest()
    {
        struct Counter : QObject {
            int paints = 0;
            bool eventFilter(QObject *, QEvent *event) override
            {
                paints += event->type() == QEvent::Paint ? 1 : 0;
                return false;
            }
        } counter;
        EditorDriver driver;
        driver.beginEmpty();
        driver.view().viewport()->installEventFilter(&counter);
        for (int wide = 1280; wide < 1340; ++wide) {
            driver.window().resize(wide, 800 + wide % 7);
            QTest::qWait(10);
            counter.paints = 0;
            QTest::qWait(10);
            QVERIFY2(counter.paints < 4, qPrintable(QString::number(wide)));
        }
    }

    /// Symbols become smaller when one asks for the whole board, not while one draws.
    void symbolsKeepTheirSize()
    {
        EditorDriver driver;
        driver.beginEmpty();
        const auto fill = [&driver](int from, int count) {
            BoardChange change;
            for (int i = from; i < from + count; ++i) {
                const Point at {30.0 + i % 20 * 45, 30.0 + i / 20 * 90.0};
                change.edits.emplace_back(
                    InsertPlace {static_cast<std::size_t>(i),
                                 {"tower-" + std::to_string(i), "tower", "none", at, {}, {}}});
            }
            QVERIFY(driver.document().perform(change, u"towers"_s));
        };
        fill(0, 40);
        const double before = driver.view().look().unit();
        const QPolygonF points = corners(driver);
        fill(40, 30);
        QCOMPARE(driver.view().look().unit(), before);
        QVERIFY(isSteady(points, corners(driver)));
        driver.action("fit").trigger();
        QVERIFY(driver.view().look().unit() < before);
        fill(70, 130); // so many more would lie upon each other
        QVERIFY(driver.view().look().unit() < 0.6 * before);
    }
};

MERLON_TEST(SteadyViewTest)
#include "steady_view_test.moc"
