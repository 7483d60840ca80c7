#include "editor/model/lattice.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <QTest>

#include <cmath>

using namespace merlon;

namespace {

double between(Point a, Point b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

} // namespace

class LatticeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void squaresBeginAtTheOffset()
    {
        const Lattice lattice {LatticeShape::Square, 20, {5, -5}};
        QCOMPARE(snapped({13, 26}, lattice), (Point {5, 35}));
        QCOMPARE(snapped({17, 24}, lattice), (Point {25, 15}));
    }

    void hexagonsLieInRowsOfHalfAStep()
    {
        const Lattice lattice {LatticeShape::Hexagon, 100, {0, 0}};
        QCOMPARE(snapped({8, -6}, lattice), (Point {0, 0}));
        QCOMPARE(snapped({96, 5}, lattice), (Point {100, 0}));
        QCOMPARE(snapped({54, 80}, lattice), (Point {50, 87}));
    }

    void ringsLieAroundTheMiddle()
    {
        const Lattice lattice {LatticeShape::Polar, 100, {0, 0}};
        QCOMPARE(snapped({520, 470}, lattice), (Point {500, 500}));
        QCOMPARE(snapped({612, 496}, lattice), (Point {600, 500}));
        QCOMPARE(snapped({597, 524}, lattice), (Point {597, 526})); // 15 degrees
        const Lattice moved {LatticeShape::Polar, 100, {-200, 100}};
        QCOMPARE(snapped({305, 695}, moved), (Point {300, 700}));
    }

    void whatIsSnappedStays_data()
    {
        QTest::addColumn<int>("shape");
        QTest::newRow("squares") << static_cast<int>(LatticeShape::Square);
        QTest::newRow("hexagons") << static_cast<int>(LatticeShape::Hexagon);
    }

    void whatIsSnappedStays()
    {
        QFETCH(int, shape);
        QVERIFY(rc::check([shape] {
            const auto coordinate = [] { return static_cast<double>(*rc::gen::inRange(0, 1001)); };
            const Lattice lattice {static_cast<LatticeShape>(shape),
                                   *rc::gen::inRange(5, 200),
                                   {coordinate() - 500, coordinate() - 500}};
            const Point point {coordinate(), coordinate()};
            const Point at = snapped(point, lattice);
            RC_ASSERT(snapped(at, lattice) == at);
            RC_ASSERT(between(at, point) <= 0.75 * lattice.step + 1);
        }));
    }
};

MERLON_TEST(LatticeTest)
#include "lattice_test.moc"
