#include "tests/games/siege2/invader/ritual_answers.h"
#include "tests/games/siege2/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

/// S2-9.1 to S2-9.3: the tokens of phase 5, whatever their ritual.
class RitualsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_9_1_upToThreeTokensOnDifferentSpaces();
    void s2_9_1_oneTargetAndTwoBluffs();
    void s2_9_1_theTargetMayBeLeftOut();
    void s2_9_1_theDefenderSeesWhereButNotWhich();
    void s2_9_1_eachRitualHasItsKindOfSpace();
    void s2_9_1_notWithAllThreeTokensOnTheBoard();
    void s2_9_2_aBluffReturnsWithoutEffect();
    void s2_9_2_aTargetWorksEachTimeForTheRestOfTheRound();
    void s2_9_3_tokensReturnAtTheEndOfTheRound();
    void s2_9_3_tokensOfDifferentRitualsShareASpace();
    void s2_9_3_aTokenReturnsUnseenWhenItsOrderLeavesTheGame();
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

void RitualsTest::s2_9_1_notWithAllThreeTokensOnTheBoard()
{
    Table table; // S2-3.3
    table.wall("west-wall-1").gale = RitualToken::TargetDown;
    table.wall("west-wall-2").gale = RitualToken::BluffDown;
    table.data.invaderSupply = {2, 0, 0};
    table.setRow({Card::Gale});
    table.begin(StepKind::RowCard, 2);
    QVERIFY(table.isLegal("perform gale")); // one bluff is left

    table.wall("west-wall-3").gale = RitualToken::BluffDown;
    table.begin(StepKind::RowCard, 2);
    QVERIFY(table.happened("card-impossible gale token"));
    QCOMPARE(counts(table.now().invaderSupply), u"2 0 0"_s);
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

std::unique_ptr<QObject> makeRitualsTest()
{
    return std::make_unique<RitualsTest>();
}

} // namespace merlon::siege2

#include "rituals_test.moc"
