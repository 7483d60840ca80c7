#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

namespace {

/// One hourglass is missing on the track; a phase with one in the reserve begins and it is placed.
void complete(Table &table, Action action)
{
    const ActionData &data = dataOf(action);
    table.data.tracks[static_cast<std::size_t>(action)] = static_cast<std::uint8_t>(data.cost - 1);
    table.beginDefenderPhase(1);
    table.play("place-hourglass " + std::string(data.key));
}

/// Why the last hourglass cannot be placed.
QString refusalOfLast(Table &table, Action action)
{
    const ActionData &data = dataOf(action);
    table.data.tracks[static_cast<std::size_t>(action)] = static_cast<std::uint8_t>(data.cost - 1);
    table.beginDefenderPhase(1);
    return refusal(table, "place-hourglass " + std::string(data.key));
}

/// Everything that would happen on a wall in an assault.
void prepareFight(Table &table, std::string_view wall)
{
    table.wall(wall).invaders = {0, 3, 0};
    table.wall(wall).defenders = {1, 0, 0};
    table.wall(wall).equipment = 1u << static_cast<int>(Equipment::Poison);
    table.wall(wall).cauldron = Cauldron::Orc;
    table.wall(wall).order = Order::GoblinFury;
}

} // namespace

/// S2-15: what building actions do.
class BuildingsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_15_1_aCannonGoesToATowerWithoutDevice();
    void s2_15_1_aPoleAndABayWindow();
    void s2_15_1_whatADeviceOrATrapWouldReachIsKnownBefore();
    void s2_15_1_aDeviceOfTheSupplyAndAFreeTowerAreNeeded();
    void s2_12_3_theReasonSaysWhatIsMissing();
    void s2_15_2_aCauldronGoesToAWallThatHasAPlaceForIt();
    void s2_15_2_thereAreThreeCauldronsOfEachKind();
    void s2_15_2_itIsNotUsedUp();
    void s2_15_3_aLadderGivesASpaceForGood();
    void s2_15_3_oneOnEachWallAndThreeInAll();
    void s2_15_4_aWallComponentWithoutLimitPerWall();
    void s2_15_4_itCostsMoreUnderNotASingleStone();
    void s2_15_5_aTrapOnAFreePath();
    void s2_15_5_threeTrapsOfEachType();
    void s2_15_6_aMalfunctionSilencesAMachineForOneAssault();
    void s2_15_7_aSpyLiesOnARowCardOfPhases2To5();
    void s2_15_8_aBlessingOfOneSide();
    void s2_15_9_anOrderIsMixedUpAndReturnsWithoutEffect();
    void s2_15_10_sharpshootersKillAnyInvaderUnitOnTheBoard();
    void s2_15_10_notWithoutAnyUnitToShootAt();
    void s2_15_11_glareBlindsAWallForThisRound();
    void s2_15_11_noFightPoisonOrCauldronOnAGlaredWall();
    void s2_15_11_anOrderOnAGlaredWallReturnsUnseen();
    void s2_15_11_aGlaredWallIsNoTargetOfMachinesAndPoles();
    void s2_15_11_marksmenOnAGlaredWallDoNotFire();
    void s2_15_12_aMarksmanBecomesASoldier();
    void s2_15_12_aSoldierBecomesAVeteran();
    void s2_15_12_aFreeSpaceAndABetterUnitAreNeeded();
    void s2_15_13_aMarksmanOfTheGuardsLeavesTheGameAndAllSaboteursReturn();
    void s2_15_13_aSaboteurAndAMarksmanAreNeeded();
};

void BuildingsTest::s2_15_1_aCannonGoesToATowerWithoutDevice()
{
    Table table;
    table.tower("west-tower-1").marksmen = 2;
    table.tower("west-tower-2").device = Device::Pole;
    complete(table, Action::Cannon);
    QCOMPARE(offered(table).size(), 6);
    QCOMPARE(refusal(table, "place-device west-tower-2"), u"device-there 15.1"_s);
    QCOMPARE(refusal(table, "place-device west-wall-1"), u"wrong-place 15.1"_s);
    table.play("place-device west-tower-1");
    QCOMPARE(table.towerNow("west-tower-1").device, Device::Cannon);
    QCOMPARE(table.towerNow("west-tower-1").marksmen, 2);
}

