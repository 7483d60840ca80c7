#include "tests/games/siege2/invader/ritual_answers.h"
#include "tests/games/siege2/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

namespace {

/// A track that lacks one hourglass.
void almostComplete(Table &table, Action action)
{
    table.data.tracks[static_cast<std::size_t>(action)] = static_cast<std::uint8_t>(dataOf(action).cost - 1);
}

} // namespace

/// S2-9.4, S2-9.5, S2-9.8: bloodstones, demons and possession.
class RitualStrikesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_9_4_bloodstonesKillOneMoreAfterAHit();
    void s2_9_4_bloodstonesAreFlippedByAMissToo();
    void s2_9_4_bloodstonesStrengthenEveryMachine();
    void s2_9_4_aMachineThatHoldsItsFireKeepsItsTokenDown();
    void s2_9_5_theDemonKillsInTheCourtyardBeforeTheEffect();
    void s2_9_5_theDemonKillsAtEachCompletion();
    void s2_9_5_anEmptyCourtyardGivesTheDemonNothing();
    void s2_9_5_anHourglassThatCompletesNothingDoesNotWakeTheDemon();
    void s2_9_8_possessionTakesTheOrderOutOfTheGame();
    void s2_9_8_aBluffOnAnOrderLetsItWork();
    void s2_9_8_possessionNeedsAnOrderUnusedAndInTheGame();
};

void RitualStrikesTest::s2_9_4_bloodstonesKillOneMoreAfterAHit()
{
    Table table;
    table.wall("west-wall-1").defenders = {1, 2, 0};
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.addMachine(Machine::Ballista, "west-rampart-1").bloodstone = RitualToken::TargetDown;
    hitWithBallista(table, "west-wall-1");
    QVERIFY(table.happened("ritual-flipped-on-machine bloodstones ballista-1 target"));
    table.play("kill west-wall-1 marksman");
    QVERIFY(table.happened("unit-killed west-wall-1 goblin"));
    // After the ballista's own kills only soldiers are left.
    QVERIFY(happenedInOrder(table,
                            {"unit-killed west-wall-1 marksman", "unit-killed west-wall-1 goblin",
                             "unit-killed west-wall-1 soldier"}));
    QCOMPARE(table.count("unit-killed"), 3);
}

void RitualStrikesTest::s2_9_4_bloodstonesAreFlippedByAMissToo()
{
    Table table;
    table.addMachine(Machine::Ballista, "west-rampart-1").bloodstone = RitualToken::TargetDown;
    fireMachines(table);
    table.play({"fire ballista-1 west-wall-1", "reveal-shot ballista-1 miss"});
    QVERIFY(table.now().machines[0].bloodstone == RitualToken::TargetUp);
    QVERIFY(!table.happened("unit-killed"));

    table.data.machines[0].bloodstone = RitualToken::BluffDown;
    table.wall("west-wall-1").defenders = {2, 0, 0};
    hitWithBallista(table, "west-wall-1");
    QVERIFY(table.now().machines[0].bloodstone == RitualToken::None);
    QCOMPARE(table.count("unit-killed"), 1);
}

void RitualStrikesTest::s2_9_4_bloodstonesStrengthenEveryMachine()
{
    Table table;
    table.wall("west-wall-1").defenders = {0, 1, 0};
    table.addMachine(Machine::Catapult, "west-rampart-1").bloodstone = RitualToken::TargetDown;
    fireMachines(table);
    table.play({"fire catapult-1 west-wall-1", "reveal-shot catapult-1 hit"});
    QVERIFY(happenedInOrder(table, {"stone-destroyed west-wall-1", "unit-killed west-wall-1 soldier"}));
}

void RitualStrikesTest::s2_9_4_aMachineThatHoldsItsFireKeepsItsTokenDown()
{
    Table table;
    table.addMachine(Machine::Ballista, "west-rampart-1").bloodstone = RitualToken::TargetDown;
    fireMachines(table);
    table.play("hold-fire ballista-1");
    QVERIFY(table.now().machines[0].bloodstone == RitualToken::TargetDown);
}

void RitualStrikesTest::s2_9_5_theDemonKillsInTheCourtyardBeforeTheEffect()
{
    Table table;
    table.data.courtyard = {1, 1, 0};
    table.building("forge").demon = RitualToken::TargetDown;
    almostComplete(table, Action::Cannon);
    table.beginDefenderPhase(1);
    table.play("place-hourglass cannon");
    QVERIFY(table.happened("ritual-flipped demon forge target"));
    QCOMPARE(table.seat(), kInvader);
    QCOMPARE(offered(table), QStringList({u"kill courtyard marksman"_s, u"kill courtyard soldier"_s}));
    table.play("kill courtyard soldier");
    QCOMPARE(counts(table.now().hospital), u"0 1 0"_s);
    QCOMPARE(table.seat(), kDefender);
    table.play("place-device west-tower-1");
    QVERIFY(happenedInOrder(table, {"unit-killed courtyard soldier", "device-placed"}));
}

