#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

namespace {

/// Units and wood for any machine.
void makeRich(Table &table)
{
    table.data.invaderSupply = {9, 9, 9};
    table.data.wood = 20;
    table.data.woodPile = 0;
}

/// The Crooked Crown, where both towers that face east-rampart-1 touch east-wall-2.
Board withTwoTowersFacingOneRampart()
{
    const Table shipped("crooked-crown");
    const Board &board = shipped.setup().board();
    std::vector<Link> links(board.links().begin(), board.links().end());
    links.push_back({"adjacent", "east-tower-1", "east-wall-2", {}, {}});
    return {board.info(), {board.places().begin(), board.places().end()}, std::move(links)};
}

/// As far as the question where the machine of that card goes.
void build(Table &table, Card card)
{
    makeRich(table);
    table.setRow({card});
    table.begin(StepKind::RowCard, 2);
    const std::string key(dataOf(card).key);
    table.play("perform " + key);
    table.play(table.choices("pay").front());
}

} // namespace

/// S2-6: phase 2, machines.
class MachinesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_6_1_atMostFourBarrageMachines();
    void s2_6_1_atMostThreeOfAType();
    void s2_6_1_eachSpaceHoldsOneMachine();
    void s2_6_2_aNewMachineHasItsOwnDeckOfTwoHitsAndFourMisses();
    void s2_6_2_whatAMachineWouldReachIsKnownBefore();
    void s2_6_3_aBallistaReachesTheWallsOfItsRampart();
    void s2_6_3_aBallistaKillsADefenderThenAnInvader();
    void s2_6_3_aBallistaKillsEachIfThereIsOne();
    void s2_6_4_aCatapultDestroysStoneBeforeTheCauldronBeforeADevice();
    void s2_6_4_aCatapultDestroysOnlyDevicesThatFaceItsRampart();
    void s2_6_4_ofSeveralDevicesTheInvaderChooses();
    void s2_6_5_aTrebuchetReachesAllWallsOfItsSide();
    void s2_6_5_aTrebuchetDestroysAnyAdjacentDevice();
    void s2_6_6_whatIsDestroyedReturnsAndMarksmenAreNotHurt();
    void s2_6_7_oneManteletOnARampart();
    void s2_6_7_aManteletStopsVolleys();
    void s2_6_7_aManteletStopsNeitherCannonsNorSharpshooters();
    void s2_6_8_aSiegeTowerIsPlacedOnAForegroundAndTakesNoSpace();
    void s2_6_8_aSiegeTowerMovesLikeAUnit();
    void s2_6_8_aSiegeTowerNeedsAWallThatTakesOneAndHasNone();
    void s2_6_8_atASiegeTowerStonesAndCauldronDoNotCount();
};

void MachinesTest::s2_6_1_atMostFourBarrageMachines()
{
    Table table;
    table.addMachine(Machine::Ballista, "west-rampart-1");
    table.addMachine(Machine::Ballista, "west-rampart-2");
    table.addMachine(Machine::Trebuchet, "west-foreground");
    build(table, Card::Catapult);
    QVERIFY(table.isLegal("place-machine west-rampart-3"));

    table.addMachine(Machine::Trebuchet, "east-foreground");
    table.begin(StepKind::RowCard, 2);
    QVERIFY(table.happened("card-impossible catapult engines"));
    table.setRow({Card::SiegeTower});
    table.begin(StepKind::RowCard, 2); // no barrage machine
    QVERIFY(table.isLegal("perform siege-tower"));
}

void MachinesTest::s2_6_1_atMostThreeOfAType()
{
    Table table;
    for (const char *rampart : {"west-rampart-1", "west-rampart-2", "east-rampart-1"})
        table.addMachine(Machine::Ballista, rampart);
    makeRich(table);
    table.begin(StepKind::RowCard, 2);
    QVERIFY(table.happened("card-impossible ballista token"));
    QCOMPARE(offered(table, "perform"), QStringList {u"perform catapult"_s});
}

