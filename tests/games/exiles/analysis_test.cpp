#include "core/games/english.h"
#include "core/games/module.h"
#include "tests/games/exiles/exiles_rules_tests.h"
#include "tests/support/board_parts.h"
#include "tests/support/boards.h"
#include "tests/support/report_lines.h"

#include <QTest>

#include <algorithm>

namespace merlon::exiles {

namespace {

using testing::figureIn;
using testing::lineAbout;
using testing::tells;

std::unique_ptr<Analyst> analystOfFortresses()
{
    return analystOf(*findGame("exiles"));
}

AnalysisReport reportOn(const Board &board, const std::string &key, const AnalysisAnswers &answers = {})
{
    return analystOfFortresses()->analyse(board, key, answers);
}

/// The ring without some of its links.
template <class Fits>
Board ringWithout(Fits fits)
{
    testing::Parts parts(testing::shippedBoard("ring"));
    std::erase_if(parts.links, fits);
    return parts.board();
}

bool isPoor(const AnalysisReport &report, const std::string &place)
{
    return std::ranges::any_of(
        report.marks, [&](const Mark &mark) { return mark.place == place && mark.style == MarkStyle::Poor; });
}

} // namespace

/// What the editor finds out about fortresses.
class ExilesAnalysisTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCellHasItsColumnAndEveryWordItsWording()
    {
        const auto analyst = analystOfFortresses();
        const EnglishWordings &words = english(*findGame("exiles"));
        for (const AnalysisInfo &info : analyst->analyses()) {
            for (const char *name : {"ring", "quays", "star"}) {
                const AnalysisReport report = analyst->analyse(testing::shippedBoard(name), info.key, {});
                QVERIFY(!report.rows.empty());
                testing::checkWords(report, english(*findGame("exiles")));
            }
            QVERIFY(!words.wording("analysis." + info.key).empty());
            QVERIFY(!words.wording("analysis.about." + info.key).empty());
            for (const AnalysisQuestion &question : info.asks)
                QVERIFY(!words.wording("analysis.ask." + question.key).empty());
        }
    }

    void anyBoardMayBeLookedAt()
    {
        const Board loose({"loose", "exiles", {}, {}, {}, {}, {}},
                          {{"a", "assault", "", {}, {}, {}},
                           {"b", "nonsense", "north", {}, {}, {}},
                           {"c", "section", "", {}, {}, {}}},
                          {{"advance", "a", "nowhere", {}, {}}, {"adjacent", "c", "c", {}, {}}});
        const auto analyst = analystOfFortresses();
        for (const Board &board : {loose, Board()}) {
            for (const AnalysisInfo &info : analyst->analyses())
                testing::checkWords(analyst->analyse(board, info.key, {}), english(*findGame("exiles")));
            QVERIFY(!analyst->figures(board).empty());
        }
        QVERIFY(tells(reportOn(Board(), "fronts"), {"analysis.summary.no-fronts", {}}));
        QVERIFY(tells(reportOn(Board(), "ring"), {"analysis.summary.no-sections", {}}));
        QVERIFY(reportOn(loose, "unknown").columns.empty());
    }

    void shootersAreCountedAtTheLevelAskedFor()
    {
        const Board ring = testing::shippedBoard("ring");
        const AnalysisReport low = reportOn(ring, "fronts", {{"level", 0}});
        QCOMPARE(figureIn(lineAbout(low, "asl-e"), 1), 6); // a wall of 4 and two towers of 1
        QCOMPARE(figureIn(lineAbout(low, "asl-e"), 2), 0); // towers reach so far from level 1 on
        const AnalysisReport usual = reportOn(ring, "fronts");
        const ReportRow *east = lineAbout(usual, "asl-e");
        QCOMPARE(figureIn(east, 1), 9);
        QCOMPARE(figureIn(east, 2), 4);
        QCOMPARE(figureIn(east, 3), 2);
        QCOMPARE(figureIn(east, 4), 4);
        QVERIFY(std::ranges::count(east->marks, MarkStyle::Way, &Mark::style) == 4);
    }

