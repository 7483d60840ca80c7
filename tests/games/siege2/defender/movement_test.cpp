#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

/// S2-13: movement of the defender.
class DefenderMovementTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_13_1_eachMoveCostsOneAndAPieceMayMoveAgain();
    void s2_13_1_aSwapCostsOne();
    void s2_13_1_aSwapCostsTwoAfterForcedMarch();
    void s2_13_1_nothingIsSelectedThatCannotMove();
    void s2_13_1_theGaleCostsOneMoreOncePerMovement();
    void s2_13_1_theGaleBlowsOnHeroesAndSwapsToo();
    void s2_13_1_aGaleThatIsRevealedAndCannotBePaidLosesTheHourglass();
    void s2_13_1_anOpenGaleThatCannotBePaidForbidsTheMove();
    void s2_13_1_aBluffOfGaleCostsNothing();
    void s2_13_2_alongAdjacentWallsAndTowers();
    void s2_13_2_openPlacesAreAdjacentToEveryPlace();
    void s2_13_2_aFreeSpaceMustTakeTheType();
    void s2_13_3_onlyTwoMarksmenInATower();
    void s2_13_3_noUnitEntersAClosedBuilding();
    void s2_13_3_aUnitInAClosedBuildingMayLeave();
    void s2_13_4_heroesMoveAlongWallsAndToTheCourtyard();
    void s2_13_4_oneHeroForEachWall();
    void s2_13_5_unitsOfDifferentTypesInAdjacentPlacesChangePlaces();
    void s2_13_5_equalUnitsDoNotSwap();
    void s2_13_5_aSwapUsesTheVerySpacesOfTheTwoUnits();
    void s2_13_5_theHeroesSwapInAdjacentPlaces();
    void s2_13_5_heroesApartOrWithUnitsDoNotSwap();
    void s2_13_6_theCourtyardHasNoLimit();
    void s2_13_6_aDefenderLadderGivesASpaceMore();
};

void DefenderMovementTest::s2_13_1_eachMoveCostsOneAndAPieceMayMoveAgain()
{
    Table table;
    table.wall("west-wall-1").invaders = {0, 2, 0}; // he may leave a fight
    table.beginDefenderPhase(3);
    table.play({"select soldier west-wall-1", "move-to courtyard"});
    table.play({"select soldier courtyard", "move-to west-wall-5"});
    QCOMPARE(table.now().reserve, 1);
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"1 1 0"_s);
    QCOMPARE(counts(table.wallNow("west-wall-5").defenders), u"1 2 0"_s);
}

void DefenderMovementTest::s2_13_1_aSwapCostsOne()
{
    Table table;
    table.beginDefenderPhase(3);
    table.play({"select marksman west-wall-1", "swap-with soldier west-wall-2"});
    QCOMPARE(table.now().reserve, 2);
    QVERIFY(table.happened("defenders-swapped marksman west-wall-1 soldier west-wall-2"));
}

void DefenderMovementTest::s2_13_1_aSwapCostsTwoAfterForcedMarch()
{
    Table table;
    table.data.kept = 1u << static_cast<int>(Plan::ForcedMarch);
    table.beginDefenderPhase(3);
    table.play({"select marksman west-wall-1", "swap-with soldier west-wall-2"});
    QCOMPARE(table.now().reserve, 1);

    table.beginDefenderPhase(1);
    table.play("select marksman west-wall-1");
    QCOMPARE(refusal(table, "swap-with soldier west-wall-2"), u"no-hourglass 13.1"_s);
    QVERIFY(table.isLegal("move-to courtyard"));
}

void DefenderMovementTest::s2_13_1_nothingIsSelectedThatCannotMove()
{
    Table table;
    table.beginDefenderPhase(1);
    QCOMPARE(refusal(table, "select veteran west-wall-1"), u"no-unit-there 13.1"_s);
    table.play("place-hourglass cannon");
    QCOMPARE(refusal(table, "select soldier west-wall-1"), u"no-hourglass 13.1"_s);
}

