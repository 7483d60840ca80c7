#include "tests/games/siege1/defender_answers.h"
#include "tests/games/siege1/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

/// S1-14: moving and swapping.
class MovementTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_14_1_aLiftedUnitMustBeSetDownOrExchanged();
    void s1_14_1_theSameUnitMayMoveAgain();
    void s1_14_1_onlyUnitsWithAnAffordableDestination();
    void s1_14_2_fromAWallToItsNeighboursAndOpenPlaces();
    void s1_14_2_towerToTowerIsNotPossible();
    void s1_14_2_openPlacesAreNearEverything();
    void s1_14_2_closedBuildingsAndGatesNeither();
    void s1_14_3_aWallNeedsASpaceAndAPlatformIsOne();
    void s1_14_3_towersForOneArcherWithoutMachine();
    void s1_14_3_typedSpacesOfTheBarracks();
    void s1_14_4_unitsOfDifferentKindsChangePlaces();
    void s1_14_4_bothMustFit();
    void s1_14_4_onlyWithAPlaceJoined();
    void s1_14_5_aStormCostsOneMoreOnArrival();
    void s1_14_5_anExchangePaysForBothStorms();
    void s1_14_6_heroesAlongWallsAndTheCourtyard();
    void s1_14_6_oneHeroPerWall();
    void s1_14_6_notAfterItsAction();
    void s1_14_6_heroesPayForStorms();
    void s1_14_7_theHonourIsLostForGood();
    void s1_14_7_onlyWhenASoldierLeavesTheHonourGuard();
};

void MovementTest::s1_14_1_aLiftedUnitMustBeSetDownOrExchanged()
{
    Table table;
    table.beginWindow(3);
    QCOMPARE(refusal(table, "lift west-wall-1 veteran"), u"no-such-unit 14.1"_s);
    table.play("lift west-wall-1 soldier");
    QCOMPARE(refusal(table, "invest cannon"), u"not-now 14.1"_s);
    QCOMPARE(refusal(table, "forfeit"), u"not-now 14.1"_s);
    QCOMPARE(purseOf(table), 3);
    table.play("set-down courtyard");
    QCOMPARE(purseOf(table), 2);
    QCOMPARE(counts(table.now().courtyard), u"0 1 0"_s);
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"1 0 0"_s);
}

void MovementTest::s1_14_1_theSameUnitMayMoveAgain()
{
    Table table;
    table.beginWindow(4);
    table.play({"lift honour-guard soldier", "set-down west-wall-5", "lift west-wall-5 soldier",
                "set-down courtyard", "lift courtyard soldier", "set-down east-wall-4"});
    QCOMPARE(counts(table.wallNow("east-wall-4").defenders), u"1 2 0"_s);
    QCOMPARE(purseOf(table), 1);
}

void MovementTest::s1_14_1_onlyUnitsWithAnAffordableDestination()
{
    Table table;
    table.clearWalls();
    for (std::size_t wall = 0; wall < table.field().walls.size(); ++wall)
        table.data.walls[wall].flags |= WallState::kStorm;
    table.data.courtyard = {1, 1, 0};
    table.building("barracks").units = {4, 2, 0};
    table.building("guards").units = {0, 2, 0};
    table.beginWindow(1);
    QCOMPARE(refusal(table, "lift courtyard soldier"), u"no-move 14.1"_s);
    QVERIFY(table.isLegal("lift courtyard archer")); // to a tower

    table.beginWindow(2);
    QVERIFY(table.isLegal("lift courtyard soldier")); // into a storm
}

