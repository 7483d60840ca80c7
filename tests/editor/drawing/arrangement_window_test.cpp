#include "editor/panels/layers/layers_panel.h"
#include "editor/panels/layers/own_layers.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/test_program.h"

#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include <initializer_list>
#include <set>
#include <string>
#include <string_view>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

/// Three towers far from each other; nothing is selected.
void drawTowers(EditorDriver &driver)
{
    driver.beginEmpty();
    driver.putPlace("tower", {200, 300});
    driver.putPlace("tower", {500, 300});
    driver.putPlace("tower", {800, 700});
    driver.takeTool("");
    driver.document().select({});
}

std::string towerKey(EditorDriver &driver, std::size_t place)
{
    return driver.board().places()[place].key;
}

void selectTowers(EditorDriver &driver, std::initializer_list<std::size_t> places)
{
    Selection some;
    for (const std::size_t place : places)
        some.places.insert(towerKey(driver, place));
    driver.document().select(some);
}

QTreeWidget &layerList(EditorDriver &driver)
{
    return *driver.part<OwnLayers>().findChild<QTreeWidget *>();
}

void pressButton(EditorDriver &driver, const QString &name)
{
    for (auto *button : driver.part<OwnLayers>().findChildren<QToolButton *>()) {
        if (button->accessibleName() == name)
            button->click();
    }
    QCoreApplication::processEvents();
}

void tick(EditorDriver &driver, int column, bool isOn)
{
    layerList(driver).topLevelItem(0)->setCheckState(column, isOn ? Qt::Checked : Qt::Unchecked);
    QCoreApplication::processEvents();
}

} // namespace

