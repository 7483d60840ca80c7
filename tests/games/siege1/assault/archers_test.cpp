#include "tests/games/siege1/defender_answers.h"
#include "tests/games/siege1/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

namespace {

void shootVolleys(Table &table)
{
    table.begin({Table::step(StepKind::FireVolleys), Table::step(StepKind::AimArchers)});
}

/// West-wall-1 with archers, west-rampart-1 with these units before it.
Table withRampart(std::uint8_t archers, const Units &invaders)
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").defenders = {archers, 0, 0};
    table.rampart("west-rampart-1").invaders = invaders;
    return table;
}

void shootTimes(Table &table, int times)
{
    for (int i = 0; i < times; ++i)
        table.play("shoot west-wall-1 west-rampart-1");
}

} // namespace

/// S1-18.4 to S1-18.6: archers and the goblins of shooting masters.
class ArchersTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_18_4_fromAWallAlongItsPaths();
    void s1_18_4_fromATowerAtTheFacedRampartAndThoseBeside();
    void s1_18_4_besideTheGateAtTheRamCrew();
    void s1_18_4_engagedArchersDoNotShoot();
    void s1_18_4_archersInTowersAreNeverEngaged();
    void s1_18_4_notFromBuildingsAndOnlyArchers();
    void s1_18_4_blessingOpensTheSide();
    void s1_18_4_notAtAMantelet();
    void s1_18_4_eachArcherOnceAndNobodyMust();
    void s1_18_4_whoHasShotIsStillThere();
    void s1_18_5_theGreatestTotalWithinTheVolley();
    void s1_18_5_aStrongerUnitIsNeverKilled();
    void s1_18_5_trenchMasterDoublesStrengths();
    void s1_18_5_archersOfAllPlacesMakeOneVolley();
    void s1_18_5_inBoardOrderAfterTheLastDone();
    void s1_18_5_theRamCrewIsHitLikeARampart();
    void s1_18_6_goblinsOfAShootingMasterKillArchers();
    void s1_18_6_notOnContestedWallsNorOutOfReach();
    void s1_18_6_onlyGoblinsStillAlive();
};

void ArchersTest::s1_18_4_fromAWallAlongItsPaths()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-2").defenders = {1, 0, 0};
    for (const char *rampart : {"west-rampart-1", "west-rampart-2", "west-rampart-3"})
        table.rampart(rampart).invaders = {1, 0, 0};
    table.foreground("west-foreground").invaders = {1, 0, 0};
    shootVolleys(table);
    QCOMPARE(table.seat(), 1);
    QCOMPARE(offered(table),
             (QStringList {u"shoot west-wall-2 west-rampart-1"_s, u"shoot west-wall-2 west-rampart-2"_s,
                           u"done"_s}));
    QCOMPARE(refusal(table, "shoot west-wall-2 west-rampart-3"), u"beyond-reach 18.4"_s);
    QCOMPARE(refusal(table, "shoot west-wall-2 west-foreground"), u"wrong-place 18.4"_s);
}

void ArchersTest::s1_18_4_fromATowerAtTheFacedRampartAndThoseBeside()
{
    Table table;
    table.clearWalls();
    table.tower("west-tower-2").post = Post::Archer;
    for (const char *rampart : {"west-rampart-1", "west-rampart-2", "west-rampart-3", "west-rampart-4"})
        table.rampart(rampart).invaders = {1, 0, 0};
    shootVolleys(table);
    QCOMPARE(offered(table, "shoot"),
             (QStringList {u"shoot west-tower-2 west-rampart-1"_s, u"shoot west-tower-2 west-rampart-2"_s,
                           u"shoot west-tower-2 west-rampart-3"_s}));
    QCOMPARE(refusal(table, "shoot west-tower-2 west-rampart-4"), u"beyond-reach 18.4"_s);
}

void ArchersTest::s1_18_4_besideTheGateAtTheRamCrew()
{
    Table table;
    table.clearWalls();
    table.data.barbican.ramParts = 1;
    table.data.barbican.crew = {1, 0, 0};
    for (const char *wall : {"west-wall-1", "west-wall-2", "east-wall-1"})
        table.wall(wall).defenders = {1, 0, 0};
    table.tower("east-tower-1").post = Post::Archer;
    table.tower("east-tower-2").post = Post::Archer;
    shootVolleys(table);
    QCOMPARE(offered(table, "shoot"),
             (QStringList {u"shoot west-wall-1 barbican-rampart"_s, u"shoot east-wall-1 barbican-rampart"_s,
                           u"shoot east-tower-1 barbican-rampart"_s}));
    QCOMPARE(refusal(table, "shoot west-wall-2 barbican-rampart"), u"beyond-reach 18.4"_s);
}

