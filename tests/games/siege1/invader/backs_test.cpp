#include "tests/games/siege1/invader/invader_actions.h"
#include "tests/games/siege1/invader/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

namespace {

/// A ballista that fires precisely at the only wall that it can hit.
void firePrecisely(Table &table)
{
    table.wall("west-wall-2").defenders = {};
    table.wall("west-wall-1").invaders = {};
    table.data.engines[0].flags = EngineState::kPrecise;
    table.begin({Table::step(StepKind::FireEngines, 1), Table::step(StepKind::AimEngines, 0)});
}

} // namespace

/// S1-10: the backs of the phase cards.
class BacksTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_10_1_aTurnedCardOffersOnlyItsSpecialActionOnce();
    void s1_10_2_twoMoreUnitsAndNoMoreResources();
    void s1_10_3_theInvaderKeepsOneOfTwoCards();
    void s1_10_3_aKeptMissLeavesTheDeck();
    void s1_10_3_aDeckOfOneCardGivesOne();
    void s1_10_4_aTileMovesToALegalWallOfItsSide();
    void s1_10_4_aBridgeMovesToAnotherPath();
    void s1_10_4_laddersStayWhileTheyAreNeeded();
    void s1_10_4_withoutAnotherPlaceNothingMoves();
    void s1_10_5_aTrainingTileMovesToARampartWithRoom();
    void s1_10_5_aSaboteurMovesToAnotherBuildingWithActions();
    void s1_10_5_aQuartermasterMayLeaveAFullRampart();
    void s1_10_6_threeGoblinsReturnToTheForegrounds();
    void s1_10_6_asManyAsThereAreAndFit();
};

void BacksTest::s1_10_1_aTurnedCardOffersOnlyItsSpecialActionOnce()
{
    Table table;
    table.giveReady(0, {6, 6, 2});
    table.data.invaders[0].resources = 16;
    table.addEngine(Engine::Ballista, "west-rampart-1");
    table.addEngine(Engine::Ballista, "west-rampart-2");
    beginTurned(table, 2);
    QCOMPARE(offered(table), QStringList({u"act precise-fire"_s, u"end-phase"_s}));
    QCOMPARE(refusal(table, "act catapult"), u"not-on-phase-card 5.1"_s);
    table.play("act precise-fire");
    QCOMPARE(offered(table), QStringList({u"place-on-engine ballista-1"_s, u"place-on-engine ballista-2"_s}));
    table.play("place-on-engine ballista-2");
    QVERIFY(table.now().engines[1].has(EngineState::kPrecise));
    QCOMPARE(decisionOf(table), u"window"_s); // once per round: the phase is over
    QCOMPARE(table.now().phase, 2);
}

void BacksTest::s1_10_2_twoMoreUnitsAndNoMoreResources()
{
    Table table;
    table.data.invaders[0].resources = 6;
    table.begin(StepKind::StartRound);
    table.play({"flip 1", "done", "place-stone west-wall-1"});
    table.playOnTo(StepKind::Window);
    QCOMPARE(siege::countOf(table.now().invaders[0].ready), 16); // in the same round
    QCOMPARE(table.now().invaders[0].resources, 6);
    QVERIFY(!table.happened("resources-taken"));
    table.data = table.now();
    table.data.invaders[0].ready = {0, 0, 2};
    table.beginPhase(2);
    QVERIFY(table.isLegal("act ballista")); // what is held may be spent
}

void BacksTest::s1_10_3_theInvaderKeepsOneOfTwoCards()
{
    Table table;
    table.addEngine(Engine::Ballista, "west-rampart-1");
    firePrecisely(table);
    table.play({"reveal-shot ballista-1 miss", "reveal-shot ballista-1 hit"});
    QCOMPARE(table.seat(), Seat {0});
    QCOMPARE(offered(table), QStringList({u"keep-shot hit"_s, u"keep-shot miss"_s}));
    table.play({"keep-shot hit", "kill-defender archer"});
    QCOMPARE(table.now().engines[0].hits, 2); // both are back in the deck
    QCOMPARE(table.now().engines[0].misses, 5);

    firePrecisely(table);
    table.play("reveal-shot ballista-1 miss");
    OutcomeList outcomes;
    table.state().outcomes(outcomes); // the second card comes from the other six
    QCOMPARE(outcomes[0].weight, 2u);
    QCOMPARE(outcomes[1].weight, 4u);
}

