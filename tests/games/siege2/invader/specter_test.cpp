#include "tests/games/siege2/invader/ritual_answers.h"
#include "tests/games/siege2/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

namespace {

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

/// S2-9.9: the specter.
class SpecterTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_9_9_theSpecterChangesTheDeadForAFallenUnit();
    void s2_9_9_theSpecterTakesUnitsOfEqualStrength();
    void s2_9_9_theSpecterTakesAllWhoDieThereInTheRound();
    void s2_9_9_withoutFallenUnitOrSpaceTheHospitalAsUsual();
    void s2_9_9_aBluffOfTheSpecterDoesNothing();
    void s2_9_9_theSpecterOfAWallTakesNobodyElsewhere();
};

void SpecterTest::s2_9_9_theSpecterChangesTheDeadForAFallenUnit()
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

void SpecterTest::s2_9_9_theSpecterTakesUnitsOfEqualStrength()
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

void SpecterTest::s2_9_9_theSpecterTakesAllWhoDieThereInTheRound()
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

void SpecterTest::s2_9_9_withoutFallenUnitOrSpaceTheHospitalAsUsual()
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

void SpecterTest::s2_9_9_aBluffOfTheSpecterDoesNothing()
{
    Table table = withVictimOnWestWall1(RitualToken::BluffDown);
    table.data.fallen = {1, 0, 0};
    hitWithBallista(table, "west-wall-1");
    QVERIFY(table.happened("ritual-flipped specter west-wall-1 bluff"));
    QCOMPARE(counts(table.now().hospital), u"1 0 0"_s);
    QCOMPARE(counts(table.now().fallen), u"1 0 0"_s);
}

void SpecterTest::s2_9_9_theSpecterOfAWallTakesNobodyElsewhere()
{
    Table table = withVictimOnWestWall1(RitualToken::None);
    table.wall("west-wall-2").specter = RitualToken::TargetUp;
    table.data.fallen = {1, 0, 0};
    hitWithBallista(table, "west-wall-1");
    QCOMPARE(counts(table.now().hospital), u"1 0 0"_s);
}

std::unique_ptr<QObject> makeSpecterTest()
{
    return std::make_unique<SpecterTest>();
}

} // namespace merlon::siege2

#include "specter_test.moc"
