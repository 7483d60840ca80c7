#include "tests/games/siege1/invader/invader_actions.h"
#include "tests/games/siege1/invader/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

/// S1-1: what holds everywhere.
class GeneralTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_1_1_aRoundIsSixPhasesAnAssaultAndItsEnd();
    void s1_1_1_eachPhaseIsFollowedByTheDefendersWindow();
    void s1_1_1_thereAreTenRounds();
    void s1_1_2_theFirstSideIsWestInOddRounds();
    void s1_1_2_aSeatThatHasFinishedIsSkipped();
    void s1_1_3_onlyChoicesThatCanBeCarriedOutAreOffered();
    void s1_1_3_aSingleChoiceIsMadeWithoutAsking();
    void s1_1_4_nothingIsPlacedWhenAllPiecesAreInUse();
    void s1_1_4_aPieceThatReturnsCanBeUsedAgain();
    void s1_1_5_aSpaceHoldsOneElement();
    void s1_1_6_deadInvadersGoToTheDiscard();
    void s1_1_6_deadDefendersGoToTheHospitalOnlyInTheMelee();
    void s1_1_7_whatIsDestroyedReturnsToTheSupply();
    void s1_1_8_unitsInASiegeTowerAreNotOnTheWall();
    void s1_1_8_aSiegeTowerMakesItsWallContested();
    void s1_1_9_heroicActsAreCheckedAfterEverySingleChange();
    void s1_1_10_noInvaderPiecePassesToTheOtherSide();
    void s1_1_11_enginesAreNumberedInOrderOfBuilding();
    void s1_1_11_choicesThatDifferByIdenticalPiecesAreOfferedOnce();
};

void GeneralTest::s1_1_1_aRoundIsSixPhasesAnAssaultAndItsEnd()
{
    Table table;
    table.begin(StepKind::StartRound);
    table.play("done");
    table.playOnTo(StepKind::FlipCards);
    QVERIFY(happenedInOrder(table,
                            {"round-begins 2", "stone-placed", "seat-gains-hourglasses defender 2",
                             "phase-begins 1", "window-opens 1", "phase-begins 2", "phase-begins 3",
                             "phase-begins 4", "phase-begins 5", "phase-begins 6", "camp-counted",
                             "window-opens 6", "assault-begins 2", "glory-changed", "round-ended 2",
                             "round-begins 3"}));
    QCOMPARE(table.count("phase-begins"), 6);
    QCOMPARE(table.count("assault-begins"), 1);
}

void GeneralTest::s1_1_1_eachPhaseIsFollowedByTheDefendersWindow()
{
    for (int phase = 1; phase <= 6; ++phase) {
        Table table;
        table.data.defenders[0].purse = 1;
        table.beginPhase(phase);
        table.playOnTo(StepKind::Window);
        QCOMPARE(table.now().phase, phase);
        QCOMPARE(table.seat(), Seat {1});
    }
}

void GeneralTest::s1_1_1_thereAreTenRounds()
{
    Table table;
    table.data.round = 9;
    table.begin(StepKind::CleanUp);
    QCOMPARE(table.now().round, 10);
    QVERIFY(!table.isOver());
    table.data.round = 10;
    table.begin(StepKind::CleanUp);
    QVERIFY(table.isOver());
    QVERIFY(!table.happened("round-begins"));
}

void GeneralTest::s1_1_2_theFirstSideIsWestInOddRounds()
{
    for (int round = 1; round <= 4; ++round) {
        Table table(3);
        table.data.round = static_cast<std::uint8_t>(round);
        table.giveReady(0, {9, 9, 0});
        table.giveReady(1, {9, 9, 0});
        beginPhaseOf(table, Action::Banner);
        QCOMPARE(table.seat(), Seat(round % 2 == 1 ? 0 : 1));
    }
}

void GeneralTest::s1_1_2_aSeatThatHasFinishedIsSkipped()
{
    Table table(3);
    table.giveReady(0, {9, 9, 0});
    table.giveReady(1, {9, 9, 0});
    table.data.invaders[0].resources = table.data.invaders[1].resources = 6;
    table.beginPhase(3); // west A: bridge, banner, shields; east B: ladders, ropes, poison
    table.play({"act banner", "pay 1-orc", "place-at west-wall-1"});
    QCOMPARE(table.seat(), Seat {1});
    table.play({"act ropes", "pay 1-orc", "place-at east-wall-1"});
    QCOMPARE(table.seat(), Seat {0});
    table.play("end-phase");
    QCOMPARE(table.seat(), Seat {1});
    table.play({"act ladders", "pay 1-orc", "place-at east-wall-1"});
    QCOMPARE(table.seat(), Seat {1});
    table.play("end-phase");
    QCOMPARE(decisionOf(table), u"window"_s);
}

