#include "editor/model/layouts/layout.h"
#include "tests/editor/model/changed.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <chrono>
#include <cmath>

using namespace merlon;
using testing::at;

namespace {

Board withPath(std::vector<Place> places, const std::vector<std::pair<std::string, std::string>> &paths)
{
    std::vector<Link> links;
    for (const auto &[from, to] : paths)
        links.push_back({"path", from, to, {}, {}});
    return {{"some", "siege", {}, {}, {}, {}, {}}, std::move(places), std::move(links)};
}

Board laidOutBySprings(Board board, const Selection &selection)
{
    return apply(board, laidOut(board, selection)) ? board : Board();
}

double distance(const Board &board, const std::string &a, const std::string &b)
{
    const Point from = board.find(a)->at;
    const Point to = board.find(b)->at;
    return std::hypot(from.x - to.x, from.y - to.y);
}

/// A square grid of places that lie on top of each other by mistake.
Board heap(int side)
{
    std::vector<Place> places;
    std::vector<std::pair<std::string, std::string>> paths;
    const auto key = [](int x, int y) { return "p" + std::to_string(x) + "-" + std::to_string(y); };
    for (int x = 0; x < side; ++x) {
        for (int y = 0; y < side; ++y) {
            places.push_back(at(key(x, y), 500, 500));
            if (x > 0)
                paths.emplace_back(key(x - 1, y), key(x, y));
            if (y > 0)
                paths.emplace_back(key(x, y - 1), key(x, y));
        }
    }
    return withPath(std::move(places), paths);
}

} // namespace

class LayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRowBecomesEven()
    {
        const Board board =
            withPath({at("a", 300, 500), at("b", 320, 505), at("c", 500, 500)}, {{"a", "b"}, {"b", "c"}});
        const Board even = laidOutBySprings(board, everything(board));
        QVERIFY(std::abs(distance(even, "a", "b") - distance(even, "b", "c")) < 3);
        QVERIFY(std::abs(distance(even, "a", "c") - 2 * distance(even, "a", "b")) < 6);
        QVERIFY(even.find("a")->at.x < even.find("b")->at.x); // from where they were
        QVERIFY(even.find("b")->at.x < even.find("c")->at.x);
    }

    void whatIsNotSelectedStays()
    {
        const Board board =
            withPath({at("a", 300, 500), at("b", 320, 505), at("c", 500, 500)}, {{"a", "b"}, {"b", "c"}});
        const Board moved = laidOutBySprings(board, {{"a", "b"}, {}});
        QCOMPARE(moved.find("c")->at, board.find("c")->at);
        QVERIFY(moved.find("a")->at != board.find("a")->at);
        QVERIFY(laidOut(board, {{"a"}, {}}).empty());
    }

    void linksBecomeStraight()
    {
        Board board({}, {at("a", 300, 500), at("b", 400, 500), at("c", 500, 700)},
                    {{"path", "a", "b", {}, {{350, 300}}}, {"path", "b", "c", {}, {{450, 300}}}});
        board = laidOutBySprings(board, {{"a", "b"}, {}});
        QVERIFY(board.links()[0].via.empty());
        QCOMPARE(board.links()[1].via.size(), 1U); // it leads out of the selection
    }

    void partsKeepTheirMiddle()
    {
        const Board board = withPath(
            {at("a", 100, 100), at("b", 160, 100), at("c", 130, 105), at("d", 700, 800), at("e", 800, 800)},
            {{"a", "b"}, {"b", "c"}, {"c", "a"}, {"d", "e"}});
        const Board apart = laidOutBySprings(board, everything(board));
        QVERIFY(std::abs(distance(apart, "a", "b") - distance(apart, "b", "c")) < 4);
        QVERIFY(std::abs(distance(apart, "a", "b") - distance(apart, "a", "c")) < 4);
        QVERIFY(std::abs((apart.find("d")->at.x + apart.find("e")->at.x) / 2 - 750) < 2);
    }

    void aHeapIsSpreadWithinTheDrawing_data()
    {
        QTest::addColumn<int>("side");
        QTest::newRow("springs") << 4;
        QTest::newRow("forces") << 14;
    }

    void aHeapIsSpreadWithinTheDrawing()
    {
        QFETCH(int, side);
        const Board board = heap(side);
        const Board apart = laidOutBySprings(board, everything(board));
        std::set<std::pair<double, double>> points;
        for (const Place &place : apart.places()) {
            QVERIFY(place.at.x >= 0 && place.at.x <= 1000 && place.at.y >= 0 && place.at.y <= 1000);
            points.insert({place.at.x, place.at.y});
        }
        QVERIFY(points.size() > apart.places().size() * 9 / 10);
        QCOMPARE(laidOutBySprings(board, everything(board)), apart); // the same again
    }

    void aWholeBoardTakesNoTime()
    {
        const Board board = testing::shippedBoard("crooked-crown");
        const auto begin = std::chrono::steady_clock::now();
        const Board apart = laidOutBySprings(board, everything(board));
        QVERIFY(std::chrono::steady_clock::now() - begin < std::chrono::seconds(2));
        QVERIFY(apart != board);
        QCOMPARE(apart.places().size(), board.places().size());
    }
};

MERLON_TEST(LayoutTest)
#include "layout_test.moc"
