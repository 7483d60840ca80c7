#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

namespace {

const Options kWarlord {{"warlord", "on"}};
constexpr Seat kEnemySeat = 1; ///< behind a single exile

Table commanded(int stage, const Table::Change &change)
{
    return Table(stage, change, 1, kWarlord);
}

} // namespace

/// EX-17: the Warlord.
class WarlordTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ex_17_1_aFifthSeatCommandsTheEnemy()
    {
        const Table table(Moment::Actions, {}, 4, kWarlord);
        const auto seats = table.setup().seats();
        QCOMPARE(seats.size(), std::size_t {5});
        QCOMPARE(QString::fromStdString(seats[4].key), u"warlord"_s);
        QVERIFY(seats[4].team != seats[0].team);
    }

    void ex_17_2_itChoosesFrontsAndDeploys()
    {
        Table table(
            Moment::Siege, [](Fortress &fortress) { fortress.data().turn = 4; }, 1, kWarlord);
        table.play({"draw-faction barbarians", "roll 6", "done", "done"}); // 5 warriors, 1 giant, 2 slingers
        QCOMPARE(decisionOf(table), u"choose-front"_s);
        QCOMPARE(int {table.seat()}, int {kEnemySeat});
        table.play({"choose-front asl-n", "choose-front asl-w"});
        QCOMPARE(refusal(table, "deploy warrior 4 dep-n"), u"too-few-left 17.2"_s); // 2 would be
        QCOMPARE(refusal(table, "deploy warrior 6 dep-n"), u"too-many-units 17.2"_s);
        QCOMPARE(refusal(table, "deploy warrior 1 dep-s"), u"no-enemy-there 17.2"_s);
        table.play("deploy warrior 3 dep-n");
        QCOMPARE(refusal(table, "deploy warrior 1 dep-n"), u"too-few-left 17.2"_s);
        table.play({"deploy warrior 2 dep-w", "deploy giant 1 dep-w", "deploy slinger 2 dep-n"});
        QCOMPARE(table.enemies("dep-w", "giant"), 1);
        QCOMPARE(int {table.seat()}, int {kBlue}); // all is placed
    }

    void ex_17_3_itChoosesTargets()
    {
        Table table = commanded(2, [](Fortress &fortress) {
            fortress.units("sec-nw", "spearman", 1);
            fortress.enemy("dep-n", "slinger", 1);
            fortress.enemy("dep-n", "warrior", 1);
        });
        QCOMPARE(decisionOf(table), u"choose-target"_s);
        QCOMPARE(offered(table).size(), 3);
        QVERIFY(!table.isLegal("target slinger sec-s"));
        table.play("target slinger sec-ne"); // which is empty: the usual fallback
        QVERIFY(table.happened("enemy-aims slinger dep-n sec-nw"));
    }

    void ex_17_3_andWhatACatapultHits()
    {
        Table table = commanded(4, [](Fortress &fortress) {
            fortress.level("sec-n", 1);
            fortress.units("sec-n", "spearman", 2);
            fortress.enemy("dep-n", "warrior", 1);
            fortress.enemyEngine("dep-n", "catapult");
        });
        table.play({"target-engine catapult sec-n", "target-kind fortification"});
        QVERIFY(table.happened("enemy-engine-aims catapult sec-n fortification"));
    }

    void ex_17_4_itFormsSquadsOfLikeSize()
    {
        Table table = commanded(9, [](Fortress &fortress) {
            fortress.level("sec-n", 1);
            fortress.units("sec-n", "spearman", 1);
            fortress.enemy("asl-n", "warrior", 4);
            fortress.enemy("asl-n", "champion", 1);
        });
        QCOMPARE(decisionOf(table), u"form-group"_s);
        QCOMPARE(refusal(table, "form warrior sec-n-1 4"), u"uneven-squads 17.4"_s);
        table.play("form warrior sec-n-1 3");
        QVERIFY(!table.isLegal("form champion sec-n-1 1"));
        table.play("form champion sec-n-2 1");        // the last warrior joins it, too
        QCOMPARE(decisionOf(table), u"head-squad"_s); // the first consists of warriors alone
        table.play("head sec-n-2 warrior");
        QCOMPARE(offered(table), (QStringList {u"give-ram sec-n-1"_s, u"give-ram sec-n-2"_s, u"pass"_s}));
        table.play("give-ram sec-n-2");
        QVERIFY(table.happened("squad-formed sec-n-1 warrior 3"));
        QVERIFY(table.happened("ram-given sec-n-2"));
        QCOMPARE(table.enemies("asl-n", "warrior"), 4);
    }

    void ex_17_5_itWinsIfTheExilesLose()
    {
        const Table lost = commanded(11, [](Fortress &fortress) {
            fortress.data().buildings = {};
            fortress.squad("sec-n-1", "warrior");
        });
        QVERIFY(lost.outcome().isWinner(kEnemySeat));
        const Table won = commanded(14, [](Fortress &fortress) {
            fortress.data().turn = 20;
            fortress.data().siege.morale = 0;
            fortress.enemy("asl-n", "warrior", 1);
        });
        QVERIFY(won.outcome().isWinner(kBlue));
        QVERIFY(!won.outcome().isWinner(kEnemySeat));
    }
};

std::unique_ptr<QObject> makeWarlordTest()
{
    return std::make_unique<WarlordTest>();
}

} // namespace merlon::exiles

#include "warlord_test.moc"
