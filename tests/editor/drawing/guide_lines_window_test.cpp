#include "editor/window/actions/view/guide_line_dialog.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QSpinBox>
#include <QTest>

#include <cmath>
#include <string_view>
#include <vector>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

constexpr GuideLine across(double y)
{
    return {GuideLine::Along::Across, y};
}

constexpr GuideLine down(double x)
{
    return {GuideLine::Along::Down, x};
}

/// A window with an empty page, and hands that draw guide lines.
struct GuidedDrawing : EditorDriver {
    GuidedDrawing()
    {
        beginEmpty();
        takeTool("");
        QCoreApplication::processEvents();
    }

    QWidget &ruler(const char *name) { return *tab().findChild<QWidget *>(QLatin1String(name)); }
    QWidget &map() { return *view().viewport(); }
    const std::vector<GuideLine> &lines() { return document().sketch().arrangement.guides; }
    QPoint onMap(Point at) { return view().viewportPointOf(at); }

    static void send(QWidget &to, QEvent::Type type, QPoint global, Qt::KeyboardModifiers modifiers = {})
    {
        const bool isMove = type == QEvent::MouseMove;
        const bool isUp = type == QEvent::MouseButtonRelease;
        QMouseEvent event(type, to.mapFromGlobal(global), global, isMove ? Qt::NoButton : Qt::LeftButton,
                          isUp ? Qt::NoButton : Qt::LeftButton, modifiers);
        QCoreApplication::sendEvent(&to, &event);
    }
    /// Presses there and draws the mouse to a point of the screen, without letting go.
    static void hold(QWidget &on, QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {})
    {
        constexpr int kSteps = 4;
        send(on, QEvent::MouseButtonPress, from, modifiers);
        for (int step = 1; step <= kSteps; ++step)
            send(on, QEvent::MouseMove, from + (to - from) * step / kSteps, modifiers);
    }
    static void pull(QWidget &on, QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {})
    {
        hold(on, from, to, modifiers);
        send(on, QEvent::MouseButtonRelease, to, modifiers);
        QCoreApplication::processEvents();
    }
    QPoint middleOfRuler(const char *name) { return ruler(name).mapToGlobal(ruler(name).rect().center()); }
    QPoint global(Point at) { return map().mapToGlobal(onMap(at)); }
    void drawOut(const char *name, Point to, Qt::KeyboardModifiers modifiers = {})
    {
        pull(ruler(name), middleOfRuler(name), global(to), modifiers);
    }
};

std::vector<GuideLine> linesIn(const QByteArray &file, const BoardSchema &schema)
{
    const std::string_view text(file.data(), static_cast<std::size_t>(file.size()));
    const auto read = readSketchedBoard(
        text, [&](std::string_view) { return &schema; }, "test");
    return read ? read->sketch.arrangement.guides : std::vector<GuideLine>();
}

} // namespace

