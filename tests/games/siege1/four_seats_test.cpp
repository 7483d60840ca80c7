#include "tests/games/siege1/defender_answers.h"
#include "tests/games/siege1/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

namespace {

constexpr Seat kInvaderWest = 0;
constexpr Seat kInvaderEast = 1;
constexpr Seat kDefenderWest = 2;
constexpr Seat kDefenderEast = 3;

/// Four seats in a window with that many hourglasses each.
struct Four : Table {
    Four()
        : Table(4)
    {
    }
    void open(int west, int east, int ofRound = 1)
    {
        data.defenders[0].purse = static_cast<std::uint16_t>(west);
        data.defenders[1].purse = static_cast<std::uint16_t>(east);
        data.round = static_cast<std::uint8_t>(ofRound);
        data.phase = 2;
        begin({step(StepKind::BeginPhase, 3), step(StepKind::OpenWindow, 2)});
    }
};

} // namespace

/// S1-24: two defenders.
class FourSeatsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_24_1_eachCommandsWallsTowersAndHeroesOfHisSide();
    void s1_24_1_targetsLieOnHisSide();
    void s1_24_1_whatIsCommon();
    void s1_24_1_theAssaultAsksTheSeatOfTheSide();
    void s1_24_2_hourglassesHaveTwoColours();
    void s1_24_3_theDefendersTakeTurns();
    void s1_24_3_untilBothPursesAreEmpty();
    void s1_24_4_oneColourOnAnAction();
    void s1_24_4_theCompletingSeatChoosesAndTheMarkerClosesForBoth();
    void s1_24_4_afterCompletionEitherMayBegin();
    void s1_24_4_aFallingCostAsksWhoInvested();
    void s1_24_5_helpGoesThroughOpenPlaces();
    void s1_24_5_heroesInTheCourtyardServeBoth();
    void s1_24_6_theSpeedTileReopensAnActionOfTheMate();
    void s1_24_6_onlyForItsUserAndOncePerRound();
    void s1_24_6_notForOneDefender();
    void s1_24_7_oneDishonourableActForTheTeam();
    void s1_24_7_theHospitalInTurns();
    void s1_24_7_fireCardsFirstSideFirst();
};

void FourSeatsTest::s1_24_1_eachCommandsWallsTowersAndHeroesOfHisSide()
{
    Four table;
    table.tower("east-tower-1").post = Post::Archer;
    table.wall("east-wall-3").invaders = {1, 0, 0};
    table.open(3, 3);
    QCOMPARE(table.seat(), kDefenderWest);
    for (const char *choice :
         {"lift east-wall-1 soldier", "lift east-tower-1 archer", "hero-move warrior east-wall-2"})
        QCOMPARE(refusal(table, choice), u"not-your-side 24.1"_s);
    QCOMPARE(refusal(table, "raid goblin"), u"hero-elsewhere 16.4"_s);
    QVERIFY(table.isLegal("speech 1"));
    table.play("lift west-wall-1 soldier");
    QVERIFY(table.isLegal("set-down courtyard"));
    table.play("set-down courtyard");
    QCOMPARE(table.seat(), kDefenderEast);
    QCOMPARE(refusal(table, "speech 1"), u"hero-elsewhere 16.4"_s);
    QVERIFY(table.isLegal("raid goblin"));
    QCOMPARE(refusal(table, "lift west-wall-1 archer"), u"not-your-side 24.1"_s);
}

