#include "tests/games/siege1/invader/invader_actions.h"
#include "tests/games/siege1/invader/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

namespace {

/// A volley at a rampart alone.
void fireVolley(Table &table, std::string_view rampart, int archers)
{
    table.rampart(rampart).volley = static_cast<std::uint8_t>(archers);
    table.begin(StepKind::FireVolleys);
}

} // namespace

/// S1-8: training.
class TrainingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_8_2_aRampartTakesTwoTilesOfDifferentKinds();
    void s1_8_1_theArtillerymanShufflesAHitIntoADeck();
    void s1_8_1_withoutAHitInSupplyNoArtilleryman();
    void s1_8_2_theQuartermastersRampartHoldsNine();
    void s1_8_2_theFirstTwoUnitsUseNoBudget();
    void s1_8_2_aUnitThatATrapKillsIsOneOfTheTwo();
    void s1_8_3_againstVolleysTheStrengthCountsDouble();
    void s1_8_3_onlyOnTheTrenchMastersRampart();
    void s1_8_4_goblinsOfTheRampartShoot();
    void s1_8_5_theOverseerLeadsBesideAndBack();
    void s1_8_5_budgetsAndCapacitiesApply();
    void s1_8_5_aTrapWorksWhereAPathJoinsThePlaces();
    void s1_8_6_eachActionOfTheBuildingCostsOneMore();
    void s1_8_6_onlyWhereActionsAreAndOneInABuilding();
    void s1_8_7_theTrainerMakesGoblinsOrcsAndOrcsTrolls();
    void s1_8_7_oneIfOnlyOneIsThereNoneIfNone();
    void s1_8_7_theyGoToTheCampAndCannotPay();
};

void TrainingTest::s1_8_2_aRampartTakesTwoTilesOfDifferentKinds()
{
    Table table;
    train(table.rampart("west-rampart-1"), Training::Quartermaster);
    train(table.rampart("west-rampart-2"), Training::TrenchMaster);
    train(table.rampart("west-rampart-2"), Training::Overseer);
    train(table.rampart("west-rampart-3"), Training::Overseer);
    beginAct(table, Action::Quartermaster);
    QCOMPARE(refusal(table, "place-at west-rampart-1"), u"tile-there 8.2"_s);
    QCOMPARE(refusal(table, "place-at west-rampart-2"), u"no-space 8.2"_s);
    QCOMPARE(refusal(table, "place-at west-wall-1"), u"wrong-place 8.2"_s);
    table.play("place-at west-rampart-3");
    QVERIFY(table.rampartNow("west-rampart-3").has(Training::Quartermaster));
    QVERIFY(table.rampartNow("west-rampart-3").has(Training::Overseer));
}

void TrainingTest::s1_8_1_theArtillerymanShufflesAHitIntoADeck()
{
    Table table;
    table.addEngine(Engine::Ballista, "west-rampart-1").hits = 3; // chosen before
    table.addEngine(Engine::Trebuchet, "east-foreground");
    beginAct(table, Action::Artilleryman);
    QCOMPARE(offered(table),
             QStringList({u"place-on-engine ballista-1"_s, u"place-on-engine trebuchet-1"_s}));
    QCOMPARE(refusal(table, "place-on-engine catapult-1"), u"engine-absent 5.5"_s);
    table.play("place-on-engine ballista-1");
    QCOMPARE(table.now().engines[0].hits, 4);
    QCOMPARE(table.now().engines[0].misses, 5);
    QCOMPARE(table.now().engines[1].hits, 2);
}

void TrainingTest::s1_8_1_withoutAHitInSupplyNoArtilleryman()
{
    Table table;
    table.addEngine(Engine::Ballista, "west-rampart-1").hits = 10;
    table.giveReady(0, {9, 4, 0});
    table.beginPhase(4);
    QVERIFY(table.isLegal("act artilleryman"));
    table.data.engines[0].hits = 11;
    table.beginPhase(4);
    QCOMPARE(refusal(table, "act artilleryman"), u"no-legal-target 1.3"_s);
    QCOMPARE(table.sentenceAgainst("act artilleryman"),
             std::string("There is no target for this now: no hit card is left."));
}

