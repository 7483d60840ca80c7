#include "core/games/english.h"
#include "core/games/module.h"
#include "tests/games/mountain/mountain_rules_tests.h"
#include "tests/support/board_parts.h"
#include "tests/support/boards.h"
#include "tests/support/report_lines.h"

#include <QTest>

#include <algorithm>

namespace merlon::mountain {

namespace {

using testing::figureIn;
using testing::lineAbout;
using testing::tells;

std::unique_ptr<Analyst> analystOfMountains()
{
    return analystOf(*findGame("mountain"));
}

AnalysisReport reportOn(const Board &board, const std::string &key, const AnalysisAnswers &answers = {})
{
    return analystOfMountains()->analyse(board, key, answers);
}

bool tellsOf(const AnalysisReport &report, const std::string &code)
{
    return std::ranges::find(report.summary, code, &Text::code) != report.summary.end();
}

Text sentence(const std::string &code, std::int64_t players, std::int64_t cells, const std::string &start)
{
    return {"analysis.summary." + code, {players, cells, Word {start}}};
}

/// Autumn where nothing leads to one start.
Board withStartCutOff()
{
    testing::Parts parts(testing::shippedBoard("autumn"));
    std::erase_if(parts.links, [](const Link &link) { return link.from == "r14c03" || link.to == "r14c03"; });
    return parts.board();
}

} // namespace

/// What the editor finds out about mountains.
class MountainAnalysisTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCellHasItsColumnAndEveryWordItsWording()
    {
        const auto analyst = analystOfMountains();
        const EnglishWordings &words = english(*findGame("mountain"));
        for (const AnalysisInfo &info : analyst->analyses()) {
            for (const char *name : {"winter", "autumn", "abandoned-quarry", "wolfs-tooth"}) {
                const AnalysisReport report = analyst->analyse(testing::shippedBoard(name), info.key, {});
                QVERIFY(!report.rows.empty());
                testing::checkWords(report, english(*findGame("mountain")));
            }
            QVERIFY(!words.wording("analysis." + info.key).empty());
            QVERIFY(!words.wording("analysis.about." + info.key).empty());
            for (const AnalysisQuestion &question : info.asks)
                QVERIFY(!words.wording("analysis.ask." + question.key).empty());
        }
    }

    void anyBoardMayBeLookedAt()
    {
        const Board loose({"loose", "mountain", {}, {}, {}, {}, {}},
                          {{"a", "cell", "", {}, {}, {{"start", std::vector<std::string> {"3"}}}},
                           {"b", "nonsense", "north", {}, {}, {}},
                           {"c", "cell", "", {}, {}, {{"heart", true}}}},
                          {{"side", "a", "nowhere", {}, {}}, {"side", "c", "c", {}, {}}});
        const auto analyst = analystOfMountains();
        for (const Board &board : {loose, Board()}) {
            for (const AnalysisInfo &info : analyst->analyses())
                testing::checkWords(analyst->analyse(board, info.key, {}), english(*findGame("mountain")));
            QVERIFY(!analyst->figures(board).empty());
        }
        QVERIFY(tellsOf(reportOn(Board(), "starts"), "analysis.summary.no-starts"));
        QVERIFY(reportOn(loose, "unknown").columns.empty());
    }

    void distancesAreCellsToDig()
    {
        const AnalysisReport report = reportOn(testing::shippedBoard("autumn"), "starts");
        const ReportRow *west = lineAbout(report, "r14c03");
        QCOMPARE(figureIn(west, 2), 3);  // to the statue r13c05, which is under rubble
        QCOMPARE(figureIn(west, 3), 1);  // hammer
        QCOMPARE(figureIn(west, 4), 14); // 3, 5 and 6 cells
        QCOMPARE(figureIn(west, 5), 2);  // then a tunnel is beside the site r12c04 (MT-5.14)
        QCOMPARE(figureIn(west, 6), 15);
        QCOMPARE(figureIn(west, 7), 8);
        QVERIFY(lineAbout(report, "r14c17")->cells[4] == west->cells[4]);
        const auto isPartOfWay = [](const Mark &mark) { return mark.style == MarkStyle::Way; };
        QVERIFY(std::ranges::count_if(west->marks, isPartOfWay) >= 8);
    }