void FourSeatsTest::s1_24_1_targetsLieOnHisSide()
{
    Four table;
    table.addEngine(Engine::Ballista, "east-rampart-1");
    table.wall("east-wall-1").invaders = {1, 0, 0};
    putOn(table, Work::Sniper, 1);
    putOn(table, Work::EngineDamage, 1);
    putOn(table, Work::Blessing, 1);
    putOn(table, Work::Cannon, 3);
    putOn(table, Work::GoblinTrap, 1);
    table.open(9, 0);
    QCOMPARE(refusal(table, "invest sniper"), u"no-legal-target 1.3"_s); // the only ones are in the east
    QCOMPARE(refusal(table, "invest engine-damage"), u"no-legal-target 1.3"_s);
    table.play("invest cannon");
    QCOMPARE(refusal(table, "target east-tower-1"), u"not-your-side 24.1"_s);
    table.play({"target west-tower-1", "invest goblin-trap"});
    QCOMPARE(refusal(table, "target-path east-foreground>east-rampart-1"), u"not-your-side 24.1"_s);
    table.play({"target-path west-foreground>west-rampart-1", "invest blessing"});
    QVERIFY(table.happened("archers-blessed west")); // without a choice
}

void FourSeatsTest::s1_24_1_whatIsCommon()
{
    Four table;
    table.data.barbican.resistance = 4;
    table.data.barbican.ramParts = 1;
    table.data.barbican.crew = {1, 0, 0};
    table.building("forge").flags = BuildingState::kSaboteur;
    putOn(table, Work::Sniper, 1, 1);
    putOn(table, Work::HuntSaboteurs, 2, 1);
    table.open(0, 9);
    QCOMPARE(table.seat(), kDefenderEast);
    table.play({"invest gate-repair", "invest hunt-saboteurs", "invest sniper"});
    QCOMPARE(table.now().barbican.resistance, 5);
    QVERIFY(table.happened("saboteurs-hunted 1"));
    QVERIFY(table.happened("unit-killed barbican-rampart goblin"));
    table.play({"invest train-soldier", "invest train-soldier"});
    QVERIFY(table.happened("unit-promoted soldier barracks"));
}

void FourSeatsTest::s1_24_1_theAssaultAsksTheSeatOfTheSide()
{
    Four table;
    table.clearWalls();
    table.data.round = 1;
    for (const char *wall : {"west-wall-1", "east-wall-1"}) {
        table.wall(wall).invaders = {0, 2, 0};
        table.wall(wall).defenders = {1, 1, 0};
    }
    table.begin(StepKind::FightWall);
    QCOMPARE(decisionOf(table), u"defender-losses"_s);
    QCOMPARE(table.seat(), kDefenderWest);
    table.play("lose-defender archer");
    QCOMPARE(table.seat(), kDefenderEast);
}

void FourSeatsTest::s1_24_2_hourglassesHaveTwoColours()
{
    Four table;
    table.data.invaders[1].resources = 3;
    table.giveReady(kInvaderEast, {0, 1, 0});
    table.beginPhase(2);
    while (table.seat() == kInvaderWest)
        table.play("end-phase");
    QCOMPARE(table.seat(), kInvaderEast);
    table.play("act ram");
    if (table.seat() == kInvaderEast && table.decision() == "phase-turn")
        table.play("end-phase");
    QCOMPARE(decisionOf(table), u"window"_s);
    QCOMPARE(table.seat(), kDefenderEast);
    QCOMPARE(purseOf(table, 0), 0);
    QCOMPARE(purseOf(table, 1), 1);
}

void FourSeatsTest::s1_24_3_theDefendersTakeTurns()
{
    Four table;
    table.open(3, 3);
    QCOMPARE(table.seat(), kDefenderWest); // an odd round
    table.play("lift west-wall-1 soldier");
    QCOMPARE(table.seat(), kDefenderWest); // its second half belongs to it
    table.play("set-down courtyard");
    QCOMPARE(table.seat(), kDefenderEast);
    table.play("invest cannon");
    QCOMPARE(table.seat(), kDefenderWest);

    table.open(3, 3, 2);
    QCOMPARE(table.seat(), kDefenderEast);
}

void FourSeatsTest::s1_24_3_untilBothPursesAreEmpty()
{
    Four table;
    table.open(1, 3);
    table.play("invest dazzle");
    for (const char *choice : {"invest cannon", "invest cannon", "invest cannon"}) {
        QVERIFY(!table.happened("phase-begins 3"));
        QCOMPARE(table.seat(), kDefenderEast);
        table.play(choice);
    }
    QVERIFY(table.happened("phase-begins 3"));
}

