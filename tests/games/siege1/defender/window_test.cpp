#include "tests/games/siege1/defender_answers.h"
#include "tests/games/siege1/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

namespace {

/// Storms on all walls, empty buildings, all actions done: with one hourglass there is nothing to do.
void leaveNothingToDo(Table &table)
{
    table.clearWalls();
    for (std::size_t wall = 0; wall < table.field().walls.size(); ++wall)
        table.data.walls[wall].flags |= WallState::kStorm;
    for (const char *building : {"barracks", "guards", "honour-guard"})
        table.building(building).units = {};
    table.data.done = (1u << kWorks) - 1;
    for (const Work work : {Work::TrainSoldier, Work::TrainVeteran}) {
        table.data.done &= ~(1u << static_cast<int>(work));
        putOn(table, work, 1); // the next one needs somebody to train
    }
}

} // namespace

/// S1-13: the defender's window.
class WindowTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_13_1_noWindowWithoutAnHourglass();
    void s1_13_1_afterThePhaseThatBroughtHourglasses();
    void s1_13_1_afterPhaseSixBeforeTheAssault();
    void s1_13_2_whatEachChoiceCosts();
    void s1_13_2_closesByItselfWhenThePurseIsEmpty();
    void s1_13_3_noStoppingWithHourglasses();
    void s1_13_3_forfeitOnlyWhenNothingElseIsLegal();
    void s1_13_3_freeChoicesDoNotForbidToForfeit();
    void s1_13_4_hourglassesStayOverTheRounds();
    void s1_13_4_noTargetIsNeededBeforeTheLastHourglass();
    void s1_13_4_aDoneMarkerOrAWaitingActionTakesNoMore();
    void s1_13_5_carriedOutAtOnceAndMarked();
    void s1_13_5_saboteurAndFireRaiseTheCost();
    void s1_13_5_theCostIsAtLeastOne();
    void s1_13_5_noMarkerInTheBarracks();
    void s1_13_5_openAgainInTheNextRound();
    void s1_13_6_aFallingCostCompletesAtOnce();
    void s1_13_6_evenInTheInvadersPhase();
    void s1_13_6_extraHourglassesAreLost();
    void s1_13_6_waitsWithoutATarget();
    void s1_13_6_carriedOutFreeTheMomentATargetArises();
    void s1_13_6_anOrdinaryActionAgainIfTheCostHasRisen();
    void s1_13_6_fireBurntOutCountsInTheNewRound();
    void s1_13_7_theDefenderChoosesTheOrder();
    void s1_13_8_whatTargetsName();
};

void WindowTest::s1_13_1_noWindowWithoutAnHourglass()
{
    Table table;
    table.begin({Table::step(StepKind::BeginPhase, 3), Table::step(StepKind::OpenWindow, 2)});
    QVERIFY(!table.happened("window-opens"));
    QVERIFY(table.happened("phase-begins 3"));
}

void WindowTest::s1_13_1_afterThePhaseThatBroughtHourglasses()
{
    Table table;
    table.data.invaders[0].resources = 4;
    table.data.invaders[0].cards[0] = cardOf(2, 0);
    table.giveReady(0, {2, 1, 0});
    table.beginPhase(2);
    table.play({"act mantelet", "pay 2-goblins", "place-at west-rampart-1"});
    if (table.decision() != "window")
        table.play("end-phase");
    QVERIFY(table.happened("window-opens 2"));
    QVERIFY(!table.happened("phase-begins 3"));
    QCOMPARE(decisionOf(table), u"window"_s);
    QCOMPARE(table.seat(), 1);
    table.play({"invest cannon", "invest cannon"});
    QVERIFY(table.happened("phase-begins 3"));
}

void WindowTest::s1_13_1_afterPhaseSixBeforeTheAssault()
{
    Table table;
    table.beginWindow(1, 6);
    QVERIFY(!table.happened("assault-begins"));
    table.play("invest cannon");
    QVERIFY(happenedInOrder(table, {"window-opens 6", "hourglass-placed cannon", "assault-begins"}));
}

void WindowTest::s1_13_2_whatEachChoiceCosts()
{
    Table table;
    table.wall("east-wall-3").invaders = {0, 0, 1};
    table.beginWindow(12);
    table.play("invest cannon");
    QCOMPARE(purseOf(table), 11);
    table.play({"lift west-wall-1 soldier", "set-down courtyard"});
    QCOMPARE(purseOf(table), 10);
    table.play("hero-move officer west-wall-4");
    QCOMPARE(purseOf(table), 9);
    table.play("speech 3");
    QCOMPARE(purseOf(table), 6);
    table.play("raid troll");
    QCOMPARE(purseOf(table), 3);
}

