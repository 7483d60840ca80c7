#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

namespace {

std::uint16_t ordersUsed(const Table &table)
{
    return table.now().ordersUsed;
}

void possess(Table &table, HeroicOrder order, RitualToken token)
{
    table.data.possession[static_cast<std::size_t>(order)] = token;
}

} // namespace

/// S2-14: heroes and their orders.
class DefenderHeroesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_14_1_heroesAddStrengthButAreNotUnits();
    void s2_14_1_afterLastStandTheyAreWeaker();
    void s2_14_1_heroesCannotBeKilled();
    void s2_14_2_eachHeroAndEachOrderOncePerRound();
    void s2_14_2_ordersAreFreshInTheNextRoundOnly();
    void s2_14_2_anOrderNeedsNoHourglassInTheReserve();
    void s2_14_2_onlyIfItCanBeCarriedOut();
    void s2_14_2_possessionIsCheckedFirst();
    void s2_14_2_aBluffOfPossessionDoesNothing();
    void s2_14_2_theGaleCostsOneHourglass();
    void s2_14_2_aGaleThatCannotBePaidLosesTheOrder();
    void s2_14_2_anOpenGaleThatCannotBePaidIsNotOffered();
    void s2_14_3_reinforceTheWallOfEitherHero();
    void s2_14_3_aFreeSpaceIsNeeded();
    void s2_14_4_anErrandPutsANewHourglassOnATrack();
    void s2_14_4_anErrandMayCompleteAnAction();
    void s2_14_4_fromAnyPlaceToTheFreeSpaceOfOneOfFourBuildings();
    void s2_14_4_notWhereNoTrackTakesAnHourglass();
    void s2_14_5_recallFromAnyWallOfTheHerosSide();
    void s2_14_5_notByAHeroInTheCourtyard();
};

void DefenderHeroesTest::s2_14_1_heroesAddStrengthButAreNotUnits()
{
    Table table;
    table.clearWalls();
    table.data.heroes = {table.place("west-wall-1"), table.place("east-wall-1")};
    table.wall("west-wall-1").invaders = {0, 1, 0};
    table.wall("east-wall-1").invaders = {0, 0, 1};
    table.begin(StepKind::Assault);
    QVERIFY(table.happened("strengths-compared west-wall-1 2 2 0"));
    QVERIFY(table.happened("strengths-compared east-wall-1 3 3 0"));
    QVERIFY(!table.happened("unit-killed"));
}

void DefenderHeroesTest::s2_14_1_afterLastStandTheyAreWeaker()
{
    Table table;
    table.clearWalls();
    table.data.flags |= SiegeData::kHeroesWeary;
    table.data.heroes = {table.place("west-wall-1"), table.place("east-wall-1")};
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.wall("east-wall-1").invaders = {0, 1, 0};
    table.begin(StepKind::Assault);
    QVERIFY(table.happened("strengths-compared west-wall-1 1 1 0"));
    QVERIFY(table.happened("strengths-compared east-wall-1 2 2 0"));
}

void DefenderHeroesTest::s2_14_1_heroesCannotBeKilled()
{
    Table table;
    table.clearWalls();
    table.data.heroes[0] = table.place("west-wall-1");
    table.wall("west-wall-1").defenders = {1, 0, 0};
    table.wall("west-wall-1").invaders = {0, 2, 0}; // I 4, D 3, U 1
    table.begin(StepKind::Assault);
    QVERIFY(table.happened("unit-killed west-wall-1 marksman"));
    QCOMPARE(table.now().heroes[0], table.place("west-wall-1"));
}

void DefenderHeroesTest::s2_14_2_eachHeroAndEachOrderOncePerRound()
{
    Table table;
    table.beginDefenderPhase(2);
    table.play({"heroic-order officer recall", "select soldier east-wall-1"});
    QCOMPARE(table.now().reserve, 2);
    QCOMPARE(refusal(table, "heroic-order officer errand"), u"hero-used 14.2"_s);
    QCOMPARE(refusal(table, "heroic-order warrior recall"), u"order-used 14.2"_s);
    QVERIFY(table.isLegal("heroic-order warrior errand"));
}

void DefenderHeroesTest::s2_14_2_ordersAreFreshInTheNextRoundOnly()
{
    Table table;
    table.beginDefenderPhase(1);
    table.play(
        {"heroic-order officer recall", "select soldier east-wall-1", "place-hourglass cannon", "end-phase"});
    table.playOnTo(StepKind::DefenderPhase);
    QCOMPARE(table.now().round, 1);
    QCOMPARE(refusal(table, "heroic-order officer errand"), u"hero-used 14.2"_s);
}

