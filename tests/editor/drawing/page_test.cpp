#include "core/canvas/view/board_camera.h"
#include "editor/model/selection.h"
#include "editor/window/actions/view/grid_dialog.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

QWidget *rulerOf(EditorDriver &driver, const char *name)
{
    return driver.tab().findChild<QWidget *>(QLatin1String(name));
}

/// How light a column of a picture is between two rows.
double lightnessOf(const QImage &image, int column, int from, int to)
{
    double sum = 0;
    for (int y = from; y < to; ++y)
        sum += image.pixelColor(column, y).lightness();
    return sum / (to - from);
}

/// Whether the ruler at the top has a long mark there, a pixel more or less.
bool hasMarkAt(const QImage &ruler, int x)
{
    const QColor ground = ruler.pixelColor(0, 0);
    const auto isInked = [&](int column) {
        return ruler.pixelColor(column, ruler.height() / 2).lightness() < ground.lightness() - 40;
    };
    return isInked(x - 1) || isInked(x) || isInked(x + 1);
}

QToolButton &zoomButton(EditorDriver &driver)
{
    return *driver.window().statusBar()->findChild<QToolButton *>(u"zoom"_s);
}

QString percentOf(EditorDriver &driver)
{
    return u"%1%"_s.arg(std::lround(100 * driver.view().camera().scale()));
}

void drawFarApart(EditorDriver &driver)
{
    driver.beginEmpty();
    driver.putPlace("tower", {200, 200});
    driver.putPlace("tower", {800, 800});
    driver.takeTool("");
}

} // namespace