    void whatDiffersMuchIsTold()
    {
        const AnalysisReport autumn = reportOn(testing::shippedBoard("autumn"), "starts");
        QCOMPARE(autumn.summary.size(), 2U);
        QVERIFY(tells(autumn, sentence("sites-farther", 3, 4, "r01c10")));
        QVERIFY(tells(autumn, {"analysis.summary.pair", {Word {"r14c03"}, Word {"r14c17"}}}));
        QCOMPARE(
            say(autumn.summary.front(), english(*findGame("mountain"))),
            std::string("For 3 players, the nearest 3 sites are 4 cells farther away than from the other "
                        "starts: row 1, column 10. Move this start or a site closer."));

        const AnalysisReport quarry = reportOn(testing::shippedBoard("abandoned-quarry"), "starts");
        QVERIFY(tells(quarry, sentence("statues-closer", 3, 6, "r00c07")));
        const AnalysisReport tooth = reportOn(testing::shippedBoard("wolfs-tooth"), "starts");
        QVERIFY(tells(tooth, sentence("statues-closer", 3, 5, "r03c14")));
        QVERIFY(tells(tooth, sentence("sites-farther", 3, 12, "r19c10")));
        QVERIFY(tells(tooth, sentence("heart-closer", 3, 5, "r03c14")));
    }

    void theFourStartsOfWinterAreEqual()
    {
        const AnalysisReport report = reportOn(testing::shippedBoard("winter"), "starts");
        QCOMPARE(report.rows.size(), 9U);
        QVERIFY(tells(report, {"analysis.summary.equal-distances", {std::int64_t {4}}}));
        for (std::size_t column = 2; column < report.columns.size(); ++column) {
            for (std::size_t row = 1; row < 4; ++row)
                QVERIFY(report.rows[row].cells[column] == report.rows[0].cells[column]);
        }
    }

    void aStartThatIsCutOffIsTold()
    {
        const AnalysisReport report = reportOn(withStartCutOff(), "starts");
        QVERIFY(tells(report,
                      {"analysis.summary.cut-off", {Word {"r14c03"}, std::int64_t {0}, std::int64_t {272}}}));
        QCOMPARE(figureIn(lineAbout(report, "r14c03"), 2), -1);
        QVERIFY(std::ranges::any_of(report.marks, [](const Mark &mark) {
            return mark.place == "r14c03" && mark.style == MarkStyle::Lacking;
        }));
        QVERIFY(!tellsOf(reportOn(testing::shippedBoard("autumn"), "starts"), "analysis.summary.cut-off"));
    }

    void aStartBehindRubbleIsTold()
    {
        testing::Parts parts(testing::shippedBoard("autumn"));
        for (const char *beside : {"r13c03", "r15c03", "r14c02", "r14c04"})
            parts.set(beside, "rubble", true);
        const AnalysisReport report = reportOn(parts.board(), "starts");
        QVERIFY(tells(report, {"analysis.summary.walled-in", {Word {"r14c03"}, std::int64_t {0}}}));
        QVERIFY(!tellsOf(report, "analysis.summary.cut-off"));
    }

