#include "core/board/files/graphml/foreign_drawing.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>
#include <set>
#include <utility>
#include <vector>

using namespace merlon;

/// Where things of a drawing by another program come to lie.
class ForeignDrawingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatFitsStaysWhereItIs();
    void whatIsTooLargeIsShrunkAsAWhole();
    void whatLiesElsewhereIsOnlyMoved();
    void aRingHasAPlaceForEach();

private:
    static std::vector<Place> placesAt(const std::vector<Point> &points)
    {
        std::vector<Place> places;
        for (const Point point : points)
            places.push_back({{}, {}, {}, point, {}, {}});
        return places;
    }
};

void ForeignDrawingTest::whatFitsStaysWhereItIs()
{
    const DrawingFit fit(placesAt({{0, 12.5}, {1000, 700}}));
    QCOMPARE(fit.fitted({0, 12.5}), (Point {0, 12.5}));
    QCOMPARE(DrawingFit(placesAt({})).fitted({-4, 2000}), (Point {-4, 2000}));
}

void ForeignDrawingTest::whatIsTooLargeIsShrunkAsAWhole()
{
    const DrawingFit fit(placesAt({{-1000, 0}, {1000, 400}}));
    QCOMPARE(fit.fitted({-1000, 0}), (Point {60, 412}));
    QCOMPARE(fit.fitted({1000, 400}), (Point {940, 588}));
    QCOMPARE(fit.fitted({0, 200}), (Point {500, 500}));
}

void ForeignDrawingTest::whatLiesElsewhereIsOnlyMoved()
{
    const DrawingFit fit(placesAt({{5000, 5000}, {5100, 5200}}));
    QCOMPARE(fit.fitted({5000, 5000}), (Point {450, 400}));
    QCOMPARE(fit.fitted({5100, 5200}), (Point {550, 600}));
}

void ForeignDrawingTest::aRingHasAPlaceForEach()
{
    QVERIFY(ringOfPoints(0).empty());
    const std::vector<Point> ring = ringOfPoints(12);
    QCOMPARE(ring.front(), (Point {500, 70})); // on top
    std::set<std::pair<double, double>> all;
    for (const Point point : ring) {
        all.emplace(point.x, point.y);
        QVERIFY(std::abs(std::hypot(point.x - 500, point.y - 500) - 430) < 1);
    }
    QCOMPARE(all.size(), ring.size());
}

MERLON_TEST(ForeignDrawingTest)
#include "foreign_drawing_test.moc"
