#include "core/engine/statistics/turning_points.h"
#include "core/games/module.h"
#include "core/games/siege1/edition.h"
#include "core/games/siege2/edition.h"
#include "tests/support/play.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>
#include <numeric>

using namespace merlon;

namespace {

Statistics statisticsFor(const Match &match, SeatSet seats)
{
    return statisticsOf(*seatViewOf(match, seats));
}

double sumOf(const ChartSeries &series)
{
    return std::accumulate(series.values.begin(), series.values.end(), 0.0);
}

double sumOf(const Chart &chart)
{
    double sum = 0;
    for (const ChartSeries &series : chart.series)
        sum += series.apart ? 0 : sumOf(series);
    return sum;
}

const ChartSeries *seriesOf(const Chart &chart, std::string_view key)
{
    const auto found = std::ranges::find(chart.series, key, &ChartSeries::key);
    return found == chart.series.end() ? nullptr : &*found;
}

/// How often each event has happened, by key.
std::map<std::string, int> eventsOf(const Match &match)
{
    std::map<std::string, int> counts;
    for (const Ply &ply : match.chronicle()) {
        for (const Event &event : ply.events)
            ++counts[match.setup().vocabulary().events()[event.kind].key];
    }
    return counts;
}

/// Units that were paid, over all events of a kind; `first`: its first argument that is a number of units.
int unitsIn(const Match &match, std::string_view key, std::size_t first)
{
    int units = 0;
    for (const Ply &ply : match.chronicle()) {
        for (const Event &event : ply.events) {
            if (match.setup().vocabulary().events()[event.kind].key == key)
                units += event.args[first] + event.args[first + 1] + event.args[first + 2];
        }
    }
    return units;
}

/// Everything that statistics show.
QString dump(const Statistics &statistics)
{
    QString text;
    for (const ChartMoment &moment : statistics.moments) {
        text += QStringLiteral("%1 %2 %3:").arg(moment.ply).arg(moment.round).arg(moment.view->hash());
        for (const Event &event : moment.events)
            text += QStringLiteral(" %1(%2,%3,%4)")
                        .arg(event.kind)
                        .arg(event.args[0])
                        .arg(event.args[1])
                        .arg(event.args[2]);
        text += u'\n';
    }
    for (const Chart &chart : statistics.charts) {
        for (const ChartSeries &series : chart.series) {
            text += QString::fromStdString(chart.key + chart.about + series.key);
            for (const double value : series.values)
                text += u' ' + QString::number(value);
            text += u'\n';
        }
    }
    return text;
}

void checkGame(const Match &match)
{
    const Statistics statistics = statisticsFor(match, SeatSet::all());
    std::map<std::string, int> events = eventsOf(match);
    const Chart &invaders = *statistics.chart("losses", "invaders");
    const Chart &defenders = *statistics.chart("losses", "defenders");
    QVERIFY(std::ranges::find(invaders.names, "other") == invaders.names.end());
    QVERIFY(std::ranges::find(defenders.names, "other") == defenders.names.end());
    const bool isSiege1 = match.setup().game().key() == "siege1";
    const int losses = events["unit-killed"] + events["crew-killed"] + events["trap-springs"]
        + events["unit-scared"] + events["saboteurs-tracked"]
        + (isSiege1 ? unitsIn(match, "units-spent", 0) : unitsIn(match, "units-paid", 1));
    QCOMPARE(sumOf(invaders) + sumOf(defenders), losses);

    const Chart &hourglasses = *statistics.chart("hourglasses");
    double placed = sumOf(hourglasses);
    const double given = sumOf(*seriesOf(hourglasses, "given"));
    int left = 0;
    if (isSiege1) {
        for (const auto &seat : static_cast<const siege1::Siege1State &>(match.state()).data().defenders)
            left += seat.purse + seat.barricades;
    } else {
        const siege2::SiegeData &data = static_cast<const siege2::Siege2State &>(match.state()).data();
        left = data.reserve;
        double killed = sumOf(defenders);
        if (const auto paid = std::ranges::find(defenders.names, "payments"); paid != defenders.names.end())
            killed -= events["saboteurs-tracked"];
        QCOMPARE(killed, data.defendersKilled); // counted by the rules themselves
    }
    QCOMPARE(given - placed, left);
    for (const char *other : {"given", "moves", "thrown-away"})
        placed -= std::string_view(other) == "given" ? 0 : sumOf(*seriesOf(hourglasses, other));
    QCOMPARE(placed, events["hourglass-placed"]);

    QCOMPARE(statistics.moments.back().ply, match.ply());
    QVERIFY(std::ranges::is_sorted(statistics.moments, {}, &ChartMoment::ply));
    for (const Chart &chart : statistics.charts) {
        const std::size_t columns =
            chart.columns == ChartColumns::Moments ? statistics.moments.size() : chart.names.size();
        for (const ChartSeries &series : chart.series)
            QCOMPARE(series.values.size(), columns);
    }
}

} // namespace

class StatisticsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void addsUpOverWholeGames_data();
    void addsUpOverWholeGames();
    void wallsAddUpToAll();
    void hiddenFactsDoNotShow_data();
    void hiddenFactsDoNotShow();
    void findsTurningPoints();
    void theTurningPointIsOfTheWallThatFell();
    void theGreatestDangerOfAGameThatHeld();
    void swingsWithinTheMarginAreNone();
};

void StatisticsTest::addsUpOverWholeGames_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("players");
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"random", "heuristic"}) {
        QTest::addRow("siege2 %s", kind) << "siege2" << QString() << kind;
        for (const char *players : {"2", "3", "4"})
            QTest::addRow("siege1 %s %s", players, kind) << "siege1" << players << kind;
    }
}

void StatisticsTest::addsUpOverWholeGames()
{
    QFETCH(const QString, game);
    QFETCH(const QString, players);
    QFETCH(const QString, kind);
    Options options;
    if (!players.isEmpty())
        options["players"] = players.toStdString();
    const auto setup = testing::openOnItsBoard(game.toStdString(), options);
    for (std::uint64_t seed = 1; seed <= (kind == "random" ? 12 : 3); ++seed) {
        checkGame(testing::playedMatch(setup, kind.toStdString(), seed));
        if (QTest::currentTestFailed())
            return;
    }
}

void StatisticsTest::wallsAddUpToAll()
{
    const Match match = testing::playedMatch(testing::openOnItsBoard("siege2"), "heuristic", 5);
    const Statistics statistics = statisticsFor(match, SeatSet::all());
    const Chart &all = *statistics.chart("strength");
    std::vector<double> sums(statistics.moments.size());
    double most = 0;
    for (const Chart &chart : statistics.charts) {
        for (std::size_t moment = 0; chart.key == "strength" && !chart.about.empty() && moment < sums.size();
             ++moment)
            sums[moment] += chart.series[0].values[moment];
    }
    for (const double value : all.series[0].values)
        most = std::max(most, value);
    QVERIFY(most > 0);
    QCOMPARE(sums, all.series[0].values);
}

void StatisticsTest::hiddenFactsDoNotShow_data()
{
    QTest::addColumn<QString>("game");
    QTest::newRow("siege1") << "siege1";
    QTest::newRow("siege2") << "siege2";
}

/// At each choice with a secret, another one that looks the same to the others is made as well.
void StatisticsTest::hiddenFactsDoNotShow()
{
    QFETCH(const QString, game);
    const auto setup = testing::openOnItsBoard(game.toStdString());
    Random random(4);
    int pairs = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Match match(setup, {.seed = seed});
        while (!match.isOver() && pairs < 60) {
            ChoiceList choices;
            match.state().choices(choices);
            const Choice made = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
            const Secrecy secrecy = match.state().secrecy(made);
            for (Seat seat = 0; secrecy.secretArgs != 0 && seat < setup->seats().size(); ++seat) {
                if (isKnownTo(secrecy, {seat}))
                    continue;
                for (const Choice other : choices) {
                    if (other == made || match.state().secrecy(other) != secrecy
                        || maskedFor(other, secrecy, {seat}) != maskedFor(made, secrecy, {seat}))
                        continue;
                    const std::size_t ply = match.ply();
                    QVERIFY(match.play(other, ply));
                    const QString one = dump(statisticsFor(match, {seat}));
                    const std::uint64_t known = match.seenBy({seat})->hash();
                    QVERIFY(match.goTo(ply));
                    QVERIFY(match.play(made, ply));
                    const bool looksTheSame = match.seenBy({seat})->hash() == known; // nothing came out of it
                    if (looksTheSame)
                        QCOMPARE(dump(statisticsFor(match, {seat})), one);
                    QVERIFY(match.goTo(ply));
                    if (!looksTheSame)
                        continue;
                    ++pairs;
                    break;
                }
            }
            QVERIFY(match.play(made, match.ply()));
        }
    }
    QVERIFY2(pairs > 5, "there were hardly any secrets");
}

