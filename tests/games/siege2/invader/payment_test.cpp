#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

namespace {

void putSpyOn(Table &table, Card card)
{
    table.data.spied |= 1u << static_cast<int>(card);
}

/// The card at the third place of the row.
void beginAt2(Table &table, Card card)
{
    table.setRow({card});
    table.begin(StepKind::RowCard, 2);
}

} // namespace

/// S2-4: paying.
class PaymentTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_4_1_everyAlternativeOfTheCardMayBePaid();
    void s2_4_1_aStrongerUnitNeverReplacesAWeakerOne();
    void s2_4_1_whatIsPaidStaysOnTheCardUntilTheEndOfTheRound();
    void s2_4_2_aSpyCostsOneMoreUnitOfAnyType();
    void s2_4_2_aCardWhoseSpyCannotBePaidCannotBePerformed();
    void s2_4_2_withoutASpyNothingMoreIsPaid();
    void s2_4_3_eachUnitGivesAnHourglassTheSpysToo();
    void s2_4_3_theTrainerGivesOneMore();
    void s2_4_3_underBloodMagicPhase5GivesOneFewerButNeverLessThanNone();
    void s2_4_3_bloodMagicCheapensOnlyPhase5();
    void s2_4_4_payThenPlaceThenHourglasses();
};

void PaymentTest::s2_4_1_everyAlternativeOfTheCardMayBePaid()
{
    Table table;
    table.data.invaderSupply = {3, 3, 3};
    table.data.wood = 6;
    table.data.woodPile = 14;
    table.beginCard(Card::Ballista);
    table.play("perform ballista");
    QCOMPARE(offered(table), QStringList({u"pay 1-troll"_s, u"pay 2-orcs"_s}));
    QCOMPARE(refusal(table, "pay 3-goblins"), u"cannot-pay 4.1"_s);

    beginAt2(table, Card::Trainer);
    table.play("perform trainer");
    QCOMPARE(offered(table), QStringList({u"pay 2-orcs"_s, u"pay 3-goblins"_s}));
}

void PaymentTest::s2_4_1_aStrongerUnitNeverReplacesAWeakerOne()
{
    Table table;
    table.data.invaderSupply = {0, 0, 9};
    beginAt2(table, Card::Quartermaster); // 2 orcs
    QVERIFY(table.happened("card-impossible quartermaster units"));

    table.data.invaderSupply = {0, 9, 9};
    beginAt2(table, Card::Gale); // 1 goblin
    QVERIFY(table.happened("card-impossible gale units"));
}

void PaymentTest::s2_4_1_whatIsPaidStaysOnTheCardUntilTheEndOfTheRound()
{
    Table table;
    table.data.invaderSupply = {0, 3, 0};
    table.data.wood = 10;
    table.data.woodPile = 10;
    table.beginCard(Card::Ballista);
    table.play({"perform ballista", "place-machine west-rampart-1"});
    QCOMPARE(counts(table.now().paid[2].units), u"0 2 0"_s);
    QCOMPARE(table.now().paid[2].wood, 6);
    QCOMPARE(counts(table.now().invaderSupply), u"0 1 0"_s);
    QCOMPARE(table.now().wood, 4);
    QCOMPARE(table.now().woodPile, 10);
    table.playOnTo(StepKind::Perform);
    QVERIFY(table.happened("card-impossible catapult wood")); // the paid orcs and wood do not pay again
    table.playOnTo(StepKind::DrawUnits);
    QCOMPARE(counts(table.now().fallen), u"0 2 0"_s);
    QCOMPARE(table.now().woodPile, 16);
}

void PaymentTest::s2_4_2_aSpyCostsOneMoreUnitOfAnyType()
{
    Table table;
    table.data.invaderSupply = {2, 1, 1};
    putSpyOn(table, Card::Mantelet);
    table.beginCard(Card::Mantelet);
    table.play("perform mantelet");
    QCOMPARE(offered(table),
             QStringList({u"pay-with-spy 1-orc goblin"_s, u"pay-with-spy 1-orc troll"_s,
                          u"pay-with-spy 2-goblins orc"_s, u"pay-with-spy 2-goblins troll"_s}));
    QCOMPARE(refusal(table, "pay 1-orc"), u"cannot-pay 4.2"_s);
    table.play({"pay-with-spy 1-orc troll", "place-machine west-rampart-1"});
    QCOMPARE(counts(table.now().paid[4].units), u"0 1 1"_s);
}

