#include "core/engine/statistics/final_figures.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

using namespace merlon;

namespace {

Chart chart(std::string key, std::string about, ChartColumns columns, std::vector<ChartSeries> series)
{
    Chart made;
    made.key = std::move(key);
    made.about = std::move(about);
    made.columns = columns;
    made.series = std::move(series);
    return made;
}

ChartSeries line(std::string key, int side, std::vector<double> values, bool apart = false)
{
    ChartSeries made;
    made.key = std::move(key);
    made.side = side;
    made.apart = apart;
    made.values = std::move(values);
    return made;
}

/// The last element is not known.
Statistics someStatistics()
{
    Statistics statistics;
    statistics.charts.push_back(
        chart("strength", "", ChartColumns::Moments, {line("a", 0, {1, 5, NAN}), line("b", 1, {9, 7, 6})}));
    statistics.charts.push_back(chart("strength", "wall", ChartColumns::Moments, {line("a", 0, {100})}));
    statistics.charts.push_back(
        chart("losses", "left", ChartColumns::Words, {line("orc", 0, {1, 2}), line("troll", 0, {NAN, 4})}));
    statistics.charts.push_back(chart("losses", "right", ChartColumns::Words, {line("soldier", 1, {3})}));
    statistics.charts.push_back(
        chart("hours", "", ChartColumns::Rounds, {line("given", 1, {6, 7}, true), line("spent", 1, {5, 5})}));
    return statistics;
}

} // namespace

class FinalFiguresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesOverMomentsCountAsTheyEnd()
    {
        const auto counts = finalCounts(someStatistics(), std::vector<FinalFigure> {{"strength"}});
        QCOMPARE(counts.size(), std::size_t {1});
        QCOMPARE(counts[0].parts.size(), std::size_t {2}); // the chart about a part of it does not count
        QCOMPARE(counts[0].parts[0].value, 5.0);           // as far as it is known
        QCOMPARE(counts[0].parts[1].value, 6.0);
    }

    void otherColumnsAreSummedUp()
    {
        const auto counts = finalCounts(someStatistics(), std::vector<FinalFigure> {{"losses"}});
        QCOMPARE(counts[0].parts.size(), std::size_t {2});
        QCOMPARE(counts[0].parts[0].side, 0);
        QCOMPARE(counts[0].parts[0].value, 7.0);
        QCOMPARE(counts[0].parts[1].value, 3.0);
    }

    void oneLineCanBeMeant()
    {
        const std::vector<FinalFigure> figures {{"hours", "given"}, {"hours"}, {"nothing"}};
        const auto counts = finalCounts(someStatistics(), figures);
        QCOMPARE(counts.size(), std::size_t {2}); // of nothing, nothing is known
        QCOMPARE(counts[0].parts[0].value, 13.0);
        QCOMPARE(counts[1].parts[0].value, 10.0); // what lies apart is not among the others
    }
};

MERLON_TEST(FinalFiguresTest)
#include "final_figures_test.moc"
