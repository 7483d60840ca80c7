#include "core/canvas/looks/board_look.h"
#include "core/games/fiefs/board/fiefs_schema.h"
#include "core/games/siege/board/siege_schema.h"
#include "editor/model/layouts/fortress_layout.h"
#include "editor/model/shaping.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

using namespace merlon;

namespace {

Board asFortress(Board board, const Selection &selection = {})
{
    return apply(board, laidOutAsFortress(board, siegeSchema(), selection)) ? board : Board();
}

bool standsOnWalls(const Place &place)
{
    return place.kind == "wall" || place.kind == "tower" || place.kind == "gate";
}

double fromMiddle(const Place &place)
{
    return std::hypot(place.at.x - 500, place.at.y - 500);
}

/// Walls, towers and the gate, clockwise.
std::vector<Place> aroundTheWalls(const Board &board)
{
    std::vector<Place> ring;
    std::ranges::copy_if(board.places(), std::back_inserter(ring), standsOnWalls);
    std::ranges::sort(ring, {},
                      [](const Place &place) { return std::atan2(place.at.y - 500, place.at.x - 500); });
    return ring;
}

/// How many steps one stands from the other, the shorter way round.
std::size_t stepsBetween(const std::vector<Place> &ring, const std::string &a, const std::string &b)
{
    const auto from = static_cast<std::size_t>(std::ranges::find(ring, a, &Place::key) - ring.begin());
    const auto to = static_cast<std::size_t>(std::ranges::find(ring, b, &Place::key) - ring.begin());
    const std::size_t apart = std::max(from, to) - std::min(from, to);
    return std::min(apart, ring.size() - apart);
}

double mostFromMiddle(const Board &board, const std::string &kind)
{
    double most = 0;
    for (const Place &place : board.places()) {
        if (place.kind == kind)
            most = std::max(most, fromMiddle(place));
    }
    return most;
}

double leastFromMiddle(const Board &board, const std::string &kind)
{
    double least = 1e9;
    for (const Place &place : board.places()) {
        if (place.kind == kind)
            least = std::min(least, fromMiddle(place));
    }
    return least;
}

/// All places on one spot, as if nobody had laid them out.
Board heaped(const Board &board)
{
    std::vector<Place> places(board.places().begin(), board.places().end());
    for (Place &place : places)
        place.at = {500, 500};
    return {board.info(), std::move(places), {board.links().begin(), board.links().end()}};
}

/// A fortress of so many walls with as many towers and ramparts, of which each foreground reaches some.
Board fortressOf(int walls, int foregrounds)
{
    std::vector<Place> places;
    std::vector<Link> links;
    const auto add = [&](const char *kind, int number, double turn, double away) {
        const double angle = 2 * std::numbers::pi * turn;
        places.push_back(
            {std::string(kind) + "-" + std::to_string(number),
             kind,
             "west",
             {std::round(500 + away * std::cos(angle)), std::round(500 + away * std::sin(angle))},
             {},
             {}});
        return places.back().key;
    };
    for (int i = 0; i < foregrounds; ++i)
        add("foreground", i, (i + 0.5) / foregrounds, 400);
    for (int i = 0; i < walls; ++i) {
        const std::string wall = add("wall", i, static_cast<double>(i) / walls, 200);
        const std::string tower = add("tower", i, (i + 0.5) / walls, 200);
        const std::string rampart = add("rampart", i, static_cast<double>(i) / walls, 300);
        const std::string next = "wall-" + std::to_string((i + 1) % walls);
        links.push_back({"adjacent", wall, tower, {}, {}});
        links.push_back({"adjacent", tower, next, {}, {}});
        links.push_back({"adjacent", wall, next, {}, {}});
        links.push_back({"path", rampart, wall, {}, {}});
        links.push_back({"path", "foreground-" + std::to_string(i * foregrounds / walls), rampart, {}, {}});
    }
    add("courtyard", 0, 0, 0);
    for (int i = 0; i < 8; ++i)
        add("building", i, i / 8.0, 80);
    BoardInfo info;
    info.schema = "siege";
    return {std::move(info), std::move(places), std::move(links)};
}

/// The first two places that lie upon each other on the map; walls and what stands among them touch.
std::string firstOverlap(const Board &board)
{
    const auto look = canvas::makeLook(board);
    for (std::size_t a = 0; a < board.places().size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            if (standsOnWalls(board.places()[a]) && standsOnWalls(board.places()[b]))
                continue;
            if (look->shapeOfPlace(a).intersects(look->shapeOfPlace(b)))
                return board.places()[b].key + " and " + board.places()[a].key;
        }
    }
    return {};
}

} // namespace

class FortressLayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wallsAndTowersLieEvenlyOnACircle_data()
    {
        QTest::addColumn<bool>("isHeap");
        QTest::newRow("as drawn") << false;
        QTest::newRow("from a heap") << true;
    }

    void wallsAndTowersLieEvenlyOnACircle()
    {
        QFETCH(bool, isHeap);
        const Board board = testing::shippedBoard("two-shoulders");
        const std::vector<Place> ring = aroundTheWalls(asFortress(isHeap ? heaped(board) : board));
        const double step = 2 * std::numbers::pi / static_cast<double>(ring.size());
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Place &next = ring[(i + 1) % ring.size()];
            const double turn = std::atan2(next.at.y - 500, next.at.x - 500)
                - std::atan2(ring[i].at.y - 500, ring[i].at.x - 500);
            QVERIFY(std::abs(std::remainder(turn - step, 2 * std::numbers::pi)) < 0.02);
            QVERIFY(std::abs(fromMiddle(ring[i]) - fromMiddle(next)) < 2);
        }
    }

    void wallsLieOnStraightSides_data()
    {
        QTest::addColumn<int>("form");
        QTest::addColumn<int>("sides");
        QTest::newRow("rectangle") << static_cast<int>(FortressForm::Rectangle) << 4;
        QTest::newRow("hexagon") << static_cast<int>(FortressForm::Hexagon) << 6;
        QTest::newRow("octagon") << static_cast<int>(FortressForm::Octagon) << 8;
    }

    void wallsLieOnStraightSides()
    {
        QFETCH(int, form);
        QFETCH(int, sides);
        Board board = testing::shippedBoard("two-shoulders");
        const BoardChange change =
            laidOutAsFortress(board, siegeSchema(), {}, static_cast<FortressForm>(form));
        QVERIFY(apply(board, change).has_value());
        const std::vector<Place> ring = aroundTheWalls(board);
        const auto fromNearestSide = [&](const Place &place) { // how far out, at right angles to the side
            double most = 0;
            for (int side = 0; side < sides; ++side) {
                const double angle = 2 * std::numbers::pi * side / sides;
                most = std::max(most,
                                (place.at.x - 500) * std::cos(angle) + (place.at.y - 500) * std::sin(angle));
            }
            return most;
        };
        for (const Place &place : ring)
            QVERIFY(std::abs(fromNearestSide(place) - fromNearestSide(ring.front())) < 2);
        QVERIFY(mostFromMiddle(board, "building") < leastFromMiddle(board, "wall"));
        for (const Place &place : board.places())
            QVERIFY(place.at.x >= 0 && place.at.x <= 1000 && place.at.y >= 0 && place.at.y <= 1000);
    }

    void aRowIsSpacedBetweenItsEnds()
    {
        const Board before = testing::shippedBoard("two-shoulders");
        Selection row;
        for (int i = 1; i <= 5; ++i)
            row.places.insert("west-wall-" + std::to_string(i));
        Board board = before;
        QVERIFY(apply(board, spacedInRow(board, siegeSchema(), row)).has_value());
        Point middle; // of the walls and what lies among them
        double count = 0;
        for (const Place &place : before.places()) {
            if (!standsOnWalls(place))
                continue;
            middle = {middle.x + place.at.x, middle.y + place.at.y};
            ++count;
        }
        middle = {middle.x / count, middle.y / count};
        const auto angle = [&](int wall) {
            const Point at = board.find("west-wall-" + std::to_string(wall))->at;
            return std::atan2(at.y - middle.y, at.x - middle.x);
        };
        const auto step = [&](int wall) {
            return std::remainder(angle(wall + 1) - angle(wall), 2 * std::numbers::pi);
        };
        for (int wall = 2; wall <= 4; ++wall)
            QVERIFY(std::abs(step(wall) - step(1)) < 0.02);
        int moved = 0;
        for (const Place &place : before.places())
            moved += board.find(place.key)->at != place.at ? 1 : 0;
        QVERIFY(moved >= 2 && moved <= 3); // neither the ends nor anything else
        QVERIFY(board.find("west-wall-1")->at == before.find("west-wall-1")->at);
        QVERIFY(board.find("west-wall-5")->at == before.find("west-wall-5")->at);
        QVERIFY(spacedInRow(before, siegeSchema(), {{"west-wall-1", "west-wall-2"}, {}}).empty());
        QVERIFY(spacedInRow(before, siegeSchema(), everything(before)).empty());
    }

    void neighboursFollowEachOther()
    {
        const Board board = testing::shippedBoard("two-shoulders");
        for (const Board &from : {board, heaped(board)}) {
            const std::vector<Place> ring = aroundTheWalls(asFortress(from));
            int links = 0;
            for (const Link &link : from.links()) {
                if (link.kind != "adjacent")
                    continue;
                const bool hasTower =
                    from.find(link.from)->kind == "tower" || from.find(link.to)->kind == "tower";
                QCOMPARE(stepsBetween(ring, link.from, link.to), hasTower ? 1U : 2U); // a tower between walls
                ++links;
            }
            QVERIFY(links > 20);
        }
    }

    void whoeverComesFromFartherLiesFartherOut()
    {
        const Board board = asFortress(testing::shippedBoard("two-shoulders"));
        QVERIFY(mostFromMiddle(board, "building") < leastFromMiddle(board, "wall"));
        QVERIFY(mostFromMiddle(board, "wall") < leastFromMiddle(board, "rampart") - 20);
        QVERIFY(mostFromMiddle(board, "rampart") < leastFromMiddle(board, "foreground") - 20);
        QCOMPARE(board.find("courtyard")->at, (Point {500, 500}));
        for (const Link &link : board.links()) {
            const Place &from = *board.find(link.from);
            const Place &to = *board.find(link.to);
            if (link.kind == "path" && to.kind == "wall")
                QVERIFY(fromMiddle(from) > fromMiddle(to));
        }
    }

    void sidesStayWhereTheyAre()
    {
        const Board board = asFortress(testing::shippedBoard("two-shoulders"));
        for (const std::string &side : {std::string("west"), std::string("east")}) {
            double sum = 0;
            double walls = 0;
            for (const Place &place : board.places()) {
                if (place.kind == "wall" && place.side == side) {
                    sum += place.at.x;
                    ++walls;
                }
            }
            QVERIFY(side == "west" ? sum / walls < 420 : sum / walls > 580);
        }
        QVERIFY(board.find("west-foreground")->at.x < 500);
        QVERIFY(board.find("east-foreground")->at.x > 500);
    }

    void everythingFitsAndNothingIsCovered_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"two-shoulders", "crooked-crown", "old-nine", "three-gates"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void everythingFitsAndNothingIsCovered()
    {
        QFETCH(QString, name);
        const Board board = asFortress(testing::shippedBoard(name.toStdString()));
        std::set<std::pair<double, double>> points;
        for (const Place &place : board.places()) {
            QVERIFY(place.at.x >= 0 && place.at.x <= 1000 && place.at.y >= 0 && place.at.y <= 1000);
            points.insert({place.at.x, place.at.y});
        }
        QCOMPARE(points.size(), board.places().size());
        for (const Link &link : board.links())
            QVERIFY(link.via.empty());
    }

    void nothingLiesUponAnotherThing_data()
    {
        QTest::addColumn<int>("walls");
        for (int walls = 4; walls <= 12; ++walls)
            QTest::addRow("%d walls", walls) << walls;
    }

    void nothingLiesUponAnotherThing()
    {
        QFETCH(int, walls);
        for (int foregrounds = 1; foregrounds <= 4; ++foregrounds) {
            const Board board = asFortress(fortressOf(walls, foregrounds));
            QVERIFY(!board.places().empty());
            const std::string overlap = firstOverlap(board);
            QVERIFY2(overlap.empty(), overlap.c_str());
        }
    }

    void shippedFortressesHaveRoom()
    {
        for (const char *name :
             {"two-shoulders", "crooked-crown", "old-nine", "three-gates", "herons-nest"}) {
            const std::string overlap = firstOverlap(asFortress(testing::shippedBoard(name)));
            QVERIFY2(overlap.empty(), overlap.c_str());
        }
    }

    void whatIsNotSelectedStays()
    {
        const Board board = testing::shippedBoard("two-shoulders");
        const Board after = asFortress(board, ofSide(board, "west"));
        QVERIFY(after != board);
        for (const Place &place : board.places()) {
            if (place.side != "west")
                QCOMPARE(*after.find(place.key), place);
        }
    }

    void whereNothingIsAWallNothingMoves()
    {
        const Board land = testing::shippedBoard("fiefs-2");
        QVERIFY(laidOutAsFortress(land, fiefs::fiefsSchema(), {}).empty());
        const Board board = testing::shippedBoard("two-shoulders");
        QVERIFY(laidOutAsFortress(board, siegeSchema(), {{"forge", "workshop"}, {}}).empty());
    }
};

MERLON_TEST(FortressLayoutTest)
#include "fortress_layout_test.moc"