void FourSeatsTest::s1_24_4_oneColourOnAnAction()
{
    Four table;
    table.open(2, 2);
    table.play("invest dazzle");
    QCOMPARE(refusal(table, "invest dazzle"), u"other-colour 24.4"_s);
    table.play("invest cannon");
    QCOMPARE(refusal(table, "invest cannon"), u"other-colour 24.4"_s);
    QVERIFY(table.isLegal("invest dazzle"));
}

void FourSeatsTest::s1_24_4_theCompletingSeatChoosesAndTheMarkerClosesForBoth()
{
    Four table;
    putOn(table, Work::WallRepair, 1, 1);
    table.open(2, 2);
    QCOMPARE(refusal(table, "invest wall-repair"), u"other-colour 24.4"_s);
    table.play({"invest cannon", "invest wall-repair"});
    QCOMPARE(decisionOf(table), u"target-of"_s);
    QCOMPARE(table.seat(), kDefenderEast);
    table.play("target east-wall-2");
    QCOMPARE(table.seat(), kDefenderWest);
    QCOMPARE(refusal(table, "invest wall-repair"), u"done-marker 13.5"_s);
    table.play("invest cannon");
    QCOMPARE(refusal(table, "invest wall-repair"), u"done-marker 13.5"_s);
}

void FourSeatsTest::s1_24_4_afterCompletionEitherMayBegin()
{
    Four table;
    putOn(table, Work::TrainSoldier, 1, 1);
    table.open(1, 1, 2);
    QCOMPARE(table.seat(), kDefenderEast);
    QVERIFY(table.isLegal("invest train-soldier"));
    table.play("invest train-soldier");
    QCOMPARE(table.seat(), kDefenderWest);
    QVERIFY(table.isLegal("invest train-soldier"));
}

void FourSeatsTest::s1_24_4_aFallingCostAsksWhoInvested()
{
    Four table;
    table.building("workshop").flags = BuildingState::kSaboteur;
    putOn(table, Work::WallRepair, 2, 1);
    putOn(table, Work::HuntSaboteurs, 2, 0);
    table.open(1, 0);
    table.play("invest hunt-saboteurs");
    QCOMPARE(decisionOf(table), u"target-of"_s);
    QCOMPARE(table.seat(), kDefenderEast);
    QCOMPARE(refusal(table, "target west-wall-1"), u"not-your-side 24.1"_s);
}

void FourSeatsTest::s1_24_5_helpGoesThroughOpenPlaces()
{
    Four table;
    table.open(2, 2);
    table.play("lift west-wall-1 soldier");
    QCOMPARE(refusal(table, "set-down east-wall-1"), u"not-your-side 24.1"_s);
    table.play({"set-down courtyard", "lift courtyard soldier"}); // the other takes it out
    QCOMPARE(refusal(table, "set-down west-wall-1"), u"not-your-side 24.1"_s);
    table.play("set-down east-wall-1");
    QCOMPARE(counts(table.wallNow("east-wall-1").defenders), u"1 2 0"_s);
}

void FourSeatsTest::s1_24_5_heroesInTheCourtyardServeBoth()
{
    Four table;
    table.open(2, 2);
    table.play({"hero-move officer courtyard", "hero-move officer east-wall-1"});
    QCOMPARE(table.now().heroes[0], table.place("east-wall-1"));
    QCOMPARE(table.seat(), kDefenderWest);
    QCOMPARE(refusal(table, "hero-move officer east-wall-2"), u"not-your-side 24.1"_s);
}