void DefenderMovementTest::s2_13_1_theGaleCostsOneMoreOncePerMovement()
{
    Table table;
    table.wall("west-wall-2").defenders = {1, 0, 0};
    table.wall("west-wall-1").gale = RitualToken::TargetUp;
    table.wall("west-wall-2").gale = RitualToken::TargetUp;
    table.beginDefenderPhase(3);
    table.play({"select soldier west-wall-1", "move-to west-wall-2"});
    QCOMPARE(table.now().reserve, 1);
}

void DefenderMovementTest::s2_13_1_theGaleBlowsOnHeroesAndSwapsToo()
{
    Table table;
    table.wall("west-wall-4").gale = RitualToken::TargetDown;
    table.beginDefenderPhase(4);
    table.play({"select warrior west-wall-4", "move-to courtyard"});
    QVERIFY(table.happened("ritual-flipped gale west-wall-4 target"));
    QCOMPARE(table.now().reserve, 2);
    table.play({"select marksman west-wall-4", "swap-with soldier west-wall-5"});
    QCOMPARE(table.now().reserve, 0);
    QVERIFY(table.happened("defenders-swapped"));
}

void DefenderMovementTest::s2_13_1_aGaleThatIsRevealedAndCannotBePaidLosesTheHourglass()
{
    Table table;
    table.wall("west-wall-1").gale = RitualToken::TargetDown;
    table.beginDefenderPhase(1);
    table.play({"select soldier west-wall-1", "move-to courtyard"});
    QVERIFY(table.happened("move-lost soldier west-wall-1"));
    QCOMPARE(table.now().reserve, 0);
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"1 2 0"_s);
}

void DefenderMovementTest::s2_13_1_anOpenGaleThatCannotBePaidForbidsTheMove()
{
    Table table;
    table.wall("west-wall-5").gale = RitualToken::TargetUp;
    table.beginDefenderPhase(1);
    QVERIFY(!table.isLegal("select soldier west-wall-5"));
    table.play("select soldier west-wall-4");
    QCOMPARE(refusal(table, "move-to west-wall-5"), u"gale-unpaid 9.7"_s);
    QVERIFY(table.isLegal("move-to courtyard"));
}

void DefenderMovementTest::s2_13_1_aBluffOfGaleCostsNothing()
{
    Table table;
    table.wall("west-wall-1").gale = RitualToken::BluffDown;
    table.beginDefenderPhase(2);
    table.play({"select soldier west-wall-1", "move-to courtyard"});
    QCOMPARE(table.now().reserve, 1);
    QCOMPARE(table.wallNow("west-wall-1").gale, RitualToken::None);
}

void DefenderMovementTest::s2_13_2_alongAdjacentWallsAndTowers()
{
    Table table;
    table.wall("west-wall-2").defenders = {1, 0, 0};
    table.wall("west-wall-3").defenders = {1, 0, 0};
    table.beginDefenderPhase(3);
    table.play("select marksman west-wall-1");
    QVERIFY(table.isLegal("move-to west-wall-2"));
    QVERIFY(table.isLegal("move-to west-tower-1"));
    QCOMPARE(refusal(table, "move-to west-wall-3"), u"not-adjacent 13.2"_s);
    QCOMPARE(refusal(table, "move-to west-tower-2"), u"not-adjacent 13.2"_s);
    QCOMPARE(refusal(table, "move-to east-wall-4"), u"not-adjacent 13.2"_s);
}

void DefenderMovementTest::s2_13_2_openPlacesAreAdjacentToEveryPlace()
{
    Table table;
    table.beginDefenderPhase(9);
    table.play({"select marksman barracks", "move-to east-tower-3"});
    table.play({"select marksman east-tower-3", "move-to barracks"});
    table.play({"select marksman guards", "move-to west-wall-5"});
    table.play({"select marksman west-wall-1", "move-to guards"});
    table.play({"select marksman guards", "move-to courtyard"});
    QCOMPARE(table.now().reserve, 4);
}