void GeneralTest::s1_1_3_onlyChoicesThatCanBeCarriedOutAreOffered()
{
    Table table;
    table.giveReady(0, {6, 1, 0});
    table.beginPhase(5); // bloodstone, storm, spectre
    QCOMPARE(refusal(table, "act bloodstone"), u"no-legal-target 1.3"_s);
    table.addEngine(Engine::Ballista, "west-rampart-1"); // a catapult is needed
    table.beginPhase(5);
    QCOMPARE(refusal(table, "act bloodstone"), u"no-legal-target 1.3"_s);
    QCOMPARE(table.sentenceAgainst("act bloodstone"),
             std::string("There is no target for this now: there is no catapult without a bloodstone on your "
                         "side."));
    table.addEngine(Engine::Catapult, "west-rampart-2");
    table.beginPhase(5);
    QVERIFY(table.isLegal("act bloodstone"));
}

void GeneralTest::s1_1_3_aSingleChoiceIsMadeWithoutAsking()
{
    Table table;
    table.begin({Table::ask(StepKind::PlaceStone, 1), Table::ask(StepKind::PhaseTurn, 0, 2)});
    QCOMPARE(decisionOf(table), u"place-stone"_s); // without units nothing but the end of the phase was left
}

void GeneralTest::s1_1_4_nothingIsPlacedWhenAllPiecesAreInUse()
{
    Table table;
    table.giveReady(0, {4, 4, 4});
    table.data.invaders[0].resources = 16;
    for (const char *wall : {"west-wall-1", "west-wall-2", "east-wall-1"})
        equip(table.wall(wall), Equipment::Banner);
    table.beginPhase(3);
    QCOMPARE(refusal(table, "act banner"), u"no-legal-target 1.3"_s);
    QCOMPARE(table.sentenceAgainst("act banner"),
             std::string("There is no target for this now: no piece of this type is left."));
    table.begin({Table::ask(StepKind::PlaceAction, 0, static_cast<int>(Action::Bridge))});
    QCOMPARE(refusal(table, "place-on-path east-foreground>east-rampart-1"), QString());
    for (const char *rampart : {"west-rampart-1", "west-rampart-2", "west-rampart-3"})
        table.path("west-foreground", rampart).flags = PathState::kBridge;
    table.beginPhase(3);
    QCOMPARE(refusal(table, "act bridge"), u"no-legal-target 1.3"_s);
}

void GeneralTest::s1_1_4_aPieceThatReturnsCanBeUsedAgain()
{
    Table table;
    table.giveReady(0, {4, 4, 4});
    table.building("forge").flags = table.building("workshop").flags = BuildingState::kFire;
    deal(table, Action::Fire);
    table.beginPhase(5);
    QCOMPARE(refusal(table, "act fire"), u"no-legal-target 1.3"_s); // two tiles
    table.building("workshop").flags = 0;
    table.beginPhase(5);
    QVERIFY(table.isLegal("act fire"));
}

void GeneralTest::s1_1_5_aSpaceHoldsOneElement()
{
    Table table;
    table.tower("west-tower-1").post = Post::Archer;
    table.tower("west-tower-2").post = Post::Cannon;
    table.begin({Table::ask(StepKind::TargetOf, 1, static_cast<int>(Work::Hook))});
    QCOMPARE(refusal(table, "target west-tower-1"), u"tile-there 15.1"_s);
    QCOMPARE(refusal(table, "target west-tower-2"), u"tile-there 15.1"_s);
    QCOMPARE(offered(table).size(), 5);
}

void GeneralTest::s1_1_6_deadInvadersGoToTheDiscard()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").invaders = {0, 1, 0};
    table.wall("west-wall-1").defenders = {0, 0, 1};
    fight(table);
    QCOMPARE(counts(table.now().discard), u"0 1 0"_s);
}

void GeneralTest::s1_1_6_deadDefendersGoToTheHospitalOnlyInTheMelee()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").invaders = {0, 0, 1};
    table.wall("west-wall-1").defenders = {0, 1, 0};
    fight(table);
    QCOMPARE(counts(table.buildingNow("hospital").units), u"0 1 0"_s);

    table.data.courtyard = {1, 1, 0};
    table.data.defenderSupply = {0, 0, 0};
    beginPhaseOf(table, Action::Terror);
    table.play("act terror");
    QCOMPARE(counts(table.buildingNow("hospital").units), u"0 0 0"_s);
    QCOMPARE(counts(table.now().defenderSupply), u"1 0 0"_s);
}

void GeneralTest::s1_1_7_whatIsDestroyedReturnsToTheSupply()
{
    Table table;
    table.addEngine(Engine::Catapult, "west-rampart-1");
    table.wall("west-wall-1").wood = 2;
    table.data.wood = 3;
    table.wall("west-wall-2").defenders = {};
    table.wall("west-wall-2").stone = 0;
    table.begin({Table::step(StepKind::FireEngines, 1), Table::step(StepKind::AimEngines, 0)});
    table.play("reveal-shot catapult-1 hit");
    QCOMPARE(table.now().stone, 6);
    QCOMPARE(table.now().wood, 5);

    table.wall("west-wall-1").stone = table.wall("west-wall-1").wood = 0;
    for (const char *wall : {"west-wall-1", "east-wall-1", "east-wall-3"})
        table.wall(wall).cauldron = Cauldron::Orc;
    table.begin({Table::step(StepKind::FireEngines, 1), Table::step(StepKind::AimEngines, 0)});
    table.play("reveal-shot catapult-1 hit");
    QCOMPARE(cauldronsLeft({table.now(), table.field(), table.setup().rules()}, Cauldron::Orc), 1);
}