void MovementTest::s1_14_2_fromAWallToItsNeighboursAndOpenPlaces()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-2").defenders = {1, 0, 0};
    table.building("barracks").units = {};
    table.beginWindow(2);
    table.play("lift west-wall-2 archer");
    QStringList places = offered(table, "set-down");
    places.sort();
    QStringList expected {u"set-down west-wall-1"_s,  u"set-down west-wall-3"_s, u"set-down west-tower-1"_s,
                          u"set-down west-tower-2"_s, u"set-down courtyard"_s,   u"set-down barracks"_s,
                          u"set-down guards"_s};
    expected.sort();
    QCOMPARE(places, expected);
    QCOMPARE(refusal(table, "set-down west-wall-4"), u"not-joined 14.2"_s);
    QCOMPARE(refusal(table, "set-down west-tower-3"), u"not-joined 14.2"_s);
    QCOMPARE(refusal(table, "set-down honour-guard"), u"no-space 14.3"_s);
}

void MovementTest::s1_14_2_towerToTowerIsNotPossible()
{
    Table table;
    table.tower("west-tower-1").post = Post::Archer;
    table.beginWindow(2);
    table.play("lift west-tower-1 archer");
    QCOMPARE(refusal(table, "set-down west-tower-2"), u"not-joined 14.2"_s);
    QVERIFY(table.isLegal("set-down west-wall-1"));
    table.play("set-down courtyard");
    QCOMPARE(table.towerNow("west-tower-1").post, Post::None);
}

void MovementTest::s1_14_2_openPlacesAreNearEverything()
{
    Table table;
    table.beginWindow(3);
    table.play("lift guards archer");
    for (const char *place : {"set-down west-wall-5", "set-down east-wall-1", "set-down west-tower-4",
                              "set-down east-tower-3", "set-down courtyard"})
        QVERIFY2(table.isLegal(place), place);
    table.play("set-down east-tower-3");
    QCOMPARE(table.towerNow("east-tower-3").post, Post::Archer);
}

void MovementTest::s1_14_2_closedBuildingsAndGatesNeither()
{
    Table table;
    table.building("hospital").units = {0, 1, 0};
    table.beginWindow(2);
    QCOMPARE(refusal(table, "lift hospital soldier"), u"no-such-unit 14.1"_s);
    table.play("lift west-wall-1 soldier");
    QCOMPARE(refusal(table, "set-down forge"), u"closed-place 14.2"_s);
    QCOMPARE(refusal(table, "set-down hospital"), u"closed-place 14.2"_s);
    QCOMPARE(refusal(table, "set-down gate"), u"wrong-place 14.2"_s);
    QCOMPARE(refusal(table, "exchange-with hospital soldier"), u"closed-place 14.2"_s);
}

void MovementTest::s1_14_3_aWallNeedsASpaceAndAPlatformIsOne()
{
    Table table;
    table.beginWindow(2);
    table.play("lift honour-guard soldier");
    QCOMPARE(refusal(table, "set-down west-wall-2"), u"no-space 14.3"_s);

    table.wall("west-wall-2").flags |= WallState::kPlatform;
    table.beginWindow(2);
    table.play({"lift honour-guard soldier", "set-down west-wall-2"});
    QCOMPARE(counts(table.wallNow("west-wall-2").defenders), u"1 2 0"_s);
    table.play("lift honour-guard soldier");
    QCOMPARE(refusal(table, "set-down west-wall-2"), u"no-space 14.3"_s); // a single space
}

void MovementTest::s1_14_3_towersForOneArcherWithoutMachine()
{
    Table table;
    table.tower("west-tower-2").post = Post::Archer;
    table.tower("west-tower-3").post = Post::Cannon;
    table.tower("west-tower-4").post = Post::Hook;
    table.beginWindow(2);
    QCOMPARE(refusal(table, "lift west-tower-3 archer"), u"no-such-unit 14.1"_s); // machines never move
    table.play("lift guards archer");
    QVERIFY(table.isLegal("set-down west-tower-1"));
    for (const char *place : {"set-down west-tower-2", "set-down west-tower-3", "set-down west-tower-4"})
        QCOMPARE(refusal(table, place), u"no-space 14.3"_s);

    table.beginWindow(2);
    table.play("lift honour-guard soldier");
    QCOMPARE(refusal(table, "set-down west-tower-1"), u"only-archers 14.3"_s);
}

