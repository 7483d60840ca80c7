#include "core/games/siege1/board_checks/board_checks.h"
#include "core/games/siege2/board_checks/board_checks.h"
#include "tests/support/board_parts.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>

using namespace merlon;
using namespace merlon::testing;

namespace {

using Break = std::function<void(Parts &)>;

/// The first finding of a number; none: an empty one.
Finding foundAs(const std::string &id, const std::vector<Finding> &findings)
{
    const auto found = std::ranges::find(findings, id, &Finding::id);
    return found == findings.end() ? Finding {} : *found;
}

Board mended(Board board, const Finding &finding)
{
    if (!finding.mend || !apply(board, *finding.mend))
        throw std::runtime_error("no mend that fits: " + finding.id);
    return board;
}

void setOnWalls(Parts &parts, const char *attribute, const AttributeValue &value)
{
    for (Place &place : parts.places) {
        if (place.kind == "wall")
            place.attributes[attribute] = value;
    }
}

const std::vector<AttributeRecord> kBareSpaces {{{"type", std::string("any")}},
                                                {{"type", std::string("any")}}};

} // namespace

Q_DECLARE_METATYPE(Break)

/// What may be played and is rarely meant, W-02 to W-13, and what would mend it.
class SiegeDesignTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void advisesWhatIsRarelyMeant_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("mends");
        QTest::addColumn<Break>("breakIt");
        const auto row = [](const char *id, const char *how, bool mends, Break breakIt) {
            QTest::addRow("%s %s", id, how) << QString(id) << mends << std::move(breakIt);
        };
        row("W-02", "one wall", true, [](Parts &p) { p.set("west-wall-2", "defender-spaces", kBareSpaces); });
        row("W-02", "all walls", true, [](Parts &p) { setOnWalls(p, "defender-spaces", kBareSpaces); });
        row("W-03", "", true, [](Parts &p) { p.set("forge", "spaces", std::vector<AttributeRecord> {}); });
        row("W-04", "", true, [](Parts &p) { p.drop("adjacent", "west-wall-1", "west-wall-2"); });
        row("W-05", "", true, [](Parts &p) {
            for (const char *wall : {"west-wall-1", "west-wall-2"}) {
                p.set(wall, "defender-spaces", std::vector<AttributeRecord> {spaceFor("soldier", "soldier")});
                p.set(wall, "platform", false);
            }
            p.remove("west-tower-1");
        });
        row("W-06", "between the ramparts", true, [](Parts &p) { p.at("barracks").at = {330, 720}; });
        row("W-07", "", true, [](Parts &p) {
            p.at("forge").at = {399, 385};
            p.at("hospital").at = {385, 385};
        });
        row("W-07", "a building's picture hides another", true, [](Parts &p) {
            p.at("forge").at = {p.at("hospital").at.x + 35, p.at("hospital").at.y - 30};
        });
        row("W-08", "", true, [](Parts &p) { p.at("west-rampart-2").at = {110, 590}; });
        row("W-09", "", true, [](Parts &p) { setOnWalls(p, "cauldron", false); });
        row("W-10", "", true, [](Parts &p) { setOnWalls(p, "platform", false); });
        row("W-11", "", true, [](Parts &p) {
            for (Link &link : p.links) {
                if (link.kind == "path")
                    link.attributes["trappable"] = false;
            }
        });
        row("W-12", "", false, [](Parts &p) {
            for (const char *tower : {"east-tower-1", "east-tower-2", "east-tower-3"})
                p.remove(tower);
        });
        row("W-13", "", true, [](Parts &p) { p.at("west-foreground").attributes.erase("start-units"); });
    }

    void advisesWhatIsRarelyMeant()
    {
        QFETCH(QString, id);
        QFETCH(bool, mends);
        QFETCH(Break, breakIt);
        Parts parts(shippedBoard("two-shoulders"));
        breakIt(parts);
        const Board board = parts.board();
        const std::vector<Finding> findings = checkSiege2Board(board);
        QVERIFY(!findings.empty());
        for (const Finding &finding : findings) {
            QCOMPARE(QString::fromStdString(finding.id), id);
            QVERIFY(finding.severity == Severity::Warning);
            QVERIFY2(isSaid(finding), finding.message.code.c_str());
            QVERIFY(finding.isChoice); // advice is never taken unasked
            QVERIFY(mendsChange(board, finding));
            QVERIFY2(hasRule("siege2", finding), finding.id.c_str());
            QCOMPARE(finding.mend.has_value(), mends);
        }
        if (mends && findings.size() == 1)
            QVERIFY(checkSiege2Board(mended(board, findings[0])).empty());
    }

    /// Ramparts in a row, with a path from each to all that follow: most paths lead through thirty others.
    void thousandsOfWaysThroughPlacesAreNotAllTold() // W-07 and W-08
    {
        constexpr int kRow = 40;
        constexpr std::ptrdiff_t kMost = 100;
        Parts parts(shippedBoard("two-shoulders"));
        for (int i = 0; i < kRow; ++i) {
            const std::string key = "west-rampart-" + std::to_string(100 + i);
            parts.places.push_back({key, "rampart", "west", {100.0 + 2 * i, 100}, {}, {}});
            parts.add("path", "west-foreground", key);
            parts.add("path", key, "west-wall-1");
            for (int next = i + 1; next < kRow; ++next)
                parts.add("path", key, "west-rampart-" + std::to_string(100 + next));
        }
        const std::vector<Finding> findings = checkSiege2Board(parts.board());
        QVERIFY(!hasError(findings));
        QCOMPARE(std::ranges::count(findings, "W-07", &Finding::id), kMost);
        QCOMPARE(std::ranges::count(findings, "W-08", &Finding::id), kMost);
    }

    void adviceWaitsUntilNothingIsWrong()
    {
        Parts parts(shippedBoard("two-shoulders"));
        parts.at("barracks").at = {330, 720}; // W-06
        parts.remove("forge");                // V-14
        QCOMPARE(foundAs("W-06", checkSiege2Board(parts.board())).id, std::string());
    }

    void aRampartIsShotAtFromTheWallThatOneSelects() // W-05
    {
        Parts parts(shippedBoard("two-shoulders"));
        for (const char *wall : {"west-wall-1", "west-wall-2"}) {
            parts.set(wall, "defender-spaces", std::vector<AttributeRecord> {spaceFor("soldier", "soldier")});
            parts.set(wall, "platform", false);
        }
        parts.remove("west-tower-1");
        const Board board = parts.board();
        const Finding finding = foundAs("W-05", checkSiege2Board(board));
        QCOMPARE(finding.otherMends.size(), std::size_t {1});
        for (const BoardChange &mend : {*finding.mend, finding.otherMends.front()}) {
            Board after = board;
            QVERIFY(apply(after, mend).has_value());
            QVERIFY(checkSiege2Board(after).empty());
        }
    }

    void whatOverlapsMovesWhereItBelongs() // W-07: a rampart stays outside the walls
    {
        Parts parts(shippedBoard("two-shoulders"));
        const Point rampart = parts.at("west-rampart-2").at;
        parts.at("west-rampart-3").at = {rampart.x + 5, rampart.y};
        const Board board = parts.board();
        const Board after = mended(board, foundAs("W-07", checkSiege2Board(board)));
        QVERIFY(after.find("west-rampart-2")->at == rampart); // the later one moves
        QVERIFY(after.find("west-rampart-3")->at.x < 250);
        QCOMPARE(foundAs("W-07", checkSiege2Board(after)).id, std::string());
    }

    void ofManyPlacesOnOneSpotOnlySomeAreMovedAtOnce() // W-07: checks follow every edit
    {
        Parts parts(shippedBoard("two-shoulders"));
        for (const char *key : {"forge", "workshop", "scouts", "cathedral", "hospital", "barracks"})
            parts.at(key).at = {500, 375};
        const std::vector<Finding> findings = checkSiege2Board(parts.board());
        QVERIFY(findings.size() > 15);
        QVERIFY(std::ranges::count_if(findings, [](const Finding &one) { return one.mend.has_value(); })
                <= 8);
        QVERIFY(findings.front().mend.has_value());
    }

    void bothGamesSayIt() // W-06 and W-10, each with its own rule
    {
        Parts parts(shippedBoard("three-gates"));
        parts.at("barracks").at = {330, 720};
        setOnWalls(parts, "platform", false);
        const std::vector<Finding> findings = checkSiege1Board(parts.board());
        QVERIFY(!foundAs("W-06", findings).places.empty());
        for (const Finding &finding : findings)
            QVERIFY2(hasRule("siege1", finding), finding.id.c_str());
        QVERIFY(say(foundAs("W-10", findings).message, english()).find("S1-15.1") != std::string::npos);
        QCOMPARE(findings.back().id, std::string("W-10")); // after C1 to C29, in order
    }

    void aTowerBesideReachesToo() // W-05: S1-18.4, not S2-17.7
    {
        Parts parts(shippedBoard("three-gates"));
        for (const char *wall : {"west-wall-1", "west-wall-2"}) {
            parts.set(wall, "defender-spaces", std::vector<AttributeRecord> {spaceFor("soldier", "soldier")});
            parts.set(wall, "platform", false);
        }
        parts.remove("west-tower-1");
        QCOMPARE(foundAs("W-05", checkSiege1Board(parts.board())).id, std::string());
        QCOMPARE(foundAs("W-05", checkSiege2Board(parts.board())).places,
                 (std::vector<std::string> {"west-rampart-1"}));
    }

    void theBarracksMoveInsideTheWalls() // W-06
    {
        Parts parts(shippedBoard("two-shoulders"));
        parts.at("barracks").at = {330, 720};
        const Board board = parts.board();
        const Board after = mended(board, foundAs("W-06", checkSiege2Board(board)));
        QVERIFY(after.find("barracks")->at.y < 580);
        QVERIFY(checkSiege2Board(after).empty());
    }

    void aMissingPathComesFromTheNearestPlaceThatMayLeadThere() // V-06, V-07, V-08
    {
        const auto added = [](const char *from, const char *to, const char *id) {
            Parts parts(shippedBoard("two-shoulders"));
            parts.drop("path", from, to);
            const Finding finding = foundAs(id, checkSiege2Board(parts.board()));
            if (!finding.isMissing)
                throw std::runtime_error("not said to be missing");
            const Board after = mended(parts.board(), finding);
            return after.links().back().from + '>' + after.links().back().to;
        };
        QCOMPARE(added("west-rampart-1", "west-wall-1", "V-08"), std::string("west-rampart-1>west-wall-1"));
        QCOMPARE(added("west-foreground", "west-rampart-1", "V-06"),
                 std::string("west-rampart-2>west-rampart-1"));
        Parts parts(shippedBoard("two-shoulders"));
        parts.drop("path", "west-rampart-2", "west-wall-2");
        parts.drop("path", "west-rampart-2", "west-wall-3");
        const Board after = mended(parts.board(), foundAs("V-07", checkSiege2Board(parts.board())));
        QCOMPARE(after.links().back().to, std::string("west-wall-2"));
    }

    void aMissingPathClosesNoCircle() // V-05, V-06
    {
        Parts parts(shippedBoard("two-shoulders"));
        parts.drop("path", "west-foreground", "west-rampart-3");
        parts.add("path", "west-foreground", "west-rampart-4"); // the nearest one, which lies behind it
        parts.at("west-rampart-4").at = {130, 250};
        const Board board = parts.board();
        const Board after = mended(board, foundAs("V-06", checkSiege2Board(board)));
        QVERIFY(after.links().back().from != "west-rampart-4");
        QVERIFY(!hasError(checkSiege2Board(after)));
    }

    void pathsOfSiegeIHaveNoTrapsBeforeWalls() // C11, C15
    {
        Parts parts(shippedBoard("three-gates"));
        parts.drop("path", "west-rampart-1", "west-wall-1");
        const Finding finding = foundAs("C11", checkSiege1Board(parts.board()));
        const Board after = mended(parts.board(), finding);
        QVERIFY(!flagOf(siegeSchema(), after.links().back(), "trappable"));
        QVERIFY(checkSiege1Board(after).empty());
    }

    void whatIsMissingCanBePut() // V-01, V-02, V-14, C5, C6, C7
    {
        Parts parts(shippedBoard("three-gates"));
        for (const char *key : {"east-foreground", "forge", "courtyard", "gate"})
            parts.remove(key);
        const std::vector<Finding> one = checkSiege1Board(parts.board());
        const std::vector<Finding> two = checkSiege2Board(parts.board());
        const auto wanted = [](const std::vector<Finding> &findings, const char *id) {
            const Finding finding = foundAs(id, findings);
            return finding.isMissing && finding.wanted
                ? finding.wanted->kind + '/' + finding.wanted->side + '/' + finding.wanted->identity
                : std::string("nothing");
        };
        QCOMPARE(wanted(two, "V-01"), std::string("foreground/east/"));
        QCOMPARE(wanted(two, "V-14"), std::string("building//forge"));
        QCOMPARE(wanted(one, "C3"), std::string("foreground/east/"));
        QCOMPARE(wanted(one, "C5"), std::string("courtyard//"));
        QCOMPARE(wanted(one, "C6"), std::string("building//forge"));
        QCOMPARE(wanted(one, "C7"), std::string("gate//"));
        QCOMPARE(wanted(checkSiege2Board(Board()), "V-02"), std::string("rampart/west/"));
        parts.places.push_back({"another", "foreground", "west", {}, {}, {}});
        QVERIFY(!foundAs("V-01", checkSiege2Board(parts.board())).isMissing); // one too many is wrong
    }

    void aHeroMayStartOnAnyFreeWall() // V-19, C18
    {
        Parts parts(shippedBoard("two-shoulders"));
        parts.set("east-wall-3", "hero-start", word("none"));
        const Board board = parts.board();
        const Finding finding = foundAs("V-19", checkSiege2Board(board));
        QVERIFY(finding.isMissing && finding.isChoice);
        QCOMPARE(finding.otherMends.size(), std::size_t {7}); // nine walls, one of them the warrior's
        QCOMPARE(wordOf(siegeSchema(), *mended(board, finding).find("east-wall-1"), "hero-start"),
                 std::string("officer")); // the warrior is in the west
        parts.set("west-wall-1", "hero-start", word("warrior"));
        parts.set("east-wall-3", "hero-start", word("officer"));
        const Finding twice = foundAs("V-19", checkSiege2Board(parts.board()));
        QVERIFY(!twice.isMissing);
        QVERIFY(checkSiege2Board(mended(parts.board(), twice)).empty());
    }
};

MERLON_TEST(SiegeDesignTest)
#include "siege_design_test.moc"
