#include "tests/games/siege1/defender_answers.h"
#include "tests/games/siege1/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

/// S1-16: the heroes.
class HeroesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_16_1_heroesSurviveABreach();
    void s1_16_1_heroesAreNoTargetOfABallista();
    void s1_16_2_theOfficerAddsOneForEachUnit();
    void s1_16_2_aSpeechOfOneToFourHourglasses();
    void s1_16_2_theSpeechHoldsOnItsWallThisRound();
    void s1_16_3_theWarriorAddsTwo();
    void s1_16_3_aRaidKillsOneInvaderOnHisWall();
    void s1_16_3_notInASiegeTower();
    void s1_16_4_oneActionPerRoundInAnyWindow();
    void s1_16_4_onlyOnAWall();
    void s1_16_4_notWhilePossessed();
    void s1_16_4_freshInTheNextRound();
};

void HeroesTest::s1_16_1_heroesSurviveABreach()
{
    Table table;
    table.clearWalls();
    table.data.heroes = {table.place("west-wall-1"), table.place("east-wall-1")};
    table.wall("west-wall-1").defenders = {1, 0, 0};
    table.wall("west-wall-1").invaders = {0, 0, 3};
    table.begin(StepKind::Assault);
    QVERIFY(table.happened("totals-compared west-wall-1 9 2"));
    QVERIFY(table.happened("wall-entered west-wall-1 7"));
    QCOMPARE(table.now().heroes[0], table.place("west-wall-1"));
}

void HeroesTest::s1_16_1_heroesAreNoTargetOfABallista()
{
    Table table;
    table.clearWalls();
    table.data.heroes = {table.place("west-wall-1"), table.place("east-wall-1")};
    table.addEngine(Engine::Ballista, "west-rampart-1");
    table.begin(StepKind::Assault);
    QVERIFY(!table.happened("engine-aimed"));
}

void HeroesTest::s1_16_2_theOfficerAddsOneForEachUnit()
{
    Table table;
    table.clearWalls();
    table.data.heroes[0] = table.place("west-wall-1");
    table.wall("west-wall-1").defenders = {1, 1, 1};
    table.wall("west-wall-1").invaders = {0, 0, 3};
    table.begin(StepKind::Assault);
    QVERIFY(table.happened("totals-compared west-wall-1 9 9"));
    QVERIFY(!table.happened("unit-killed"));
}

void HeroesTest::s1_16_2_aSpeechOfOneToFourHourglasses()
{
    Table table;
    table.beginWindow(9);
    QCOMPARE(offered(table, "speech").size(), 4);
    QCOMPARE(refusal(table, "speech 5"), u"too-much 16.2"_s);
    QCOMPARE(refusal(table, "speech 0"), u"too-much 16.2"_s);
    QCOMPARE(table.sentenceAgainst("speech 5"), std::string("A speech takes 1 to 4 hourglasses."));
    table.play("speech 4");
    QVERIFY(table.happened("speech-held west-wall-3 4"));

    table.beginWindow(2);
    QCOMPARE(offered(table, "speech").size(), 2);
    QCOMPARE(refusal(table, "speech 3"), u"hourglass-short 16.2"_s);
    QCOMPARE(table.sentenceAgainst("speech 3"), std::string("This costs 3 hourglasses, and you have 2."));
}

void HeroesTest::s1_16_2_theSpeechHoldsOnItsWallThisRound()
{
    Table table;
    table.clearWalls();
    table.data.heroes[0] = table.place("west-wall-1");
    table.wall("west-wall-1").invaders = {0, 0, 1};
    table.wall("west-wall-2").defenders = {1, 0, 0};
    table.wall("west-wall-2").invaders = {1, 0, 0};
    table.beginWindow(3, 6);
    table.play("speech 3");
    QVERIFY(table.happened("totals-compared west-wall-1 3 3"));
    QVERIFY(table.happened("totals-compared west-wall-2 1 1"));
    QCOMPARE(table.now().round, 2);
    QCOMPARE(table.now().speech, 0);
}

void HeroesTest::s1_16_3_theWarriorAddsTwo()
{
    Table table;
    table.clearWalls();
    table.data.heroes[1] = table.place("east-wall-1");
    table.wall("east-wall-1").invaders = {0, 1, 0};
    table.begin(StepKind::Assault);
    QVERIFY(table.happened("totals-compared east-wall-1 2 2"));
}

void HeroesTest::s1_16_3_aRaidKillsOneInvaderOnHisWall()
{
    Table table;
    table.wall("east-wall-3").invaders = {1, 1, 1};
    table.wall("east-wall-2").invaders = {1, 0, 0};
    table.beginWindow(2);
    QCOMPARE(offered(table, "raid"), (QStringList {u"raid goblin"_s, u"raid orc"_s}));
    QCOMPARE(refusal(table, "raid troll"), u"hourglass-short 16.3"_s);
    table.play("raid goblin");
    QCOMPARE(purseOf(table), 1);
    QCOMPARE(counts(table.wallNow("east-wall-3").invaders), u"0 1 1"_s);
    QCOMPARE(counts(table.now().discard), u"1 0 0"_s);

    table.beginWindow(4);
    table.play("raid troll");
    QCOMPARE(purseOf(table), 1);
}

void HeroesTest::s1_16_3_notInASiegeTower()
{
    Table table;
    table.wall("east-wall-3").flags |= WallState::kSiegeTower;
    table.wall("east-wall-3").crew = {1, 1, 1};
    table.beginWindow(3);
    for (const char *raid : {"raid goblin", "raid orc", "raid troll"})
        QCOMPARE(refusal(table, raid), u"no-such-unit 16.3"_s);
}

void HeroesTest::s1_16_4_oneActionPerRoundInAnyWindow()
{
    Table table;
    table.wall("east-wall-3").invaders = {2, 0, 0};
    table.beginWindow(2, 1);
    table.play({"speech 1", "raid goblin"});
    QVERIFY(table.happened("phase-begins 2"));
    table.data.heroesUsed = 3; // in a later window
    table.beginWindow(3, 4);
    QCOMPARE(refusal(table, "speech 1"), u"hero-has-acted 16.4"_s);
    QCOMPARE(refusal(table, "raid goblin"), u"hero-has-acted 16.4"_s);
}

void HeroesTest::s1_16_4_onlyOnAWall()
{
    Table table;
    table.data.heroes = {table.field().courtyard, table.field().courtyard};
    table.beginWindow(3);
    QCOMPARE(refusal(table, "speech 1"), u"hero-elsewhere 16.4"_s);
    QCOMPARE(refusal(table, "raid goblin"), u"hero-elsewhere 16.4"_s);
}

void HeroesTest::s1_16_4_notWhilePossessed()
{
    Table table;
    table.wall("east-wall-3").invaders = {1, 0, 0};
    table.data.possessed = 1 << static_cast<int>(Hero::Officer);
    table.beginWindow(3);
    QCOMPARE(refusal(table, "speech 1"), u"hero-possessed 9.2"_s);
    QVERIFY(table.isLegal("raid goblin"));
    QVERIFY(table.isLegal("hero-move officer west-wall-2")); // S1-9.2: it may still move
}

void HeroesTest::s1_16_4_freshInTheNextRound()
{
    Table table;
    table.data.heroesUsed = 3;
    table.data.possessed = 3;
    table.begin(StepKind::CleanUp);
    QCOMPARE(table.now().heroesUsed, 0);
    QCOMPARE(table.now().possessed, 0);
}

std::unique_ptr<QObject> makeHeroesTest()
{
    return std::make_unique<HeroesTest>();
}

} // namespace merlon::siege1

#include "heroes_test.moc"
