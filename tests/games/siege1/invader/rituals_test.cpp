#include "tests/games/siege1/invader/invader_actions.h"
#include "tests/games/siege1/invader/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

/// S1-9: rituals.
class RitualsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_9_1_aBloodstoneKillsADefenderToo();
    void s1_9_1_itKillsOnABareWallAndNotIfTheCatapultMisses();
    void s1_9_1_onlyACatapultWithoutOne();
    void s1_9_2_thePossessedHeroCannotActButMove();
    void s1_9_2_hisBonusAndWhatHeDidStay();
    void s1_9_3_aFireMakesTheActionsOfABuildingDearer();
    void s1_9_4_theSpectreTakesWhoIsNotRescued();
    void s1_9_5_terrorLeavesOneUnitInTheCourtyard();
    void s1_9_5_terrorWorksAfterEveryArrival();
    void s1_9_6_arrivingInTheStormCostsOneMore();
    void s1_9_7_anAccidentNeedsACauldronAndHitsItsOwnPeople_data();
    void s1_9_7_anAccidentNeedsACauldronAndHitsItsOwnPeople();
    void s1_9_7_onlyWallsWithACauldron();
    void s1_9_6_aTileOfAKindPerTargetAndGoneAtTheRoundEnd();
};

void RitualsTest::s1_9_1_aBloodstoneKillsADefenderToo()
{
    Table table;
    table.addEngine(Engine::Catapult, "west-rampart-1").flags = EngineState::kBloodstone;
    table.wall("west-wall-1").wood = 1;
    fireEngines(table);
    table.play({"aim-engine catapult-1 west-wall-1", "reveal-shot catapult-1 hit"});
    QCOMPARE(offered(table), QStringList({u"kill-defender archer"_s, u"kill-defender soldier"_s}));
    table.play("kill-defender soldier");
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"1 0 0"_s);
    QCOMPARE(table.wallNow("west-wall-1").stone, 1);
    QCOMPARE(table.wallNow("west-wall-1").wood, 0);
    QCOMPARE(counts(table.buildingNow("hospital").units), u"0 0 0"_s);
}

void RitualsTest::s1_9_1_itKillsOnABareWallAndNotIfTheCatapultMisses()
{
    Table table;
    table.addEngine(Engine::Catapult, "west-rampart-1");
    table.clearWalls();
    table.wall("west-wall-1").defenders = {0, 0, 1};
    fireEngines(table);
    QVERIFY(!table.happened("engine-aimed")); // without the stone there is nothing to hit
    table.data.engines[0].flags = EngineState::kBloodstone;
    fireEngines(table);
    table.play("reveal-shot catapult-1 miss");
    QVERIFY(!table.happened("unit-killed"));
    fireEngines(table);
    table.play("reveal-shot catapult-1 hit");
    QVERIFY(table.happened("unit-killed west-wall-1 veteran"));
}

void RitualsTest::s1_9_1_onlyACatapultWithoutOne()
{
    Table table;
    table.addEngine(Engine::Ballista, "west-rampart-1");
    table.addEngine(Engine::Catapult, "west-rampart-2").flags = EngineState::kBloodstone;
    table.addEngine(Engine::Catapult, "west-rampart-3");
    table.addEngine(Engine::Catapult, "west-rampart-4");
    beginAct(table, Action::Bloodstone);
    QCOMPARE(offered(table), QStringList({u"place-on-engine catapult-2"_s, u"place-on-engine catapult-3"_s}));
    QCOMPARE(refusal(table, "place-on-engine ballista-1"), u"not-offered 9.1"_s);
    QCOMPARE(refusal(table, "place-on-engine catapult-1"), u"tile-there 9.1"_s);
}

void RitualsTest::s1_9_2_thePossessedHeroCannotActButMove()
{
    Table table;
    table.wall("east-wall-3").invaders = {1, 0, 0};
    table.data.possessed = 3;
    table.beginWindow(5);
    QCOMPARE(refusal(table, "speech 1"), u"hero-possessed 9.2"_s);
    QCOMPARE(refusal(table, "raid goblin"), u"hero-possessed 9.2"_s);
    QVERIFY(table.isLegal("hero-move officer west-wall-2"));
    QVERIFY(table.isLegal("hero-move warrior courtyard"));
    table.data.possessed = 1; // the officer alone
    table.beginWindow(5);
    QVERIFY(table.isLegal("raid goblin"));
    QCOMPARE(refusal(table, "speech 1"), u"hero-possessed 9.2"_s);
}

