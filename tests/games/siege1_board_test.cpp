#include "core/games/english.h"
#include "core/games/siege/board/start_pieces.h"
#include "core/games/siege1/board_checks/board_checks.h"
#include "core/games/siege2/board_checks/board_checks.h"
#include "tests/support/arbitrary_boards.h"
#include "tests/support/board_parts.h"
#include "tests/support/boards.h"
#include "tests/support/random_boards.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <QTest>

#include <functional>
#include <set>

using namespace merlon;
using namespace merlon::testing;

namespace {

using Break = std::function<void(Parts &)>;
using Spaces = std::vector<AttributeRecord>;

/// A path on which no trap may lie.
void addPath(Parts &parts, const std::string &from, const std::string &to)
{
    parts.links.push_back({"path", from, to, {{"trappable", false}}, {}});
}

/// A further wall of the west side with its path; nothing stands on it.
void addWall(Parts &parts, const std::string &key)
{
    parts.places.push_back({key, "wall", "west", {10, 10}, {}, {{"start-stone", number(0)}}});
    addPath(parts, "west-rampart-1", key);
}

void addBuilding(Parts &parts, const std::string &key, const char *type)
{
    parts.places.push_back({key, "building", "none", {500, 500}, {}, {{"type", word(type)}}});
}

std::set<std::string> idsOf(const std::vector<Finding> &findings)
{
    std::set<std::string> ids;
    for (const Finding &finding : findings)
        ids.insert(finding.id);
    return ids;
}

/// S1 section 3.3: the checks that only warn.
bool isWarning(const std::string &id)
{
    return std::set<std::string> {"C15", "C22", "C23", "C24", "C25", "C26", "C27"}.contains(id);
}

} // namespace

Q_DECLARE_METATYPE(Break)