void TrainingTest::s1_8_2_theQuartermastersRampartHoldsNine()
{
    Table table;
    table.rampart("west-rampart-1").invaders = {8, 0, 0};
    table.rampart("west-rampart-2").invaders = {7, 0, 0};
    table.foreground("west-foreground").invaders = {9, 0, 0};
    train(table.rampart("west-rampart-1"), Training::Quartermaster);
    beginStage(table, 2);
    QCOMPARE(refusal(table, "march west-foreground goblin west-rampart-2"), u"no-space 11.8"_s);
    table.play("march west-foreground goblin west-rampart-1");
    QCOMPARE(refusal(table, "march west-foreground goblin west-rampart-1"), u"no-space 11.8"_s);
}

void TrainingTest::s1_8_2_theFirstTwoUnitsUseNoBudget()
{
    Table table;
    table.foreground("west-foreground").invaders = {10, 0, 0};
    train(table.rampart("west-rampart-1"), Training::Quartermaster);
    beginStage(table, 2);
    for (int unit = 0; unit < 5; ++unit)
        table.play("march west-foreground goblin west-rampart-2");
    QCOMPARE(refusal(table, "march west-foreground goblin west-rampart-2"), u"deployment-spent 11.6"_s);
    table.play(
        {"march west-foreground goblin west-rampart-1", "march west-foreground goblin west-rampart-1"});
    QVERIFY(table.isOver()); // the third would use budget
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"2 0 0"_s);

    table.data = table.now(); // a new deployment
    table.data.foregrounds[siege::West].invaders = {9, 0, 0};
    beginStage(table, 2);
    for (int unit = 0; unit < 7; ++unit) // two and five
        table.play("march west-foreground goblin west-rampart-1");
    QVERIFY(table.isOver());
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"9 0 0"_s);
}

/// S1-11.8 agrees: what dies on the way has been led there all the same.
void TrainingTest::s1_8_2_aUnitThatATrapKillsIsOneOfTheTwo()
{
    Table table;
    table.foreground("west-foreground").invaders = {10, 0, 0};
    train(table.rampart("west-rampart-1"), Training::Quartermaster);
    table.path("west-foreground", "west-rampart-1").trap = Trap::Goblin;
    beginStage(table, 2);
    for (int unit = 0; unit < 4; ++unit)
        table.play("march west-foreground goblin west-rampart-2");
    table.play(
        {"march west-foreground goblin west-rampart-1", "march west-foreground goblin west-rampart-1"});
    QCOMPARE(table.count("trap-springs"), 2);
    QVERIFY(table.isLegal("march west-foreground goblin west-rampart-2")); // neither has used budget
    table.play("march west-foreground goblin west-rampart-1");             // the third uses the last of it
    QCOMPARE(table.count("trap-springs"), 3);
    QVERIFY(table.isOver());
}

void TrainingTest::s1_8_3_againstVolleysTheStrengthCountsDouble()
{
    Table table;
    train(table.rampart("west-rampart-1"), Training::TrenchMaster);
    table.rampart("west-rampart-1").invaders = {3, 1, 0};
    fireVolley(table, "west-rampart-1", 1);
    QVERIFY(!table.happened("unit-killed"));
    fireVolley(table, "west-rampart-1", 3);
    QVERIFY(table.happened("unit-killed west-rampart-1 goblin"));
    QCOMPARE(table.count("unit-killed"), 1);
    fireVolley(table, "west-rampart-1", 4);
    QCOMPARE(offered(table), QStringList({u"casualties 2 0 0"_s, u"casualties 0 1 0"_s}));
    QCOMPARE(refusal(table, "casualties 1 0 0"), u"not-the-greatest 18.5"_s);
}

void TrainingTest::s1_8_3_onlyOnTheTrenchMastersRampart()
{
    Table table;
    train(table.rampart("west-rampart-1"), Training::TrenchMaster);
    table.rampart("west-rampart-2").invaders = {3, 0, 0};
    fireVolley(table, "west-rampart-2", 3);
    QCOMPARE(table.count("unit-killed"), 3);

    table.rampart("west-rampart-2").volley = 0; // nor in the melee
    table.clearWalls();
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.wall("west-wall-1").stone = 3;
    fight(table);
    QVERIFY(table.happened("totals-compared west-wall-1 1 3"));
}