void BuildingsTest::s2_15_1_whatADeviceOrATrapWouldReachIsKnownBefore()
{
    Table table;
    complete(table, Action::Cannon);
    QCOMPARE(
        reached(table, "place-device west-tower-2"),
        (QStringList {u"west-foreground"_s, u"west-rampart-1"_s, u"west-rampart-2"_s, u"west-rampart-3"_s}));
    Table other;
    complete(other, Action::Pole);
    const QStringList walls = reached(other, "place-device west-tower-2");
    QVERIFY(!walls.isEmpty() && walls.filter(u"west-wall"_s).size() == walls.size());
    Table last;
    complete(last, Action::Trap);
    const QString trap = offered(last, "place-trap").front();
    QCOMPARE(reached(last, trap.toStdString()), QStringList {trap.section(u'>', 1)});
}

void BuildingsTest::s2_15_1_aPoleAndABayWindow()
{
    Table table;
    complete(table, Action::Pole);
    table.play("place-device east-tower-3");
    QCOMPARE(table.towerNow("east-tower-3").device, Device::Pole);
    complete(table, Action::BayWindow);
    table.play("place-device east-tower-2");
    QCOMPARE(table.towerNow("east-tower-2").device, Device::BayWindow);
}

void BuildingsTest::s2_15_1_aDeviceOfTheSupplyAndAFreeTowerAreNeeded()
{
    Table table;
    for (const char *tower : {"west-tower-1", "west-tower-2", "west-tower-3"})
        table.tower(tower).device = Device::Cannon;
    QCOMPARE(refusalOfLast(table, Action::Cannon), u"condition-missing 12.3"_s);
    QCOMPARE(refusalOfLast(table, Action::Pole), QString());
    for (const char *tower : {"west-tower-4", "east-tower-1"})
        table.tower(tower).device = Device::Pole;
    for (const char *tower : {"east-tower-2", "east-tower-3"})
        table.tower(tower).device = Device::BayWindow;
    QCOMPARE(refusalOfLast(table, Action::Pole), u"condition-missing 12.3"_s);
    QCOMPARE(refusalOfLast(table, Action::BayWindow), u"condition-missing 12.3"_s);
}

void BuildingsTest::s2_12_3_theReasonSaysWhatIsMissing()
{
    Table table;
    const auto sentence = [&](Action action) {
        static_cast<void>(refusalOfLast(table, action));
        return table.sentenceAgainst("place-hourglass " + std::string(dataOf(action).key));
    };
    const auto missing = [&](Action action, const char *what) {
        const std::string said = sentence(action);
        const std::string end = std::string(" cannot be completed now: ") + what + '.';
        return said.size() > end.size() && said.ends_with(end);
    };
    QVERIFY(missing(Action::Malfunction, "there is no engine without a malfunction on the board"));
    QVERIFY(missing(Action::OrdersMixUp, "there is no order on the board"));
    QVERIFY(missing(Action::TrackingSaboteurs, "there is no saboteur on the board"));
    table.building("forge").saboteur = 1;
    table.building("guards").units = {0, 0, 0};
    QVERIFY(missing(Action::TrackingSaboteurs, "there is no marksman in the guards"));
    table.building("forge").saboteur = 0;
    table.building("barracks").units = {0, 0, 0};
    QVERIFY(missing(Action::TrainTroops, "no unit in the barracks can be trained"));
    for (const char *tower : {"west-tower-1", "west-tower-2", "west-tower-3"})
        table.tower(tower).device = Device::Cannon;
    QVERIFY(missing(Action::Cannon, "no piece of this type is left"));
    for (const char *tower : {"west-tower-4", "east-tower-1", "east-tower-2"})
        table.tower(tower).device = Device::BayWindow;
    table.tower("east-tower-3").device = Device::Pole;
    QVERIFY(missing(Action::Pole, "every tower already has a device"));
    table.foreground("west-foreground").invaders = {};
    table.foreground("east-foreground").invaders = {};
    table.data.marauders = {};
    QVERIFY(missing(Action::Sharpshooters, "there is no invader unit on the board"));
}

