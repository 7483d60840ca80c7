#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

namespace {

/// At the question for an exchange, one unit drawn.
void brief(Table &table)
{
    table.data.bag = {1, 0, 0};
    table.begin(StepKind::RowCard, 0);
}

std::vector<std::string> rowOf(const Table &table)
{
    std::vector<std::string> keys;
    for (const std::uint8_t card : table.now().row)
        keys.emplace_back(dataOf(static_cast<Card>(card)).key);
    return keys;
}

} // namespace

/// S2-5: phase 1.
class BriefingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_5_1_fourteenUnitsAreDrawnFromTheBag();
    void s2_5_1_everyUnitInTheBagIsAsLikely();
    void s2_5_1_fewerUnitsIfTheBagHoldsFewer();
    void s2_5_1_fiveWoodAsFarAsThePileGoes();
    void s2_5_2_openingTheExchangeGivesOneHourglassForEverything();
    void s2_5_2_noExchangeGivesNone();
    void s2_5_3_cardsOfDifferentPhasesChangePlaces();
    void s2_5_3_aCardMovesOnceInABriefing();
    void s2_5_3_onlyPhases2To5AreExchanged();
    void s2_5_3_theCardsMustBeInTheRowAndInTheSupply();
    void s2_5_3_zeroExchangesAreAllowedToRearrange();
    void s2_5_4_theSpyOnACardThatLeavesReturns();
    void s2_5_4_aSpyOnACardThatStaysRemains();
    void s2_5_5_theRowIsSortedByPhaseAndOrderedInside();
    void s2_5_5_withoutExchangeTheRowStays();
    void s2_5_6_resourcesTurnAUnitIntoItsStrengthInWood();
    void s2_5_6_resourcesTakeOnlyWhatThePileHas();
    void s2_5_6_resourcesGiveOneHourglassInTotal();
};

void BriefingTest::s2_5_1_fourteenUnitsAreDrawnFromTheBag()
{
    Table table;
    table.begin(StepKind::RowCard, 0);
    for (int drawn = 0; drawn < 14; ++drawn) {
        QCOMPARE(decisionOf(table), u"draw-units"_s);
        table.play(drawn < 8 ? "draw-unit orc" : "draw-unit goblin");
    }
    QCOMPARE(decisionOf(table), u"offer-exchange"_s);
    QCOMPARE(counts(table.now().invaderSupply), u"6 8 0"_s);
    QCOMPARE(counts(table.now().bag), u"51 85 38"_s);
}

void BriefingTest::s2_5_1_everyUnitInTheBagIsAsLikely()
{
    Table table;
    table.data.bag = {9, 0, 4};
    table.begin(StepKind::RowCard, 0);
    OutcomeList outcomes;
    table.state().outcomes(outcomes);
    QCOMPARE(outcomes.size(), std::size_t {2});
    QCOMPARE(static_cast<int>(outcomes[0].weight), 9);
    QCOMPARE(static_cast<int>(outcomes[1].weight), 4);
    table.play("draw-unit goblin");
    table.state().outcomes(outcomes);
    QCOMPARE(static_cast<int>(outcomes[0].weight), 8);
}

void BriefingTest::s2_5_1_fewerUnitsIfTheBagHoldsFewer()
{
    Table table;
    table.data.bag = {0, 3, 0};
    table.begin(StepKind::RowCard, 0);
    QCOMPARE(decisionOf(table), u"offer-exchange"_s);
    QCOMPARE(counts(table.now().invaderSupply), u"0 3 0"_s);
    QCOMPARE(counts(table.now().bag), u"0 0 0"_s);
}

void BriefingTest::s2_5_1_fiveWoodAsFarAsThePileGoes()
{
    Table table;
    table.data.wood = 3;
    table.data.woodPile = 17;
    brief(table);
    QCOMPARE(table.now().wood, 8);
    QCOMPARE(table.now().woodPile, 12);
    table.data.wood = 18;
    table.data.woodPile = 2;
    brief(table);
    QCOMPARE(table.now().wood, 20);
    QCOMPARE(table.now().woodPile, 0);
}