class Siege1BoardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasNothingAgainstItsShippedBoard()
    {
        const Board board = shippedBoard("three-gates");
        QVERIFY(checkBoard(board, siegeSchema()).empty());
        for (const Finding &finding : checkSiege1Board(board))
            QFAIL(say(finding.message, english()).c_str());
    }

    void threeGatesIsAsTheRulesSay() // S1 sections 3.4 and 3.5
    {
        const Board board = shippedBoard("three-gates");
        QCOMPARE(board.places().size(), std::size_t(36));
        QCOMPARE(board.links().size(), std::size_t(59));
        std::vector<std::size_t> walls;
        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < board.places().size(); ++i) {
            all.push_back(i);
            if (board.places()[i].kind == "wall")
                walls.push_back(i);
        }
        const std::map<std::string, std::int64_t> onWalls {{"marksman", 10}, {"soldier", 7}};
        const std::map<std::string, std::int64_t> onBoard {{"marksman", 15}, {"soldier", 10}};
        QVERIFY(startingUnits(board, walls) == onWalls);
        QVERIFY(startingUnits(board, all) == onBoard); // in supply: 2 archers, 10 soldiers, 4 veterans
        QCOMPARE(startingStone(board, walls), std::int64_t(18));
        QCOMPARE(board.places()[0].key, std::string("west-wall-1"));
        QCOMPARE(board.places()[25].key, std::string("gate"));
        QCOMPARE(board.places()[35].key, std::string("hospital"));
        const auto trappable = [](const Link &link) {
            return link.kind == "path" && flagOf(siegeSchema(), link, "trappable");
        };
        QCOMPARE(std::count_if(board.links().begin(), board.links().end(), trappable), 7);
        const Place &gate = *board.find("gate");
        QCOMPARE(numberOf(siegeSchema(), gate, "gates"), std::int64_t(3));
        QCOMPARE(numberOf(siegeSchema(), gate, "resistance"), std::int64_t(8));
        QCOMPARE(numberOf(siegeSchema(), gate, "ram-spaces"), std::int64_t(5));
    }

    void findsExactlyWhatIsBroken_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<Break>("breakIt");
        placesThatAreWrong();
        linksThatAreWrong();
        spacesThatAreWrong();
        wallsThatAreWrong();
        for (const auto &[key, attribute, value] :
             {std::tuple("west-foreground", "unit-capacity", 0),
              std::tuple("west-rampart-1", "unit-capacity", 0),
              std::tuple("west-rampart-1", "training-spaces", -1),
              std::tuple("west-wall-1", "hero-spaces", 2), std::tuple("west-wall-1", "start-stone", -1),
              std::tuple("forge", "saboteur-spaces", -1), std::tuple("gate", "gates", 0),
              std::tuple("gate", "resistance", 0), std::tuple("gate", "ram-spaces", -1)}) {
            row("C29", (word(key) + " " + attribute).c_str(),
                [place = key, which = attribute, given = value](Parts &p) {
                    p.set(place, which, number(given));
                });
        }
    }

    void findsExactlyWhatIsBroken()
    {
        QFETCH(QString, id);
        QFETCH(Break, breakIt);
        Parts parts(shippedBoard("three-gates"));
        breakIt(parts);
        Board board = parts.board();
        const std::vector<Finding> findings = checkSiege1Board(board);
        QVERIFY(!findings.empty());
        for (const Finding &finding : findings) {
            QCOMPARE(QString::fromStdString(finding.id), id);
            QCOMPARE(finding.severity == Severity::Warning, isWarning(finding.id));
            QVERIFY2(isSaid(finding), finding.message.code.c_str());
            QVERIFY2(hasRule("siege1", finding), finding.message.code.c_str());
        }
        if (findings.size() == 1 && findings[0].mend) {
            QVERIFY(apply(board, *findings[0].mend).has_value());
            QVERIFY(!idsOf(checkSiege1Board(board)).contains(id.toStdString()));
        }
    }

    void aSideWithoutForegroundReachesNothing() // C3, C11
    {
        Parts parts(shippedBoard("three-gates"));
        parts.remove("east-foreground");
        std::set<std::string> unreached;
        for (const Finding &finding : checkSiege1Board(parts.board())) {
            if (finding.id == "C3") {
                QVERIFY(finding.places.empty()); // the western one is sound
                QCOMPARE(say(finding.message, english()),
                         std::string("The east side needs exactly one foreground."));
            } else {
                QCOMPARE(finding.id, std::string("C11"));
            }
            unreached.insert(finding.places.begin(), finding.places.end());
        }
        QCOMPARE(unreached,
                 std::set<std::string>({"east-rampart-1", "east-rampart-2", "east-rampart-3", "east-wall-1",
                                        "east-wall-2", "east-wall-3", "east-wall-4"}));
    }

    void aSecondForegroundIsNamedWithTheFirst() // C3
    {
        Parts parts(shippedBoard("three-gates"));
        parts.places.push_back({"second", "foreground", "west", {}, {}, {}});
        const std::vector<Finding> findings = checkSiege1Board(parts.board());
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings[0].places, std::vector<std::string>({"west-foreground", "second"}));
    }

    void aSideNeedsTwoWalls() // C21; the board then lacks other things too
    {
        Parts parts(shippedBoard("three-gates"));
        for (const char *key : {"east-wall-2", "east-wall-3", "east-wall-4"})
            parts.remove(key);
        QVERIFY(idsOf(checkSiege1Board(parts.board())).contains("C21"));
    }

    void aPlaceOfNoSideGoesWhereItsNeighboursAre() // C4
    {
        Parts parts(shippedBoard("three-gates"));
        parts.at("west-tower-2").side = "none";
        Board board = parts.board();
        const std::vector<Finding> findings = checkSiege1Board(board);
        QCOMPARE(findings.size(), std::size_t(1));
        QVERIFY(apply(board, *findings[0].mend).has_value());
        QVERIFY(checkSiege1Board(board).empty());
    }

    void aBoardNeedsNoBarbican() // C7: at most one gate
    {
        Parts parts(shippedBoard("three-gates"));
        parts.remove("gate");
        parts.remove("barbican-rampart");
        QVERIFY(checkSiege1Board(parts.board()).empty());
    }

    void findingsStandInTheOrderOfTheirNumbers()
    {
        Parts parts(shippedBoard("three-gates"));
        parts.set("barracks", "access", word("closed")); // C28
        parts.add("adjacent", "west-wall-1", "gate");    // C8
        parts.at("gate").at.x = -1;                      // C2
        parts.set("honour-guard", "spaces", Spaces {});  // C19
        std::vector<std::string> ids;
        for (const Finding &finding : checkSiege1Board(parts.board()))
            ids.push_back(finding.id);
        QVERIFY((ids == std::vector<std::string> {"C2", "C8", "C19", "C28"}));
    }

    void ignoresWhatBelongsToSiegeII() // S1 section 3.1
    {
        Parts parts(shippedBoard("three-gates"));
        parts.places.push_back({"marauders", "marauders", "none", {85, 150}, {}, {}});
        parts.add("path", "marauders", "west-rampart-4");
        parts.add("path", "marauders", "gate");
        parts.set("west-foreground", "start-units", std::map<std::string, std::int64_t> {{"troll", 20}});
        QVERIFY(checkSiege1Board(parts.board()).empty());
    }

    /// Whether a board of one edition suits the other is what the other's checks say.
    void boardsOfSiegeIISayWhatTheyLack_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("lacks");
        // No honour guard, and a gate without a barbican rampart; the crown has barracks of its own.
        QTest::newRow("two-shoulders") << "two-shoulders" << QStringList {"C6", "C7"};
        QTest::newRow("crooked-crown") << "crooked-crown" << QStringList {"C20", "C6", "C7"};
    }

    void boardsOfSiegeIISayWhatTheyLack()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, lacks);
        const std::vector<Finding> findings = checkSiege1Board(shippedBoard(name.toStdString()));
        QStringList errors;
        for (const std::string &id : idsOf(findings)) {
            if (!isWarning(id))
                errors << QString::fromStdString(id);
        }
        QCOMPARE(errors, lacks);
        QVERIFY(idsOf(findings).contains("C15")); // traps before the walls
    }

    /// But for advice: Siege I sends nobody into its closed buildings, for example.
    void itsShippedBoardSuitsSiegeIIToo()
    {
        for (const Finding &finding : checkSiege2Board(shippedBoard("three-gates")))
            QVERIFY2(finding.severity == Severity::Warning, finding.id.c_str());
    }

    void anyBoardCanBeCheckedAndMended()
    {
        QVERIFY(rc::check("arbitrary boards", [](std::uint64_t seed) {
            Random random(seed);
            const Board board = seed % 4 == 0 ? randomSiegeBoard(random) : Arbitrary(random).board();
            const std::vector<Finding> findings = checkSiege1Board(board);
            RC_ASSERT(hasError(findings));
            for (const Finding &finding : findings)
                RC_ASSERT(mendsChange(board, finding));
        }));
    }

