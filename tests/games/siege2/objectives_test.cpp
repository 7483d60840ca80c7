#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

namespace {

void hold(Table &table, Objective objective, ObjectiveState state = ObjectiveState::Open)
{
    table.data.objectives[0] = {static_cast<std::uint8_t>(objective), state};
}

ObjectiveState stateOf(const Table &table)
{
    return table.now().objectives[0].state;
}

void climbWalls(Table &table, std::size_t count)
{
    for (std::size_t wall = 0; wall < count; ++wall)
        table.data.walls[wall].invaders = {1, 0, 0};
}

/// A ritual in the row that the invader can pay, at his choice to perform it.
void beginRitual(Table &table, Card ritual)
{
    table.data.row[5] = static_cast<std::uint8_t>(ritual);
    table.data.invaderSupply = {5, 0, 0};
    table.beginCard(ritual);
    table.play("perform " + std::string(dataOf(ritual).key));
}

} // namespace

/// S2-20: objectives.
class ObjectivesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_20_1_checkedAfterAnActionWhenItsHourglassesAreGiven();
    void s2_20_1_checkedAtTheEndOfASubStep();
    void s2_20_1_checkedInADefenderPhaseAfterEachChoice();
    void s2_20_1_aStateBetweenTwoChecksDoesNotCount();
    void s2_20_1_checkedAfterTheStepsOfTheAssault();
    void s2_20_1_afterPoisonBeforeCauldrons();
    void s2_20_1_afterOrdersAndAfterStrength();
    void s2_20_2_ofTwoGoalsTheInvaderChoosesTheOrder();
    void s2_20_2_aRefusalSaysWhatIsMissing();
    void s2_20_2_aBenefitWithoutEffectIsUsedAllTheSame();
    void s2_20_2_onlyObjectivesThatHeHolds();
    void s2_20_3_bloodMagicSavesAnHourglassFromTheNextRitualOn();
    void s2_20_3_bloodMagicNeedsSixUnits();
    void s2_20_3_notASingleStoneOnTwoWallsStays();
    void s2_20_3_devotedWarlocksTakeAUnitBackOncePerRound();
    void s2_20_3_devotedWarlocksNeedThreeDifferentRituals();
    void s2_20_3_theOthersAreDiscarded();
    void s2_20_4_greenTideDrawsFiveUnits();
    void s2_20_4_trollWrathKillsOnAWallWithThreeTrolls();
    void s2_20_4_masterGunnersRemoveAMissFromEveryDeck();
    void s2_20_4_breakingStoneTakesWhatThePileHas();
    void s2_20_4_wellEquippedPlacesATokenFree();
    void s2_20_4_butchersBillClosesTheHospitalThisRound();
    void s2_20_4_openGroundDeploysFourUnitsFree();
    void s2_20_4_openGroundNeedsAUnitOnEveryRampart();
    void s2_20_4_openGroundAtTheEndOfAManeuver();
};

void ObjectivesTest::s2_20_1_checkedAfterAnActionWhenItsHourglassesAreGiven()
{
    Table table;
    hold(table, Objective::WellEquipped);
    table.data.wood = 5;
    table.data.invaderSupply = {0, 1, 0};
    table.wall("west-wall-1").equipment = 1u << static_cast<int>(Equipment::Poison);
    table.path("west-foreground", "west-rampart-1").flags |= PathState::kBridge;
    table.beginCard(Card::Banner);
    table.play({"perform banner", "place-equipment west-wall-2"});
    QVERIFY(happenedInOrder(
        table,
        {"equipment-placed banner west-wall-2", "hourglasses-gained 1", "objective-met well-equipped"}));
    QVERIFY(!table.happened("defender-phase-begins"));
    QCOMPARE(decisionOf(table), u"take-token"_s);
}

void ObjectivesTest::s2_20_1_checkedAtTheEndOfASubStep()
{
    Table table;
    hold(table, Objective::TrollWrath);
    table.wall("west-wall-1").invaders = {0, 0, 2};
    table.rampart("west-rampart-1").invaders = {0, 0, 1};
    table.begin(StepKind::RowCard, kManeuverPosition);
    table.play({"maneuver minor", "march west-rampart-1 troll west-wall-1"});
    if (decisionOf(table) == u"march"_s)
        table.play("done");
    QVERIFY(table.happened("objective-met troll-wrath"));
    QCOMPARE(decisionOf(table), u"wrath-kill"_s);
}