/// Groups, locks and layers of the designer's own.
class ArrangementWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGroupIsSelectedAndMovedTogether()
    {
        EditorDriver driver;
        drawTowers(driver);
        selectTowers(driver, {0, 1});
        driver.key(Qt::Key_G, Qt::ControlModifier);
        driver.document().select({});
        driver.click(towerKey(driver, 0));
        QCOMPARE(driver.document().selection().places.size(), std::size_t {2});
        const int steps = driver.document().undoStack().count();
        driver.dragTo(towerKey(driver, 1), {500, 400});
        QCOMPARE(driver.board().places()[0].at, (Point {200, 400}));
        QCOMPARE(driver.document().undoStack().count(), steps + 1);
        driver.action("undo").trigger();
        driver.action("undo").trigger(); // the group
        driver.document().select({});
        driver.click(towerKey(driver, 0));
        QCOMPARE(driver.document().selection().places, (std::set<std::string> {towerKey(driver, 0)}));
    }

    void aSingleThingOfAGroupIsReached()
    {
        EditorDriver driver;
        drawTowers(driver);
        selectTowers(driver, {0, 1});
        driver.action("group").trigger();
        driver.document().select({});
        driver.click(towerKey(driver, 0), Qt::ControlModifier);
        QCOMPARE(driver.document().selection().places, (std::set<std::string> {towerKey(driver, 0)}));
        driver.document().select({});
        driver.click(towerKey(driver, 1));
        QTest::mouseDClick(driver.view().viewport(), Qt::LeftButton, {},
                           driver.middleOf(towerKey(driver, 1)));
        QCOMPARE(driver.document().selection().places, (std::set<std::string> {towerKey(driver, 1)}));
        driver.dragTo(towerKey(driver, 1), {500, 400});
        QCOMPARE(driver.board().places()[0].at, (Point {200, 300}));
        QCOMPARE(driver.board().places()[1].at, (Point {500, 400}));
        driver.action("ungroup").trigger();
        QVERIFY(driver.document().sketch().arrangement.groups.empty());
    }

    void aCopyOfAGroupIsAGroup()
    {
        EditorDriver driver;
        drawTowers(driver);
        selectTowers(driver, {0, 1});
        driver.action("group").trigger();
        const int steps = driver.document().undoStack().count();
        driver.action("duplicate").trigger();
        QCOMPARE(driver.document().sketch().arrangement.groups.size(), std::size_t {2});
        QCOMPARE(driver.document().undoStack().count(), steps + 1);
        driver.document().select({});
        driver.click(towerKey(driver, 3));
        QCOMPARE(driver.document().selection().places,
                 (std::set<std::string> {towerKey(driver, 3), towerKey(driver, 4)}));
        driver.action("undo").trigger();
        QCOMPARE(driver.document().sketch().arrangement.groups.size(), std::size_t {1});
    }

    void whatIsLockedStaysUntilItIsUnlocked()
    {
        EditorDriver driver;
        drawTowers(driver);
        selectTowers(driver, {0});
        driver.action("lock").trigger();
        QVERIFY(driver.document().selection().empty());
        driver.click(towerKey(driver, 0));
        QVERIFY(driver.document().selection().empty());
        driver.dragTo(towerKey(driver, 0), {250, 400});
        QCOMPARE(driver.board().places()[0].at, (Point {200, 300}));
        driver.action("select-all").trigger();
        QCOMPARE(driver.document().selection().places.size(), std::size_t {2});
        driver.click(towerKey(driver, 0), Qt::AltModifier);
        QCOMPARE(driver.document().selection().places, (std::set<std::string> {towerKey(driver, 0)}));
        driver.dragTo(towerKey(driver, 0), {250, 400});
        QVERIFY(driver.board().places()[0].at != (Point {200, 300}));
    }

    /// A place of the key of one that was locked and has been deleted is not locked.
    void aLockGoesWithItsPlace()
    {
        EditorDriver driver;
        drawTowers(driver);
        const std::string key = towerKey(driver, 2);
        selectTowers(driver, {2});
        driver.action("lock").trigger();
        driver.document().perform(removePlace(driver.board(), key), [] { return u"Delete"_s; });
        QVERIFY(driver.document().sketch().arrangement.locked.empty());
        driver.action("undo").trigger(); // it comes back with its lock, in one step
        QVERIFY(driver.board().find(key));
        QCOMPARE(driver.document().sketch().arrangement.locked.places,
                 (std::set<std::string> {std::string(key)}));
        driver.document().perform(renamePlace(driver.board(), key, "keep"), [] { return u"Key"_s; });
        QCOMPARE(driver.document().sketch().arrangement.locked.places, (std::set<std::string> {"keep"}));
    }

    void anOwnLayerIsHiddenAndLocked()
    {
        EditorDriver driver;
        drawTowers(driver);
        pressButton(driver, u"New layer"_s);
        QCOMPARE(layerList(driver).topLevelItemCount(), 1);
        selectTowers(driver, {0, 1});
        pressButton(driver, u"Put the selection on this layer"_s);
        const QImage shown = driver.view().viewport()->grab().toImage();
        const int steps = driver.document().undoStack().count();
        tick(driver, 1, false);
        QCOMPARE(driver.document().undoStack().count(), steps + 1);
        QVERIFY(driver.document().selection().empty());
        driver.click(towerKey(driver, 0));
        QVERIFY(driver.document().selection().empty());
        QVERIFY(driver.view().viewport()->grab().toImage() != shown);
        driver.action("undo").trigger();
        driver.click(towerKey(driver, 0));
        QCOMPARE(driver.document().selection().places.size(), std::size_t {1});
        tick(driver, 2, true);
        QVERIFY(driver.document().selection().empty());
        driver.action("unlock-all").trigger();
        driver.click(towerKey(driver, 0));
        QCOMPARE(driver.document().selection().places.size(), std::size_t {1});
        pressButton(driver, u"Select what is on this layer"_s);
        QCOMPARE(driver.document().selection().places.size(), std::size_t {2});
        pressButton(driver, u"Delete layer"_s);
        QVERIFY(driver.document().sketch().arrangement.empty());
    }

    void allOfItIsInTheFile()
    {
        EditorDriver driver;
        drawTowers(driver);
        selectTowers(driver, {0, 1});
        driver.action("group").trigger();
        pressButton(driver, u"New layer"_s);
        pressButton(driver, u"Put the selection on this layer"_s);
        driver.action("lock").trigger();
        const QByteArray file = driver.document().contents();
        const auto read = readSketchedBoard(
            std::string_view(file.data(), static_cast<std::size_t>(file.size())),
            [&](std::string_view) { return &driver.document().schema(); }, "test");
        QVERIFY(read.has_value());
        QCOMPARE(read->sketch.arrangement, driver.document().sketch().arrangement);
        QVERIFY(!read->sketch.arrangement.locked.empty());
    }
};

MERLON_TEST(ArrangementWindowTest)
#include "arrangement_window_test.moc"
