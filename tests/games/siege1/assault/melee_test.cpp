#include "tests/games/siege1/defender_answers.h"
#include "tests/games/siege1/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

namespace {

/// The melee alone, on empty walls with these units on west-wall-1.
struct Melee : Table {
    Melee(const Units &invaders, const Units &defenders, int stone = 0)
    {
        clearWalls();
        wall("west-wall-1").invaders = invaders;
        wall("west-wall-1").defenders = defenders;
        wall("west-wall-1").stone = static_cast<std::uint8_t>(stone);
    }
    void fight() { begin(StepKind::FightWall); }
    QString invaders() const { return counts(wallNow("west-wall-1").invaders); }
    QString defenders() const { return counts(wallNow("west-wall-1").defenders); }
    QString hospital() const { return counts(buildingNow("hospital").units); }
};

} // namespace

/// S1-19.4, S1-19.5: totals and results.
class MeleeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_19_4_whatTheInvaderCounts();
    void s1_19_4_whatTheDefenderCounts();
    void s1_19_4_towersDoNotCount();
    void s1_19_4_contestedWallsInBoardOrder();
    void s1_19_5_poisonKillsAnArcherFirst();
    void s1_19_5_poisonNeedsTheHigherTotalAndAnArcher();
    void s1_19_5_thePoisonedArcherLowersTheTotalWithHisBonus();
    void s1_19_5_anEvenMeleeKillsFuriousGoblinsAlone();
    void s1_19_5_theDefenderRemovesUnits();
    void s1_19_5_anAdvantageEqualToTheStrengthIsNoBreach();
    void s1_19_5_aGreaterAdvantageIsABreach();
    void s1_19_5_stonesAndHeroesDoNotHelpAgainstABreach();
    void s1_19_5_furiousGoblinsDieAfterAVictory();
    void s1_19_5_furiousGoblinsDieBeforeTheLoss();
    void s1_19_5_theInvaderRemovesUnitsFromWallOrTower();
    void s1_19_5_untilNoneIsLeft();
    void s1_19_5_anUndefendedWallKillsNobody();
    void s1_19_5_theWarriorOrASpeechDefendsAWall();
    void s1_19_5_shieldsFightAgain();
    void s1_19_5_shieldsThatAreNotEnoughLessenTheLoss();
};

void MeleeTest::s1_19_4_whatTheInvaderCounts()
{
    Melee table({2, 1, 0}, {}, 20);
    WallState &wall = table.wall("west-wall-1");
    wall.crew = {0, 0, 1};
    wall.flags |= WallState::kSiegeTower;
    table.fight();
    QVERIFY(table.happened("totals-compared west-wall-1 7 20"));
    put(wall, Equipment::Banner);
    table.fight();
    QVERIFY(table.happened("totals-compared west-wall-1 8 20"));
    table.data.altars[0] = {siege::West, 0};
    table.data.altars[1] = {siege::West, 0};
    table.fight();
    QVERIFY(table.happened("totals-compared west-wall-1 10 20"));
    wall.flags |= WallState::kFury;
    wall.crew = {1, 0, 0}; // not furious
    table.fight();
    QVERIFY(table.happened("totals-compared west-wall-1 12 20"));
}

void MeleeTest::s1_19_4_whatTheDefenderCounts()
{
    Melee table({0, 0, 5}, {1, 1, 1}, 2);
    table.wall("west-wall-1").wood = 1;
    table.fight();
    QVERIFY(table.happened("totals-compared west-wall-1 15 9"));
    table.data.heroes[0] = table.place("west-wall-1");
    table.data.speech = 2;
    table.data.speechAt = table.place("west-wall-1");
    table.fight();
    QVERIFY(table.happened("totals-compared west-wall-1 15 14")); // three units, two of the speech
    table.data.heroes = {table.field().courtyard, table.place("west-wall-1")};
    table.data.speech = 0;
    table.data.speechAt = siege::kNowhere;
    table.fight();
    QVERIFY(table.happened("totals-compared west-wall-1 15 11"));
}

void MeleeTest::s1_19_4_towersDoNotCount()
{
    Melee table({2, 0, 0}, {1, 0, 0});
    table.tower("west-tower-1").post = Post::Archer;
    table.fight();
    QVERIFY(table.happened("totals-compared west-wall-1 2 1"));
}

void MeleeTest::s1_19_4_contestedWallsInBoardOrder()
{
    Melee table({1, 0, 0}, {}, 5);
    table.wall("east-wall-1").invaders = {1, 0, 0};
    table.wall("east-wall-1").stone = 5;
    table.wall("west-wall-4").crew = {1, 0, 0};
    table.wall("west-wall-4").flags |= WallState::kSiegeTower;
    table.wall("west-wall-4").stone = 5;
    table.fight();
    QVERIFY(happenedInOrder(
        table,
        {"totals-compared west-wall-1", "totals-compared west-wall-4", "totals-compared east-wall-1"}));
    QCOMPARE(table.count("totals-compared"), 3);
}