void ArchersTest::s1_18_4_engagedArchersDoNotShoot()
{
    Table table = withRampart(2, {1, 0, 0});
    table.wall("west-wall-2").defenders = {1, 0, 0};
    table.wall("west-wall-1").invaders = {1, 0, 0};
    shootVolleys(table);
    QCOMPARE(refusal(table, "shoot west-wall-1 west-rampart-1"), u"engaged 18.4"_s);
    QVERIFY(table.isLegal("shoot west-wall-2 west-rampart-1"));

    table.wall("west-wall-1").invaders = {};
    table.wall("west-wall-1").crew = {1, 0, 0}; // in the siege tower
    table.wall("west-wall-1").flags |= WallState::kSiegeTower;
    shootVolleys(table);
    QCOMPARE(refusal(table, "shoot west-wall-1 west-rampart-1"), u"engaged 18.4"_s);
}

void ArchersTest::s1_18_4_archersInTowersAreNeverEngaged()
{
    Table table;
    table.clearWalls();
    table.tower("west-tower-1").post = Post::Archer;
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.wall("west-wall-2").invaders = {1, 0, 0};
    table.rampart("west-rampart-1").invaders = {1, 0, 0};
    shootVolleys(table);
    QVERIFY(table.isLegal("shoot west-tower-1 west-rampart-1"));
}

void ArchersTest::s1_18_4_notFromBuildingsAndOnlyArchers()
{
    Table table = withRampart(1, {1, 0, 0});
    table.data.courtyard = {1, 0, 0};
    table.wall("west-wall-2").defenders = {0, 1, 1};
    shootVolleys(table);
    QCOMPARE(refusal(table, "shoot courtyard west-rampart-1"), u"wrong-place 18.4"_s);
    QCOMPARE(refusal(table, "shoot barracks west-rampart-1"), u"wrong-place 18.4"_s);
    QCOMPARE(refusal(table, "shoot west-wall-2 west-rampart-1"), u"no-such-unit 18.4"_s);
}

void ArchersTest::s1_18_4_blessingOpensTheSide()
{
    Table table;
    table.clearWalls();
    table.data.blessed = 1 << siege::West; // S1-15.6
    table.wall("west-wall-1").defenders = {1, 0, 0};
    table.wall("west-wall-2").defenders = {1, 0, 0};
    table.wall("west-wall-2").invaders = {1, 0, 0};
    table.wall("east-wall-1").defenders = {1, 0, 0};
    table.tower("west-tower-1").post = Post::Archer;
    table.rampart("west-rampart-4").invaders = {2, 0, 0};
    table.rampart("east-rampart-3").invaders = {2, 0, 0};
    shootVolleys(table);
    QCOMPARE(offered(table, "shoot"),
             (QStringList {u"shoot west-wall-1 west-rampart-4"_s, u"shoot west-tower-1 west-rampart-4"_s}));
    QCOMPARE(refusal(table, "shoot west-wall-2 west-rampart-4"), u"engaged 18.4"_s);
    QCOMPARE(refusal(table, "shoot west-wall-1 east-rampart-3"), u"beyond-reach 18.4"_s);
    QCOMPARE(refusal(table, "shoot east-wall-1 east-rampart-3"), u"beyond-reach 18.4"_s);
}

void ArchersTest::s1_18_4_notAtAMantelet()
{
    Table table = withRampart(1, {1, 0, 0});
    table.rampart("west-rampart-1").mantelet = 1;
    table.tower("west-tower-2").post = Post::Archer;
    table.rampart("west-rampart-2").invaders = {1, 0, 0};
    table.data.blessed = 1 << siege::West;
    shootVolleys(table);
    QCOMPARE(refusal(table, "shoot west-wall-1 west-rampart-1"), u"behind-mantelet 6.6"_s);
    QCOMPARE(refusal(table, "shoot west-tower-2 west-rampart-1"), u"behind-mantelet 6.6"_s);
}

