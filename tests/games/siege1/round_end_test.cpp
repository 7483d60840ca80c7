#include "tests/games/siege1/defender_answers.h"
#include "tests/games/siege1/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

/// S1-21: the end of the round.
class RoundEndTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_21_1_anEntryEndsTheGameWithoutRoundEndGlory();
    void s1_21_2_crewsClimbOntoTheirWalls();
    void s1_21_2_theInvaderChoosesWhoGoesFirst();
    void s1_21_2_onlyWhileThereIsRoom();
    void s1_21_3_gloryOfTheRound();
    void s1_21_3_gloryBelowZeroIsTold();
    void s1_21_4_whatHeldForTheRoundIsRemoved();
    void s1_21_4_spentUnitsReachTheDiscard();
    void s1_21_4_unfinishedInvestmentsAndSaboteursStay();
    void s1_21_4_afterTheAssaultAsWell();
    void s1_21_5_afterRoundTenTheDefenderWins();
};

void RoundEndTest::s1_21_1_anEntryEndsTheGameWithoutRoundEndGlory()
{
    Table table;
    table.data.round = 7;
    table.data.invaderGlory = 3;
    table.data.defenderGlory = 20;
    table.wall("west-wall-1").flags |= WallState::kBreached;
    table.begin(StepKind::EndAssault);
    QVERIFY(table.isOver());
    QCOMPARE(table.now().invaderGlory, 6);
    QCOMPARE(table.now().defenderGlory, 20);
    QVERIFY(!table.happened("round-ended"));
}

void RoundEndTest::s1_21_2_crewsClimbOntoTheirWalls()
{
    Table table;
    table.wall("west-wall-2").flags |= WallState::kSiegeTower;
    table.wall("west-wall-2").crew = {1, 1, 1}; // three spaces
    table.wall("east-wall-2").flags |= WallState::kSiegeTower;
    table.wall("east-wall-2").crew = {1, 0, 0};
    table.begin(StepKind::EndAssault);
    QCOMPARE(counts(table.wallNow("west-wall-2").invaders), u"1 1 1"_s);
    QCOMPARE(counts(table.wallNow("west-wall-2").crew), u"0 0 0"_s);
    QCOMPARE(counts(table.wallNow("east-wall-2").invaders), u"1 0 0"_s);
    QCOMPARE(table.now().round, 2);
}

void RoundEndTest::s1_21_2_theInvaderChoosesWhoGoesFirst()
{
    Table table;
    table.wall("west-wall-2").flags |= WallState::kSiegeTower;
    table.wall("west-wall-2").crew = {1, 1, 1};
    table.wall("west-wall-2").invaders = {1, 0, 0};
    table.begin(StepKind::EndAssault);
    QCOMPARE(decisionOf(table), u"disembark-unit"_s);
    QCOMPARE(table.seat(), 0);
    QCOMPARE(offered(table),
             (QStringList {u"disembark west-wall-2 goblin"_s, u"disembark west-wall-2 orc"_s,
                           u"disembark west-wall-2 troll"_s}));
    table.play({"disembark west-wall-2 troll", "disembark west-wall-2 orc"}); // nobody may stay below
    QCOMPARE(counts(table.wallNow("west-wall-2").invaders), u"1 1 1"_s);
    QCOMPARE(counts(table.wallNow("west-wall-2").crew), u"1 0 0"_s);
}

void RoundEndTest::s1_21_2_onlyWhileThereIsRoom()
{
    Table table;
    table.wall("west-wall-2").flags |= WallState::kSiegeTower;
    table.wall("west-wall-2").crew = {2, 0, 0};
    table.wall("west-wall-2").invaders = {0, 3, 0};
    table.begin(StepKind::EndAssault);
    QCOMPARE(counts(table.wallNow("west-wall-2").crew), u"2 0 0"_s);

    put(table.wall("west-wall-2"), Equipment::Ladders);
    table.begin(StepKind::EndAssault);
    QCOMPARE(counts(table.wallNow("west-wall-2").crew), u"1 0 0"_s);
    QCOMPARE(counts(table.wallNow("west-wall-2").invaders), u"1 3 0"_s);
}

void RoundEndTest::s1_21_3_gloryOfTheRound()
{
    Table table;
    table.begin(StepKind::EndAssault);
    QCOMPARE(table.now().invaderGlory, 9);
    QCOMPARE(table.now().defenderGlory, 5);
}

void RoundEndTest::s1_21_3_gloryBelowZeroIsTold()
{
    Table table;
    table.data.round = 10;
    table.data.invaderGlory = -2;
    table.begin(StepKind::CleanUp);
    QVERIFY(table.happened("glory-changed invader -1 -3"));

    Table entered;
    entered.data.invaderGlory = -5;
    entered.wall("west-wall-1").flags |= WallState::kBreached;
    entered.begin(StepKind::EndAssault);
    QVERIFY(entered.happened("game-won defender -2 4"));
    const Text why = entered.setup().vocabulary().text(entered.state().outcome().why);
    const std::string said = say(why, english(entered.setup().game()));
    QVERIFY2(said.find("invaders \u22122") != std::string::npos, said.c_str());
}

