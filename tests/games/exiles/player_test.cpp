#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include "core/engine/match/match.h"
#include "core/games/exiles/odds/siege_odds.h"
#include "core/games/exiles/player/layout.h"
#include "core/games/exiles/player/melee.h"
#include "core/games/exiles/player/plan.h"
#include "core/games/exiles/player/scores.h"
#include "core/games/exiles/player/worth.h"
#include "core/players/players.h"

#include <QTest>

#include <atomic>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

namespace {

constexpr int kMostChoices = 20000;

/// Plays a campaign of computers; how many choices it took.
int campaignOf(const Options &options, std::uint64_t seed)
{
    Match match(*exilesGame().open(ringBoard(), options), {.seed = seed});
    const std::unique_ptr<Player> player = makePlayer("heuristic");
    Random random(seed);
    int choices = 0;
    while (!match.isOver() && choices < kMostChoices) {
        const std::unique_ptr<View> view = match.seenBy({match.state().decision().seat});
        if (!match.play(player->choose(*view, random), match.ply()))
            return kMostChoices;
        ++choices;
    }
    return choices;
}

/// What the computer chooses, in notation.
QString chosen(const Table &table)
{
    const std::unique_ptr<View> view = table.state().seenBy({table.state().decision().seat});
    const std::unique_ptr<Scorer> scorer = evaluation().scorer(*view);
    ChoiceList choices;
    view->choices(choices);
    Random random(1);
    const Choice best = merlon::bestOf(choices, scorer.get(), random).choice;
    return QString::fromStdString(table.setup().vocabulary().text(best).code);
}

} // namespace