void DefenderMovementTest::s2_13_2_aFreeSpaceMustTakeTheType()
{
    Table table;
    table.data.courtyard = {1, 1, 1};
    table.building("guards").units = {};
    table.beginDefenderPhase(3);
    table.play("select soldier courtyard");
    QCOMPARE(refusal(table, "move-to guards"), u"no-space 13.2"_s);
    QCOMPARE(refusal(table, "move-to west-wall-1"), u"no-space 13.2"_s);
    QVERIFY(table.isLegal("move-to barracks"));
    QVERIFY(table.isLegal("move-to west-wall-5"));

    table.beginDefenderPhase(3);
    table.play("select veteran courtyard");
    QCOMPARE(refusal(table, "move-to barracks"), u"no-space 13.2"_s); // archer and soldier spaces are free
}

void DefenderMovementTest::s2_13_3_onlyTwoMarksmenInATower()
{
    Table table;
    table.tower("west-tower-1").marksmen = 1;
    table.tower("west-tower-2").marksmen = 2;
    table.wall("west-wall-2").defenders = {1, 1, 0};
    table.beginDefenderPhase(3);
    table.play("select marksman west-wall-2");
    QVERIFY(table.isLegal("move-to west-tower-1"));
    QCOMPARE(refusal(table, "move-to west-tower-2"), u"no-space 13.2"_s);

    table.beginDefenderPhase(3);
    table.play("select soldier west-wall-2");
    QCOMPARE(refusal(table, "move-to west-tower-1"), u"only-marksmen 13.3"_s);
    QVERIFY(!table.isLegal("swap-with marksman west-tower-1"));
}

void DefenderMovementTest::s2_13_3_noUnitEntersAClosedBuilding()
{
    Table table;
    table.data.courtyard = {0, 1, 0};
    table.building("forge").units = {1, 0, 0};
    table.beginDefenderPhase(3);
    table.play("select soldier courtyard");
    for (const char *building : {"move-to forge", "move-to workshop", "move-to scouts", "move-to cathedral"})
        QCOMPARE(refusal(table, building), u"closed-place 13.3"_s);
    QVERIFY(!table.isLegal("move-to hospital"));
    QCOMPARE(refusal(table, "swap-with marksman forge"), u"closed-place 13.3"_s);
}

void DefenderMovementTest::s2_13_3_aUnitInAClosedBuildingMayLeave()
{
    Table table;
    table.building("forge").units = {1, 0, 0};
    table.building("guards").units = {};
    table.beginDefenderPhase(3);
    table.play("select marksman forge");
    QCOMPARE(offered(table),
             (QStringList {u"move-to barracks"_s, u"move-to guards"_s, u"move-to courtyard"_s}));
}

void DefenderMovementTest::s2_13_4_heroesMoveAlongWallsAndToTheCourtyard()
{
    Table table;
    table.beginDefenderPhase(3);
    table.play("select warrior west-wall-4");
    QCOMPARE(offered(table, "move-to"),
             (QStringList {u"move-to west-wall-3"_s, u"move-to west-wall-5"_s, u"move-to courtyard"_s}));
    QCOMPARE(refusal(table, "move-to barracks"), u"not-adjacent 13.4"_s);
    table.play("move-to courtyard");
    table.play("select warrior courtyard");
    QVERIFY(table.isLegal("move-to east-wall-1"));
    QVERIFY(table.isLegal("move-to west-wall-1"));
}

void DefenderMovementTest::s2_13_4_oneHeroForEachWall()
{
    Table table;
    table.data.heroes[1] = table.place("west-wall-3");
    table.beginDefenderPhase(3);
    table.play("select warrior west-wall-4");
    QCOMPARE(refusal(table, "move-to west-wall-3"), u"hero-there 13.4"_s);
    table.play("move-to courtyard");
    table.play({"select officer west-wall-3", "move-to courtyard"}); // the courtyard takes both
    QCOMPARE(table.now().heroes[0], table.now().heroes[1]);
}

