#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

/// S2-1: what holds everywhere.
class GeneralTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_1_1_aChoiceWithOneLegalOptionIsMadeAutomatically();
    void s2_1_1_theSecondManeuverIsAskedThoughNothingCouldMove();
    void s2_1_1_theEndOfThePhaseIsAskedWhileAPlanIsUnused();
    void s2_1_2_aPlaceNeverHoldsMoreThanItsCapacity();
    void s2_1_2_aChoiceIsOfferedOnlyIfItsPartsCanFollow();
    void s2_1_3_theOpponentOfTheOwnerChoosesWhoDies();
    void s2_1_4_theDeadGoToTheFallenAndToTheHospital();
    void s2_1_5_theOrderOfAnEmptiedWallIsShownAndRemoved();
    void s2_1_5_theOrderStaysWhileAUnitIsLeft();
    void s2_1_5_aResolvedOrderIsNotRemoved();
    void s2_1_6_severalPlacesFollowInBoardOrder();
};

void GeneralTest::s2_1_1_aChoiceWithOneLegalOptionIsMadeAutomatically()
{
    Table table;
    table.data.invaderSupply = {0, 3, 0};
    table.beginCard(Card::Resources);
    table.play("perform resources");
    QVERIFY(table.happened("units-paid resources 0 1 0"));
    QCOMPARE(decisionOf(table), u"defender-phase"_s);
}

void GeneralTest::s2_1_1_theSecondManeuverIsAskedThoughNothingCouldMove()
{
    Table table;
    for (ForegroundState &foreground : table.data.foregrounds)
        foreground.invaders = {};
    table.beginCard(Card::Maneuver);
    QCOMPARE(decisionOf(table), u"choose-maneuver"_s);
    table.play("maneuver major");
    QCOMPARE(offered(table), QStringList({u"maneuver minor"_s, u"no-more-maneuvers"_s}));
}

void GeneralTest::s2_1_1_theEndOfThePhaseIsAskedWhileAPlanIsUnused()
{
    Table table;
    table.data.heroesUsed = 3;
    table.beginDefenderPhase(1);
    table.play("place-hourglass cannon");
    QCOMPARE(decisionOf(table), u"choose-maneuver"_s);

    table.setPlans(Plan::LastStand, Plan::FieldSurgeons);
    table.beginDefenderPhase(1);
    table.play("place-hourglass cannon");
    QCOMPARE(offered(table), QStringList {u"end-phase"_s});
}

void GeneralTest::s2_1_2_aPlaceNeverHoldsMoreThanItsCapacity()
{
    Table table;
    table.rampart("west-rampart-1").invaders = {5, 1, 0};
    table.foreground("west-foreground").invaders = {3, 6, 1};
    table.data.invaderSupply = {1, 0, 0};
    table.beginCard(Card::Maneuver);
    table.play("maneuver major");
    table.play("done"); // the ramparts
    QCOMPARE(decisionOf(table), u"march"_s);
    table.play("march west-foreground orc west-rampart-1");
    QCOMPARE(refusal(table, "march west-foreground orc west-rampart-1"), u"no-space 10.5"_s);
    QVERIFY(!offered(table, "march").contains(u"march west-foreground orc west-rampart-1"_s));
    QVERIFY(table.isLegal("march west-foreground orc west-rampart-2"));
    table.play("done");
    table.play("deploy west-foreground goblin"); // the orc has made room
    QCOMPARE(siege::countOf(table.foregroundNow("west-foreground").invaders), 10);
}

void GeneralTest::s2_1_2_aChoiceIsOfferedOnlyIfItsPartsCanFollow()
{
    Table table;
    table.beginDefenderPhase(3);
    QCOMPARE(refusal(table, "heroic-order warrior reinforce"),
             u"order-idle 14.2"_s); // nobody in the courtyard
    QVERIFY(table.isLegal("heroic-order warrior recall"));

    table.data.courtyard = {1, 0, 0};
    table.wall("west-wall-4").defenders = {1, 0, 0};
    table.beginDefenderPhase(3);
    QVERIFY(table.isLegal("heroic-order warrior reinforce"));
}

