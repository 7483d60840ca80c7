#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

/// EX-0, EX-1: conventions and the set-up.
class SetupTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ex_0_1_aD3IsReadFromAD6()
    {
        for (int die = 1; die <= 6; ++die)
            QCOMPARE(d3Of(die), (die + 1) / 2);
    }

    void ex_1_1_allOptionsCanBeOpened()
    {
        for (const OptionInfo &option : exilesGame().options()) {
            for (const std::string &value : option.values) {
                const Table table(Moment::SetUp, {}, option.key == "players" ? std::stoi(value) : 1,
                                  option.key == "players" ? Options {} : Options {{option.key, value}});
                QVERIFY(!table.isOver());
            }
        }
    }

    void ex_1_2_theCityBeginsSmall()
    {
        const Table table(Moment::SetUp);
        QCOMPARE(table.level("barracks"), 1);
        QCOMPARE(table.level("keep"), 1);
        QCOMPARE(table.level("library"), 0);
        QCOMPARE(int {table.section("sec-n").level}, 0);
        QCOMPARE(table.now().technologies, TechnologySet {0});
    }

    void ex_1_3_unitsArePlacedGoingRound()
    {
        const Table table(Moment::SetUp);
        QCOMPARE(table.units("sec-n", "spearman"), 3);
        QCOMPARE(table.units("sec-w", "spearman"), 2);
        QCOMPARE(table.units("sec-nw", "spearman"), 1); // full
        QCOMPARE(int {table.now().unitsLeft[0]}, 27);
    }

    void ex_1_4_woodIsShared()
    {
        QCOMPARE(storeOf(Table(Moment::SetUp)), QString(12, u'W'));
        const Table four(Moment::SetUp, {}, 4);
        QCOMPARE(storeOf(four, 3), u"WWW"_s);
        QCOMPARE(four.units("sec-n", "spearman"), 2);
    }

    void ex_1_4_goodsOfASheetAreDealtGoldFirst()
    {
        const Table table(Moment::SetUp, {}, 3, {{"start", "sheet-7"}}); // 4 iron, 6 stone, 6 wood
        QCOMPARE(storeOf(table, 0), u"WWSSII"_s);
        QCOMPARE(storeOf(table, 1), u"WWSSI"_s);
        QCOMPARE(storeOf(table, 2), u"WWSSI"_s);
    }

    void ex_1_2_aSheetPreparesTheFortress()
    {
        const Table table(Moment::SetUp, {}, 1, {{"start", "sheet-7"}});
        QCOMPARE(int {table.section("sec-n").resistance}, 4);
        QCOMPARE(int {table.section("sec-n").gate}, 6);
        QVERIFY(table.section("sec-s").hasCauldron);
        QVERIFY(!table.section("sec-ne").hasRocks);
        QCOMPARE(table.now().posts[table.post("sec-ne")].engineCount(), 1);
        QCOMPARE(int {table.now().enginesLeft[0]}, 1);
        const Table four(Moment::SetUp, {}, 1, {{"start", "sheet-4"}});
        QVERIFY(four.section("sec-n").hasCauldron);
        QVERIFY(!four.section("sec-e").hasCauldron);
        QVERIFY(four.section("sec-s").hasCauldron);
    }

    void ex_1_5_everyPlayerTakesAnotherHero()
    {
        Table table(Moment::SetUp, {}, 2);
        QCOMPARE(offered(table, "take-hero").size(), 4);
        table.play("take-hero deserter");
        QCOMPARE(int {table.seat()}, int {kOrange});
        QCOMPARE(refusal(table, "take-hero deserter"), u"hero-taken 1.5"_s);
        table.play("take-hero oracle");
        QCOMPARE(decisionOf(table), u"choose-first"_s);
    }

    void ex_1_5_orGetsOneAtRandom()
    {
        Table table(Moment::SetUp, {}, 2, {{"heroes", "random"}});
        table.play({"deal-hero heretic", "deal-hero sorcerer"});
        QVERIFY(table.happened("hero-taken orange sorcerer"));
    }

    void ex_1_6_theFirstPlayerIsDrawn()
    {
        Table table(Moment::SetUp, {}, 2);
        table.play({"take-hero deserter", "take-hero oracle", "first-player orange"});
        QCOMPARE(int {table.now().firstPlayer}, int {kOrange});
        QCOMPARE(int {table.now().turn}, 1);
    }

    void ex_1_6_aSheetBeginsOnItsTurn()
    {
        Table table(Moment::SetUp, {}, 1, {{"start", "sheet-4"}});
        table.play("take-hero oracle");
        QCOMPARE(int {table.now().turn}, 7);
        QVERIFY(table.happened("scenario-begins drums"));
    }
};

std::unique_ptr<QObject> makeSetupTest()
{
    return std::make_unique<SetupTest>();
}

} // namespace merlon::exiles

#include "setup_test.moc"
