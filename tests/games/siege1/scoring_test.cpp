#include "tests/games/siege1/answers.h"
#include "tests/games/siege1/rules_tests.h"

#include <QTest>

namespace merlon::siege1 {

/// S1-21, S1-22: the end of a round and of the game.
class ScoringTest : public QObject {
    Q_OBJECT

private slots:
    /// S1-21.2: the invader only chooses who goes first.
    void crewsClimbOntoTheWall()
    {
        Table table;
        table.wall("west-wall-2").flags = WallState::kSiegeTower;
        table.wall("west-wall-2").crew = {2, 1, 0};
        table.wall("west-wall-2").invaders = {1, 0, 0};
        table.data.bag = {57, 99, 40};
        table.begin({Table::step(StepKind::CleanUp), Table::step(StepKind::Disembark)});
        QCOMPARE(offered(table, "disembark"),
                 QStringList({"disembark west-wall-2 goblin", "disembark west-wall-2 orc"}));
        table.play({"disembark west-wall-2 orc"});
        QCOMPARE(counts(table.wallNow("west-wall-2").invaders), "2 1 0");
        QCOMPARE(counts(table.wallNow("west-wall-2").crew), "1 0 0");
    }

    /// S1-21.3, S1-21.4, S1-22.3
    void aRoundEnds()
    {
        Table table;
        table.giveReady(0, {0, 0, 0});
        table.data.spent = {1, 0, 0};
        table.data.bag[0]--;
        table.wall("west-wall-1").flags = WallState::kStorm | WallState::kDazzled | WallState::kPlatform;
        table.data.done = 1;
        table.data.invested[3] = table.data.investors[3] = 1;
        table.begin(StepKind::CleanUp);
        QCOMPARE(int(table.now().invaderGlory), 9);
        QCOMPARE(int(table.now().defenderGlory), 5);
        QCOMPARE(counts(table.now().discard), "1 0 0");
        QCOMPARE(table.wallNow("west-wall-1").flags, WallState::kPlatform);
        QCOMPARE(table.now().done, 0u);
        QCOMPARE(int(table.now().invested[3]), 1);
        QCOMPARE(int(table.now().round), 2);
    }

    /// S1-22.5: the honour guard pays from round 6 on.
    void theHonourGuardPays()
    {
        for (const bool lost : {false, true}) {
            Table table;
            table.data.round = 6;
            table.data.flags = lost ? SiegeData::kHonourLost : 0;
            table.begin(StepKind::CleanUp);
            QCOMPARE(int(table.now().defenderGlory), lost ? 5 : 6);
        }
    }

    /// S1-21.5: after round 10 the defender wins, whatever the glory.
    void theDefenderHoldsOut()
    {
        Table table;
        table.data.round = 10;
        table.data.invaderGlory = 20;
        table.begin(StepKind::CleanUp);
        QVERIFY(table.isOver());
        QVERIFY(table.state().outcome().isWinner(1));
    }

    /// S1-21.1, S1-22.1, S1-22.2, S1-22.6: 3 for the first entry, 1 for each further one.
    void entriesBringGlory()
    {
        Table table;
        table.wall("west-wall-1").flags = table.wall("east-wall-1").flags = WallState::kBreached;
        table.begin(StepKind::EndAssault);
        QVERIFY(table.isOver());
        QCOMPARE(table.state().outcome().seats[0].score, 14);
        QCOMPARE(table.state().outcome().seats[1].score, 4);
        QVERIFY(table.state().outcome().isWinner(0));
    }

    /// S1-22.2: the third gate is an entry too.
    void theLastGateIsAnEntry()
    {
        Table table;
        table.data.barbican = {{4, 0, 0}, 2, 2, 1, 0, 0};
        table.data.bag[0] = 56;
        table.begin({Table::step(StepKind::EndAssault), Table::step(StepKind::Barbican)});
        QVERIFY(table.isOver());
        QCOMPARE(table.state().outcome().seats[0].score, 13);
    }

    /// S1-22.4: each heroic act once.
    void heroicActs()
    {
        Table table;
        table.wall("west-wall-1").invaders = {0, 0, 3};
        for (const char *wall : {"west-wall-2", "west-wall-3", "west-wall-4", "west-wall-5", "east-wall-1"})
            table.wall(wall).invaders = {1, 0, 0};
        table.giveReady(0, {1, 0, 1});
        table.wall("west-wall-1").equipment = table.wall("east-wall-2").equipment = 1 << int(Equipment::Sap);
        table.data.bag = {54, 100, 36};
        table.beginPhase(6);
        table.play({"start-deployment minor", "send troll west-wall-1"});
        QVERIFY(table.happened("feat-done troll-attack")); // S1-1.9: at once
        table.play("send goblin east-wall-2");
        QVERIFY(table.happened("feat-done mass-invasion"));
        QCOMPARE(int(table.now().invaderGlory), 12);
    }

    /// S1-22.4: the second wall that loses its last component; the first leaves a marker behind.
    void dismantledWalls()
    {
        Table table;
        table.wall("west-wall-1").invaders = table.wall("west-wall-2").invaders = {0, 1, 0};
        table.data.bag[1] = 98;
        table.wall("west-wall-1").stone = table.wall("west-wall-2").stone = 1;
        table.data.stone += 2;
        table.wall("west-wall-1").order = table.wall("west-wall-2").order = Order::ExplodingOrcs;
        table.begin({Table::step(StepKind::StartRound), Table::step(StepKind::ResolveOrders)});
        table.play("resolve-order west-wall-1");
        QVERIFY(table.happened("feat-done dismantled-walls"));
        QCOMPARE(int(table.now().marker), 1);
        QCOMPARE(int(table.now().stone), 8); // 5 + 2 + 2 destroyed, one of them on the glory board
    }

    /// S1-22.7: one more assault on the walls not breached.
    void aTieIsFoughtOut()
    {
        Table table;
        table.data.invaderGlory = 1;
        table.wall("west-wall-1").flags = WallState::kBreached;
        table.begin(StepKind::EndAssault); // 4 against 4
        QVERIFY(table.happened("tie-break"));
        table.playOnTo(StepKind::EndAssault);
        QVERIFY(table.isOver());
        QVERIFY(table.state().outcome().isWinner(1));
        QCOMPARE(table.state().outcome().seats[1].score, 5);
        QCOMPARE(table.state().outcome().why.rule, RuleId(22, 7));
    }

    /// A seat gives up.
    void resigning()
    {
        Table table;
        table.begin(StepKind::StartRound);
        EventSink nobody;
        table.state().resign(0, nobody);
        QVERIFY(table.state().outcome().isWinner(1));
    }
};

std::unique_ptr<QObject> makeScoringTest()
{
    return std::make_unique<ScoringTest>();
}

} // namespace merlon::siege1

#include "scoring_test.moc"
