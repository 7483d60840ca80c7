#include "tests/games/siege2/invader/maneuver_answers.h"
#include "tests/games/siege2/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

/// S2-10.11: the marauders.
class MaraudersTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_10_11_maraudersJoinUnitsThatMarchIn();
    void s2_10_11_maraudersComeOncePerManeuver();
    void s2_10_11_withoutSpaceForAllTheInvaderChooses();
    void s2_10_11_withoutAnySpaceTheyStay();
    void s2_10_11_thePlaceIsFilledFromTheBagAsFarAsItGoes();
    void s2_10_11_onlyUnitsThatMarchInAndSurviveCallThem();
    void s2_10_11_siegeTowersAndUnitsGoingThroughCallNobody();
};

void MaraudersTest::s2_10_11_maraudersJoinUnitsThatMarchIn()
{
    Table table;
    table.rampart("west-rampart-3").invaders = {0, 0, 1};
    maneuver(table, "minor");
    table.play("march west-rampart-3 troll west-rampart-4");
    QCOMPARE(counts(table.rampartNow("west-rampart-4").invaders), u"1 1 1"_s);
    QVERIFY(table.happened("marauders-joined goblin west-rampart-4"));
    QVERIFY(table.happened("marauders-gather 2"));
    QCOMPARE(counts(table.now().marauders), u"1 1 0"_s);
    QCOMPARE(counts(table.now().bag), u"56 92 38"_s);
}

void MaraudersTest::s2_10_11_maraudersComeOncePerManeuver()
{
    Table table("crooked-crown"); // the raid rampart is east-rampart-3
    clearInvaders(table);
    table.data.marauders = table.field().marauderUnits;
    table.rampart("east-rampart-2").invaders = {2, 0, 0};
    const int band = siege::countOf(table.data.marauders);
    maneuver(table, "minor");
    times(table, 2, "march east-rampart-2 goblin east-rampart-3");
    QCOMPARE(table.count("marauders-joined"), band);

    table.rampart("east-rampart-2").invaders = {1, 0, 0};
    table.foreground("east-foreground").invaders = {1, 0, 0};
    maneuver(table, "minor");
    table.play({"march east-rampart-2 goblin east-rampart-3", "march east-foreground goblin east-rampart-2",
                "maneuver major", "done", "march east-rampart-2 goblin east-rampart-3"});
    QCOMPARE(table.count("marauders-joined"), 2 * band); // once more in the second maneuver
}

void MaraudersTest::s2_10_11_withoutSpaceForAllTheInvaderChooses()
{
    Table table;
    table.rampart("west-rampart-3").invaders = {1, 0, 0};
    table.rampart("west-rampart-4").invaders = {5, 0, 0};
    maneuver(table, "minor");
    table.play({"done", "march west-rampart-3 goblin west-rampart-4"});
    QCOMPARE(table.seat(), kInvader);
    QCOMPARE(offered(table), QStringList({u"join goblin"_s, u"join orc"_s}));
    QCOMPARE(refusal(table, "join troll"), u"no-unit-there 10.11"_s);
    table.play("join orc");
    QCOMPARE(counts(table.rampartNow("west-rampart-4").invaders), u"6 1 0"_s);
    QCOMPARE(counts(table.now().marauders), u"1 1 0"_s); // the orc's place is filled again
    QVERIFY(table.happened("marauders-gather 1"));
}

void MaraudersTest::s2_10_11_withoutAnySpaceTheyStay()
{
    Table table;
    table.rampart("west-rampart-3").invaders = {1, 0, 0};
    table.rampart("west-rampart-4").invaders = {6, 0, 0};
    maneuver(table, "minor");
    table.play({"done", "march west-rampart-3 goblin west-rampart-4"});
    QVERIFY(!table.happened("marauders-joined"));
    QVERIFY(!table.happened("marauders-gather"));
    QCOMPARE(counts(table.now().marauders), u"1 1 0"_s);
}

void MaraudersTest::s2_10_11_thePlaceIsFilledFromTheBagAsFarAsItGoes()
{
    Table table;
    table.data.bag = {0, 3, 3};
    table.rampart("west-rampart-3").invaders = {0, 0, 1};
    maneuver(table, "minor");
    table.play("march west-rampart-3 troll west-rampart-4");
    QCOMPARE(counts(table.now().marauders), u"0 1 0"_s); // no goblin, and no other unit instead
    QCOMPARE(counts(table.now().bag), u"0 2 3"_s);
}

void MaraudersTest::s2_10_11_onlyUnitsThatMarchInAndSurviveCallThem()
{
    Table table;
    table.rampart("west-rampart-3").invaders = {1, 0, 0};
    table.path("west-rampart-3", "west-rampart-4").trap = Trap::Goblin;
    maneuver(table, "minor");
    table.play("march west-rampart-3 goblin west-rampart-4");
    QVERIFY(table.happened("unit-killed west-rampart-4 goblin"));
    QVERIFY(!table.happened("marauders-joined"));

    table.rampart("west-rampart-3").invaders = {1, 1, 0};
    maneuver(table, "minor");
    table.play({"march west-rampart-3 goblin west-rampart-4", "march west-rampart-3 orc west-rampart-4"});
    QVERIFY(happenedInOrder(table, {"unit-killed west-rampart-4 goblin", "marauders-joined"}));

    table.rampart("west-rampart-3").invaders = {};
    table.rampart("west-rampart-4").invaders = {1, 0, 0}; // has been there before
    maneuver(table, "minor");
    table.play("march west-rampart-4 goblin west-wall-5");
    QVERIFY(!table.happened("marauders-joined"));
}

void MaraudersTest::s2_10_11_siegeTowersAndUnitsGoingThroughCallNobody()
{
    Table table;
    table.rampart("west-rampart-3").invaders = {1, 0, 0};
    table.rampart("west-rampart-3").siegeTowers = 1;
    table.rampart("west-rampart-4").flags = RampartState::kQuartermaster;
    maneuver(table, "minor");
    table.play({"march west-rampart-3 siege-tower west-rampart-4",
                "march-through west-rampart-3 goblin west-rampart-4", "march-on west-wall-5"});
    QCOMPARE(decisionOf(table), u"march"_s); // of the foregrounds
    QVERIFY(!table.happened("marauders-joined"));
}

std::unique_ptr<QObject> makeMaraudersTest()
{
    return std::make_unique<MaraudersTest>();
}

} // namespace merlon::siege2

#include "marauders_test.moc"