void BuildingsTest::s2_15_2_aCauldronGoesToAWallThatHasAPlaceForIt()
{
    const std::pair<Action, Cauldron> kinds[] {{Action::CauldronTroll, Cauldron::Troll},
                                               {Action::CauldronOrc, Cauldron::Orc},
                                               {Action::CauldronGoblin, Cauldron::Goblin}};
    for (const auto &[action, cauldron] : kinds) {
        Table table;
        table.wall("west-wall-2").cauldron = Cauldron::Goblin;
        complete(table, action);
        QCOMPARE(offered(table).size(), 5);
        QCOMPARE(refusal(table, "place-cauldron west-wall-3"), u"cauldron-place-missing 15.2"_s);
        QCOMPARE(refusal(table, "place-cauldron west-wall-2"), u"already-there 15.2"_s);
        table.play("place-cauldron west-wall-1");
        QCOMPARE(table.wallNow("west-wall-1").cauldron, cauldron);
    }
}

void BuildingsTest::s2_15_2_thereAreThreeCauldronsOfEachKind()
{
    Table table;
    for (const char *wall : {"west-wall-1", "west-wall-2", "west-wall-4"})
        table.wall(wall).cauldron = Cauldron::Orc;
    QCOMPARE(refusalOfLast(table, Action::CauldronOrc), u"condition-missing 12.3"_s);
    QCOMPARE(refusalOfLast(table, Action::CauldronTroll), QString());
}

void BuildingsTest::s2_15_2_itIsNotUsedUp()
{
    Table table;
    table.wall("west-wall-2").cauldron = Cauldron::Orc;
    table.wall("west-wall-2").invaders = {0, 1, 0};
    table.begin(StepKind::Assault);
    QVERIFY(table.happened("unit-killed west-wall-2 orc"));
    QCOMPARE(table.wallNow("west-wall-2").cauldron, Cauldron::Orc);
}

void BuildingsTest::s2_15_3_aLadderGivesASpaceForGood()
{
    Table table;
    complete(table, Action::Ladder);
    QCOMPARE(offered(table).size(), 9);
    table.play("place-ladder west-wall-2");
    table.data = table.now();
    table.data.courtyard = {0, 0, 1};
    table.beginDefenderPhase(1);
    table.play({"select veteran courtyard", "move-to west-wall-2"});
    QCOMPARE(counts(table.wallNow("west-wall-2").defenders), u"1 1 1"_s);
}

void BuildingsTest::s2_15_3_oneOnEachWallAndThreeInAll()
{
    Table table;
    table.wall("west-wall-1").flags |= WallState::kDefenderLadder;
    table.wall("west-wall-2").flags |= WallState::kDefenderLadder;
    complete(table, Action::Ladder);
    QCOMPARE(refusal(table, "place-ladder west-wall-1"), u"already-there 15.3"_s);
    table.wall("west-wall-3").flags |= WallState::kDefenderLadder;
    QCOMPARE(refusalOfLast(table, Action::Ladder), u"condition-missing 12.3"_s);
}

void BuildingsTest::s2_15_4_aWallComponentWithoutLimitPerWall()
{
    Table table;
    table.wall("west-wall-1").stone = 6;
    complete(table, Action::Wall);
    table.play("place-stone west-wall-1");
    QCOMPARE(table.wallNow("west-wall-1").stone, 7);
    table.wall("west-wall-1").stone = 7; // all 23 are in use
    QCOMPARE(refusalOfLast(table, Action::Wall), u"condition-missing 12.3"_s);
}

void BuildingsTest::s2_15_4_itCostsMoreUnderNotASingleStone()
{
    Table table;
    table.data.objectives[0] = {static_cast<std::uint8_t>(Objective::NotASingleStone),
                                ObjectiveState::Staying};
    table.building("workshop").saboteur = 1;
    table.data.kept = 1u << static_cast<int>(Plan::EmergencyMasonry);
    table.beginDefenderPhase(1);
    table.play("place-hourglass wall");
    QVERIFY(table.happened("hourglass-placed wall 1 5")); // all increases add up
}