void TrainingTest::s1_8_4_goblinsOfTheRampartShoot()
{
    Table table;
    train(table.rampart("west-rampart-1"), Training::ShootingMaster);
    table.rampart("west-rampart-1").invaders = {1, 3, 0};
    table.rampart("west-rampart-2").invaders = {5, 0, 0}; // without a master
    table.tower("west-tower-1").post = Post::Archer;
    table.begin({Table::ask(StepKind::PlaceStone, 1), Table::ask(StepKind::GoblinShot, 0)});
    QCOMPARE(
        offered(table),
        QStringList({u"goblin-shot west-rampart-1 west-wall-1"_s, u"goblin-shot west-rampart-1 west-wall-2"_s,
                     u"goblin-shot west-rampart-1 west-tower-1"_s, u"done"_s}));
    QCOMPARE(refusal(table, "goblin-shot west-rampart-2 west-wall-2"), u"no-such-unit 18.6"_s);
    table.play("goblin-shot west-rampart-1 west-tower-1");
    QVERIFY(table.towerNow("west-tower-1").post == Post::None);
    QCOMPARE(decisionOf(table), u"place-stone"_s); // one goblin, one shot
}

void TrainingTest::s1_8_5_theOverseerLeadsBesideAndBack()
{
    Table table;
    table.rampart("west-rampart-2").invaders = {5, 0, 0};
    beginStage(table, 1);
    QCOMPARE(refusal(table, "march west-rampart-2 goblin west-rampart-1"), u"no-way 11.5"_s);
    QCOMPARE(refusal(table, "march west-rampart-2 goblin west-foreground"), u"no-way 11.5"_s);
    train(table.rampart("west-rampart-2"), Training::Overseer);
    beginStage(table, 1);
    QCOMPARE(refusal(table, "march west-rampart-2 goblin west-rampart-4"), u"no-way 11.5"_s);
    QCOMPARE(refusal(table, "march west-rampart-2 goblin east-foreground"), u"no-way 11.5"_s);
    table.play({"march west-rampart-2 goblin west-rampart-1", "march west-rampart-2 goblin west-rampart-3",
                "march west-rampart-2 goblin west-foreground", "march west-rampart-2 goblin west-wall-2"});
    QCOMPARE(counts(table.rampartNow("west-rampart-2").invaders), u"1 0 0"_s);

    table.data = table.now(); // who came back has made his step
    table.begin({Table::step(StepKind::EndDeployment), Table::ask(StepKind::PlaceStone, 1),
                 Table::ask(StepKind::DeployStage, 0, 2)});
    QCOMPARE(decisionOf(table), u"place-stone"_s);
}

void TrainingTest::s1_8_5_budgetsAndCapacitiesApply()
{
    Table table;
    train(table.rampart("west-rampart-2"), Training::Overseer);
    table.rampart("west-rampart-2").invaders = {7, 0, 0};
    table.rampart("west-rampart-1").invaders = {7, 0, 0};
    beginStage(table, 1);
    QCOMPARE(refusal(table, "march west-rampart-2 goblin west-rampart-1"), u"no-space 11.8"_s);
    for (int unit = 0; unit < 5; ++unit)
        table.play("march west-rampart-2 goblin west-foreground");
    QCOMPARE(refusal(table, "march west-rampart-2 goblin west-foreground"), u"deployment-spent 11.5"_s);
}

void TrainingTest::s1_8_5_aTrapWorksWhereAPathJoinsThePlaces()
{
    Table table;
    train(table.rampart("west-rampart-4"), Training::Overseer);
    table.rampart("west-rampart-4").invaders = {4, 0, 0};
    table.path("west-rampart-3", "west-rampart-4").trap = Trap::Goblin;
    table.path("west-foreground", "west-rampart-3").trap = Trap::Goblin;
    beginStage(table, 1);
    table.play("march west-rampart-4 goblin west-rampart-3"); // against the direction of the path
    QVERIFY(table.happened("trap-springs west-rampart-3>west-rampart-4 goblin"));
    table.play("march west-rampart-4 goblin west-foreground"); // no path joins these
    QVERIFY(table.happened("unit-marched west-rampart-4 goblin west-foreground"));
    QCOMPARE(counts(table.now().discard), u"1 0 0"_s);
}