void ObjectivesTest::s2_20_1_checkedInADefenderPhaseAfterEachChoice()
{
    Table table;
    hold(table, Objective::ButchersBill);
    table.data.defendersKilled = 6;
    table.data.courtyard = {1, 0, 0};
    table.building("workshop").demon = RitualToken::TargetUp;
    table.data.tracks[static_cast<std::size_t>(Action::Wall)] = 1;
    table.beginDefenderPhase(1);
    table.play("place-hourglass wall");
    QVERIFY(table.happened("unit-killed courtyard marksman"));
    QVERIFY(!table.happened("objective-met")); // the choice is not completely resolved
    table.play("place-stone west-wall-1");
    QVERIFY(table.happened("objective-met butchers-bill"));
}

void ObjectivesTest::s2_20_1_aStateBetweenTwoChecksDoesNotCount()
{
    // The third troll has crossed a trap: it dies before the goal is looked at.
    Table table;
    hold(table, Objective::TrollWrath);
    table.wall("west-wall-1").invaders = {0, 0, 2};
    table.rampart("west-rampart-1").invaders = {0, 0, 1};
    table.path("west-rampart-1", "west-wall-1").trap = Trap::Troll;
    table.begin(StepKind::RowCard, kManeuverPosition);
    table.play({"maneuver minor", "march west-rampart-1 troll west-wall-1"});
    if (decisionOf(table) == u"march"_s)
        table.play("done");
    QVERIFY(table.happened("unit-killed west-wall-1 troll"));
    QVERIFY(!table.happened("objective-met"));
}

void ObjectivesTest::s2_20_1_checkedAfterTheStepsOfTheAssault()
{
    Table table;
    hold(table, Objective::BreakingStone);
    table.data.stonesDestroyed = 4;
    table.addMachine(Machine::Catapult, "west-rampart-1");
    table.rampart("west-rampart-1").invaders = {1, 0, 0};
    table.begin(StepKind::Assault);
    table.play({"fire catapult-1 west-wall-1", "reveal-shot catapult-1 hit"});
    QVERIFY(happenedInOrder(table, {"stone-destroyed", "objective-met breaking-stone", "marksman-aimed"}));
}

void ObjectivesTest::s2_20_1_afterPoisonBeforeCauldrons()
{
    Table table;
    hold(table, Objective::ButchersBill);
    table.data.defendersKilled = 6;
    table.wall("west-wall-1").equipment = 1u << static_cast<int>(Equipment::Poison);
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.wall("west-wall-1").cauldron = Cauldron::Goblin;
    table.begin(StepKind::Assault);
    QVERIFY(happenedInOrder(table,
                            {"unit-killed west-wall-1 marksman", "objective-met butchers-bill",
                             "unit-killed west-wall-1 goblin"}));
}

void ObjectivesTest::s2_20_1_afterOrdersAndAfterStrength()
{
    Table table;
    hold(table, Objective::BreakingStone);
    table.data.stonesDestroyed = 3;
    table.wall("west-wall-1").invaders = {0, 3, 0};
    table.wall("west-wall-1").order = Order::OrcDetonation;
    table.begin(StepKind::Assault);
    table.play("detonate 2");
    QVERIFY(
        happenedInOrder(table, {"stone-destroyed", "objective-met breaking-stone", "strengths-compared"}));

    Table strength;
    strength.clearWalls();
    hold(strength, Objective::ButchersBill);
    strength.data.defendersKilled = 6;
    strength.wall("west-wall-1").invaders = {0, 1, 0};
    strength.wall("west-wall-1").defenders = {1, 0, 0};
    strength.begin(StepKind::Assault);
    QVERIFY(happenedInOrder(strength, {"unit-killed", "objective-met butchers-bill", "round-ended"}));
    QVERIFY(!strength.happened("unit-recovered"));
}

void ObjectivesTest::s2_20_2_ofTwoGoalsTheInvaderChoosesTheOrder()
{
    Table table;
    table.setObjectives(Objective::BreakingStone, Objective::ButchersBill);
    table.data.stonesDestroyed = 5;
    table.data.defendersKilled = 7;
    table.begin(StepKind::CheckObjectives);
    QCOMPARE(offered(table),
             (QStringList {u"resolve-objective breaking-stone"_s, u"resolve-objective butchers-bill"_s}));
    QCOMPARE(table.seat(), kInvader);
    table.play("resolve-objective butchers-bill");
    QVERIFY(happenedInOrder(table, {"objective-met butchers-bill", "objective-met breaking-stone"}));
}

