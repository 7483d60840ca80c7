#include "tests/games/siege1/answers.h"
#include "tests/games/siege1/rules_tests.h"

#include <QTest>

namespace merlon::siege1 {

/// S1-23, S1-24, S1-1.2: three and four players.
class TeamsTest : public QObject {
    Q_OBJECT

private slots:
    /// S1-1.2, S1-23.3: the first side begins, in even rounds the east; one action at a time.
    void theInvadersTakeTurns()
    {
        for (const int round : {1, 2}) {
            Table table(3);
            table.data.round = std::uint8_t(round);
            table.giveReady(0, {0, 4, 0});
            table.giveReady(1, {0, 4, 0});
            table.data.invaders[0].resources = table.data.invaders[1].resources = 8;
            table.beginPhase(2);
            QCOMPARE(table.seat(), Seat(round == 1 ? 0 : 1));
            table.play("end-phase");
            QCOMPARE(table.seat(), Seat(round == 1 ? 1 : 0));
        }
    }

    /// S1-5.5, S1-23.2: targets lie on the own side or on none.
    void targetsLieOnTheOwnSide()
    {
        Table table(3);
        table.giveReady(0, {0, 2, 0});
        table.data.invaders[0].resources = 6;
        table.beginPhase(2);
        table.play({"act ballista", "place-at west-rampart-1"});
        QVERIFY(table.now().engines[0].place == table.place("west-rampart-1"));
        Table other(3);
        other.giveReady(0, {0, 2, 0});
        other.data.invaders[0].resources = 6;
        other.beginPhase(2);
        other.play("act ballista");
        QCOMPARE(refusal(other, "place-at east-rampart-1"), "not-your-side 5.5");
    }

    /// S1-23.4: a lent action costs one hourglass more and is lost to the lender.
    void actionsAreLent()
    {
        Table table(3);
        table.giveReady(0, {0, 2, 0});
        table.giveReady(1, {0, 2, 0});
        table.data.invaders[0].resources = table.data.invaders[1].resources = 6;
        table.beginPhase(2);
        table.play("lend catapult");
        QCOMPARE(table.seat(), Seat {1});
        table.play({"act catapult", "place-at east-rampart-1"});
        QVERIFY(table.happened("seat-gains-hourglasses defender 1"));
        QVERIFY(table.happened("seat-gains-hourglasses defender 2"));
        QCOMPARE(refusal(table, "act catapult"), "done-already 5.1");
    }

    /// S1-23.5
    void readyUnitsAreTransferred()
    {
        Table table(3);
        table.giveReady(0, {0, 4, 0});
        table.begin({Table::step(StepKind::BeginPhase, 2), Table::ask(StepKind::Supply, 0)});
        QCOMPARE(refusal(table, "transfer orc 4"), "wrong-number 23.5");
        table.play("transfer orc 3");
        QCOMPARE(counts(table.now().invaders[1].ready), "0 3 0");
        QCOMPARE(int(table.now().defenders[0].purse), 1);
    }

    /// S1-23.6: with no orders the choice passes to the mate; hidden orders are placed in turn, each on its side.
    void ordersAreCommon()
    {
        Table table(3);
        table.wall("west-wall-1").invaders = table.wall("east-wall-1").invaders = {1, 0, 0};
        table.data.bag[0] = 58;
        table.begin({Table::step(StepKind::Assault), Table::ask(StepKind::ChooseOrders, 0)});
        table.play("no-orders");
        QCOMPARE(table.seat(), Seat {1});
        table.play("hidden-orders");
        QCOMPARE(refusal(table, "place-order bluff west-wall-1"), "not-your-side 23.6");
        table.play("place-order bluff east-wall-1");
        QCOMPARE(table.seat(), Seat {0});
        table.play("place-order goblin-fury west-wall-1");
    }

    /// S1-23.7: losses on a wall are chosen by the seat of its side.
    void lossesBelongToTheSide()
    {
        Table table(4);
        table.wall("east-wall-4").invaders = {1, 1, 0};
        table.data.bag = {59, 99, 40};
        table.begin({Table::step(StepKind::Hospital), Table::step(StepKind::FightWall)});
        QCOMPARE(decisionOf(table), "invader-losses");
        QCOMPARE(table.seat(), Seat {1});
    }