/// Guide lines are drawn out of the rulers, and things snap to them.
class GuideLinesWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theyAreDrawnOutOfTheRulers()
    {
        GuidedDrawing driver;
        driver.drawOut("ruler-across", {500, 402});
        driver.drawOut("ruler-down", {297, 500});
        QCOMPARE(driver.lines(), (std::vector<GuideLine> {across(400), down(300)})); // on the grid
        QCOMPARE(linesIn(driver.document().contents(), driver.document().schema()), driver.lines());
        QVERIFY(driver.board().places().empty());
        driver.action("undo").trigger();
        driver.action("undo").trigger();
        QVERIFY(driver.lines().empty());
        driver.action("redo").trigger();
        QCOMPARE(driver.lines(), std::vector<GuideLine> {across(400)});
    }

    void oneIsSeenWhileItIsDrawnAndSaysWhereItIs()
    {
        GuidedDrawing driver;
        const QPoint seen = driver.onMap({200, 400});
        const QImage before = driver.map().grab().toImage();
        driver.hold(driver.ruler("ruler-across"), driver.middleOfRuler("ruler-across"),
                    driver.global({500, 400}));
        QVERIFY2(driver.hint().contains(u"400"_s), qPrintable(driver.hint()));
        QVERIFY(driver.map().grab().toImage().pixelColor(seen) != before.pixelColor(seen));
        QTest::keyClick(&driver.view(), Qt::Key_Escape);
        driver.send(driver.ruler("ruler-across"), QEvent::MouseButtonRelease, driver.global({500, 400}));
        QVERIFY(driver.lines().empty());
        QCOMPARE(driver.map().grab().toImage().pixelColor(seen), before.pixelColor(seen));
    }

    void oneIsMovedAndDrawnBackToItsRuler()
    {
        GuidedDrawing driver;
        driver.drawOut("ruler-down", {300, 500});
        driver.pull(driver.map(), driver.global({300, 700}), driver.global({640, 650}));
        QCOMPARE(driver.lines(), std::vector<GuideLine> {down(640)});
        QVERIFY(driver.document().selection().empty());
        const int steps = driver.document().undoStack().count();
        driver.pull(driver.map(), driver.global({640, 700}), driver.middleOfRuler("ruler-down"));
        QVERIFY(driver.lines().empty());
        QCOMPARE(driver.document().undoStack().count(), steps + 1);
        driver.action("undo").trigger();
        driver.action("undo").trigger();
        QCOMPARE(driver.lines(), std::vector<GuideLine> {down(300)});
    }

    /// A click on a ruler is no line, and a line that is drawn back at once neither.
    void withoutAWayOntoThePageThereIsNone()
    {
        GuidedDrawing driver;
        const QPoint on = driver.middleOfRuler("ruler-across");
        driver.pull(driver.ruler("ruler-across"), on, on);
        driver.pull(driver.ruler("ruler-across"), on, on + QPoint(40, 0));
        QVERIFY(driver.lines().empty());
        QCOMPARE(driver.document().undoStack().count(), 0);
    }

    void placesSnapToThem()
    {
        GuidedDrawing driver;
        driver.action("snap").trigger(); // off: lines lie on any whole number
        driver.drawOut("ruler-across", {500, 403});
        driver.drawOut("ruler-down", {307, 500});
        driver.action("snap").trigger();
        const Point crossing {driver.lines()[1].at, driver.lines()[0].at};
        QVERIFY(std::abs(crossing.x - 307) <= 2 && std::abs(crossing.y - 403) <= 2);
        driver.putPlace("tower", {crossing.x + 3, crossing.y - 3});
        QCOMPARE(driver.board().places()[0].at, crossing);
        driver.takeTool("");
        const std::string key = driver.board().places()[0].key;
        driver.dragTo(key, {700, 700});
        QCOMPARE(driver.board().places()[0].at, (Point {700, 700}));
        driver.action("guides").trigger(); // off: these are about neighbors
        driver.dragTo(key, {crossing.x + 3, 600});
        QCOMPARE(driver.board().places()[0].at, (Point {crossing.x, 600}));
        driver.action("guides").trigger();
    }

    void hiddenOnesDrawNothingToThem()
    {
        GuidedDrawing driver;
        driver.document().checkNow();
        const QPoint seen = driver.onMap({200, 402});
        const QImage before = driver.map().grab().toImage();
        driver.drawOut("ruler-across", {500, 402}, Qt::AltModifier); // beside the grid
        const double y = driver.lines()[0].at;
        QVERIFY(driver.map().grab().toImage() != before);
        driver.action("guide-lines").trigger();
        QCOMPARE(driver.map().grab().toImage().pixelColor(seen), before.pixelColor(seen));
        driver.putPlace("tower", {500, y});
        QCOMPARE(driver.board().places()[0].at, (Point {500, 400}));
        driver.takeTool("");
        driver.drawOut("ruler-across", {500, 600});
        QVERIFY2(driver.hint().contains(u"hidden"_s), qPrintable(driver.hint()));
        QCOMPARE(driver.lines().size(), std::size_t {1});
        driver.action("guide-lines").trigger();
    }

    void byKeyboardTheyAreAddedInADialog()
    {
        GuidedDrawing driver;
        driver.action("guide-lines").trigger(); // hidden: a new one is seen
        driver.action("add-guide-line").trigger();
        auto *dialog = driver.window().findChild<GuideLineDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->findChild<QComboBox *>()->setCurrentIndex(1);
        dialog->findChild<QSpinBox *>()->setValue(123);
        dialog->accept();
        QCOMPARE(driver.lines(), std::vector<GuideLine> {across(123)});
        QVERIFY(driver.action("guide-lines").isChecked());
        QVERIFY(driver.action("remove-guide-lines").isEnabled());
        driver.action("remove-guide-lines").trigger();
        QVERIFY(driver.lines().empty());
        QVERIFY(!driver.action("remove-guide-lines").isEnabled());
        driver.action("undo").trigger();
        QCOMPARE(driver.lines(), std::vector<GuideLine> {across(123)});
    }

    void oneIsSelectedAndMovedByKeys()
    {
        GuidedDrawing driver;
        driver.drawOut("ruler-across", {500, 400});
        driver.drawOut("ruler-down", {300, 500});
        driver.drawOut("ruler-down", {320, 500});
        const int steps = driver.document().undoStack().count();
        driver.action("next-guide-line").trigger();
        driver.action("next-guide-line").trigger();
        QVERIFY2(driver.hint().startsWith(u"Vertical guide line at 300"_s), qPrintable(driver.hint()));
        driver.key(Qt::Key_Left);
        driver.key(Qt::Key_Right, Qt::ShiftModifier, 3);
        QCOMPARE(driver.lines(), (std::vector<GuideLine> {across(400), down(293), down(320)}));
        QCOMPARE(driver.document().undoStack().count(), steps + 1);
        driver.key(Qt::Key_Right, Qt::ShiftModifier, 7);
        driver.key(Qt::Key_Right, {}, 2); // past the other one
        QCOMPARE(driver.lines(), (std::vector<GuideLine> {across(400), down(320), down(330)}));
        driver.key(Qt::Key_Delete);
        QCOMPARE(driver.lines(), (std::vector<GuideLine> {across(400), down(320)}));
        driver.key(Qt::Key_Delete); // none is selected any more
        QCOMPARE(driver.lines().size(), std::size_t {2});
        driver.action("undo").trigger();
        driver.action("undo").trigger();
        QCOMPARE(driver.lines(), (std::vector<GuideLine> {across(400), down(300), down(320)}));
    }

    void movesOfTwoLinesAreTwoSteps()
    {
        GuidedDrawing driver;
        driver.drawOut("ruler-down", {300, 500});
        driver.drawOut("ruler-down", {500, 500});
        driver.action("next-guide-line").trigger();
        driver.key(Qt::Key_Right, Qt::ShiftModifier, 2);
        driver.action("next-guide-line").trigger();
        driver.key(Qt::Key_Right, Qt::ShiftModifier, 2);
        QCOMPARE(driver.lines(), (std::vector<GuideLine> {down(302), down(502)}));
        driver.action("undo").trigger();
        QCOMPARE(driver.lines(), (std::vector<GuideLine> {down(302), down(500)}));
        QVERIFY(driver.view().guideLines().selected() == down(500)); // where it is back
        driver.takeTool("tower");
        QVERIFY(!driver.view().guideLines().selected()); // keys are for the tool
    }

    void aClickSelectsOneAndEscapeLetsItGo()
    {
        GuidedDrawing driver;
        driver.putPlace("tower", {700, 700});
        driver.takeTool("");
        driver.drawOut("ruler-across", {500, 400});
        driver.click(driver.board().places()[0].key);
        QVERIFY(!driver.document().selection().empty());
        driver.click(Point {300, 400});
        QVERIFY(driver.document().selection().empty());
        QVERIFY(driver.view().guideLines().selected() == across(400));
        driver.key(Qt::Key_Escape);
        QVERIFY(!driver.view().guideLines().selected());
        driver.key(Qt::Key_Delete);
        QCOMPARE(driver.lines(), std::vector<GuideLine> {across(400)});
        driver.click(Point {300, 400});
        driver.click(driver.board().places()[0].key);
        QVERIFY(!driver.view().guideLines().selected());
    }

    void oneIsPlacedByItsNumber()
    {
        GuidedDrawing driver;
        driver.drawOut("ruler-across", {500, 400});
        driver.drawOut("ruler-down", {300, 500});
        driver.action("next-guide-line").trigger();
        driver.action("next-guide-line").trigger();
        driver.action("place-guide-line").trigger();
        auto *dialog = driver.window().findChild<GuideLineDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(dialog->line(), down(300));
        dialog->findChild<QSpinBox *>()->setValue(457);
        dialog->accept();
        QCOMPARE(driver.lines(), (std::vector<GuideLine> {across(400), down(457)}));
        QVERIFY(driver.view().guideLines().selected() == down(457));
        driver.action("undo").trigger();
        QCOMPARE(driver.lines(), (std::vector<GuideLine> {across(400), down(300)}));
    }

    void screenReadersHearThem()
    {
        GuidedDrawing driver;
        driver.drawOut("ruler-across", {500, 400});
        driver.drawOut("ruler-down", {300, 500});
        const QAccessibleInterface *map = QAccessible::queryAccessibleInterface(&driver.view());
        QVERIFY(map);
        QCOMPARE(map->childCount(), 2);
        QCOMPARE(map->child(0)->text(QAccessible::Name), u"Horizontal guide line at 400"_s);
        QCOMPARE(map->child(1)->text(QAccessible::Name), u"Vertical guide line at 300"_s);
        map->child(1)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(map->child(1)->state().selected);
        QVERIFY(driver.view().guideLines().selected() == down(300));
        driver.action("guide-lines").trigger();
        QCOMPARE(map->childCount(), 0);
        driver.action("guide-lines").trigger();
    }

    void theMenuOnOneRemovesIt()
    {
        GuidedDrawing driver;
        driver.drawOut("ruler-across", {500, 400});
        driver.drawOut("ruler-across", {500, 600});
        const QPoint on = driver.onMap({300, 600});
        QContextMenuEvent event(QContextMenuEvent::Mouse, on, driver.map().mapToGlobal(on));
        QCoreApplication::sendEvent(&driver.map(), &event);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu && menu->actions().contains(&driver.action("remove-guide-line")));
        QVERIFY(menu->actions().contains(&driver.action("place-guide-line")));
        driver.action("remove-guide-line").trigger();
        menu->close();
        QCOMPARE(driver.lines(), std::vector<GuideLine> {across(400)});
    }

    /// A place on a line is taken before the line.
    void aPlaceLiesAboveTheLine()
    {
        GuidedDrawing driver;
        driver.drawOut("ruler-across", {500, 400});
        driver.putPlace("tower", {500, 400});
        driver.takeTool("");
        driver.dragTo(driver.board().places()[0].key, {500, 600});
        QCOMPARE(driver.lines(), std::vector<GuideLine> {across(400)});
        QCOMPARE(driver.board().places()[0].at, (Point {500, 600}));
    }
};

MERLON_TEST(GuideLinesWindowTest)
#include "guide_lines_window_test.moc"
