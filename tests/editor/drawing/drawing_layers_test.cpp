#include "core/canvas/view/board_camera.h"
#include "core/canvas/view/board_keyboard.h"
#include "core/canvas/view/mini_map.h"
#include "editor/panels/layers/layers_panel.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QCheckBox>
#include <QDockWidget>
#include <QScrollBar>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

/// Two walls and what links them.
void drawTwo(EditorDriver &driver)
{
    driver.beginEmpty();
    driver.putPlace("wall", {300, 300});
    driver.putPlace("wall", {600, 500});
    driver.takeTool("adjacent");
    driver.drag(driver.board().places()[0].key, driver.board().places()[1].key);
    driver.takeTool("");
    driver.document().select({});
}

std::string key(EditorDriver &driver, std::size_t place)
{
    return driver.board().places()[place].key;
}

void press(QCheckBox &box)
{
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Space);
    QCoreApplication::processEvents();
}

/// The panel is away at first.
canvas::MiniMap &openOverview(EditorDriver &driver)
{
    canvas::MiniMap &map = driver.part<canvas::MiniMap>();
    for (QWidget *widget = &map; widget; widget = widget->parentWidget()) {
        if (auto *dock = qobject_cast<QDockWidget *>(widget))
            dock->show();
    }
    QCoreApplication::processEvents();
    return map;
}

QImage seen(EditorDriver &driver)
{
    QTest::mouseMove(driver.view().viewport(), {2, 2});
    return driver.view().viewport()->grab().toImage();
}

/// Pixels that are darker than any of the parchment.
int inked(const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y).lightness() < 90 ? 1 : 0;
    }
    return count;
}

} // namespace

class DrawingLayersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lockedPlacesAreNeitherSelectedNorMoved()
    {
        EditorDriver driver;
        drawTwo(driver);
        const std::string wall = key(driver, 0);
        const Point before = driver.board().find(wall)->at;
        driver.document().select({{wall}, {}});
        press(driver.part<LayersPanel>().lockedBox(LayerKind::Places));
        QVERIFY(driver.document().selection().empty());
        driver.click(wall);
        QVERIFY(driver.document().selection().places.empty());
        driver.dragTo(wall, {400, 700});
        QCOMPARE(driver.board().find(wall)->at, before);
        driver.action("select-all").trigger();
        QVERIFY(driver.document().selection().places.empty());
        QCOMPARE(driver.document().selection().links.size(), 1U);
        press(driver.part<LayersPanel>().lockedBox(LayerKind::Places));
        driver.dragTo(wall, {400, 700});
        QCOMPARE(driver.board().find(wall)->at, (Point {400, 700}));
    }

    void linksCanBeDrawnBetweenLockedPlacesButNotOnALockedLayer()
    {
        EditorDriver driver;
        drawTwo(driver);
        driver.putPlace("wall", {400, 750});
        press(driver.part<LayersPanel>().lockedBox(LayerKind::Places));
        driver.takeTool("adjacent");
        driver.drag(key(driver, 1), key(driver, 2));
        QCOMPARE(driver.board().links().size(), 2U);
        press(driver.part<LayersPanel>().lockedBox(LayerKind::Links));
        driver.drag(key(driver, 0), key(driver, 2));
        QCOMPARE(driver.board().links().size(), 2U);
        QVERIFY(driver.hint().contains(u"Layers"_s));
    }

    void nothingIsPutOnALockedLayer()
    {
        EditorDriver driver;
        drawTwo(driver);
        press(driver.part<LayersPanel>().lockedBox(LayerKind::Places));
        driver.putPlace("wall", {800, 800});
        QCOMPARE(driver.board().places().size(), 2U);
        QVERIFY(driver.hint().contains(u"Layers"_s));
    }

    void hiddenPlacesAndLinksAreNotDrawn()
    {
        EditorDriver driver;
        drawTwo(driver);
        driver.document().checkNow();
        const QPoint least = driver.view().viewportPointOf({200, 200});
        const QRect part(least, driver.view().viewportPointOf({700, 600})); // without the compass
        const int all = inked(seen(driver).copy(part));
        press(driver.part<LayersPanel>().visibleBox(LayerKind::Places));
        const int links = inked(seen(driver).copy(part));
        QVERIFY(links < all);
        press(driver.part<LayersPanel>().visibleBox(LayerKind::Links));
        press(driver.part<LayersPanel>().visibleBox(LayerKind::Labels));
        const int nothing = inked(seen(driver).copy(part));
        QVERIFY(nothing < links);
        QCOMPARE(nothing, 0);
    }

    void whatIsHiddenIsNotPicked()
    {
        EditorDriver driver;
        drawTwo(driver);
        press(driver.part<LayersPanel>().visibleBox(LayerKind::Places));
        const QPoint there = driver.middleOf(key(driver, 0));
        QVERIFY(driver.view().targets().targetAt(there).isNothing());
        QVERIFY(driver.view().thingAt(there).isNothing());
        driver.view().setFocus();
        driver.key(Qt::Key_Right);
        QVERIFY(driver.view().keyboard().current().isNothing());
        press(driver.part<LayersPanel>().visibleBox(LayerKind::Places));
        QCOMPARE(driver.view().targets().targetAt(there).place, 0);
    }

    void layersAreNoChangeOfTheBoardAndAreRemembered()
    {
        EditorDriver driver;
        drawTwo(driver);
        const int steps = driver.document().undoStack().count();
        press(driver.part<LayersPanel>().visibleBox(LayerKind::Labels));
        press(driver.part<LayersPanel>().lockedBox(LayerKind::Links));
        QCOMPARE(driver.document().undoStack().count(), steps);
        driver.crash();
        drawTwo(driver);
        QVERIFY(!driver.part<LayersPanel>().layers()[LayerKind::Labels].isVisible);
        QVERIFY(driver.document().layers()[LayerKind::Links].isLocked);
        QVERIFY(!driver.part<LayersPanel>().visibleBox(LayerKind::Labels).isChecked());
        QVERIFY(driver.document().layers()[LayerKind::Places].isReachable());
    }

    void boxesAreNamed()
    {
        EditorDriver driver;
        QCOMPARE(driver.part<LayersPanel>().visibleBox(LayerKind::Places).accessibleName(),
                 u"Places: visible"_s);
        QCOMPARE(driver.part<LayersPanel>().lockedBox(LayerKind::Links).accessibleName(), u"Links: locked"_s);
        QVERIFY(!driver.part<LayersPanel>().lockedBox(LayerKind::Labels).isEnabled());
        EditorDriver french(u"fr"_s);
        QCOMPARE(french.part<LayersPanel>().windowTitle(), u"Calques"_s);
    }

    void theKeyOpensThePanel()
    {
        EditorDriver driver;
        drawTwo(driver);
        driver.action("layers").trigger();
        QCoreApplication::processEvents();
        QVERIFY(driver.part<LayersPanel>().isVisible());
        QVERIFY(driver.part<LayersPanel>().isAncestorOf(driver.window().focusWidget()));
    }

    void theOverviewMovesTheView()
    {
        EditorDriver driver;
        drawTwo(driver);
        canvas::MiniMap &map = openOverview(driver);
        QVERIFY(map.isVisible());
        const QPointF wall = driver.view().look().toScene({300, 300});
        QTest::mouseClick(&map, Qt::LeftButton, {}, map.positionOf(wall).toPoint());
        const auto isAllSeen = [&] { // but for a pixel, as scroll bars stand at whole ones
            const double pixel = 1 / driver.view().transform().m11();
            return driver.view().camera().seenArea().contains(
                driver.view().camera().sheetArea().adjusted(pixel, pixel, -pixel, -pixel));
        };
        QVERIFY(isAllSeen()); // nothing moves
        driver.view().camera().zoomBy(5);
        for (const Point at : {Point {300, 300}, Point {600, 500}}) {
            const QPointF to = driver.view().look().toScene(at);
            QTest::mouseClick(&map, Qt::LeftButton, {}, map.positionOf(to).toPoint());
            QVERIFY(QLineF(driver.view().camera().seenArea().center(), to).length() < 15);
        }
        const QPointF before = driver.view().camera().seenArea().center();
        QTest::keyClick(&map, Qt::Key_Right);
        QVERIFY(driver.view().camera().seenArea().center().x() > before.x() + 10);
        QTest::keyClick(&map, Qt::Key_0);
        QVERIFY(isAllSeen());
    }

    void theOverviewIsDrawnAgainOnlyAfterChanges()
    {
        EditorDriver driver;
        drawTwo(driver);
        canvas::MiniMap &map = openOverview(driver);
        QTest::qWait(400);
        map.grab();
        const int before = map.drawings();
        driver.view().camera().zoomBy(4);
        for (int step = 0; step < 20; ++step) {
            driver.view().horizontalScrollBar()->setValue(driver.view().horizontalScrollBar()->value() + 5);
            map.grab();
        }
        QCOMPARE(map.drawings(), before);
        const QImage picture = map.grab().toImage();
        for (const double x : {710.0, 730.0, 750.0})
            driver.document().perform(movePlace(driver.board(), key(driver, 0), {x, 200}), u"Move"_s);
        map.grab();
        QCOMPARE(map.drawings(), before); // not yet
        QTRY_COMPARE(map.drawings(), before + 1);
        QVERIFY(map.grab().toImage() != picture);
    }
};

MERLON_TEST(DrawingLayersTest)
#include "drawing_layers_test.moc"