void BuildingsTest::s2_15_5_aTrapOnAFreePath()
{
    Table table;
    table.path("west-foreground", "west-rampart-1").flags |= PathState::kBridge;
    table.path("west-foreground", "west-rampart-2").trap = Trap::Troll;
    complete(table, Action::Trap);
    QCOMPARE(refusal(table, "place-trap west-foreground>west-rampart-1"), u"trap-or-bridge-there 15.5"_s);
    QCOMPARE(refusal(table, "place-trap west-foreground>west-rampart-2"), u"trap-or-bridge-there 15.5"_s);
    QCOMPARE(refusal(table, "place-trap marauders>west-rampart-4"), u"not-trappable 15.5"_s);
    table.play("place-trap west-foreground>west-rampart-3");
    QCOMPARE(decisionOf(table), u"trap-type"_s);
    table.play("trap-type siege-tower");
    const PathState &path = table.pathNow("west-foreground", "west-rampart-3");
    QCOMPARE(path.trap, Trap::SiegeTower);
    QVERIFY(!path.has(PathState::kFaceUp));
}

void BuildingsTest::s2_15_5_threeTrapsOfEachType()
{
    Table table;
    std::size_t path = 0;
    for (const Trap trap : {Trap::Goblin, Trap::Goblin, Trap::Goblin, Trap::Troll})
        table.data.paths[path++].trap = trap;
    complete(table, Action::Trap);
    table.play("place-trap east-foreground>east-rampart-3");
    QCOMPARE(refusal(table, "trap-type goblin"), u"no-token 15.5"_s);
    QVERIFY(table.isLegal("trap-type troll"));
    for (const Trap trap : {Trap::Troll, Trap::Troll, Trap::SiegeTower, Trap::SiegeTower, Trap::SiegeTower})
        table.data.paths[path++].trap = trap;
    QCOMPARE(refusalOfLast(table, Action::Trap), u"condition-missing 12.3"_s);
}

void BuildingsTest::s2_15_6_aMalfunctionSilencesAMachineForOneAssault()
{
    Table table;
    table.addMachine(Machine::Ballista, "west-rampart-1");
    table.addMachine(Machine::Catapult, "west-rampart-2");
    table.data.machines[0].malfunction = 1;
    complete(table, Action::Malfunction); // only the catapult is left
    QCOMPARE(table.now().machines[1].malfunction, 1);
    table.data.machines[1].malfunction = 1;
    QCOMPARE(refusalOfLast(table, Action::Malfunction), u"condition-missing 12.3"_s);
    table.begin(StepKind::Assault);
    QVERIFY(!table.happened("shot-revealed"));
    QCOMPARE(table.now().machines[0].malfunction, 0);
    QCOMPARE(table.now().machines[0].misses, kDeckMisses);
}

void BuildingsTest::s2_15_7_aSpyLiesOnARowCardOfPhases2To5()
{
    Table table;
    table.data.spied = 1u << static_cast<int>(Card::Ballista);
    complete(table, Action::Spy);
    QCOMPARE(refusal(table, "choose-card maneuver"), u"other-phase 15.7"_s);
    QCOMPARE(refusal(table, "choose-card resources"), u"other-phase 15.7"_s);
    QCOMPARE(refusal(table, "choose-card artilleryman"), u"card-not-here 15.7"_s); // in the card supply
    QCOMPARE(refusal(table, "choose-card ballista"), u"spy-there 15.7"_s);
    table.play("choose-card ladder");
    QVERIFY((table.now().spied >> static_cast<int>(Card::Ladder) & 1) != 0);
    table.data.spied = table.now().spied;
    QCOMPARE(refusalOfLast(table, Action::Spy), u"condition-missing 12.3"_s); // there are two spies
}

void BuildingsTest::s2_15_8_aBlessingOfOneSide()
{
    Table table;
    complete(table, Action::Blessing);
    QCOMPARE(offered(table), (QStringList {u"choose-side west"_s, u"choose-side east"_s}));
    table.play("choose-side east");
    QVERIFY(table.now().blessed == siege::East);
}