void MovementTest::s1_14_3_typedSpacesOfTheBarracks()
{
    Table table;
    table.building("barracks").units = {3, 1, 0};
    table.beginWindow(3);
    table.play({"lift honour-guard soldier", "set-down barracks"});
    QCOMPARE(counts(table.buildingNow("barracks").units), u"3 2 0"_s);
    table.play("lift honour-guard soldier");
    QCOMPARE(refusal(table, "set-down barracks"), u"no-space 14.3"_s); // the archer's space is no use
}

void MovementTest::s1_14_4_unitsOfDifferentKindsChangePlaces()
{
    Table table;
    table.beginWindow(2);
    table.play("lift west-wall-2 soldier"); // both walls are full
    QCOMPARE(refusal(table, "exchange-with west-wall-1 soldier"), u"same-kind 14.4"_s);
    QCOMPARE(refusal(table, "exchange-with west-wall-3 veteran"), u"no-such-unit 14.4"_s);
    table.play("exchange-with west-wall-3 archer");
    QCOMPARE(counts(table.wallNow("west-wall-2").defenders), u"2 0 0"_s);
    QCOMPARE(counts(table.wallNow("west-wall-3").defenders), u"1 1 0"_s);
    QCOMPARE(purseOf(table), 1);
}

void MovementTest::s1_14_4_bothMustFit()
{
    Table table;
    table.tower("west-tower-1").post = Post::Archer;
    table.building("barracks").units = {4, 2, 0};
    table.beginWindow(2);
    table.play("lift west-wall-1 soldier");
    QCOMPARE(refusal(table, "exchange-with west-tower-1 archer"), u"no-space 14.4"_s);
    QCOMPARE(refusal(table, "exchange-with barracks archer"), u"no-space 14.4"_s);
    table.data.courtyard = {1, 0, 0};
    table.beginWindow(2);
    table.play("lift honour-guard soldier"); // two spaces for soldiers
    QCOMPARE(refusal(table, "exchange-with courtyard archer"), u"no-space 14.4"_s);
    QCOMPARE(QString::fromStdString(table.sentenceAgainst("exchange-with courtyard archer")),
             u"There is no room left (the honor guard)."_s);

    table.building("barracks").units = {3, 1, 0};
    table.beginWindow(2);
    table.play({"lift west-wall-1 archer", "exchange-with barracks soldier"});
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"0 2 0"_s);
    QCOMPARE(counts(table.buildingNow("barracks").units), u"4 0 0"_s);
}

void MovementTest::s1_14_4_onlyWithAPlaceJoined()
{
    Table table;
    table.beginWindow(2);
    table.play("lift west-wall-1 soldier");
    QCOMPARE(refusal(table, "exchange-with west-wall-3 archer"), u"not-joined 14.2"_s);
    QVERIFY(table.isLegal("exchange-with guards archer"));
}

void MovementTest::s1_14_5_aStormCostsOneMoreOnArrival()
{
    Table table;
    table.wall("west-wall-1").flags |= WallState::kStorm;
    table.beginWindow(4);
    table.play({"lift honour-guard soldier", "set-down west-wall-1"});
    QCOMPARE(purseOf(table), 2);
    table.play({"lift west-wall-1 soldier", "set-down courtyard"}); // leaving costs no more
    QCOMPARE(purseOf(table), 1);
    table.play("lift courtyard soldier");
    QCOMPARE(refusal(table, "set-down west-wall-1"), u"hourglass-short 14.5"_s);
}

void MovementTest::s1_14_5_anExchangePaysForBothStorms()
{
    Table table;
    table.wall("west-wall-1").flags |= WallState::kStorm;
    table.wall("west-wall-2").flags |= WallState::kStorm;
    table.beginWindow(2);
    table.play("lift west-wall-1 soldier");
    QCOMPARE(refusal(table, "exchange-with west-wall-2 archer"), u"hourglass-short 14.5"_s);
    QVERIFY(table.isLegal("exchange-with guards archer")); // one storm

    table.beginWindow(4);
    table.play({"lift west-wall-1 soldier", "exchange-with west-wall-2 archer"});
    QCOMPARE(purseOf(table), 1);
}

