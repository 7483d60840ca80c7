#include "core/board/files/library.h"
#include "core/games/exiles/board/exiles_schema.h"
#include "core/games/siege/board/siege_schema.h"
#include "editor/model/copying.h"
#include "editor/model/findings.h"
#include "tests/editor/model/changed.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <array>

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
    void nothingIsSaidAgainstShippedBoards()
    {
        const std::array folders {testing::boardDirectory()};
        const std::vector<std::string> names = boardNames(folders);
        QVERIFY(names.size() >= 13);
        for (const std::string &name : names) {
            const Board board = shippedBoard(name);
            for (const BoardFinding &found : findingsOf(board, *testing::schemaOf(board.info().schema))) {
                const bool isMeant = name == "lions-share" && found.finding.id == "W-01"; // it is unfair
                QVERIFY2(isMeant, (name + ": " + found.finding.id).c_str());
            }
        }
    }

    /// What a board lacks is no fault of what is there: of an empty one all is still to do (V-01, V-02, V-14, V-19).
    void whatIsMissingIsStillToDo()
    {
        const Board empty = emptyFor({"siege1", "siege2"});
        for (const BoardFinding &found : findingsOf(empty, siegeSchema()))
            QVERIFY2(sortOf(found.finding) != FindingSort::Wrong, found.finding.id.c_str());
        Board two = shippedBoard("two-shoulders");
        two = after(setAttribute(two, "barracks", "access", std::string("closed")), two); // V-14
        two = after(removePlace(two, "courtyard"), two);                                  // V-14
        const auto findings = findingsOf(two, siegeSchema());
        QCOMPARE(findings.size(), std::size_t {2});
        QVERIFY(sortOf(findings[0].finding) == FindingSort::Wrong);
        QVERIFY(sortOf(findings[1].finding) == FindingSort::ToDo);
    }

    /// Both games find it wrong, each mends it: it is mended once (V-14, C28), and so are V-22 and V-23.
    void allThatLeavesNoChoiceIsMendedTogether()
    {
        Board board = shippedBoard("two-shoulders");
        BoardInfo info = board.info();
        info.games = {"siege1", "siege2"};
        board = Board(info, {board.places().begin(), board.places().end()},
                      {board.links().begin(), board.links().end()});
        board = after(setAttribute(board, "barracks", "access", std::string("closed")), board);
        board = after(setAttribute(board, "guards", "spaces", std::vector<AttributeRecord> {}), board);
        Place gate = *board.find("gate");
        gate.side = "west";
        board = after({{ReplacePlace {*board.indexOf("gate"), gate}}}, board);
        const Board mended = after(mendedTogether(board, siegeSchema(), MendScope::Unasked), board);
        QCOMPARE(wordOf(siegeSchema(), *mended.find("barracks"), "access"), std::string("open"));
        QCOMPARE(recordsOf(siegeSchema(), *mended.find("guards"), "spaces").size(), std::size_t {1});
        QCOMPARE(mended.find("gate")->side, std::string("none"));
        for (const BoardFinding &found : findingsOf(mended, siegeSchema()))
            QVERIFY2(!isWithin(found.finding, MendScope::Unasked), found.finding.id.c_str());
    }

    /// V-19: which wall it is, nobody but the designer knows.
    void aChoiceIsLeftToTheDesigner()
    {
        Board board = shippedBoard("two-shoulders");
        board = after(setAttribute(board, "east-wall-3", "hero-start", std::string("none")), board);
        const auto findings = findingsOf(board, siegeSchema());
        QCOMPARE(findings.size(), std::size_t {1});
        QVERIFY(mendedTogether(board, siegeSchema(), MendScope::Unasked).empty());
        const auto heroOn = [&](const Selection &selection) {
            const BoardChange *mend = mendFor(findings[0].finding, board, selection);
            const Board mended = after(*mend, board);
            for (const Place &place : mended.places()) {
                if (place.attributes != board.find(place.key)->attributes)
                    return place.key;
            }
            return std::string();
        };
        QCOMPARE(heroOn({}), std::string("east-wall-1"));
        QCOMPARE(heroOn({{"west-wall-5"}, {}}), std::string("west-wall-5"));
        QCOMPARE(heroOn({{"courtyard"}, {}}), std::string("east-wall-1"));
    }

    void aLinkThatBothEndsLackIsAddedOnce() // V-07, V-08
    {
        BoardInfo info = emptyFor({"siege2"}).info();
        const Board board(info,
                          {{"west-foreground", "foreground", "west", {100, 900}, {}, {}},
                           {"west-rampart", "rampart", "west", {200, 500}, {}, {}},
                           {"west-wall", "wall", "west", {300, 500}, {}, {}}},
                          {});
        const Board mended = after(mendedTogether(board, siegeSchema(), MendScope::Unasked), board);
        QCOMPARE(mended.links().size(), std::size_t {2}); // to the rampart, and on to the wall
    }

    void whatIsTooMuchIsRemovedOneByOne() // V-14: together with what leaves no choice, V-23
    {
        const Board sound = shippedBoard("two-shoulders");
        Board board = sound;
        for (const char *key : {"second", "third"})
            board = after(addPlace(board, {key, "courtyard", "none", {100, 100}, {}, {}}), board);
        Place gate = *board.find("gate");
        gate.side = "west";
        board = after({{ReplacePlace {*board.indexOf("gate"), gate}}}, board);
        const Board fixed = after(mendedTogether(board, siegeSchema(), MendScope::Unasked), board);
        QVERIFY(fixed.find("third") && fixed.find("gate")->side == "none");
        QVERIFY(after(mendedTogether(board, siegeSchema(), MendScope::Proposed), board) == sound);
    }

    /// EX V2 to V14: places that lie as on a board that comes with Merlon are linked as there, and which are towers is found.
    void aRingOfPlacesIsLinkedByItsProposals()
    {
        for (const char *name : {"ring", "star", "quays"}) {
            const Board whole = shippedBoard(name);
            std::vector<Place> places(whole.places().begin(), whole.places().end());
            for (Place &place : places)
                place.attributes.erase("form");
            const Board bare(whole.info(), std::move(places), {});
            const BoardSchema &schema = exiles::exilesSchema();
            const Board mended = after(mendedTogether(bare, schema, MendScope::Proposed), bare);
            for (const BoardFinding &found : findingsOf(mended, schema))
                QFAIL((name + (": " + found.finding.id)).c_str());
            for (const Place &place : whole.places())
                QCOMPARE(wordOf(schema, *mended.find(place.key), "form"), wordOf(schema, place, "form"));
            for (const Link &link : whole.links()) {
                const auto isThere = [&](const Link &there) {
                    const bool isSame = there.from == link.from && there.to == link.to;
                    const bool isBack = there.from == link.to && there.to == link.from;
                    return there.kind == link.kind && there.attributes == link.attributes
                        && (isSame || isBack);
                };
                QVERIFY2(std::ranges::any_of(mended.links(), isThere), (link.from + " " + link.to).c_str());
            }
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