private:
    static void row(const char *id, const char *how, Break breakIt)
    {
        QTest::addRow("%s %s", id, how) << QString(id) << std::move(breakIt);
    }

    static void placesThatAreWrong();
    static void linksThatAreWrong();
    static void spacesThatAreWrong();
    static void wallsThatAreWrong();
};

void Siege1BoardTest::placesThatAreWrong()
{
    row("C1", "doubled key", [](Parts &p) { p.places.push_back({"gate", "marauders", "west", {}, {}, {}}); });
    row("C1", "no key", [](Parts &p) { p.places.push_back({"West Camp", "marauders", "west", {}, {}, {}}); });
    row("C2", "", [](Parts &p) { p.at("gate").at.x = 1001; });
    row("C3", "two", [](Parts &p) { p.places.push_back({"second", "foreground", "west", {}, {}, {}}); });
    row("C4", "gate with a side", [](Parts &p) { p.at("gate").side = "west"; });
    row("C4", "tower without", [](Parts &p) { p.at("west-tower-2").side = "none"; });
    row("C5", "none", [](Parts &p) { p.remove("courtyard"); });
    row("C5", "two", [](Parts &p) { p.places.push_back({"second", "courtyard", "none", {}, {}, {}}); });
    row("C6", "no forge", [](Parts &p) { p.remove("forge"); });
    row("C6", "no honor guard", [](Parts &p) { p.remove("honour-guard"); });
    row("C6", "two scouts", [](Parts &p) { addBuilding(p, "second", "scouts"); });
    row("C6", "no type", [](Parts &p) { p.at("forge").attributes.erase("type"); });
    row("C6", "another building", [](Parts &p) { addBuilding(p, "tavern", "tavern"); });
    row("C7", "gate alone", [](Parts &p) { p.remove("barbican-rampart"); });
    row("C7", "rampart alone", [](Parts &p) { p.remove("gate"); });
    row("C7", "no path", [](Parts &p) { p.drop("path", "barbican-rampart", "gate"); });
    row("C7", "two gates", [](Parts &p) {
        p.places.push_back({"second", "gate", "none", {}, {}, {}});
        p.add("adjacent", "second", "west-wall-1");
        p.add("adjacent", "second", "east-tower-1");
    });
    row("C7", "two ramparts", [](Parts &p) {
        p.places.push_back({"second", "barbican-rampart", "none", {}, {}, {}});
        addPath(p, "second", "gate");
    });
    row("C28", "closed barracks", [](Parts &p) { p.set("barracks", "access", word("closed")); });
    row("C28", "closed honor guard", [](Parts &p) { p.set("honour-guard", "access", word("closed")); });
    row("C28", "open hospital", [](Parts &p) { p.set("hospital", "access", word("open")); });
    row("C28", "closed courtyard", [](Parts &p) { p.set("courtyard", "access", word("closed")); });
    row("C28", "guards without room", [](Parts &p) { p.set("guards", "spaces", Spaces {}); });
}