void MachinesTest::s2_6_1_eachSpaceHoldsOneMachine()
{
    Table table;
    table.addMachine(Machine::Ballista, "west-rampart-1");
    build(table, Card::Catapult);
    QCOMPARE(refusal(table, "place-machine west-rampart-1"), u"no-space 6.1"_s);
    QCOMPARE(refusal(table, "place-machine west-foreground"), u"wrong-place 6.1"_s);
    QCOMPARE(offered(table).size(), 6); // the other ramparts

    table.addMachine(Machine::Trebuchet, "west-foreground");
    build(table, Card::Trebuchet);
    QCOMPARE(offered(table),
             QStringList({u"place-machine west-foreground"_s, u"place-machine east-foreground"_s}));
    QCOMPARE(refusal(table, "place-machine west-rampart-2"), u"wrong-place 6.1"_s);
    table.addMachine(Machine::Trebuchet, "west-foreground"); // takes its second space
    build(table, Card::Trebuchet);
    QVERIFY(table.happened("machine-placed trebuchet-3 east-foreground"));
}

void MachinesTest::s2_6_2_aNewMachineHasItsOwnDeckOfTwoHitsAndFourMisses()
{
    Table table;
    table.addMachine(Machine::Ballista, "west-rampart-1").misses = 1;
    build(table, Card::Ballista);
    table.play("place-machine east-rampart-2");
    QVERIFY(table.happened("machine-placed ballista-2 east-rampart-2"));
    const MachineState &machine = table.now().machines[1];
    QCOMPARE(machine.hits, 2);
    QCOMPARE(machine.misses, 4);
    QCOMPARE(table.now().machines[0].misses, 1);
}

void MachinesTest::s2_6_2_whatAMachineWouldReachIsKnownBefore()
{
    Table table;
    build(table, Card::Ballista);
    QCOMPARE(reached(table, "place-machine west-rampart-3"),
             QStringList({u"west-wall-3"_s, u"west-wall-4"_s}));
    build(table, Card::Trebuchet);
    const QStringList all = reached(table, "place-machine west-foreground");
    QVERIFY(all.size() > 2 && all.filter(u"west-wall"_s).size() == all.size());
    build(table, Card::Mantelet);
    QVERIFY(reached(table, "place-machine west-rampart-3").isEmpty());
}

void MachinesTest::s2_6_3_aBallistaReachesTheWallsOfItsRampart()
{
    Table table;
    table.addMachine(Machine::Ballista, "west-rampart-3");
    fireMachines(table);
    QCOMPARE(offered(table, "fire"),
             QStringList({u"fire ballista-1 west-wall-3"_s, u"fire ballista-1 west-wall-4"_s}));
    QCOMPARE(refusal(table, "fire ballista-1 west-wall-5"), u"out-of-reach 17.3"_s); // over rampart 4
    QCOMPARE(refusal(table, "fire ballista-1 east-wall-3"), u"out-of-reach 17.3"_s);
}

void MachinesTest::s2_6_3_aBallistaKillsADefenderThenAnInvader()
{
    Table table;
    table.wall("west-wall-3").defenders = {1, 0, 0};
    table.wall("west-wall-3").invaders = {0, 0, 1};
    table.addMachine(Machine::Ballista, "west-rampart-3");
    fireMachines(table);
    table.play({"fire ballista-1 west-wall-3", "reveal-shot ballista-1 hit"});
    QVERIFY(happenedInOrder(table, {"unit-killed west-wall-3 marksman", "unit-killed west-wall-3 troll"}));
    QCOMPARE(table.count("unit-killed"), 2);

    fireMachines(table);
    table.play({"fire ballista-1 west-wall-3", "reveal-shot ballista-1 miss"});
    QVERIFY(!table.happened("unit-killed"));
}

void MachinesTest::s2_6_3_aBallistaKillsEachIfThereIsOne()
{
    Table table;
    table.wall("west-wall-3").defenders = {0, 1, 0};
    table.addMachine(Machine::Ballista, "west-rampart-3");
    fireMachines(table);
    table.play({"fire ballista-1 west-wall-3", "reveal-shot ballista-1 hit"});
    QCOMPARE(table.count("unit-killed"), 1);

    table.wall("west-wall-3").defenders = {};
    table.wall("west-wall-3").invaders = {1, 0, 0};
    fireMachines(table);
    table.play({"fire ballista-1 west-wall-3", "reveal-shot ballista-1 hit"});
    QVERIFY(table.happened("unit-killed west-wall-3 goblin"));
    QCOMPARE(table.count("unit-killed"), 1);
}