void RoundEndTest::s1_21_4_whatHeldForTheRoundIsRemoved()
{
    Table table;
    WallState &wall = table.wall("west-wall-1");
    wall.invaders = {1, 0, 0};
    wall.order = Order::GoblinFury;
    wall.flags |= WallState::kOrderFaceUp | WallState::kStorm | WallState::kAccident | WallState::kDazzled;
    table.building("forge").flags = BuildingState::kFire | BuildingState::kLastStand;
    table.addEngine(Engine::Catapult, "west-rampart-1").flags =
        EngineState::kBloodstone | EngineState::kPrecise;
    table.data.altars[0] = {siege::West, 2};
    table.data.spectre = 1;
    table.data.blessed = 1;
    table.data.possessed = 1;
    table.data.heroesUsed = 2;
    table.data.speech = 2;
    table.data.speechAt = table.place("west-wall-3");
    table.data.flags |= SiegeData::kTerror | SiegeData::kDishonoured;
    table.begin(StepKind::CleanUp);
    QCOMPARE(table.wallNow("west-wall-1").order, Order::None);
    QCOMPARE(table.wallNow("west-wall-1").flags, 0);
    QCOMPARE(table.buildingNow("forge").flags, 0);
    QCOMPARE(table.now().engines[0].flags, 0);
    QVERIFY(table.now().engines[0].is(Engine::Catapult));
    QCOMPARE(table.now().altars[0].wall, siege::kNowhere);
    QCOMPARE(table.now().altars[0].side, siege::West); // the altar itself stays
    QCOMPARE(table.now().spectre, 0);
    QCOMPARE(table.now().possessed, 0);
    QCOMPARE(table.now().heroesUsed, 0);
    QCOMPARE(table.now().speech, 0);
    QCOMPARE(table.now().flags, 0);
}

void RoundEndTest::s1_21_4_spentUnitsReachTheDiscard()
{
    Table table;
    table.data.spent = {3, 2, 1};
    table.data.discard = {1, 1, 1};
    table.data.invaders[0].camp = {4, 0, 0};
    table.data.blood = 5;
    table.begin(StepKind::CleanUp);
    QCOMPARE(counts(table.now().discard), u"4 3 2"_s);
    QCOMPARE(counts(table.now().spent), u"0 0 0"_s);
    QCOMPARE(counts(table.now().invaders[0].camp), u"4 0 0"_s);
    QCOMPARE(table.now().blood, 5); // S1-5.3
}

void RoundEndTest::s1_21_4_unfinishedInvestmentsAndSaboteursStay()
{
    Table table;
    putOn(table, Work::Dazzle, 3);
    close(table, Work::Cannon);
    table.building("forge").flags = BuildingState::kSaboteur;
    table.begin(StepKind::CleanUp);
    QCOMPARE(investedIn(table, Work::Dazzle), 3);
    QVERIFY(!isDone(table, Work::Cannon));
    QVERIFY(table.buildingNow("forge").has(BuildingState::kSaboteur));
}

void RoundEndTest::s1_21_4_afterTheAssaultAsWell()
{
    // Traces of the assault: archers and engines are free again in the next one.
    Table table;
    table.addEngine(Engine::Ballista, "west-rampart-1");
    table.rampart("west-rampart-1").invaders = {1, 0, 0};
    table.begin(StepKind::Assault);
    table.play({"aim-engine ballista-1 west-wall-1", "reveal-shot ballista-1 miss",
                "shoot west-wall-1 west-rampart-1", "done"});
    QCOMPARE(table.now().round, 2);
    table.data = table.now();
    table.rampart("west-rampart-1").invaders = {1, 0, 0};
    table.begin(StepKind::Assault);
    table.play({"aim-engine ballista-1 west-wall-2", "reveal-shot ballista-1 miss"});
    QVERIFY(table.isLegal("shoot west-wall-1 west-rampart-1"));
}

void RoundEndTest::s1_21_5_afterRoundTenTheDefenderWins()
{
    Table table;
    table.data.round = 10;
    table.data.invaderGlory = 30; // whatever the glory
    table.data.defenderGlory = 2;
    table.begin(StepKind::EndAssault);
    QVERIFY(table.isOver());
    const Outcome outcome = table.state().outcome();
    QVERIFY(outcome.over);
    QCOMPARE(outcome.seats[0].place, 2);
    QCOMPARE(outcome.seats[1].place, 1);
    QCOMPARE(table.now().ending, Ending::HeldOut);
    QVERIFY(table.happened("held-out"));
    QVERIFY(!table.happened("game-won"));
    const Setup &setup = table.setup();
    QCOMPARE(setup.vocabulary().text(outcome.why).code, std::string("event.held-out"));
    QCOMPARE(say(Text {"won.held-out", {std::int64_t {10}}}, english(setup.game())),
             std::string("Your fortress held to the end of round 10."));

    table.data.round = 9;
    table.begin(StepKind::EndAssault);
    QVERIFY(!table.isOver());
    QCOMPARE(table.now().round, 10);
}

std::unique_ptr<QObject> makeRoundEndTest()
{
    return std::make_unique<RoundEndTest>();
}

} // namespace merlon::siege1

#include "round_end_test.moc"