void PaymentTest::s2_4_2_aCardWhoseSpyCannotBePaidCannotBePerformed()
{
    Table table;
    table.data.invaderSupply = {0, 1, 0};
    putSpyOn(table, Card::Mantelet);
    table.beginCard(Card::Mantelet);
    QVERIFY(table.happened("card-impossible mantelet units"));
}

void PaymentTest::s2_4_2_withoutASpyNothingMoreIsPaid()
{
    Table table;
    table.data.invaderSupply = {2, 2, 0};
    putSpyOn(table, Card::Catapult);
    table.beginCard(Card::Mantelet);
    table.play("perform mantelet");
    QCOMPARE(refusal(table, "pay-with-spy 1-orc goblin"), u"cannot-pay 4.2"_s);
    QCOMPARE(offered(table), QStringList({u"pay 1-orc"_s, u"pay 2-goblins"_s}));
}

void PaymentTest::s2_4_3_eachUnitGivesAnHourglassTheSpysToo()
{
    Table table;
    table.data.invaderSupply = {3, 0, 0};
    table.beginCard(Card::Mantelet);
    table.play({"perform mantelet", "place-machine west-rampart-1"});
    QCOMPARE(table.now().reserve, 2);

    putSpyOn(table, Card::Mantelet);
    table.beginCard(Card::Mantelet);
    table.play({"perform mantelet", "place-machine west-rampart-1"});
    QCOMPARE(table.now().reserve, 3);
}

void PaymentTest::s2_4_3_theTrainerGivesOneMore()
{
    Table table;
    table.data.invaderSupply = {3, 0, 0};
    beginAt2(table, Card::Trainer);
    table.play({"perform trainer", "place troll west-foreground", "place troll east-foreground"});
    QCOMPARE(table.now().reserve, 4);
}

void PaymentTest::s2_4_3_underBloodMagicPhase5GivesOneFewerButNeverLessThanNone()
{
    Table table;
    table.data.objectives[0] = {static_cast<std::uint8_t>(Objective::BloodMagic), ObjectiveState::Staying};
    table.addMachine(Machine::Ballista, "west-rampart-1");
    table.data.invaderSupply = {2, 0, 0};
    beginAt2(table, Card::Bloodstones); // 2 goblins
    table.play({"perform bloodstones", "place-ritual-on-machine ballista-1 bluff"});
    QCOMPARE(table.now().reserve, 1);

    table.data.invaderSupply = {1, 0, 0};
    beginAt2(table, Card::Demon); // 1 goblin
    table.play({"perform demon", "place-ritual forge bluff", "done"});
    QCOMPARE(table.now().reserve, 0);
    QVERIFY(!table.happened("defender-phase-begins"));
}

void PaymentTest::s2_4_3_bloodMagicCheapensOnlyPhase5()
{
    Table table;
    table.data.objectives[0] = {static_cast<std::uint8_t>(Objective::BloodMagic), ObjectiveState::Staying};
    table.data.invaderSupply = {0, 2, 0};
    beginAt2(table, Card::Quartermaster);
    table.play({"perform quartermaster", "place-training west-rampart-1"});
    QCOMPARE(table.now().reserve, 2);
}

void PaymentTest::s2_4_4_payThenPlaceThenHourglasses()
{
    Table table;
    table.data.invaderSupply = {0, 1, 0};
    table.beginCard(Card::Mantelet);
    table.play("perform mantelet");
    QVERIFY(table.happened("units-paid mantelet 0 1 0"));
    QCOMPARE(table.now().reserve, 0);
    table.play("place-machine west-rampart-1");
    QVERIFY(happenedInOrder(table,
                            {"card-performed mantelet", "units-paid", "wood-paid mantelet 4",
                             "mantelet-placed west-rampart-1", "hourglasses-gained 1"}));
}

std::unique_ptr<QObject> makePaymentTest()
{
    return std::make_unique<PaymentTest>();
}

} // namespace merlon::siege2

#include "payment_test.moc"