void MachinesTest::s2_6_4_aCatapultDestroysStoneBeforeTheCauldronBeforeADevice()
{
    Table table;
    WallState &wall = table.wall("west-wall-2");
    wall.stone = 1;
    wall.cauldron = Cauldron::Orc;
    table.tower("west-tower-2").device = Device::Cannon;
    table.addMachine(Machine::Catapult, "west-rampart-2");
    const auto hit = [&] {
        fireMachines(table);
        table.play({"fire catapult-1 west-wall-2", "reveal-shot catapult-1 hit"});
    };
    hit();
    QVERIFY(table.happened("stone-destroyed west-wall-2"));
    QVERIFY(table.wallNow("west-wall-2").cauldron == Cauldron::Orc);
    QCOMPARE(table.now().stonesDestroyed, 1);
    wall.stone = 0;
    hit();
    QVERIFY(table.happened("cauldron-destroyed west-wall-2"));
    QVERIFY(table.towerNow("west-tower-2").device == Device::Cannon);
    wall.cauldron = Cauldron::None;
    hit();
    QVERIFY(table.happened("device-destroyed west-tower-2"));
    table.tower("west-tower-2").device = Device::None;
    hit();
    QVERIFY(table.happened("nothing-hit catapult-1 west-wall-2"));
}

void MachinesTest::s2_6_4_aCatapultDestroysOnlyDevicesThatFaceItsRampart()
{
    Table table;
    table.wall("west-wall-2").stone = 0;
    table.tower("west-tower-1").device = Device::Pole; // adjacent, but it faces west-rampart-1
    table.addMachine(Machine::Catapult, "west-rampart-2");
    fireMachines(table);
    table.play({"fire catapult-1 west-wall-2", "reveal-shot catapult-1 hit"});
    QVERIFY(table.happened("nothing-hit"));
    QVERIFY(table.towerNow("west-tower-1").device == Device::Pole);
}

void MachinesTest::s2_6_4_ofSeveralDevicesTheInvaderChooses()
{
    Table table(withTwoTowersFacingOneRampart());
    table.wall("east-wall-2").stone = 0;
    table.tower("east-tower-1").device = Device::Pole;
    table.tower("east-tower-2").device = Device::BayWindow;
    table.addMachine(Machine::Catapult, "east-rampart-1");
    fireMachines(table);
    table.play({"fire catapult-1 east-wall-2", "reveal-shot catapult-1 hit"});
    QCOMPARE(table.seat(), kInvader);
    QCOMPARE(offered(table), QStringList({u"smash east-tower-1"_s, u"smash east-tower-2"_s}));
    table.play("smash east-tower-2");
    QVERIFY(table.towerNow("east-tower-2").device == Device::None);
    QVERIFY(table.towerNow("east-tower-1").device == Device::Pole);
}

void MachinesTest::s2_6_5_aTrebuchetReachesAllWallsOfItsSide()
{
    Table table;
    table.addMachine(Machine::Trebuchet, "east-foreground");
    fireMachines(table);
    QCOMPARE(offered(table, "fire"),
             QStringList({u"fire trebuchet-1 east-wall-1"_s, u"fire trebuchet-1 east-wall-2"_s,
                          u"fire trebuchet-1 east-wall-3"_s, u"fire trebuchet-1 east-wall-4"_s}));
    QCOMPARE(refusal(table, "fire trebuchet-1 west-wall-1"), u"out-of-reach 17.3"_s);
}

