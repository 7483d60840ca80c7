#include "core/engine/match/match.h"
#include "core/engine/statistics/gauges.h"
#include "core/engine/tableau/tableau.h"
#include "core/games/module.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_game.h"
#include "tests/support/toy/toy_module.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace merlon;

namespace {

Match playedToll()
{
    Match match(toy::open({{"rules", "full"}}), {.seed = 3});
    Random random(3);
    while (!match.isOver()) {
        ChoiceList choices;
        match.state().choices(choices);
        const Choice choice = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
        if (!match.play(choice, match.ply()))
            break;
    }
    return match;
}

int eventsOf(const Match &match, std::string_view key)
{
    int count = 0;
    for (const Ply &ply : match.chronicle()) {
        for (const Event &event : ply.events)
            count += match.setup().vocabulary().events()[event.kind].key == key ? 1 : 0;
    }
    return count;
}

} // namespace

/// The statistics of a game that declares little: Toll.
class MadeStatisticsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { toy::addToCatalogue(); }
    void countersOfTheTableauBecomeLines();
    void usesAreCountedForEachSeat();
    void roundsAreMoments();
    void othersHandsAreCountedAndNotSeen();
    void whatIsKnownOnceMakesNoChart();
    void whatWinsComesFirst();
};

void MadeStatisticsTest::countersOfTheTableauBecomeLines()
{
    const Match match = playedToll();
    const auto seat = seatViewOf(match, SeatSet::all());
    const Statistics statistics = statisticsOf(*seat);
    const Chart *coins = statistics.chart("coins");
    QVERIFY(coins);
    QCOMPARE(coins->series.size(), std::size_t(4));
    int compared = 0;
    for (const Gauge &gauge : gaugesOf(tableauOf(*seat->now()))) {
        if (gauge.chart != "coins")
            continue;
        QCOMPARE(coins->series[gauge.seat].values.back(), gauge.value);
        ++compared;
    }
    QCOMPARE(compared, 4);
}

void MadeStatisticsTest::usesAreCountedForEachSeat()
{
    const Match match = playedToll();
    const int bought = eventsOf(match, "bought");
    QVERIFY(bought > 0);
    const Statistics statistics = statisticsOf(*seatViewOf(match, SeatSet::all()));
    const Chart *uses = statistics.chart("uses", "bought");
    QVERIFY(uses);
    double sum = 0;
    for (const ChartSeries &series : uses->series) {
        QVERIFY(series.seat < 4);
        QCOMPARE(series.values.size(), uses->names.size());
        sum += std::accumulate(series.values.begin(), series.values.end(), 0.0);
    }
    QCOMPARE(sum, bought);
}

void MadeStatisticsTest::roundsAreMoments()
{
    const Match match = playedToll();
    const Statistics statistics = statisticsOf(*seatViewOf(match, SeatSet::all()));
    int begun = 0;
    for (std::size_t moment = 1; moment < statistics.moments.size(); ++moment)
        begun += statistics.moments[moment].round != statistics.moments[moment - 1].round ? 1 : 0;
    QCOMPARE(begun, eventsOf(match, "round-begins"));
    QCOMPARE(statistics.moments.back().ply, match.ply());
}

void MadeStatisticsTest::othersHandsAreCountedAndNotSeen()
{
    const Match match = playedToll();
    const Statistics all = statisticsOf(*seatViewOf(match, SeatSet::all()));
    const Statistics nobody = statisticsOf(*seatViewOf(match, SeatSet {}));
    const Chart *known = all.chart("hand");
    const Chart *seen = nobody.chart("hand");
    QVERIFY(known && seen);
    QCOMPARE(seen->series.size(), known->series.size());
    for (std::size_t row = 0; row < known->series.size(); ++row)
        QCOMPARE(seen->series[row].values.back(), known->series[row].values.back());
}

/// The points of Toll are counted at its end.
void MadeStatisticsTest::whatIsKnownOnceMakesNoChart()
{
    const Match match = playedToll();
    const auto seat = seatViewOf(match, SeatSet::all());
    QVERIFY(std::ranges::count(gaugesOf(tableauOf(*seat->now())), "score", &Gauge::chart) > 0);
    QVERIFY(!statisticsOf(*seat).chart("score"));
}

/// Before the counters that stand beside the board.
void MadeStatisticsTest::whatWinsComesFirst()
{
    const Match match = testing::playedMatch(testing::openOnItsBoard("mountain"), "random", 3, 600);
    const Statistics statistics = statisticsOf(*seatViewOf(match, SeatSet::all()));
    QVERIFY(statistics.charts.size() > 1);
    QCOMPARE(QString::fromStdString(statistics.charts.front().key), QString::fromLatin1("score"));
}

MERLON_TEST(MadeStatisticsTest)
#include "made_statistics_test.moc"
