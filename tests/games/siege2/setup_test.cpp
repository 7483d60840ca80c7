#include "core/games/siege2/edition.h"
#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/invader_rules_tests.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

namespace {

/// The draws of the row: the first three cards of each phase, in the order of the rules' table.
void drawRow(Table &table)
{
    table.beginGame();
    table.play({"draw-card ballista", "draw-card catapult", "draw-card mantelet", "draw-card banner",
                "draw-card bridge", "draw-card ladder", "draw-card artilleryman", "draw-card quartermaster",
                "draw-card saboteur", "draw-card bloodstones", "draw-card demon", "draw-card gale"});
}

void orderRow(Table &table)
{
    drawRow(table);
    table.play({"order-next mantelet", "order-next catapult", "order-next ladder", "order-next banner"});
}

void drawObjectives(Table &table)
{
    orderRow(table);
    table.play({"draw-objective green-tide", "draw-objective troll-wrath", "draw-objective blood-magic"});
}

void drawPlans(Table &table)
{
    drawObjectives(table);
    table.play("drop-objective troll-wrath");
    table.play({"draw-plan sally", "draw-plan vigil", "draw-plan levy"});
}

SiegeData seenBy(const Table &table, Seat seat)
{
    return Siege2View(table.setup().shared_from_this(), table.now(), SeatSet {seat}).known();
}

} // namespace

/// S2-2: the set-up.
class SetupTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_2_1_theDefenderStandsOnHisWallsTheRestIsHisSupply();
    void s2_2_2_theInvaderStandsBeforeTheWallsTheRestIsInTheBag();
    void s2_2_3_threeOfFiveCardsOfEachPhaseAreDrawn();
    void s2_2_3_aDrawnCardIsNotDrawnAgain();
    void s2_2_4_theInvaderOrdersPhase2ThenPhase3();
    void s2_2_4_aCardIsOrderedOnlyInItsPhaseAndOnce();
    void s2_2_5_oneOfThreeObjectivesIsDroppedUnseen();
    void s2_2_5_theTwoOtherObjectivesLieFaceUp();
    void s2_2_6_oneOfThreePlansIsDroppedUnseenAndTwoStayFaceDown();
    void s2_2_7_theGameOpensWithWoodAndHourglasses();
    void s2_2_8_thereIsNoOtherOption();
};

void SetupTest::s2_2_1_theDefenderStandsOnHisWallsTheRestIsHisSupply()
{
    const Table table;
    const SiegeData &data = table.setup().startData();
    const auto wall = [&](const char *key) { return data.walls[table.number(key)]; };
    QCOMPARE(counts(wall("west-wall-1").defenders), u"1 2 0"_s);
    QCOMPARE(counts(wall("west-wall-5").defenders), u"1 1 0"_s);
    QCOMPARE(counts(data.buildings[table.number("barracks")].units), u"3 1 1"_s);
    QCOMPARE(counts(data.buildings[table.number("guards")].units), u"1 0 0"_s);
    QCOMPARE(data.heroes[0], table.place("west-wall-4"));
    QCOMPARE(data.heroes[1], table.place("east-wall-3"));
    int stone = 0;
    for (std::size_t number = 0; number < table.field().walls.size(); ++number) {
        QCOMPARE(data.walls[number].stone, 2);
        stone += data.walls[number].stone;
    }
    QCOMPARE(kStoneTotal - stone, 5);
    QCOMPARE(counts(data.defenderSupply), u"4 8 3"_s);
    QCOMPARE(counts(data.courtyard), u"0 0 0"_s);
    for (const TowerState &tower : data.towers)
        QVERIFY(tower.marksmen == 0 && tower.device == Device::None);
}

void SetupTest::s2_2_2_theInvaderStandsBeforeTheWallsTheRestIsInTheBag()
{
    const Table table;
    const SiegeData &data = table.setup().startData();
    QCOMPARE(counts(data.foregrounds[siege::West].invaders), u"1 3 1"_s);
    QCOMPARE(counts(data.foregrounds[siege::East].invaders), u"1 3 1"_s);
    QCOMPARE(counts(data.marauders), u"1 1 0"_s);
    QCOMPARE(counts(data.bag), u"57 93 38"_s);
    QCOMPARE(siege::countOf(data.bag), 188);
    QCOMPARE(counts(data.invaderSupply), u"0 0 0"_s);
}

void SetupTest::s2_2_3_threeOfFiveCardsOfEachPhaseAreDrawn()
{
    Table table;
    table.beginGame();
    QCOMPARE(table.seat(), kChance);
    QCOMPARE(offered(table),
             QStringList({u"draw-card ballista"_s, u"draw-card catapult"_s, u"draw-card mantelet"_s,
                          u"draw-card siege-tower"_s, u"draw-card trebuchet"_s}));
    drawRow(table);
    const std::vector<std::uint8_t> row(table.now().row.begin(), table.now().row.end());
    std::vector<std::uint8_t> expected;
    for (const Card card : {Card::Briefing, Card::Resources, Card::Ballista, Card::Catapult, Card::Mantelet,
                            Card::Banner, Card::Bridge, Card::Ladder, Card::Maneuver})
        expected.push_back(static_cast<std::uint8_t>(card));
    QCOMPARE(row, expected);
    std::vector<std::uint8_t> aside;
    for (const Card card : {Card::Artilleryman, Card::Quartermaster, Card::Saboteur, Card::Bloodstones,
                            Card::Demon, Card::Gale})
        aside.push_back(static_cast<std::uint8_t>(card));
    QCOMPARE(std::vector<std::uint8_t>(table.now().supplyCards.begin(), table.now().supplyCards.end()),
             aside);
}