void DefenderHeroesTest::s2_14_2_anOrderNeedsNoHourglassInTheReserve()
{
    Table table;
    table.beginDefenderPhase(1);
    table.play("place-hourglass cannon");
    table.play({"heroic-order officer recall", "select soldier east-wall-1"});
    QCOMPARE(counts(table.now().courtyard), u"0 1 0"_s);
}

void DefenderHeroesTest::s2_14_2_onlyIfItCanBeCarriedOut()
{
    Table table;
    table.beginDefenderPhase(2);
    QCOMPARE(refusal(table, "heroic-order officer reinforce"),
             u"order-idle 14.2"_s); // nobody in the courtyard
    QCOMPARE(table.sentenceAgainst("heroic-order officer reinforce"),
             std::string(
                 "The heroic order Reinforce cannot be carried out now: there is no unit in the courtyard."));
}

void DefenderHeroesTest::s2_14_2_possessionIsCheckedFirst()
{
    Table table;
    possess(table, HeroicOrder::Recall, RitualToken::TargetDown);
    table.beginDefenderPhase(2);
    table.play("heroic-order officer recall");
    QVERIFY(table.happened("ritual-flipped-on-order possession recall target"));
    QVERIFY(table.happened("heroic-order-removed recall"));
    QCOMPARE(decisionOf(table), u"defender-phase"_s);
    QCOMPARE(counts(table.now().courtyard), u"0 0 0"_s);
    QCOMPARE(refusal(table, "heroic-order officer errand"), u"hero-used 14.2"_s);
    QCOMPARE(refusal(table, "heroic-order warrior recall"), u"order-gone 14.2"_s);
}

void DefenderHeroesTest::s2_14_2_aBluffOfPossessionDoesNothing()
{
    Table table;
    possess(table, HeroicOrder::Recall, RitualToken::BluffDown);
    table.beginDefenderPhase(2);
    table.play("heroic-order officer recall");
    QVERIFY(table.happened("ritual-flipped-on-order possession recall bluff"));
    QCOMPARE(decisionOf(table), u"hero-select"_s);
    QCOMPARE(table.now().ordersGone, 0);
}

void DefenderHeroesTest::s2_14_2_theGaleCostsOneHourglass()
{
    Table table;
    table.wall("east-wall-1").gale = RitualToken::TargetDown;
    table.beginDefenderPhase(2);
    table.play({"heroic-order officer recall", "select soldier east-wall-1"});
    QCOMPARE(table.now().reserve, 1);
    QCOMPARE(counts(table.now().courtyard), u"0 1 0"_s);
}

void DefenderHeroesTest::s2_14_2_aGaleThatCannotBePaidLosesTheOrder()
{
    Table table;
    table.wall("east-wall-1").gale = RitualToken::TargetDown;
    table.beginDefenderPhase(1);
    table.play("place-hourglass cannon");
    table.play({"heroic-order officer recall", "select soldier east-wall-1"});
    QVERIFY(table.happened("move-lost soldier east-wall-1"));
    QCOMPARE(counts(table.now().courtyard), u"0 0 0"_s);
    QCOMPARE(ordersUsed(table), 1 << static_cast<int>(HeroicOrder::Recall));
}

void DefenderHeroesTest::s2_14_2_anOpenGaleThatCannotBePaidIsNotOffered()
{
    Table table;
    table.wall("east-wall-1").gale = RitualToken::TargetUp;
    table.beginDefenderPhase(1);
    table.play({"place-hourglass cannon", "heroic-order officer recall"});
    QCOMPARE(refusal(table, "select soldier east-wall-1"), u"gale-unpaid 9.7"_s);
    QVERIFY(table.isLegal("select soldier east-wall-2"));
}

void DefenderHeroesTest::s2_14_3_reinforceTheWallOfEitherHero()
{
    Table table;
    table.data.courtyard = {1, 1, 0};
    table.wall("west-wall-4").defenders = {1, 0, 0};
    table.wall("east-wall-3").defenders = {1, 0, 0};
    table.beginDefenderPhase(2);
    table.play("heroic-order officer reinforce");
    QCOMPARE(refusal(table, "select soldier west-wall-1"), u"wrong-place 14.3"_s);
    table.play("select soldier courtyard");
    QCOMPARE(offered(table), (QStringList {u"choose-wall west-wall-4"_s, u"choose-wall east-wall-3"_s}));
    QCOMPARE(refusal(table, "choose-wall west-wall-5"), u"wrong-place 14.3"_s);
    table.play("choose-wall west-wall-4");
    QCOMPARE(counts(table.wallNow("west-wall-4").defenders), u"1 1 0"_s);
    QCOMPARE(table.now().reserve, 2);
}