void BriefingTest::s2_5_2_openingTheExchangeGivesOneHourglassForEverything()
{
    Table table;
    brief(table);
    table.play({"start-exchange", "exchange ballista artilleryman", "exchange catapult quartermaster"});
    QCOMPARE(table.now().reserve, 0); // given when the action is over (S2-4.4)
    table.play("done");
    table.playOnTo(StepKind::DefenderPhase);
    QVERIFY(table.happened("hourglasses-gained 1"));
    QCOMPARE(table.count("hourglasses-gained"), 1);
}

void BriefingTest::s2_5_2_noExchangeGivesNone()
{
    Table table;
    table.data.reserve = 2;
    brief(table);
    table.play("no-exchange");
    QVERIFY(table.happened("defender-phase-begins 2"));
    QVERIFY(!table.happened("hourglasses-gained"));
}

void BriefingTest::s2_5_3_cardsOfDifferentPhasesChangePlaces()
{
    Table table;
    brief(table);
    table.play({"start-exchange", "exchange ballista gale"});
    QCOMPARE(table.now().row[2], static_cast<std::uint8_t>(Card::Gale));
    QCOMPARE(table.now().supplyCards[5], static_cast<std::uint8_t>(Card::Ballista));
    QVERIFY(table.happened("cards-exchanged ballista gale"));
}

void BriefingTest::s2_5_3_aCardMovesOnceInABriefing()
{
    Table table;
    brief(table);
    table.play({"start-exchange", "exchange ballista gale"});
    QCOMPARE(refusal(table, "exchange gale demon"), u"card-moved 5.3"_s);
    QCOMPARE(refusal(table, "exchange catapult ballista"), u"card-moved 5.3"_s);
    QVERIFY(table.isLegal("exchange catapult demon"));

    table.data.exchanged = ~0u; // of the briefing before
    brief(table);
    table.play("start-exchange");
    QVERIFY(table.isLegal("exchange ballista gale"));
}

void BriefingTest::s2_5_3_onlyPhases2To5AreExchanged()
{
    Table table;
    brief(table);
    table.play("start-exchange");
    QCOMPARE(refusal(table, "exchange briefing gale"), u"other-phase 5.3"_s);
    QCOMPARE(refusal(table, "exchange resources gale"), u"other-phase 5.3"_s);
    QCOMPARE(refusal(table, "exchange maneuver gale"), u"other-phase 5.3"_s);
    QCOMPARE(offered(table, "exchange").size(), 6 * 6);
}

void BriefingTest::s2_5_3_theCardsMustBeInTheRowAndInTheSupply()
{
    Table table;
    brief(table);
    table.play("start-exchange");
    QCOMPARE(refusal(table, "exchange gale ballista"), u"card-not-here 5.3"_s);
    QCOMPARE(refusal(table, "exchange ballista banner"), u"card-not-here 5.3"_s);
    QCOMPARE(refusal(table, "exchange ballista trainer"), u"card-not-here 5.3"_s); // out of the game
}

void BriefingTest::s2_5_3_zeroExchangesAreAllowedToRearrange()
{
    Table table;
    brief(table);
    table.play({"start-exchange", "done", "order-next mantelet", "order-next ballista", "order-next ladder",
                "order-next bridge"});
    const std::vector<std::string> row {"briefing", "resources", "mantelet", "ballista", "catapult",
                                        "ladder",   "bridge",    "banner",   "maneuver"};
    QVERIFY(rowOf(table) == row);
    QVERIFY(table.happened("hourglasses-gained 1"));
}