void FourSeatsTest::s1_24_6_theSpeedTileReopensAnActionOfTheMate()
{
    Four table;
    putOn(table, Work::WallRepair, 1, 0);
    table.open(3, 4);
    table.play({"invest wall-repair", "target west-wall-1"});
    QCOMPARE(offered(table, "speed"), QStringList {u"speed wall-repair"_s});
    table.play("speed wall-repair");
    QCOMPARE(purseOf(table, 1), 4); // free
    QCOMPARE(table.seat(), kDefenderWest);
    QCOMPARE(refusal(table, "invest wall-repair"), u"done-marker 24.6"_s);
    table.play({"invest cannon", "invest wall-repair", "invest cannon", "invest wall-repair"});
    table.play("target east-wall-1");
    QCOMPARE(table.wallNow("east-wall-1").wood, 1);
    QCOMPARE(refusal(table, "invest wall-repair"), u"done-marker 13.5"_s);
}

void FourSeatsTest::s1_24_6_onlyForItsUserAndOncePerRound()
{
    Four table;
    table.data.barbican.resistance = 1;
    putOn(table, Work::WallRepair, 1, 0);
    table.open(5, 5);
    table.play({"invest wall-repair", "target west-wall-1", "invest gate-repair"});
    QCOMPARE(refusal(table, "speed wall-repair"), u"not-completed-by-mate 24.6"_s); // his own
    table.play("speed gate-repair");
    QCOMPARE(refusal(table, "speed wall-repair"), u"done-already 24.6"_s);
    QCOMPARE(refusal(table, "invest gate-repair"), u"done-marker 24.6"_s);

    table.data = table.now();
    table.begin(StepKind::CleanUp); // a new round, a new use
    QCOMPARE(table.now().sped, siege::kNowhere);
}

void FourSeatsTest::s1_24_6_notForOneDefender()
{
    Table table(3);
    close(table, Work::WallRepair);
    table.beginWindow(2);
    QCOMPARE(refusal(table, "speed wall-repair"), u"no-mate 24.6"_s);
}

void FourSeatsTest::s1_24_7_oneDishonourableActForTheTeam()
{
    Four table;
    table.open(2, 2, 6);
    QCOMPARE(table.seat(), kDefenderEast);
    table.play("dishonour deception");
    QCOMPARE(purseOf(table, 1), 5); // to the acting seat
    QCOMPARE(purseOf(table, 0), 2);
    QCOMPARE(table.seat(), kDefenderWest);
    QCOMPARE(refusal(table, "dishonour prisoners"), u"done-already 17.1"_s);
}

void FourSeatsTest::s1_24_7_theHospitalInTurns()
{
    Four table;
    table.data.round = 2;
    table.building("hospital").units = {1, 1, 1};
    table.begin(StepKind::Hospital);
    QCOMPARE(table.seat(), kDefenderEast);
    table.play("rescue veteran");
    QCOMPARE(table.seat(), kDefenderWest);
    table.play("rescue archer");
    QCOMPARE(counts(table.now().courtyard), u"1 0 1"_s); // two in all
    QVERIFY(table.happened("units-retired 1"));
}

void FourSeatsTest::s1_24_7_fireCardsFirstSideFirst()
{
    Four table;
    table.data.round = 2;
    table.tower("west-tower-1").post = Post::Cannon;
    table.tower("east-tower-1").post = Post::Cannon;
    table.foreground("west-foreground").invaders = {3, 0, 0};
    table.foreground("east-foreground").invaders = {3, 0, 0};
    table.begin({Table::step(StepKind::FireCannons), Table::step(StepKind::AimCannons)});
    QCOMPARE(table.seat(), kDefenderEast);
    table.play("aim-cannon east-tower-1 east-foreground");
    QCOMPARE(table.seat(), kDefenderWest);
    table.play({"aim-cannon west-tower-1 west-foreground", "reveal-fire-card goblin"});
    QVERIFY(table.happened("unit-killed east-foreground goblin"));
    QVERIFY(!offered(table).contains(u"reveal-fire-card goblin"_s)); // one deck for both
    table.play("reveal-fire-card goblin-orc");
    QVERIFY(table.happened("unit-killed west-foreground goblin"));
}

std::unique_ptr<QObject> makeFourSeatsTest()
{
    return std::make_unique<FourSeatsTest>();
}

} // namespace merlon::siege1

#include "four_seats_test.moc"
