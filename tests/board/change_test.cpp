#include "core/board/changes/change.h"
#include "core/board/keys.h"
#include "tests/support/arbitrary_boards.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <QTest>

#include <ctime>
#include <functional>
#include <set>

using namespace merlon;
using merlon::testing::Arbitrary;
using merlon::testing::shippedBoard;

namespace {

Place placeNamed(const std::string &key)
{
    return {key, "wall", "west", {}, {}, {}};
}

Link linkOf(const std::string &from, const std::string &to)
{
    return {"adjacent", from, to, {}, {}};
}

Board chain(int count)
{
    std::vector<Place> places;
    std::vector<Link> links;
    for (int i = 0; i < count; ++i) {
        places.push_back(placeNamed("p" + std::to_string(i)));
        if (i > 0)
            links.push_back(linkOf("p" + std::to_string(i - 1), "p" + std::to_string(i)));
    }
    return {{"chain", "siege", {}, {}, {}, {}, {}}, places, links};
}

} // namespace

class ChangeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void removesAPlaceWithItsLinksAndBringsThemBack()
    {
        Board board = shippedBoard("two-shoulders");
        const Board before = board;
        const auto inverse = apply(board, removePlace(board, "west-wall-2"));
        QVERIFY(inverse.has_value());
        QVERIFY(!board.find("west-wall-2"));
        for (const Link &link : board.links())
            QVERIFY(link.from != "west-wall-2" && link.to != "west-wall-2");
        QVERIFY(apply(board, *inverse).has_value());
        QCOMPARE(board, before);
    }

    void carriesANewKeyIntoTheLinks()
    {
        Board board = chain(3);
        const Board before = board;
        const auto inverse = apply(board, renamePlace(board, "p1", "middle"));
        QVERIFY(inverse.has_value());
        QCOMPARE(board.links()[0].to, std::string("middle"));
        QCOMPARE(board.links()[1].from, std::string("middle"));
        QVERIFY(board.find("middle") && !board.find("p1"));
        QVERIFY(apply(board, *inverse).has_value());
        QCOMPARE(board, before);
    }

    void refusesAWholeChangeIfOneEditIsWrong()
    {
        Board board = chain(3);
        const Board before = board;
        const auto tooFar =
            apply(board, {{EraseLink {0}, InsertPlace {0, placeNamed("new")}, EraseLink {5}}});
        QCOMPARE(tooFar.error().what.code, std::string("error.change-position"));
        QCOMPARE(board, before);
        const auto linked = apply(board, {{ReplacePlace {0, placeNamed("other")}, ErasePlace {1}}});
        QCOMPARE(linked.error().what.code, std::string("error.change-linked-place"));
        QCOMPARE(board, before);
        QCOMPARE(board.indexOf("p0"), std::optional<std::size_t>(0));
    }

    void movesAndSetsAttributes()
    {
        Board board = chain(2);
        QVERIFY(apply(board, movePlace(board, "p1", {5, 6})).has_value());
        QVERIFY(apply(board, setAttribute(board, "p1", "cauldron", true)).has_value());
        QCOMPARE(board.find("p1")->at, (Point {5, 6}));
        QCOMPARE(board.find("p1")->attributes.at("cauldron"), AttributeValue(true));
        QVERIFY(movePlace(board, "p1", {5, 6}).empty());
        QVERIFY(movePlace(board, "nowhere", {5, 6}).empty());
        QVERIFY(removeLink(board, 99).empty());
    }

    void findsFreeKeys()
    {
        Board board = chain(2);
        QCOMPARE(freeKey(board, "new"), std::string("new"));
        QCOMPARE(freeKey(board, "p1"), std::string("p1-2"));
        QVERIFY(apply(board, addPlace(board, placeNamed("p1-2"))).has_value());
        QCOMPARE(freeKey(board, "p1"), std::string("p1-3"));
        QCOMPARE(freeKey(board, "p1-2"), std::string("p1-3"));
    }

    void triesNoNumberOfAKeyTwice()
    {
        constexpr int kKeys = 1000;
        int asked = 0;
        std::set<std::string, std::less<>> taken;
        FreeKeys keys([&](std::string_view key) {
            ++asked;
            return taken.contains(key);
        });
        for (int i = 0; i < kKeys; ++i)
            taken.insert(keys.find("tower"));
        QCOMPARE(taken.size(), std::size_t {kKeys});
        QVERIFY2(asked <= 3 * kKeys, qPrintable(QString::number(asked)));
        QCOMPARE(keys.find("tower-7"), std::string("tower-1001"));
    }

    void appliesThousandsOfEditsInOnePass()
    {
        constexpr int kPlaces = 20'000;
        Board board = chain(kPlaces);
        const Board before = board;
        BoardChange change;
        for (int i = kPlaces - 1; i > 0; i -= 2)
            change.edits.push_back(EraseLink {std::size_t(i - 1)});
        for (int i = 0; i < kPlaces; i += 3)
            change.edits.push_back(InsertPlace {std::size_t(i), placeNamed("n" + std::to_string(i))});
        const std::clock_t started = std::clock(); // time of this process: others may be busy
        const auto inverse = apply(board, change);
        QVERIFY(inverse.has_value());
        QVERIFY(apply(board, *inverse).has_value());
        QVERIFY2((std::clock() - started) / CLOCKS_PER_SEC < 5, "quadratic time?");
        QCOMPARE(board, before);
    }

    void theInverseRestoresAnyBoardExactly()
    {
        QVERIFY(rc::check("apply, then the inverse", [](std::uint64_t seed) {
            Random random(seed);
            Arbitrary arbitrary(random);
            Board board = arbitrary.board();
            const Board before = board;
            const BoardChange change = arbitrary.change(board);
            const auto inverse = apply(board, change);
            if (!inverse) {
                RC_ASSERT(board == before);
                return;
            }
            const Board after = board;
            const auto redo = apply(board, *inverse);
            RC_ASSERT(redo.has_value());
            RC_ASSERT(board == before);
            const bool indexed =
                board.places().empty() || board.indexOf(board.places()[0].key) == std::size_t(0);
            RC_ASSERT(indexed);
            RC_ASSERT(apply(board, *redo).has_value());
            RC_ASSERT(board == after);
        }));
    }

    void theDifferenceTurnsAnyBoardIntoAnyOther()
    {
        QVERIFY(rc::check("difference", [](std::uint64_t seed) {
            Random random(seed);
            Arbitrary arbitrary(random);
            Board from = arbitrary.board();
            Board to = arbitrary.board();
            if (seed % 2 == 0) {
                to = from;
                static_cast<void>(apply(to, arbitrary.change(to)));
            }
            const Board before = from;
            const auto inverse = apply(from, difference(from, to));
            RC_ASSERT(inverse.has_value());
            RC_ASSERT(from == to);
            RC_ASSERT(apply(from, *inverse).has_value());
            RC_ASSERT(from == before);
            RC_ASSERT(difference(from, from).empty());
        }));
    }
};

MERLON_TEST(ChangeTest)
#include "change_test.moc"