void WindowTest::s1_13_2_closesByItselfWhenThePurseIsEmpty()
{
    Table table;
    table.data.round = 5; // free choices would be left
    table.beginWindow(2, 2);
    table.play("invest cannon");
    QCOMPARE(decisionOf(table), u"window"_s);
    table.play("invest cannon");
    QVERIFY(table.happened("phase-begins 3"));
}

void WindowTest::s1_13_3_noStoppingWithHourglasses()
{
    Table table;
    table.beginWindow(1);
    QCOMPARE(refusal(table, "forfeit"), u"can-spend 13.3"_s);
    QCOMPARE(refusal(table, "done"), u"not-now 13.2"_s);
    QVERIFY(offered(table, "forfeit").isEmpty());
}

void WindowTest::s1_13_3_forfeitOnlyWhenNothingElseIsLegal()
{
    Table table;
    leaveNothingToDo(table);
    table.beginWindow(1);
    QVERIFY(table.happened("seat-loses-hourglasses defender 1"));
    QCOMPARE(purseOf(table), 0);

    table.beginWindow(2); // a hero can go through the storm
    QCOMPARE(refusal(table, "forfeit"), u"can-spend 13.3"_s);
    QVERIFY(table.isLegal("hero-move officer west-wall-1"));
}

void WindowTest::s1_13_3_freeChoicesDoNotForbidToForfeit()
{
    Table table;
    leaveNothingToDo(table);
    table.data.round = 5;
    table.beginWindow(1);
    QCOMPARE(decisionOf(table), u"window"_s);
    QVERIFY(table.isLegal("dishonour prisoners"));
    table.play("forfeit");
    QVERIFY(table.happened("seat-loses-hourglasses defender 1"));
    QVERIFY(table.happened("assault-begins"));
}

void WindowTest::s1_13_4_hourglassesStayOverTheRounds()
{
    Table table;
    table.beginWindow(1);
    table.play("invest dazzle");
    QCOMPARE(table.now().round, 2); // nothing to do in the assault
    QCOMPARE(investedIn(table, Work::Dazzle), 1);
}

void WindowTest::s1_13_4_noTargetIsNeededBeforeTheLastHourglass()
{
    Table table;
    table.beginWindow(3);
    table.play("invest engine-damage");
    QCOMPARE(refusal(table, "invest engine-damage"), u"no-legal-target 1.3"_s);
    QCOMPARE(refusal(table, "invest tower-raid"), u"no-legal-target 1.3"_s); // the first is the last
}

void WindowTest::s1_13_4_aDoneMarkerOrAWaitingActionTakesNoMore()
{
    Table table;
    close(table, Work::Cannon);
    putOn(table, Work::EngineDamage, 2);
    table.beginWindow(3);
    QCOMPARE(refusal(table, "invest cannon"), u"done-marker 13.5"_s);
    QCOMPARE(refusal(table, "invest engine-damage"), u"waits-already 13.4"_s);
}

void WindowTest::s1_13_5_carriedOutAtOnceAndMarked()
{
    Table table;
    table.beginWindow(3);
    table.play({"invest wall-repair", "invest wall-repair"});
    QCOMPARE(decisionOf(table), u"target-of"_s);
    QCOMPARE(table.seat(), 1);
    QCOMPARE(investedIn(table, Work::WallRepair), 0);
    table.play("target west-wall-1");
    QCOMPARE(table.now().walls[0].wood, 1);
    QVERIFY(isDone(table, Work::WallRepair));
    QCOMPARE(refusal(table, "invest wall-repair"), u"done-marker 13.5"_s);
}

void WindowTest::s1_13_5_saboteurAndFireRaiseTheCost()
{
    Table table;
    table.building("workshop").flags = BuildingState::kSaboteur | BuildingState::kFire;
    table.beginWindow(5);
    table.play({"invest wall-repair", "invest wall-repair", "invest wall-repair"});
    QVERIFY(table.happened("hourglass-placed wall-repair 3 4"));
    QVERIFY(!table.happened("action-completed"));
    table.play("invest wall-repair");
    QVERIFY(table.happened("action-completed wall-repair"));
}

