#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

namespace {

/// Stage 4 of a siege of the north front, with such an engine there; the dice name the target and what follows.
Table barrage(std::string_view engine, int number, std::initializer_list<int> dice,
              const Table::Change &change)
{
    Table table(4, [&](Fortress &fortress) {
        fortress.enemy("dep-n", "warrior", 1);
        fortress.enemyEngine("dep-n", engine, number);
        change(fortress);
    });
    table.roll(dice);
    return table;
}

/// Stage 2 with such ranged units before the north front.
Table volley(std::string_view faction, std::string_view kind, int number, int die,
             const Table::Change &change)
{
    Table table(2, [&](Fortress &fortress) {
        fortress.faction(faction);
        fortress.enemy("dep-n", kind, number);
        fortress.front("dep-n").deployment[0] = 1; // a melee unit
        change(fortress);
    });
    table.roll({die});
    return table;
}

} // namespace

/// EX-8.7 to EX-8.9, EX-9.5 to EX-9.12: whom the enemy shoots at, and what comes of it.
class BarrageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ex_8_7_firstTheWallThenTheLeftTower()
    {
        const Table towers = volley("barbarians", "slinger", 1, 3, [](Fortress &fortress) { // the wall
            fortress.units("sec-ne", "spearman", 1);
            fortress.units("sec-nw", "spearman", 1);
        });
        QVERIFY(towers.happened("enemy-aims slinger dep-n sec-ne"));
        const Table wall = volley("barbarians", "slinger", 1, 6, [](Fortress &fortress) { // the right tower
            fortress.units("sec-ne", "spearman", 1);
            fortress.units("sec-n", "spearman", 1);
        });
        QVERIFY(wall.happened("enemy-aims slinger dep-n sec-n"));
    }

    void ex_8_7_whoFindsNobodyDoesNotShoot()
    {
        const Table table = volley("barbarians", "slinger", 1, 3,
                                   [](Fortress &fortress) { fortress.units("sec-s", "spearman", 1); });
        QVERIFY(!table.happened("enemy-aims"));
        QVERIFY(!table.happened("enemy-volley"));
    }

    void ex_8_9_noMoreUnitsThanShooters()
    {
        const Table table = volley("wolf-men", "javelineer", 1, 3,
                                   [](Fortress &fortress) { fortress.units("sec-n", "spearman", 3); });
        QVERIFY(table.happened("enemy-volley sec-n 3 0"));
        QVERIFY(table.happened("units-lost sec-n spearman 1"));
    }

    void ex_8_9_thoseThatHaveFoughtGoFirst()
    {
        const Table table = volley("barbarians", "slinger", 1, 3, [](Fortress &fortress) {
            fortress.units("sec-n", "archer", 1);
            fortress.units("sec-n", "archer", 1, kFought);
        });
        const auto &archers = table.now().posts[table.post("sec-n")].units[1];
        QCOMPARE(int {archers[0]}, 1);
        QCOMPARE(int {archers[kFought]}, 0);
    }

    void ex_9_5_anAttackWhoseTargetIsGoneFindsAnother()
    {
        const Table table = barrage("trebuchet", 2, {3, 3, 1, 1}, [](Fortress &fortress) {
            fortress.level("sec-n", 1);
            fortress.level("sec-ne", 1);
        });
        QVERIFY(happenedInOrder(table, {"section-fell sec-n", "section-fell sec-ne"}));
    }

    void ex_9_5_withoutAnotherTargetItIsLost()
    {
        const Table table =
            barrage("trebuchet", 2, {3, 3, 1}, [](Fortress &fortress) { fortress.level("sec-n", 1); });
        QVERIFY(happenedInOrder(table, {"section-fell sec-n", "enemy-engine-idle trebuchet"}));
    }

    void ex_9_7_firstAnotherElementOfTheSameSection()
    {
        const auto aims = [](int level, int die) { // at the wall, where units stand
            return barrage("catapult", 1, {3, die}, [level](Fortress &fortress) {
                fortress.level("sec-n", level);
                fortress.units("sec-n", "spearman", 1);
                fortress.section("sec-ne").hasCauldron = true; // would be the wanted element
            });
        };
        QVERIFY(aims(1, 4).happened("enemy-engine-aims catapult sec-n fortification"));
        QVERIFY(aims(0, 4).happened("enemy-engine-aims catapult sec-n units"));
        QVERIFY(aims(0, 5).happened("enemy-engine-aims catapult sec-n units"));
    }

    void ex_9_7_thenTheOtherSectionsOfTheFront()
    {
        const Table towers = barrage("catapult", 1, {3, 1}, [](Fortress &fortress) { // the wall
            fortress.units("sec-ne", "spearman", 1);
            fortress.units("sec-nw", "spearman", 1);
        });
        QVERIFY(towers.happened("enemy-engine-aims catapult sec-ne units"));
        const Table wall = barrage("catapult", 1, {6, 1}, [](Fortress &fortress) { // the right tower
            fortress.units("sec-ne", "spearman", 1);
            fortress.units("sec-n", "spearman", 1);
        });
        QVERIFY(wall.happened("enemy-engine-aims catapult sec-n units"));
    }

    void ex_9_7_thenTheNearestWithTheWantedElement()
    {
        const auto aimsAt = [](const Table::Change &change) {
            return barrage("catapult", 1, {3, 1}, change);
        };
        const Table tied = aimsAt([](Fortress &fortress) {
            fortress.units("sec-e", "spearman", 1);
            fortress.units("sec-w", "spearman", 1);
        });
        QVERIFY(tied.happened("enemy-engine-aims catapult sec-e units")); // place order
        const Table nearer = aimsAt([](Fortress &fortress) {
            fortress.units("sec-s", "spearman", 1);
            fortress.units("sec-w", "spearman", 1);
        });
        QVERIFY(nearer.happened("enemy-engine-aims catapult sec-w units"));
        const Table wanted = aimsAt([](Fortress &fortress) {
            fortress.level("sec-e", 1);
            fortress.units("sec-s", "spearman", 1);
        });
        QVERIFY(wanted.happened("enemy-engine-aims catapult sec-s units"));
    }

    void ex_9_8_aTrebuchetLooksForFortificationsAlone()
    {
        const Table front = barrage("trebuchet", 1, {1}, [](Fortress &fortress) { // the left tower
            fortress.units("sec-ne", "spearman", 1);
            fortress.level("sec-n", 1);
        });
        QVERIFY(front.happened("enemy-engine-aims trebuchet sec-n fortification"));
        const Table ring =
            barrage("trebuchet", 1, {3}, [](Fortress &fortress) { fortress.level("sec-s", 1); });
        QVERIFY(ring.happened("enemy-engine-aims trebuchet sec-s fortification"));
    }

    void ex_9_8_aBallistaStaysOnItsFront()
    {
        const Table front = barrage("ballista", 1, {3}, [](Fortress &fortress) {
            fortress.level("sec-n", 1);
            fortress.units("sec-nw", "spearman", 1);
        });
        QVERIFY(front.happened("enemy-engine-aims ballista sec-nw units"));
        const Table ring =
            barrage("ballista", 1, {3}, [](Fortress &fortress) { fortress.units("sec-s", "spearman", 1); });
        QVERIFY(ring.happened("enemy-engine-idle ballista"));
    }

    void ex_9_9_aStrongWallHolds()
    {
        const Table table = barrage("trebuchet", 1, {3, 1}, // 5 against 6
                                    [](Fortress &fortress) { fortress.level("sec-n", 5); });
        QVERIFY(table.happened("section-holds sec-n"));
        QCOMPARE(int {table.section("sec-n").resistance}, 6);
    }

    void ex_9_10_aFootholdOnTheGateStandsOnTheWallThen()
    {
        const Table table = barrage("trebuchet", 1, {3, 1}, [](Fortress &fortress) {
            fortress.level("sec-n", 1);
            fortress.units("sec-n", "spearman", 1);
            Squad &squad = fortress.squad("sec-n-1", "champion");
            --fortress.front("asl-n").assault[squad.leader];
            squad.perch = Perch::Gate;
        });
        QVERIFY(table.happened("section-fell sec-n"));
        QVERIFY(table.squad("sec-n-1").perch == Perch::Section);
    }

    void ex_9_11_aCatapultRemovesAsManyAsItCan()
    {
        const auto hit = [](int level) {
            return barrage("catapult", 1, {3, 1, 6}, [level](Fortress &fortress) { // 6
                fortress.level("sec-n", level);
                fortress.units("sec-n", "spearman", 7);
            });
        };
        QVERIFY(hit(0).happened("units-lost sec-n spearman 6"));
        QVERIFY(hit(1).happened("units-lost sec-n spearman 4"));
        QVERIFY(hit(5).happened("section-holds sec-n"));
    }

    void ex_9_12_amongEqualsTheCommanderChooses()
    {
        Table table = barrage("catapult", 1, {1, 4, 6}, [](Fortress &fortress) { // 6 against R 4
            fortress.level("sec-ne", 3);
            fortress.engine("sec-ne", "catapult");
            fortress.engine("sec-ne", "ballista");
        });
        QCOMPARE(offered(table), (QStringList {u"lose-engine catapult"_s, u"lose-engine ballista"_s}));
        QCOMPARE(refusal(table, "lose-engine onager"), u"none-there 9.12"_s);
        table.play("lose-engine ballista");
        QVERIFY(table.happened("engine-lost ballista sec-ne"));
        QCOMPARE(int {table.now().enginesLeft[1]}, 5);
        QCOMPARE(table.now().posts[table.post("sec-ne")].engineCount(), 1);
    }

    void ex_9_12_aSturdyEngineStays()
    {
        const Table table = barrage("catapult", 1, {1, 4, 6}, [](Fortress &fortress) { // 2 against 3
            fortress.level("sec-ne", 3);
            fortress.engine("sec-ne", "onager");
        });
        QVERIFY(!table.happened("engine-lost"));
        QCOMPARE(table.now().posts[table.post("sec-ne")].engineCount(), 1);
    }

    void ex_9_12_aCauldronCanBeHit()
    {
        const Table table = barrage("catapult", 1, {3, 4, 6}, [](Fortress &fortress) {
            fortress.level("sec-n", 1);
            fortress.section("sec-n").hasCauldron = true;
            fortress.section("sec-n").hasRocks = true;
        });
        QVERIFY(table.happened("engine-lost cauldron sec-n"));
        QVERIFY(!table.section("sec-n").hasCauldron);
        QVERIFY(table.section("sec-n").hasRocks);
    }
};

std::unique_ptr<QObject> makeBarrageTest()
{
    return std::make_unique<BarrageTest>();
}

} // namespace merlon::exiles

#include "barrage_test.moc"