    /// S1-24.2, S1-2.8: hourglasses have two colours.
    void hourglassesHaveTwoColours()
    {
        Table table(4);
        table.giveReady(1, {0, 1, 0});
        table.begin({Table::step(StepKind::BeginPhase, 2), Table::ask(StepKind::Supply, 1)});
        table.play("gain-resources orc");
        QCOMPARE(int(table.now().defenders[0].purse), 0);
        QCOMPARE(int(table.now().defenders[1].purse), 1);
    }

    /// S1-24.1, S1-24.3, S1-24.4, S1-24.5: turns, sides and colours in a window.
    void theDefendersTakeTurns()
    {
        Table table(4);
        table.beginWindow(3, 1);
        QCOMPARE(table.seat(), Seat {2});
        QCOMPARE(refusal(table, "lift east-wall-1 archer"), "not-your-side 24.1");
        table.play("invest platform");
        QCOMPARE(table.seat(), Seat {3});
        QCOMPARE(refusal(table, "invest platform"), "other-colour 24.4");
        table.play({"lift east-wall-1 archer", "set-down courtyard"});
        QCOMPARE(table.seat(), Seat {2});
        QVERIFY(table.isLegal("lift courtyard archer"));
        table.play({"invest platform", "target west-wall-2"});
        QCOMPARE(table.seat(), Seat {3});
    }

    /// S1-24.6: the speed tile reopens an action of the mate for its user only.
    void theSpeedTile()
    {
        Table table(4);
        table.data.done = table.data.doneByEast = 1u << int(Work::Cannon);
        table.beginWindow(3, 1);
        QCOMPARE(refusal(table, "invest cannon"), "done-marker 13.5");
        table.play("speed cannon");
        QCOMPARE(refusal(table, "invest cannon"), "done-marker 24.6"); // the mate's turn
        table.play({"invest hook", "invest cannon"});
        QCOMPARE(refusal(table, "speed cannon"), "done-already 24.6");
    }

    /// S1-24.7: two units in all, the seats in turn.
    void rescuesAreShared()
    {
        Table table(4);
        table.building("hospital").units = {1, 1, 1};
        table.data.defenderSupply = {1, 9, 3};
        table.begin(StepKind::Hospital);
        QCOMPARE(table.seat(), Seat {2});
        table.play("rescue veteran");
        QCOMPARE(table.seat(), Seat {3});
        table.play("rescue soldier");
        QCOMPARE(counts(table.now().courtyard), "0 1 1");
    }

    /// S1-2.1, S1-22.6: a team wins together; S1-23.7: an entry counts for both. Option `teamBreachWins`.
    void teamsWinTogether()
    {
        for (const char *breachWins : {"off", "on"}) {
            Table table(4, {{"team-breach-wins", breachWins}});
            table.data.defenderGlory = 30;
            table.wall("east-wall-1").flags = WallState::kBreached;
            table.begin(StepKind::EndAssault);
            const bool invaders = std::string(breachWins) == "on";
            QCOMPARE(table.state().outcome().isWinner(0), invaders);
            QCOMPARE(table.state().outcome().isWinner(1), invaders);
            QCOMPARE(table.state().outcome().isWinner(2), !invaders);
            QCOMPARE(table.state().outcome().isWinner(3), !invaders);
        }
    }

    /// S1-23.1: bag and discard are shared, camps are not.
    void campsAreSeparate()
    {
        Table table(3);
        table.giveReady(0, {2, 0, 0});
        table.giveReady(1, {0, 2, 0});
        table.begin(StepKind::JoinCamp);
        QCOMPARE(counts(table.now().invaders[0].camp), "2 0 0");
        QCOMPARE(counts(table.now().invaders[1].camp), "0 2 0");
    }
};

std::unique_ptr<QObject> makeTeamsTest()
{
    return std::make_unique<TeamsTest>();
}

} // namespace merlon::siege1

#include "teams_test.moc"