void WindowTest::s1_13_5_theCostIsAtLeastOne()
{
    Table table;
    table.data.barbican.resistance = 5;
    table.building("workshop").flags = BuildingState::kLastStand;
    table.building("barracks").flags = BuildingState::kLastStand;
    table.beginWindow(3);
    table.play("invest gate-repair"); // 1 - 1 is still 1
    QVERIFY(table.happened("gate-repaired gate 6"));
    table.play("invest train-soldier"); // 2 - 1
    QVERIFY(table.happened("unit-promoted soldier barracks"));
    QCOMPARE(purseOf(table), 1);
}

void WindowTest::s1_13_5_noMarkerInTheBarracks()
{
    Table table;
    table.beginWindow(7);
    table.play({"invest train-veteran", "invest train-veteran"});
    QCOMPARE(counts(table.buildingNow("barracks").units), u"4 0 1"_s);
    table.play(
        {"invest train-soldier", "invest train-soldier", "invest train-soldier", "invest train-soldier"});
    QCOMPARE(counts(table.buildingNow("barracks").units), u"2 2 1"_s);
}

void WindowTest::s1_13_5_openAgainInTheNextRound()
{
    Table table;
    close(table, Work::Cannon);
    table.begin(StepKind::CleanUp);
    QCOMPARE(table.now().round, 2);
    QCOMPARE(table.now().done, 0u);
}

void WindowTest::s1_13_6_aFallingCostCompletesAtOnce()
{
    Table table;
    table.building("workshop").flags = BuildingState::kSaboteur;
    putOn(table, Work::WallRepair, 2);
    putOn(table, Work::HuntSaboteurs, 2);
    table.beginWindow(2);
    QVERIFY(!table.happened("action-completed"));
    table.play("invest hunt-saboteurs"); // the guards have one archer to give up
    QVERIFY(happenedInOrder(table, {"action-completed hunt-saboteurs", "action-completed wall-repair"}));
    table.play("target east-wall-1");
    QCOMPARE(table.wallNow("east-wall-1").wood, 1);
    QCOMPARE(purseOf(table), 1);
}

void WindowTest::s1_13_6_evenInTheInvadersPhase()
{
    Table table;
    table.building("workshop").flags = BuildingState::kSaboteur;
    putOn(table, Work::WallRepair, 2);
    table.data.invaders[0].turned = 1 << 4;
    table.beginPhase(4);
    table.play("act training-transfer");
    table.play("place-at scouts");
    QCOMPARE(decisionOf(table), u"target-of"_s);
    QCOMPARE(table.seat(), 1);
    QVERIFY(!table.happened("window-opens"));
    table.play("target west-wall-2");
    QCOMPARE(table.wallNow("west-wall-2").wood, 1);
    QVERIFY(isDone(table, Work::WallRepair));
    QCOMPARE(purseOf(table), 1); // for the transfer
}

void WindowTest::s1_13_6_extraHourglassesAreLost()
{
    Table table;
    putOn(table, Work::WallRepair, 3);
    table.beginWindow(1);
    QVERIFY(happenedInOrder(table, {"window-opens", "action-completed wall-repair"}));
    table.play("target west-wall-1");
    QCOMPARE(investedIn(table, Work::WallRepair), 0);
    QCOMPARE(purseOf(table), 1);
}

void WindowTest::s1_13_6_waitsWithoutATarget()
{
    Table table;
    table.building("scouts").flags = BuildingState::kSaboteur;
    putOn(table, Work::EngineDamage, 2);
    putOn(table, Work::HuntSaboteurs, 2);
    table.beginWindow(2);
    table.play("invest hunt-saboteurs");
    QVERIFY(!table.happened("action-completed engine-damage"));
    QCOMPARE(investedIn(table, Work::EngineDamage), 2);
    QCOMPARE(refusal(table, "invest engine-damage"), u"waits-already 13.4"_s);

    table.addEngine(Engine::Catapult, "west-rampart-1"); // the next window has a target
    table.building("scouts").flags = 0;
    table.beginWindow(1);
    QVERIFY(
        happenedInOrder(table, {"window-opens", "action-completed engine-damage", "card-added catapult-1"}));
    QCOMPARE(table.now().engines[0].misses, kDeckMisses + 1);
    QCOMPARE(purseOf(table), 1); // for free
}

void WindowTest::s1_13_6_carriedOutFreeTheMomentATargetArises()
{
    Table table;
    table.building("barracks").units = {4, 0, 0};
    putOn(table, Work::TrainVeteran, 2);
    table.beginWindow(1);
    QVERIFY(!table.happened("unit-promoted"));
    table.play({"lift west-wall-1 soldier", "set-down barracks"});
    QVERIFY(table.happened("unit-promoted veteran barracks")); // with the purse empty
    QCOMPARE(counts(table.buildingNow("barracks").units), u"4 0 1"_s);
}

