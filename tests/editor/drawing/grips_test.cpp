#include "core/canvas/scene/motion/line_distance.h"
#include "editor/canvas/links/link_lines.h"
#include "editor/canvas/overlays/pointer_label.h"
#include "editor/model/copying.h"
#include "editor/panels/properties/properties_panel.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QComboBox>
#include <QMouseEvent>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

/// A drawing, and a hand that may hold something without letting it go.
struct GripDriver : EditorDriver {
    GripDriver() { beginEmpty(); }

    QWidget *map() { return view().viewport(); }
    QPoint onMap(QPointF scenePoint) { return view().mapFromScene(scenePoint); }
    QPoint onMap(Point point) { return view().viewportPointOf(point); }
    double pixel() { return 1 / view().transform().m11(); }
    int steps() { return document().undoStack().count(); }

    void moveTo(QPoint at, Qt::MouseButtons held = Qt::NoButton, Qt::KeyboardModifiers modifiers = {})
    {
        QMouseEvent event(QEvent::MouseMove, at, map()->mapToGlobal(at), Qt::NoButton, held, modifiers);
        QCoreApplication::sendEvent(map(), &event);
    }
    void hold(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {})
    {
        moveTo(from, Qt::NoButton, modifiers);
        QTest::mousePress(map(), Qt::LeftButton, modifiers, from);
        for (int step = 1; step <= 5; ++step)
            moveTo(from + (to - from) * step / 5, Qt::LeftButton, modifiers);
    }
    void letGo(QPoint at, Qt::KeyboardModifiers modifiers = {})
    {
        QMouseEvent event(QEvent::MouseButtonRelease, at, map()->mapToGlobal(at), Qt::LeftButton,
                          Qt::NoButton, modifiers);
        QCoreApplication::sendEvent(map(), &event);
        QCoreApplication::processEvents();
    }
    void pull(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {})
    {
        hold(from, to, modifiers);
        letGo(to, modifiers);
    }
    void escape() { QTest::keyClick(&view(), Qt::Key_Escape); }
    QImage picture() { return map()->grab().toImage(); }
    Qt::CursorShape cursorAt(QPoint at)
    {
        moveTo(at);
        return map()->cursor().shape();
    }
    PointerLabel *label() { return window().findChild<PointerLabel *>(); }

    /// A rampart, from which a bent path leads to the first of two walls, and a tower, where no path may lead.
    void drawRoad()
    {
        putPlace("wall", {400, 300});
        putPlace("wall", {400, 600});
        putPlace("rampart", {150, 300});
        putPlace("tower", {150, 600});
        takeTool("path");
        drag("west-rampart-1", "west-wall-1");
        takeTool("");
        Link bent = road();
        bent.via = {{280, 420}};
        bent.attributes["trappable"] = true;
        document().perform({{ReplaceLink {0, bent}}}, u"Bend"_s);
        selectRoad();
        document().checkNow();
    }
    const Link &road() { return board().links().front(); }
    void selectRoad()
    {
        Selection selection;
        selection.links.insert(linkName(road()));
        document().select(selection);
    }
    QPoint endOfRoad() { return onMap(nearEndsOf(view().shapes().lineFor(road()), 9 * pixel()).second); }
    QPoint gripOfBend()
    {
        return onMap(nearestOn(view().shapes().lineOf(0), view().look().toScene(road().via[0])));
    }
    /// How far a point lies from the road, in pixels.
    double besideRoad(QPoint at)
    {
        return canvas::distanceTo(view().shapes().lineOf(0), view().mapToScene(at)) / pixel();
    }

    /// Three towers in a corner of a square, selected.
    void drawCorner()
    {
        putPlace("tower", {300, 300});
        putPlace("tower", {460, 300});
        putPlace("tower", {300, 460});
        takeTool("");
        document().select({{"west-tower-1", "west-tower-2", "west-tower-3"}, {}});
        document().checkNow();
    }
    QRect frame()
    {
        QRectF box;
        for (std::size_t i = 0; i < board().places().size(); ++i)
            box |= view().look().shapeOfPlace(i).boundingRect();
        const double edge = 10 * pixel();
        box.adjust(-edge, -edge, edge, edge);
        return {onMap(box.topLeft()), onMap(box.bottomRight())};
    }
    QPoint turningGrip() { return {frame().center().x(), frame().top() - 26}; }
    Point placeAt(const char *key) { return board().find(key)->at; }
};

} // namespace

class GripsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theEndOfALinkIsHungElsewhere()
    {
        GripDriver driver;
        driver.drawRoad();
        const Link before = driver.road();
        const int steps = driver.steps();
        driver.pull(driver.endOfRoad(), driver.middleOf("west-wall-2"));
        QCOMPARE(driver.road().to, std::string("west-wall-2"));
        QCOMPARE(driver.road().from, before.from);
        QVERIFY(driver.road().via == before.via);
        QCOMPARE(driver.road().attributes, before.attributes);
        QCOMPARE(driver.steps(), steps + 1);
        QCOMPARE(driver.document().undoStack().undoText(),
                 u"Reconnect Path: West rampart 1 – West wall 1 to West wall 2"_s);
        QCOMPARE(driver.document().selection().links, std::set<LinkName> {linkName(driver.road())});
        driver.action("undo").trigger();
        QCOMPARE(driver.road(), before);
    }

    /// Without a mouse as well: the panel has all places where an end may be, and the keyboard stays there.
    void theEndOfALinkIsChosenInThePanel()
    {
        GripDriver driver;
        driver.drawRoad();
        const Link before = driver.road();
        const int steps = driver.steps();
        const auto end = [&](const QString &name) {
            return driver.part<PropertiesPanel>().findChild<QComboBox *>(name);
        };
        QComboBox *to = end(u"link-to"_s);
        QVERIFY(to);
        QCOMPARE(to->currentData().toString(), u"west-wall-1"_s);
        QCOMPARE(to->findData(u"west-tower-1"_s), -1); // no path may lead there
        to->setFocus();
        const int other = to->findData(u"west-wall-2"_s);
        QVERIFY(other >= 0);
        to->setCurrentIndex(other);
        Q_EMIT to->activated(other);
        QCoreApplication::processEvents();
        QCOMPARE(driver.road(), withEnd(before, LinkEnd::To, "west-wall-2"));
        QCOMPARE(driver.steps(), steps + 1);
        QCOMPARE(driver.document().selection().links, std::set<LinkName> {linkName(driver.road())});
        QTRY_COMPARE(driver.window().focusWidget(), end(u"link-to"_s));
        QCOMPARE(end(u"link-to"_s)->currentData().toString(), u"west-wall-2"_s);
        driver.action("undo").trigger();
        QCOMPARE(driver.road(), before);
    }

    void aWrongEndIsRefusedBesideTheMouse()
    {
        GripDriver driver;
        driver.drawRoad();
        const Link before = driver.road();
        const int steps = driver.steps();
        const QPoint to = driver.middleOf("west-tower-1");
        driver.pull(driver.endOfRoad(), to);
        QCOMPARE(driver.road(), before);
        QCOMPARE(driver.steps(), steps);
        QVERIFY2(driver.hint().contains(u"not between rampart and tower"_s), qPrintable(driver.hint()));
        QVERIFY(driver.label() && driver.label()->isVisible());
        QCOMPARE(driver.label()->text(), driver.hint());
        driver.pull(driver.endOfRoad(), driver.onMap(Point {700, 800})); // onto bare ground
        QCOMPARE(driver.road(), before);
        QCOMPARE(driver.steps(), steps);
    }

    void escapeLeavesTheEndWhereItIs()
    {
        GripDriver driver;
        driver.drawRoad();
        const Link before = driver.road();
        const int steps = driver.steps();
        driver.hold(driver.endOfRoad(), driver.middleOf("west-wall-2"));
        driver.escape();
        driver.letGo(driver.middleOf("west-wall-2"));
        QCOMPARE(driver.road(), before);
        QCOMPARE(driver.steps(), steps);
        QCOMPARE(driver.document().selection().links.size(), std::size_t {1});
    }

    void placesGlowWhereAnEndMayBe()
    {
        GripDriver driver;
        driver.drawRoad();
        driver.moveTo({2, 2});
        const QImage before = driver.picture();
        driver.hold(driver.endOfRoad(), driver.onMap(Point {800, 150}));
        const QImage during = driver.picture();
        const auto glows = [&](const char *place) {
            const int number = static_cast<int>(*driver.board().indexOf(place));
            const QRect box = driver.view().rectOf(canvas::placeThing(number));
            return before.copy(box) != during.copy(box);
        };
        QVERIFY(glows("west-wall-2"));
        QVERIFY(!glows("west-tower-1"));
        driver.escape();
        driver.letGo(driver.onMap(Point {800, 150}));
    }

    void aClickOnAGripChangesNothing()
    {
        GripDriver driver;
        driver.drawRoad();
        const Board before = driver.board();
        const int steps = driver.steps();
        const Selection selection = driver.document().selection();
        for (const QPoint grip : {driver.endOfRoad(), driver.gripOfBend()}) {
            QTest::mouseClick(driver.map(), Qt::LeftButton, {}, grip);
            QCOMPARE(driver.document().selection(), selection);
        }
        QCOMPARE(driver.board(), before);
        QCOMPARE(driver.steps(), steps);
    }

    /// The look draws a curve that would pass the bend by: the road still goes where the mouse is.
    void theRoadFollowsItsBend()
    {
        GripDriver driver;
        driver.drawRoad();
        const Link before = driver.road();
        const int steps = driver.steps();
        const QPoint to = driver.onMap(Point {262, 463});
        driver.moveTo({2, 2});
        const QImage resting = driver.picture();
        driver.hold(driver.gripOfBend(), to, Qt::AltModifier);
        const QImage during = driver.picture();
        driver.letGo(to, Qt::AltModifier);
        QVERIFY(driver.road().via.size() == 1 && driver.road().via != before.via);
        QVERIFY2(driver.besideRoad(to) < 3, qPrintable(QString::number(driver.besideRoad(to))));
        QVERIFY((driver.gripOfBend() - to).manhattanLength() < 6);
        const QPolygonF road = driver.view().shapes().lineOf(0);
        for (const qsizetype point : {road.size() / 4, road.size() / 2, road.size() * 3 / 4}) {
            const QPoint on = driver.onMap(road[point]);
            QVERIFY(during.pixelColor(on) != resting.pixelColor(on));
        }
        QCOMPARE(driver.steps(), steps + 1);
        driver.action("undo").trigger();
        QCOMPARE(driver.road(), before);
    }

    void escapeLeavesTheBendWhereItIs()
    {
        GripDriver driver;
        driver.drawRoad();
        const Link before = driver.road();
        const int steps = driver.steps();
        const QPoint to = driver.onMap(Point {262, 463});
        driver.hold(driver.gripOfBend(), to);
        driver.escape();
        driver.letGo(to);
        QCOMPARE(driver.road(), before);
        QCOMPARE(driver.steps(), steps);
    }

    void aSelectedRoadIsDrawnIntoABend()
    {
        GripDriver driver;
        driver.drawRoad();
        driver.action("straighten").trigger();
        QVERIFY(driver.road().via.empty());
        const int steps = driver.steps();
        const QPolygonF line = driver.view().shapes().lineOf(0);
        const QPoint middle = driver.onMap(line[line.size() / 2]);
        const QPoint to = middle + QPoint(0, 90);
        driver.hold(middle, to, Qt::AltModifier);
        driver.escape();
        driver.letGo(to, Qt::AltModifier);
        QVERIFY(driver.road().via.empty());
        QCOMPARE(driver.steps(), steps);
        driver.pull(middle, to, Qt::AltModifier);
        QCOMPARE(driver.road().via.size(), std::size_t {1});
        QVERIFY2(driver.besideRoad(to) < 3, qPrintable(QString::number(driver.besideRoad(to))));
        QCOMPARE(driver.steps(), steps + 1);
        driver.action("undo").trigger();
        QVERIFY(driver.road().via.empty());
    }

    void aRoadBecomesStraightAndCurvedAgain()
    {
        GripDriver driver;
        driver.drawRoad();
        driver.action("straighten").trigger();
        const QPolygonF usual = driver.view().shapes().lineOf(0);
        const int steps = driver.steps();
        driver.action("course-straight").trigger();
        QVERIFY(driver.road().course == LinkCourse::Straight);
        QCOMPARE(driver.view().shapes().lineOf(0).size(), 2);
        QCOMPARE(driver.steps(), steps + 1);
        driver.action("course-straight").trigger(); // it is straight already
        QCOMPARE(driver.steps(), steps + 1);
        driver.action("course-curved").trigger();
        QVERIFY(driver.view().shapes().lineOf(0).size() > 2);
        driver.action("course-usual").trigger();
        QCOMPARE(driver.view().shapes().lineOf(0), usual);
    }

    void aRoadThatIsNotSelectedIsNotBent()
    {
        GripDriver driver;
        driver.drawRoad();
        driver.action("straighten").trigger();
        driver.document().select({});
        const QPolygonF line = driver.view().shapes().lineOf(0);
        const QPoint middle = driver.onMap(line[line.size() / 2]);
        driver.pull(middle, middle + QPoint(0, 90));
        QVERIFY(driver.road().via.empty());
    }

    void aDoubleClickAddsABendAndTakesItAway()
    {
        GripDriver driver;
        driver.drawRoad();
        driver.action("straighten").trigger();
        const QPolygonF line = driver.view().shapes().lineOf(0);
        QTest::mouseDClick(driver.map(), Qt::LeftButton, {}, driver.onMap(line[line.size() / 2]));
        QCOMPARE(driver.road().via.size(), std::size_t {1});
        QTest::mouseDClick(driver.map(), Qt::LeftButton, {}, driver.gripOfBend());
        QVERIFY(driver.road().via.empty());
    }

    /// A click beside all places would select nothing: one on a grip of the frame leaves the selection.
    void aClickOnAFrameSelectsOnlyWhatLiesBelow()
    {
        GripDriver driver;
        driver.drawCorner();
        const QPoint corner = driver.frame().bottomRight();
        QTest::mouseClick(driver.map(), Qt::LeftButton, {}, corner);
        QCOMPARE(driver.document().selection().places.size(), std::size_t {3});
        driver.putPlace("tower", driver.view().boardPointAt(corner));
        driver.takeTool("");
        driver.document().select({{"west-tower-1", "west-tower-2", "west-tower-3"}, {}});
        QTest::mouseClick(driver.map(), Qt::LeftButton, {}, corner);
        QCOMPARE(driver.document().selection().places,
                 std::set<std::string> {driver.board().places().back().key});
    }

    void aFrameHasEightGripsAndOneToTurn()
    {
        GripDriver driver;
        driver.drawCorner();
        const QRect box = driver.frame();
        QCOMPARE(driver.cursorAt(box.topLeft()), Qt::SizeFDiagCursor);
        QCOMPARE(driver.cursorAt(box.bottomRight()), Qt::SizeFDiagCursor);
        QCOMPARE(driver.cursorAt(box.topRight()), Qt::SizeBDiagCursor);
        QCOMPARE(driver.cursorAt(box.bottomLeft()), Qt::SizeBDiagCursor);
        QCOMPARE(driver.cursorAt({box.left(), box.center().y()}), Qt::SizeHorCursor);
        QCOMPARE(driver.cursorAt({box.right(), box.center().y()}), Qt::SizeHorCursor);
        QCOMPARE(driver.cursorAt({box.center().x(), box.top()}), Qt::SizeVerCursor);
        QCOMPARE(driver.cursorAt({box.center().x(), box.bottom()}), Qt::SizeVerCursor);
        QCOMPARE(driver.cursorAt(driver.turningGrip()), Qt::CrossCursor);
        driver.document().select({{"west-tower-1"}, {}});
        QCOMPARE(driver.cursorAt(box.bottomRight()), Qt::ArrowCursor);
    }

    void aCornerScalesAboutTheOppositeOne()
    {
        GripDriver driver;
        driver.drawCorner();
        const Board before = driver.board();
        const int steps = driver.steps();
        const QPoint from = driver.frame().bottomRight();
        const QPoint to = from + driver.onMap(Point {540, 500}) - driver.onMap(Point {460, 460});
        driver.moveTo({2, 2});
        const QImage resting = driver.picture();
        driver.hold(from, to);
        const QPoint goal = driver.onMap(Point {300, 500}) + QPoint(0, 6);
        QVERIFY(driver.picture().pixelColor(goal) != resting.pixelColor(goal));
        QCOMPARE(driver.board(), before);
        driver.letGo(to);
        QCOMPARE(driver.placeAt("west-tower-1"), (Point {300, 300}));
        QCOMPARE(driver.placeAt("west-tower-2"), (Point {540, 300}));
        QCOMPARE(driver.placeAt("west-tower-3"), (Point {300, 500}));
        QCOMPARE(driver.steps(), steps + 1);
        QCOMPARE(driver.document().selection().places.size(), std::size_t {3});
        driver.action("undo").trigger();
        QCOMPARE(driver.board(), before);
        driver.pull(from, to, Qt::ShiftModifier); // keeps proportions
        QCOMPARE(driver.placeAt("west-tower-2"), (Point {540, 300}));
        QCOMPARE(driver.placeAt("west-tower-3"), (Point {300, 540}));
    }

    void aSideScalesInItsDirectionAndStopsAtTheLimits()
    {
        GripDriver driver;
        driver.drawCorner();
        const QRect box = driver.frame();
        const QPoint side {box.left(), box.center().y()};
        driver.pull(side, side - QPoint(3000, 0));
        QCOMPARE(driver.placeAt("west-tower-1"), (Point {0, 300}));
        QCOMPARE(driver.placeAt("west-tower-2"), (Point {460, 300}));
        QCOMPARE(driver.placeAt("west-tower-3"), (Point {0, 460}));
    }

    void theRoundGripTurnsInStepsWithShift()
    {
        GripDriver driver;
        driver.drawCorner();
        const Board before = driver.board();
        const int steps = driver.steps();
        const QPoint from = driver.turningGrip();
        const Point held = driver.view().boardPointAt(from);
        const Point middle {1060.0 / 3, 1060.0 / 3};
        const double angle = 97 * 3.14159265 / 180;
        const Point away {held.x - middle.x, held.y - middle.y};
        const QPoint to =
            driver.onMap(Point {middle.x + away.x * std::cos(angle) - away.y * std::sin(angle),
                                middle.y + away.x * std::sin(angle) + away.y * std::cos(angle)});
        driver.hold(from, to, Qt::ShiftModifier);
        driver.escape();
        driver.letGo(to, Qt::ShiftModifier);
        QCOMPARE(driver.board(), before);
        QCOMPARE(driver.steps(), steps);
        driver.pull(from, to, Qt::ShiftModifier);
        QCOMPARE(driver.placeAt("west-tower-1"), (Point {407, 300}));
        QCOMPARE(driver.placeAt("west-tower-2"), (Point {407, 460}));
        QCOMPARE(driver.placeAt("west-tower-3"), (Point {247, 300}));
        QCOMPARE(driver.steps(), steps + 1);
        QVERIFY2(driver.document().undoStack().undoText().contains(u"90°"_s),
                 qPrintable(driver.document().undoStack().undoText()));
        driver.action("undo").trigger();
        QCOMPARE(driver.board(), before);
    }

    void aRefusedLinkSaysWhyBesideTheMouseForAWhile()
    {
        GripDriver driver;
        driver.putPlace("wall", {300, 300});
        driver.putPlace("rampart", {150, 300});
        driver.takeTool("path");
        QVERIFY(!driver.label());
        driver.drag("west-wall-1", "west-rampart-1");
        PointerLabel *label = driver.label();
        QVERIFY(label && label->isVisible());
        QCOMPARE(label->text(), driver.hint());
        QVERIFY(label->text().contains(u"not the other way round"_s));
        const QPoint mouse = driver.map()->mapTo(&driver.window(), driver.middleOf("west-rampart-1"));
        QVERIFY(label->geometry().adjusted(-40, -40, 40, 40).contains(mouse));
        QVERIFY(!label->geometry().contains(mouse));
        QTRY_VERIFY_WITH_TIMEOUT(!label->isVisible(), 6000);
    }

    void theReasonStaysInTheWindow()
    {
        GripDriver driver;
        const QRect window = driver.window().rect();
        for (const QPoint corner :
             {window.topLeft(), window.topRight(), window.bottomLeft(), window.bottomRight()}) {
            showBeside(driver.view(), driver.window().mapToGlobal(corner), u"reason "_s.repeated(40));
            QVERIFY(driver.label()->isVisible());
            QVERIFY(window.contains(driver.label()->geometry()));
        }
    }
};

MERLON_TEST(GripsTest)
#include "grips_test.moc"