void DefenderMovementTest::s2_13_5_unitsOfDifferentTypesInAdjacentPlacesChangePlaces()
{
    Table table;
    table.data.courtyard = {0, 0, 1};
    table.wall("west-wall-3").defenders = {0, 1, 1};
    table.beginDefenderPhase(9);
    table.play({"select marksman west-wall-2", "swap-with soldier west-wall-3"}); // both walls are full
    QCOMPARE(counts(table.wallNow("west-wall-2").defenders), u"0 2 0"_s);
    QCOMPARE(counts(table.wallNow("west-wall-3").defenders), u"1 0 1"_s);
    table.play({"select veteran courtyard", "swap-with soldier east-wall-1"});
    QCOMPARE(counts(table.now().courtyard), u"0 1 0"_s);
    table.play("select soldier west-wall-1");
    QCOMPARE(refusal(table, "swap-with marksman west-wall-3"), u"not-adjacent 13.5"_s);
}

void DefenderMovementTest::s2_13_5_equalUnitsDoNotSwap()
{
    Table table;
    table.beginDefenderPhase(3);
    table.play("select marksman west-wall-1");
    QCOMPARE(refusal(table, "swap-with marksman west-wall-2"), u"no-swap 13.5"_s);
}

void DefenderMovementTest::s2_13_5_aSwapUsesTheVerySpacesOfTheTwoUnits()
{
    Table table;
    table.data.courtyard = {1, 1, 0};
    table.building("barracks").units = {0, 0, 1};
    table.beginDefenderPhase(3);
    table.play("select marksman courtyard");
    // A free archer space is there, but the marksman never takes the space of the veteran.
    QCOMPARE(refusal(table, "swap-with veteran barracks"), u"no-swap 13.5"_s);
    QVERIFY(table.isLegal("move-to barracks"));

    table.beginDefenderPhase(3);
    table.play("select soldier courtyard");
    QCOMPARE(refusal(table, "swap-with marksman guards"), u"no-swap 13.5"_s);
}

void DefenderMovementTest::s2_13_5_theHeroesSwapInAdjacentPlaces()
{
    Table table;
    table.data.heroes[1] = table.place("west-wall-3");
    table.beginDefenderPhase(3);
    table.play({"select warrior west-wall-4", "swap-with officer west-wall-3"});
    QCOMPARE(table.now().heroes[0], table.place("west-wall-3"));
    QCOMPARE(table.now().heroes[1], table.place("west-wall-4"));
    QCOMPARE(table.now().reserve, 2);
}

void DefenderMovementTest::s2_13_5_heroesApartOrWithUnitsDoNotSwap()
{
    Table table;
    table.beginDefenderPhase(3);
    table.play("select warrior west-wall-4");
    QCOMPARE(refusal(table, "swap-with officer east-wall-3"), u"not-adjacent 13.5"_s);
    QCOMPARE(refusal(table, "swap-with soldier west-wall-3"), u"no-swap 13.5"_s);
}

void DefenderMovementTest::s2_13_6_theCourtyardHasNoLimit()
{
    Table table;
    table.data.courtyard = {15, 18, 3};
    table.beginDefenderPhase(3);
    table.play({"select soldier west-wall-1", "move-to courtyard"});
    QCOMPARE(counts(table.now().courtyard), u"15 19 3"_s);
}

void DefenderMovementTest::s2_13_6_aDefenderLadderGivesASpaceMore()
{
    Table table;
    table.data.courtyard = {0, 0, 2};
    table.wall("west-wall-2").flags |= WallState::kDefenderLadder;
    table.beginDefenderPhase(3);
    table.play({"select veteran courtyard", "move-to west-wall-2"});
    QCOMPARE(counts(table.wallNow("west-wall-2").defenders), u"1 1 1"_s);
    table.play("select veteran courtyard");
    QCOMPARE(refusal(table, "move-to west-wall-2"), u"no-space 13.2"_s);
}

std::unique_ptr<QObject> makeDefenderMovementTest()
{
    return std::make_unique<DefenderMovementTest>();
}

} // namespace merlon::siege2

#include "movement_test.moc"
