#include "core/engine/match/match.h"
#include "core/engine/statistics/final_figures.h"
#include "core/games/exiles/reports/statistics.h"
#include "core/games/module.h"
#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"
#include "tests/support/play.h"

#include <QTest>

namespace merlon::exiles {

namespace {

/// A whole game of random choices.
Match playedCampaign()
{
    Match match(*exilesGame().open(ringBoard(), {{"players", "2"}}), MatchSettings {.seed = 5});
    testing::playToEnd(match, 5);
    return match;
}

int told(const Match &match, EventKind kind, std::size_t argument, bool counts = true)
{
    int sum = 0;
    for (const Ply &ply : match.chronicle()) {
        for (const Event &event : ply.events) {
            if (event.kind == static_cast<std::uint16_t>(kind))
                sum += counts ? event.args[argument] : 1;
        }
    }
    return sum;
}

int sumOf(const Statistics &statistics, std::string_view chart)
{
    double sum = 0;
    for (const ChartSeries &series : statistics.chart(chart)->series) {
        for (const double value : series.values)
            sum += value;
    }
    return static_cast<int>(sum);
}

} // namespace

/// A campaign in numbers.
class StatisticsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsToldIsCounted()
    {
        const Match match = playedCampaign();
        QVERIFY(match.isOver());
        const Statistics made = statistics(*seatViewOf(match, SeatSet::all()));
        for (const char *chart :
             {"levels", "resistance", "units", "enemy-units", "slain", "lost", "damage", "sources"})
            QVERIFY2(made.chart(chart), chart);
        QCOMPARE(sumOf(made, "lost"), told(match, EventKind::UnitsLost, 2));
        QCOMPARE(sumOf(made, "damage"), told(match, EventKind::BuildingDamaged, 0, false));
        QCOMPARE(sumOf(made, "slain"),
                 told(match, EventKind::EnemyRemoved, 0, false) + told(match, EventKind::EnemySlain, 0, false)
                     + told(match, EventKind::EnemyDrowned, 0, false));
        QCOMPARE(sumOf(made, "sources"),
                 told(match, EventKind::Collected, 1) + told(match, EventKind::Looted, 1));
    }

    void theEndIsSummedUp()
    {
        const Match match = playedCampaign();
        const Statistics made = statistics(*seatViewOf(match, SeatSet::all()));
        const auto figures = figuresOf(exilesGame());
        QVERIFY(figures.size() >= 4);
        QCOMPARE(finalCounts(made, figures).size(), figures.size());
    }
};

std::unique_ptr<QObject> makeStatisticsTest()
{
    return std::make_unique<StatisticsTest>();
}

} // namespace merlon::exiles

#include "statistics_test.moc"