void TrainingTest::s1_8_6_eachActionOfTheBuildingCostsOneMore()
{
    Table table;
    table.building("forge").flags = BuildingState::kSaboteur;
    table.beginWindow(9);
    table.play({"invest cannon", "invest orc-cauldron", "invest hook"});
    QVERIFY(table.happened("hourglass-placed cannon 1 5"));
    QVERIFY(table.happened("hourglass-placed orc-cauldron 1 3"));
    QVERIFY(table.happened("hourglass-placed hook 1 4")); // of another building
    table.data = table.now();
    table.begin(StepKind::CleanUp);
    QVERIFY(table.buildingNow("forge").has(BuildingState::kSaboteur)); // across rounds
}

void TrainingTest::s1_8_6_onlyWhereActionsAreAndOneInABuilding()
{
    Table table;
    table.building("forge").flags = BuildingState::kSaboteur;
    beginAct(table, Action::Saboteur);
    QCOMPARE(refusal(table, "place-at forge"), u"tile-there 8.6"_s);
    QCOMPARE(refusal(table, "place-at hospital"), u"wrong-place 8.6"_s);
    QCOMPARE(refusal(table, "place-at honour-guard"), u"wrong-place 8.6"_s);
    QCOMPARE(refusal(table, "place-at courtyard"), u"wrong-place 8.6"_s);
    QCOMPARE(offered(table).size(), 5);
    table.building("guards").flags = table.building("scouts").flags = BuildingState::kSaboteur;
    table.giveReady(0, {9, 9, 0});
    table.beginPhase(4);
    QCOMPARE(refusal(table, "act saboteur"), u"no-legal-target 1.3"_s); // three tiles
}

void TrainingTest::s1_8_7_theTrainerMakesGoblinsOrcsAndOrcsTrolls()
{
    Table table;
    table.data.discard = {0, 5, 5};
    table.giveReady(0, {2, 2, 0});
    beginPhaseOf(table, Action::Trainer);
    table.play("act trainer");
    QCOMPARE(offered(table), QStringList({u"pay 2-orcs"_s, u"pay 2-goblins"_s}));
    table.play("pay 2-goblins");
    QCOMPARE(counts(table.now().invaders[0].camp), u"0 2 0"_s);
    QCOMPARE(counts(table.now().discard), u"0 3 5"_s);
    beginPhaseOf(table, Action::Trainer);
    table.play({"act trainer", "pay 2-orcs"});
    QCOMPARE(counts(table.now().invaders[0].camp), u"0 0 2"_s);
}

void TrainingTest::s1_8_7_oneIfOnlyOneIsThereNoneIfNone()
{
    Table table;
    table.data.discard = {9, 1, 0};
    table.giveReady(0, {4, 4, 0});
    beginPhaseOf(table, Action::Trainer);
    table.play("act trainer"); // no troll for the orcs: one payment is left
    QCOMPARE(counts(table.now().invaders[0].camp), u"0 1 0"_s);
    QVERIFY(table.happened("units-spent 2 0 0"));

    table.data.discard = {9, 0, 0};
    beginPhaseOf(table, Action::Trainer);
    QCOMPARE(refusal(table, "act trainer"), u"none-fallen 8.7"_s);
}

void TrainingTest::s1_8_7_theyGoToTheCampAndCannotPay()
{
    Table table;
    table.data.discard = {0, 5, 0};
    table.giveReady(0, {4, 0, 0});
    beginPhaseOf(table, Action::Trainer); // trench master, trainer, saboteur
    table.play("act trainer");
    QCOMPARE(counts(table.now().invaders[0].ready), u"2 0 0"_s);
    QCOMPARE(table.now().phase, 4);
    QCOMPARE(decisionOf(table), u"window"_s); // two orcs of the camp pay no trench master
}

std::unique_ptr<QObject> makeTrainingTest()
{
    return std::make_unique<TrainingTest>();
}

} // namespace merlon::siege1

#include "training_test.moc"
