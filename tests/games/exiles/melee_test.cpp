#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include "core/games/exiles/siege/siege.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

namespace {

/// So many of the units on the section fight the squad; the type leads if it is the first.
void assign(Squad &squad, Unit unit, int number)
{
    const auto index = static_cast<std::size_t>(unit);
    squad.defenders[index][0] = static_cast<std::uint8_t>(number);
    if (squad.lead == 0xFF)
        squad.lead = static_cast<std::uint8_t>(index);
}

/// Stage 12 with one squad before the north wall and spearmen against it.
Table fight(std::string_view leader, std::string_view support, int number, int spearmen,
            const Table::Change &change = {}, std::string_view faction = "barbarians")
{
    return Table(12, [&](Fortress &fortress) {
        fortress.faction(faction);
        fortress.units("sec-n", "spearman", spearmen);
        Squad &squad = fortress.squad("sec-n-1", leader, support, number);
        if (spearmen > 0)
            assign(squad, Unit::Spearman, spearmen);
        if (change)
            change(fortress);
    });
}

} // namespace

/// EX-11.12 to EX-11.20: fights, and destruction in the city.
class MeleeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ex_11_12_theRamBreaksTheGate()
    {
        Table table = fight("champion", "warrior", 2, 0, [](Fortress &fortress) {
            fortress.level("sec-n", 1);
            fortress.data().squads[squadOf(fortress.post("sec-n"), 0)].hasRam = true;
        });
        QVERIFY(table.happened("ram-strikes sec-n-1 gate-n 2")); // 10 against 4
        QCOMPARE(int {table.section("sec-n").gate}, 2);
    }

    void ex_11_12_aWeakSquadPutsTheRamAside()
    {
        const Table table = fight("warrior", "warrior", 1, 0, [](Fortress &fortress) {
            fortress.level("sec-n", 1);
            fortress.data().squads[squadOf(fortress.post("sec-n"), 0)].hasRam = true;
        });
        QVERIFY(table.happened("ram-put-aside sec-n-1"));
        QCOMPARE(int {table.section("sec-n").gate}, 4);
    }

    void ex_11_12_aBrokenGateIsTaken()
    {
        const Table table = fight("champion", "champion", 3, 0, [](Fortress &fortress) {
            fortress.level("sec-n", 1);
            fortress.section("sec-n").gate = 4;
            fortress.data().squads[squadOf(fortress.post("sec-n"), 0)].hasRam = true;
        });
        QVERIFY(table.happened("gate-broken gate-n"));
        QVERIFY(table.squad("sec-n-1").perch == Perch::Gate);
        QCOMPARE(table.enemies("asl-n", "champion"), 3); // the foothold is not there any more
    }

    void ex_11_13_aGateBrokenBeforeLetsThemIn()
    {
        const Table table = fight("warrior", "warrior", 1, 0, [](Fortress &fortress) {
            fortress.level("sec-n", 1);
            fortress.section("sec-n").gate = 0;
        });
        QVERIFY(table.squad("sec-n-1").perch == Perch::Gate);
    }

    void ex_11_14_nobodyAgainstThem()
    {
        const Table table = fight("warrior", "warrior", 1, 0);
        QVERIFY(table.happened("foothold-taken sec-n-1 warrior"));
        QCOMPARE(decisionOf(table), u"strike-building"_s);
    }

    void ex_11_14_theScores()
    {
        const Table table =
            fight("warrior", "warrior", 3, 2, [](Fortress &fortress) { fortress.level("sec-n", 2); });
        const SquadIndex squad = squadOf(table.post("sec-n"), 0);
        QCOMPARE(scoreOfEnemy(table.scene(), squad, 2), 2 + 3 + 2 - 3);
        QCOMPARE(scoreOfDefenders(table.scene(), squad, 2), 2 + 1 + 2);
    }

    void ex_11_14_aSiegeTowerHalvesTheWall()
    {
        const Table table = fight("warrior", "warrior", 3, 2, [](Fortress &fortress) {
            fortress.level("sec-n", 2);
            fortress.data().squads[squadOf(fortress.post("sec-n"), 0)].hasTower = true;
        });
        QCOMPARE(scoreOfEnemy(table.scene(), squadOf(table.post("sec-n"), 0), 2), 2 + 3 + 2 - 1);
    }

    void ex_11_14_packsAndDread()
    {
        const Table pack = fight("wolf-man", "wolf", 3, 1, {}, "wolf-men");
        QCOMPARE(scoreOfEnemy(pack.scene(), squadOf(pack.post("sec-n"), 0), 1), 3 + 3 + 1 + 1);
        const Table dread(12, [](Fortress &fortress) {
            fortress.faction("beasts");
            fortress.units("sec-n", "archer", 2);
            assign(fortress.squad("sec-n-1", "ravener"), Unit::Archer, 2);
        });
        QCOMPARE(scoreOfDefenders(dread.scene(), squadOf(dread.post("sec-n"), 0), 3), 1 + 0 + 3 - 1);
    }

    void ex_11_14_flyersMindNoWallButHoardings()
    {
        const Table table = fight(
            "harpy", "harpy", 1, 1, [](Fortress &fortress) { fortress.level("sec-n", 4); }, "beasts");
        QCOMPARE(scoreOfEnemy(table.scene(), squadOf(table.post("sec-n"), 0), 1), 3 + 2 + 1);
    }

    void ex_11_15_aBeatenSquadLosesUnits()
    {
        Table table = fight("warrior", "warrior", 1, 6); // 3 against 7
        table.roll({1, 1});
        QVERIFY(table.happened("squad-beaten sec-n-1 4"));
        table.play("slay warrior sec-n-1");
        QVERIFY(table.isLegal("slay warrior sec-n-1"));
        table.play("done");
        QVERIFY(!table.happened("foothold-taken"));
        QCOMPARE(table.now().posts[table.post("sec-n")].total(), 6);
    }

    void ex_11_15_aTieThrowsAFootholdBack()
    {
        Table table(12, [](Fortress &fortress) {
            fortress.units("sec-n", "spearman", 1);
            Squad &squad = fortress.squad("sec-n-1", "warrior");
            squad.perch = Perch::Section;
            --fortress.front("asl-n").assault[squad.leader];
            assign(squad, Unit::Spearman, 1);
        });
        table.roll({1, 1});
        QVERIFY(table.happened("squad-drawn sec-n-1"));
        QCOMPARE(table.enemies("asl-n", "warrior"), 1);
    }

    void ex_11_16_whoKillsAllTakesTheWall()
    {
        Table table = fight("champion", "warrior", 2, 1); // 8 against 2
        table.roll({1, 1});
        QVERIFY(table.happened("units-lost sec-n spearman 1"));
        QVERIFY(table.happened("foothold-taken sec-n-1 champion"));
        QCOMPARE(decisionOf(table), u"strike-building"_s);
    }

    void ex_11_17_threeAgainstOne()
    {
        Table table = fight("warrior", "warrior", 1, 3); // 1 + 3 against 3 + 4
        table.roll({1, 6});
        QVERIFY(table.happened("squad-beaten sec-n-1 3"));
        table.play("done");
        QVERIFY(table.happened("three-against-one sec-n-1"));
        QVERIFY(table.happened("enemy-slain warrior sec-n-1"));
    }

    void ex_11_17_threeAgainstOneOfTheDefenders()
    {
        Table table = fight("warrior", "warrior", 1, 4); // 3 + 3 against 5 + 1
        table.roll({6, 1});
        QVERIFY(table.happened("squad-drawn sec-n-1"));
        QVERIFY(table.happened("units-lost sec-n spearman 1"));
    }

    void ex_11_17_whoKilledTheWholeSquadStillLosesOne()
    {
        Table table = fight("warrior", {}, 0, 5, [](Fortress &fortress) {
            fortress.enemy("dep-n", "warrior", 1); // or the enemy would flee
        });
        table.roll({6, 1}); // 2 + 3 against 6 + 1
        table.play("slay warrior sec-n-1");
        QVERIFY(table.happened("three-against-one sec-n-1"));
        QVERIFY(table.happened("units-lost sec-n spearman 1"));
        QCOMPARE(table.units("sec-n", "spearman"), 4);
    }

    void ex_11_17_heavyInfantryStandsFirm()
    {
        Table table(12, [](Fortress &fortress) {
            fortress.units("sec-n", "heavy-infantry", 1);
            assign(fortress.squad("sec-n-1", "warrior"), Unit::HeavyInfantry, 1);
        });
        table.roll({6, 1}); // 5 against 5
        QVERIFY(!table.happened("three-against-one"));
        QCOMPARE(table.units("sec-n", "heavy-infantry"), 1);
    }

    void ex_11_18_whoHasFoughtShootsNoMore()
    {
        Table table(12, [](Fortress &fortress) {
            fortress.units("sec-n", "archer", 2);
            assign(fortress.squad("sec-n-1", "warrior"), Unit::Archer, 1);
        });
        QCOMPARE(int {table.now().posts[table.post("sec-n")].units[1][kFought]}, 1);
        QCOMPARE(int {table.now().posts[table.post("sec-n")].units[1][0]}, 1);
    }

    void ex_11_19_twoBuildingsLoseALevel()
    {
        Table table =
            fight("warrior", "warrior", 1, 0, [](Fortress &fortress) { fortress.building("library", 2); });
        table.play("strike library");
        QCOMPARE(offered(table), (QStringList {u"strike barracks"_s, u"strike keep"_s}));
        table.play("strike keep");
        QCOMPARE(table.level("library"), 1);
        QCOMPARE(table.level("keep"), 0);
        QCOMPARE(table.level("barracks"), 1);
        QCOMPARE(table.now().scars.buildings.count(), std::size_t {2});
    }

    void ex_6_4_enginesOfARuinedKeepAreLost()
    {
        Table table = fight("warrior", "warrior", 1, 0, [](Fortress &fortress) {
            fortress.building("keep", 3);
            fortress.engine("keep", "catapult", 2);
        });
        table.play("strike keep");
        QCOMPARE(table.count("engine-lost"), 2);            // the barracks is the only other one
        QVERIFY(table.happened("building-damaged keep 2")); // and once more in each round to come
    }

    void ex_11_20_footholdsLeadOnInTheNextRound()
    {
        Table table = fight("warrior", "warrior", 3, 0, [](Fortress &fortress) {
            fortress.building("barracks", 0);
            fortress.building("library", 0);
            fortress.data().siege.isTested = true;
        });
        QCOMPARE(decisionOf(table), u"morale-die"_s); // the Keep alone was hit
        table.forget();
        table.roll({1});
        QVERIFY(table.happened("squad-formed sec-n-1 warrior 4"));
    }
};

std::unique_ptr<QObject> makeMeleeTest()
{
    return std::make_unique<MeleeTest>();
}

} // namespace merlon::exiles

#include "melee_test.moc"