void ArchersTest::s1_18_4_eachArcherOnceAndNobodyMust()
{
    Table table = withRampart(2, {3, 0, 0});
    shootVolleys(table);
    table.play("shoot west-wall-1 west-rampart-1");
    QVERIFY(table.isLegal("shoot west-wall-1 west-rampart-1"));
    table.play("shoot west-wall-1 west-rampart-1"); // then nobody is left to shoot
    QVERIFY(table.happened("archers-fire west-rampart-1 2"));

    shootVolleys(table);
    table.play("done");
    QVERIFY(!table.happened("archers-fire"));
}

void ArchersTest::s1_18_4_whoHasShotIsStillThere()
{
    Table table = withRampart(1, {3, 0, 0});
    table.wall("west-wall-2").defenders = {1, 0, 0};
    table.tower("west-tower-2").post = Post::Archer;
    shootVolleys(table);
    table.play({"shoot west-wall-1 west-rampart-1", "shoot west-tower-2 west-rampart-1"});
    QCOMPARE(refusal(table, "shoot west-wall-1 west-rampart-1"), u"archers-have-shot 18.4"_s);
    QCOMPARE(table.sentenceAgainst("shoot west-wall-1 west-rampart-1"),
             std::string("All archers at west wall 1 have shot."));
    QCOMPARE(refusal(table, "shoot west-tower-2 west-rampart-1"), u"archers-have-shot 18.4"_s);
    QCOMPARE(refusal(table, "shoot west-tower-1 west-rampart-1"), u"no-such-unit 18.4"_s);
}

void ArchersTest::s1_18_5_theGreatestTotalWithinTheVolley()
{
    Table table = withRampart(3, {2, 1, 0});
    shootVolleys(table);
    table.play("shoot west-wall-1 west-rampart-1");
    table.play("shoot west-wall-1 west-rampart-1");
    table.play("done");
    QCOMPARE(decisionOf(table), u"casualties"_s);
    QCOMPARE(table.seat(), 0);
    QCOMPARE(offered(table), (QStringList {u"casualties 2 0 0"_s, u"casualties 0 1 0"_s}));
    QCOMPARE(refusal(table, "casualties 1 0 0"), u"not-the-greatest 18.5"_s);
    QCOMPARE(table.sentenceAgainst("casualties 1 0 0"),
             std::string("The units killed must have a total strength of 2, not 1."));
    QCOMPARE(refusal(table, "casualties 1 1 0"), u"not-the-greatest 18.5"_s);
    QCOMPARE(refusal(table, "casualties 0 2 0"), u"wrong-number 18.5"_s);
    table.play("casualties 0 1 0");
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"2 0 0"_s);
    QCOMPARE(counts(table.now().discard), u"0 1 0"_s);
}

void ArchersTest::s1_18_5_aStrongerUnitIsNeverKilled()
{
    Table table = withRampart(2, {1, 0, 2});
    shootVolleys(table);
    shootTimes(table, 2);
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"0 0 2"_s); // the goblin alone

    table = withRampart(2, {0, 0, 2});
    shootVolleys(table);
    shootTimes(table, 2);
    QVERIFY(table.happened("archers-fire west-rampart-1 2"));
    QVERIFY(!table.happened("unit-killed"));
}

void ArchersTest::s1_18_5_trenchMasterDoublesStrengths()
{
    Table table = withRampart(3, {1, 1, 0});
    put(table.rampart("west-rampart-1"), Training::TrenchMaster);
    shootVolleys(table);
    shootTimes(table, 3);
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"0 1 0"_s); // an orc would need four
}

void ArchersTest::s1_18_5_archersOfAllPlacesMakeOneVolley()
{
    Table table = withRampart(1, {0, 0, 1});
    table.wall("west-wall-2").defenders = {1, 0, 0};
    table.tower("west-tower-2").post = Post::Archer;
    shootVolleys(table);
    table.play({"shoot west-wall-1 west-rampart-1", "shoot west-wall-2 west-rampart-1",
                "shoot west-tower-2 west-rampart-1"});
    QVERIFY(table.happened("archers-fire west-rampart-1 3"));
    QVERIFY(table.happened("unit-killed west-rampart-1 troll"));
}

