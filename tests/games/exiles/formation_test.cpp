#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include "core/games/exiles/enemy.h"
#include "core/games/exiles/siege/siege.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

namespace {

constexpr std::size_t kNorth = 0; // of the fronts
constexpr std::size_t kEast = 1;

/// A unit stands on a section already, as the leader of a squad of that front.
void standOn(Fortress &fortress, std::string_view squadKey, std::string_view leader,
             std::size_t front = kNorth)
{
    Squad &squad = fortress.squad(squadKey, leader);
    --fortress.data().fronts[squad.front].assault[squad.leader];
    squad.front = static_cast<std::uint8_t>(front);
    squad.perch = Perch::Section;
    fortress.data().fronts[front].isAttacked = true;
}

/// Stage 9, with spearmen on the north wall.
Table forming(const Table::Change &change, std::string_view faction = "barbarians")
{
    return Table(9, [&](Fortress &fortress) {
        fortress.faction(faction);
        fortress.units("sec-n", "spearman", 1);
        change(fortress);
    });
}

} // namespace

/// EX-10.3 to EX-10.6, EX-11.1 to EX-11.7: how the enemy crosses ditches, lines up, and is hit before the fight.
class FormationTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ex_10_3_aLaidBridgeStays()
    {
        const Table table(5, [](Fortress &fortress) {
            fortress.data().siege.round = 2;
            fortress.ditches(2);
            fortress.enemy("dep-n", "warrior", 8);
            fortress.enemyEngine("dep-n", "bridge");
            fortress.front("dep-n").isBridged = true;
        });
        QVERIFY(!table.happened("bridge-laid"));
        QVERIFY(table.happened("enemy-advances asl-n 8")); // nobody drowns
        QCOMPARE(int {table.now().fronts[kNorth].engines[indexOf(EnemyEngine::Bridge)]}, 1);
    }

    void ex_10_5_theMoreTheyAreTheMoreAreLost()
    {
        for (const auto &[crossing, lost] :
             {std::pair {1, 0}, std::pair {2, 0}, std::pair {3, 1}, std::pair {7, 1}, std::pair {8, 2},
              std::pair {12, 2}, std::pair {13, 3}, std::pair {17, 3}, std::pair {18, 4}, std::pair {22, 4},
              std::pair {23, 5}, std::pair {28, 6}})
            QCOMPARE(moatLosses(crossing), lost);
    }

    void ex_10_5_theDieSaysWhoDrowns()
    {
        const auto drowned = [](int die) {
            Table table(5, [](Fortress &fortress) {
                fortress.data().siege.round = 2;
                fortress.ditches(2);
                fortress.enemy("dep-n", "warrior", 2);
                fortress.enemy("dep-n", "champion", 2);
                fortress.enemy("dep-n", "giant", 3);
            });
            table.roll({die});
            return listed(table.events()).filter(u"enemy-drowned"_s);
        };
        QCOMPARE(drowned(3), QStringList(u"enemy-drowned warrior dep-n"_s)); // the weakest
        QCOMPARE(drowned(5), QStringList(u"enemy-drowned giant dep-n"_s));   // the most numerous
        // The toughest: champions and giants are alike, and champions come first in the order of the faction.
        QCOMPARE(drowned(6), QStringList(u"enemy-drowned champion dep-n"_s));
    }

    void ex_10_6_siegeTowersStayBehindADitch()
    {
        const Table table(5, [](Fortress &fortress) {
            fortress.data().siege.round = 2;
            fortress.ditches(1);
            fortress.enemy("dep-n", "warrior", 2);
            fortress.enemyEngine("dep-n", "siege-tower");
        });
        QVERIFY(table.happened("enemy-advances asl-n 2"));
        QVERIFY(!table.happened("towers-advance"));
        QCOMPARE(int {table.now().fronts[kNorth].engines[indexOf(EnemyEngine::SiegeTower)]}, 1);
    }

    void ex_11_1_aFootholdOnATowerDrawsTheFlyers()
    {
        const Table table = forming(
            [](Fortress &fortress) {
                fortress.enemy("asl-n", "harpy", 2);
                standOn(fortress, "sec-nw-1", "harpy");
            },
            "beasts");
        QVERIFY(!table.happened("flyers-choose")); // no die
        QVERIFY(table.happened("squad-formed sec-nw-1 harpy 3"));
    }

    void ex_11_1_withoutDefendersTheyGoToTheWall()
    {
        Table table = forming(
            [](Fortress &fortress) {
                fortress.units("sec-n", "spearman", 0);
                fortress.enemy("asl-n", "harpy", 2);
            },
            "beasts");
        table.roll({1}); // the left tower
        QVERIFY(table.happened("flyers-choose asl-n sec-n"));
    }

    void ex_11_2_flyersWithoutASquadLeftJoinTheWall()
    {
        Table table = forming(
            [](Fortress &fortress) {
                fortress.units("sec-ne", "spearman", 1);
                fortress.enemy("asl-n", "harpy", 2);
                for (const char *squad : {"sec-ne-1", "sec-ne-2", "sec-ne-3", "sec-ne-4"})
                    standOn(fortress, squad, "harpy", kEast);
            },
            "beasts");
        table.roll({1});
        QVERIFY(table.happened("flyers-choose asl-n sec-ne"));
        QVERIFY(table.happened("squad-formed sec-n-1 harpy 2"));
        QCOMPARE(countOf(table, "squad-formed sec-ne"), 4);
    }

    void ex_11_3_tiesOfStrengthGoByEnduranceThenByOrder()
    {
        const Table beasts =
            forming([](Fortress &fortress) { fortress.enemy("asl-n", "ravener", 1); }, "beasts");
        QVERIFY(leadsBefore(beasts.scene(), 3, 2)); // cyclops 4, 5 before harpy 4, 2
        QVERIFY(!leadsBefore(beasts.scene(), 2, 3));
        const Table woodsmen =
            forming([](Fortress &fortress) { fortress.enemy("asl-n", "axeman", 1); }, "woodsmen");
        QVERIFY(leadsBefore(woodsmen.scene(), 0, 3)); // axeman and hunter are alike: 2, 2, 1
        QVERIFY(!leadsBefore(woodsmen.scene(), 3, 0));
    }

    void ex_11_3_supportGoesWhereTheLeastIs()
    {
        const Table table = forming([](Fortress &fortress) {
            fortress.enemy("asl-n", "champion", 2);
            fortress.enemy("asl-n", "giant", 1);
            fortress.enemy("asl-n", "warrior", 3);
        });
        const Squad &first = table.squad("sec-n-1");
        const Squad &second = table.squad("sec-n-2");
        QCOMPARE(int {first.leader}, 1);
        QCOMPARE(int {second.leader}, 1);
        QCOMPARE(int {first.support[2]}, 1); // the giant first; two warriors for the other, the last one here
        QCOMPARE(int {first.support[0]}, 1);
        QCOMPARE(int {second.support[0]}, 2);
    }

    void ex_11_4_flyersCarryNothing()
    {
        Table table = forming(
            [](Fortress &fortress) {
                fortress.level("sec-n", 1);
                fortress.enemy("asl-n", "harpy", 2);
                fortress.front("asl-n").towers = 1;
            },
            "beasts");
        table.roll({3}); // the wall
        QVERIFY(table.happened("squad-formed sec-n-1 harpy 2"));
        QVERIFY(!table.happened("ram-given"));
        QVERIFY(!table.happened("tower-given"));
    }

    void ex_11_4_footholdsCarryNoRam()
    {
        const Table table = forming([](Fortress &fortress) {
            fortress.level("sec-n", 1);
            fortress.enemy("asl-n", "warrior", 5);
            standOn(fortress, "sec-n-1", "champion");
        });
        QVERIFY(table.happened("squad-formed sec-n-1 champion 3"));
        QVERIFY(table.happened("ram-given sec-n-2"));
    }

    void ex_11_5_oneSiegeTowerForEachSquadWithoutARam()
    {
        const Table table = forming([](Fortress &fortress) {
            fortress.level("sec-n", 1);
            fortress.enemy("asl-n", "champion", 1);
            fortress.enemy("asl-n", "warrior", 8);
            fortress.front("asl-n").towers = 3;
        });
        QCOMPARE(countOf(table, "squad-formed"), 3);
        QVERIFY(table.happened("ram-given sec-n-1"));
        QVERIFY(table.happened("tower-given sec-n-2"));
        QVERIFY(table.happened("tower-given sec-n-3"));
        QCOMPARE(table.count("tower-given"), 2);
    }

    void ex_11_6_onlyReadyRocksAboveEnemiesAreAskedFor()
    {
        const Table table = forming([](Fortress &fortress) {
            fortress.section("sec-n").hasRocks = true;
            fortress.section("sec-n").rocksUsed = true;
            fortress.section("sec-s").hasRocks = true; // nobody stands before it
            fortress.enemy("asl-n", "warrior", 3);
        });
        QCOMPARE(decisionOf(table), u"assign-units"_s);
    }

    void ex_11_7_footholdsCannotBeHit()
    {
        Table table = forming([](Fortress &fortress) {
            fortress.section("sec-n").hasCauldron = true;
            fortress.enemy("asl-n", "warrior", 1);
            standOn(fortress, "sec-n-1", "champion");
        });
        table.play("drop cauldron");
        table.roll({6, 6});
        QCOMPARE(refusal(table, "slay champion sec-n-1"), u"not-in-squad 11.7"_s);
        QVERIFY(table.isLegal("slay warrior sec-n-1"));
    }

    void ex_11_7_whatFallsHitsItsOwnFront()
    {
        Table table = forming([](Fortress &fortress) {
            fortress.section("sec-n").hasRocks = true;
            fortress.units("sec-e", "spearman", 1);
            fortress.enemy("asl-n", "warrior", 1);
            fortress.enemy("asl-e", "warrior", 1);
        });
        table.play("drop rocks");
        table.roll({6});
        QCOMPARE(refusal(table, "slay warrior sec-e-1"), u"not-this-squad 11.7"_s);
        QVERIFY(table.isLegal("slay warrior sec-n-1"));
    }
};

std::unique_ptr<QObject> makeFormationTest()
{
    return std::make_unique<FormationTest>();
}

} // namespace merlon::exiles

#include "formation_test.moc"
