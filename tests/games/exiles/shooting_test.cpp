#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

/// EX-8, EX-9: shooting, and the engines of both sides.
class ShootingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ex_8_1_unitsAimAndTheEnemyFalls()
    {
        Table table(1, [](Fortress &fortress) {
            fortress.level("sec-ne", 1);
            fortress.units("sec-ne", "archer", 2);
            fortress.enemy("dep-n", "slinger", 3);
            fortress.enemy("dep-n", "warrior", 2);
        });
        QCOMPARE(offered(table),
                 (QStringList {u"aim archer dep-n 1"_s, u"aim archer dep-n 2"_s, u"hold-fire"_s}));
        table.play("aim archer dep-n 2");
        QVERIFY(table.happened("volley-flies dep-n 2"));
        QVERIFY(table.isLegal("remove warrior dep-n"));
        table.play({"remove slinger dep-n", "remove slinger dep-n"});
        QCOMPARE(table.enemies("dep-n", "slinger"), 1);
        QCOMPARE(decisionOf(table), u"target-die"_s);
    }

    void ex_8_2_wallsReachAssaultZonesAlone()
    {
        const Table table(6, [](Fortress &fortress) {
            fortress.units("sec-n", "archer", 1);
            fortress.enemy("dep-n", "slinger", 1);
            fortress.enemy("asl-n", "warrior", 1);
        });
        QCOMPARE(offered(table, "aim"), QStringList(u"aim archer asl-n 1"_s));
        QCOMPARE(refusal(table, "aim archer dep-n 1"), u"not-covered 8.2"_s);
        QCOMPARE(refusal(table, "aim spearman asl-n 1"), u"does-not-shoot 8.1"_s);
    }

    void ex_8_2_towerBarriersReachAssaultZonesAlone()
    {
        const Table table(6, [](Fortress &fortress) {
            fortress.units("sec-ne", "archer", 1);
            fortress.enemy("dep-n", "slinger", 1);
            fortress.enemy("asl-e", "warrior", 1);
        });
        QCOMPARE(offered(table, "aim"), QStringList(u"aim archer asl-e 1"_s));
    }

    void ex_8_3_theKeepSeesWithTheEyesOfTheSections()
    {
        const Table::Change inKeep = [](Fortress &fortress) {
            fortress.building("keep", 2);
            fortress.units("keep", "archer", 5);
            fortress.units("sec-n", "archer", 1, kFought);
            fortress.enemy("asl-n", "warrior", 9);
            fortress.enemy("asl-s", "warrior", 1);
        };
        Table table(6, inKeep);
        QCOMPARE(refusal(table, "aim archer asl-s 1"), u"not-covered 8.3"_s);
        QCOMPARE(refusal(table, "aim archer asl-n 5"), u"keep-shooters-used 6.3"_s);
        table.play("aim archer asl-n 4");
        QVERIFY(table.happened("volley-flies asl-n 8")); // EX-8.4: +1 in the Keep
    }

    void ex_8_4_towersAndInspirationAdd()
    {
        Table table(6, [](Fortress &fortress) {
            fortress.level("sec-ne", 4);
            fortress.data().now.inspired = fortress.post("sec-ne");
            fortress.units("sec-ne", "crossbowman", 2);
            fortress.enemy("asl-n", "warrior", 4);
        });
        table.play("aim crossbowman asl-n 2");
        QVERIFY(table.happened("volley-flies asl-n 8"));
        QCOMPARE(table.count("enemy-removed"), 0);
    }

    void ex_8_5_palisadesProtect()
    {
        Table table(1, [](Fortress &fortress) {
            fortress.level("sec-ne", 1);
            fortress.units("sec-ne", "archer", 2);
            fortress.enemy("dep-n", "warrior", 2);
            fortress.enemyEngine("dep-n", "palisade");
        });
        table.play("aim archer dep-n 2");
        QVERIFY(table.happened("volley-flies dep-n 0"));
    }

    void ex_8_6_noMoreThanShot()
    {
        Table table(1, [](Fortress &fortress) {
            fortress.level("sec-ne", 1);
            fortress.units("sec-ne", "arquebusier", 1);
            fortress.enemy("dep-n", "slinger", 2);
            fortress.enemy("dep-n", "champion", 1);
        });
        table.play("aim arquebusier dep-n 1");
        QCOMPARE(refusal(table, "remove champion dep-n"), u"too-tough 8.6"_s);
        table.play("remove slinger dep-n"); // one shot, one unit
        QCOMPARE(table.enemies("dep-n", "slinger"), 1);
        QCOMPARE(decisionOf(table), u"target-die"_s);
    }

    void ex_8_7_shotsGoWhereSomebodyStands()
    {
        Table table(2, [](Fortress &fortress) {
            fortress.units("sec-nw", "spearman", 1);
            fortress.enemy("dep-n", "slinger", 1);
            fortress.enemy("dep-n", "warrior", 1);
        });
        table.roll({3}); // the wall
        QVERIFY(table.happened("enemy-aims slinger dep-n sec-nw"));
        QVERIFY(table.happened("units-lost sec-nw spearman 1"));
    }

    void ex_8_8_resistanceIsTakenOffOnce()
    {
        Table table(2, [](Fortress &fortress) {
            fortress.level("sec-n", 1);
            fortress.units("sec-n", "spearman", 3);
            fortress.enemy("dep-n", "slinger", 4);
            fortress.enemy("dep-n", "warrior", 1);
        });
        table.roll({3});
        QVERIFY(table.happened("enemy-volley sec-n 4 2"));
        QVERIFY(table.happened("units-lost sec-n spearman 2"));
    }

    void ex_8_8_sharpshootersAndHoardings()
    {
        Table table(2, [](Fortress &fortress) {
            fortress.faction("woodsmen");
            fortress.level("sec-n", 4);
            fortress.units("sec-n", "spearman", 3);
            fortress.enemy("dep-n", "hunter", 3);
            fortress.enemy("dep-n", "bowman", 2);
            fortress.enemy("dep-n", "axeman", 1);
        });
        table.roll({3, 3});
        QVERIFY(table.happened("enemy-volley sec-n 6 4")); // hunters 2 each, bowmen 0; R 5 counts 4
        QVERIFY(table.happened("units-lost sec-n spearman 2"));
    }

    void ex_8_9_theWeakestLeaveFirst()
    {
        Table table(2, [](Fortress &fortress) {
            fortress.units("sec-n", "spearman", 1);
            fortress.units("sec-n", "archer", 1);
            fortress.units("sec-n", "swordsman", 1);
            fortress.enemy("dep-n", "slinger", 2);
            fortress.enemy("dep-n", "warrior", 1);
        });
        table.roll({3});
        QCOMPARE(decisionOf(table), u"lose"_s);
        QCOMPARE(refusal(table, "lose swordsman"), u"not-the-weakest 8.9"_s);
        table.play("lose archer");
        QVERIFY(table.happened("units-lost sec-n spearman 1"));
        QCOMPARE(table.units("sec-n", "swordsman"), 1);
    }

    void ex_9_1_enginesFireWhereTheyReach()
    {
        Table table(3, [](Fortress &fortress) {
            fortress.level("sec-ne", 2);
            fortress.engine("sec-ne", "catapult");
            fortress.enemy("dep-n", "warrior", 3);
            fortress.enemy("asl-n", "warrior", 1);
        });
        QCOMPARE(offered(table), (QStringList {u"fire catapult dep-n"_s, u"hold-engine catapult"_s}));
        QCOMPARE(refusal(table, "fire catapult asl-n"), u"out-of-range 9.1"_s);
        table.play("fire catapult dep-n");
        table.roll({6});
        QVERIFY(table.happened("engine-fires catapult dep-n 6 6"));
        table.play("remove warrior dep-n");
        QCOMPARE(table.count("enemy-removed"), 1); // one attack removes one
    }

    void ex_9_1_aBallistaAttacksTwice()
    {
        Table table(3, [](Fortress &fortress) {
            fortress.level("sec-ne", 2);
            fortress.engine("sec-ne", "ballista");
            fortress.enemy("dep-n", "warrior", 3);
            fortress.enemy("asl-e", "warrior", 1);
            fortress.enemyEngine("dep-e", "trebuchet");
        });
        QVERIFY(!table.isLegal("fire ballista dep-e")); // no engines
        table.play({"fire ballista dep-n", "fire ballista asl-e"});
        QCOMPARE(decisionOf(table), u"fire-die"_s);
    }

    void ex_9_2_allDiceFallBeforeAnythingIsRemoved()
    {
        Table table(3, [](Fortress &fortress) {
            fortress.level("sec-ne", 2);
            fortress.engine("sec-ne", "ballista");
            fortress.enemy("dep-n", "warrior", 3);
            fortress.enemy("asl-e", "warrior", 3);
        });
        table.play({"fire ballista dep-n", "fire ballista asl-e"});
        table.roll({3, 6}); // 3 comes to 2, 6 to 3: the assault zone comes first in place order
        QVERIFY(table.happened("engine-fires ballista asl-e 2 3"));
        QVERIFY(table.happened("engine-fires ballista dep-n 3 6"));
        QCOMPARE(offered(table), (QStringList {u"remove warrior asl-e"_s, u"done"_s}));
        table.play("remove warrior asl-e");
        QCOMPARE(offered(table), (QStringList {u"remove warrior dep-n"_s, u"done"_s}));
    }

    void ex_9_3_enginesAreHitByWhatMayHitThem()
    {
        Table table(3, [](Fortress &fortress) {
            fortress.level("sec-ne", 2);
            fortress.engine("sec-ne", "onager");
            fortress.enemy("dep-n", "warrior", 1);
            fortress.enemy("dep-e", "warrior", 1);
            fortress.enemyEngine("dep-n", "trebuchet");
        });
        table.play("fire onager dep-n");
        table.roll({1});
        table.play("remove-engine trebuchet dep-n");
        QVERIFY(table.happened("enemy-engine-removed trebuchet dep-n"));
    }

    void ex_9_9_aWallLosesWhatItsResistanceLets()
    {
        const auto lost = [](int die) {
            Table table(4, [](Fortress &fortress) {
                fortress.level("sec-n", 2); // R 3
                fortress.enemy("dep-n", "warrior", 1);
                fortress.enemyEngine("dep-n", "trebuchet");
            });
            table.roll({3, die});
            return 3 - table.section("sec-n").resistance;
        };
        QCOMPARE(lost(1), 1); // 5
        QCOMPARE(lost(4), 2); // 6
    }

    void ex_9_10_atZeroItIsABarrierAgain()
    {
        Table table(4, [](Fortress &fortress) {
            fortress.level("sec-n", 3);
            fortress.section("sec-n").resistance = 1;
            fortress.section("sec-n").hasCauldron = true;
            fortress.units("sec-n", "spearman", 5);
            fortress.enemy("dep-n", "warrior", 1);
            fortress.enemyEngine("dep-n", "trebuchet");
        });
        table.roll({3, 1});
        QVERIFY(table.happened("section-fell sec-n"));
        QCOMPARE(int {table.section("sec-n").level}, 0);
        QCOMPARE(int {table.section("sec-n").gate}, 0);
        QVERIFY(table.now().scars.sections.test(table.post("sec-n")));
        QVERIFY(table.section("sec-n").hasCauldron);
        QCOMPARE(table.units("sec-n", "spearman"), 5);
    }

    void ex_9_10_enginesOfAFallenTowerAreLost()
    {
        Table table(4, [](Fortress &fortress) {
            fortress.level("sec-ne", 2);
            fortress.section("sec-ne").resistance = 1;
            fortress.engine("sec-ne", "catapult");
            fortress.enemy("dep-n", "warrior", 1);
            fortress.enemyEngine("dep-n", "trebuchet");
        });
        table.roll({1, 1}); // the left tower
        QVERIFY(table.happened("engine-lost catapult sec-ne"));
    }

    void ex_9_7_aCatapultFindsSomethingToHit()
    {
        Table table(4, [](Fortress &fortress) {
            fortress.units("sec-s", "spearman", 1);
            fortress.enemy("dep-n", "warrior", 1);
            fortress.enemyEngine("dep-n", "catapult");
        });
        table.roll({3, 6}); // the wall, its fortification: nothing on the whole front
        QVERIFY(table.happened("enemy-engine-aims catapult sec-s units"));
        table.roll({1});
        QVERIFY(table.happened("units-lost sec-s spearman 1"));
    }

    void ex_9_8_aTrebuchetWithoutAWallDoesNothing()
    {
        Table table(4, [](Fortress &fortress) {
            fortress.units("sec-n", "spearman", 1);
            fortress.enemy("dep-n", "warrior", 1);
            fortress.enemyEngine("dep-n", "trebuchet");
        });
        table.roll({3});
        QVERIFY(table.happened("enemy-engine-idle trebuchet"));
    }

    void ex_9_11_aBallistaRemovesTwoAtMost()
    {
        Table table(4, [](Fortress &fortress) {
            fortress.faction("woodsmen");
            fortress.units("sec-n", "spearman", 4);
            fortress.enemy("dep-n", "axeman", 1);
            fortress.enemyEngine("dep-n", "ballista");
        });
        table.roll({3, 6, 6});
        QVERIFY(table.happened("units-lost sec-n spearman 2"));
    }

    void ex_9_12_theWeakestEngineIsLost()
    {
        Table table(4, [](Fortress &fortress) {
            fortress.level("sec-ne", 3);
            fortress.engine("sec-ne", "catapult");
            fortress.engine("sec-ne", "onager");
            fortress.enemy("dep-n", "warrior", 1);
            fortress.enemyEngine("dep-n", "catapult");
        });
        table.roll({1, 4, 6}); // 6 against R 4
        QVERIFY(table.happened("engine-lost catapult sec-ne"));
        QCOMPARE(table.now().posts[table.post("sec-ne")].engineCount(), 1);
    }

    void ex_15_4_aShieldSavesAUnit()
    {
        Table table(2, [](Fortress &fortress) {
            fortress.building("chapel", 1);
            fortress.units("sec-n", "spearman", 2);
            fortress.enemy("dep-n", "slinger", 2);
            fortress.enemy("dep-n", "warrior", 1);
        });
        table.roll({3});
        QCOMPARE(offered(table), (QStringList {u"shield spearman"_s, u"accept"_s}));
        QCOMPARE(refusal(table, "resurrect"), u"power-too-high 15.1"_s);
        table.play("shield spearman");
        QVERIFY(table.happened("units-lost sec-n spearman 1")); // used up: nothing else is asked
        QCOMPARE(table.units("sec-n", "spearman"), 1);
    }

    void ex_15_4_resurrectionSavesThemAll()
    {
        Table table(2, [](Fortress &fortress) {
            fortress.building("chapel", 5);
            fortress.units("sec-n", "spearman", 2);
            fortress.enemy("dep-n", "slinger", 2);
            fortress.enemy("dep-n", "warrior", 1);
        });
        table.roll({3});
        table.play("resurrect");
        QCOMPARE(table.units("sec-n", "spearman"), 2);
        QVERIFY(!table.happened("units-lost"));
    }

    void ex_15_6_thePointOfReinforcementGoesFirst()
    {
        Table table(4, [](Fortress &fortress) {
            fortress.level("sec-n", 1);
            fortress.data().now.reinforced = fortress.post("sec-n");
            fortress.enemy("dep-n", "warrior", 1);
            fortress.enemyEngine("dep-n", "trebuchet");
        });
        table.roll({3, 1}); // 5 against R 3
        QVERIFY(table.happened("section-damaged sec-n 1"));
        QCOMPARE(int {table.section("sec-n").resistance}, 2);
    }

    void ex_15_8_anAuraKeepsTheWall()
    {
        Table table(4, [](Fortress &fortress) {
            fortress.level("sec-n", 1);
            fortress.data().now.aura = fortress.post("sec-n");
            fortress.enemy("dep-n", "warrior", 1);
            fortress.enemyEngine("dep-n", "trebuchet");
        });
        table.roll({3, 6});
        QVERIFY(table.happened("section-holds sec-n"));
        QCOMPARE(int {table.section("sec-n").resistance}, 2);
    }

    void ex_15_1_theBlindShootWorse()
    {
        Table table(2, [](Fortress &fortress) {
            fortress.faction("woodsmen");
            fortress.data().fronts[0].blinded[fortress.kind("hunter")] = 1;
            fortress.units("sec-n", "spearman", 9);
            fortress.enemy("dep-n", "hunter", 2);
            fortress.enemy("dep-n", "axeman", 1);
        });
        table.roll({3});
        QVERIFY(table.happened("enemy-volley sec-n 4 0"));
    }

    void ex_15_9_twoCastingsBlindTwoUnits()
    {
        Table table(2, [](Fortress &fortress) {
            fortress.faction("woodsmen");
            fortress.front("dep-n").blinded[fortress.kind("hunter")] = 1;
            fortress.front("dep-n").blinded[fortress.kind("bowman")] = 1;
            fortress.units("sec-n", "spearman", 9);
            fortress.enemy("dep-n", "hunter", 2);
            fortress.enemy("dep-n", "bowman", 2);
            fortress.enemy("dep-n", "axeman", 1);
        });
        table.roll({3, 3}); // hunters 3 + 1, bowmen 1 + 0
        QVERIFY(table.happened("enemy-volley sec-n 5 0"));
    }
};

std::unique_ptr<QObject> makeShootingTest()
{
    return std::make_unique<ShootingTest>();
}

} // namespace merlon::exiles

#include "shooting_test.moc"
