#include "core/canvas/scene/board_scene.h"
#include "core/canvas/view/board_camera.h"
#include "core/canvas/view/board_wheel.h"
#include "tests/canvas/shown_board.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QLineF>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <span>
#include <vector>

using namespace merlon;
using namespace merlon::canvas;

/// How much of a board is seen, and from how near.
class BoardCameraTest : public QObject, protected testing::ShownBoard {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { show(); }
    void cleanup() { close(); }

    void aChangedBoardKeepsThePartThatIsSeen();
    void dragOnBareGroundPans();
    void wheelKeepsThePointUnderTheCursor();
    void wheelTurnsBeforeItZooms();
    void keysZoomAndFit();
    void aVisitComesNearAndGoesBack();
    void aVisitShowsAllOfAWideArea();
    void whoZoomsDuringAVisitKeepsWhatIsSeen();
    void whatIsCoveredIsNotUsed();
    void itsHeartIsSeenWholeFromNear();
};

void BoardCameraTest::aChangedBoardKeepsThePartThatIsSeen()
{
    m_view->camera().zoomBy(3);
    const QRect before = m_view->rectOf(placeThing(0));
    std::vector<Place> places(m_setup->board().places().begin(), m_setup->board().places().end());
    places.back().at.y += 1; // the gate
    const std::span<const Link> links = m_setup->board().links();
    m_view->changeBoard(Board(m_setup->board().info(), places, {links.begin(), links.end()}));
    QCOMPARE(m_view->rectOf(placeThing(0)).size().width() / 4, before.size().width() / 4);
    QVERIFY((m_view->rectOf(placeThing(0)).center() - before.center()).manhattanLength() < 6);
}

/// Something lies over the lower edge: all of the board is seen above it.
void BoardCameraTest::whatIsCoveredIsNotUsed()
{
    constexpr int kCovered = 90;
    const auto lowest = [this] {
        int bottom = 0;
        for (int i = 0; i < static_cast<int>(m_setup->board().places().size()); ++i)
            bottom = std::max(bottom, m_view->rectOf(placeThing(i)).bottom());
        return bottom;
    };
    m_view->resize(900, 600);
    QTRY_COMPARE(m_view->viewport()->height(), 600);
    const double whole = m_view->camera().scale();
    m_view->camera().setCovered(kCovered);
    QVERIFY(lowest() < m_view->viewport()->height() - kCovered);
    QVERIFY(m_view->camera().scale() <= whole);
    QVERIFY(m_view->camera().seenArea().adjusted(-1, -1, 1, 1).contains(m_view->camera().sheetArea()));
    m_view->resize(900, 500); // it goes on so
    QTRY_COMPARE(m_view->viewport()->height(), 500);
    QVERIFY(lowest() < m_view->viewport()->height() - kCovered);
    m_view->setBoard(m_setup->board());
    QCOMPARE(m_view->camera().covered(), 0);
}

void BoardCameraTest::dragOnBareGroundPans()
{
    m_view->camera().zoomBy(2);
    QSignalSpy picked(m_view.get(), &BoardView::picked);
    QPoint bare;
    for (int y = 20; bare.isNull() && y < m_view->height(); y += 20) {
        for (int x = 20; bare.isNull() && x < m_view->width(); x += 20) {
            if (m_view->thingAt({x, y}).isNothing())
                bare = {x, y};
        }
    }
    const QRect before = m_view->rectOf(placeThing(0));
    press(bare);
    moveTo(bare + QPoint(30, 10));
    moveTo(bare + QPoint(60, 30));
    release(bare + QPoint(60, 30));
    QCOMPARE(m_view->rectOf(placeThing(0)).topLeft() - before.topLeft(), QPoint(60, 30));
    QVERIFY(picked.isEmpty());
}

void BoardCameraTest::wheelKeepsThePointUnderTheCursor()
{
    const QPoint cursor = middleOf(placeThing(place("west-rampart-2")));
    const Point before = m_view->boardPointAt(cursor);
    for (int i = 0; i < 6; ++i) {
        QWheelEvent wheel(cursor, m_view->viewport()->mapToGlobal(cursor), {}, {0, 120}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_view->viewport(), &wheel);
    }
    QVERIFY((m_view->viewportPointOf(before) - cursor).manhattanLength() <= 4);
    QVERIFY(m_view->rectOf(placeThing(0)).width() > 100);
}