void StatisticsTest::findsTurningPoints()
{
    const auto odds = [](double entry, double west, double east) {
        return std::optional(Odds {{entry, 0.02}, {{west, 0.02}, {east, 0.02}}});
    };
    const std::vector<std::optional<Odds>> statistics {odds(0.1, 0.1, 0), odds(0.12, 0.1, 0.02), std::nullopt,
                                                       odds(0.5, 0.1, 0.4), odds(0.2, 0.1, 0.1)};
    const std::vector<TurningPoint> points = turningPoints(statistics, 5);
    QCOMPARE(points.size(), std::size_t(2));
    QCOMPARE(points[0].before, std::size_t(1));
    QCOMPARE(points[0].after, std::size_t(3));
    QCOMPARE(points[0].part, 1);
    QCOMPARE(points[1].after, std::size_t(4));
    QVERIFY(points[1].swing() < 0);
    QCOMPARE(turningPoints(statistics, 1).front().after, std::size_t(3)); // the larger one
}

/// West is in danger all along and holds; east falls after an attack on it that came to nothing before.
void StatisticsTest::theTurningPointIsOfTheWallThatFell()
{
    const auto odds = [](double entry, double west, double east) {
        return std::optional(Odds {{entry, 0.02}, {{west, 0.02}, {east, 0.02}}});
    };
    const std::vector<std::optional<Odds>> game {
        odds(0.1, 0.1, 0.0),  odds(0.9, 0.1, 0.85), odds(0.2, 0.1, 0.1), std::nullopt,
        odds(0.9, 0.85, 0.2), odds(0.95, 0.8, 0.6), odds(0.9, 0.7, 0.5), std::nullopt};
    const TurningPoint east = turningPoint(game, {true, 1}).value();
    QCOMPARE(east.before, std::size_t(6)); // at 50 %, then it happened
    QCOMPARE(east.after, std::size_t(7));
    QCOMPARE(east.part, 1);
    QCOMPARE(east.to, 1.0);
    const TurningPoint west = turningPoint(game, {true, 0}).value();
    QCOMPARE(west.after, std::size_t(4)); // not the last step, which is smaller
    QCOMPARE(west.from, 0.1);
    QVERIFY(!turningPoint(std::vector<std::optional<Odds>> {odds(1, 1, 1), std::nullopt}, {true, 0}));
    QVERIFY(!turningPoint({}, {true, 0}));
}

void StatisticsTest::theGreatestDangerOfAGameThatHeld()
{
    const auto odds = [](double entry, double west, double east) {
        return std::optional(Odds {{entry, 0.02}, {{west, 0.02}, {east, 0.02}}});
    };
    std::vector<std::optional<Odds>> game {odds(0.1, 0.1, 0.0), odds(0.4, 0.35, 0.1), odds(0.1, 0.1, 0.0),
                                           odds(0.7, 0.2, 0.6), odds(0.6, 0.2, 0.5),  odds(0.3, 0.2, 0.1)};
    const TurningPoint passed = turningPoint(game, {}).value();
    QCOMPARE(passed.before, std::size_t(3));
    QCOMPARE(passed.after, std::size_t(5)); // not yet at 60 %
    QCOMPARE(passed.part, 1);
    QVERIFY(passed.swing() < 0);
    game.resize(5);
    game.emplace_back(); // it ended in the greatest danger
    QCOMPARE(turningPoint(game, {}).value().after, std::size_t(5));
    QCOMPARE(turningPoint(game, {}).value().to, 0.0);
    QVERIFY(!turningPoint(std::vector<std::optional<Odds>> {odds(0.08, 0.08, 0), std::nullopt}, {}));
}

void StatisticsTest::swingsWithinTheMarginAreNone()
{
    const std::vector<std::optional<Odds>> statistics {Odds {{0.30, 0.06}, {}}, Odds {{0.40, 0.06}, {}}};
    QVERIFY(turningPoints(statistics, 5).empty());
}

MERLON_TEST(StatisticsTest)
#include "statistics_test.moc"