void SetupTest::s2_2_3_aDrawnCardIsNotDrawnAgain()
{
    Table table;
    table.beginGame();
    table.play("draw-card mantelet");
    QCOMPARE(offered(table),
             QStringList({u"draw-card ballista"_s, u"draw-card catapult"_s, u"draw-card siege-tower"_s,
                          u"draw-card trebuchet"_s}));
    OutcomeList outcomes;
    table.state().outcomes(outcomes);
    for (const ChanceOutcome &outcome : outcomes)
        QCOMPARE(outcome.weight, outcomes.front().weight);
}

void SetupTest::s2_2_4_theInvaderOrdersPhase2ThenPhase3()
{
    Table table;
    drawRow(table);
    QCOMPARE(table.seat(), kInvader);
    QCOMPARE(offered(table),
             QStringList({u"order-next ballista"_s, u"order-next catapult"_s, u"order-next mantelet"_s}));
    table.play("order-next mantelet");
    table.play("order-next catapult"); // the ballista follows by itself
    QCOMPARE(offered(table),
             QStringList({u"order-next banner"_s, u"order-next bridge"_s, u"order-next ladder"_s}));
    table.play({"order-next ladder", "order-next banner"});
    std::vector<Card> row;
    for (const std::uint8_t card : table.now().row)
        row.push_back(static_cast<Card>(card));
    QVERIFY(
        row
        == (std::vector<Card> {Card::Briefing, Card::Resources, Card::Mantelet, Card::Catapult,
                               Card::Ballista, Card::Ladder, Card::Banner, Card::Bridge, Card::Maneuver}));
}

void SetupTest::s2_2_4_aCardIsOrderedOnlyInItsPhaseAndOnce()
{
    Table table;
    drawRow(table);
    QCOMPARE(refusal(table, "order-next resources"), u"card-not-here 2.4"_s);
    QCOMPARE(refusal(table, "order-next banner"), u"card-not-here 2.4"_s);
    table.play("order-next mantelet");
    QCOMPARE(refusal(table, "order-next mantelet"), u"card-not-here 2.4"_s);
}

void SetupTest::s2_2_5_oneOfThreeObjectivesIsDroppedUnseen()
{
    Table table;
    drawObjectives(table);
    QCOMPARE(table.seat(), kInvader);
    QCOMPARE(offered(table, "drop-objective").size(), 3);
    for (const ObjectiveSlot &slot : seenBy(table, kDefender).objectives)
        QCOMPARE(slot.id, kHiddenCard);
    table.play("drop-objective troll-wrath");
    const auto dropped = static_cast<std::uint8_t>(Objective::TrollWrath);
    const auto knows = [&](Seat seat) {
        const SiegeData known = seenBy(table, seat);
        return std::any_of(known.objectives.begin(), known.objectives.end(),
                           [dropped](const ObjectiveSlot &slot) { return slot.id == dropped; });
    };
    QVERIFY(knows(kInvader));
    QVERIFY(!knows(kDefender));
}

void SetupTest::s2_2_5_theTwoOtherObjectivesLieFaceUp()
{
    Table table;
    drawObjectives(table);
    QCOMPARE(refusal(table, "drop-objective open-ground"), u"not-offered 2.5"_s);
    table.play("drop-objective troll-wrath");
    QVERIFY(table.happened("objective-shown green-tide"));
    QVERIFY(table.happened("objective-shown blood-magic"));
    QCOMPARE(table.count("objective-shown"), 2);
    const SiegeData seen = seenBy(table, kDefender);
    QCOMPARE(seen.objectives[0].id, static_cast<std::uint8_t>(Objective::GreenTide));
    QCOMPARE(seen.objectives[1].id, static_cast<std::uint8_t>(Objective::BloodMagic));
    QVERIFY(seen.objectives[0].state == ObjectiveState::Open);
}

void SetupTest::s2_2_6_oneOfThreePlansIsDroppedUnseenAndTwoStayFaceDown()
{
    Table table;
    drawPlans(table);
    QCOMPARE(table.seat(), kDefender);
    QCOMPARE(refusal(table, "drop-plan midnight-oil"), u"plan-not-yours 2.6"_s);
    table.play("drop-plan vigil");
    QVERIFY(table.now().plans[0].state == PlanState::Unused);
    QVERIFY(table.now().plans[1].state == PlanState::Unused);
    QCOMPARE(table.now().plans[2].id, static_cast<std::uint8_t>(Plan::Vigil));
    for (const PlanSlot &slot : seenBy(table, kInvader).plans)
        QCOMPARE(slot.id, kHiddenCard);
    QCOMPARE(seenBy(table, kDefender).plans[0].id, static_cast<std::uint8_t>(Plan::Sally));
}

void SetupTest::s2_2_7_theGameOpensWithWoodAndHourglasses()
{
    Table table;
    drawPlans(table);
    table.play("drop-plan vigil");
    QCOMPARE(table.now().wood, 5);
    QCOMPARE(table.now().woodPile, 15);
    QVERIFY(happenedInOrder(table, {"hourglasses-gained 4", "round-begins 1", "hourglasses-gained 2"}));
    QCOMPARE(table.now().reserve, 6);
    QCOMPARE(table.now().round, 1);
    QCOMPARE(decisionOf(table), u"draw-units"_s);
}

void SetupTest::s2_2_8_thereIsNoOtherOption()
{
    QVERIFY(siege2Game().options().empty());
    const Table table;
    QVERIFY(siege2Game().open(table.setup().board(), {}).has_value());
    QVERIFY(!siege2Game().open(table.setup().board(), {{"rounds", "8"}}).has_value());
    QCOMPARE(table.setup().seats().size(), std::size_t {2});
}

std::unique_ptr<QObject> makeSetupTest()
{
    return std::make_unique<SetupTest>();
}

} // namespace merlon::siege2

#include "setup_test.moc"