void BuildingsTest::s2_15_9_anOrderIsMixedUpAndReturnsWithoutEffect()
{
    Table table;
    QCOMPARE(refusalOfLast(table, Action::OrdersMixUp), u"condition-missing 12.3"_s);
    for (const char *wall : {"west-wall-1", "west-wall-2"}) {
        table.wall(wall).invaders = {1, 0, 0};
        table.wall(wall).order = Order::Bluff;
    }
    complete(table, Action::OrdersMixUp);
    QCOMPARE(refusal(table, "choose-order west-wall-3"), u"no-order-there 15.9"_s);
    table.play("choose-order west-wall-2");
    QVERIFY(table.happened("order-returned west-wall-2"));
    QVERIFY(!table.happened("order-shown")); // unseen
    QCOMPARE(table.wallNow("west-wall-2").order, Order::None);
    QCOMPARE(table.wallNow("west-wall-1").order, Order::Bluff);
    QCOMPARE(table.now().ordersRemoved[3], 0);
}

void BuildingsTest::s2_15_10_sharpshootersKillAnyInvaderUnitOnTheBoard()
{
    Table table;
    table.wall("west-wall-1").invaders = {0, 0, 1};
    table.rampart("east-rampart-1").invaders = {1, 0, 0};
    table.rampart("east-rampart-1").flags |= RampartState::kMantelet; // no protection
    complete(table, Action::Sharpshooters);
    QVERIFY(table.isLegal("kill west-wall-1 troll"));
    QVERIFY(table.isLegal("kill east-rampart-1 goblin"));
    QVERIFY(table.isLegal("kill east-foreground orc"));
    QCOMPARE(refusal(table, "kill west-wall-1 goblin"), u"no-unit-there 15.10"_s);
    QCOMPARE(refusal(table, "kill west-wall-1 soldier"), u"wrong-place 15.10"_s);
    table.play("kill marauders orc");
    QCOMPARE(counts(table.now().marauders), u"1 0 0"_s);
    QCOMPARE(counts(table.now().fallen), u"0 1 0"_s);
}

void BuildingsTest::s2_15_10_notWithoutAnyUnitToShootAt()
{
    Table table;
    for (ForegroundState &foreground : table.data.foregrounds)
        foreground.invaders = {};
    table.data.marauders = {};
    QCOMPARE(refusalOfLast(table, Action::Sharpshooters), u"condition-missing 12.3"_s);
}

void BuildingsTest::s2_15_11_glareBlindsAWallForThisRound()
{
    Table table;
    complete(table, Action::Glare);
    QCOMPARE(offered(table).size(), 9);
    table.play("choose-wall west-wall-3");
    QVERIFY(table.wallNow("west-wall-3").has(WallState::kGlared));
}

void BuildingsTest::s2_15_11_noFightPoisonOrCauldronOnAGlaredWall()
{
    Table table;
    table.clearWalls();
    prepareFight(table, "west-wall-1"); // it would be a breach
    table.wall("west-wall-1").flags |= WallState::kGlared;
    table.begin(StepKind::Assault);
    QVERIFY(!table.happened("unit-killed"));
    QVERIFY(!table.happened("strengths-compared"));
    QCOMPARE(table.now().round, 2);
    QVERIFY(!table.wallNow("west-wall-1").has(WallState::kGlared));
}

void BuildingsTest::s2_15_11_anOrderOnAGlaredWallReturnsUnseen()
{
    Table table;
    table.clearWalls();
    prepareFight(table, "west-wall-1");
    table.wall("west-wall-1").flags |= WallState::kGlared;
    table.begin(StepKind::Assault);
    QVERIFY(table.happened("order-returned west-wall-1"));
    QVERIFY(!table.happened("order-shown"));
    QVERIFY(!table.happened("fury-rages"));
    QCOMPARE(table.now().ordersRemoved[0], 0);
}

void BuildingsTest::s2_15_11_aGlaredWallIsNoTargetOfMachinesAndPoles()
{
    Table table;
    table.wall("west-wall-1").flags |= WallState::kGlared;
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.wall("west-wall-2").invaders = {1, 0, 0};
    table.addMachine(Machine::Catapult, "west-rampart-1");
    table.tower("west-tower-1").device = Device::Pole;
    table.begin(StepKind::Assault);
    QCOMPARE(refusal(table, "fire catapult-1 west-wall-1"), u"glared 15.11"_s);
    table.play("hold-fire catapult-1");
    QCOMPARE(decisionOf(table), u"pole"_s);
    QCOMPARE(refusal(table, "pole west-tower-1 west-wall-1"), u"glared 15.11"_s);
    QVERIFY(table.isLegal("pole west-tower-1 west-wall-2"));
}