    void surroundingsGrowWithTheCells()
    {
        const Board board = testing::shippedBoard("autumn");
        const AnalysisReport narrow = reportOn(board, "surroundings", {{"cells", 6}});
        QCOMPARE(figureIn(lineAbout(narrow, "r01c10"), 4), 4);
        QCOMPARE(figureIn(lineAbout(narrow, "r01c10"), 6), 3);
        QCOMPARE(figureIn(lineAbout(narrow, "r14c17"), 4), 10);
        QVERIFY(tells(narrow, {"analysis.summary.few-resources", {std::int64_t {3}, Word {"r01c10"}}}));
        const AnalysisReport wide = reportOn(board, "surroundings");
        QCOMPARE(figureIn(lineAbout(wide, "r14c03"), 4), 35);
        QCOMPARE(figureIn(lineAbout(wide, "r14c03"), 6), 7);
        QVERIFY(!tellsOf(wide, "analysis.summary.few-resources"));
    }

    void groundIsSharedOut()
    {
        const AnalysisReport report = reportOn(testing::shippedBoard("autumn"), "own-ground");
        QCOMPARE(figureIn(lineAbout(report, "r01c10"), 2), 72);
        QCOMPARE(figureIn(lineAbout(report, "r14c03"), 2), 89);
        QCOMPARE(figureIn(lineAbout(report, "r14c17"), 2), 89);
        QCOMPARE(lineAbout(report, "r14c03")->places.size(), 90U);
        QVERIFY(!tellsOf(report, "analysis.summary.cramped"));
    }

    void winterIsTurnedAndAutumnMirrored()
    {
        const AnalysisReport winter = reportOn(testing::shippedBoard("winter"), "turns");
        const std::vector<Text> turned {{"analysis.summary.same-ground", {Word {"quarter-turn", "symmetry"}}},
                                        {"analysis.summary.same-starts", {std::int64_t {4}}}};
        QVERIFY(winter.summary == turned); // the starts for five are not the same
        QCOMPARE(figureIn(&winter.rows[2], 3), 200);
        for (const char *board : {"autumn", "abandoned-quarry"}) {
            const AnalysisReport mirrored = reportOn(testing::shippedBoard(board), "turns");
            const std::vector<Text> told {{"analysis.summary.same-ground", {Word {"left-right", "symmetry"}}},
                                          {"analysis.summary.same-starts", {std::int64_t {3}}}};
            QVERIFY(mirrored.summary == told);
            QVERIFY(mirrored.rows[2].marks.empty());
        }
        const AnalysisReport uneven = reportOn(testing::shippedBoard("wolfs-tooth"), "turns");
        QCOMPARE(uneven.summary.size(), 1U);
        QVERIFY(tellsOf(uneven, "analysis.summary.no-symmetry"));
    }

    void whatBreaksTheSymmetryIsMarked()
    {
        testing::Parts parts(testing::shippedBoard("autumn"));
        parts.set("r19c08", "rubble", true);
        const AnalysisReport report = reportOn(parts.board(), "turns");
        QCOMPARE(report.rows[2].places, (std::vector<std::string> {"r19c08", "r19c12"}));
        QVERIFY(tells(report,
                      {"analysis.summary.no-symmetry", {Word {"left-right", "symmetry"}, std::int64_t {2}}}));
    }

    void figuresStandInTheSameOrder()
    {
        const auto analyst = analystOfMountains();
        const auto autumn = analyst->figures(testing::shippedBoard("autumn"));
        const auto winter = analyst->figures(testing::shippedBoard("winter"));
        QCOMPARE(autumn.size(), winter.size());
        for (std::size_t i = 0; i < autumn.size(); ++i) {
            QCOMPARE(autumn[i].name, winter[i].name);
            QVERIFY(!english(*findGame("mountain")).wording(autumn[i].name.code).empty());
        }
        QCOMPARE(std::get<std::int64_t>(autumn.front().value), std::int64_t {272});
        QCOMPARE(std::get<Text>(autumn.back().value),
                 (Text {"analysis.figure.span", {std::int64_t {13}, std::int64_t {14}}}));
    }
};

std::unique_ptr<QObject> makeAnalysisTest()
{
    return std::make_unique<MountainAnalysisTest>();
}

} // namespace merlon::mountain

#include "analysis_test.moc"
