#include "tests/games/siege1/defender_answers.h"
#include "tests/games/siege1/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

namespace {

Table withRam(int parts, const Units &crew, int resistance = 8)
{
    Table table;
    table.data.barbican.ramParts = static_cast<std::uint8_t>(parts);
    table.data.barbican.crew = crew;
    table.data.barbican.resistance = static_cast<std::uint8_t>(resistance);
    return table;
}

} // namespace

/// S1-20: the barbican.
class BarbicanTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_20_1_halfTheCrewRoundedDown();
    void s1_20_1_notMoreThanTheParts();
    void s1_20_1_everyKindOfUnitMansAlike();
    void s1_20_1_noRamOrCrewNoDamage();
    void s1_20_2_theFirstTwoGatesBringGlory();
    void s1_20_2_theRestOfTheDamageHitsTheNextGate();
    void s1_20_2_ramAndCrewMoveOn();
    void s1_20_2_theThirdGateIsAnEntry();
};

void BarbicanTest::s1_20_1_halfTheCrewRoundedDown()
{
    Table table = withRam(4, {5, 0, 0});
    table.begin(StepKind::Barbican);
    QCOMPARE(table.now().barbican.resistance, 6);
}

void BarbicanTest::s1_20_1_notMoreThanTheParts()
{
    Table table = withRam(2, {9, 0, 0});
    table.begin(StepKind::Barbican);
    QCOMPARE(table.now().barbican.resistance, 6);
}

void BarbicanTest::s1_20_1_everyKindOfUnitMansAlike()
{
    Table table = withRam(3, {1, 1, 2});
    table.begin(StepKind::Barbican);
    QCOMPARE(table.now().barbican.resistance, 6);
    QCOMPARE(counts(table.now().barbican.crew), u"1 1 2"_s);
}

void BarbicanTest::s1_20_1_noRamOrCrewNoDamage()
{
    Table table = withRam(5, {1, 0, 0});
    table.begin(StepKind::Barbican);
    QVERIFY(!table.happened("gate-damaged"));
    QCOMPARE(table.now().barbican.resistance, 8);
}

void BarbicanTest::s1_20_2_theFirstTwoGatesBringGlory()
{
    for (const int fallen : {0, 1}) {
        Table table = withRam(2, {4, 0, 0}, 2);
        table.data.barbican.fallen = static_cast<std::uint8_t>(fallen);
        const int glory = table.data.invaderGlory;
        table.begin(StepKind::Barbican);
        QCOMPARE(table.now().barbican.fallen, fallen + 1);
        QCOMPARE(table.now().barbican.resistance, 8);
        QCOMPARE(table.now().invaderGlory, glory + 1);
    }
}

void BarbicanTest::s1_20_2_theRestOfTheDamageHitsTheNextGate()
{
    Table table = withRam(5, {10, 0, 0}, 2);
    table.begin(StepKind::Barbican);
    QCOMPARE(table.now().barbican.fallen, 1);
    QCOMPARE(table.now().barbican.resistance, 5);
}

void BarbicanTest::s1_20_2_ramAndCrewMoveOn()
{
    Table table = withRam(2, {2, 1, 1}, 1);
    table.begin(StepKind::Barbican);
    QVERIFY(table.happened("gate-falls gate 1"));
    QCOMPARE(table.now().barbican.ramParts, 2);
    QCOMPARE(counts(table.now().barbican.crew), u"2 1 1"_s);
}

void BarbicanTest::s1_20_2_theThirdGateIsAnEntry()
{
    Table table = withRam(3, {6, 0, 0}, 2);
    table.data.barbican.fallen = 2;
    const int glory = table.data.invaderGlory;
    table.begin({Table::step(StepKind::EndAssault), Table::step(StepKind::Barbican)});
    QVERIFY(table.happened("last-gate-falls gate 3"));
    QVERIFY(table.happened("entries-counted 1"));
    QCOMPARE(table.now().invaderGlory, glory + 3); // no point for the gate itself
    QVERIFY(table.isOver());
}

std::unique_ptr<QObject> makeBarbicanTest()
{
    return std::make_unique<BarbicanTest>();
}

} // namespace merlon::siege1

#include "barbican_test.moc"
