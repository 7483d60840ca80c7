#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

namespace {

/// As far as the first token of that ritual.
void beginRitual(Table &table, Card card)
{
    table.data.invaderSupply = {2, 0, 0};
    table.setRow({card});
    table.begin(StepKind::RowCard, 2);
    table.play("perform " + std::string(dataOf(card).key));
}

void hitWithBallista(Table &table, std::string_view wall)
{
    fireMachines(table);
    table.play("fire ballista-1 " + std::string(wall));
    table.play("reveal-shot ballista-1 hit");
}

/// A track that lacks one hourglass.
void almostComplete(Table &table, Action action)
{
    table.data.tracks[static_cast<std::size_t>(action)] = static_cast<std::uint8_t>(dataOf(action).cost - 1);
}

RitualToken &possessionOf(Table &table, HeroicOrder order)
{
    return table.data.possession[static_cast<std::size_t>(order)];
}

/// West-wall-1 holds one marksman and a ballista can hit it.
Table withVictimOnWestWall1(RitualToken specter)
{
    Table table;
    table.wall("west-wall-1").defenders = {1, 0, 0};
    table.wall("west-wall-1").specter = specter;
    table.addMachine(Machine::Ballista, "west-rampart-1");
    return table;
}

} // namespace

/// S2-9: phase 5, rituals.
class RitualsTest : public QObject {
    Q_OBJECT
private slots:
    void s2_9_1_upToThreeTokensOnDifferentSpaces();
    void s2_9_1_oneTargetAndTwoBluffs();
    void s2_9_1_theTargetMayBeLeftOut();
    void s2_9_1_theDefenderSeesWhereButNotWhich();
    void s2_9_1_eachRitualHasItsKindOfSpace();
    void s2_9_2_aBluffReturnsWithoutEffect();
    void s2_9_2_aTargetWorksEachTimeForTheRestOfTheRound();
    void s2_9_3_tokensReturnAtTheEndOfTheRound();
    void s2_9_3_tokensOfDifferentRitualsShareASpace();
    void s2_9_3_aTokenReturnsUnseenWhenItsOrderLeavesTheGame();
    void s2_9_4_bloodstonesKillOneMoreAfterAHit();
    void s2_9_4_bloodstonesAreFlippedByAMissToo();
    void s2_9_4_bloodstonesStrengthenEveryMachine();
    void s2_9_4_aMachineThatHoldsItsFireKeepsItsTokenDown();
    void s2_9_5_theDemonKillsInTheCourtyardBeforeTheEffect();
    void s2_9_5_theDemonKillsAtEachCompletion();
    void s2_9_5_anEmptyCourtyardGivesTheDemonNothing();
    void s2_9_5_anHourglassThatCompletesNothingDoesNotWakeTheDemon();
    void s2_9_6_aGaleCostsOneMoreFromAndToTheWall();
    void s2_9_6_aGaleCostsOncePerMovement();
    void s2_9_6_aGaleMeetsSwapsHeroesAndHeroicOrders();
    void s2_9_6_aGaleMeetsNothingElse();
    void s2_9_7_anUnpaidGaleTakesTheHourglassAndThePieceStays();
    void s2_9_7_anUnpaidGaleTakesTheHeroicOrder();
    void s2_9_7_anOpenGaleThatCannotBePaidForbidsTheMove();
    void s2_9_8_possessionTakesTheOrderOutOfTheGame();
    void s2_9_8_aBluffOnAnOrderLetsItWork();
    void s2_9_8_possessionNeedsAnOrderUnusedAndInTheGame();
    void s2_9_9_theSpecterChangesTheDeadForAFallenUnit();
    void s2_9_9_theSpecterTakesUnitsOfEqualStrength();
    void s2_9_9_theSpecterTakesAllWhoDieThereInTheRound();
    void s2_9_9_withoutFallenUnitOrSpaceTheHospitalAsUsual();
    void s2_9_9_aBluffOfTheSpecterDoesNothing();
    void s2_9_9_theSpecterOfAWallTakesNobodyElsewhere();
};