void RitualStrikesTest::s2_9_5_theDemonKillsAtEachCompletion()
{
    Table table;
    table.data.courtyard = {3, 0, 0};
    table.building("cathedral").demon = RitualToken::TargetDown;
    almostComplete(table, Action::Blessing);
    almostComplete(table, Action::Glare);
    table.beginDefenderPhase(3);
    table.play(
        {"place-hourglass blessing", "choose-side west", "place-hourglass glare", "choose-wall west-wall-1"});
    QCOMPARE(countOf(table, "unit-killed courtyard marksman"), 2);
    QCOMPARE(table.count("ritual-flipped"), 1);
}

void RitualStrikesTest::s2_9_5_anEmptyCourtyardGivesTheDemonNothing()
{
    Table table;
    table.building("cathedral").demon = RitualToken::TargetDown;
    almostComplete(table, Action::Blessing);
    table.beginDefenderPhase(1);
    table.play("place-hourglass blessing");
    QCOMPARE(decisionOf(table), u"bless-side"_s);
    QVERIFY(!table.happened("unit-killed"));
    QVERIFY(table.buildingNow("cathedral").demon == RitualToken::TargetUp);
}

void RitualStrikesTest::s2_9_5_anHourglassThatCompletesNothingDoesNotWakeTheDemon()
{
    Table table;
    table.data.courtyard = {1, 0, 0};
    table.building("cathedral").demon = RitualToken::TargetDown;
    almostComplete(table, Action::Malfunction); // of the scouts
    table.addMachine(Machine::Ballista, "west-rampart-1");
    table.beginDefenderPhase(2);
    table.play({"place-hourglass blessing", "place-hourglass malfunction"});
    QVERIFY(!table.happened("ritual-flipped"));
    QVERIFY(table.buildingNow("cathedral").demon == RitualToken::TargetDown);
}

void RitualStrikesTest::s2_9_8_possessionTakesTheOrderOutOfTheGame()
{
    Table table;
    possessionOf(table, HeroicOrder::Recall) = RitualToken::TargetDown;
    table.beginDefenderPhase(1);
    table.play("heroic-order warrior recall");
    QVERIFY(table.happened("ritual-flipped-on-order possession recall target"));
    QVERIFY(table.happened("heroic-order-removed recall"));
    QCOMPARE(decisionOf(table), u"defender-phase"_s); // nobody moves
    QCOMPARE(refusal(table, "heroic-order officer recall"), u"order-gone 14.2"_s);
    QCOMPARE(refusal(table, "heroic-order warrior errand"), u"hero-used 14.2"_s);
    QVERIFY(table.isLegal("heroic-order officer errand"));
    QVERIFY(table.now().possession[2] == RitualToken::None);

    table.data = table.now();
    table.begin(StepKind::CleanUp);
    QCOMPARE(table.now().ordersGone, 1 << static_cast<int>(HeroicOrder::Recall)); // for good
    QCOMPARE(table.now().heroesUsed, 0);
}

void RitualStrikesTest::s2_9_8_aBluffOnAnOrderLetsItWork()
{
    Table table;
    possessionOf(table, HeroicOrder::Recall) = RitualToken::BluffDown;
    table.beginDefenderPhase(1);
    table.play({"heroic-order warrior recall", "select soldier west-wall-1"});
    QVERIFY(table.happened("ritual-flipped-on-order possession recall bluff"));
    QCOMPARE(counts(table.now().courtyard), u"0 1 0"_s);
    QVERIFY(!table.happened("heroic-order-removed"));
}

void RitualStrikesTest::s2_9_8_possessionNeedsAnOrderUnusedAndInTheGame()
{
    Table table;
    table.data.ordersUsed = 1 << static_cast<int>(HeroicOrder::Reinforce);
    table.data.ordersGone = 1 << static_cast<int>(HeroicOrder::Errand);
    beginRitual(table, Card::Possession);
    QCOMPARE(refusal(table, "place-ritual-on-order reinforce target"), u"order-used 9.8"_s);
    QCOMPARE(refusal(table, "place-ritual-on-order errand target"), u"order-gone 9.8"_s);
    QCOMPARE(
        offered(table),
        QStringList({u"place-ritual-on-order recall bluff"_s, u"place-ritual-on-order recall target"_s}));

    table.data.ordersUsed = 5;
    table.begin(StepKind::RowCard, 2);
    QVERIFY(table.happened("card-impossible possession order-to-possess"));
}

std::unique_ptr<QObject> makeRitualStrikesTest()
{
    return std::make_unique<RitualStrikesTest>();
}

} // namespace merlon::siege2

#include "ritual_strikes_test.moc"