/// Computer players and their odds.
class PlayerTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void computersComeToAnEnd_data()
    {
        QTest::addColumn<QString>("players");
        QTest::addColumn<QString>("warlord");
        for (const char *players : {"1", "2", "3", "4"}) {
            for (const char *warlord : {"off", "on"})
                QTest::addRow("%s %s", players, warlord) << QString(players) << QString(warlord);
        }
    }

    void computersComeToAnEnd()
    {
        QFETCH(QString, players);
        QFETCH(QString, warlord);
        const Options options {{"players", players.toStdString()}, {"warlord", warlord.toStdString()}};
        for (std::uint64_t seed = 1; seed <= 3; ++seed)
            QVERIFY(campaignOf(options, seed) < kMostChoices);
    }

    void removalsFitTheEndurance()
    {
        Targets targets;
        targets.worth = {100, 260, 240};
        targets.endurance = {2, 5, 6};
        targets.number = {3, 1, 1};
        const Removal best = bestRemovalOf(targets, {.points = 7, .number = 4});
        QCOMPARE(best.number[0], 1); // 2 + 5 rather than 6
        QCOMPARE(best.number[1], 1);
        QCOMPARE(bestRemovalOf(targets, {.points = 7, .number = 1}).number[1], 1);
        QCOMPARE(bestRemovalOf(targets, {.points = 1, .number = 4}).worth, 0);
    }

    void whatIsMissingIsBuiltFirst()
    {
        const Table table(Moment::Actions, [](Fortress &fortress) { fortress.store(kBlue, "WW"); });
        QCOMPARE(chosen(table), u"choice.build-fort"_s);
        const Table poor(Moment::Actions, [](Fortress &fortress) { fortress.store(kBlue, ""); });
        QCOMPARE(chosen(poor), u"choice.collect"_s);
    }

    void theReserveGathersInTheKeep()
    {
        const Table table(Moment::Actions, {});
        const Transfer next = nextTransfer(table.scene(), kBlue, Movement::Posting);
        QVERIFY(next.number > 0);
        QCOMPARE(int {next.to}, int {kKeepPost});
    }

    void unitsAreSharedOutByTheirChances()
    {
        Table table(11, [](Fortress &fortress) {
            fortress.faction("barbarians");
            fortress.level("sec-n", 2);
            fortress.units("sec-n", "spearman", 4);
            fortress.squad("sec-n-1", "warrior");
            fortress.squad("sec-n-2", "champion", "champion", 4); // not to be stopped
        });
        const Sharing sharing = bestSharing(table.scene(), table.post("sec-n"));
        int against1 = 0;
        for (const std::uint8_t number : sharing.added[0])
            against1 += number;
        QVERIFY(against1 > 0);
    }

    void theOracleSendsWhoIsMissed()
    {
        const Table lost(11, [](Fortress &fortress) {
            fortress.level("sec-n", 2);
            fortress.units("sec-n", "spearman", 1);
            fortress.units("sec-s", "spearman", 4);
            fortress.squad("sec-n-1", "champion", "warrior", 2);
        });
        const Transfer help = nextForeseen(lost.scene());
        QCOMPARE(help.number, 1);
        QCOMPARE(int {help.from}, int {lost.post("sec-s")});
        QCOMPARE(int {help.to}, int {lost.post("sec-n")});
        const Table held(11, [](Fortress &fortress) {
            fortress.level("sec-n", 2);
            fortress.units("sec-n", "spearman", 4);
            fortress.units("sec-s", "spearman", 4);
            fortress.squad("sec-n-1", "warrior");
        });
        QCOMPARE(nextForeseen(held.scene()).number, 0); // she waits
    }

    void anInspiredTowerIsMannedFirst()
    {
        const Table table(Moment::Actions, [](Fortress &fortress) {
            fortress.empty();
            fortress.levels(2);
            for (const char *tower : {"sec-ne", "sec-se", "sec-sw", "sec-nw"})
                fortress.units(tower, "archer", 1);
            fortress.units("sec-n", "archer", 1);
            fortress.data().now.inspired = fortress.post("sec-sw");
        });
        const Transfer next = nextTransfer(table.scene(), kBlue, Movement::Posting);
        QCOMPARE(next.number, 1);
        QCOMPARE(int {next.to}, int {table.post("sec-sw")});
    }

    void oddsAreKnownOnceTheFactionIs()
    {
        Table table(Moment::Siege);
        const std::unique_ptr<View> before = table.state().seenBy(SeatSet::all());
        QVERIFY(!siegeOdds(*before));
        while (table.decision() != "show-faction")
            table.play(table.choices().back());
        table.play("draw-faction beasts");
        const std::unique_ptr<View> view = table.state().seenBy(SeatSet::all());
        const std::optional<SiegeOdds> odds = siegeOdds(*view, {.samples = 20});
        QVERIFY(odds.has_value());
        QCOMPARE(odds->samples, 20u);
        QVERIFY(odds->breach.value >= 0 && odds->breach.value <= 1);
        QVERIFY(odds->enemyLosses >= 0);
        QCOMPARE(siegeOdds(*view, {.samples = 20})->breach.value, odds->breach.value);
    }

    void aWallThatNobodyDefendsIsLost()
    {
        Table table(11, [](Fortress &fortress) {
            fortress.faction("barbarians");
            fortress.units("sec-s", "spearman", 3);
            fortress.squad("sec-n-1", "champion", "champion", 3);
            fortress.squad("sec-s-1", "warrior");
        });
        const std::unique_ptr<View> view = table.state().seenBy(SeatSet::all());
        const std::optional<SiegeOdds> odds = siegeOdds(*view, {.samples = 40});
        QVERIFY(odds.has_value());
        QCOMPARE(odds->breaches[0].value, 1.0);
        QCOMPARE(odds->breach.value, 1.0);
        QVERIFY(odds->levels > 0);
    }

    void ex_11_11_anOverrunIsABreach()
    {
        const Table table(11, [](Fortress &fortress) {
            fortress.data().buildings = {};
            fortress.units("sec-s", "spearman", 3);
            fortress.squad("sec-n-1", "champion"); // nobody is there
            fortress.squad("sec-s-1", "warrior");
        });
        QCOMPARE(decisionOf(table), u"assign-units"_s);
        const std::unique_ptr<View> view = table.state().seenBy(SeatSet::all());
        const std::optional<SiegeOdds> odds = siegeOdds(*view, {.samples = 20});
        QVERIFY(odds.has_value());
        QCOMPARE(odds->breach.value, 1.0);
        QCOMPARE(odds->breaches[0].value, 1.0);
        QCOMPARE(odds->flight.value, 0.0);
    }

    void ex_12_1_whoFleesLosesAll()
    {
        const Table table(11, [](Fortress &fortress) {
            fortress.data().siege.morale = 0;
            fortress.data().siege.drawnCount = 1; // the army is there
            fortress.units("sec-n", "spearman", 3);
            fortress.squad("sec-n-1", "warrior");
        });
        const std::unique_ptr<View> view = table.state().seenBy(SeatSet::all());
        const std::optional<SiegeOdds> odds = siegeOdds(*view, {.samples = 20});
        QVERIFY(odds.has_value());
        QCOMPARE(odds->flight.value, 1.0);
        QCOMPARE(odds->enemyLosses, 1.0);
    }

    void chancesAreFoundWallByWall()
    {
        const Table table(11, [](Fortress &fortress) {
            fortress.units("sec-s", "spearman", 3);
            fortress.squad("sec-n-1", "champion");
            fortress.squad("sec-s-1", "warrior");
        });
        const std::vector<std::string> walls {"sec-n", "sec-e", "sec-s", "sec-w"};
        QVERIFY(breachChances().parts(table.setup()) == walls);
        const std::unique_ptr<View> view = table.state().seenBy(SeatSet::all());
        std::atomic<bool> cancelled {false};
        const std::optional<Odds> odds = breachChances().find(*view, cancelled);
        QVERIFY(odds.has_value());
        QCOMPARE(odds->parts.size(), walls.size());
        QCOMPARE(odds->parts[0].value, 1.0);
        cancelled = true;
        QVERIFY(!breachChances().find(*view, cancelled));
    }
};

std::unique_ptr<QObject> makePlayerTest()
{
    return std::make_unique<PlayerTest>();
}

} // namespace merlon::exiles

#include "player_test.moc"