void RitualsTest::s2_9_1_upToThreeTokensOnDifferentSpaces()
{
    Table table;
    beginRitual(table, Card::Gale);
    QCOMPARE(refusal(table, "done"), u"nothing-placed 9.1"_s);
    table.play("place-ritual west-wall-1 target");
    QCOMPARE(refusal(table, "place-ritual west-wall-1 bluff"), u"ritual-there 9.1"_s);
    QVERIFY(table.isLegal("done"));
    table.play({"place-ritual west-wall-3 bluff", "place-ritual east-wall-1 bluff"});
    QCOMPARE(decisionOf(table), u"defender-phase"_s); // no fourth
    QVERIFY(table.wallNow("west-wall-1").gale == RitualToken::TargetDown);
    QVERIFY(table.wallNow("west-wall-3").gale == RitualToken::BluffDown);
    QVERIFY(table.wallNow("east-wall-1").gale == RitualToken::BluffDown);
}

void RitualsTest::s2_9_1_oneTargetAndTwoBluffs()
{
    Table table;
    beginRitual(table, Card::Specter);
    table.play("place-ritual west-wall-1 target");
    QCOMPARE(refusal(table, "place-ritual west-wall-2 target"), u"token-used 9.1"_s);

    beginRitual(table, Card::Specter);
    table.play({"place-ritual west-wall-1 bluff", "place-ritual west-wall-2 bluff"});
    QCOMPARE(refusal(table, "place-ritual west-wall-3 bluff"), u"token-used 9.1"_s);
    QVERIFY(table.isLegal("place-ritual west-wall-3 target"));
}

void RitualsTest::s2_9_1_theTargetMayBeLeftOut()
{
    Table table;
    beginRitual(table, Card::Demon);
    table.play({"place-ritual forge bluff", "done"});
    QVERIFY(table.buildingNow("forge").demon == RitualToken::BluffDown);
    QCOMPARE(decisionOf(table), u"defender-phase"_s);
}

void RitualsTest::s2_9_1_theDefenderSeesWhereButNotWhich()
{
    Table table;
    beginRitual(table, Card::Gale);
    table.play({"place-ritual west-wall-1 target", "place-ritual west-wall-2 bluff", "done"});
    const auto seen = [&](Seat seat, const char *wall) {
        const Siege2View view(table.setup().shared_from_this(), table.now(), SeatSet {seat});
        return view.known().walls[table.number(wall)].gale;
    };
    QVERIFY(seen(kInvader, "west-wall-1") == RitualToken::TargetDown);
    QVERIFY(seen(kDefender, "west-wall-1") == RitualToken::HiddenDown);
    QVERIFY(seen(kDefender, "west-wall-2") == RitualToken::HiddenDown);
    QVERIFY(seen(kDefender, "west-wall-3") == RitualToken::None);
}

void RitualsTest::s2_9_1_eachRitualHasItsKindOfSpace()
{
    Table table;
    table.addMachine(Machine::Catapult, "west-rampart-1");
    beginRitual(table, Card::Bloodstones);
    QCOMPARE(refusal(table, "place-ritual-on-machine ballista-1 target"), u"machine-absent 9.4"_s);
    QVERIFY(table.isLegal("place-ritual-on-machine catapult-1 target"));

    beginRitual(table, Card::Demon);
    QCOMPARE(refusal(table, "place-ritual hospital target"), u"wrong-place 9.5"_s);
    QCOMPARE(refusal(table, "place-ritual courtyard target"), u"wrong-place 9.5"_s);
    QVERIFY(table.isLegal("place-ritual guards target"));

    beginRitual(table, Card::Gale);
    QCOMPARE(refusal(table, "place-ritual west-tower-1 target"), u"wrong-place 9.1"_s);

    beginRitual(table, Card::Possession);
    QCOMPARE(offered(table).size(), 6); // three orders, target or bluff
    QVERIFY(table.isLegal("place-ritual-on-order errand bluff"));
}

void RitualsTest::s2_9_2_aBluffReturnsWithoutEffect()
{
    Table table;
    table.wall("west-wall-1").gale = RitualToken::BluffDown;
    table.beginDefenderPhase(3);
    table.play({"select marksman west-wall-1", "move-to courtyard"});
    QVERIFY(table.happened("ritual-flipped gale west-wall-1 bluff"));
    QVERIFY(table.wallNow("west-wall-1").gale == RitualToken::None);
    QCOMPARE(table.now().reserve, 2);
}

