#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

/// EX-10.1 to EX-10.6, EX-11.1 to EX-11.11: the advance, squads, what falls on them, who is to fight whom.
class SquadsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ex_10_1_meleeUnitsComeToTheWall()
    {
        const Table table(5, [](Fortress &fortress) {
            fortress.units("sec-n", "spearman", 1);
            fortress.enemy("dep-n", "warrior", 2);
            fortress.enemy("dep-n", "slinger", 1);
        });
        QVERIFY(table.happened("enemy-advances asl-n 2"));
        QCOMPARE(table.enemies("dep-n", "slinger"), 1);
    }

    void ex_10_4_aCompleteLineHoldsThemForARound()
    {
        const Table::Change line = [](Fortress &fortress) {
            fortress.ditches(1);
            fortress.enemy("dep-n", "warrior", 2);
        };
        QVERIFY(Table(5, line).happened("enemy-held-up dep-n"));
        const Table second(5, [&](Fortress &fortress) {
            line(fortress);
            fortress.data().siege.round = 2;
        });
        QVERIFY(second.happened("enemy-advances asl-n 2"));
    }

    void ex_10_2_oneGapOpensTheLine()
    {
        const Table table(5, [](Fortress &fortress) {
            fortress.ditches(1);
            fortress.data().ditches[0] = 0; // dit-n1
            fortress.enemy("dep-n", "warrior", 2);
        });
        QVERIFY(table.happened("enemy-advances asl-n 2"));
    }

    void ex_10_3_aBridgeCrossesTheLine()
    {
        const Table table(5, [](Fortress &fortress) {
            fortress.ditches(2);
            fortress.enemy("dep-n", "warrior", 8);
            fortress.enemyEngine("dep-n", "bridge");
            fortress.enemyEngine("dep-n", "siege-tower");
        });
        QVERIFY(table.happened("bridge-laid asl-n"));
        QVERIFY(table.happened("enemy-advances asl-n 8"));
        QVERIFY(table.happened("towers-advance asl-n 1"));
    }

    void ex_10_4_boundingUnitsMindMoatsAlone()
    {
        const auto advances = [](int level) {
            return Table(5,
                         [&](Fortress &fortress) {
                             fortress.faction("wolf-men");
                             fortress.ditches(level);
                             fortress.enemy("dep-n", "wolf", 2);
                         })
                .happened("enemy-advances asl-n 2");
        };
        QVERIFY(advances(1));
        QVERIFY(!Table(5, [](Fortress &fortress) {
                     fortress.faction("wolf-men");
                     fortress.ditches(2);
                     fortress.enemy("dep-n", "wolf", 2);
                     fortress.units("sec-ne", "archer", 1);
                     fortress.level("sec-ne", 1);
                 }).happened("enemy-advances"));
    }

    void ex_10_4_flyersGoAtOnce()
    {
        const Table table(5, [](Fortress &fortress) {
            fortress.faction("beasts");
            fortress.ditches(1);
            fortress.enemy("dep-n", "ravener", 2);
            fortress.enemy("dep-n", "harpy", 3);
        });
        QVERIFY(table.happened("enemy-advances asl-n 3"));
    }

    void ex_10_5_theMoatTakesUnits()
    {
        Table table(5, [](Fortress &fortress) {
            fortress.data().siege.round = 2;
            fortress.ditches(2);
            fortress.enemy("dep-n", "warrior", 2);
            fortress.enemy("dep-n", "giant", 3);
        });
        QCOMPARE(decisionOf(table), u"moat-die"_s);
        table.roll({4}); // the most numerous
        QVERIFY(table.happened("enemy-drowned giant dep-n"));
        QVERIFY(table.happened("enemy-advances asl-n 4"));
    }

    void ex_11_1_flyersChooseADefendedSection()
    {
        Table table(9, [](Fortress &fortress) {
            fortress.faction("beasts");
            fortress.units("sec-nw", "spearman", 1);
            fortress.enemy("asl-n", "harpy", 2);
            fortress.enemy("asl-n", "ravener", 1);
        });
        table.roll({1}); // the left tower, which is empty
        QVERIFY(table.happened("flyers-choose asl-n sec-nw"));
        QVERIFY(table.happened("squad-formed sec-nw-1 harpy 2"));
        QVERIFY(table.happened("squad-formed sec-n-1 ravener 1"));
    }

    void ex_11_3_theStrongestLead()
    {
        const Table table(9, [](Fortress &fortress) {
            fortress.units("sec-n", "spearman", 1);
            fortress.enemy("asl-n", "warrior", 5);
            fortress.enemy("asl-n", "champion", 1);
        });
        QVERIFY(table.happened("squad-formed sec-n-1 champion 3"));
        QVERIFY(table.happened("squad-formed sec-n-2 warrior 3"));
    }

    void ex_11_4_theStrongestSquadCarriesTheRam()
    {
        const Table table(9, [](Fortress &fortress) {
            fortress.level("sec-n", 1);
            fortress.units("sec-n", "spearman", 1);
            fortress.enemy("asl-n", "warrior", 5);
            fortress.enemy("asl-n", "champion", 1);
            fortress.front("asl-n").towers = 1;
        });
        QVERIFY(table.happened("ram-given sec-n-1"));
        QVERIFY(table.happened("tower-given sec-n-2")); // EX-11.5: without a ram
    }

    void ex_11_6_rocksFallOnce()
    {
        Table table(9, [](Fortress &fortress) {
            fortress.section("sec-n").hasRocks = true;
            fortress.units("sec-n", "spearman", 1);
            fortress.enemy("asl-n", "warrior", 3);
        });
        QCOMPARE(offered(table), (QStringList {u"drop rocks"_s, u"hold rocks"_s}));
        table.play("drop rocks");
        table.roll({6});
        table.play("slay warrior sec-n-1");
        QCOMPARE(table.enemies("asl-n", "warrior"), 2);
        QVERIFY(table.section("sec-n").rocksUsed);
    }

    void ex_11_6_twoDiceForACauldron()
    {
        Table table(9, [](Fortress &fortress) {
            fortress.level("sec-n", 5);
            fortress.section("sec-n").hasCauldron = true;
            fortress.units("sec-n", "spearman", 1);
            fortress.enemy("asl-n", "giant", 3);
            fortress.enemy("asl-n", "warrior", 1);
        });
        table.play("drop cauldron");
        table.roll({1, 6}); // 1 + 1 and 3 + 1
        QVERIFY(table.isLegal("slay giant sec-n-1"));
        table.play("slay giant sec-n-1"); // one point is left
        QCOMPARE(table.enemies("asl-n", "giant"), 2);
    }

    void ex_11_7_aLostLeaderIsReplaced()
    {
        Table table(9, [](Fortress &fortress) {
            fortress.section("sec-n").hasRocks = true;
            fortress.section("sec-n").hasCauldron = true;
            fortress.units("sec-n", "spearman", 1);
            fortress.enemy("asl-n", "giant", 1);
            fortress.enemy("asl-n", "warrior", 2);
        });
        table.play({"hold rocks", "drop cauldron"});
        table.roll({6, 6});
        table.play("slay giant sec-n-1");
        QVERIFY(table.happened("leader-follows sec-n-1 warrior"));
    }

    void ex_11_8_rockfallNeedsNoWall()
    {
        Table table(9, [](Fortress &fortress) {
            fortress.building("mage-tower", 1);
            fortress.units("sec-n", "spearman", 1);
            fortress.enemy("asl-n", "warrior", 3);
        });
        table.play("rockfall asl-n normal");
        table.roll({4});
        table.play("slay warrior sec-n-1");
        QCOMPARE(table.enemies("asl-n", "warrior"), 2);
    }

    void ex_15_9_theSorcererCastsOnceMore()
    {
        Table table(9, [](Fortress &fortress) {
            fortress.hero(kBlue, "sorcerer");
            fortress.building("mage-tower", 1);
            fortress.units("sec-n", "spearman", 1);
            fortress.enemy("asl-n", "warrior", 4);
        });
        table.play("rockfall asl-n normal");
        table.roll({1});
        QCOMPARE(refusal(table, "rockfall asl-n normal"), u"power-used 15.1"_s);
        table.play("rockfall asl-n extra");
        table.roll({1});
        QCOMPARE(decisionOf(table), u"assign-units"_s); // nothing else can be cast
    }

    void ex_15_1_anEarthquakeTakesHalf()
    {
        Table table(9, [](Fortress &fortress) {
            fortress.building("mage-tower", 5);
            fortress.data().now.powers = bitOf(Spell::Rockfall);
            fortress.units("sec-n", "spearman", 1);
            fortress.enemy("asl-n", "warrior", 3);
            fortress.enemy("dep-n", "slinger", 2);
        });
        table.play("earthquake"); // 4 of 8
        QCOMPARE(refusal(table, "remove warrior asl-n"), u"not-now 15.1"_s);
        table.play({"slay warrior sec-n-1", "remove slinger dep-n", "remove slinger dep-n"});
        QCOMPARE(table.enemies("asl-n", "warrior"), 2);
    }

    void ex_11_9_theOracleMovesUnits()
    {
        Table table(11, [](Fortress &fortress) {
            fortress.hero(kBlue, "oracle");
            fortress.units("sec-s", "archer", 2, kFought);
            fortress.squad("sec-n-1", "warrior");
        });
        QCOMPARE(decisionOf(table), u"foresee"_s);
        table.play({"foresee sec-s archer-fought", "send sec-n 1", "done"});
        QCOMPARE(table.units("sec-n", "archer"), 1);
        QVERIFY(table.now().now.oracleUsed);
    }

    void ex_11_9_renewalMendsAWall()
    {
        Table table(11, [](Fortress &fortress) {
            fortress.building("chapel", 3);
            fortress.level("sec-n", 4);
            fortress.section("sec-n").resistance = 1;
            fortress.units("sec-n", "spearman", 1);
            fortress.squad("sec-n-1", "warrior");
        });
        QCOMPARE(refusal(table, "bless renewal sec-e"), u"only-a-barrier 15.8"_s);
        table.play("bless renewal sec-n");
        QCOMPARE(int {table.section("sec-n").resistance}, 4);
    }

    void ex_11_10_unitsAreSharedOut()
    {
        Table table(11, [](Fortress &fortress) {
            fortress.units("sec-n", "spearman", 2);
            fortress.units("sec-n", "archer", 1);
            fortress.squad("sec-n-1", "warrior");
            fortress.squad("sec-n-2", "warrior");
        });
        table.play("assign spearman sec-n-1 1");
        QCOMPARE(refusal(table, "assign spearman sec-n-2 2"), u"too-many-units 11.10"_s);
        QCOMPARE(refusal(table, "assign spearman sec-e-1 1"), u"not-this-squad 11.10"_s);
        table.play({"assign archer sec-n-1 1", "done"});
        QCOMPARE(decisionOf(table), u"lead-squad"_s);
        QCOMPARE(refusal(table, "lead sec-n-1 swordsman"), u"not-assigned 11.10"_s);
        table.play("lead sec-n-1 archer");
        QCOMPARE(int {table.squad("sec-n-1").lead}, 1);
    }

    void ex_11_11_anUnopposedSquadInAnEmptyCityWins()
    {
        const Table table(11, [](Fortress &fortress) {
            fortress.data().buildings = {};
            fortress.units("sec-s", "spearman", 1);
            fortress.squad("sec-n-1", "warrior");
        });
        QVERIFY(table.isOver());
        QVERIFY(table.happened("squad-unopposed sec-n")); // where it was decided
        QVERIFY(table.happened("overrun 1"));
        QVERIFY(!table.outcome().isWinner(kBlue));
    }
};

std::unique_ptr<QObject> makeSquadsTest()
{
    return std::make_unique<SquadsTest>();
}

} // namespace merlon::exiles

#include "squads_test.moc"