void ObjectivesTest::s2_20_2_aRefusalSaysWhatIsMissing()
{
    Table table;
    table.clearWalls();
    table.setObjectives(Objective::BreakingStone, Objective::ButchersBill);
    table.data.objectives[2] = {static_cast<std::uint8_t>(Objective::GreenTide), ObjectiveState::Open};
    table.data.stonesDestroyed = 5;
    table.data.defendersKilled = 7;
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.wall("west-wall-2").invaders = {0, 1, 0};
    table.begin(StepKind::CheckObjectives);
    QCOMPARE(table.sentenceAgainst("resolve-objective green-tide"),
             std::string("Goal not met: 2 of 6 (walls climbed)."));
    QCOMPARE(refusal(table, "resolve-objective troll-wrath"), u"not-offered 20.2"_s); // not one of these

    Table ground;
    ground.clearWalls();
    ground.setObjectives(Objective::BreakingStone, Objective::ButchersBill);
    ground.data.objectives[2] = {static_cast<std::uint8_t>(Objective::OpenGround), ObjectiveState::Open};
    ground.data.stonesDestroyed = 5;
    ground.data.defendersKilled = 7;
    for (std::size_t rampart = 0; rampart < ground.field().ramparts.size(); ++rampart)
        ground.data.ramparts[rampart].invaders = {1, 0, 0};
    ground.begin(StepKind::CheckObjectives);
    QCOMPARE(refusal(ground, "resolve-objective open-ground"), u"goal-counts-later 20.1"_s);
}

void ObjectivesTest::s2_20_2_aBenefitWithoutEffectIsUsedAllTheSame()
{
    Table table;
    table.clearWalls();
    hold(table, Objective::TrollWrath);
    table.wall("west-wall-1").invaders = {0, 0, 3}; // no defender there
    table.begin(StepKind::CheckObjectives);
    QVERIFY(table.happened("objective-met troll-wrath"));
    QVERIFY(!table.happened("unit-killed"));
    QVERIFY(stateOf(table) == ObjectiveState::Discarded);
}

void ObjectivesTest::s2_20_2_onlyObjectivesThatHeHolds()
{
    Table table;
    hold(table, Objective::BreakingStone, ObjectiveState::Dropped);
    table.data.stonesDestroyed = 9;
    table.begin(StepKind::CheckObjectives);
    QVERIFY(!table.happened("objective-met"));
}

void ObjectivesTest::s2_20_3_bloodMagicSavesAnHourglassFromTheNextRitualOn()
{
    Table table;
    hold(table, Objective::BloodMagic);
    table.data.bloodPaid = 5;
    beginRitual(table, Card::Gale);
    table.play({"place-ritual west-wall-1 target", "done"});
    QVERIFY(table.happened("hourglasses-gained 1")); // not yet
    QVERIFY(table.happened("objective-met blood-magic"));
    QVERIFY(stateOf(table) == ObjectiveState::Staying);

    hold(table, Objective::BloodMagic, ObjectiveState::Staying);
    beginRitual(table, Card::Gale);
    table.play({"place-ritual west-wall-1 target", "done"});
    QVERIFY(!table.happened("hourglasses-gained"));
}

void ObjectivesTest::s2_20_3_bloodMagicNeedsSixUnits()
{
    Table table;
    hold(table, Objective::BloodMagic);
    table.data.bloodPaid = 5;
    table.begin(StepKind::CheckObjectives);
    QVERIFY(!table.happened("objective-met"));
}

void ObjectivesTest::s2_20_3_notASingleStoneOnTwoWallsStays()
{
    Table table;
    hold(table, Objective::NotASingleStone);
    table.wall("west-wall-1").stone = 0;
    table.begin(StepKind::CheckObjectives);
    QVERIFY(!table.happened("objective-met"));
    table.wall("east-wall-1").stone = 0;
    table.begin(StepKind::CheckObjectives);
    QVERIFY(stateOf(table) == ObjectiveState::Staying);
    hold(table, Objective::NotASingleStone, ObjectiveState::Staying);
    table.beginDefenderPhase(1);
    table.play("place-hourglass wall");
    QVERIFY(table.happened("hourglass-placed wall 1 3"));
}