void DefenderHeroesTest::s2_14_3_aFreeSpaceIsNeeded()
{
    Table table;
    table.data.courtyard = {0, 1, 0};
    table.beginDefenderPhase(2);
    QCOMPARE(refusal(table, "heroic-order warrior reinforce"), u"order-idle 14.2"_s);

    table.wall("east-wall-3").defenders = {1, 0, 0};
    table.data.heroes[0] = table.field().courtyard;
    table.beginDefenderPhase(2);
    table.play("heroic-order warrior reinforce"); // he may stand in the courtyard himself
    QCOMPARE(counts(table.wallNow("east-wall-3").defenders), u"1 1 0"_s);
}

void DefenderHeroesTest::s2_14_4_anErrandPutsANewHourglassOnATrack()
{
    Table table;
    table.beginDefenderPhase(2);
    table.play({"heroic-order warrior errand", "select soldier west-wall-1", "choose-building workshop",
                "place-hourglass wall"});
    QCOMPARE(table.now().tracks[static_cast<std::size_t>(Action::Wall)], 1);
    QCOMPARE(table.now().reserve, 2);
    QCOMPARE(counts(table.buildingNow("workshop").units), u"0 1 0"_s);
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"1 1 0"_s);
}

void DefenderHeroesTest::s2_14_4_anErrandMayCompleteAnAction()
{
    Table table;
    table.data.tracks[static_cast<std::size_t>(Action::Wall)] = 1;
    table.beginDefenderPhase(2);
    table.play({"heroic-order warrior errand", "select marksman barracks", "choose-building workshop",
                "place-hourglass wall"});
    QCOMPARE(decisionOf(table), u"place-stone"_s);
}

void DefenderHeroesTest::s2_14_4_fromAnyPlaceToTheFreeSpaceOfOneOfFourBuildings()
{
    Table table;
    table.data.courtyard = {1, 0, 0};
    table.tower("east-tower-1").marksmen = 1;
    table.building("forge").units = {0, 1, 0};
    table.beginDefenderPhase(2);
    table.play("heroic-order warrior errand");
    for (const char *unit : {"select marksman courtyard", "select marksman east-tower-1",
                             "select marksman guards", "select veteran barracks", "select soldier forge"})
        QVERIFY(table.isLegal(unit));
    QCOMPARE(refusal(table, "select warrior west-wall-4"), u"no-unit-there 14.2"_s);
    table.play("select marksman courtyard");
    QCOMPARE(refusal(table, "choose-building forge"), u"no-space 14.4"_s);
    QCOMPARE(refusal(table, "choose-building barracks"), u"wrong-place 14.4"_s);
    QCOMPARE(refusal(table, "choose-building hospital"), u"wrong-place 14.4"_s);
    table.play("choose-building scouts");
    QCOMPARE(refusal(table, "place-hourglass cannon"), u"other-building 14.4"_s);
}

void DefenderHeroesTest::s2_14_4_notWhereNoTrackTakesAnHourglass()
{
    Table table;
    table.data.completed = 1u << static_cast<int>(Action::Trap) | 1u << static_cast<int>(Action::Spy);
    table.data.tracks[static_cast<std::size_t>(Action::Malfunction)] = 1; // the last one needs a machine
    table.beginDefenderPhase(2);
    table.play({"heroic-order warrior errand", "select marksman guards"});
    QCOMPARE(refusal(table, "choose-building scouts"), u"order-idle 14.4"_s);
    QCOMPARE(
        table.sentenceAgainst("choose-building scouts"),
        std::string(
            "The heroic order Errand cannot be carried out now: no action there can take an hourglass."));
    QVERIFY(table.isLegal("choose-building forge"));
}

void DefenderHeroesTest::s2_14_5_recallFromAnyWallOfTheHerosSide()
{
    Table table;
    table.tower("west-tower-1").marksmen = 1;
    table.beginDefenderPhase(2);
    table.play("heroic-order warrior recall");
    QCOMPARE(refusal(table, "select soldier east-wall-1"), u"other-side 14.5"_s);
    QCOMPARE(refusal(table, "select marksman west-tower-1"), u"wrong-place 14.5"_s);
    QCOMPARE(offered(table).size(), 10); // two types on each of the five western walls
    table.play("select marksman west-wall-1");
    QCOMPARE(counts(table.now().courtyard), u"1 0 0"_s);
}

void DefenderHeroesTest::s2_14_5_notByAHeroInTheCourtyard()
{
    Table table;
    table.data.heroes[0] = table.field().courtyard;
    table.beginDefenderPhase(2);
    QCOMPARE(refusal(table, "heroic-order warrior recall"), u"order-idle 14.2"_s);
    QCOMPARE(table.sentenceAgainst("heroic-order warrior recall"),
             std::string("The heroic order Recall cannot be carried out now: this hero is not on a wall."));
    QVERIFY(table.isLegal("heroic-order officer recall"));
}

std::unique_ptr<QObject> makeDefenderHeroesTest()
{
    return std::make_unique<DefenderHeroesTest>();
}

} // namespace merlon::siege2

#include "heroes_test.moc"
