#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include "core/games/exiles/siege/siege.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

/// EX-0 and what else the chapters say of the order of things: who is asked when, what comes first, what is left out.
class StagesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ex_0_2_placesComeInPlaceOrder()
    {
        Table table(6, [](Fortress &fortress) {
            for (const char *section : {"sec-w", "sec-n"})
                fortress.units(section, "archer", 1);
            for (const char *zone : {"asl-w", "asl-n"})
                fortress.enemy(zone, "warrior", 2);
        });
        QVERIFY(table.isLegal("aim archer asl-n 1"));
        table.play("hold-fire");
        QVERIFY(table.isLegal("aim archer asl-w 1"));
    }

    void ex_0_4_windowsWithNothingToDoAreSkipped()
    {
        const Table table(
            9,
            [](Fortress &fortress) {
                fortress.units("sec-n", "spearman", 1);
                fortress.enemy("asl-n", "warrior", 2);
            },
            2);
        QCOMPARE(decisionOf(table), u"assign-units"_s);
        QVERIFY(table.isLegal("done")); // passing words are always legal
    }

    void ex_0_5_turnOrderBeginsWithTheFirstPlayer()
    {
        const Table table(
            Moment::Actions, [](Fortress &fortress) { fortress.data().firstPlayer = 2; }, 3);
        QCOMPARE(int {table.scene().seatAt(0)}, 2);
        QCOMPARE(int {table.scene().seatAt(1)}, 0);
    }

    void ex_0_6_marksAreOfferedApart()
    {
        const Table table(7, [](Fortress &fortress) {
            fortress.units("sec-n", "archer", 1);
            fortress.units("sec-n", "archer", 1, kFought);
            fortress.enemy("asl-n", "warrior", 1);
        });
        QVERIFY(table.isLegal("pick sec-n archer"));
        QVERIFY(table.isLegal("pick sec-n archer-fought"));
    }

    void ex_0_7_frontsComeInFrontOrder()
    {
        Table table(2, [](Fortress &fortress) {
            for (const char *zone : {"dep-w", "dep-n"}) {
                fortress.enemy(zone, "slinger", 1);
                fortress.enemy(zone, "warrior", 1);
            }
            for (const char *section : {"sec-w", "sec-n"})
                fortress.units(section, "spearman", 3);
        });
        table.roll({3});
        QVERIFY(table.happened("enemy-aims slinger dep-n sec-n"));
        table.roll({3});
        QVERIFY(table.happened("enemy-aims slinger dep-w sec-w"));
    }

    void ex_3_3_effectsWorkAtOnce()
    {
        Table table(Moment::Actions, [](Fortress &fortress) { fortress.store(kBlue, "WW"); });
        QVERIFY(!table.isLegal("research archery"));
        table.play("build library");
        QVERIFY(table.isLegal("research archery"));
    }

    void ex_6_3_aLowKeepDoesNotShoot()
    {
        const Table::Change inKeep = [](Fortress &fortress) {
            fortress.units("keep", "archer", 2);
            fortress.units("sec-n", "archer", 1, kFought);
            fortress.enemy("asl-n", "warrior", 2);
        };
        QVERIFY(Table(6, inKeep).decision() != "aim-at");
        const Table higher(6, [&](Fortress &fortress) {
            inKeep(fortress);
            fortress.building("keep", 2);
        });
        QCOMPARE(decisionOf(higher), u"aim-at"_s);
    }

    void ex_8_1_whoHasFoughtDoesNotShoot()
    {
        const Table table(6, [](Fortress &fortress) {
            fortress.units("sec-n", "archer", 1);
            fortress.units("sec-n", "archer", 2, kFought);
            fortress.enemy("asl-n", "warrior", 2);
        });
        QCOMPARE(offered(table, "aim"), QStringList(u"aim archer asl-n 1"_s));
        QCOMPARE(refusal(table, "aim archer asl-n 2"), u"has-fought 8.1"_s);
        QCOMPARE(refusal(table, "aim archer asl-n 4"), u"too-many-units 8.1"_s);
    }

    void ex_9_2_theStrengthOfAllAttacksIsAdded()
    {
        Table table(3, [](Fortress &fortress) {
            fortress.level("sec-ne", 3);
            fortress.engine("sec-ne", "catapult");
            fortress.engine("sec-ne", "onager");
            fortress.enemy("dep-n", "warrior", 3);
        });
        table.play({"fire catapult dep-n", "fire onager dep-n"});
        table.roll({1, 1}); // 4 and 5
        QCOMPARE(int {table.now().fire.points}, 9);
        QCOMPARE(int {table.now().fire.number}, 2);
    }

    void ex_9_4_trebuchetsRollBeforeCatapults()
    {
        Table table(4, [](Fortress &fortress) {
            fortress.level("sec-n", 2);
            fortress.enemy("dep-n", "warrior", 1);
            fortress.enemyEngine("dep-n", "trebuchet");
            fortress.enemyEngine("dep-n", "catapult");
        });
        table.roll({3, 3});
        QCOMPARE(decisionOf(table), u"barrage-element"_s);
    }

    void ex_9_5_fortificationsAreHitFirst()
    {
        Table table(4, [](Fortress &fortress) {
            fortress.level("sec-n", 1);
            fortress.units("sec-n", "spearman", 3);
            fortress.enemy("dep-n", "warrior", 1);
            fortress.enemyEngine("dep-n", "catapult", 2);
        });
        table.roll({3, 1, 3, 6, 1, 1}); // one at the units, one at the wall
        QVERIFY(happenedInOrder(table, {"section-fell sec-n", "units-lost sec-n spearman 3"}));
    }

    void ex_9_6_rocksAreNoEngine()
    {
        const Table table(Moment::Actions,
                          [](Fortress &fortress) { fortress.section("sec-n").hasRocks = true; });
        const Scene scene = table.scene();
        QVERIFY(!hasElement(scene, table.post("sec-n"), indexOf(Element::Engines)));
        QVERIFY(!hasElement(scene, table.post("sec-n"), indexOf(Element::Fortification)));
        QVERIFY(hasElement(scene, table.post("sec-n"), indexOf(Element::Units)));
    }

    void ex_10_7_whoHasShotDoesNotShift()
    {
        Table table(6, [](Fortress &fortress) {
            fortress.units("sec-n", "archer", 1);
            fortress.units("sec-n", "spearman", 1);
            fortress.enemy("asl-n", "champion", 1);
        });
        table.play("aim archer asl-n 1");
        QCOMPARE(decisionOf(table), u"move"_s);
        QCOMPARE(refusal(table, "pick sec-n archer-fired"), u"has-fired 10.8"_s);
    }

    void ex_10_9_theEnemyShootsAgain()
    {
        const Table table(8, [](Fortress &fortress) {
            fortress.units("sec-n", "archer", 1, kFired);
            fortress.enemy("dep-n", "slinger", 1);
            fortress.enemy("asl-n", "warrior", 1);
        });
        QCOMPARE(decisionOf(table), u"target-die"_s);
        QCOMPARE(int {table.now().posts[table.post("sec-n")].units[1][0]}, 1); // not fired any more
    }

    void ex_11_2_noMoreThanFourSquads()
    {
        const auto squads = [](int units) {
            return countOf(Table(9,
                                 [units](Fortress &fortress) {
                                     fortress.units("sec-n", "spearman", 1);
                                     fortress.enemy("asl-n", "warrior", units);
                                 }),
                           "squad-formed sec-n");
        };
        QCOMPARE(squads(4), 1);
        QCOMPARE(squads(5), 2);
        QCOMPARE(squads(12), 3);
        QCOMPARE(squads(18), 4);
    }

    void ex_11_2_everyFootholdHasASquad()
    {
        const Table table(9, [](Fortress &fortress) {
            fortress.units("sec-n", "spearman", 1);
            for (const char *key : {"sec-n-1", "sec-n-2"}) {
                Squad &squad = fortress.squad(key, "warrior");
                squad.perch = Perch::Section;
                --fortress.front("asl-n").assault[squad.leader];
            }
        });
        QCOMPARE(countOf(table, "squad-formed sec-n"), 2);
    }

    void ex_15_2_aWindowGoesRound()
    {
        Table table(
            9,
            [](Fortress &fortress) {
                fortress.building("mage-tower", 1);
                fortress.hero(kOrange, "deserter");
                fortress.units("sec-n", "spearman", 1);
                fortress.enemy("asl-n", "warrior", 2);
            },
            2);
        QCOMPARE(decisionOf(table), u"power-window"_s);
        QCOMPARE(int {table.seat()}, int {kBlue});
        table.play("pass");
        QCOMPARE(int {table.seat()}, int {kOrange});
        table.play("pass");
        QCOMPARE(decisionOf(table), u"assign-units"_s);
    }

    void ex_15_3_aLowBuildingGivesNoPower()
    {
        const Table table(9, [](Fortress &fortress) {
            fortress.building("mage-tower", 1);
            fortress.units("sec-n", "spearman", 1);
            fortress.enemy("asl-n", "warrior", 2);
        });
        QVERIFY(table.isLegal("rockfall asl-n normal"));
        QCOMPARE(refusal(table, "rockfall asl-n extra"), u"no-extra-spell 15.9"_s);
        QCOMPARE(refusal(table, "earthquake"), u"not-now 11.8"_s); // the next window, which is not opened
    }

    void ex_15_5_aSavedUnitHoldsTheWall()
    {
        Table table(12, [](Fortress &fortress) {
            fortress.building("chapel", 1);
            fortress.units("sec-n", "spearman", 1);
            Squad &squad = fortress.squad("sec-n-1", "champion", "warrior", 2);
            squad.defenders[0][0] = 1;
            squad.lead = 0;
        });
        table.roll({1, 1});
        table.play("shield spearman");
        QVERIFY(!table.happened("foothold-taken"));
        QCOMPARE(table.units("sec-n", "spearman"), 1);
    }

    void ex_15_7_theBlindUnitIsTheLastToGo()
    {
        Table table(2, [](Fortress &fortress) {
            fortress.faction("woodsmen");
            fortress.data().fronts[0].blinded[fortress.kind("hunter")] = 1;
            fortress.units("sec-n", "spearman", 4);
            fortress.enemy("dep-n", "hunter", 1); // the others are gone
            fortress.enemy("dep-n", "axeman", 1);
        });
        table.roll({3});
        QVERIFY(table.happened("enemy-volley sec-n 1 0"));
    }

    void ex_16_4_ironIsKnownToPrograms()
    {
        QVERIFY(Table(Moment::Actions, {}, 1, {{"iron", "on"}}).setup().rules().iron);
        QVERIFY(!Table(Moment::Actions).setup().rules().iron);
    }
};

std::unique_ptr<QObject> makeStagesTest()
{
    return std::make_unique<StagesTest>();
}

} // namespace merlon::exiles

#include "stages_test.moc"