void GeneralTest::s2_1_3_theOpponentOfTheOwnerChoosesWhoDies()
{
    Table table;
    table.wall("west-wall-1").invaders = {1, 1, 0};
    table.addMachine(Machine::Ballista, "west-rampart-1");
    fireMachines(table);
    table.play({"fire ballista-1 west-wall-1", "reveal-shot ballista-1 hit"});
    QCOMPARE(table.seat(), kInvader);
    QCOMPARE(offered(table), QStringList({u"kill west-wall-1 marksman"_s, u"kill west-wall-1 soldier"_s}));
    table.play("kill west-wall-1 soldier");
    QCOMPARE(table.seat(), kDefender);
    QCOMPARE(offered(table), QStringList({u"kill west-wall-1 goblin"_s, u"kill west-wall-1 orc"_s}));
    table.play("kill west-wall-1 orc");
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"1 0 0"_s);
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"1 1 0"_s);
}

void GeneralTest::s2_1_4_theDeadGoToTheFallenAndToTheHospital()
{
    Table table;
    table.wall("west-wall-2").invaders = {0, 0, 1};
    table.wall("west-wall-2").defenders = {0, 1, 0};
    table.addMachine(Machine::Ballista, "west-rampart-1");
    fireMachines(table);
    table.play({"fire ballista-1 west-wall-2", "reveal-shot ballista-1 hit"});
    QCOMPARE(counts(table.now().fallen), u"0 0 1"_s);
    QCOMPARE(counts(table.now().hospital), u"0 1 0"_s);
    QCOMPARE(counts(table.now().defenderSupply), counts(table.data.defenderSupply));
    QCOMPARE(counts(table.now().bag), counts(table.data.bag));
}

void GeneralTest::s2_1_5_theOrderOfAnEmptiedWallIsShownAndRemoved()
{
    Table table;
    WallState &wall = table.wall("west-wall-2");
    wall.invaders = {0, 1, 0};
    wall.order = Order::OrcDetonation;
    table.data.tracks[static_cast<std::size_t>(Action::Sharpshooters)] = 1;
    table.beginDefenderPhase(1);
    table.play({"place-hourglass sharpshooters", "kill west-wall-2 orc"});
    QVERIFY(table.happened("order-removed orc-detonation west-wall-2"));
    QVERIFY(table.wallNow("west-wall-2").order == Order::None);
    QCOMPARE(table.now().ordersRemoved[0], 0);
    QCOMPARE(table.now().ordersRemoved[1], 1);
}

void GeneralTest::s2_1_5_theOrderStaysWhileAUnitIsLeft()
{
    Table table;
    WallState &wall = table.wall("west-wall-2");
    wall.invaders = {1, 1, 0};
    wall.order = Order::OrcDetonation;
    table.data.tracks[static_cast<std::size_t>(Action::Sharpshooters)] = 1;
    table.beginDefenderPhase(1);
    table.play({"place-hourglass sharpshooters", "kill west-wall-2 orc"});
    QVERIFY(!table.happened("order-removed"));
    QVERIFY(table.wallNow("west-wall-2").order == Order::OrcDetonation);
}

void GeneralTest::s2_1_5_aResolvedOrderIsNotRemoved()
{
    Table table;
    table.clearWalls();
    WallState &wall = table.wall("west-wall-2");
    wall.invaders = {0, 1, 0};
    wall.stone = 2;
    wall.order = Order::OrcDetonation;
    table.begin({Table::step(StepKind::EndAssault), Table::step(StepKind::ShowOrders)});
    QVERIFY(table.happened("orcs-detonated west-wall-2 1"));
    QVERIFY(!table.happened("order-removed"));
    QCOMPARE(table.now().ordersRemoved[1], 0);
}

void GeneralTest::s2_1_6_severalPlacesFollowInBoardOrder()
{
    Table table;
    for (const char *key : {"east-wall-4", "west-wall-5", "west-wall-1"}) {
        WallState &wall = table.wall(key);
        wall.invaders = {1, 0, 0};
        wall.equipment = 1 << static_cast<int>(Equipment::Poison);
    }
    table.begin(StepKind::Poison);
    QVERIFY(happenedInOrder(table,
                            {"unit-killed west-wall-1 marksman", "unit-killed west-wall-5 marksman",
                             "unit-killed east-wall-4 marksman"}));
}

std::unique_ptr<QObject> makeGeneralTest()
{
    return std::make_unique<GeneralTest>();
}

} // namespace merlon::siege2

#include "general_test.moc"
