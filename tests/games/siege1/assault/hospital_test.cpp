#include "tests/games/siege1/defender_answers.h"
#include "tests/games/siege1/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

/// S1-19.6: the hospital, with the spectre and terror.
class HospitalTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_19_6_twoOfTheDefendersChoiceComeBack();
    void s1_19_6_allIfFewer();
    void s1_19_6_theOthersReturnToTheSupply();
    void s1_19_6_terrorApplies();
    void s1_19_6_theSpectreTurnsTheOthers();
    void s1_19_6_onlyIfPieceAndRoomExist();
    void s1_19_6_theSpectreOfASeatUsesItsForeground();
    void s1_19_6_afterAllWallsBeforeTheBarbican();
};

void HospitalTest::s1_19_6_twoOfTheDefendersChoiceComeBack()
{
    Table table;
    table.building("hospital").units = {1, 1, 1};
    table.begin(StepKind::Hospital);
    QCOMPARE(decisionOf(table), u"rescue"_s);
    QCOMPARE(table.seat(), 1);
    QCOMPARE(offered(table).size(), 3);
    table.play({"rescue veteran", "rescue archer"});
    QCOMPARE(counts(table.now().courtyard), u"1 0 1"_s);
    QCOMPARE(counts(table.buildingNow("hospital").units), u"0 0 0"_s);
}

void HospitalTest::s1_19_6_allIfFewer()
{
    Table table;
    table.building("hospital").units = {0, 1, 0};
    table.begin(StepKind::Hospital);
    QCOMPARE(counts(table.now().courtyard), u"0 1 0"_s);
    QVERIFY(!table.happened("units-retired"));
}

void HospitalTest::s1_19_6_theOthersReturnToTheSupply()
{
    Table table;
    table.building("hospital").units = {4, 0, 0};
    table.data.discard = {9, 9, 9}; // without the spectre no matter
    const int supply = table.data.defenderSupply[0];
    table.begin(StepKind::Hospital);
    QCOMPARE(counts(table.now().courtyard), u"2 0 0"_s);
    QVERIFY(table.happened("units-retired 2"));
    QCOMPARE(table.now().defenderSupply[0], supply + 2);
    QVERIFY(!table.happened("unit-converted"));
}

void HospitalTest::s1_19_6_terrorApplies()
{
    Table table;
    table.data.flags |= SiegeData::kTerror;
    table.building("hospital").units = {1, 1, 0};
    table.begin(StepKind::Hospital);
    table.play("rescue soldier");
    QVERIFY(table.happened("unit-scared archer"));
    QCOMPARE(counts(table.now().courtyard), u"0 1 0"_s);
}

void HospitalTest::s1_19_6_theSpectreTurnsTheOthers()
{
    Table table;
    table.data.spectre = 1;
    table.data.discard = {3, 3, 3};
    table.building("hospital").units = {2, 1, 1};
    const Units supply = table.data.defenderSupply;
    table.begin(StepKind::Hospital);
    table.play({"rescue archer", "rescue archer"});
    QCOMPARE(decisionOf(table), u"convert"_s);
    QCOMPARE(table.seat(), 0);
    QCOMPARE(offered(table).size(), 4); // two kinds, two foregrounds
    table.play({"convert soldier west-foreground", "convert veteran east-foreground"});
    QCOMPARE(counts(table.foregroundNow("west-foreground").invaders), u"0 1 0"_s);
    QCOMPARE(counts(table.foregroundNow("east-foreground").invaders), u"0 0 1"_s);
    QCOMPARE(counts(table.now().discard), u"3 2 2"_s);
    QCOMPARE(table.now().defenderSupply[1], supply[1] + 1);
    QCOMPARE(table.now().defenderSupply[2], supply[2] + 1);
}

void HospitalTest::s1_19_6_onlyIfPieceAndRoomExist()
{
    Table table;
    table.data.spectre = 1;
    table.data.discard = {0, 5, 1};
    table.foreground("east-foreground").invaders = {10, 0, 0};
    table.foreground("west-foreground").invaders = {8, 0, 0};
    table.building("hospital").units = {3, 3, 1};
    table.begin(StepKind::Hospital);
    table.play({"rescue archer", "rescue soldier"});
    QCOMPARE(refusal(table, "convert archer west-foreground"), u"none-fallen 19.6"_s);
    QCOMPARE(refusal(table, "convert soldier east-foreground"), u"no-space 19.6"_s);
    table.play("convert soldier west-foreground");
    table.play("convert veteran west-foreground"); // then it is full
    QCOMPARE(counts(table.foregroundNow("west-foreground").invaders), u"8 1 1"_s);
    QVERIFY(table.happened("units-retired 3"));
}

void HospitalTest::s1_19_6_theSpectreOfASeatUsesItsForeground()
{
    Table table(3);
    table.data.spectre = 2; // of invader-east
    table.data.discard = {5, 5, 5};
    table.building("hospital").units = {2, 1, 0};
    table.begin(StepKind::Hospital);
    table.play({"rescue archer", "rescue archer"}); // the only choice is left: the soldier
    QVERIFY(table.happened("unit-converted soldier east-foreground"));
}

void HospitalTest::s1_19_6_afterAllWallsBeforeTheBarbican()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").invaders = {0, 2, 0};
    table.wall("west-wall-1").defenders = {0, 1, 0};
    table.wall("west-wall-1").stone = 1;
    table.wall("east-wall-4").invaders = {0, 1, 0};
    table.wall("east-wall-4").defenders = {0, 0, 1};
    table.data.barbican.ramParts = 1;
    table.data.barbican.crew = {2, 0, 0};
    table.begin(StepKind::Assault);
    QVERIFY(happenedInOrder(table,
                            {"totals-compared west-wall-1", "totals-compared east-wall-4",
                             "unit-rescued soldier", "gate-damaged gate"}));
}

std::unique_ptr<QObject> makeHospitalTest()
{
    return std::make_unique<HospitalTest>();
}

} // namespace merlon::siege1

#include "hospital_test.moc"