void MeleeTest::s1_19_5_poisonKillsAnArcherFirst()
{
    Melee table({0, 1, 1}, {1, 1, 0}); // 5 to 3, then to 2: three to lose
    put(table.wall("west-wall-1"), Equipment::Poison);
    table.fight();
    QVERIFY(table.happened("wall-entered west-wall-1 3"));
    QCOMPARE(table.hospital(), u"1 1 0"_s);
}

void MeleeTest::s1_19_5_poisonNeedsTheHigherTotalAndAnArcher()
{
    Melee even({1, 0, 0}, {1, 0, 0});
    put(even.wall("west-wall-1"), Equipment::Poison);
    even.fight();
    QVERIFY(!even.happened("unit-killed"));

    Melee table({0, 0, 1}, {0, 1, 0});
    put(table.wall("west-wall-1"), Equipment::Poison);
    table.fight();
    QCOMPARE(table.count("unit-killed"), 1); // the advantage of one
    QCOMPARE(table.hospital(), u"0 1 0"_s);
    QVERIFY(!table.happened("wall-entered"));
}

void MeleeTest::s1_19_5_thePoisonedArcherLowersTheTotalWithHisBonus()
{
    Melee table({0, 2, 0}, {1, 0, 0}, 2);
    put(table.wall("west-wall-1"), Equipment::Poison);
    table.fight(); // 4 to 3, then to 2; nobody is left
    QVERIFY(table.happened("wall-entered west-wall-1 2"));

    Melee withOfficer({0, 0, 2}, {1, 1, 0}); // 6 to 5, then to 3
    withOfficer.data.heroes[0] = withOfficer.place("west-wall-1");
    put(withOfficer.wall("west-wall-1"), Equipment::Poison);
    withOfficer.fight();
    QVERIFY(withOfficer.happened("totals-compared west-wall-1 6 5"));
    QVERIFY(withOfficer.happened("wall-entered west-wall-1 3"));
}

void MeleeTest::s1_19_5_anEvenMeleeKillsFuriousGoblinsAlone()
{
    Melee table({1, 1, 0}, {0, 1, 1});
    table.wall("west-wall-1").flags |= WallState::kFury;
    table.fight();
    QVERIFY(table.happened("totals-compared west-wall-1 5 5"));
    QCOMPARE(table.invaders(), u"0 1 0"_s);
    QCOMPARE(table.defenders(), u"0 1 1"_s);
}

void MeleeTest::s1_19_5_theDefenderRemovesUnits()
{
    Melee table({0, 0, 3}, {2, 1, 1}); // 9 to 7
    table.fight();
    QCOMPARE(decisionOf(table), u"defender-losses"_s);
    QCOMPARE(table.seat(), 1);
    QCOMPARE(
        offered(table),
        (QStringList {u"lose-defender archer"_s, u"lose-defender soldier"_s, u"lose-defender veteran"_s}));
    table.play("lose-defender archer");
    QCOMPARE(decisionOf(table), u"defender-losses"_s); // one more
    table.play("lose-defender veteran");               // rounding hurts
    QCOMPARE(table.hospital(), u"1 0 1"_s);
    QCOMPARE(table.defenders(), u"1 1 0"_s);
    QCOMPARE(table.invaders(), u"0 0 3"_s);
}

void MeleeTest::s1_19_5_anAdvantageEqualToTheStrengthIsNoBreach()
{
    Melee table({0, 0, 2}, {1, 1, 0}); // 6 to 3
    table.fight();
    table.play("lose-defender archer");
    QVERIFY(!table.happened("wall-entered"));
    QVERIFY(!table.wallNow("west-wall-1").has(WallState::kBreached));
    QCOMPARE(table.hospital(), u"1 1 0"_s); // all of them
}

void MeleeTest::s1_19_5_aGreaterAdvantageIsABreach()
{
    Melee table({1, 0, 2}, {1, 1, 0}); // 7 to 3
    table.fight();
    QVERIFY(table.happened("wall-entered west-wall-1 4"));
    QVERIFY(table.wallNow("west-wall-1").has(WallState::kBreached));
    QCOMPARE(table.hospital(), u"1 1 0"_s);
    QCOMPARE(table.defenders(), u"0 0 0"_s);
}

void MeleeTest::s1_19_5_stonesAndHeroesDoNotHelpAgainstABreach()
{
    Melee table({0, 0, 3}, {1, 0, 0}, 4); // 9 to 7
    table.data.heroes[1] = table.place("west-wall-1");
    table.fight();
    QVERIFY(table.happened("totals-compared west-wall-1 9 7"));
    QVERIFY(table.happened("wall-entered west-wall-1 2"));
    QCOMPARE(table.wallNow("west-wall-1").stone, 4);
}

void MeleeTest::s1_19_5_furiousGoblinsDieAfterAVictory()
{
    Melee table({2, 1, 0}, {3, 0, 0}, 4); // 8 to 7
    table.wall("west-wall-1").flags |= WallState::kFury;
    table.fight();
    QVERIFY(happenedInOrder(table,
                            {"totals-compared west-wall-1 8 7", "unit-killed west-wall-1 archer",
                             "goblins-exhausted west-wall-1"}));
    QCOMPARE(table.defenders(), u"2 0 0"_s);
    QCOMPARE(table.invaders(), u"0 1 0"_s);

    Melee breach({2, 0, 0}, {1, 0, 0});
    breach.wall("west-wall-1").flags |= WallState::kFury;
    breach.fight();
    QVERIFY(breach.happened("wall-entered west-wall-1 5"));
    QCOMPARE(breach.invaders(), u"0 0 0"_s);
}