void BacksTest::s1_10_3_aKeptMissLeavesTheDeck()
{
    Table table;
    table.addEngine(Engine::Ballista, "west-rampart-1");
    firePrecisely(table);
    table.play({"reveal-shot ballista-1 hit", "reveal-shot ballista-1 miss", "keep-shot miss"});
    QCOMPARE(table.now().engines[0].hits, 2);
    QCOMPARE(table.now().engines[0].misses, 4);
    QVERIFY(!table.happened("engine-hits"));

    firePrecisely(table);
    table.play({"reveal-shot ballista-1 miss", "reveal-shot ballista-1 miss"}); // no question
    QCOMPARE(table.now().engines[0].misses, 4);
}

void BacksTest::s1_10_3_aDeckOfOneCardGivesOne()
{
    Table table;
    EngineState &engine = table.addEngine(Engine::Ballista, "west-rampart-1");
    engine.hits = 1;
    engine.misses = 0;
    firePrecisely(table);
    QVERIFY(!table.happened("shot-kept"));
    QVERIFY(table.happened("engine-hits ballista-1 west-wall-1"));
}

void BacksTest::s1_10_4_aTileMovesToALegalWallOfItsSide()
{
    Table table;
    equip(table.wall("west-wall-1"), Equipment::Banner);
    equip(table.wall("west-wall-2"), Equipment::Banner);
    equip(table.wall("west-wall-3"), Equipment::Sap);
    equip(table.wall("west-wall-3"), Equipment::Ropes);
    equip(table.wall("east-wall-1"), Equipment::Banner); // all three are in use, and one may move
    beginTurned(table, 3);
    table.play({"act equipment-transfer", "take-equipment west-wall-1 banner"});
    QCOMPARE(offered(table), QStringList({u"place-at west-wall-4"_s, u"place-at west-wall-5"_s}));
    QCOMPARE(refusal(table, "place-at west-wall-2"), u"tile-there 7.1"_s);
    QCOMPARE(refusal(table, "place-at west-wall-3"), u"no-space 7.1"_s);
    QCOMPARE(refusal(table, "place-at east-wall-2"), u"not-your-side 10.4"_s);
    table.play("place-at west-wall-5");
    QVERIFY(!table.wallNow("west-wall-1").has(Equipment::Banner));
    QVERIFY(table.wallNow("west-wall-5").has(Equipment::Banner));
    QCOMPARE(table.now().defenders[0].purse, 1);
}

void BacksTest::s1_10_4_aBridgeMovesToAnotherPath()
{
    Table table;
    table.path("west-foreground", "west-rampart-1").flags = PathState::kBridge;
    table.path("west-foreground", "west-rampart-2").trap = Trap::Goblin;
    beginTurned(table, 3);
    table.play("act equipment-transfer");
    QCOMPARE(offered(table),
             QStringList({u"place-on-path west-foreground>west-rampart-3"_s,
                          u"place-on-path west-rampart-3>west-rampart-4"_s}));
    QCOMPARE(refusal(table, "place-on-path west-foreground>west-rampart-2"), u"path-taken 7.5"_s);
    QCOMPARE(refusal(table, "place-on-path east-foreground>east-rampart-1"), u"not-your-side 10.4"_s);
    table.play("place-on-path west-rampart-3>west-rampart-4");
    QVERIFY(table.happened("bridge-removed west-foreground>west-rampart-1"));
    QVERIFY(table.happened("bridge-placed west-rampart-3>west-rampart-4"));
}

