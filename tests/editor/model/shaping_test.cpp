#include "editor/model/shaping.h"
#include "tests/editor/model/changed.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace merlon;
using testing::after;
using testing::at;

namespace {

/// Three places and a bent link between two of them.
Board three()
{
    return {{"three", "siege", {}, {}, {}, {}, {}},
            {at("a", 100, 100), at("b", 210, 150), at("c", 400, 300)},
            {{"path", "a", "b", {}, {{150, 90}}}, {"path", "b", "c", {}, {{300, 200}}}}};
}

const Selection kAll {{"a", "b", "c"}, {}};

} // namespace

class ShapingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bendsMoveWithBothTheirEndsOnly()
    {
        const Board board = three();
        const Board moved = after(shifted(board, {{"a", "b"}, {}}, {10, -20}), board);
        QCOMPARE(moved.find("a")->at, (Point {110, 80}));
        QCOMPARE(moved.links()[0].via.front(), (Point {160, 70}));
        QCOMPARE(moved.links()[1].via.front(), (Point {300, 200}));
    }

    void aShiftStopsAtTheEdgeOfTheDrawing()
    {
        const Point left = withinDrawing(three(), kAll, {-500, 900});
        QCOMPARE(left, (Point {-100, 700}));
    }

    void whatLiesOutsideMayComeBack()
    {
        const Board outside({}, {at("a", -50, 100)}, {});
        QCOMPARE(withinDrawing(outside, {{"a"}, {}}, {30, 0}), (Point {30, 0}));
    }

    void alignsOnTheOutermost()
    {
        const Board board = three();
        for (const Place &place : after(aligned(board, kAll, Edge::Right), board).places())
            QCOMPARE(place.at.x, 400.0);
        const Board bottom = after(aligned(board, kAll, Edge::Bottom), board);
        QCOMPARE(bottom.find("a")->at, (Point {100, 300}));
        QVERIFY(aligned(board, {{"a"}, {}}, Edge::Left).empty());
    }

    void distributesBetweenTheOutermost()
    {
        const Board board = three();
        const Board spread = after(distributed(board, kAll, Axis::Across), board);
        QCOMPARE(spread.find("a")->at, (Point {100, 100}));
        QCOMPARE(spread.find("b")->at, (Point {250, 150}));
        QCOMPARE(spread.find("c")->at, (Point {400, 300}));
        QVERIFY(distributed(board, {{"a", "b"}, {}}, Axis::Down).empty());
    }

    void fourQuarterTurnsAreNone()
    {
        Board board({}, {at("a", 100, 100), at("b", 200, 300)}, {});
        const Board before = board;
        const Selection both {{"a", "b"}, {}};
        board = after(turned(board, both, 90), board);
        QCOMPARE(board.find("a")->at, (Point {250, 150}));
        for (int i = 0; i < 3; ++i)
            board = after(turned(board, both, 90), board);
        QCOMPARE(board, before);
    }

    void flippingTwiceIsNothing()
    {
        Board board = three();
        const Board before = board;
        board = after(flipped(board, kAll, Axis::Across), board);
        QCOMPARE(board.find("a")->at, (Point {400, 100}));
        QCOMPARE(board.links()[0].via.front(), (Point {350, 90}));
        board = after(flipped(board, kAll, Axis::Across), board);
        QCOMPARE(board, before);
    }

    void growsAboutTheMiddle()
    {
        const Board board({}, {at("a", 100, 100), at("b", 200, 300)}, {});
        const Board wide = after(scaled(board, {{"a", "b"}, {}}, 2), board);
        QCOMPARE(wide.find("a")->at, (Point {50, 0}));
        QCOMPARE(wide.find("b")->at, (Point {250, 400}));
    }

    void turnsAndGrowsWithinTheDrawing()
    {
        Board board({}, {at("a", 100, 950), at("b", 900, 950), at("c", 500, 960)}, {});
        const Selection all {{"a", "b", "c"}, {}};
        const Board upright = after(turned(board, all, 90), board);
        for (const char *key : {"a", "b", "c"})
            QVERIFY(upright.find(key)->at.y >= 0 && upright.find(key)->at.y <= kDrawingSize);
        QCOMPARE(upright.find("b")->at.y - upright.find("a")->at.y, 800.0);
        for (int i = 0; i < 9; ++i)
            board = after(scaled(board, all, 1.1), board);
        QCOMPARE(board.find("a")->at.x, 0.0);
        QCOMPARE(board.find("b")->at.x, kDrawingSize);
        QVERIFY(scaled(board, all, 1.1).empty());
    }

    void aWholeTurnInStepsComesBack()
    {
        Board board({}, {at("a", 400, 400), at("b", 700, 420), at("c", 450, 600)}, {});
        const Board before = board;
        for (int i = 0; i < 24; ++i)
            board = after(turned(board, {{"a", "b", "c"}, {}}, 15), board);
        for (const char *key : {"a", "b", "c"}) {
            QVERIFY(std::abs(board.find(key)->at.x - before.find(key)->at.x) < 8);
            QVERIFY(std::abs(board.find(key)->at.y - before.find(key)->at.y) < 8);
        }
    }

    void straightLinksHaveNoBends()
    {
        const Board board({}, {at("a", 100, 100), at("b", 500, 100), at("c", 900, 100)},
                          {{"path", "a", "b", {}, {{300, 50}, {400, 50}}},
                           {"path", "b", "c", {}, {}},
                           {"path", "a", "c", {}, {{500, 300}}}});
        Selection two;
        two.links = {{"path", "a", "b"}, {"path", "b", "c"}};
        const BoardChange change = straightened(board, two);
        QCOMPARE(change.edits.size(), std::size_t {1});
        const Board straight = after(change, board);
        QVERIFY(straight.links()[0].via.empty());
        QCOMPARE(straight.links()[2].via.size(), std::size_t {1});
        QVERIFY(straightened(straight, two).empty());
    }

    void snapsToTheNearestPointOfTheGrid()
    {
        QCOMPARE(snapped({14, 15}, 10), (Point {10, 20}));
        QCOMPARE(snapped({14.4, 15.6}, 0), (Point {14, 16}));
    }

    void aBoxIsDrawnAtASideOrACorner()
    {
        const Box box {{100, 200}, {300, 300}};
        const auto is = [](const Box &one, Point least, Point most) {
            return one.least == least && one.most == most;
        };
        QVERIFY(is(stretched(box, {1, 0}, {100, 77}, false), {100, 200}, {400, 300}));
        QVERIFY(is(stretched(box, {-1, -1}, {100, -50}, false), {200, 150}, {300, 300}));
        QVERIFY(is(stretched(box, {1, 1}, {200, 10}, true), {100, 200}, {500, 400}));
        QVERIFY(
            is(stretched(box, {0, 1}, {0, 100}, true), {0, 200}, {400, 400})); // about the middle of the top
    }

    void aBoxStaysInTheDrawingAndIsNeverTurnedOver()
    {
        const Box box {{100, 200}, {300, 300}};
        QCOMPARE(stretched(box, {1, 0}, {5000, 0}, false).most.x, 1000.0);
        QCOMPARE(stretched(box, {0, -1}, {0, -5000}, false).least.y, 0.0);
        const Box kept = stretched(box, {1, 1}, {5000, 5000}, true);
        QCOMPARE(kept.most.x, 1000.0); // it is wider than high
        QCOMPARE(kept.most.y, 650.0);
        QVERIFY(stretched(box, {1, 0}, {-500, 0}, false).most.x > 100);
    }

    void placesAndBendsAreFittedIntoABox()
    {
        const Board board = three(); // from 100, 100 to 400, 300
        const Board wide = after(fitted(board, kAll, {{100, 100}, {700, 300}}), board);
        QCOMPARE(wide.find("a")->at, (Point {100, 100}));
        QCOMPARE(wide.find("b")->at, (Point {320, 150}));
        QCOMPARE(wide.find("c")->at, (Point {700, 300}));
        QCOMPARE(wide.links()[0].via.front(), (Point {200, 90}));
        const Board column({}, {at("a", 50, 100), at("b", 50, 200)}, {});
        const Board high = after(fitted(column, {{"a", "b"}, {}}, {{50, 100}, {50, 400}}), column);
        QCOMPARE(high.find("b")->at, (Point {50, 400}));
    }
};

MERLON_TEST(ShapingTest)
#include "shaping_test.moc"
