#include "tests/games/siege1/answers.h"
#include "tests/games/siege1/rules_tests.h"

#include <QTest>

namespace merlon::siege1 {

/// S1-1 to S1-4: the set-up, the start of a round, supply.
class SetupTest : public QObject {
    Q_OBJECT

private slots:
    /// S1-2.2 to S1-2.5
    void everythingStartsInItsPlace()
    {
        Table table;
        const SiegeData &data = table.setup().startData();
        QCOMPARE(counts(data.bag), "60 100 40");
        QCOMPARE(counts(data.defenderSupply), "2 10 4");
        QCOMPARE(int(data.stone), 5);
        QCOMPARE(int(data.wood), 5);
        QCOMPARE(int(data.barbican.resistance), 8);
        QCOMPARE(int(data.invaderGlory), 10);
        QCOMPARE(int(data.defenderGlory), 4);
        QCOMPARE(data.heroes[0], table.place("west-wall-3"));
        QCOMPARE(data.heroes[1], table.place("east-wall-3"));
    }

    /// S1-2.6: one of two cards of each phase, the other stays unknown to the defender.
    void theInvaderKeepsOneOfTwoCards()
    {
        Table table;
        table.beginGame();
        QCOMPARE(decisionOf(table), "draw-cards");
        table.play({"draw-card phase-2-b", "draw-card phase-2-d"});
        QCOMPARE(offered(table, "keep-card"), QStringList({"keep-card phase-2-b", "keep-card phase-2-d"}));
        QCOMPARE(table.state().seenBy({1})->position()["drawn"][0].get<std::string>(), std::string("?"));
        table.play("keep-card phase-2-d");
        QCOMPARE(table.now().invaders[0].cards[0], cardOf(2, 3));
        QCOMPARE(refusal(table, "draw-card phase-2-a"), "not-now 2.6");
    }

    /// S1-2.7: three cards; west picks first in phases 2 and 4, east in 3 and 5.
    void theInvadersPickInTurn()
    {
        Table table(3);
        table.beginGame();
        table.play({"draw-card phase-2-a", "draw-card phase-2-b", "draw-card phase-2-c"});
        QCOMPARE(table.seat(), Seat {0});
        table.play("keep-card phase-2-b");
        QCOMPARE(table.seat(), Seat {1});
        QCOMPARE(offered(table, "keep-card"), QStringList({"keep-card phase-2-a", "keep-card phase-2-c"}));
        table.play(
            {"keep-card phase-2-a", "draw-card phase-3-a", "draw-card phase-3-b", "draw-card phase-3-c"});
        QCOMPARE(table.seat(), Seat {1});
    }

    /// S1-2.8, option `cards`.
    void starredCardsAreGivenWithoutAChoice()
    {
        Table table(4, {{"cards", "starred"}});
        table.beginGame();
        QCOMPARE(decisionOf(table), "flip-cards");
        QCOMPARE(table.now().invaders[0].cards[3], cardOf(5, 0));
        QCOMPARE(table.now().invaders[1].cards[3], cardOf(5, 1));
        QCOMPARE(int(table.now().invaders[1].resources), 3);
        QCOMPARE(int(table.now().defenders[1].purse), 2);
    }

    /// Option `gateResistance`.
    void gatesOfALaterPrintingResistSix()
    {
        Table table(2, {{"gate-resistance", "6"}});
        QCOMPARE(int(table.setup().startData().barbican.resistance), 6);
    }

    /// S1-3.1 to S1-3.3: a card is turned for good, a stone comes, hourglasses come.
    void aRoundBeginsWithCardsStoneAndHourglasses()
    {
        Table table;
        table.data.round = 0;
        table.data.defenders[0].purse = 4;
        table.begin(StepKind::StartRound);
        table.play("flip 3");
        QCOMPARE(refusal(table, "flip 3"), "turned-card 3.1");
        QCOMPARE(refusal(table, "flip 6"), "no-such-card 3.1");
        table.play("done");
        QCOMPARE(decisionOf(table), "place-stone");
        table.play("place-stone east-wall-4");
        QCOMPARE(int(table.wallNow("east-wall-4").stone), 3);
        QCOMPARE(int(table.now().defenders[0].purse), 6);
        QVERIFY(table.now().invaders[0].hasTurned(3));
        QCOMPARE(decisionOf(table), "draw-ready-units");
    }

    /// S1-4.1, S1-4.2, S1-10.2: 14 units and 5 resources, or 16 units and none.
    void allOutAssaultBringsUnitsInsteadOfResources()
    {
        for (const bool turned : {false, true}) {
            Table table;
            table.data.invaders[0].turned = turned ? 2 : 0;
            table.beginPhase(1);
            while (table.decision() == "draw-ready-units")
                table.play("draw-unit orc");
            QCOMPARE(siege::countOf(table.now().invaders[0].ready) + 0, turned ? 16 : 14);
            QCOMPARE(int(table.now().invaders[0].resources), turned ? 0 : 5);
            if (turned)
                QCOMPARE(decisionOf(table), "phase-turn");
        }
    }

    /// S1-4.4: a troll brings 3 resources and gives an hourglass, once.
    void aUnitIsSpentForResources()
    {
        Table table;
        table.giveReady(0, {1, 0, 1});
        table.begin({Table::step(StepKind::BeginPhase, 2), Table::ask(StepKind::Supply, 0)});
        QCOMPARE(refusal(table, "gain-resources orc"), "cannot-pay 4.4");
        QCOMPARE(refusal(table, "transfer goblin 1"), "no-mate 23.5");
        table.play("gain-resources troll");
        QCOMPARE(int(table.now().invaders[0].resources), 3);
        QCOMPARE(int(table.now().defenders[0].purse), 1);
        QCOMPARE(counts(table.now().spent), "0 0 1");
    }

    /// S1-1.4: a gain is cut to what is left.
    void theBankMayRunOut()
    {
        Table table;
        table.data.invaders[0].resources = 14;
        table.giveReady(0, {0, 0, 1});
        table.begin({Table::step(StepKind::BeginPhase, 2), Table::ask(StepKind::Supply, 0)});
        table.play("gain-resources troll");
        QCOMPARE(int(table.now().invaders[0].resources), 16);
    }
};

std::unique_ptr<QObject> makeSetupTest()
{
    return std::make_unique<SetupTest>();
}

} // namespace merlon::siege1

#include "setup_test.moc"