void RitualsTest::s1_9_2_hisBonusAndWhatHeDidStay()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.wall("west-wall-1").defenders = {2, 0, 0};
    table.data.heroes[0] = table.place("west-wall-1");
    table.data.speech = 3;
    table.data.speechAt = table.place("west-wall-1");
    table.data.heroesUsed = 1;
    deal(table, Action::Possession);
    table.giveReady(0, {1, 0, 0});
    table.beginPhase(5);
    table.play({"act possession", "place-on-hero officer"});
    table.data = table.now();
    fight(table); // 2 archers, one more for each, and the speech
    QVERIFY(table.happened("totals-compared west-wall-1 1 7"));
}

void RitualsTest::s1_9_3_aFireMakesTheActionsOfABuildingDearer()
{
    Table table;
    table.building("cathedral").flags = BuildingState::kSaboteur;
    deal(table, Action::Fire);
    table.giveReady(0, {9, 0, 0});
    table.beginPhase(5);
    table.play({"act fire", "place-at cathedral", "end-phase"});
    QCOMPARE(decisionOf(table), u"window"_s);
    table.play("invest blessing");
    QVERIFY(table.happened("hourglass-placed blessing 1 4")); // on top of the saboteur

    table.building("cathedral").flags = BuildingState::kFire;
    beginAct(table, Action::Fire);
    QCOMPARE(refusal(table, "place-at cathedral"), u"tile-there 9.3"_s);
    QCOMPARE(refusal(table, "place-at hospital"), u"wrong-place 9.3"_s);
}

void RitualsTest::s1_9_4_theSpectreTakesWhoIsNotRescued()
{
    Table table;
    table.building("hospital").units = {1, 2, 1};
    table.data.discard = {0, 5, 5};
    table.data.spectre = 1;
    table.begin(StepKind::Hospital);
    table.play({"rescue soldier", "rescue veteran"});
    QCOMPARE(offered(table),
             QStringList({u"convert soldier west-foreground"_s,
                          u"convert soldier east-foreground"_s})); // no goblin for the archer
    table.play("convert soldier east-foreground");
    QCOMPARE(counts(table.foregroundNow("east-foreground").invaders), u"0 1 0"_s);
    QCOMPARE(counts(table.now().discard), u"0 4 5"_s);
    QCOMPARE(counts(table.now().defenderSupply), u"3 11 4"_s);

    table.data.spectre = 0;
    table.begin(StepKind::Hospital);
    table.play({"rescue soldier", "rescue veteran"});
    QVERIFY(!table.happened("unit-converted"));

    table.giveReady(0, {1, 0, 0}); // placed in phase 5
    beginPhaseOf(table, Action::Spectre);
    table.play("act spectre");
    QVERIFY(table.happened("ritual-laid spectre hospital"));
    QCOMPARE(table.now().spectre, 1);
}

void RitualsTest::s1_9_5_terrorLeavesOneUnitInTheCourtyard()
{
    Table table;
    table.data.courtyard = {2, 1, 1};
    table.giveReady(0, {1, 0, 0});
    beginPhaseOf(table, Action::Terror);
    table.play("act terror");
    QCOMPARE(counts(table.now().courtyard), u"0 0 1"_s); // the weakest first
    QVERIFY(happenedInOrder(table, {"unit-scared archer", "unit-scared archer", "unit-scared soldier"}));
    QCOMPARE(counts(table.now().defenderSupply), u"4 11 4"_s);
    QCOMPARE(counts(table.buildingNow("honour-guard").units), u"0 2 0"_s);
    QCOMPARE(counts(table.buildingNow("barracks").units), u"4 1 0"_s);
}

void RitualsTest::s1_9_5_terrorWorksAfterEveryArrival()
{
    Table table;
    table.data.courtyard = {0, 1, 0};
    table.data.heroes.fill(table.field().courtyard); // heroes do not count
    table.data.flags = SiegeData::kTerror;
    table.beginWindow(3);
    QVERIFY(!table.happened("unit-scared"));
    table.play({"lift west-wall-1 archer", "set-down courtyard"});
    QVERIFY(table.happened("unit-scared archer"));
    QCOMPARE(counts(table.now().courtyard), u"0 1 0"_s);

    table.building("hospital").units = {0, 1, 1};
    table.begin(StepKind::Hospital);
    table.play("rescue veteran");
    QCOMPARE(counts(table.now().courtyard), u"0 0 1"_s);
    QCOMPARE(table.count("unit-scared"), 2);
}