void RitualsTest::s2_9_2_aTargetWorksEachTimeForTheRestOfTheRound()
{
    Table table;
    table.wall("west-wall-1").gale = RitualToken::TargetDown;
    table.beginDefenderPhase(5);
    table.play({"select marksman west-wall-1", "move-to courtyard"});
    QVERIFY(table.wallNow("west-wall-1").gale == RitualToken::TargetUp);
    QCOMPARE(table.now().reserve, 3);
    table.play({"select soldier west-wall-1", "move-to courtyard"});
    QCOMPARE(table.now().reserve, 1);
    QCOMPARE(table.count("ritual-flipped"), 1);
}

void RitualsTest::s2_9_3_tokensReturnAtTheEndOfTheRound()
{
    Table table;
    table.wall("west-wall-1").gale = RitualToken::TargetUp;
    table.wall("west-wall-2").specter = RitualToken::TargetDown;
    table.building("forge").demon = RitualToken::BluffDown;
    table.addMachine(Machine::Ballista, "west-rampart-1").bloodstone = RitualToken::TargetUp;
    possessionOf(table, HeroicOrder::Errand) = RitualToken::BluffDown;
    table.begin(StepKind::CleanUp);
    QVERIFY(table.wallNow("west-wall-1").gale == RitualToken::None);
    QVERIFY(table.wallNow("west-wall-2").specter == RitualToken::None);
    QVERIFY(table.buildingNow("forge").demon == RitualToken::None);
    QVERIFY(table.now().machines[0].bloodstone == RitualToken::None);
    QVERIFY(table.now().possession[1] == RitualToken::None);

    table.data = table.now(); // and in the next round the ritual is paid again
    beginRitual(table, Card::Gale);
    QVERIFY(table.isLegal("place-ritual west-wall-1 target"));
}

void RitualsTest::s2_9_3_tokensOfDifferentRitualsShareASpace()
{
    Table table;
    table.wall("west-wall-1").specter = RitualToken::TargetDown;
    beginRitual(table, Card::Gale);
    table.play({"place-ritual west-wall-1 target", "done"});
    QVERIFY(table.wallNow("west-wall-1").gale == RitualToken::TargetDown);
    QVERIFY(table.wallNow("west-wall-1").specter == RitualToken::TargetDown);
}

void RitualsTest::s2_9_3_aTokenReturnsUnseenWhenItsOrderLeavesTheGame()
{
    Table table;
    table.setPlans(Plan::Levy, Plan::Sally);
    possessionOf(table, HeroicOrder::Errand) = RitualToken::TargetDown;
    table.beginDefenderPhase(1);
    table.play({"use-plan levy", "done", "remove-heroic-order errand"});
    QVERIFY(table.now().possession[static_cast<std::size_t>(HeroicOrder::Errand)] == RitualToken::None);
    QVERIFY(!table.happened("ritual-flipped-on-order"));
}

void RitualsTest::s2_9_4_bloodstonesKillOneMoreAfterAHit()
{
    Table table;
    table.wall("west-wall-1").defenders = {1, 2, 0};
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.addMachine(Machine::Ballista, "west-rampart-1").bloodstone = RitualToken::TargetDown;
    hitWithBallista(table, "west-wall-1");
    QVERIFY(table.happened("ritual-flipped-on-machine bloodstones ballista-1 target"));
    table.play("kill west-wall-1 marksman");
    QVERIFY(table.happened("unit-killed west-wall-1 goblin"));
    // After the ballista's own kills only soldiers are left.
    QVERIFY(happenedInOrder(table,
                            {"unit-killed west-wall-1 marksman", "unit-killed west-wall-1 goblin",
                             "unit-killed west-wall-1 soldier"}));
    QCOMPARE(table.count("unit-killed"), 3);
}

