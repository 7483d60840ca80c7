#include "editor/model/selection.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace merlon;
using merlon::testing::shippedBoard;

namespace {

Selection places(std::set<std::string> keys)
{
    return {std::move(keys), {}};
}

} // namespace

class SelectionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotSelectedIsSelectedByTheInverse()
    {
        const Board board = shippedBoard("two-shoulders");
        const Selection wall = places({"west-wall-1"});
        const Selection rest = inverseOf(board, wall);
        QCOMPARE(rest.places.size(), board.places().size() - 1);
        QVERIFY(!rest.places.contains("west-wall-1"));
        QCOMPARE(inverseOf(board, rest), wall);
    }

    void linksLeadToAllThatIsConnected()
    {
        const Board board = shippedBoard("two-shoulders");
        const Selection west = connectedWith(board, places({"west-foreground"}));
        QVERIFY(west.places.contains("west-tower-4"));
        QVERIFY(west.places.contains("marauders"));
        QVERIFY(!west.places.contains("east-wall-1")); // nothing crosses the gate
        QVERIFY(!west.places.contains("forge"));
        QVERIFY(west.links.contains({"facing", "west-tower-1", "west-rampart-1"}));
    }

    void findsByKeyKindAndNameWhateverTheCapitals()
    {
        Board board = shippedBoard("two-shoulders");
        QCOMPARE(found(board, "WEST-WALL").places.size(), std::size_t {5});
        QCOMPARE(found(board, "building").places.size(), std::size_t {7});
        Place named = *board.find("gate");
        named.names["en"] = "Lion Gate";
        board = Board(board.info(), {named}, {});
        QCOMPARE(found(board, "lion").places, std::set<std::string> {"gate"});
        QVERIFY(found(board, "tiger").empty());
    }

    void sameKindTakesPlacesAndLinksOfTheKinds()
    {
        const Board board = shippedBoard("two-shoulders");
        Selection selection = places({"west-tower-1"});
        selection.links.insert({"beside", "west-rampart-1", "west-rampart-2"});
        const Selection same = ofSameKind(board, selection);
        QCOMPARE(same.places.size(), std::size_t {7});
        QCOMPARE(same.links.size(), std::size_t {5});
    }

    void aSideHasItsPlacesAndTheLinksBetweenThem()
    {
        const Board board = shippedBoard("two-shoulders");
        const Selection east = ofSide(board, "east");
        QCOMPARE(east.places.size(), std::size_t {11});
        for (const LinkName &link : east.links)
            QVERIFY(link.from.starts_with("east") && link.to.starts_with("east"));
    }

    void forgetsWhatIsGone()
    {
        const Board board = shippedBoard("two-shoulders");
        Selection selection = places({"west-wall-1", "no-such-place"});
        selection.links.insert({"path", "nowhere", "west-wall-1"});
        QCOMPARE(stillThere(board, selection), places({"west-wall-1"}));
    }

    void togglingTwiceChangesNothing()
    {
        const Selection one = places({"a", "b"});
        const Selection other = places({"b", "c"});
        QCOMPARE(toggled(one, other), places({"a", "c"}));
        QCOMPARE(toggled(toggled(one, other), other), one);
    }
};

MERLON_TEST(SelectionTest)
#include "selection_test.moc"