void MeleeTest::s1_19_5_furiousGoblinsDieBeforeTheLoss()
{
    Melee table({1, 3, 0}, {3, 0, 0}, 7); // 9 to 10; without the goblin 6 to 10
    table.wall("west-wall-1").flags |= WallState::kFury;
    table.fight();
    QVERIFY(table.happened("goblins-exhausted west-wall-1"));
    QCOMPARE(table.invaders(), u"0 1 0"_s); // two orcs for four
}

void MeleeTest::s1_19_5_theInvaderRemovesUnitsFromWallOrTower()
{
    Melee table({1, 0, 1}, {3, 0, 0}, 5); // 6 to 8
    table.wall("west-wall-1").crew = {0, 1, 0};
    table.wall("west-wall-1").flags |= WallState::kSiegeTower;
    table.fight();
    QCOMPARE(decisionOf(table), u"invader-losses"_s);
    QCOMPARE(table.seat(), 0);
    QCOMPARE(offered(table), (QStringList {u"lose goblin"_s, u"lose troll"_s, u"lose-crew orc"_s}));
    QCOMPARE(refusal(table, "lose orc"), u"no-such-unit 19.5"_s);
    table.play({"lose goblin", "lose-crew orc"});
    QCOMPARE(table.invaders(), u"0 0 1"_s);
    QCOMPARE(counts(table.wallNow("west-wall-1").crew), u"0 0 0"_s);
    QCOMPARE(counts(table.now().discard), u"1 1 0"_s);
}

void MeleeTest::s1_19_5_untilNoneIsLeft()
{
    Melee table({0, 1, 0}, {1, 0, 0}, 9);
    table.fight();
    QCOMPARE(table.invaders(), u"0 0 0"_s);
    QCOMPARE(table.defenders(), u"1 0 0"_s);
}

void MeleeTest::s1_19_5_anUndefendedWallKillsNobody()
{
    Melee table({1, 0, 0}, {}, 5);
    table.fight();
    QVERIFY(!table.happened("unit-killed"));

    table.data.heroes[0] = table.place("west-wall-1"); // an officer without speech brings nothing
    table.fight();
    QVERIFY(!table.happened("unit-killed"));
    table.wall("west-wall-1").flags |= WallState::kFury;
    table.fight(); // 3 to 5: fury still ends
    QCOMPARE(table.invaders(), u"0 0 0"_s);
}

void MeleeTest::s1_19_5_theWarriorOrASpeechDefendsAWall()
{
    Melee table({1, 0, 0}, {}, 0);
    table.data.heroes[1] = table.place("west-wall-1");
    table.fight();
    QCOMPARE(table.invaders(), u"0 0 0"_s);

    Melee speech({1, 0, 0}, {}, 1);
    speech.data.heroes[0] = speech.place("west-wall-1");
    speech.data.speech = 1;
    speech.data.speechAt = speech.place("west-wall-1");
    speech.fight();
    QCOMPARE(speech.invaders(), u"0 0 0"_s);
}

void MeleeTest::s1_19_5_shieldsFightAgain()
{
    Melee table({1, 1, 0}, {1, 0, 0}, 4); // 3 to 5, with shields 5 to 5
    put(table.wall("west-wall-1"), Equipment::Shields);
    table.fight();
    QVERIFY(table.happened("shields-held west-wall-1"));
    QCOMPARE(table.invaders(), u"1 1 0"_s);

    Melee higher({1, 1, 1}, {1, 0, 0}, 6); // 6 to 7, with shields 9: no breach
    put(higher.wall("west-wall-1"), Equipment::Shields);
    higher.fight();
    QVERIFY(higher.happened("shields-held west-wall-1"));
    QVERIFY(!higher.happened("unit-killed"));
    QVERIFY(!higher.happened("wall-entered"));
}

void MeleeTest::s1_19_5_shieldsThatAreNotEnoughLessenTheLoss()
{
    Melee table({2, 1, 0}, {1, 0, 0}, 8); // 4 to 9, with shields 7: two to lose
    put(table.wall("west-wall-1"), Equipment::Shields);
    table.fight();
    table.play("lose goblin");
    table.play("lose goblin");
    QCOMPARE(table.invaders(), u"0 1 0"_s);

    Melee fury({2, 1, 0}, {1, 0, 0}, 8); // 8 to 9; the orc alone 2, with his shield 3
    put(fury.wall("west-wall-1"), Equipment::Shields);
    fury.wall("west-wall-1").flags |= WallState::kFury;
    fury.fight();
    QVERIFY(!fury.happened("shields-held"));
    QCOMPARE(fury.invaders(), u"0 0 0"_s);
}

std::unique_ptr<QObject> makeMeleeTest()
{
    return std::make_unique<MeleeTest>();
}

} // namespace merlon::siege1

#include "melee_test.moc"