void RitualsTest::s2_9_4_bloodstonesAreFlippedByAMissToo()
{
    Table table;
    table.addMachine(Machine::Ballista, "west-rampart-1").bloodstone = RitualToken::TargetDown;
    fireMachines(table);
    table.play({"fire ballista-1 west-wall-1", "reveal-shot ballista-1 miss"});
    QVERIFY(table.now().machines[0].bloodstone == RitualToken::TargetUp);
    QVERIFY(!table.happened("unit-killed"));

    table.data.machines[0].bloodstone = RitualToken::BluffDown;
    table.wall("west-wall-1").defenders = {2, 0, 0};
    hitWithBallista(table, "west-wall-1");
    QVERIFY(table.now().machines[0].bloodstone == RitualToken::None);
    QCOMPARE(table.count("unit-killed"), 1);
}

void RitualsTest::s2_9_4_bloodstonesStrengthenEveryMachine()
{
    Table table;
    table.wall("west-wall-1").defenders = {0, 1, 0};
    table.addMachine(Machine::Catapult, "west-rampart-1").bloodstone = RitualToken::TargetDown;
    fireMachines(table);
    table.play({"fire catapult-1 west-wall-1", "reveal-shot catapult-1 hit"});
    QVERIFY(happenedInOrder(table, {"stone-destroyed west-wall-1", "unit-killed west-wall-1 soldier"}));
}

void RitualsTest::s2_9_4_aMachineThatHoldsItsFireKeepsItsTokenDown()
{
    Table table;
    table.addMachine(Machine::Ballista, "west-rampart-1").bloodstone = RitualToken::TargetDown;
    fireMachines(table);
    table.play("hold-fire ballista-1");
    QVERIFY(table.now().machines[0].bloodstone == RitualToken::TargetDown);
}

void RitualsTest::s2_9_5_theDemonKillsInTheCourtyardBeforeTheEffect()
{
    Table table;
    table.data.courtyard = {1, 1, 0};
    table.building("forge").demon = RitualToken::TargetDown;
    almostComplete(table, Action::Cannon);
    table.beginDefenderPhase(1);
    table.play("place-hourglass cannon");
    QVERIFY(table.happened("ritual-flipped demon forge target"));
    QCOMPARE(table.seat(), kInvader);
    QCOMPARE(offered(table), QStringList({u"kill courtyard marksman"_s, u"kill courtyard soldier"_s}));
    table.play("kill courtyard soldier");
    QCOMPARE(counts(table.now().hospital), u"0 1 0"_s);
    QCOMPARE(table.seat(), kDefender);
    table.play("place-device west-tower-1");
    QVERIFY(happenedInOrder(table, {"unit-killed courtyard soldier", "device-placed"}));
}

void RitualsTest::s2_9_5_theDemonKillsAtEachCompletion()
{
    Table table;
    table.data.courtyard = {3, 0, 0};
    table.building("cathedral").demon = RitualToken::TargetDown;
    almostComplete(table, Action::Blessing);
    almostComplete(table, Action::Glare);
    table.beginDefenderPhase(3);
    table.play(
        {"place-hourglass blessing", "choose-side west", "place-hourglass glare", "choose-wall west-wall-1"});
    QCOMPARE(countOf(table, "unit-killed courtyard marksman"), 2);
    QCOMPARE(table.count("ritual-flipped"), 1);
}

void RitualsTest::s2_9_5_anEmptyCourtyardGivesTheDemonNothing()
{
    Table table;
    table.building("cathedral").demon = RitualToken::TargetDown;
    almostComplete(table, Action::Blessing);
    table.beginDefenderPhase(1);
    table.play("place-hourglass blessing");
    QCOMPARE(decisionOf(table), u"bless-side"_s);
    QVERIFY(!table.happened("unit-killed"));
    QVERIFY(table.buildingNow("cathedral").demon == RitualToken::TargetUp);
}

void RitualsTest::s2_9_5_anHourglassThatCompletesNothingDoesNotWakeTheDemon()
{
    Table table;
    table.data.courtyard = {1, 0, 0};
    table.building("cathedral").demon = RitualToken::TargetDown;
    almostComplete(table, Action::Malfunction); // of the scouts
    table.addMachine(Machine::Ballista, "west-rampart-1");
    table.beginDefenderPhase(2);
    table.play({"place-hourglass blessing", "place-hourglass malfunction"});
    QVERIFY(!table.happened("ritual-flipped"));
    QVERIFY(table.buildingNow("cathedral").demon == RitualToken::TargetDown);
}