void ObjectivesTest::s2_20_3_devotedWarlocksTakeAUnitBackOncePerRound()
{
    Table table;
    hold(table, Objective::DevotedWarlocks, ObjectiveState::Staying);
    beginRitual(table, Card::Gale);
    QCOMPARE(decisionOf(table), u"take-back"_s);
    QVERIFY(table.isLegal("pass"));
    table.play({"take-back goblin", "place-ritual west-wall-1 target", "done"});
    QCOMPARE(table.now().invaderSupply[siege::Goblin], 5);
    QCOMPARE(table.now().bloodPaid, 1); // it still counts as paid
    QVERIFY(table.happened("hourglasses-gained 1"));

    table.data.flags |= SiegeData::kTakenBack;
    beginRitual(table, Card::Gale);
    QCOMPARE(decisionOf(table), u"place-ritual"_s);
}

void ObjectivesTest::s2_20_3_devotedWarlocksNeedThreeDifferentRituals()
{
    Table table;
    hold(table, Objective::DevotedWarlocks);
    table.data.ritualsPerformed = 3; // bloodstones, demon
    beginRitual(table, Card::Demon);
    table.play({"place-ritual forge target", "done"});
    QVERIFY(!table.happened("objective-met"));
    beginRitual(table, Card::Gale);
    QCOMPARE(decisionOf(table), u"place-ritual"_s); // the benefit is not for the action that meets the goal
    table.play({"place-ritual west-wall-1 target", "done"});
    QVERIFY(table.happened("objective-met devoted-warlocks"));
    QVERIFY(stateOf(table) == ObjectiveState::Staying);
}

void ObjectivesTest::s2_20_3_theOthersAreDiscarded()
{
    Table table;
    hold(table, Objective::BreakingStone);
    table.data.stonesDestroyed = 5;
    table.data.wood = 0;
    table.data.woodPile = 20;
    table.begin(StepKind::CheckObjectives);
    QVERIFY(stateOf(table) == ObjectiveState::Discarded);
    QCOMPARE(table.now().wood, 5); // breaking-stone: 5 wood from the pile
    QCOMPARE(table.now().woodPile, 15);
}

void ObjectivesTest::s2_20_4_greenTideDrawsFiveUnits()
{
    Table table;
    hold(table, Objective::GreenTide);
    climbWalls(table, 5);
    table.begin(StepKind::CheckObjectives);
    QVERIFY(!table.happened("objective-met"));
    climbWalls(table, 6);
    table.data.bag = {0, 3, 0}; // all if fewer remain
    table.begin(StepKind::CheckObjectives);
    QVERIFY(table.happened("objective-met green-tide"));
    QCOMPARE(counts(table.now().invaderSupply), u"0 3 0"_s);
    table.data.bag = {0, 9, 0};
    table.begin(StepKind::CheckObjectives);
    QCOMPARE(counts(table.now().invaderSupply), u"0 5 0"_s);
}

void ObjectivesTest::s2_20_4_trollWrathKillsOnAWallWithThreeTrolls()
{
    Table table;
    hold(table, Objective::TrollWrath);
    table.wall("west-wall-1").invaders = {0, 0, 3};
    table.wall("west-wall-2").invaders = {0, 0, 2};
    table.begin(StepKind::CheckObjectives);
    QCOMPARE(table.seat(), kInvader);
    QCOMPARE(refusal(table, "kill west-wall-2 soldier"), u"wrong-place 20.4"_s);
    QCOMPARE(refusal(table, "kill west-wall-1 veteran"), u"no-unit-there 20.4"_s);
    table.play("kill west-wall-1 soldier");
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"1 1 0"_s);
    QCOMPARE(counts(table.now().hospital), u"0 1 0"_s);
}

void ObjectivesTest::s2_20_4_masterGunnersRemoveAMissFromEveryDeck()
{
    Table table;
    hold(table, Objective::MasterGunners);
    table.addMachine(Machine::Ballista, "west-rampart-1");
    table.addMachine(Machine::Catapult, "west-rampart-2").misses = 0;
    table.begin(StepKind::CheckObjectives);
    QVERIFY(!table.happened("objective-met"));
    table.addMachine(Machine::Trebuchet, "west-foreground").misses = 1;
    table.begin(StepKind::CheckObjectives);
    QVERIFY(table.happened("objective-met master-gunners"));
    QCOMPARE(table.now().machines[0].misses, kDeckMisses - 1);
    QCOMPARE(table.now().machines[1].misses, 0);
    QCOMPARE(table.now().machines[2].misses, 0);
}

