#include "core/games/siege/board/siege_schema.h"
#include "editor/model/copying.h"
#include "editor/model/findings.h"
#include "tests/editor/model/changed.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace merlon;
using merlon::testing::shippedBoard;
using testing::after;

namespace {

Board emptyFor(std::vector<std::string> games)
{
    BoardInfo info {"b", "siege", {}, {}, std::move(games), {}, {}};
    return {info, {}, {}};
}

} // namespace

class FindingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shippedBoardsHaveNoErrors()
    {
        for (const char *name :
             {"two-shoulders", "three-gates", "crooked-crown", "herons-nest", "long-causeway", "old-nine"}) {
            const auto findings = findingsOf(shippedBoard(name), siegeSchema());
            QVERIFY(std::ranges::none_of(
                findings, [](const BoardFinding &one) { return one.finding.severity == Severity::Error; }));
        }
    }

    void everyGameSaysItsOwn()
    {
        const auto findings = findingsOf(emptyFor({"siege1", "siege2"}), siegeSchema());
        for (const char *key : {"siege1", "siege2"})
            QVERIFY(std::ranges::any_of(findings,
                                        [&](const BoardFinding &one) { return one.game->key() == key; }));
        QVERIFY(findingsOf(emptyFor({}), siegeSchema()).empty());
    }

    void aFaultyStructureComesBeforeTheGames()
    {
        Board board = emptyFor({"siege2"});
        board = after(addLink(board, {"path", "nowhere", "nowhere-else", {}, {}}), board);
        for (const BoardFinding &found : findingsOf(board, siegeSchema()))
            QVERIFY(!found.game);
    }

    void errorsComeFirst()
    {
        const auto findings = findingsOf(emptyFor({"siege1", "siege2"}), siegeSchema());
        QVERIFY(std::ranges::is_sorted(findings, {},
                                       [](const BoardFinding &one) { return one.finding.severity; }));
    }

    /// The games know on which side a kind of place lies; the half of the drawing says which of the two.
    void newPlacesFindTheirSide()
    {
        const Board board = emptyFor({"siege2"});
        QCOMPARE(fittingSide(board, siegeSchema(), "wall", {200, 500}), std::string("west"));
        QCOMPARE(fittingSide(board, siegeSchema(), "wall", {800, 500}), std::string("east"));
        QCOMPARE(fittingSide(board, siegeSchema(), "courtyard", {200, 500}), std::string("none"));
        QCOMPARE(fittingSide(board, siegeSchema(), "building", {800, 500}), std::string("none"));
    }

    /// S2 V-15: no trap lies where marauders come from. S1 C15: nor before the walls.
    void newPathsTakeTrapsWhereTheGamesSaySo()
    {
        const std::vector<Place> places {{"marauders", "marauders", "west", {100, 100}, {}, {}},
                                         {"west-foreground", "foreground", "west", {100, 500}, {}, {}},
                                         {"west-rampart", "rampart", "west", {200, 300}, {}, {}},
                                         {"west-wall", "wall", "west", {300, 300}, {}, {}}};
        const auto takesTraps = [&](std::vector<std::string> games, const char *from, const char *to) {
            const Board board(emptyFor(std::move(games)).info(), places, {});
            const Link link = fittingLink(board, siegeSchema(), {"path", from, to, {}, {}});
            return flagOf(siegeSchema(), link, "trappable");
        };
        QVERIFY(!takesTraps({"siege2"}, "marauders", "west-rampart"));
        QVERIFY(!takesTraps({"siege1", "siege2"}, "marauders", "west-rampart"));
        QVERIFY(!takesTraps({"siege1"}, "west-rampart", "west-wall"));
        QVERIFY(takesTraps({"siege2"}, "west-rampart", "west-wall"));
        QVERIFY(takesTraps({"siege1", "siege2"}, "west-rampart", "west-wall")); // Siege II lays them there
        for (const char *game : {"siege1", "siege2"})
            QVERIFY(takesTraps({game}, "west-foreground", "west-rampart"));
    }

    void aFindingIsAboutItsPlacesAndTheLinksBetweenThem()
    {
        const Board board = shippedBoard("two-shoulders");
        const Finding finding {"X", Severity::Error, {"west-tower-1", "west-wall-1"}, {}, {}};
        const Selection about = concerned(board, finding);
        QCOMPARE(about.places.size(), std::size_t {2});
        QCOMPARE(about.links.size(), std::size_t {1});
    }
};

MERLON_TEST(FindingsTest)
#include "findings_test.moc"