void RitualsTest::s2_9_6_aGaleCostsOneMoreFromAndToTheWall()
{
    Table table;
    table.data.courtyard = {1, 0, 0};
    table.wall("west-wall-5").gale = RitualToken::TargetDown; // one space is free
    table.beginDefenderPhase(4);
    table.play({"select marksman courtyard", "move-to west-wall-5"});
    QCOMPARE(table.now().reserve, 2);
    QCOMPARE(counts(table.wallNow("west-wall-5").defenders), u"2 1 0"_s);
    table.play({"select soldier west-wall-5", "move-to courtyard"});
    QCOMPARE(table.now().reserve, 0);
}

void RitualsTest::s2_9_6_aGaleCostsOncePerMovement()
{
    Table table;
    table.wall("west-wall-4").gale = RitualToken::TargetDown;
    table.wall("west-wall-5").gale = RitualToken::BluffDown;
    table.beginDefenderPhase(3);
    table.play({"select marksman west-wall-4", "move-to west-wall-5"});
    QCOMPARE(table.now().reserve, 1);
    QCOMPARE(table.count("ritual-flipped"), 2); // both tokens were met
    QVERIFY(table.wallNow("west-wall-5").gale == RitualToken::None);
}

void RitualsTest::s2_9_6_aGaleMeetsSwapsHeroesAndHeroicOrders()
{
    Table table;
    table.wall("west-wall-4").gale = RitualToken::TargetDown;
    table.data.courtyard = {1, 0, 0};
    table.beginDefenderPhase(3);
    table.play({"select marksman courtyard", "swap-with soldier west-wall-4"});
    QCOMPARE(table.now().reserve, 1);
    table.beginDefenderPhase(3);
    table.play({"select warrior west-wall-4", "move-to west-wall-3"});
    QCOMPARE(table.now().reserve, 1);
    table.beginDefenderPhase(3);
    table.play({"heroic-order warrior recall", "select soldier west-wall-4"});
    QCOMPARE(table.now().reserve, 2); // the order is free, the gale is not
}

void RitualsTest::s2_9_6_aGaleMeetsNothingElse()
{
    Table table;
    table.wall("west-wall-4").gale = RitualToken::TargetDown;
    table.data.courtyard = {1, 0, 0};
    table.beginDefenderPhase(3);
    table.play({"select marksman courtyard", "move-to west-tower-4"}); // beside the wall
    QCOMPARE(table.now().reserve, 2);
    table.play({"heroic-order warrior recall", "select soldier west-wall-3"}); // the hero stands in the gale
    QCOMPARE(table.now().reserve, 2);
    QVERIFY(!table.happened("ritual-flipped"));
}

void RitualsTest::s2_9_7_anUnpaidGaleTakesTheHourglassAndThePieceStays()
{
    Table table;
    table.wall("west-wall-1").gale = RitualToken::TargetDown;
    table.beginDefenderPhase(1);
    table.play({"select marksman west-wall-1", "move-to courtyard"});
    QVERIFY(table.happened("move-lost marksman west-wall-1"));
    QCOMPARE(table.now().reserve, 0);
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"1 2 0"_s);
    QCOMPARE(counts(table.now().courtyard), u"0 0 0"_s);
    QVERIFY(table.wallNow("west-wall-1").gale == RitualToken::TargetUp);
}

void RitualsTest::s2_9_7_anUnpaidGaleTakesTheHeroicOrder()
{
    Table table;
    table.wall("west-wall-1").gale = RitualToken::TargetDown;
    table.beginDefenderPhase(1);
    table.play({"place-hourglass cannon", "heroic-order warrior recall", "select marksman west-wall-1"});
    QVERIFY(table.happened("move-lost marksman west-wall-1"));
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"1 2 0"_s);
    QCOMPARE(refusal(table, "heroic-order officer recall"), u"order-used 14.2"_s);
    QCOMPARE(refusal(table, "heroic-order warrior errand"), u"hero-used 14.2"_s);
}