void MachinesTest::s2_6_5_aTrebuchetDestroysAnyAdjacentDevice()
{
    Table table;
    table.addMachine(Machine::Trebuchet, "west-foreground");
    table.tower("west-tower-1").device = Device::Pole;
    table.tower("west-tower-2").device = Device::Cannon;
    table.tower("west-tower-3").device = Device::Cannon; // not adjacent
    const auto hit = [&] {
        fireMachines(table);
        table.play({"fire trebuchet-1 west-wall-2", "reveal-shot trebuchet-1 hit"});
    };
    hit();
    QVERIFY(table.happened("stone-destroyed west-wall-2")); // as a catapult: stones first
    table.wall("west-wall-2").stone = 0;
    hit();
    QCOMPARE(table.seat(), kInvader);
    QCOMPARE(offered(table), QStringList({u"smash west-tower-1"_s, u"smash west-tower-2"_s}));
    QCOMPARE(refusal(table, "smash west-tower-3"), u"nothing-there 6.5"_s);
    table.play("smash west-tower-1");
    QVERIFY(table.towerNow("west-tower-1").device == Device::None);
}

void MachinesTest::s2_6_6_whatIsDestroyedReturnsAndMarksmenAreNotHurt()
{
    Table table;
    table.wall("west-wall-2").stone = 0;
    for (const char *tower : {"west-tower-2", "east-tower-1", "east-tower-2"})
        table.tower(tower).device = Device::Cannon; // the last one
    table.tower("west-tower-2").marksmen = 2;
    table.data.tracks[static_cast<std::size_t>(Action::Cannon)] = 3;
    table.addMachine(Machine::Catapult, "west-rampart-2");
    table.beginDefenderPhase(1);
    QCOMPARE(refusal(table, "place-hourglass cannon"), u"condition-missing 12.3"_s);

    table.data.reserve = 1;
    table.begin({Table::step(StepKind::StartDefenderPhase), Table::step(StepKind::ResolveShots),
                 Table::step(StepKind::RevealShots), Table::step(StepKind::AimMachines)});
    table.play({"fire catapult-1 west-wall-2", "reveal-shot catapult-1 hit"});
    QVERIFY(table.happened("device-destroyed west-tower-2"));
    QCOMPARE(table.towerNow("west-tower-2").marksmen, 2);
    QVERIFY(table.isLegal("place-hourglass cannon"));
}

void MachinesTest::s2_6_7_oneManteletOnARampart()
{
    Table table;
    table.rampart("west-rampart-1").flags = RampartState::kMantelet;
    build(table, Card::Mantelet);
    QCOMPARE(refusal(table, "place-machine west-rampart-1"), u"no-space 6.7"_s);
    QCOMPARE(refusal(table, "place-machine west-foreground"), u"wrong-place 6.7"_s);
    table.play("place-machine west-rampart-2");
    QVERIFY(table.rampartNow("west-rampart-2").has(RampartState::kMantelet));
}

void MachinesTest::s2_6_7_aManteletStopsVolleys()
{
    Table table;
    table.rampart("west-rampart-1").invaders = {3, 0, 0};
    table.rampart("west-rampart-1").flags = RampartState::kMantelet;
    table.rampart("west-rampart-2").invaders = {3, 0, 0};
    table.clearWalls();
    table.wall("west-wall-1").defenders = {1, 0, 0}; // looks upon the first rampart only
    table.wall("west-wall-2").defenders = {1, 0, 0}; // upon both
    table.begin({Table::step(StepKind::FireVolleys), Table::step(StepKind::AimMarksmen)});
    QVERIFY(table.happened("marksman-aimed west-wall-2 west-rampart-2"));
    QCOMPARE(table.count("marksman-aimed"), 1);
    QCOMPARE(counts(table.now().ramparts[0].invaders), u"3 0 0"_s);
    QCOMPARE(counts(table.now().ramparts[1].invaders), u"2 0 0"_s);
}

void MachinesTest::s2_6_7_aManteletStopsNeitherCannonsNorSharpshooters()
{
    Table table;
    table.rampart("west-rampart-1").invaders = {0, 1, 0};
    table.rampart("west-rampart-1").flags = RampartState::kMantelet;
    table.tower("west-tower-1").device = Device::Cannon;
    table.begin({Table::step(StepKind::FireCannons), Table::step(StepKind::AimCannons)});
    table.play({"cannon west-tower-1 west-rampart-1", "reveal-hit-card d4"});
    QVERIFY(table.happened("unit-killed west-rampart-1 orc"));

    table.data.tracks[static_cast<std::size_t>(Action::Sharpshooters)] = 1;
    table.beginDefenderPhase(1);
    table.play({"place-hourglass sharpshooters", "kill west-rampart-1 orc"});
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"0 0 0"_s);
}

