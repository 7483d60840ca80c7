#include "core/board/analysis/comparison.h"
#include "core/board/analysis/symmetry.h"
#include "core/board/changes/change.h"
#include "core/games/english.h"
#include "core/games/module.h"
#include "tests/support/board_parts.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace merlon;
using merlon::testing::Parts;
using merlon::testing::shippedBoard;

namespace {

AnalysisReport analyse(const Board &board, const std::string &game, const std::string &key,
                       const AnalysisAnswers &answers = {})
{
    return analystOf(*findGame(game))->analyse(board, key, answers);
}

const ReportRow *rowOf(const AnalysisReport &report, const std::string &place)
{
    const auto row = std::ranges::find_if(report.rows, [&](const ReportRow &one) {
        return !one.places.empty() && one.places.front() == place;
    });
    return row == report.rows.end() ? nullptr : &*row;
}

/// A number of the table; -1: the cell is empty or no number.
int number(const AnalysisReport &report, const std::string &place, std::size_t column)
{
    const ReportRow *row = rowOf(report, place);
    const auto *found = row ? std::get_if<std::int64_t>(&row->cells[column]) : nullptr;
    return found ? static_cast<int>(*found) : -1;
}

std::set<std::string> marked(const ReportRow &row, MarkStyle style)
{
    std::set<std::string> found;
    for (const Mark &mark : row.marks) {
        if (mark.style == style)
            found.insert(mark.to.empty() ? mark.place : mark.place + '>' + mark.to);
    }
    return found;
}

using Keys = std::set<std::string>;

} // namespace

class SiegeAnalysisTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCellHasItsColumnAndEveryWordItsWording()
    {
        for (const std::string game : {"siege1", "siege2"}) {
            const auto analyst = analystOf(*findGame(game));
            for (const AnalysisInfo &info : analyst->analyses()) {
                for (const char *name : {"two-shoulders", "three-gates", "crooked-crown"}) {
                    const AnalysisReport report = analyst->analyse(shippedBoard(name), info.key, {});
                    for (const ReportRow &row : report.rows)
                        QCOMPARE(row.cells.size(), report.columns.size());
                    for (const Text &column : report.columns)
                        QVERIFY2(!english().wording(column.code).empty(), column.code.c_str());
                    for (const Text &sentence : report.summary)
                        QVERIFY2(!english().wording(sentence.code).empty(), sentence.code.c_str());
                }
                QVERIFY(!english().wording("analysis." + info.key).empty());
                QVERIFY(!english().wording("analysis.about." + info.key).empty());
                for (const AnalysisQuestion &question : info.asks)
                    QVERIFY(!english().wording("analysis.ask." + question.key).empty());
            }
        }
    }

    void anyBoardMayBeLookedAt()
    {
        const Board loose({"loose", "siege", {}, {}, {}, {}, {}},
                          {{"a", "wall", "west", {}, {}, {}},
                           {"b", "nonsense", "north", {}, {}, {}},
                           {"c", "rampart", "", {}, {}, {}}},
                          {{"path", "a", "nowhere", {}, {}}, {"path", "c", "c", {}, {}}});
        for (const std::string game : {"siege1", "siege2"}) {
            const auto analyst = analystOf(*findGame(game));
            for (const Board &board : {loose, Board()}) {
                for (const AnalysisInfo &info : analyst->analyses())
                    analyst->analyse(board, info.key, {});
                QVERIFY(!analyst->figures(board).empty());
            }
        }
        QCOMPARE(number(analyse(loose, "siege2", "march"), "a", 2), -1);
        QVERIFY(analyse(loose, "siege2", "unknown").columns.empty());
    }

    /// S2-10.3: camp, foreground, rampart, wall: three steps, two maneuvers a round.
    void marchingTakesAStepPerManeuver()
    {
        const AnalysisReport report =
            analyse(shippedBoard("two-shoulders"), "siege2", "march", {{"units", 5}});
        QCOMPARE(number(report, "west-wall-1", 2), 3);
        QCOMPARE(number(report, "west-wall-1", 3), 2); // 4 spaces: the fifth comes a round later
        QCOMPARE(number(report, "west-wall-1", 4), 3);
        QCOMPARE(number(report, "east-wall-4", 4), 2);
        QCOMPARE(number(report, "west-wall-5", 2), 4); // over the fourth rampart, behind the third
        QCOMPARE(number(report, "west-wall-5", 3), 2);
        QCOMPARE(marked(*rowOf(report, "west-wall-5"), MarkStyle::Way),
                 (Keys {"west-foreground>west-rampart-3", "west-rampart-3>west-rampart-4",
                        "west-rampart-4>west-wall-5"}));
    }

    void whatNoPathReachesHasNoTime()
    {
        Parts parts(shippedBoard("two-shoulders"));
        parts.drop("path", "west-rampart-4", "west-wall-5");
        const AnalysisReport report = analyse(parts.board(), "siege2", "march");
        QCOMPARE(number(report, "west-wall-5", 2), -1);
        QVERIFY(std::ranges::any_of(report.marks, [](const Mark &mark) {
            return mark.place == "west-wall-5" && mark.style == MarkStyle::Poor;
        }));
    }

    void theWayToTheFarWallIsNarrow()
    {
        const AnalysisReport report = analyse(shippedBoard("two-shoulders"), "siege2", "narrows");
        QCOMPARE(marked(*rowOf(report, "west-wall-5"), MarkStyle::Narrow),
                 (Keys {"west-foreground", "west-rampart-3", "west-rampart-4"}));
        QCOMPARE(number(report, "west-wall-5", 1), 3);
        QCOMPARE(number(report, "west-wall-5", 3), 3);
        QCOMPARE(marked(*rowOf(report, "west-wall-2"), MarkStyle::Narrow), (Keys {"west-foreground"}));
    }

    void oneTrapCutsOffWhereOnePathLeads()
    {
        const AnalysisReport report = analyse(shippedBoard("two-shoulders"), "siege2", "cuts");
        QCOMPARE(number(report, "west-wall-5", 1), 1);
        QCOMPARE(marked(*rowOf(report, "west-wall-5"), MarkStyle::Cut),
                 (Keys {"west-foreground>west-rampart-3"}));
        QCOMPARE(number(report, "west-wall-2", 1), 2);
        QCOMPARE(number(report, "west-wall-2", 3), 2);
        QCOMPARE(marked(*rowOf(report, "west-wall-2"), MarkStyle::Narrow),
                 (Keys {"west-rampart-1", "west-rampart-2"}));
    }

    /// In Siege I the paths to the walls take no traps.
    void onlyTrappablePathsAreTrapped()
    {
        Parts parts(shippedBoard("three-gates"));
        QCOMPARE(marked(*rowOf(analyse(parts.board(), "siege1", "cuts"), "west-wall-1"), MarkStyle::Cut),
                 (Keys {"west-foreground>west-rampart-1"}));
        parts.link("path", "west-foreground", "west-rampart-1").attributes["trappable"] = false;
        QCOMPARE(number(analyse(parts.board(), "siege1", "cuts"), "west-wall-1", 1), -1);
    }

    void unitsArriveAsManyAsThereIsRoomFor()
    {
        const Board board = shippedBoard("two-shoulders");
        const AnalysisReport early = analyse(board, "siege2", "arrivals", {{"rounds", 1}});
        QCOMPARE(number(early, "west-wall-1", 2), 4); // S2-2.2: five stand on the foreground at the start
        QCOMPARE(number(early, "west-wall-5", 2), 0);
        const AnalysisReport late = analyse(board, "siege2", "arrivals", {{"rounds", 3}});
        QCOMPARE(number(late, "west-wall-1", 2), 12);
        QCOMPARE(number(late, "west-wall-1", 3), 4);
        QCOMPARE(number(late, "west-wall-5", 2), 10);
    }

    void inSiegeOneNobodyStandsOutsideAtTheStart()
    {
        const AnalysisReport report =
            analyse(shippedBoard("two-shoulders"), "siege1", "arrivals", {{"rounds", 1}});
        QCOMPARE(number(report, "west-wall-1", 2), 0);
    }

    /// S2-17.7, S2-17.1, S1-18.4.
    void towersSeeFurtherInSiegeOne()
    {
        const Board board = shippedBoard("two-shoulders");
        const AnalysisReport second = analyse(board, "siege2", "cover");
        QCOMPARE(marked(*rowOf(second, "west-rampart-2"), MarkStyle::Reach),
                 (Keys {"west-wall-2>west-rampart-2", "west-wall-3>west-rampart-2",
                        "west-tower-2>west-rampart-2"}));
        QCOMPARE(marked(*rowOf(second, "west-rampart-2"), MarkStyle::FarReach).size(), 3U);
        QCOMPARE(number(second, "west-rampart-2", 1), 2); // a marksman starts on each wall
        QCOMPARE(number(second, "west-rampart-2", 3), 2); // two in a tower
        const AnalysisReport first = analyse(board, "siege1", "cover");
        QCOMPARE(number(first, "west-rampart-2", 3), 3); // one in each of three towers
    }

    void theBarbicanIsCoveredFromBesideTheGate()
    {
        const AnalysisReport report = analyse(shippedBoard("three-gates"), "siege1", "cover");
        QCOMPARE(marked(*rowOf(report, "barbican-rampart"), MarkStyle::Reach),
                 (Keys {"west-wall-1>barbican-rampart", "west-tower-1>barbican-rampart",
                        "east-wall-1>barbican-rampart", "east-tower-1>barbican-rampart"}));
        QVERIFY(!rowOf(analyse(shippedBoard("three-gates"), "siege2", "cover"), "barbican-rampart"));
    }

    void aRampartWithoutTowersIsPoorlyCovered()
    {
        Parts parts(shippedBoard("two-shoulders"));
        for (int tower = 1; tower <= 3; ++tower)
            parts.remove("east-tower-" + std::to_string(tower));
        const AnalysisReport report = analyse(parts.board(), "siege2", "cover");
        QCOMPARE(number(report, "east-rampart-1", 3), 0);
        QCOMPARE(number(report, "east-rampart-1", 4), 0);
        QCOMPARE(report.summary[1], (Text {"analysis.summary.without-towers", {std::int64_t {3}}}));
    }

    void aMirroredBoardIsSymmetric()
    {
        std::vector<Place> places;
        std::vector<Link> links;
        for (const std::string side : {"west", "east"}) {
            const double sign = side == "west" ? -1 : 1;
            places.push_back({side + "-foreground", "foreground", side, {500 + sign * 300, 800}, {}, {}});
            places.push_back({side + "-rampart-1", "rampart", side, {500 + sign * 200, 500}, {}, {}});
            places.push_back({side + "-wall-1", "wall", side, {500 + sign * 100, 400}, {}, {}});
            links.push_back({"path", side + "-foreground", side + "-rampart-1", {}, {}});
            links.push_back({"path", side + "-rampart-1", side + "-wall-1", {}, {}});
        }
        const Board board({"twins", "siege", {}, {}, {}, {}, {}}, places, links);
        QVERIFY(symmetryReport(board, siegeSchema()).rows.empty());

        Parts parts(board);
        parts.set("east-wall-1", "cauldron", true);
        parts.drop("path", "west-rampart-1", "west-wall-1");
        parts.add("path", "west-rampart-1", "west-wall-1");
        parts.link("path", "west-foreground", "west-rampart-1").attributes["trappable"] = false;
        parts.places.push_back({"west-tower-1", "tower", "west", {300, 300}, {}, {}});
        const AnalysisReport report = symmetryReport(parts.board(), siegeSchema());
        QCOMPARE(report.rows.size(), 3U);
        QCOMPARE(std::get<Text>(rowOf(report, "west-wall-1")->cells[3]).code, std::string("analysis.no"));
        QVERIFY(rowOf(report, "west-tower-1"));
        QVERIFY(rowOf(report, "west-foreground"));
    }

    void theFifthWesternWallHasNoCounterpart()
    {
        const Board board = shippedBoard("two-shoulders");
        const auto found = counterparts(board, siegeSchema());
        int alone = 0;
        for (std::size_t i = 0; i < found.size(); ++i) {
            alone += board.places()[i].kind == "wall" && !found[i] ? 1 : 0;
            if (found[i])
                QCOMPARE(found[*found[i]], std::optional(i));
        }
        QCOMPARE(alone, 1);
    }

    void aBoardDiffersFromItselfInNothing()
    {
        const Board board = shippedBoard("crooked-crown");
        QVERIFY(comparisonReport(board, board, siegeSchema()).rows.empty());
    }

    void tellsWhatDiffersBetweenBoards()
    {
        const Board before = shippedBoard("two-shoulders");
        Parts parts(before);
        parts.remove("east-tower-3"); // and its three links
        parts.set("west-wall-1", "start-stone", testing::number(5));
        parts.at("west-wall-2").at.x += 7;
        parts.places.push_back({"west-rampart-9", "rampart", "west", {1, 1}, {}, {}});
        const AnalysisReport report = comparisonReport(before, parts.board(), siegeSchema());
        QCOMPARE(report.rows.size(), 7U);
        QCOMPARE(number(report, "west-wall-1", 2), 2);
        QCOMPARE(number(report, "west-wall-1", 3), 5);
        QCOMPARE(std::get<Text>(rowOf(report, "west-rampart-9")->cells[1]).code,
                 std::string("analysis.difference.only-second"));
    }

    void figuresStandInTheSameOrder()
    {
        const auto analyst = analystOf(*findGame("siege2"));
        const auto first = analyst->figures(shippedBoard("two-shoulders"));
        const auto second = analyst->figures(shippedBoard("crooked-crown"));
        QCOMPARE(first.size(), second.size());
        for (std::size_t i = 0; i < first.size(); ++i) {
            QCOMPARE(first[i].name, second[i].name);
            QVERIFY(!english().wording(first[i].name.code).empty());
        }
        QCOMPARE(std::get<Text>(first[0].value),
                 (Text {"analysis.figure.by-side", {std::int64_t {9}, std::int64_t {5}, std::int64_t {4}}}));
    }
};

MERLON_TEST(SiegeAnalysisTest)
#include "siege_analysis_test.moc"
