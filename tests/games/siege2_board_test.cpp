#include "core/games/english.h"
#include "core/games/siege2/board_checks/board_checks.h"
#include "tests/support/arbitrary_boards.h"
#include "tests/support/board_parts.h"
#include "tests/support/boards.h"
#include "tests/support/random_boards.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <QTest>

#include <functional>

using namespace merlon;
using namespace merlon::testing;

namespace {

using Break = std::function<void(Parts &)>;

/// A third wall of the west side with its path; nothing stands on it.
void addWall(Parts &parts, const std::string &key)
{
    parts.places.push_back({key, "wall", "west", {10, 10}, {}, {{"start-stone", number(0)}}});
    parts.add("path", "west-rampart-1", key);
}

} // namespace

Q_DECLARE_METATYPE(Break)

class Siege2BoardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasNothingAgainstShippedBoards_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name :
             {"two-shoulders", "crooked-crown", "herons-nest", "long-causeway", "old-nine"})
            QTest::newRow(name) << name;
    }

    void hasNothingAgainstShippedBoards()
    {
        QFETCH(QString, name);
        for (const Finding &finding : checkSiege2Board(shippedBoard(name.toStdString())))
            QFAIL(say(finding.message, english()).c_str());
    }

    void twoShouldersIsAsTheRulesSay() // S2 section 3.3
    {
        const Board board = shippedBoard("two-shoulders");
        const auto count = [&](const char *kind) {
            const auto places = board.places();
            return std::count_if(places.begin(), places.end(),
                                 [=](const Place &p) { return p.kind == kind; });
        };
        QCOMPARE(count("wall"), 9);
        QCOMPARE(count("rampart"), 7);
        QCOMPARE(count("tower"), 7);
        const auto links = board.links();
        const auto isPath = [](const Link &link) { return link.kind == "path"; };
        QCOMPARE(std::count_if(links.begin(), links.end(), isPath), 22);
        QCOMPARE(std::count_if(links.begin(), links.end(),
                               [&](const Link &link) {
                                   return isPath(link) && flagOf(siegeSchema(), link, "trappable");
                               }),
                 21);
        QCOMPARE(board.places()[0].key, std::string("west-wall-1"));
        QCOMPARE(board.places()[34].key, std::string("gate"));
    }

    void aSideWithoutForegroundReachesNothing() // V-01, V-06
    {
        Parts parts(shippedBoard("two-shoulders"));
        parts.remove("east-foreground");
        std::vector<std::string> unreached;
        for (const Finding &finding : checkSiege2Board(parts.board())) {
            if (finding.id == "V-01")
                QVERIFY(finding.places.empty()); // the western one is sound
            else
                QCOMPARE(finding.id, std::string("V-06"));
            unreached.insert(unreached.end(), finding.places.begin(), finding.places.end());
        }
        QCOMPARE(unreached, std::vector<std::string>({"east-rampart-1", "east-rampart-2", "east-rampart-3"}));
    }

    void findsExactlyWhatIsBroken_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<Break>("breakIt");
        const auto row = [](const char *id, const char *how, Break breakIt) {
            QTest::addRow("%s %s", id, how) << QString(id) << std::move(breakIt);
        };
        row("V-01", "two foregrounds", [](Parts &p) {
            p.places.push_back({"second", "foreground", "west", {}, {}, {}});
        });
        row("V-02", "one wall", [](Parts &p) {
            for (const char *key : {"east-wall-2", "east-wall-3", "east-wall-4", "east-tower-2",
                                    "east-tower-3", "east-rampart-2", "east-rampart-3"})
                p.remove(key);
            p.set("west-wall-1", "hero-start", word("officer"));
        });
        row("V-03", "path to a tower", [](Parts &p) { p.add("path", "west-rampart-1", "west-tower-1"); });
        row("V-03", "path back", [](Parts &p) { p.add("path", "west-wall-1", "west-rampart-1"); });
        row("V-04", "", [](Parts &p) { p.add("path", "west-rampart-1", "east-wall-1"); });
        row("V-05", "", [](Parts &p) { p.add("path", "west-rampart-4", "west-rampart-3"); });
        row("V-06", "", [](Parts &p) { p.drop("path", "east-foreground", "east-rampart-2"); });
        row("V-06", "from the other side only", [](Parts &p) {
            p.link("path", "east-foreground", "east-rampart-2").from = "marauders";
            p.remove("marauders");
        });
        row("V-07", "", [](Parts &p) {
            p.drop("path", "west-rampart-2", "west-wall-2");
            p.drop("path", "west-rampart-2", "west-wall-3");
        });
        row("V-08", "", [](Parts &p) { p.drop("path", "west-rampart-1", "west-wall-1"); });
        row("V-09", "", [](Parts &p) { p.add("path", "west-rampart-1", "west-wall-1"); });
        row("V-10", "wall and rampart", [](Parts &p) { p.add("adjacent", "west-wall-1", "west-rampart-1"); });
        row("V-10", "two sides", [](Parts &p) { p.add("adjacent", "west-wall-1", "east-wall-1"); });
        row("V-11", "no wall", [](Parts &p) {
            p.drop("adjacent", "west-tower-1", "west-wall-1");
            p.drop("adjacent", "west-tower-1", "west-wall-2");
        });
        row("V-11", "three walls", [](Parts &p) { p.add("adjacent", "west-tower-1", "west-wall-3"); });
        row("V-12", "none", [](Parts &p) { p.drop("facing", "west-tower-1", "west-rampart-1"); });
        row("V-12", "two", [](Parts &p) { p.add("facing", "west-tower-1", "west-rampart-2"); });
        row("V-12", "other side",
            [](Parts &p) { p.link("facing", "west-tower-1", "west-rampart-1").to = "east-rampart-1"; });
        row("V-13", "two sides", [](Parts &p) { p.add("beside", "west-rampart-1", "east-rampart-1"); });
        row("V-13", "a wall", [](Parts &p) { p.add("beside", "west-rampart-1", "west-wall-1"); });
        row("V-14", "no forge", [](Parts &p) { p.remove("forge"); });
        row("V-14", "no type", [](Parts &p) { p.at("forge").attributes.erase("type"); });
        row("V-14", "two courtyards", [](Parts &p) {
            p.places.push_back({"second", "courtyard", "none", {}, {}, {}});
        });
        row("V-14", "closed barracks", [](Parts &p) { p.set("barracks", "access", word("closed")); });
        row("V-14", "open forge", [](Parts &p) { p.set("forge", "access", word("open")); });
        row("V-15", "two", [](Parts &p) {
            p.places.push_back({"second", "marauders", "east", {}, {}, {}});
            p.links.push_back({"path", "second", "east-rampart-1", {{"trappable", false}}, {}});
        });
        row("V-15", "no path", [](Parts &p) { p.drop("path", "marauders", "west-rampart-4"); });
        row("V-15", "two paths", [](Parts &p) { p.add("path", "marauders", "west-rampart-1"); });
        row("V-15", "with traps",
            [](Parts &p) { p.link("path", "marauders", "west-rampart-4").attributes.clear(); });
        for (const auto &[key, attribute, value] : {std::tuple("west-foreground", "unit-capacity", 21),
                                                    std::tuple("west-rampart-1", "unit-capacity", 16),
                                                    std::tuple("west-rampart-1", "unit-capacity", 0),
                                                    std::tuple("west-wall-1", "invader-spaces", 10),
                                                    std::tuple("west-wall-1", "equipment-spaces", 5),
                                                    std::tuple("west-rampart-1", "training-spaces", 3),
                                                    std::tuple("west-rampart-1", "engine-spaces", 4),
                                                    std::tuple("west-foreground", "trebuchet-spaces", -1),
                                                    std::tuple("west-rampart-1", "mantelet-spaces", 2),
                                                    std::tuple("west-wall-1", "hero-spaces", 2)}) {
            row("V-16", attribute, [place = key, which = attribute, given = value](Parts &p) {
                p.set(place, which, number(given));
            });
        }
        row("V-16", "no defender space",
            [](Parts &p) { p.set("west-wall-1", "defender-spaces", std::vector<AttributeRecord> {}); });
        row("V-17", "too many veterans", [](Parts &p) {
            p.set("west-wall-1", "defender-spaces",
                  std::vector<AttributeRecord>(4, spaceFor("any", "veteran")));
        });
        row("V-17", "too many trolls", [](Parts &p) {
            p.set("marauders", "start-units", std::map<std::string, std::int64_t> {{"troll", 39}});
        });
        row("V-17", "no room", [](Parts &p) { p.set("west-foreground", "unit-capacity", number(4)); });
        row("V-18", "", [](Parts &p) { p.set("west-wall-1", "start-stone", number(8)); });
        row("V-19", "no officer", [](Parts &p) { p.set("east-wall-3", "hero-start", word("none")); });
        row("V-19", "two warriors", [](Parts &p) { p.set("east-wall-1", "hero-start", word("warrior")); });
        row("V-20", "wall", [](Parts &p) {
            p.set("west-wall-1", "defender-spaces",
                  std::vector<AttributeRecord> {spaceFor("archer", "soldier")});
        });
        row("V-20", "unknown unit", [](Parts &p) {
            p.set("forge", "spaces", std::vector<AttributeRecord> {spaceFor("any", "warrior")});
        });
        row("V-21", "doubled key", [](Parts &p) { p.places.push_back(p.at("gate")); });
        row("V-21", "outside", [](Parts &p) { p.at("gate").at.x = 1001; });
        row("V-22", "guards", [](Parts &p) {
            p.set("guards", "spaces", std::vector<AttributeRecord> {spaceFor("soldier", "soldier")});
        });
        row("V-22", "barracks", [](Parts &p) {
            p.set("barracks", "spaces",
                  std::vector<AttributeRecord> {spaceFor("any", "soldier"), spaceFor("veteran", "veteran")});
        });
        row("V-23", "gate with a side", [](Parts &p) { p.at("gate").side = "west"; });
        row("V-24", "facing a wall", [](Parts &p) { p.add("facing", "west-tower-1", "west-wall-1"); });
        row("V-24", "to itself", [](Parts &p) { p.add("path", "west-rampart-1", "west-rampart-1"); });
        row("V-24", "repeated the other way",
            [](Parts &p) { p.add("adjacent", "west-wall-2", "west-wall-1"); });
        row("V-25", "", [](Parts &p) {
            for (int i = 10; i <= 25; ++i)
                addWall(p, "west-wall-" + std::to_string(i));
        });
        row("W-01", "", [](Parts &p) {
            for (Place &place : p.places)
                place.attributes.erase("siege-tower");
        });
    }

    void findsExactlyWhatIsBroken()
    {
        QFETCH(QString, id);
        QFETCH(Break, breakIt);
        Parts parts(shippedBoard("two-shoulders"));
        breakIt(parts);
        Board board = parts.board();
        const std::vector<Finding> findings = checkSiege2Board(board);
        QCOMPARE(findings.size(), std::size_t(1));
        const Finding &finding = findings[0];
        QCOMPARE(QString::fromStdString(finding.id), id);
        QCOMPARE(finding.severity == Severity::Warning, id.startsWith("W"));
        QVERIFY2(isSaid(finding), finding.message.code.c_str());
        QVERIFY2(hasRule("siege2", finding), finding.message.code.c_str());
        if (finding.mend) {
            QVERIFY(apply(board, *finding.mend).has_value());
            for (const Finding &left : checkSiege2Board(board)) // what is mended may deserve advice
                QVERIFY2(left.severity == Severity::Warning && left.id != finding.id, left.id.c_str());
        }
    }

    void whatIsTooMuchHasARemedy_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("place"); // that is different then, or gone
        QTest::addColumn<int>("others");    // remedies of the same kind
        QTest::addColumn<Break>("breakIt");
        const auto row = [](const char *id, const char *how, const char *place, int others, Break breakIt) {
            QTest::addRow("%s %s", id, how) << QString(id) << QString(place) << others << std::move(breakIt);
        };
        row("V-01", "two foregrounds", "second", 1, [](Parts &p) {
            p.places.push_back({"second", "foreground", "west", {}, {}, {}});
        });
        row("V-14", "two courtyards", "second", 1, [](Parts &p) {
            p.places.push_back({"second", "courtyard", "none", {}, {}, {}});
        });
        row("V-14", "two forges", "second", 1, [](Parts &p) {
            p.places.push_back({"second", "building", "none", {400, 700}, {}, {{"type", word("forge")}}});
        });
        row("V-15", "two places", "second", 1, [](Parts &p) {
            p.places.push_back({"second", "marauders", "east", {}, {}, {}});
            p.links.push_back({"path", "second", "east-rampart-1", {{"trappable", false}}, {}});
        });
        row("V-16", "seven spaces", "west-wall-1", 0, [](Parts &p) {
            p.set("west-wall-1", "defender-spaces",
                  std::vector<AttributeRecord>(7, AttributeRecord {{"type", std::string("any")}}));
        });
        row("V-17", "too many veterans", "west-wall-1", 0, [](Parts &p) {
            p.set("west-wall-1", "defender-spaces",
                  std::vector<AttributeRecord>(4, spaceFor("any", "veteran")));
        });
        row("V-17", "too many trolls", "marauders", 0, [](Parts &p) {
            p.set("marauders", "start-units", std::map<std::string, std::int64_t> {{"troll", 39}});
        });
        row("V-17", "no room", "west-foreground", 0,
            [](Parts &p) { p.set("west-foreground", "unit-capacity", number(4)); });
        row("V-18", "", "west-wall-1", 0, [](Parts &p) { p.set("west-wall-1", "start-stone", number(8)); });
        row("V-25", "", "west-wall-25", 22, [](Parts &p) {
            for (int i = 10; i <= 25; ++i)
                addWall(p, "west-wall-" + std::to_string(i));
        });
    }

    void whatIsTooMuchHasARemedy()
    {
        QFETCH(QString, id);
        QFETCH(QString, place);
        QFETCH(int, others);
        QFETCH(Break, breakIt);
        Parts parts(shippedBoard("two-shoulders"));
        breakIt(parts);
        const Board board = parts.board();
        const std::vector<Finding> findings = checkSiege2Board(board);
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(findings[0].id), id);
        QVERIFY(findings[0].mend.has_value());
        QVERIFY(findings[0].isChoice || id == "V-16");
        QCOMPARE(findings[0].otherMends.size(), static_cast<std::size_t>(others));
        QVERIFY(mendsChange(board, findings[0]));
        Board mended = board;
        QVERIFY(apply(mended, *findings[0].mend).has_value());
        QVERIFY(!hasError(checkSiege2Board(mended)));
        for (const Place &before : board.places()) {
            const Place *after = mended.find(before.key);
            QCOMPARE(!after || *after != before, QString::fromStdString(before.key) == place);
        }
    }

    void theFarthestLinksGoFirst() // V-11, V-15
    {
        Parts parts(shippedBoard("two-shoulders"));
        parts.add("adjacent", "west-tower-1", "west-wall-3");
        parts.add("path", "marauders", "west-rampart-1");
        Board board = parts.board();
        const std::vector<Finding> findings = checkSiege2Board(board);
        QCOMPARE(findings.size(), std::size_t(2));
        QCOMPARE(findings[0].otherMends.size(), std::size_t(2)); // each of the three walls might go
        QCOMPARE(findings[1].otherMends.size(), std::size_t(1));
        QVERIFY(apply(board, *findings[1].mend).has_value()); // behind the other one
        QVERIFY(apply(board, *findings[0].mend).has_value());
        QVERIFY(board == shippedBoard("two-shoulders"));
    }

    void stonesAreTakenEvenly() // V-18
    {
        Parts parts(shippedBoard("two-shoulders"));
        for (Place &place : parts.places) {
            if (place.kind == "wall")
                place.attributes["start-stone"] = number(3);
        }
        Board board = parts.board();
        const std::vector<Finding> findings = checkSiege2Board(board);
        QCOMPARE(findings.size(), std::size_t(1));
        QVERIFY(apply(board, *findings[0].mend).has_value());
        std::int64_t sum = 0;
        for (const Place &place : board.places()) {
            if (place.kind != "wall")
                continue;
            const std::int64_t stone = numberOf(siegeSchema(), place, "start-stone");
            QVERIFY(stone == 2 || stone == 3);
            sum += stone;
        }
        QCOMPARE(sum, std::int64_t(23)); // as many as there are
    }

    void aPlaceOfNoSideGoesWhereItsNeighboursAre() // V-23
    {
        Parts parts(shippedBoard("two-shoulders"));
        parts.at("west-tower-1").side = "none";
        Board board = parts.board();
        const std::vector<Finding> findings = checkSiege2Board(board);
        const auto wrongSide = std::find_if(findings.begin(), findings.end(),
                                            [](const Finding &finding) { return finding.id == "V-23"; });
        QVERIFY(wrongSide != findings.end());
        QVERIFY(apply(board, *wrongSide->mend).has_value());
        QVERIFY(checkSiege2Board(board).empty());
    }

    void ignoresWhatBelongsToSiegeI() // S2 section 3.1
    {
        Parts parts(shippedBoard("two-shoulders"));
        parts.places.push_back({"barbican-rampart", "barbican-rampart", "none", {500, 800}, {}, {}});
        parts.places.push_back(
            {"honour-guard", "building", "none", {500, 500}, {}, {{"type", word("honour-guard")}}});
        parts.add("path", "barbican-rampart", "gate");
        parts.add("adjacent", "gate", "west-wall-1");
        parts.add("adjacent", "gate", "east-tower-1");
        QVERIFY(checkSiege2Board(parts.board()).empty());
    }

    void anyRandomValidBoardPasses()
    {
        QVERIFY(rc::check("random valid boards", [](std::uint64_t seed) {
            Random random(seed);
            const Board board = randomSiegeBoard(random);
            RC_ASSERT(checkBoard(board, siegeSchema()).empty());
            const std::vector<Finding> findings = checkSiege2Board(board);
            if (hasError(findings)) // places lie anywhere, so there is some advice
                RC_FAIL(say(findings.front().message, english()));
        }));
    }

    void anyBoardCanBeCheckedAndMended()
    {
        QVERIFY(rc::check("arbitrary boards", [](std::uint64_t seed) {
            Random random(seed);
            Arbitrary arbitrary(random);
            const Board board = arbitrary.board();
            std::vector<Finding> findings = checkSiege2Board(board);
            for (Finding &finding : checkBoard(board, siegeSchema()))
                findings.push_back(std::move(finding));
            RC_ASSERT(hasError(findings));
            for (const Finding &finding : findings)
                RC_ASSERT(mendsChange(board, finding));
        }));
    }
};

MERLON_TEST(Siege2BoardTest)
#include "siege2_board_test.moc"