void MachinesTest::s2_6_8_aSiegeTowerIsPlacedOnAForegroundAndTakesNoSpace()
{
    Table table;
    table.foreground("west-foreground").invaders = {10, 0, 0};
    table.foreground("east-foreground").invaders = {9, 0, 0};
    build(table, Card::SiegeTower);
    QCOMPARE(offered(table),
             QStringList({u"place-machine west-foreground"_s, u"place-machine east-foreground"_s}));
    QCOMPARE(refusal(table, "place-machine west-rampart-1"), u"wrong-place 6.8"_s);
    table.play("place-machine east-foreground");
    QVERIFY(table.happened("siege-tower-placed east-foreground"));
    table.data.foregrounds[siege::East].siegeTowers = 1;
    table.beginCard(Card::Maneuver);
    table.play("maneuver minor");
    table.playOnTo(StepKind::Deploy);
    QVERIFY(table.isLegal("deploy east-foreground goblin"));

    table.foreground("west-foreground").siegeTowers = 2; // and no fourth token
    table.begin(StepKind::RowCard, 2);
    QVERIFY(table.happened("card-impossible siege-tower token"));
}

void MachinesTest::s2_6_8_aSiegeTowerMovesLikeAUnit()
{
    Table table;
    table.foreground("west-foreground").siegeTowers = 1;
    table.rampart("west-rampart-1").invaders = {7, 0, 0}; // full of units
    table.rampart("west-rampart-2").siegeTowers = 1;
    table.beginCard(Card::Maneuver);
    table.play({"maneuver major", "march west-rampart-2 siege-tower west-wall-2", "done",
                "march west-foreground siege-tower west-rampart-1"});
    QVERIFY(table.wallNow("west-wall-2").has(WallState::kSiegeTower));
    QCOMPARE(table.rampartNow("west-rampart-1").siegeTowers, 1);
    QCOMPARE(table.rampartNow("west-rampart-2").siegeTowers, 0);
}

void MachinesTest::s2_6_8_aSiegeTowerNeedsAWallThatTakesOneAndHasNone()
{
    Table table;
    table.rampart("west-rampart-1").siegeTowers = 2;
    table.rampart("west-rampart-1").invaders = {1, 0, 0};
    table.wall("west-wall-2").invaders = {3, 0, 0}; // no space for units
    table.beginCard(Card::Maneuver);
    table.play("maneuver major");
    QCOMPARE(refusal(table, "march west-rampart-1 siege-tower west-wall-1"), u"siege-tower-refused 6.8"_s);
    table.play("march west-rampart-1 siege-tower west-wall-2");
    QCOMPARE(refusal(table, "march west-rampart-1 siege-tower west-wall-2"), u"siege-tower-refused 6.8"_s);
}

void MachinesTest::s2_6_8_atASiegeTowerStonesAndCauldronDoNotCount()
{
    Table table;
    table.clearWalls();
    WallState &wall = table.wall("west-wall-2");
    wall.invaders = {2, 0, 0};
    wall.defenders = {1, 0, 0};
    wall.stone = 5;
    wall.cauldron = Cauldron::Goblin;
    wall.flags = WallState::kSiegeTower;
    table.begin({Table::step(StepKind::ResolveWalls), Table::step(StepKind::CompareStrengths),
                 Table::step(StepKind::PourCauldrons)});
    QVERIFY(table.happened("strengths-compared west-wall-2 2 1 1"));
    QCOMPARE(table.wallNow("west-wall-2").stone, 5); // they stay in place
    QVERIFY(table.wallNow("west-wall-2").cauldron == Cauldron::Goblin);
    QVERIFY(table.wallNow("west-wall-2").has(WallState::kSiegeTower));
}

std::unique_ptr<QObject> makeMachinesTest()
{
    return std::make_unique<MachinesTest>();
}

} // namespace merlon::siege2

#include "machines_test.moc"