/// For who wants its steps; with Ctrl it zooms all the same.
void BoardCameraTest::wheelTurnsBeforeItZooms()
{
    int turned = 0;
    m_view->wheel().setTurner([&turned](int steps) {
        turned += steps;
        return true;
    });
    const QPoint cursor = middleOf(placeThing(0));
    const auto roll = [&](int angle, Qt::KeyboardModifiers keys) {
        QWheelEvent wheel(cursor, m_view->viewport()->mapToGlobal(cursor), {}, {0, angle}, Qt::NoButton, keys,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_view->viewport(), &wheel);
    };
    const double scale = m_view->camera().scale();
    roll(-60, {});
    QCOMPARE(turned, 0); // half a step
    roll(-180, {});
    QCOMPARE(turned, -2);
    QCOMPARE(m_view->camera().scale(), scale);
    roll(120, Qt::ControlModifier);
    QCOMPARE(turned, -2);
    QVERIFY(m_view->camera().scale() > scale);
}

void BoardCameraTest::keysZoomAndFit()
{
    const QRect fitted = m_view->rectOf(placeThing(0));
    QTest::keyClick(m_view.get(), Qt::Key_Plus);
    QVERIFY(m_view->rectOf(placeThing(0)).width() > fitted.width());
    QTest::keyClick(m_view.get(), Qt::Key_Plus);
    QTest::keyClick(m_view.get(), Qt::Key_Minus);
    QTest::keyClick(m_view.get(), Qt::Key_0);
    QCOMPARE(m_view->rectOf(placeThing(0)), fitted);
}

void BoardCameraTest::aVisitComesNearAndGoesBack()
{
    BoardCamera &camera = m_view->camera();
    const double whole = camera.scale();
    const Thing wall = placeThing(place("west-wall-1"));
    const QRectF area = m_view->mapToScene(m_view->rectOf(wall)).boundingRect();
    camera.visit(area, 60);
    QVERIFY(
        QTest::qWaitFor([&] { return camera.scale() > whole * 1.3 && camera.seenArea().contains(area); }));
    QTest::qWait(100);
    const QRectF near = camera.seenArea();
    QVERIFY(camera.sheetArea().contains(near.adjusted(1, 1, -1, -1)));
    camera.visit(area, 60); // it is seen from near already
    QTest::qWait(100);
    QCOMPARE(camera.seenArea(), near);
    const QRectF other = m_view->mapToScene(m_view->rectOf(placeThing(place("east-wall-1")))).boundingRect();
    camera.visit(other, 0);
    QVERIFY(camera.seenArea().contains(other));
    camera.comeBack(60);
    QVERIFY(QTest::qWaitFor([&] { return qFuzzyCompare(camera.scale(), whole); }));
    QVERIFY(!camera.isVisiting());
    m_view->resize(700, 600); // all of it is seen as before
    QVERIFY(QTest::qWaitFor([&] { return camera.scale() < whole; }));
}

void BoardCameraTest::aVisitShowsAllOfAWideArea()
{
    BoardCamera &camera = m_view->camera();
    QRect walls = m_view->rectOf(placeThing(place("west-wall-1")));
    walls |= m_view->rectOf(placeThing(place("east-wall-1")));
    const QRectF area = m_view->mapToScene(walls).boundingRect();
    camera.zoomBy(6);
    camera.lookAt(area.topLeft());
    const QRectF before = camera.seenArea();
    QVERIFY(!camera.sees(area));
    camera.visit(area.marginsAdded({20, 20, 20, 20}), 0);
    QVERIFY(camera.sees(area));
    QVERIFY(camera.seenArea().contains(area));
    camera.comeBack(0);
    QVERIFY(QLineF(camera.seenArea().center(), before.center()).length() < before.width() / 20);
}

void BoardCameraTest::whoZoomsDuringAVisitKeepsWhatIsSeen()
{
    BoardCamera &camera = m_view->camera();
    const Thing wall = placeThing(place("west-wall-1"));
    const QRectF area = m_view->mapToScene(m_view->rectOf(wall)).boundingRect();
    camera.visit(area, 0);
    QTest::keyClick(m_view.get(), Qt::Key_Plus);
    const QRectF chosen = camera.seenArea();
    camera.visit(m_view->mapToScene(m_view->rectOf(placeThing(place("east-wall-1")))).boundingRect(), 0);
    QCOMPARE(camera.seenArea(), chosen);
    camera.comeBack(0);
    QCOMPARE(camera.seenArea(), chosen);
    camera.visit(m_view->mapToScene(m_view->rectOf(placeThing(place("east-wall-1")))).boundingRect(), 0);
    QVERIFY(camera.isVisiting()); // now it may
}

void BoardCameraTest::itsHeartIsSeenWholeFromNear()
{
    BoardCamera &camera = m_view->camera();
    const double whole = camera.scale();
    camera.showHeart();
    const auto &scene = static_cast<const BoardScene &>(*m_view->scene());
    QVERIFY(camera.seenArea().adjusted(-4, -4, 4, 4).contains(scene.things().look()->heart()));
    QVERIFY(camera.scale() > 1.2 * whole);
}

MERLON_TEST(BoardCameraTest)
#include "board_camera_test.moc"