void WindowTest::s1_13_6_anOrdinaryActionAgainIfTheCostHasRisen()
{
    Table table;
    table.addEngine(Engine::Ballista, "west-rampart-1");
    table.building("scouts").flags = BuildingState::kSaboteur;
    putOn(table, Work::EngineDamage, 2);
    table.beginWindow(2);
    QVERIFY(!table.happened("action-completed"));
    table.play("invest engine-damage");
    QVERIFY(table.happened("action-completed engine-damage"));
}

void WindowTest::s1_13_6_fireBurntOutCountsInTheNewRound()
{
    Table table;
    table.building("workshop").flags = BuildingState::kFire;
    putOn(table, Work::WallRepair, 2);
    table.begin(StepKind::CleanUp);
    QCOMPARE(table.now().round, 2);
    QVERIFY(!table.happened("action-completed"));
    table.playOnTo(StepKind::TargetOf);
    QCOMPARE(table.now().round, 2);
    QVERIFY(happenedInOrder(table, {"window-opens 1", "action-completed wall-repair"}));
    QVERIFY(isDone(table, Work::WallRepair));
}

void WindowTest::s1_13_7_theDefenderChoosesTheOrder()
{
    Table table;
    table.building("workshop").flags = BuildingState::kSaboteur;
    table.building("forge").flags = BuildingState::kSaboteur;
    putOn(table, Work::WallRepair, 2);
    putOn(table, Work::OrcCauldron, 2);
    putOn(table, Work::Cannon, 3); // not enough without the saboteur either
    putOn(table, Work::HuntSaboteurs, 2);
    table.beginWindow(2);
    table.play("invest hunt-saboteurs");
    QCOMPARE(decisionOf(table), u"completion"_s);
    QCOMPARE(table.seat(), 1);
    QCOMPARE(offered(table), (QStringList {u"complete orc-cauldron"_s, u"complete wall-repair"_s}));
    QCOMPARE(refusal(table, "complete cannon"), u"not-completed 13.7"_s);
    QCOMPARE(table.sentenceAgainst("complete cannon"),
             std::string("This action does not hold all its hourglasses yet: 3 of 4."));
    table.play({"complete wall-repair", "target west-wall-1"});
    QCOMPARE(decisionOf(table), u"target-of"_s); // of the cauldron, the last one
    table.play("target west-wall-1");
    QVERIFY(happenedInOrder(table, {"wood-placed west-wall-1", "device-placed orc-cauldron west-wall-1"}));
    QCOMPARE(decisionOf(table), u"window"_s);
}

void WindowTest::s1_13_8_whatTargetsName()
{
    Table table;
    table.wall("west-wall-2").flags = WallState::kSiegeTower;
    table.wall("west-wall-2").crew = {1, 1, 0};
    table.addEngine(Engine::Catapult, "west-rampart-1");
    table.addEngine(Engine::Ballista, "east-rampart-1");
    putOn(table, Work::EngineDamage, 1);
    putOn(table, Work::Blessing, 1);
    table.building("guards").units = {1, 1, 0};
    table.building("forge").flags = BuildingState::kSaboteur;
    putOn(table, Work::HuntSaboteurs, 2);
    table.beginWindow(9);
    table.play("invest tower-raid");
    QCOMPARE(offered(table),
             (QStringList {u"target-crew west-wall-2 goblin"_s, u"target-crew west-wall-2 orc"_s}));
    QCOMPARE(refusal(table, "target west-wall-2"), u"not-now 13.8"_s);
    table.play({"target-crew west-wall-2 orc", "invest engine-damage"});
    QCOMPARE(offered(table), (QStringList {u"target-engine catapult-1"_s, u"target-engine ballista-1"_s}));
    table.play({"target-engine ballista-1", "invest blessing"});
    QCOMPARE(offered(table), (QStringList {u"target-side west"_s, u"target-side east"_s}));
    table.play({"target-side east", "invest hunt-saboteurs"});
    QCOMPARE(offered(table), (QStringList {u"give-up archer"_s, u"give-up soldier"_s}));
}

std::unique_ptr<QObject> makeWindowTest()
{
    return std::make_unique<WindowTest>();
}

} // namespace merlon::siege1

#include "window_test.moc"
