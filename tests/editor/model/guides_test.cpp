#include "editor/model/guides.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace merlon;

namespace {

Board boardOf(const std::vector<Point> &points)
{
    std::vector<Place> places;
    for (const Point &at : points)
        places.push_back({"p" + std::to_string(places.size()), "wall", "west", at, {}, {}});
    return {{"some", "siege", {}, {}, {}, {}, {}}, places, {}};
}

constexpr Box kWhole {{0, 0}, {1000, 1000}};

int count(const std::vector<Guide> &guides, Guide::Kind kind)
{
    return static_cast<int>(std::ranges::count(guides, kind, &Guide::kind));
}

} // namespace

class GuidesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCoordinateIsDrawnToThatOfANeighbour()
    {
        const Guides guides(boardOf({{203, 500}, {700, 318}}), {});
        const Guides::Pull pull = guides.pullOn({200, 320}, 5, kWhole);
        QCOMPARE(pull.x, std::optional(203.0));
        QCOMPARE(pull.y, std::optional(318.0));
        QVERIFY(!guides.pullOn({190, 330}, 5, kWhole).x);
    }

    void theNearestCoordinateWins()
    {
        const Guides guides(boardOf({{204, 500}, {198, 700}}), {});
        QCOMPARE(guides.pullOn({200, 100}, 5, kWhole).x, std::optional(198.0));
    }

    void whatMovesDrawsNothing()
    {
        const Guides guides(boardOf({{203, 500}}), {{"p0"}, {}});
        QVERIFY(!guides.pullOn({200, 320}, 5, kWhole).x);
    }

    void whatIsNotSeenDrawsNothing()
    {
        const Guides guides(boardOf({{203, 500}}), {});
        QVERIFY(!guides.pullOn({200, 100}, 5, {{0, 0}, {1000, 400}}).x);
    }

    void distancesBecomeEqual()
    {
        const Board row = boardOf({{100, 300}, {260, 300}, {700, 300}});
        const Guides guides(row, {});
        QCOMPARE(guides.pullOn({418, 301}, 5, kWhole).x, std::optional(420.0)); // 100 260 420
        QCOMPARE(guides.pullOn({483, 299}, 5, kWhole).x, std::optional(480.0)); // 260 480 700
        QVERIFY(!guides.pullOn({418, 340}, 5, kWhole).x);                       // in no row
    }

    void distancesBecomeEqualDownwardsToo()
    {
        const Guides guides(boardOf({{500, 600}, {500, 700}}), {});
        QCOMPARE(guides.pullOn({502, 497}, 5, kWhole).y, std::optional(500.0));
        QCOMPARE(guides.pullOn({502, 803}, 5, kWhole).y, std::optional(800.0));
    }

    void linesReachFromNeighbourToNeighbour()
    {
        const Guides guides(boardOf({{200, 100}, {200, 700}, {200, 900}}), {});
        const std::vector<Guide> shown = guides.guidesAt({200, 400}, 5, kWhole);
        QVERIFY(std::ranges::count(shown, Guide {Guide::Kind::Line, {200, 100}, {200, 700}}) == 1);
        QCOMPARE(count(shown, Guide::Kind::Line), 1);
        QCOMPARE(count(shown, Guide::Kind::Gap), 2);
    }

    void nothingIsShownWhereNothingIsInLine()
    {
        const Guides guides(boardOf({{200, 100}, {600, 700}}), {});
        QVERIFY(guides.guidesAt({300, 400}, 5, kWhole).empty());
    }

    /// Whatever draws a point lies within reach, and is then shown as a reason.
    void everyPullHasAReason()
    {
        std::vector<Point> points;
        for (int i = 0; i < 400; ++i)
            points.push_back({(i * 7919 % 1000) / 1.0, (i * 104729 % 997) / 1.0});
        const Guides guides(boardOf(points), {});
        for (int i = 0; i < 1000; ++i) {
            const Point wanted {i * 31 % 1000 + 0.25, i * 57 % 1000 + 0.5};
            const Guides::Pull pull = guides.pullOn(wanted, 4, kWhole);
            if (pull.x)
                QVERIFY(std::abs(*pull.x - wanted.x) <= 4.5);
            if (pull.y)
                QVERIFY(std::abs(*pull.y - wanted.y) <= 4.5);
            if (pull.x && pull.y && std::ranges::find(points, Point {*pull.x, *pull.y}) == points.end())
                QVERIFY(!guides.guidesAt({*pull.x, *pull.y}, 4, kWhole).empty());
        }
    }
};

MERLON_TEST(GuidesTest)
#include "guides_test.moc"
