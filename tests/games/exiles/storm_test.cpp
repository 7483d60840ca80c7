#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include "core/games/exiles/siege/siege.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

namespace {

/// So many units of the section, of one type, stand against a squad.
void oppose(Squad &squad, Unit unit, int number)
{
    const auto index = static_cast<std::size_t>(unit);
    squad.defenders[index][0] = static_cast<std::uint8_t>(number);
    squad.lead = static_cast<std::uint8_t>(index);
}

/// The leader of a squad stands on the north wall, or in its gate.
void climb(Fortress &fortress, Squad &squad, Perch perch = Perch::Section)
{
    --fortress.front("asl-n").assault[squad.leader];
    squad.perch = perch;
}

/// Stage 12: a champion with two warriors against four spearmen on the north wall.
Table storm(const std::function<void(Fortress &, Squad &)> &change)
{
    return Table(12, [&](Fortress &fortress) {
        fortress.units("sec-n", "spearman", 4);
        Squad &squad = fortress.squad("sec-n-1", "champion", "warrior", 2);
        oppose(squad, Unit::Spearman, 4);
        change(fortress, squad);
    });
}

} // namespace

/// EX-11.12 to EX-11.19: gates, footholds and what becomes of them.
class StormTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ex_11_12_anAuraKeepsTheGate()
    {
        const Table table = storm([](Fortress &fortress, Squad &squad) {
            fortress.level("sec-n", 1);
            fortress.data().now.aura = fortress.post("sec-n");
            squad.hasRam = true;
        });
        QVERIFY(table.happened("section-holds gate-n"));
        QVERIFY(!table.happened("ram-strikes"));
        QCOMPARE(int {table.section("sec-n").gate}, 4);
    }

    void ex_11_12_aGateLosesNoMoreThanItHas()
    {
        const Table table = storm([](Fortress &fortress, Squad &squad) {
            fortress.level("sec-n", 1);
            fortress.section("sec-n").gate = 1;
            squad.hasRam = true;
        });
        QVERIFY(table.happened("ram-strikes sec-n-1 gate-n 1"));
        QVERIFY(table.happened("gate-broken gate-n"));
        QCOMPARE(int {table.section("sec-n").gate}, 0);
    }

    void ex_11_13_theStrongestGoesInUnlessTheGateIsHeld()
    {
        const auto perchOfChampion = [](bool isHeld) {
            const Table table(12, [isHeld](Fortress &fortress) {
                fortress.level("sec-n", 1);
                fortress.section("sec-n").gate = 0;
                fortress.units("sec-n", "spearman", 2);
                Squad &warrior = fortress.squad("sec-n-1", "warrior");
                oppose(warrior, Unit::Spearman, 1);
                oppose(fortress.squad("sec-n-2", "champion"), Unit::Spearman, 1);
                if (isHeld)
                    climb(fortress, warrior, Perch::Gate);
            });
            return table.squad("sec-n-2").perch;
        };
        QVERIFY(perchOfChampion(false) == Perch::Gate);
        QVERIFY(perchOfChampion(true) == Perch::None);
    }

    void ex_11_14_aFootholdMindsNoWall()
    {
        const auto score = [](bool isOnTheWall) {
            const Table table = storm([isOnTheWall](Fortress &fortress, Squad &squad) {
                fortress.level("sec-n", 2);
                if (isOnTheWall)
                    climb(fortress, squad);
            });
            return scoreOfEnemy(table.scene(), squadOf(table.post("sec-n"), 0), 2);
        };
        QCOMPARE(score(false), 6 + 2 + 2 - 3);
        QCOMPARE(score(true), 6 + 2 + 2);
    }

    void ex_11_15_aBeatenFootholdFallsBack()
    {
        Table table(12, [](Fortress &fortress) {
            fortress.units("sec-n", "spearman", 4);
            Squad &squad = fortress.squad("sec-n-1", "warrior");
            oppose(squad, Unit::Spearman, 4);
            climb(fortress, squad);
        });
        table.roll({1, 1}); // 3 against 6
        QVERIFY(table.happened("squad-beaten sec-n-1 3"));
        table.play("done");
        QCOMPARE(table.enemies("asl-n", "warrior"), 1);
        QVERIFY(decisionOf(table) != u"strike-building"_s);
    }

    void ex_11_16_whileADefenderIsLeftNobodyGetsThrough()
    {
        Table below = storm([](Fortress &, Squad &) {});
        below.roll({1, 1}); // 9 against 6
        QVERIFY(below.happened("units-lost sec-n spearman 3"));
        QVERIFY(!below.happened("foothold-taken"));
        QVERIFY(!below.happened("building-damaged"));
        QCOMPARE(below.enemies("asl-n", "champion"), 1);
        QVERIFY(decisionOf(below) != u"strike-building"_s);
        Table above = storm([](Fortress &fortress, Squad &squad) { climb(fortress, squad); });
        above.roll({1, 1});
        QVERIFY(above.squad("sec-n-1").perch == Perch::Section); // it stays one
        QCOMPARE(above.enemies("asl-n", "champion"), 0);
        QVERIFY(decisionOf(above) != u"strike-building"_s);
    }

    void ex_11_17_theLastDefenderLostByTheDiceOpensNothing()
    {
        Table table(12, [](Fortress &fortress) {
            fortress.faction("wolf-men");
            fortress.units("sec-n", "swordsman", 1);
            fortress.units("sec-s", "spearman", 1); // who is asked in the next round
            oppose(fortress.squad("sec-n-1", "wolf"), Unit::Swordsman, 1);
        });
        table.roll({6, 1}); // 1 + 3 against 3 + 1
        QVERIFY(table.happened("squad-drawn sec-n-1"));
        QVERIFY(table.happened("units-lost sec-n swordsman 1"));
        QVERIFY(!table.happened("foothold-taken"));
    }

    void ex_11_17_theWeakestIsLost()
    {
        Table table(12, [](Fortress &fortress) {
            fortress.faction("woodsmen");
            fortress.units("sec-n", "spearman", 9);
            Squad &squad = fortress.squad("sec-n-1", "bear", "axeman", 1);
            oppose(squad, Unit::Spearman, 9);
        });
        table.roll({1, 6}); // 5 + 1 + 1 against 2 + 8 + 3
        QVERIFY(table.happened("squad-beaten sec-n-1 6"));
        table.play("done");
        QVERIFY(table.happened("enemy-slain axeman sec-n-1")); // not the bear
    }

    void ex_11_19_withoutBuildingsNothingIsStruck()
    {
        const Table table(13, [](Fortress &fortress) {
            fortress.data().buildings = {};
            fortress.units("sec-s", "spearman", 1);
            Squad &squad = fortress.squad("sec-n-1", "warrior");
            climb(fortress, squad);
            squad.isThrough = true;
        });
        QVERIFY(!table.happened("building-damaged"));
        QVERIFY(decisionOf(table) != u"strike-building"_s);
    }

    void ex_11_19_bothAreDrawnBeforeALevelIsLost()
    {
        Table table(13, [](Fortress &fortress) {
            fortress.building("library", 1);
            Squad &squad = fortress.squad("sec-n-1", "warrior");
            climb(fortress, squad);
            squad.isThrough = true;
        });
        table.play("strike library");
        QVERIFY(!table.happened("building-damaged"));
        QVERIFY(!table.isLegal("strike library")); // two different ones
        table.play("strike barracks");
        QVERIFY(happenedInOrder(table, {"building-damaged library 0", "building-damaged barracks 0"}));
    }
};

std::unique_ptr<QObject> makeStormTest()
{
    return std::make_unique<StormTest>();
}

} // namespace merlon::exiles

#include "storm_test.moc"