/// The page on which one draws: its size, its rulers and its grid, and how near one sees it.
class PageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thePageStaysAsItIs()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.action("fit").trigger();
        const QRectF before = driver.view().camera().sheetArea();
        for (const Point at : {Point {150, 150}, Point {850, 150}, Point {500, 850}})
            driver.putPlace("foreground", at);
        driver.action("fit").trigger();
        QCOMPARE(driver.view().camera().sheetArea(), before);
        driver.document().perform(movePlace(driver.board(), driver.board().places()[2].key, {500, 1300}),
                                  u"away"_s);
        QVERIFY(driver.view().camera().sheetArea().contains(driver.view().shapes().centreOfPlace(2)));
    }

    void theLimitsOfTheBoardAreSeen()
    {
        EditorDriver driver;
        driver.beginEmpty();
        QTest::mouseMove(driver.view().viewport(), {2, 2});
        const QImage seen = driver.view().viewport()->grab().toImage();
        const int left = driver.view().viewportPointOf({0, 500}).x();
        const int from = driver.view().viewportPointOf({0, 300}).y();
        const int to = driver.view().viewportPointOf({0, 700}).y();
        double line = 255;
        for (int column = left - 2; column <= left + 2; ++column)
            line = std::min(line, lightnessOf(seen, column, from, to));
        QVERIFY(line < lightnessOf(seen, left + 8, from, to) - 15);
    }

    void rulersFollowTheDrawing()
    {
        EditorDriver driver;
        driver.beginEmpty();
        const auto isRight = [&driver] {
            const QImage ruler = rulerOf(driver, "ruler-across")->grab().toImage();
            const int x = driver.view().viewportPointOf({600, 500}).x();
            return hasMarkAt(ruler, x) && !hasMarkAt(ruler, x - 6);
        };
        QVERIFY(isRight());
        driver.view().camera().zoomBy(2);
        QVERIFY(isRight());
        driver.view().camera().pan({60, 0});
        QVERIFY(isRight());
    }

    void aRulerShowsWhereTheMouseIs()
    {
        EditorDriver driver;
        driver.beginEmpty();
        const int x = driver.view().viewportPointOf({433, 500}).x();
        QTest::mouseMove(driver.view().viewport(), driver.view().viewportPointOf({700, 500}));
        const QImage before = rulerOf(driver, "ruler-across")->grab().toImage();
        QTest::mouseMove(driver.view().viewport(), driver.view().viewportPointOf({433, 500}));
        QCoreApplication::processEvents();
        const QImage after = rulerOf(driver, "ruler-across")->grab().toImage();
        QVERIFY(before.copy(x - 2, 0, 4, before.height()) != after.copy(x - 2, 0, 4, after.height()));
    }

    void rulersStayHiddenForTheNextTime()
    {
        EditorDriver driver;
        driver.beginEmpty();
        QVERIFY(rulerOf(driver, "ruler-down")->isVisible());
        driver.action("rulers").trigger();
        QVERIFY(!rulerOf(driver, "ruler-across")->isVisible());
        QVERIFY(!rulerOf(driver, "ruler-down")->isVisible());
        driver.crash();
        driver.beginEmpty();
        QVERIFY(!rulerOf(driver, "ruler-down")->isVisible());
    }

    void theZoomIsShownAndChosen()
    {
        EditorDriver driver;
        driver.beginEmpty();
        QCOMPARE(zoomButton(driver).text(), percentOf(driver));
        driver.action("zoom-in").trigger();
        QCOMPARE(zoomButton(driver).text(), percentOf(driver));
        for (QAction *choice : zoomButton(driver).menu()->actions()) {
            if (choice->text() == u"200%"_s)
                choice->trigger();
        }
        QCOMPARE(zoomButton(driver).text(), u"200%"_s);
        QVERIFY(std::abs(driver.view().camera().scale() - 2) < 0.001);
    }

    void zoomsToTheSelection()
    {
        EditorDriver driver;
        drawFarApart(driver);
        driver.document().select({});
        QVERIFY(!driver.action("zoom-selection").isEnabled());
        const double before = driver.view().camera().scale();
        const std::string key = driver.board().places()[0].key;
        driver.document().select({{key}, {}});
        driver.action("zoom-selection").trigger();
        QVERIFY(driver.view().camera().scale() > 1.5 * before);
        const QPoint off = driver.middleOf(key) - driver.view().viewport()->rect().center();
        QVERIFY2(off.manhattanLength() < 20, qPrintable(QString::number(off.manhattanLength())));
        driver.document().select(everything(driver.board()));
        driver.action("zoom-selection").trigger();
        for (const int place : {0, 1})
            QVERIFY(driver.view().viewport()->rect().contains(
                driver.view().rectOf(canvas::placeThing(place)).center()));
    }

    void theGridIsChosenAndKept()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.action("grid-settings").trigger();
        auto &dialog = driver.part<GridDialog>();
        dialog.findChild<QSpinBox *>(u"step"_s)->setValue(50);
        dialog.findChild<QSpinBox *>(u"offset-right"_s)->setValue(5);
        driver.putPlace("tower", {333, 412});
        QCOMPARE(driver.board().places()[0].at, (Point {355, 400}));
        dialog.findChild<QComboBox *>()->setCurrentIndex(2); // rings
        dialog.findChild<QSpinBox *>(u"offset-right"_s)->setValue(0);
        dialog.close();
        driver.putPlace("tower", {654, 509});
        QCOMPARE(driver.board().places()[1].at, (Point {650, 500}));
        driver.crash();
        driver.beginEmpty();
        driver.putPlace("tower", {654, 509});
        QCOMPARE(driver.board().places()[0].at, (Point {650, 500}));
    }

    void everyGridIsDrawn()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.view().setGrid({true, true, false, {}});
        QTest::mouseMove(driver.view().viewport(), {2, 2});
        std::vector<QImage> seen {driver.view().viewport()->grab().toImage()};
        for (const LatticeShape shape : {LatticeShape::Square, LatticeShape::Hexagon, LatticeShape::Polar}) {
            driver.view().setGrid({true, true, true, {shape, 50, {}}});
            const QImage now = driver.view().viewport()->grab().toImage();
            QVERIFY(std::find(seen.begin(), seen.end(), now) == seen.end());
            seen.push_back(now);
        }
    }
};

MERLON_TEST(PageTest)
#include "page_test.moc"