void RitualsTest::s2_9_7_anOpenGaleThatCannotBePaidForbidsTheMove()
{
    Table table;
    table.data.courtyard = {1, 0, 0};
    table.wall("west-wall-5").gale = RitualToken::TargetUp;
    table.beginDefenderPhase(1);
    QCOMPARE(refusal(table, "select marksman west-wall-5"), u"gale-unpaid 9.7"_s);
    table.play("select marksman courtyard");
    QCOMPARE(refusal(table, "move-to west-wall-5"), u"gale-unpaid 9.7"_s);
    QVERIFY(table.isLegal("move-to west-tower-1"));

    table.beginDefenderPhase(2);
    table.play({"select marksman courtyard", "move-to west-wall-5"});
    QCOMPARE(table.now().reserve, 0);

    table.beginDefenderPhase(1);
    table.play({"place-hourglass cannon", "heroic-order warrior recall"});
    QCOMPARE(refusal(table, "select marksman west-wall-5"), u"gale-unpaid 9.7"_s);
}

void RitualsTest::s2_9_8_possessionTakesTheOrderOutOfTheGame()
{
    Table table;
    possessionOf(table, HeroicOrder::Recall) = RitualToken::TargetDown;
    table.beginDefenderPhase(1);
    table.play("heroic-order warrior recall");
    QVERIFY(table.happened("ritual-flipped-on-order possession recall target"));
    QVERIFY(table.happened("heroic-order-removed recall"));
    QCOMPARE(decisionOf(table), u"defender-phase"_s); // nobody moves
    QCOMPARE(refusal(table, "heroic-order officer recall"), u"order-gone 14.2"_s);
    QCOMPARE(refusal(table, "heroic-order warrior errand"), u"hero-used 14.2"_s);
    QVERIFY(table.isLegal("heroic-order officer errand"));
    QVERIFY(table.now().possession[2] == RitualToken::None);

    table.data = table.now();
    table.begin(StepKind::CleanUp);
    QCOMPARE(table.now().ordersGone, 1 << static_cast<int>(HeroicOrder::Recall)); // for good
    QCOMPARE(table.now().heroesUsed, 0);
}

void RitualsTest::s2_9_8_aBluffOnAnOrderLetsItWork()
{
    Table table;
    possessionOf(table, HeroicOrder::Recall) = RitualToken::BluffDown;
    table.beginDefenderPhase(1);
    table.play({"heroic-order warrior recall", "select soldier west-wall-1"});
    QVERIFY(table.happened("ritual-flipped-on-order possession recall bluff"));
    QCOMPARE(counts(table.now().courtyard), u"0 1 0"_s);
    QVERIFY(!table.happened("heroic-order-removed"));
}

void RitualsTest::s2_9_8_possessionNeedsAnOrderUnusedAndInTheGame()
{
    Table table;
    table.data.ordersUsed = 1 << static_cast<int>(HeroicOrder::Reinforce);
    table.data.ordersGone = 1 << static_cast<int>(HeroicOrder::Errand);
    beginRitual(table, Card::Possession);
    QCOMPARE(refusal(table, "place-ritual-on-order reinforce target"), u"order-used 9.8"_s);
    QCOMPARE(refusal(table, "place-ritual-on-order errand target"), u"order-gone 9.8"_s);
    QCOMPARE(
        offered(table),
        QStringList({u"place-ritual-on-order recall bluff"_s, u"place-ritual-on-order recall target"_s}));

    table.data.ordersUsed = 5;
    table.begin(StepKind::RowCard, 2);
    QVERIFY(table.happened("card-impossible possession"));
}

void RitualsTest::s2_9_9_theSpecterChangesTheDeadForAFallenUnit()
{
    Table table = withVictimOnWestWall1(RitualToken::TargetDown);
    table.data.fallen = {2, 0, 0};
    hitWithBallista(table, "west-wall-1");
    QVERIFY(table.happened("ritual-flipped specter west-wall-1 target"));
    QCOMPARE(table.seat(), kInvader);
    QCOMPARE(offered(table),
             QStringList({u"place goblin west-foreground"_s, u"place goblin east-foreground"_s}));
    table.play("place goblin east-foreground"); // not only on the side of the wall
    QCOMPARE(counts(table.foregroundNow("east-foreground").invaders), u"2 3 1"_s);
    QCOMPARE(counts(table.now().fallen), u"1 0 0"_s);
    QCOMPARE(counts(table.now().hospital), u"0 0 0"_s);
    QCOMPARE(counts(table.now().defenderSupply), u"5 8 3"_s);
}