void GeneralTest::s1_1_8_unitsInASiegeTowerAreNotOnTheWall()
{
    Table table;
    table.wall("west-wall-2").flags = WallState::kSiegeTower;
    table.wall("west-wall-2").crew = {2, 1, 0};
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.begin({Table::ask(StepKind::PlaceOrder, 0, 1, 1)});
    QCOMPARE(refusal(table, "place-order goblin-fury west-wall-2"), u"order-lacks-unit 12.2"_s);
    QCOMPARE(refusal(table, "place-order exploding-orcs west-wall-2"), u"order-lacks-unit 12.2"_s);
    QVERIFY(table.isLegal("place-order goblin-fury west-wall-1"));
}

void GeneralTest::s1_1_8_aSiegeTowerMakesItsWallContested()
{
    Table table;
    table.rampart("west-rampart-1").invaders = {1, 0, 0};
    table.begin({Table::ask(StepKind::Shoot, 1)});
    QVERIFY(table.isLegal("shoot west-wall-2 west-rampart-1"));
    table.wall("west-wall-2").flags = WallState::kSiegeTower;
    table.wall("west-wall-2").crew = {1, 0, 0};
    table.begin({Table::ask(StepKind::Shoot, 1)});
    QCOMPARE(refusal(table, "shoot west-wall-2 west-rampart-1"), u"engaged 18.4"_s);
}

void GeneralTest::s1_1_9_heroicActsAreCheckedAfterEverySingleChange()
{
    Table table;
    table.wall("west-wall-1").invaders = {0, 0, 3};
    table.rampart("west-rampart-1").invaders = {2, 0, 1};
    beginStage(table, 1);
    table.play("march west-rampart-1 troll west-wall-1");
    QVERIFY(table.happened("feat-done troll-attack")); // in the midst of the deployment
    QCOMPARE(table.now().invaderGlory, 11);

    Table mass;
    for (const char *wall :
         {"west-wall-1", "west-wall-2", "west-wall-3", "west-wall-4", "east-wall-1", "east-wall-2"})
        mass.wall(wall).invaders = {1, 0, 0};
    mass.rampart("west-rampart-4").invaders = {3, 0, 0};
    beginStage(mass, 1);
    mass.play("march west-rampart-4 goblin west-wall-4");
    QVERIFY(!mass.happened("feat-done")); // still six walls
    mass.play("march west-rampart-4 goblin west-wall-5");
    QVERIFY(mass.happened("feat-done mass-invasion"));
}

void GeneralTest::s1_1_10_noInvaderPiecePassesToTheOtherSide()
{
    Table table;
    equip(table.wall("west-wall-1"), Equipment::Ropes);
    table.wall("west-wall-1").invaders = {2, 0, 0};
    table.begin({Table::ask(StepKind::PlaceStone, 1), Table::ask(StepKind::DeployStage, 0, 0)});
    QCOMPARE(refusal(table, "rope west-wall-1 goblin east-wall-1"), u"not-your-side 11.4"_s);

    beginTurned(table, 3);
    table.play("act equipment-transfer"); // of the ropes
    QCOMPARE(refusal(table, "place-at east-wall-1"), u"not-your-side 10.4"_s);
    QCOMPARE(offered(table).size(), 4);
}

void GeneralTest::s1_1_11_enginesAreNumberedInOrderOfBuilding()
{
    Table table;
    table.giveReady(0, {0, 0, 8});
    table.data.invaders[0].resources = 12;
    table.beginPhase(2);
    table.play({"act ballista", "place-at west-rampart-2"});
    table.data = table.now();
    table.data.invaders[0].used = 0;
    table.beginPhase(2);
    table.play({"act ballista", "place-at west-rampart-1"});
    QVERIFY(table.happened("engine-placed ballista-2 west-rampart-1"));
    table.begin({Table::ask(StepKind::TargetOf, 1, static_cast<int>(Work::EngineDamage))});
    QVERIFY(table.happened("card-added ballista-1 miss")); // the only one when the phase began
}

void GeneralTest::s1_1_11_choicesThatDifferByIdenticalPiecesAreOfferedOnce()
{
    Table table;
    table.wall("west-wall-1").invaders = {3, 0, 0};
    table.begin({Table::ask(StepKind::PlaceOrder, 0, 1, 1)});
    QCOMPARE(offered(table),
             QStringList({u"place-order goblin-fury west-wall-1"_s, u"place-order bluff west-wall-1"_s}));
}

std::unique_ptr<QObject> makeGeneralTest()
{
    return std::make_unique<GeneralTest>();
}

} // namespace merlon::siege1

#include "general_test.moc"