void ObjectivesTest::s2_20_4_breakingStoneTakesWhatThePileHas()
{
    Table table;
    hold(table, Objective::BreakingStone);
    table.data.stonesDestroyed = 4;
    table.begin(StepKind::CheckObjectives);
    QVERIFY(!table.happened("objective-met"));
    table.data.stonesDestroyed = 5;
    table.data.wood = 17;
    table.data.woodPile = 3;
    table.begin(StepKind::CheckObjectives);
    QCOMPARE(table.now().wood, 20);
    QCOMPARE(table.now().woodPile, 0);
}

void ObjectivesTest::s2_20_4_wellEquippedPlacesATokenFree()
{
    Table table;
    hold(table, Objective::WellEquipped);
    table.wall("west-wall-1").equipment =
        1u << static_cast<int>(Equipment::Banner) | 1u << static_cast<int>(Equipment::Poison);
    table.begin(StepKind::CheckObjectives);
    QVERIFY(!table.happened("objective-met"));
    table.path("west-foreground", "west-rampart-1").flags |= PathState::kBridge; // the bridge counts
    table.data.wood = 0;
    table.begin(StepKind::CheckObjectives);
    QCOMPARE(offered(table).size(), 5);
    table.play("take-token banner");
    QCOMPARE(refusal(table, "place-equipment west-wall-1"), u"already-there 7.1"_s);
    table.play("place-equipment west-wall-2");
    QVERIFY(table.wallNow("west-wall-2").has(Equipment::Banner));
    table.begin(StepKind::CheckObjectives);
    table.play({"take-token bridge", "place-bridge west-foreground>west-rampart-2"});
    QVERIFY(table.pathNow("west-foreground", "west-rampart-2").has(PathState::kBridge));
}

void ObjectivesTest::s2_20_4_butchersBillClosesTheHospitalThisRound()
{
    Table table;
    hold(table, Objective::ButchersBill);
    table.data.defendersKilled = 7;
    table.data.hospital = {2, 0, 0};
    table.begin({Table::step(StepKind::EndRound), Table::step(StepKind::CheckObjectives)});
    QVERIFY(table.happened("objective-met butchers-bill"));
    QVERIFY(!table.happened("unit-recovered"));
    QVERIFY(table.happened("units-retired 2"));
}

void ObjectivesTest::s2_20_4_openGroundDeploysFourUnitsFree()
{
    Table table;
    hold(table, Objective::OpenGround);
    for (std::size_t rampart = 0; rampart < table.field().ramparts.size(); ++rampart)
        table.data.ramparts[rampart].invaders = {1, 0, 0};
    table.data.invaderSupply = {9, 0, 9};
    table.begin(StepKind::CheckObjectives);
    QVERIFY(!table.happened("objective-met")); // only at the end of a maneuver
    table.begin(StepKind::CheckObjectives, 1);
    QCOMPARE(decisionOf(table), u"deploy-free"_s);
    table.play(
        {"deploy west-foreground troll", "deploy west-foreground troll", "deploy east-foreground goblin"});
    QVERIFY(table.isLegal("done"));
    table.play("deploy west-foreground troll");
    QCOMPARE(counts(table.foregroundNow("west-foreground").invaders), u"1 3 4"_s);
    QVERIFY(table.isOver()); // four at most
}

void ObjectivesTest::s2_20_4_openGroundNeedsAUnitOnEveryRampart()
{
    Table table;
    hold(table, Objective::OpenGround);
    for (std::size_t rampart = 1; rampart < table.field().ramparts.size(); ++rampart)
        table.data.ramparts[rampart].invaders = {1, 0, 0};
    table.data.ramparts[0].siegeTowers = 1; // no unit
    table.begin(StepKind::CheckObjectives, 1);
    QVERIFY(!table.happened("objective-met"));
}

void ObjectivesTest::s2_20_4_openGroundAtTheEndOfAManeuver()
{
    Table table;
    hold(table, Objective::OpenGround);
    for (std::size_t rampart = 0; rampart < table.field().ramparts.size(); ++rampart)
        table.data.ramparts[rampart].invaders = {1, 0, 0};
    table.data.invaderSupply = {9, 0, 9};
    table.begin(StepKind::RowCard, kManeuverPosition);
    table.play("maneuver minor");
    table.play({"done", "done", "done"}); // ramparts by depth, foregrounds
    QVERIFY(!table.happened("objective-met"));
    table.play("done"); // supply
    QCOMPARE(decisionOf(table), u"deploy-free"_s);
}

std::unique_ptr<QObject> makeObjectivesTest()
{
    return std::make_unique<ObjectivesTest>();
}

} // namespace merlon::siege2

#include "objectives_test.moc"