void BriefingTest::s2_5_4_theSpyOnACardThatLeavesReturns()
{
    Table table;
    table.data.spied = 1u << static_cast<int>(Card::Ballista) | 1u << static_cast<int>(Card::Banner);
    brief(table);
    table.play({"start-exchange", "exchange ballista gale"});
    QVERIFY(table.happened("spy-returned ballista"));
    QCOMPARE(table.now().spied, 1u << static_cast<int>(Card::Banner));
}

void BriefingTest::s2_5_4_aSpyOnACardThatStaysRemains()
{
    Table table;
    table.data.spied = 1u << static_cast<int>(Card::Mantelet);
    brief(table);
    table.play({"start-exchange", "exchange ballista gale", "done", "order-next mantelet"});
    QVERIFY(!table.happened("spy-returned"));
    QCOMPARE(table.now().spied, 1u << static_cast<int>(Card::Mantelet));
}

void BriefingTest::s2_5_5_theRowIsSortedByPhaseAndOrderedInside()
{
    Table table;
    brief(table);
    table.play({"start-exchange", "exchange catapult gale", "exchange bridge saboteur",
                "exchange mantelet demon", "done"});
    // Phase 2 holds the ballista alone, phase 4 the saboteur alone: nothing to order there.
    QCOMPARE(offered(table), QStringList({u"order-next banner"_s, u"order-next ladder"_s}));
    table.play("order-next ladder");
    QCOMPARE(offered(table), QStringList({u"order-next gale"_s, u"order-next demon"_s}));
    table.play("order-next demon");
    const std::vector<std::string> row {"briefing", "resources", "ballista", "ladder",  "banner",
                                        "saboteur", "demon",     "gale",     "maneuver"};
    QVERIFY(rowOf(table) == row);
}

void BriefingTest::s2_5_5_withoutExchangeTheRowStays()
{
    Table table;
    table.setRow({Card::Mantelet, Card::Catapult, Card::Ballista});
    table.data.invaderSupply = {0, 2, 0};
    table.data.wood = 20;
    table.data.woodPile = 0;
    brief(table);
    table.play("no-exchange");
    const std::vector<std::string> row {"briefing", "resources", "mantelet", "catapult", "ballista",
                                        "banner",   "bridge",    "ladder",   "maneuver"};
    QVERIFY(rowOf(table) == row);
}

void BriefingTest::s2_5_6_resourcesTurnAUnitIntoItsStrengthInWood()
{
    const std::pair<const char *, int> worth[] {
        {"discard goblin", 1}, {"discard orc", 2}, {"discard troll", 3}};
    for (const auto &[discard, wood] : worth) {
        Table table;
        table.data.invaderSupply = {2, 2, 2};
        table.beginCard(Card::Resources);
        table.play({"perform resources", discard});
        QCOMPARE(table.now().wood, 5 + wood);
        QCOMPARE(siege::countOf(table.now().paid[1].units), 1);
        QCOMPARE(siege::countOf(table.now().invaderSupply), 5);
    }
}

void BriefingTest::s2_5_6_resourcesTakeOnlyWhatThePileHas()
{
    Table table;
    table.data.invaderSupply = {0, 1, 1};
    table.data.wood = 18;
    table.data.woodPile = 2;
    table.beginCard(Card::Resources);
    table.play({"perform resources", "discard troll"});
    QCOMPARE(table.now().wood, 20);
    QCOMPARE(table.now().woodPile, 0);
}

void BriefingTest::s2_5_6_resourcesGiveOneHourglassInTotal()
{
    Table table;
    table.data.invaderSupply = {0, 1, 1};
    table.beginCard(Card::Resources);
    QCOMPARE(offered(table), QStringList({u"perform resources"_s, u"skip resources"_s}));
    table.play("perform resources");
    QCOMPARE(refusal(table, "discard goblin"), u"no-unit-in-supply 5.6"_s);
    table.play("discard troll");
    QCOMPARE(table.now().reserve, 1);
}

std::unique_ptr<QObject> makeBriefingTest()
{
    return std::make_unique<BriefingTest>();
}

} // namespace merlon::siege2

#include "briefing_test.moc"