void Siege1BoardTest::linksThatAreWrong()
{
    row("C8", "path to a tower", [](Parts &p) { p.add("path", "west-rampart-1", "west-tower-1"); });
    row("C8", "path back", [](Parts &p) { p.add("path", "gate", "barbican-rampart"); });
    row("C8", "barbican to a wall", [](Parts &p) { p.add("path", "barbican-rampart", "west-wall-1"); });
    row("C8", "wall and rampart", [](Parts &p) { p.add("adjacent", "west-wall-1", "west-rampart-1"); });
    row("C8", "to itself", [](Parts &p) { p.add("path", "west-rampart-1", "west-rampart-1"); });
    row("C8", "repeated path", [](Parts &p) { addPath(p, "west-rampart-1", "west-wall-1"); });
    row("C8", "repeated the other way", [](Parts &p) { p.add("adjacent", "west-wall-1", "gate"); });
    row("C9", "path", [](Parts &p) { addPath(p, "west-rampart-1", "east-wall-1"); });
    row("C9", "adjacent", [](Parts &p) { p.add("adjacent", "west-wall-1", "east-wall-1"); });
    row("C9", "facing",
        [](Parts &p) { p.link("facing", "west-tower-1", "west-rampart-1").to = "east-rampart-1"; });
    row("C9", "beside", [](Parts &p) { p.add("beside", "west-rampart-1", "east-rampart-1"); });
    row("C10", "", [](Parts &p) { p.add("path", "west-rampart-4", "west-rampart-3"); });
    row("C11", "rampart", [](Parts &p) { p.drop("path", "east-foreground", "east-rampart-2"); });
    row("C11", "wall", [](Parts &p) { p.drop("path", "west-rampart-1", "west-wall-1"); });
    row("C12", "", [](Parts &p) {
        p.drop("path", "west-rampart-2", "west-wall-2");
        p.drop("path", "west-rampart-2", "west-wall-3");
    });
    row("C14", "no wall", [](Parts &p) {
        p.drop("adjacent", "west-tower-2", "west-wall-2");
        p.drop("adjacent", "west-tower-2", "west-wall-3");
    });
    row("C14", "faces none", [](Parts &p) { p.drop("facing", "west-tower-1", "west-rampart-1"); });
    row("C14", "faces two", [](Parts &p) { p.add("facing", "west-tower-1", "west-rampart-2"); });
    row("C15", "before a wall",
        [](Parts &p) { p.link("path", "west-rampart-1", "west-wall-1").attributes.clear(); });
    row("C15", "before the gate",
        [](Parts &p) { p.link("path", "barbican-rampart", "gate").attributes.clear(); });
    row("C26", "", [](Parts &p) {
        p.drop("adjacent", "gate", "east-wall-1");
        p.drop("adjacent", "gate", "east-tower-1");
    });
}