void RitualsTest::s1_9_6_arrivingInTheStormCostsOneMore()
{
    Table table;
    table.wall("west-wall-1").flags = WallState::kStorm;
    table.data.heroes[0] = table.place("west-wall-2");
    table.data.courtyard = {2, 0, 0};
    table.beginWindow(8);
    table.play({"lift courtyard archer", "set-down west-wall-1"});
    QCOMPARE(table.now().defenders[0].purse, 6);
    table.play("hero-move officer west-wall-1"); // heroes too
    QCOMPARE(table.now().defenders[0].purse, 4);
    table.play({"lift west-wall-1 archer", "set-down courtyard"}); // leaving costs no more than ever
    QCOMPARE(table.now().defenders[0].purse, 3);
    table.beginWindow(1);
    QCOMPARE(refusal(table, "hero-move officer west-wall-1"), u"hourglass-short 14.5"_s);
}

void RitualsTest::s1_9_7_anAccidentNeedsACauldronAndHitsItsOwnPeople_data()
{
    QTest::addColumn<int>("cauldron");
    QTest::addColumn<QString>("left");
    QTest::newRow("troll") << int(Cauldron::Troll) << u"2 2 1"_s;
    QTest::newRow("orc") << int(Cauldron::Orc) << u"2 1 2"_s;
    QTest::newRow("goblin") << int(Cauldron::Goblin) << u"0 2 2"_s;
}

void RitualsTest::s1_9_7_anAccidentNeedsACauldronAndHitsItsOwnPeople()
{
    QFETCH(int, cauldron);
    QFETCH(QString, left);
    Table table;
    WallState &wall = table.wall("west-wall-1");
    wall.cauldron = static_cast<Cauldron>(cauldron);
    wall.flags = WallState::kAccident;
    wall.defenders = {2, 2, 2};
    wall.invaders = {2, 1, 1};
    table.begin(StepKind::PourCauldrons);
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), left);
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"2 1 1"_s);
    QVERIFY(!siege::isEmpty(table.buildingNow("hospital").units));
    wall.invaders = {};
    table.begin(StepKind::PourCauldrons); // with nobody to pour it on
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), left);
}

void RitualsTest::s1_9_7_onlyWallsWithACauldron()
{
    Table table;
    table.wall("west-wall-1").cauldron = Cauldron::Orc;
    table.wall("west-wall-3").cauldron = Cauldron::Troll;
    table.wall("west-wall-5").cauldron = Cauldron::Troll;
    table.wall("west-wall-5").flags = WallState::kAccident;
    beginAct(table, Action::Accident);
    QCOMPARE(offered(table), QStringList({u"place-at west-wall-1"_s, u"place-at west-wall-3"_s}));
    QCOMPARE(refusal(table, "place-at west-wall-2"), u"wrong-place 9.7"_s);
    QCOMPARE(refusal(table, "place-at west-wall-5"), u"tile-there 9.7"_s);
}

void RitualsTest::s1_9_6_aTileOfAKindPerTargetAndGoneAtTheRoundEnd()
{
    Table table;
    table.wall("west-wall-1").flags = WallState::kStorm;
    beginAct(table, Action::Storm);
    QCOMPARE(refusal(table, "place-at west-wall-1"), u"tile-there 9.6"_s);
    QCOMPARE(offered(table).size(), 8);

    table.wall("west-wall-1").flags |= WallState::kAccident | WallState::kSiegeTower;
    table.addEngine(Engine::Catapult, "west-rampart-1").flags = EngineState::kBloodstone;
    table.building("forge").flags = BuildingState::kFire | BuildingState::kSaboteur;
    table.data.possessed = 3;
    table.data.spectre = 1;
    table.data.flags = SiegeData::kTerror;
    table.begin(StepKind::CleanUp);
    QCOMPARE(table.wallNow("west-wall-1").flags, WallState::kSiegeTower);
    QCOMPARE(table.now().engines[0].flags, 0);
    QCOMPARE(table.buildingNow("forge").flags, BuildingState::kSaboteur);
    QCOMPARE(table.now().possessed, 0);
    QCOMPARE(table.now().spectre, 0);
    QVERIFY(!table.now().has(SiegeData::kTerror));
}

std::unique_ptr<QObject> makeRitualsTest()
{
    return std::make_unique<RitualsTest>();
}

} // namespace merlon::siege1

#include "rituals_test.moc"