void BacksTest::s1_10_4_laddersStayWhileTheyAreNeeded()
{
    Table table;
    equip(table.wall("west-wall-2"), Equipment::Ladders);
    equip(table.wall("west-wall-4"), Equipment::Ropes);
    table.wall("west-wall-2").invaders = {4, 0, 0};
    beginTurned(table, 3);
    table.play("act equipment-transfer"); // the ropes are the only tile that can move
    QCOMPARE(refusal(table, "place-at west-wall-1"), QString());
    table.begin({Table::ask(StepKind::TakeSource, 0, static_cast<int>(Action::EquipmentTransfer))});
    table.wall("west-wall-2").invaders = {3, 0, 0};
    table.begin({Table::ask(StepKind::TakeSource, 0, static_cast<int>(Action::EquipmentTransfer))});
    QCOMPARE(offered(table),
             QStringList({u"take-equipment west-wall-2 ladders"_s, u"take-equipment west-wall-4 ropes"_s}));
    equip(table.wall("west-wall-5"), Equipment::Sap);
    table.wall("west-wall-2").invaders = {4, 0, 0};
    table.begin({Table::ask(StepKind::TakeSource, 0, static_cast<int>(Action::EquipmentTransfer))});
    QCOMPARE(refusal(table, "take-equipment west-wall-2 ladders"), u"ladders-needed 10.4"_s);
}

void BacksTest::s1_10_4_withoutAnotherPlaceNothingMoves()
{
    Table table;
    beginTurned(table, 3);
    QVERIFY(!table.happened("action-done")); // there is no tile
    QCOMPARE(table.now().round, 2);
    for (const char *wall : {"east-wall-1", "east-wall-2", "east-wall-3"}) {
        equip(table.wall(wall), Equipment::Banner);
        equip(table.wall(wall), Equipment::Sap);
    }
    equip(table.wall("east-wall-4"), Equipment::Ladders);
    equip(table.wall("east-wall-4"), Equipment::Shields);
    equip(table.wall("west-wall-1"), Equipment::Ropes);
    table.data.phase = 3;
    table.begin({Table::ask(StepKind::TakeSource, 0, static_cast<int>(Action::EquipmentTransfer))});
    QCOMPARE(decisionOf(table), u"place-moved"_s); // the ropes are all that can move
    equip(table.wall("west-wall-2"), Equipment::Poison);
    table.begin({Table::ask(StepKind::TakeSource, 0, static_cast<int>(Action::EquipmentTransfer))});
    QCOMPARE(refusal(table, "take-equipment east-wall-1 banner"), u"no-legal-target 10.4"_s);
    QCOMPARE(table.sentenceAgainst("take-equipment east-wall-1 banner"),
             std::string("There is no target for this now: no other place can take it."));
    QCOMPARE(refusal(table, "take-equipment west-wall-2 sap"), u"nothing-for-this 10.4"_s);
}

void BacksTest::s1_10_5_aTrainingTileMovesToARampartWithRoom()
{
    Table table;
    train(table.rampart("west-rampart-1"), Training::Overseer);
    train(table.rampart("west-rampart-2"), Training::Overseer);
    train(table.rampart("west-rampart-3"), Training::TrenchMaster);
    train(table.rampart("west-rampart-3"), Training::ShootingMaster);
    table.building("forge").flags = BuildingState::kSaboteur;
    beginTurned(table, 4);
    table.play("act training-transfer");
    QCOMPARE(offered(table, "take-training").size(), 5);
    table.play("take-training west-rampart-3 trench-master");
    QCOMPARE(offered(table),
             QStringList(
                 {u"place-at west-rampart-1"_s, u"place-at west-rampart-2"_s, u"place-at west-rampart-4"_s}));
    QCOMPARE(refusal(table, "place-at east-rampart-1"), u"not-your-side 10.4"_s);
    table.play("place-at west-rampart-2");
    QVERIFY(!table.rampartNow("west-rampart-3").has(Training::TrenchMaster));
    QVERIFY(table.rampartNow("west-rampart-2").has(Training::TrenchMaster));
    QVERIFY(table.rampartNow("west-rampart-2").has(Training::Overseer));
    QCOMPARE(table.now().defenders[0].purse, 1);

    beginTurned(table, 4);
    table.play({"act training-transfer", "take-training west-rampart-1 overseer"}); // not where one is
    QVERIFY(table.happened("training-placed overseer west-rampart-4"));
}