void Siege1BoardTest::spacesThatAreWrong()
{
    row("C13", "no invader space", [](Parts &p) { p.set("west-wall-1", "invader-spaces", number(0)); });
    row("C13", "no defender space", [](Parts &p) { p.set("west-wall-1", "defender-spaces", Spaces {}); });
    row("C16", "stones", [](Parts &p) { p.set("west-wall-1", "start-stone", number(8)); });
    row("C16", "archers",
        [](Parts &p) { p.set("west-wall-1", "defender-spaces", Spaces(4, spaceFor("any", "marksman"))); });
    row("C16", "veterans",
        [](Parts &p) { p.set("west-wall-1", "defender-spaces", Spaces(5, spaceFor("any", "veteran"))); });
    row("C17", "wall",
        [](Parts &p) { p.set("west-wall-1", "defender-spaces", Spaces {spaceFor("archer", "soldier")}); });
    row("C17", "building", [](Parts &p) { p.set("guards", "spaces", Spaces {spaceFor("any", "warrior")}); });
    row("C19", "one soldier",
        [](Parts &p) { p.set("honour-guard", "spaces", Spaces {spaceFor("soldier", "soldier")}); });
    row("C19", "an empty space", [](Parts &p) {
        p.set("honour-guard", "spaces", Spaces {spaceFor("soldier", "soldier"), {{"type", word("soldier")}}});
    });
    row("C20", "one archer less", [](Parts &p) {
        auto spaces = std::get<Spaces>(p.at("barracks").attributes.at("spaces"));
        spaces.erase(spaces.begin());
        p.set("barracks", "spaces", spaces);
    });
    row("C20", "one space more", [](Parts &p) {
        auto spaces = std::get<Spaces>(p.at("barracks").attributes.at("spaces"));
        spaces.push_back({{"type", word("any")}});
        p.set("barracks", "spaces", spaces);
    });
}

void Siege1BoardTest::wallsThatAreWrong()
{
    row("C18", "no officer", [](Parts &p) { p.set("west-wall-3", "hero-start", word("none")); });
    row("C18", "two warriors", [](Parts &p) { p.set("east-wall-1", "hero-start", word("warrior")); });
    row("C21", "too many", [](Parts &p) {
        for (int i = 10; i <= 25; ++i)
            addWall(p, "west-wall-" + std::to_string(i));
    });
    row("C22", "", [](Parts &p) {
        for (const char *key : {"west-wall-2", "west-wall-5", "east-wall-4"})
            p.remove(key);
        p.set("west-wall-3", "siege-tower", true);
        p.add("adjacent", "west-wall-1", "west-wall-3");
    });
    row("C23", "", [](Parts &p) {
        for (Place &place : p.places) {
            if (place.kind == "wall")
                place.attributes["invader-spaces"] = number(2);
        }
    });
    row("C24", "five", [](Parts &p) { p.set("west-wall-1", "siege-tower", true); });
    row("C24", "three on one side", [](Parts &p) {
        p.set("west-wall-1", "siege-tower", true);
        p.set("east-wall-2", "siege-tower", false);
    });
    row("C25", "no cauldron", [](Parts &p) {
        for (const char *key : {"east-wall-1", "east-wall-3", "east-wall-4"})
            p.set(key, "cauldron", false);
    });
    row("C25", "no tower", [](Parts &p) {
        for (const char *key : {"east-tower-1", "east-tower-2", "east-tower-3"})
            p.remove(key);
    });
    row("C27", "", [](Parts &p) {
        p.set("east-wall-3", "hero-start", word("none"));
        p.set("west-wall-1", "hero-start", word("warrior"));
    });
}

MERLON_TEST(Siege1BoardTest)
#include "siege1_board_test.moc"