void ArchersTest::s1_18_5_inBoardOrderAfterTheLastDone()
{
    Table table = withRampart(1, {1, 0, 0});
    table.wall("east-wall-1").defenders = {1, 0, 0};
    table.rampart("east-rampart-1").invaders = {2, 0, 0};
    shootVolleys(table);
    table.play("shoot east-wall-1 east-rampart-1");
    QVERIFY(!table.happened("archers-fire"));
    table.play("shoot west-wall-1 west-rampart-1");
    QVERIFY(happenedInOrder(table, {"archers-fire west-rampart-1", "archers-fire east-rampart-1"}));
}

void ArchersTest::s1_18_5_theRamCrewIsHitLikeARampart()
{
    Table table;
    table.clearWalls();
    table.data.barbican.ramParts = 2;
    table.data.barbican.crew = {2, 1, 0};
    table.wall("west-wall-1").defenders = {3, 0, 0};
    shootVolleys(table);
    table.play({"shoot west-wall-1 barbican-rampart", "shoot west-wall-1 barbican-rampart",
                "shoot west-wall-1 barbican-rampart"});
    QCOMPARE(counts(table.now().barbican.crew), u"1 0 0"_s); // an orc and a goblin make three
}

void ArchersTest::s1_18_6_goblinsOfAShootingMasterKillArchers()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").defenders = {2, 1, 0};
    table.wall("west-wall-2").defenders = {0, 1, 1};
    table.tower("west-tower-1").post = Post::Archer;
    table.tower("west-tower-2").post = Post::Archer;
    table.rampart("west-rampart-1").invaders = {2, 1, 0};
    table.rampart("west-rampart-2").invaders = {5, 0, 0}; // no master
    put(table.rampart("west-rampart-1"), Training::ShootingMaster);
    table.begin(StepKind::AimGoblins);
    QCOMPARE(table.seat(), 0);
    QCOMPARE(offered(table),
             (QStringList {u"goblin-shot west-rampart-1 west-wall-1"_s,
                           u"goblin-shot west-rampart-1 west-tower-1"_s, u"done"_s}));
    QCOMPARE(refusal(table, "goblin-shot west-rampart-1 west-wall-2"), u"no-such-unit 18.6"_s);
    QCOMPARE(refusal(table, "goblin-shot west-rampart-2 west-tower-2"), u"no-such-unit 18.6"_s);
    table.play({"goblin-shot west-rampart-1 west-tower-1", "goblin-shot west-rampart-1 west-wall-1"});
    QCOMPARE(table.towerNow("west-tower-1").post, Post::None);
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"1 1 0"_s); // two goblins, two shots
    QCOMPARE(counts(table.buildingNow("hospital").units), u"0 0 0"_s);
}

void ArchersTest::s1_18_6_notOnContestedWallsNorOutOfReach()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").defenders = {1, 0, 0};
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.wall("west-wall-2").defenders = {1, 0, 0};
    table.wall("west-wall-3").defenders = {1, 0, 0};
    table.tower("west-tower-2").post = Post::Archer;
    table.rampart("west-rampart-1").invaders = {2, 0, 0};
    put(table.rampart("west-rampart-1"), Training::ShootingMaster);
    table.begin(StepKind::AimGoblins);
    QCOMPARE(refusal(table, "goblin-shot west-rampart-1 west-wall-1"), u"engaged 18.6"_s);
    QCOMPARE(refusal(table, "goblin-shot west-rampart-1 west-wall-3"), u"beyond-reach 18.6"_s);
    QCOMPARE(refusal(table, "goblin-shot west-rampart-1 west-tower-2"), u"beyond-reach 18.6"_s);
    QVERIFY(table.isLegal("goblin-shot west-rampart-1 west-wall-2"));
}

void ArchersTest::s1_18_6_onlyGoblinsStillAlive()
{
    Table table = withRampart(2, {2, 0, 0});
    put(table.rampart("west-rampart-1"), Training::ShootingMaster);
    table.begin(StepKind::Assault);
    shootTimes(table, 2); // kill them first
    QVERIFY(!table.happened("goblin-shoots"));
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"2 0 0"_s);
}

std::unique_ptr<QObject> makeArchersTest()
{
    return std::make_unique<ArchersTest>();
}

} // namespace merlon::siege1

#include "archers_test.moc"
