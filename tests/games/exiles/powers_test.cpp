#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

namespace {

/// Three spearmen on the north wall are about to leave.
Table underFire(int chapel, int seats = 1)
{
    Table table(
        2,
        [chapel](Fortress &fortress) {
            fortress.building("chapel", chapel);
            fortress.units("sec-n", "spearman", 3);
            fortress.enemy("dep-n", "slinger", 3);
            fortress.enemy("dep-n", "warrior", 1);
        },
        seats);
    table.roll({3});
    return table;
}

/// Stage 9 with all spells; Rockfall has been used.
Table trembling(const Table::Change &change)
{
    return Table(9, [&](Fortress &fortress) {
        fortress.building("mage-tower", 5);
        fortress.data().now.powers = bitOf(Spell::Rockfall);
        fortress.units("sec-n", "spearman", 1);
        change(fortress);
    });
}

} // namespace

/// EX-15: spells and blessings in detail.
class PowersTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ex_15_1_conflagrationBurnsAnEngine()
    {
        Table table(Moment::Siege, [](Fortress &fortress) {
            fortress.data().turn = 9;
            fortress.building("mage-tower", 4);
        });
        table.play({"draw-faction barbarians", "roll 1", "done", "done", "draw-front asl-n", "done"});
        QCOMPARE(refusal(table, "burn dep-s palisade normal"), u"no-enemy-there 15.1"_s);
        table.play("burn dep-n palisade normal");
        QVERIFY(table.happened("enemy-engine-removed palisade dep-n"));
        QCOMPARE(offered(table, "burn"), QStringList());
        QCOMPARE(refusal(table, "burn dep-n catapult normal"), u"power-used 15.1"_s);
    }

    void ex_15_1_theQuakeTakesFootholdsFirst()
    {
        Table table = trembling([](Fortress &fortress) {
            fortress.enemy("asl-n", "warrior", 5);
            fortress.enemy("asl-n", "champion", 2); // one of them supports the foothold
            Squad &squad = fortress.squad("sec-n-1", "champion");
            --fortress.front("asl-n").assault[squad.leader];
            squad.perch = Perch::Section;
        });
        table.play({"earthquake", "slay champion sec-n-1"}); // 12 of 25
        QVERIFY(table.happened("leader-follows sec-n-1 champion"));
        QVERIFY(table.squad("sec-n-1").perch == Perch::None);
        QCOMPARE(table.enemies("asl-n", "champion"), 2);
    }

    void ex_15_1_aQuakeMaySpareThem()
    {
        Table table = trembling([](Fortress &fortress) { fortress.enemy("asl-n", "warrior", 3); });
        table.play({"earthquake", "done"});
        QCOMPARE(decisionOf(table), u"assign-units"_s);
        QCOMPARE(table.enemies("asl-n", "warrior"), 3);
    }

    void ex_15_8_anAuraMayBePutOnABarrier()
    {
        Table table(Moment::Siege, [](Fortress &fortress) {
            fortress.building("chapel", 4);
            fortress.level("sec-n", 1);
        });
        table.play({"draw-faction barbarians", "done", "done", "draw-front asl-n", "done"});
        QCOMPARE(refusal(table, "bless aura keep"), u"not-a-section 15.8"_s);
        table.play("bless aura sec-e");
        QCOMPARE(int {table.now().now.aura}, int {table.post("sec-e")});
        QCOMPARE(refusal(table, "bless aura sec-n"), u"power-used 15.1"_s);
    }

    void ex_15_2_aQuakeThatCanTakeNobodyIsNotOffered()
    {
        const Table alone = trembling([](Fortress &fortress) { fortress.enemy("asl-n", "giant", 1); });
        QCOMPARE(decisionOf(alone), u"assign-units"_s); // 2 of 5
        const Table two = trembling([](Fortress &fortress) { fortress.enemy("asl-n", "giant", 2); });
        QVERIFY(two.isLegal("earthquake")); // 5 of 10
    }

    void ex_15_2_rockfallNeedsEnemiesBelow()
    {
        const Table table(9, [](Fortress &fortress) {
            fortress.building("mage-tower", 1);
            fortress.units("sec-n", "spearman", 1);
            fortress.enemy("asl-n", "warrior", 2);
        });
        QCOMPARE(offered(table, "rockfall"), QStringList(u"rockfall asl-n normal"_s));
        QCOMPARE(refusal(table, "rockfall asl-s normal"), u"no-enemy-there 15.2"_s);
        QCOMPARE(refusal(table, "rockfall dep-n normal"), u"no-enemy-there 15.2"_s);
    }

    void ex_15_4_bothBlessingsOnOneList()
    {
        Table table = underFire(5);
        table.play("shield spearman");
        QCOMPARE(offered(table), (QStringList {u"resurrect"_s, u"accept"_s}));
        QCOMPARE(refusal(table, "shield spearman"), u"power-used 15.1"_s);
        table.play("resurrect");
        QVERIFY(happenedInOrder(table, {"units-saved sec-n spearman 1", "units-saved sec-n spearman 2"}));
        QVERIFY(!table.happened("units-lost"));
        QCOMPARE(table.units("sec-n", "spearman"), 3);
    }

    void ex_15_4_nobodyIsSavedWhoIsNotOnTheList()
    {
        QCOMPARE(refusal(underFire(1), "shield archer"), u"not-on-the-list 15.4"_s);
    }

    void ex_15_4_theCommanderIsAskedBeforeTheOthers()
    {
        Table table = underFire(1, 2);
        const Seat commander = table.scene().commanderOf(table.post("sec-n"));
        QCOMPARE(int {table.seat()}, int {commander});
        table.play("accept");
        QCOMPARE(decisionOf(table), u"save-window"_s);
        QVERIFY(table.seat() != commander);
        table.play("shield spearman");
        QCOMPARE(table.units("sec-n", "spearman"), 1);
    }
};

std::unique_ptr<QObject> makePowersTest()
{
    return std::make_unique<PowersTest>();
}

} // namespace merlon::exiles

#include "powers_test.moc"
