#include "tests/games/mountain/answers.h"
#include "tests/games/mountain/mountain_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::mountain {

namespace {

Table withStock(std::string_view stock, const Table::Change &change = {}, const Options &options = {})
{
    return Table(
        Moment::Act,
        [&](Mountain &mountain) {
            mountain.stock(kMagenta, stock);
            if (change)
                change(mountain);
        },
        2, options);
}

/// Fills the slots of Magenta up to one with the cards of level 1, their symbols empty.
void fillPack(Mountain &mountain, std::size_t slots)
{
    for (std::size_t slot = kFirstRowSlots; slot < slots; ++slot)
        mountain.seat(kMagenta).pack[slot] = {static_cast<Troll>(slot + 6), 0};
}

} // namespace

/// MT-4: recruiting.
class RecruitTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void mt_4_1_aSeatThatCanActMustNotSkip()
    {
        const Table table = withStock("");
        QCOMPARE(refusal(table, "skip"), u"can-act 4.1"_s);
        QVERIFY(table.isLegal("recruit h1-1"));
    }

    void mt_4_1_aFullPackThatCannotDigSkips() // decision 15
    {
        Table table = withStock("CCCC", [](Mountain &mountain) { fillPack(mountain, kSlots); });
        QVERIFY(table.isLegal("skip"));
        QVERIFY(table.isLegal("exchange stone"));
        QCOMPARE(offered(table, "recruit"), QStringList());
        table.play("skip");
        QVERIFY(table.happened("skipped magenta"));
    }

    void mt_4_1_anExchangeMayMakeADigPossible()
    {
        Table table = withStock("SCCCCCCCC", [](Mountain &mountain) { fillPack(mountain, kSlots); });
        QVERIFY(table.isLegal("skip"));
        table.play({"exchange stone", "give cart"});
        QCOMPARE(refusal(table, "skip"), u"can-act 4.1"_s);
        QVERIFY(table.isLegal("dig bar2 stone"));
    }

    void mt_4_2_aFullPackRecruitsNobody()
    {
        const Table table = withStock("SSSS", [](Mountain &mountain) { fillPack(mountain, kSlots); });
        QCOMPARE(refusal(table, "recruit h1-1"), u"pack-full 4.2"_s);
    }

    void mt_4_2_anEmptyPlaceHasNobody()
    {
        const Table table = withStock("", [](Mountain &mountain) { mountain.data().horde[0] = {}; });
        QCOMPARE(refusal(table, "recruit h1-1"), u"place-empty 4.2"_s);
    }

    void mt_4_3_aCoinIsLaidOnEachCardBelow()
    {
        Table table = withStock("$$");
        QCOMPARE(refusal(table, "recruit h3-1"), u"too-few-coins 4.3"_s);
        table.play("recruit h2-1");
        QVERIFY(happenedInOrder(table,
                                {"bribe-laid magenta coin h1-1", "bribe-laid magenta coin h1-2",
                                 "troll-recruited magenta l2-01 h2-1"}));
        QCOMPARE(table.now().horde[0].bribeCount(), 1);
        QCOMPARE(table.now().horde[1].bribeCount(), 1);
        QCOMPARE(stockOf(table), QString());
    }

    void mt_4_3_anEmptyPlaceBelowNeedsNoBribe() // decision 6
    {
        const Table table = withStock("$", [](Mountain &mountain) { mountain.data().horde[0] = {}; });
        QVERIFY(table.isLegal("recruit h2-1"));
        QVERIFY(!table.isLegal("recruit h2-2"));
    }

    void mt_4_4_theMaskTakesAnyResources()
    {
        Table table =
            withStock("ST", [](Mountain &mountain) { mountain.data().now.spells = bitOf(Spell::Mask); });
        QCOMPARE(refusal(table, "recruit h3-1"), u"too-few-for-bribes 4.4"_s);
        table.play("recruit h2-1");
        QCOMPARE(offered(table), QStringList({u"bribe stone"_s, u"bribe hammer"_s}));
        QCOMPARE(refusal(table, "bribe coin"), u"none-left 4.4"_s);
        table.play("bribe hammer");
        QCOMPARE(int {table.now().horde[0].bribes[indexOf(Resource::Hammer)]}, 1);
        QCOMPARE(int {table.now().horde[1].bribes[indexOf(Resource::Stone)]}, 1);
    }

    void mt_4_5_bribesAndPedestalComeWithTheCard()
    {
        Table table = withStock("$$", [](Mountain &mountain) { mountain.horde("h2-1", "l2-01", 3); });
        const int fire = table.scene().teamOf(kMagenta).pedestals[0];
        table.play("recruit h2-1");
        QCOMPARE(stockOf(table), u"$$$"_s);
        QCOMPARE(int {table.scene().teamOf(kMagenta).pedestals[0]}, fire + 1);
    }

    void mt_4_6_aTrollOfLevel3LetsOneTakeAPedestal()
    {
        Table table = withStock("$$$$$", [](Mountain &mountain) { mountain.data().bag = {1, 0, 2}; });
        table.play("recruit h3-1");
        QCOMPARE(offered(table), QStringList({u"take-pedestal fire"_s, u"take-pedestal moon"_s}));
        QCOMPARE(refusal(table, "take-pedestal ice"), u"no-pedestal-left 4.6"_s);
        table.play("take-pedestal moon");
        QCOMPARE(int {table.scene().teamOf(kMagenta).pedestals[2]}, 1);
    }

    void mt_4_6_anEmptyBagGivesNothing()
    {
        Table table = withStock("$$$$$", [](Mountain &mountain) { mountain.data().bag = {}; });
        table.play("recruit h3-1");
        QVERIFY(!table.happened("pedestal-taken"));
    }

    void mt_4_7_theEmptyPlaceIsFilledFromItsDeck()
    {
        Table table = withStock("");
        table.play("recruit h1-1");
        QCOMPARE(decisionOf(table), u"draw-troll"_s);
        QVERIFY(table.isLegal("reveal-troll l1-06 h1-1"));
        QVERIFY(!table.isLegal("reveal-troll l1-01 h1-1"));
        table.play("reveal-troll l1-09 h1-1");
        QCOMPARE(decisionOf(table), u"join"_s); // decision 8: the new card is seen first
    }

    void mt_4_7_emptyDecksAreReplacedInOrder()
    {
        Table table = withStock("", [](Mountain &mountain) { mountain.data().decks[0] = {}; });
        table.play("recruit h1-1");
        QVERIFY(table.isLegal("reveal-troll l2-05 h1-1"));
        table.play("reveal-troll l2-05 h1-1");
        QCOMPARE(decisionOf(table), u"draw-pedestal"_s); // a card of level 2, wherever it is revealed
    }

    void mt_4_7_everyRowHasAnOrderOfItsOwn_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QList<int>>("emptyLevels");
        QTest::addColumn<QString>("next");
        QTest::newRow("row 1, second") << u"h1-1"_s << QList<int> {1} << u"l2-05"_s;
        QTest::newRow("row 1, third") << u"h1-1"_s << QList<int> {1, 2} << u"l3-04"_s;
        QTest::newRow("row 2, second") << u"h2-1"_s << QList<int> {2} << u"l3-04"_s;
        QTest::newRow("row 2, third") << u"h2-1"_s << QList<int> {2, 3} << u"l1-06"_s;
        QTest::newRow("row 3, second") << u"h3-1"_s << QList<int> {3} << u"l2-05"_s;
        QTest::newRow("row 3, third") << u"h3-1"_s << QList<int> {3, 2} << u"l1-06"_s;
    }
    void mt_4_7_everyRowHasAnOrderOfItsOwn()
    {
        QFETCH(QString, place);
        QFETCH(QList<int>, emptyLevels);
        QFETCH(QString, next);
        Table table = withStock("$$$$$", [&](Mountain &mountain) {
            mountain.data().bag = {};
            for (const int level : emptyLevels)
                mountain.data().decks[static_cast<std::size_t>(level - 1)] = {};
        });
        table.play("recruit " + place.toStdString());
        QVERIFY(table.isLegal("reveal-troll " + next.toStdString() + ' ' + place.toStdString()));
    }

    void mt_4_7_withoutCardsThePlaceStaysEmpty()
    {
        Table table = withStock("", [](Mountain &mountain) { mountain.data().decks = {}; });
        table.play("recruit h1-1");
        QCOMPARE(table.now().horde[0].troll, kNoTroll);
    }

    void mt_4_8_theTrollJoinsWhereTwoSupportIt()
    {
        Table table = withStock("", [](Mountain &mountain) { fillPack(mountain, 5); });
        table.play({"recruit h1-1", "reveal-troll l1-06 h1-1"});
        QCOMPARE(offered(table, "join"), QStringList({u"join p2-2"_s, u"join p2-3"_s}));
        QCOMPARE(refusal(table, "join p3-1"), u"not-supported 4.8"_s);
        QCOMPARE(refusal(table, "join p2-1"), u"slot-filled 4.8"_s);
    }

    void mt_4_9_theCascadeWakesAllBelow()
    {
        Table table = withStock("", [](Mountain &mountain) { fillPack(mountain, 6); });
        table.play({"recruit h1-1", "reveal-troll l1-06 h1-1", "join p3-1"});
        QCOMPARE(table.count("troll-woken"), 6);
        QVERIFY(happenedInOrder(table,
                                {"troll-woken magenta l1-01 p3-1", "troll-woken magenta l1-11 p2-1",
                                 "troll-woken magenta l1-12 p2-2", "troll-woken magenta st1 p1-1",
                                 "troll-woken magenta st3 p1-3"}));
        QVERIFY(!table.happened("troll-woken magenta st4 p1-4 1"));
    }

    void mt_4_10_onlyEmptySymbolsGain()
    {
        Table table = withStock("", [](Mountain &mountain) { mountain.pack(kMagenta, "p1-1", "st1", 1); });
        table.play({"recruit h1-1", "reveal-troll l1-06 h1-1", "join p2-1"});
        QVERIFY(table.happened("troll-woken magenta st1 p1-1 0"));
        QVERIFY(table.happened("troll-woken magenta st2 p1-2 1"));
        QCOMPARE(table.now()[kMagenta].pack[4].filled, allSymbols(0));
    }

    void mt_4_11_kinWakesTheOthersOfTheClan()
    {
        Table table = withStock("", [](Mountain &mountain) {
            mountain.pack(kMagenta, "p2-3", "l1-02");
            mountain.data().now.spells = bitOf(Spell::Kin);
        });
        table.play({"recruit h1-1", "reveal-troll l1-06 h1-1", "join p2-1"}); // l1-01, fire
        QVERIFY(table.happened("troll-woken magenta l1-02 p2-3 2"));
        QVERIFY(!table.happened("troll-woken magenta st4 p1-4 1"));
    }

    void mt_4_12_fourBribesSendACardUnderItsDeck()
    {
        Table table = withStock("$$", [](Mountain &mountain) { mountain.horde("h1-2", "l1-02", 3); });
        table.play({"recruit h2-1", "reveal-troll l2-05 h2-1", "draw-pedestal ice h2-1", "join p2-1"});
        QVERIFY(table.happened("troll-retired l1-02 h1-2"));
        QCOMPARE(decisionOf(table), u"draw-troll"_s);
        QVERIFY(!table.isLegal("reveal-troll l1-02 h1-2")); // it lies at the bottom
    }

    void mt_4_12_itsPedestalGoesBackToTheBagAndItsBribesToTheReserve()
    {
        Table table = withStock("$$$$$", [](Mountain &mountain) {
            mountain.horde("h1-2", "l1-02", 3);
            mountain.horde("h2-1", "l2-01", 3); // with a pedestal of fire
        });
        table.play({"recruit h3-1", "take-pedestal ice", "reveal-troll l3-04 h3-1", "join p2-1"});
        QVERIFY(table.happened("troll-retired l1-02 h1-2")); // the lower row first
        QVERIFY(!table.happened("troll-retired l2-01 h2-1"));
        const int fires = table.now().bag[0];
        table.play("reveal-troll l1-06 h1-2");
        QVERIFY(table.happened("troll-retired l2-01 h2-1"));
        QCOMPARE(int {table.now().bag[0]}, fires + 1);
        QCOMPARE(stockOf(table), QString());
    }

    void mt_4_12_theRetiredCardComesBackIfTheDeckHoldsNoOther()
    {
        Table table = withStock("$$", [](Mountain &mountain) {
            mountain.horde("h1-2", "l1-02", 3);
            mountain.data().decks[0] = {};
        });
        table.play({"recruit h2-1", "reveal-troll l2-05 h2-1", "draw-pedestal ice h2-1", "join p2-1"});
        QVERIFY(table.happened("troll-revealed l1-02 h1-2"));
        QCOMPARE(table.now().horde[1].bribeCount(), 0);
    }

    void mt_4_13_thenTheCoronationIsChecked()
    {
        Table table = withStock("", [](Mountain &mountain) { fillPack(mountain, 9); });
        table.play({"recruit h1-1", "reveal-troll l1-06 h1-1"});
        QVERIFY(table.happened("crowned magenta 3")); // MT-8.1: with two players
    }
};

std::unique_ptr<QObject> makeRecruitTest()
{
    return std::make_unique<RecruitTest>();
}

} // namespace merlon::mountain

#include "recruit_test.moc"
