#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

/// S2-3: the sequence of a round.
class SequenceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_3_1_theDefenderAddsTwoHourglassesEachRound();
    void s2_3_1_afterMidnightOilHeAddsOne();
    void s2_3_1_theyCanBeSpentAfterTheBriefingFirst();
    void s2_3_2_theRowIsUsedFromLeftToRightAndNeverBack();
    void s2_3_2_briefingAndManeuverAreNotOptional();
    void s2_3_3_unitsOnTheBoardDoNotPay();
    void s2_3_3_aCardWithoutWoodTokenOrTargetIsSkippedAutomatically();
    void s2_3_4_hourglassesThenObjectivesThenTheDefenderPhase();
    void s2_3_4_aSkippedCardGivesNoDefenderPhase();
    void s2_3_4_anEmptyReserveGivesNoDefenderPhase();
    void s2_3_5_afterTheManeuverComeTheAssaultAndTheEndOfTheRound();
};

void SequenceTest::s2_3_1_theDefenderAddsTwoHourglassesEachRound()
{
    Table table;
    table.data.round = 3;
    table.data.reserve = 1;
    table.begin(StepKind::StartRound);
    QVERIFY(table.happened("round-begins 4"));
    QCOMPARE(table.now().reserve, 3);
}

void SequenceTest::s2_3_1_afterMidnightOilHeAddsOne()
{
    Table table;
    table.data.kept = 1u << static_cast<int>(Plan::MidnightOil);
    table.begin(StepKind::StartRound);
    QCOMPARE(table.now().reserve, 1);
}

void SequenceTest::s2_3_1_theyCanBeSpentAfterTheBriefingFirst()
{
    Table table;
    table.begin(StepKind::StartRound);
    QCOMPARE(decisionOf(table), u"draw-units"_s);
    table.playOnTo(StepKind::OfferExchange);
    QVERIFY(!table.happened("defender-phase-begins"));
    table.play("no-exchange");
    QVERIFY(table.happened("defender-phase-begins 2"));
    QCOMPARE(decisionOf(table), u"defender-phase"_s);
}

void SequenceTest::s2_3_2_theRowIsUsedFromLeftToRightAndNeverBack()
{
    Table table;
    table.data.invaderSupply = {9, 9, 9};
    table.data.wood = 20;
    table.data.woodPile = 0;
    table.begin(StepKind::RowCard, 2);
    QCOMPARE(offered(table), QStringList({u"perform ballista"_s, u"skip ballista"_s}));
    QCOMPARE(refusal(table, "perform catapult"), u"card-not-its-turn 3.2"_s);
    table.play("skip ballista");
    QCOMPARE(offered(table), QStringList({u"perform catapult"_s, u"skip catapult"_s}));
    QCOMPARE(refusal(table, "perform ballista"), u"card-not-its-turn 3.2"_s);
    table.play("skip catapult");
    QCOMPARE(offered(table), QStringList({u"perform mantelet"_s, u"skip mantelet"_s}));
}

void SequenceTest::s2_3_2_briefingAndManeuverAreNotOptional()
{
    Table table;
    table.begin(StepKind::RowCard, 0);
    QCOMPARE(decisionOf(table), u"draw-units"_s);
    table.begin(StepKind::RowCard, kManeuverPosition);
    QCOMPARE(offered(table), QStringList({u"maneuver minor"_s, u"maneuver major"_s}));
    QCOMPARE(refusal(table, "skip maneuver"), u"not-now 10.1"_s);
    QCOMPARE(refusal(table, "no-more-maneuvers"), u"not-now 10.1"_s);
}

void SequenceTest::s2_3_3_unitsOnTheBoardDoNotPay()
{
    Table table; // 3 orcs and a goblin on each foreground, none in the supply
    table.beginCard(Card::Mantelet);
    QVERIFY(table.happened("card-impossible mantelet units"));
    table.data.invaderSupply = {0, 1, 0};
    table.beginCard(Card::Mantelet);
    QVERIFY(table.isLegal("perform mantelet"));
}

void SequenceTest::s2_3_3_aCardWithoutWoodTokenOrTargetIsSkippedAutomatically()
{
    Table table;
    table.data.invaderSupply = {9, 9, 9};
    table.data.wood = 5;
    table.beginCard(Card::Ballista); // 6 wood
    QVERIFY(table.happened("card-impossible ballista wood"));

    for (const char *key : {"west-rampart-1", "west-rampart-2", "east-rampart-1"})
        table.rampart(key).flags = RampartState::kMantelet;
    table.beginCard(Card::Mantelet); // no fourth token
    QVERIFY(table.happened("card-impossible mantelet token"));

    table.setRow({Card::Bloodstones});
    table.begin(StepKind::RowCard, 2); // no barrage machine on the board
    QVERIFY(table.happened("card-impossible bloodstones engine"));
    table.addMachine(Machine::Ballista, "west-rampart-1");
    table.begin(StepKind::RowCard, 2);
    QVERIFY(table.isLegal("perform bloodstones"));
}

void SequenceTest::s2_3_4_hourglassesThenObjectivesThenTheDefenderPhase()
{
    Table table;
    table.setRow({Card::Gale});
    table.setObjectives(Objective::BloodMagic, Objective::OpenGround);
    table.data.bloodPaid = 5;
    table.data.invaderSupply = {1, 0, 0};
    table.begin(StepKind::RowCard, 2);
    table.play({"perform gale", "place-ritual west-wall-1 bluff", "done"});
    QVERIFY(happenedInOrder(
        table, {"hourglasses-gained 1", "objective-met blood-magic", "defender-phase-begins 1"}));
}

void SequenceTest::s2_3_4_aSkippedCardGivesNoDefenderPhase()
{
    Table table;
    table.data.invaderSupply = {0, 9, 0};
    table.data.wood = 20;
    table.data.woodPile = 0;
    table.data.reserve = 3;
    table.beginCard(Card::Ballista);
    table.play("skip ballista");
    QVERIFY(!table.happened("defender-phase-begins"));
    QCOMPARE(decisionOf(table), u"perform"_s);
}

void SequenceTest::s2_3_4_anEmptyReserveGivesNoDefenderPhase()
{
    Table table;
    table.data.bag = {1, 0, 0};
    table.data.invaderSupply = {0, 0, 0};
    table.begin(StepKind::RowCard, 0);
    table.play("no-exchange");
    QVERIFY(!table.happened("hourglasses-gained"));
    QVERIFY(!table.happened("defender-phase-begins"));
    QCOMPARE(offered(table, "perform"), QStringList {u"perform resources"_s});
}

void SequenceTest::s2_3_5_afterTheManeuverComeTheAssaultAndTheEndOfTheRound()
{
    Table table;
    table.beginCard(Card::Maneuver);
    table.play("maneuver minor");
    table.playOnTo(StepKind::DefenderPhase);
    QVERIFY(!table.happened("assault-begins"));
    table.playOnTo(StepKind::DrawUnits);
    QVERIFY(happenedInOrder(table,
                            {"maneuver-begins minor", "defender-phase-begins", "assault-begins 1",
                             "round-ended 1", "round-begins 2"}));
}

std::unique_ptr<QObject> makeSequenceTest()
{
    return std::make_unique<SequenceTest>();
}

} // namespace merlon::siege2

#include "sequence_test.moc"
