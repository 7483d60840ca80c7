#include "core/base/limits.h"
#include "editor/model/arrangement.h"
#include "editor/model/copying.h"
#include "tests/editor/model/changed.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <ctime>

using namespace merlon;
using testing::after;
using testing::at;

namespace {

const LinkName kRoadAB {"path", "a", "b"};

Board threeJoined()
{
    return {{"three", "siege", {}, {}, {}, {}, {}},
            {at("a", 100, 100), at("b", 210, 150), at("c", 400, 300)},
            {{"path", "a", "b", {}, {}}, {"path", "b", "c", {}, {}}}};
}

Selection onlyPlaces(std::set<std::string> keys)
{
    return {std::move(keys), {}};
}

} // namespace

class ArrangementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aThingIsInOneGroupAndOnOneLayer()
    {
        Arrangement arrangement = grouped({}, onlyPlaces({"a", "b", "c"}));
        arrangement = grouped(std::move(arrangement), onlyPlaces({"c", "d"}));
        QCOMPARE(withGroups(arrangement, onlyPlaces({"a"})), onlyPlaces({"a", "b"}));
        QCOMPARE(withGroups(arrangement, onlyPlaces({"d"})), onlyPlaces({"c", "d"}));
        arrangement = grouped(std::move(arrangement), onlyPlaces({"a", "d"})); // b and c are left alone
        QCOMPARE(arrangement.groups.size(), std::size_t {1});
        arrangement = withLayer(withLayer(std::move(arrangement), "lower"), "upper");
        arrangement = putOnLayer(std::move(arrangement), onlyPlaces({"a", "b"}), 0);
        arrangement = putOnLayer(std::move(arrangement), onlyPlaces({"b"}), 1);
        QCOMPARE(arrangement.layers[0].name, std::string("upper"));
        QCOMPARE(arrangement.layers[0].things, onlyPlaces({"a"}));
        QCOMPARE(commonLayer(arrangement, onlyPlaces({"b"})), std::optional<std::size_t>(1));
        QVERIFY(!commonLayer(arrangement, onlyPlaces({"a", "b"})));
        arrangement = layerMoved(std::move(arrangement), 1, -1);
        QCOMPARE(arrangement.layers[0].name, std::string("lower"));
        QCOMPARE(layerMoved(arrangement, 0, -1), arrangement);
    }

    void aGroupEndsForAllThatAreInIt()
    {
        const Arrangement arrangement = grouped({}, onlyPlaces({"a", "b"}));
        QVERIFY(ungrouped(arrangement, onlyPlaces({"b"})).groups.empty());
        QCOMPARE(ungrouped(arrangement, onlyPlaces({"c"})), arrangement);
    }

    void whatIsLockedOrHiddenCannotBeReached()
    {
        Arrangement arrangement = locked({}, onlyPlaces({"a"}));
        arrangement = putOnLayer(withLayer(std::move(arrangement), "x"), onlyPlaces({"b"}), 0);
        QCOMPARE(unreachable(arrangement), onlyPlaces({"a"}));
        arrangement.layers[0].isVisible = false;
        QCOMPARE(unreachable(arrangement), onlyPlaces({"a", "b"}));
        QCOMPARE(hiddenThings(arrangement), onlyPlaces({"b"}));
        QCOMPARE(lockedThings(arrangement), onlyPlaces({"a"}));
        QVERIFY(unlocked(arrangement, onlyPlaces({"a"})).locked.empty());
        arrangement.layers[0] = {"x", true, true, onlyPlaces({"b"})};
        QCOMPARE(lockedThings(arrangement), onlyPlaces({"a", "b"}));
        QVERIFY(unreachable(unlocked(arrangement, onlyPlaces({"a", "b"}))).empty());
        QVERIFY(unreachable(allUnlocked(arrangement)).empty());
    }

    /// Names of places and links follow; what is gone is forgotten, so that a new place of its key is not locked.
    void followsWhatChangesDo()
    {
        const Board board = threeJoined();
        Arrangement arrangement = locked({}, onlyPlaces({"a"}));
        arrangement = grouped(std::move(arrangement), {{"a", "c"}, {kRoadAB}});
        const Arrangement other = following(arrangement, board, renamePlace(board, "a", "home"));
        QCOMPARE(other.locked, onlyPlaces({"home"}));
        QCOMPARE(other.groups.front(), (Selection {{"home", "c"}, {{"path", "home", "b"}}}));
        const Arrangement less = following(arrangement, board, removePlace(board, "a"));
        QVERIFY(less.empty());
        const Board turned = after(reversed(board, {{}, {kRoadAB}}).change, board);
        const Arrangement back = following(arrangement, board, reversed(board, {{}, {kRoadAB}}).change);
        QCOMPARE(back.groups.front().links, (std::set<LinkName> {linkName(turned.links()[0])}));
        const BoardChange inserted {{InsertPlace {0, at("z", 5, 5)}, ErasePlace {3}}}; // c is fourth by then
        const Board loose(board.info(), {board.places().begin(), board.places().end()}, {});
        QCOMPARE(following(locked({}, onlyPlaces({"a", "c", "z"})), loose, inserted).locked,
                 onlyPlaces({"a", "z"}));
    }

    void linksFollowThroughSeveralNames()
    {
        const Board board = threeJoined();
        Arrangement arrangement = grouped({}, {{"a"}, {kRoadAB, {"path", "b", "c"}}});
        Link added = board.links()[0];
        added.from = "c";
        added.to = "a";
        const BoardChange change {{ReplacePlace {1, at("x", 0, 0)}, EraseLink {1}, InsertLink {0, added},
                                   ReplacePlace {1, at("y", 0, 0)}, ReplacePlace {0, at("b", 0, 0)}}};
        QCOMPARE(following(arrangement, board, change).groups.front(),
                 (Selection {{"b"}, {{"path", "b", "y"}}}));
        const BoardChange moved {{ReplacePlace {0, at("a", 7, 7)}, ReplaceInfo {board.info()}}};
        QCOMPARE(following(arrangement, board, moved), arrangement);
    }

    /// As quickly as the change itself is made, or so: not places times links.
    void followsThousandsOfNames()
    {
        constexpr std::size_t kMany = 10'000;
        std::vector<Place> places;
        std::vector<Link> links;
        const auto key = [](std::size_t i) { return "a-place-of-many-" + std::to_string(i % kMany); };
        for (std::size_t i = 0; i < kMany; ++i)
            places.push_back(at(key(i), 0, 0));
        for (std::size_t i = 0; i < 4 * kMany; ++i)
            links.push_back({"path", key(i), key(i + 1 + i / kMany), {}, {}});
        Board board({}, std::move(places), std::move(links));
        BoardChange change;
        for (std::size_t i = 0; i < kMany; ++i)
            change.edits.push_back(ReplacePlace {i, at("another-place-" + std::to_string(i), 0, 0)});
        for (std::size_t i = 0; i < 2 * kMany; ++i)
            change.edits.push_back(EraseLink {kMany / 2});
        const auto since = [](std::clock_t start) {
            return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        };
        const Arrangement before = locked({}, onlyPlaces({key(0)}));
        const std::clock_t begin = std::clock();
        const Arrangement now = following(before, board, change);
        const double took = since(begin);
        const std::clock_t middle = std::clock();
        QVERIFY(apply(board, change).has_value());
        const double applying = since(middle);
        QCOMPARE(now.locked, onlyPlaces({"another-place-0"}));
        QVERIFY2(took < 5 * applying + 0.2,
                 qPrintable(QString::number(took) + u' ' + QString::number(applying)));
    }

    void copiesAreAGroupOfTheirOwnOnTheSameLayer()
    {
        Arrangement arrangement = grouped({}, {{"a", "b"}, {kRoadAB}});
        arrangement = putOnLayer(withLayer(std::move(arrangement), "x"), onlyPlaces({"a"}), 0);
        arrangement = locked(std::move(arrangement), onlyPlaces({"c"}));
        const Arrangement part = partOf(arrangement, {{"a", "b"}, {kRoadAB}});
        QVERIFY(part.locked.empty());
        const Arrangement more = withCopies(arrangement, part, {{{"a", "a-2"}, {"b", "b-2"}}, {}});
        QCOMPARE(more.groups.size(), std::size_t {2});
        QCOMPARE(more.groups[1], (Selection {{"a-2", "b-2"}, {{"path", "a-2", "b-2"}}}));
        QCOMPARE(more.layers.size(), std::size_t {1});
        QCOMPARE(more.layers[0].things, onlyPlaces({"a", "a-2"}));
    }

    void thereIsAnEndToIt()
    {
        Selection many;
        for (std::size_t i = 0; i <= kMostArranged; ++i)
            many.places.insert("p" + std::to_string(i));
        QVERIFY(locked({}, many).empty());
        Arrangement arrangement;
        for (std::size_t i = 0; i <= kMostLayers; ++i)
            arrangement = withLayer(std::move(arrangement), "x");
        QCOMPARE(arrangement.layers.size(), kMostLayers);
    }
};

MERLON_TEST(ArrangementTest)
#include "arrangement_test.moc"