void RitualsTest::s2_9_9_theSpecterTakesUnitsOfEqualStrength()
{
    Table table = withVictimOnWestWall1(RitualToken::TargetUp);
    table.wall("west-wall-1").defenders = {0, 0, 1};
    table.data.fallen = {5, 5, 1};
    hitWithBallista(table, "west-wall-1");
    table.play("place troll west-foreground");
    QCOMPARE(counts(table.now().fallen), u"5 5 0"_s);

    table.wall("west-wall-1").defenders = {0, 1, 0};
    table.data.fallen = {5, 0, 5}; // no orc
    hitWithBallista(table, "west-wall-1");
    QCOMPARE(counts(table.now().hospital), u"0 1 0"_s);
    QCOMPARE(counts(table.now().fallen), u"5 0 5"_s);
}

void RitualsTest::s2_9_9_theSpecterTakesAllWhoDieThereInTheRound()
{
    Table table = withVictimOnWestWall1(RitualToken::TargetDown);
    table.wall("west-wall-1").defenders = {3, 0, 0};
    table.wall("west-wall-1").equipment = 1 << static_cast<int>(Equipment::Poison);
    table.wall("west-wall-1").invaders = {0, 2, 0};
    table.data.fallen = {2, 0, 0};
    table.data.machines[0].bloodstone = RitualToken::TargetUp;
    table.begin({Table::step(StepKind::Poison), Table::step(StepKind::ResolveShots),
                 Table::step(StepKind::RevealShots), Table::step(StepKind::AimMachines)});
    table.play({"fire ballista-1 west-wall-1", "reveal-shot ballista-1 hit", "place goblin west-foreground",
                "place goblin west-foreground"});
    // For the third one, who dies of the poison, no goblin is left; the orc has another strength.
    QCOMPARE(countOf(table, "unit-killed west-wall-1 marksman"), 3);
    QCOMPARE(table.count("specter-took"), 2);
    QCOMPARE(counts(table.now().fallen), u"0 1 0"_s);
    QCOMPARE(counts(table.now().hospital), u"1 0 0"_s);
}

void RitualsTest::s2_9_9_withoutFallenUnitOrSpaceTheHospitalAsUsual()
{
    Table table = withVictimOnWestWall1(RitualToken::TargetDown);
    hitWithBallista(table, "west-wall-1");
    QVERIFY(table.wallNow("west-wall-1").specter == RitualToken::TargetUp);
    QCOMPARE(counts(table.now().hospital), u"1 0 0"_s);

    table.data.fallen = {1, 0, 0};
    table.foreground("west-foreground").invaders = {10, 0, 0};
    table.foreground("east-foreground").invaders = {0, 10, 0};
    hitWithBallista(table, "west-wall-1");
    QCOMPARE(counts(table.now().hospital), u"1 0 0"_s);
    QCOMPARE(counts(table.now().fallen), u"1 0 0"_s);
}

void RitualsTest::s2_9_9_aBluffOfTheSpecterDoesNothing()
{
    Table table = withVictimOnWestWall1(RitualToken::BluffDown);
    table.data.fallen = {1, 0, 0};
    hitWithBallista(table, "west-wall-1");
    QVERIFY(table.happened("ritual-flipped specter west-wall-1 bluff"));
    QCOMPARE(counts(table.now().hospital), u"1 0 0"_s);
    QCOMPARE(counts(table.now().fallen), u"1 0 0"_s);
}

void RitualsTest::s2_9_9_theSpecterOfAWallTakesNobodyElsewhere()
{
    Table table = withVictimOnWestWall1(RitualToken::None);
    table.wall("west-wall-2").specter = RitualToken::TargetUp;
    table.data.fallen = {1, 0, 0};
    hitWithBallista(table, "west-wall-1");
    QCOMPARE(counts(table.now().hospital), u"1 0 0"_s);
}

std::unique_ptr<QObject> makeRitualsTest()
{
    return std::make_unique<RitualsTest>();
}

} // namespace merlon::siege2

#include "rituals_test.moc"