    void theWeakestFrontIsNamedWithItsReason()
    {
        const AnalysisReport ring = reportOn(testing::shippedBoard("ring"), "fronts");
        QCOMPARE(ring.summary.size(), 1U);
        QVERIFY(tells(ring, {"analysis.summary.weakest-gate", {Word {"sec-n"}}}));
        QVERIFY(isPoor(ring, "asl-n") && !isPoor(ring, "asl-s"));
        QVERIFY(
            tells(reportOn(testing::shippedBoard("quays"), "fronts"), {"analysis.summary.equal-fronts", {}}));

        const AnalysisReport blind =
            reportOn(ringWithout([](const Link &link) {
                         return link.kind == "covers" && link.from == "sec-ne" && link.to == "asl-e";
                     }),
                     "fronts");
        QVERIFY(tells(
            blind,
            {"analysis.summary.weakest-assault", {Word {"sec-e"}, std::int64_t {7}, std::int64_t {9}}}));
    }

    void aFrontWithoutDitchesIsTold()
    {
        const AnalysisReport report =
            reportOn(ringWithout([](const Link &link) {
                         return link.kind == "guards"
                             && (link.to == "sec-s" || link.to == "sec-se" || link.to == "sec-sw");
                     }),
                     "fronts");
        QVERIFY(tells(report, {"analysis.summary.no-line", {Word {"sec-s"}}}));
        QCOMPARE(figureIn(lineAbout(report, "asl-e"), 4), 3);
    }

    void whatCoversAZoneIsListed()
    {
        const AnalysisReport ring = reportOn(testing::shippedBoard("ring"), "cover");
        QVERIFY(tells(ring, {"analysis.summary.all-covered", {}}));
        QCOMPARE(ring.rows.size(), 8U);
        const ReportRow *near = lineAbout(ring, "asl-n");
        QCOMPARE(std::get<std::vector<Text>>(near->cells[1]).size(), 3U);
        QCOMPARE(figureIn(near, 2), 0);
        QCOMPARE(figureIn(near, 3), 9);
        QCOMPARE(figureIn(near, 4), 15);
        const ReportRow *far = lineAbout(ring, "dep-n");
        QCOMPARE(std::get<std::vector<Text>>(far->cells[1]).size(), 2U);
        QCOMPARE(figureIn(far, 2), 1);
        QCOMPARE(figureIn(far, 4), 6);

        const AnalysisReport open =
            reportOn(ringWithout([](const Link &link) { return link.to == "dep-n"; }), "cover");
        QVERIFY(tells(open, {"analysis.summary.uncovered", {Word {"dep-n"}}}));
        QCOMPARE(figureIn(lineAbout(open, "dep-n"), 2), -1);
    }

    void waysAlongTheRingAreMeasured()
    {
        const AnalysisReport ring = reportOn(testing::shippedBoard("ring"), "ring");
        QVERIFY(tells(ring, {"analysis.summary.ring-closed", {}}));
        QCOMPARE(figureIn(lineAbout(ring, "sec-n"), 2), 4);
        QCOMPARE(figureIn(lineAbout(ring, "sec-n"), 3), 4);

        const AnalysisReport quays = reportOn(testing::shippedBoard("quays"), "ring");
        QVERIFY(tells(quays, {"analysis.summary.ring-ends", {Word {"sec-sw"}}}));
        QVERIFY(tells(quays, {"analysis.summary.ring-ends", {Word {"sec-se"}}}));
        QVERIFY(tells(quays,
                      {"analysis.summary.farthest", {Word {"sec-sw"}, Word {"sec-se"}, std::int64_t {6}}}));
        QVERIFY(isPoor(quays, "sec-sw") && !isPoor(quays, "sec-n"));
    }

    void figuresStandInTheSameOrder()
    {
        const auto analyst = analystOfFortresses();
        const auto ring = analyst->figures(testing::shippedBoard("ring"));
        const auto star = analyst->figures(testing::shippedBoard("star"));
        QCOMPARE(ring.size(), star.size());
        for (std::size_t i = 0; i < ring.size(); ++i) {
            QCOMPARE(ring[i].name, star[i].name);
            QVERIFY(!english(*findGame("exiles")).wording(ring[i].name.code).empty());
        }
        QCOMPARE(std::get<std::int64_t>(ring.front().value), std::int64_t {4});
        QCOMPARE(std::get<std::int64_t>(star.front().value), std::int64_t {5});
        QCOMPARE(std::get<std::int64_t>(star.back().value), std::int64_t {5});
    }
};

std::unique_ptr<QObject> makeAnalysisTest()
{
    return std::make_unique<ExilesAnalysisTest>();
}

} // namespace merlon::exiles

#include "analysis_test.moc"