void MovementTest::s1_14_6_heroesAlongWallsAndTheCourtyard()
{
    Table table;
    table.beginWindow(4);
    QCOMPARE(offered(table, "hero-move"),
             (QStringList {u"hero-move officer west-wall-2"_s, u"hero-move officer west-wall-4"_s,
                           u"hero-move officer courtyard"_s, u"hero-move warrior east-wall-2"_s,
                           u"hero-move warrior east-wall-4"_s, u"hero-move warrior courtyard"_s}));
    for (const char *move : {"hero-move officer west-wall-1", "hero-move officer west-tower-3",
                             "hero-move officer barracks", "hero-move officer west-wall-3"})
        QCOMPARE(refusal(table, move), u"not-joined 14.6"_s);
    table.play(
        {"hero-move officer courtyard", "hero-move officer east-wall-1", "hero-move officer east-wall-2"});
    QCOMPARE(table.now().heroes[0], table.place("east-wall-2"));
    QCOMPARE(purseOf(table), 1);
}

void MovementTest::s1_14_6_oneHeroPerWall()
{
    Table table;
    table.data.heroes[0] = table.place("east-wall-2");
    table.beginWindow(3);
    QCOMPARE(refusal(table, "hero-move officer east-wall-3"), u"other-hero-there 14.6"_s);
    table.play({"hero-move officer courtyard", "hero-move warrior courtyard"}); // both there
    QCOMPARE(table.now().heroes[0], table.now().heroes[1]);
}

void MovementTest::s1_14_6_notAfterItsAction()
{
    Table table;
    table.beginWindow(3);
    table.play("speech 1");
    QCOMPARE(refusal(table, "hero-move officer west-wall-2"), u"hero-has-acted 14.6"_s);
    QVERIFY(table.isLegal("hero-move warrior east-wall-2"));
}

void MovementTest::s1_14_6_heroesPayForStorms()
{
    Table table;
    table.wall("west-wall-2").flags |= WallState::kStorm;
    table.beginWindow(1);
    QCOMPARE(refusal(table, "hero-move officer west-wall-2"), u"hourglass-short 14.5"_s);
    table.beginWindow(3);
    table.play("hero-move officer west-wall-2");
    QCOMPARE(purseOf(table), 1);
}

void MovementTest::s1_14_7_theHonourIsLostForGood()
{
    Table table;
    table.data.round = 6;
    table.beginWindow(3, 2);
    table.play({"lift honour-guard soldier", "set-down courtyard"});
    QCOMPARE(table.count("honour-lost"), 1);
    table.play({"lift courtyard soldier", "set-down honour-guard"});
    QCOMPARE(counts(table.buildingNow("honour-guard").units), u"0 2 0"_s);
    QVERIFY(table.now().has(SiegeData::kHonourLost));

    const int glory = table.data.defenderGlory;
    table.data.flags = table.now().flags;
    table.begin(StepKind::CleanUp);
    QCOMPARE(table.now().defenderGlory, glory + 1); // for the round alone
    QVERIFY(table.now().has(SiegeData::kHonourLost));
}

void MovementTest::s1_14_7_onlyWhenASoldierLeavesTheHonourGuard()
{
    Table table;
    table.beginWindow(3);
    table.play(
        {"lift barracks soldier", "set-down courtyard", "lift west-wall-1 soldier", "set-down guards"});
    QVERIFY(!table.happened("honour-lost"));
    QVERIFY(!table.now().has(SiegeData::kHonourLost));
}

std::unique_ptr<QObject> makeMovementTest()
{
    return std::make_unique<MovementTest>();
}

} // namespace merlon::siege1

#include "movement_test.moc"
