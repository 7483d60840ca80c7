#include "core/engine/evaluation.h"
#include "core/games/module.h"
#include "tests/support/mountain/mountain_table.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

using namespace merlon;
using namespace merlon::mountain;
using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<const Setup> openMountain(int players, Options options = {})
{
    options.insert_or_assign("players", std::to_string(players));
    const char *board = players < 4 ? "autumn" : "winter";
    const auto setup = mountainGame().open(testing::shippedBoard(board), options);
    if (!setup)
        throw std::runtime_error(say(setup.error(), english()));
    return *setup;
}

/// What the heuristic player chooses for the seat whose turn it is, in notation.
QString chosenOn(const Table &table)
{
    const auto view = table.seenBy({table.seat()});
    Random random(1);
    const Choice choice = makePlayer("heuristic")->choose(*view, random);
    return QString::fromStdString(notate(view->setup().vocabulary(), choice));
}

double meanScore(const SimulationResult &result, std::size_t seat)
{
    double sum = 0;
    for (const auto &[score, games] : result.scores[seat])
        sum += static_cast<double>(score) * games;
    return sum / result.games;
}

} // namespace

class MountainPlayerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beatsRandom();
    void playsWholeGames_data();
    void playsWholeGames();
    void adviceHasReasons();
    void choosesTheSameInWhateverIsImagined();
    void usesWhatTheRulesOffer();
    void digsTheLargestTunnelWhenTheGameEnds();
    void haulsAStatueOntoItsPedestal();
    void leavesAStatueThatCannotGain();
    void givesWhatIsWorthLeast();
    void gaugesHaveTitles();
};

void MountainPlayerTest::beatsRandom()
{
    const std::shared_ptr<const Setup> setup = openMountain(2);
    QVERIFY(testing::playGames(setup, {"heuristic", "random"}, 20, 1).wins[0] >= 18);
    QVERIFY(testing::playGames(setup, {"random", "heuristic"}, 20, 2).wins[1] >= 18);
}

void MountainPlayerTest::playsWholeGames_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("teams");
    QTest::newRow("two") << 2 << false;
    QTest::newRow("three") << 3 << false;
    QTest::newRow("four in teams") << 4 << true;
    QTest::newRow("five") << 5 << false;
}

void MountainPlayerTest::playsWholeGames()
{
    QFETCH(int, players);
    QFETCH(bool, teams);
    Options options {{"team", teams ? "on" : "off"}};
    options["payment-blue"] = "ask";
    const std::shared_ptr<const Setup> setup = openMountain(players, options);
    for (std::uint64_t seed = 0; seed < 2; ++seed) {
        bool isLegal = true;
        testing::watchGame(*setup, "heuristic", seed, [&](const State &state, const View &, Choice choice) {
            isLegal = !state.whyNot(choice);
            return isLegal;
        });
        QVERIFY(isLegal);
    }
}

void MountainPlayerTest::adviceHasReasons()
{
    Options options;
    options["payment-magenta"] = "ask";
    std::set<std::string> wordless;
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        testing::watchGame(*openMountain(2, options), "heuristic", seed,
                           [&](const State &, const View &view, Choice choice) {
                               const Text why = scorerOf(view)->why(choice);
                               if (why.empty() || english(mountainGame()).find(why.code) == nullptr)
                                   wordless.insert(why.code + " for "
                                                   + notate(view.setup().vocabulary(), choice));
                               return true;
                           });
    }
    QCOMPARE(QString::fromStdString(wordless.empty() ? "" : *wordless.begin()), QString());
}

void MountainPlayerTest::choosesTheSameInWhateverIsImagined()
{
    QVERIFY(testing::choosesTheSameInWhateverIsImagined(*openMountain(3), 1, 1));
}

void MountainPlayerTest::usesWhatTheRulesOffer()
{
    const std::shared_ptr<const Setup> setup = openMountain(2);
    const SimulationResult result = testing::playGames(setup, {"heuristic", "heuristic"}, 50, 3);
    QStringList unused;
    for (const char *event : {"spell-cast", "workshop-used", "hall-built"})
        unused << testing::missing({result}, setup->vocabulary(), event);
    qInfo() << "unused in 50 games:" << unused.join(", ") << "; mean scores" << meanScore(result, 0)
            << meanScore(result, 1);
    for (const char *event :
         {"spell-cast", "workshop-used", "hall-built", "statue-hauled", "pedestal-placed"})
        QVERIFY2(testing::missing({result}, setup->vocabulary(), event).size()
                     < static_cast<qsizetype>(talliesOf(result, setup->vocabulary(), event).size()),
                 event);
}

void MountainPlayerTest::digsTheLargestTunnelWhenTheGameEnds()
{
    Table table(Moment::Act, [](Mountain &mountain) {
        mountain.stock(kMagenta, "HHHHHSSS");
        mountain.data().endRound = mountain.data().round;
    });
    const QString chosen = chosenOn(table);
    QVERIFY2(chosen == u"dig crook5 heartrock"_s || chosen == u"dig slab5 heartrock"_s, qPrintable(chosen));
}

void MountainPlayerTest::haulsAStatueOntoItsPedestal()
{
    Table table(Moment::Haul, [](Mountain &mountain) {
        mountain.tile("bar3", 0, "r02c10");
        MountainData &data = mountain.data();
        data.tunnels[data.tunnelAt[mountain.cell("r02c10")]].pedestal = indexOf(Clan::Fire);
        mountain.statue("fire", "r02c09");
        mountain.stock(kMagenta, "C");
    });
    QCOMPARE(chosenOn(table), u"haul r02c09"_s);
    table.play("haul r02c09");
    QCOMPARE(chosenOn(table), u"to r02c10"_s);
}

void MountainPlayerTest::leavesAStatueThatCannotGain()
{
    Table table(Moment::Haul, [](Mountain &mountain) {
        mountain.tile("bar3", 0, "r02c10");
        mountain.statue("fire", "r02c09");
        mountain.stock(kMagenta, "C");
    });
    QCOMPARE(chosenOn(table), u"next"_s);
}

void MountainPlayerTest::givesWhatIsWorthLeast()
{
    Table table(Moment::Act, [](Mountain &mountain) { mountain.stock(kMagenta, "SSSSHHHH"); });
    table.play("exchange heartrock");
    QCOMPARE(chosenOn(table), u"give stone"_s);
}

void MountainPlayerTest::gaugesHaveTitles()
{
    const Table table(Moment::Act);
    const std::vector<Gauge> gauges = mountain::module().gauges(*table.seenBy({kMagenta}));
    QVERIFY(!gauges.empty());
    for (const Gauge &gauge : gauges)
        QVERIFY2(english(mountainGame()).find("chart." + gauge.chart) != nullptr, gauge.chart.c_str());
}

MERLON_TEST(MountainPlayerTest)
#include "mountain_player_test.moc"