void BacksTest::s1_10_5_aSaboteurMovesToAnotherBuildingWithActions()
{
    Table table;
    table.building("forge").flags = table.building("guards").flags = BuildingState::kSaboteur;
    table.data.invested[static_cast<std::size_t>(Work::OrcCauldron)] = 2;
    table.data.investors[static_cast<std::size_t>(Work::OrcCauldron)] = 1;
    beginTurned(table, 4);
    table.play({"act training-transfer", "take-training forge saboteur"});
    QCOMPARE(offered(table),
             QStringList({u"place-at barracks"_s, u"place-at workshop"_s, u"place-at cathedral"_s,
                          u"place-at scouts"_s}));
    QCOMPARE(refusal(table, "place-at hospital"), u"wrong-place 8.6"_s);
    table.play("place-at scouts");
    QVERIFY(table.buildingNow("scouts").has(BuildingState::kSaboteur));
    QVERIFY(table.happened("action-completed orc-cauldron")); // cheap enough now: S1-13.6
}

void BacksTest::s1_10_5_aQuartermasterMayLeaveAFullRampart()
{
    Table table;
    train(table.rampart("west-rampart-1"), Training::Quartermaster);
    table.rampart("west-rampart-1").invaders = {8, 0, 0};
    table.foreground("west-foreground").invaders = {5, 0, 0};
    beginTurned(table, 4);
    table.play({"act training-transfer", "place-at west-rampart-2"});
    table.data = table.now();
    const auto refused = [&](int units) {
        table.data.ramparts[table.number("west-rampart-1")].invaders = {static_cast<std::uint8_t>(units), 0,
                                                                        0};
        beginStage(table, 2);
        return refusal(table, "march west-foreground goblin west-rampart-1");
    };
    QCOMPARE(refused(8), u"no-space 11.8"_s);
    QCOMPARE(refused(7), u"no-space 11.8"_s);
    QCOMPARE(refused(6), QString());
}

void BacksTest::s1_10_6_threeGoblinsReturnToTheForegrounds()
{
    Table table;
    table.data.discard = {8, 3, 3};
    beginTurned(table, 5);
    table.play("act cheat-death");
    QCOMPARE(offered(table), QStringList({u"raise west-foreground"_s, u"raise east-foreground"_s}));
    QCOMPARE(refusal(table, "raise west-rampart-1"), u"wrong-place 10.6"_s);
    table.play({"raise west-foreground", "raise east-foreground", "raise west-foreground"});
    QCOMPARE(counts(table.foregroundNow("west-foreground").invaders), u"2 0 0"_s);
    QCOMPARE(counts(table.foregroundNow("east-foreground").invaders), u"1 0 0"_s);
    QCOMPARE(counts(table.now().discard), u"5 3 3"_s);
    QCOMPARE(table.now().defenders[0].purse, 1);
}

void BacksTest::s1_10_6_asManyAsThereAreAndFit()
{
    Table table;
    table.data.discard = {8, 0, 0};
    table.foreground("west-foreground").invaders = {0, 8, 0};
    table.foreground("east-foreground").invaders = {0, 10, 0};
    beginTurned(table, 5);
    table.play("act cheat-death"); // there is no choice
    QCOMPARE(counts(table.foregroundNow("west-foreground").invaders), u"2 8 0"_s);
    QCOMPARE(table.count("unit-raised"), 2);

    const auto offers = [](Table &tried) {
        tried.begin({Table::ask(StepKind::PlaceStone, 1), Table::ask(StepKind::PhaseTurn, 0, 5)});
        return decisionOf(tried) == u"phase-turn"_s;
    };
    table.data.phase = 5;
    QVERIFY(offers(table));
    table.foreground("west-foreground").invaders = {0, 10, 0};
    QVERIFY(!offers(table));
    table.foreground("west-foreground").invaders = {};
    table.data.discard = {0, 9, 9};
    QVERIFY(!offers(table));
}

std::unique_ptr<QObject> makeBacksTest()
{
    return std::make_unique<BacksTest>();
}

} // namespace merlon::siege1

#include "backs_test.moc"