void BuildingsTest::s2_15_11_marksmenOnAGlaredWallDoNotFire()
{
    Table table;
    table.wall("west-wall-1").flags |= WallState::kGlared;
    table.rampart("west-rampart-1").invaders = {3, 0, 0};
    table.begin(StepKind::Assault);
    QVERIFY(!table.happened("marksman-aimed west-wall-1 west-rampart-1"));
    QVERIFY(table.happened("volley-fired west-rampart-1 1")); // the one of the second wall
}

void BuildingsTest::s2_15_12_aMarksmanBecomesASoldier()
{
    Table table;
    complete(table, Action::TrainTroops); // the space of the veteran is taken, so there is no choice
    QVERIFY(table.happened("unit-trained soldier barracks"));
    QCOMPARE(counts(table.buildingNow("barracks").units), u"2 2 1"_s);
    QCOMPARE(counts(table.now().defenderSupply), u"5 7 3"_s);
    QCOMPARE(table.now().tracks[static_cast<std::size_t>(Action::TrainTroops)], 0);
}

void BuildingsTest::s2_15_12_aSoldierBecomesAVeteran()
{
    Table table;
    table.building("barracks").units = {3, 1, 0};
    complete(table, Action::TrainTroops);
    QCOMPARE(offered(table), (QStringList {u"train marksman"_s, u"train soldier"_s}));
    QCOMPARE(refusal(table, "train veteran"), u"nothing-to-train 15.12"_s);
    table.play("train soldier");
    QCOMPARE(counts(table.buildingNow("barracks").units), u"3 0 1"_s);
    QCOMPARE(counts(table.now().defenderSupply), u"4 9 2"_s);
}

void BuildingsTest::s2_15_12_aFreeSpaceAndABetterUnitAreNeeded()
{
    Table table;
    table.building("barracks").units = {2, 2, 1};
    QCOMPARE(refusalOfLast(table, Action::TrainTroops), u"condition-missing 12.3"_s);
    table.building("barracks").units = {3, 1, 0};
    table.data.defenderSupply = {4, 0, 3};
    complete(table, Action::TrainTroops);
    QVERIFY(table.happened("unit-trained veteran barracks"));
}

void BuildingsTest::s2_15_13_aMarksmanOfTheGuardsLeavesTheGameAndAllSaboteursReturn()
{
    Table table;
    table.building("forge").saboteur = 1;
    table.building("cathedral").saboteur = 1;
    complete(table, Action::TrackingSaboteurs);
    QVERIFY(table.happened("saboteurs-tracked 2"));
    QCOMPARE(table.buildingNow("forge").saboteur, 0);
    QCOMPARE(table.buildingNow("cathedral").saboteur, 0);
    QCOMPARE(counts(table.buildingNow("guards").units), u"0 0 0"_s);
    QCOMPARE(counts(table.now().gone), u"1 0 0"_s);
    QCOMPARE(counts(table.now().hospital), u"0 0 0"_s);
    QCOMPARE(table.now().defendersKilled, 0);
}

void BuildingsTest::s2_15_13_aSaboteurAndAMarksmanAreNeeded()
{
    Table table;
    QCOMPARE(refusalOfLast(table, Action::TrackingSaboteurs), u"condition-missing 12.3"_s);
    table.building("forge").saboteur = 1;
    QCOMPARE(refusalOfLast(table, Action::TrackingSaboteurs), QString());
    table.building("guards").units = {};
    QCOMPARE(refusalOfLast(table, Action::TrackingSaboteurs), u"condition-missing 12.3"_s);
}

std::unique_ptr<QObject> makeBuildingsTest()
{
    return std::make_unique<BuildingsTest>();
}

} // namespace merlon::siege2

#include "buildings_test.moc"
