#include "tests/games/mountain/answers.h"
#include "tests/games/mountain/mountain_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::mountain {

namespace {

const Options kAsked {{"payment-magenta", "ask"}}; // MT-0.6
const Options kFinite {{"finite-reserve", "on"}};  // MT-0.3

} // namespace

/// MT-1: networks, payments, exchanges, the reserve.
class ResourcesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void mt_1_1_cornersNeverCount()
    {
        const Table table(Moment::Act, [](Mountain &mountain) { mountain.tile("bar2", 0, "r02c11"); });
        QVERIFY(!table.isInNetwork(kMagenta, "r02c11"));
    }

    void mt_1_2_theNetworkIsTheGroupOfThePortal()
    {
        const Table table(Moment::Act, [](Mountain &mountain) {
            digFirst(mountain);
            mountain.tile("bar3", 0, "r03c12");
        });
        QCOMPARE(table.networkSize(kMagenta), 7);
        QVERIFY(table.isInNetwork(kMagenta, "r03c13"));
        QCOMPARE(table.networkSize(kBlue), 1);
    }

    void mt_1_3_aGroupWithoutPortalBelongsToNobody()
    {
        const Table table(Moment::Act, [](Mountain &mountain) { mountain.tile("bar3", 0, "r03c12"); });
        QCOMPARE(table.networkSize(kMagenta), 1);
        QVERIFY(table.now().dug.contains({3, 12}));
    }

    void mt_1_4_aStatueOnANeutralGroupCannotBeMoved()
    {
        const Table table(Moment::Haul, [](Mountain &mountain) {
            mountain.stock(kMagenta, "CC$$$$");
            mountain.tile("bar3", 0, "r03c12");
        });
        QCOMPARE(refusal(table, "haul r03c12"), u"statue-buried 1.4"_s);
    }

    void mt_1_5_aSymbolWhoseResourceIsSpentIsEmptyAgain()
    {
        Table table(Moment::Act, [](Mountain &mountain) {
            mountain.stock(kMagenta, "S");
            mountain.pack(kMagenta, "p1-1", "st1", 1);
        });
        QCOMPARE(purseOf(table), u"SS"_s);
        table.play({"dig bar2 stone", "turn 0", "place r00c10"});
        QCOMPARE(int {table.now()[kMagenta].pack[0].filled}, 0);
        QCOMPARE(purseOf(table), QString());
    }

    void mt_1_6_gainsGoToTheStock()
    {
        Table table(Moment::Act, [](Mountain &mountain) {
            digFirst(mountain);
            mountain.stock(kMagenta, "SSST");
        });
        table.play({"dig bar3 stone", "turn 0", "place r02c07"});
        QCOMPARE(stockOf(table), u"I"_s);
    }

    void mt_1_7_thePackPaysBeforeTheStock()
    {
        Table table(Moment::Act, [](Mountain &mountain) {
            mountain.stock(kMagenta, "SS");
            mountain.pack(kMagenta, "p1-1", "st1", 1);
        });
        table.play({"dig bar2 stone", "turn 0", "place r00c10"});
        QCOMPARE(stockOf(table), u"S"_s);
    }

    void mt_1_7_theTrollThatWakesMostOftenPaysFirst()
    {
        // Six empty slots: the inner cards of row 1 lie under more of them than the outer ones.
        Table table(Moment::Act, [](Mountain &mountain) {
            mountain.stock(kMagenta, "S");
            mountain.pack(kMagenta, "p1-1", "st1", 1);
            mountain.pack(kMagenta, "p1-2", "l1-17", 3); // two stones
        });
        table.play({"dig bar2 stone", "turn 0", "place r00c10"});
        QCOMPARE(int {table.now()[kMagenta].pack[1].filled}, 0);
        QCOMPARE(int {table.now()[kMagenta].pack[0].filled}, 1);
        QCOMPARE(stockOf(table), u"S"_s);
    }

    void mt_1_7_tiesGoToTheLowerRowAndThenToTheLeft()
    {
        Table rows(Moment::Act, [](Mountain &mountain) {
            mountain.pack(kMagenta, "p2-1", "l1-17", 7); // three stones; two empty slots would wake it
            mountain.pack(kMagenta, "p1-1", "st1", 1);   // two as well, for p2-1 is filled
        });
        rows.play({"dig bar2 stone", "turn 0", "place r00c10"});
        QCOMPARE(int {rows.now()[kMagenta].pack[0].filled}, 0);
        QCOMPARE(int {rows.now()[kMagenta].pack[4].filled}, 6); // the symbol on the left is empty
        Table columns(Moment::Act, [](Mountain &mountain) {
            mountain.pack(kMagenta, "p1-2", "l1-17", 1);
            mountain.pack(kMagenta, "p1-3", "l1-17", 3);
        });
        columns.play({"dig bar2 stone", "turn 0", "place r00c10"});
        QCOMPARE(int {columns.now()[kMagenta].pack[1].filled}, 0);
        QCOMPARE(int {columns.now()[kMagenta].pack[2].filled}, 2);
    }

    void mt_1_7_aSeatMayAskForEachPayment()
    {
        Table table(
            Moment::Act,
            [](Mountain &mountain) {
                mountain.stock(kMagenta, "SS");
                mountain.pack(kMagenta, "p1-1", "st1", 1);
            },
            2, kAsked);
        table.play({"dig bar2 stone", "turn 0", "place r00c10"});
        QCOMPARE(offered(table), QStringList({u"pay-from p1-1"_s, u"pay-from-stock"_s}));
        QCOMPARE(refusal(table, "pay-from p1-2"), u"not-there 1.7"_s);
        table.play({"pay-from-stock", "pay-from-stock"});
        QCOMPARE(int {table.now()[kMagenta].pack[0].filled}, 1);
    }

    void mt_1_8_clanCartsPayForNothingButHauling()
    {
        const Table table(Moment::Act, [](Mountain &mountain) {
            mountain.pack(kMagenta, "p2-1", "l1-02", 3); // fire: iron and cart
            mountain.stock(kMagenta, "SS");
        });
        QCOMPARE(purseOf(table), u"SSI"_s);
        QCOMPARE(refusal(table, "exchange coin"), u"too-few-to-exchange 1.9"_s);
    }

    void mt_1_8_cartsOnMudTrollsAreNeutral()
    {
        const Table table(Moment::Act, [](Mountain &mountain) {
            mountain.pack(kMagenta, "p2-1", "l1-19", 3); // mud: cart and stone
        });
        QCOMPARE(purseOf(table), u"SC"_s);
    }

    void mt_1_9_fourResourcesBuyOne()
    {
        Table table(Moment::Prepare, [](Mountain &mountain) { mountain.stock(kMagenta, "SSSII"); });
        table.play({"exchange rune", "give stone"}); // two stones before and an iron behind go without saying
        QCOMPARE(stockOf(table), u"IR"_s);
    }

    void mt_1_10_kindsAreGivenInOrder()
    {
        Table table(Moment::Prepare, [](Mountain &mountain) { mountain.stock(kMagenta, "SSSIITTR"); });
        table.play({"exchange stone", "give iron"});
        QCOMPARE(refusal(table, "give stone"), u"out-of-order 1.10"_s);
        QCOMPARE(refusal(table, "give rune"), u"cannot-complete 1.10"_s);
        QCOMPARE(offered(table), QStringList({u"give iron"_s, u"give hammer"_s}));
    }

    void mt_1_11_aSequenceIsOfferedOnlyIfItCanBeCompleted()
    {
        Table table(
            Moment::Prepare,
            [](Mountain &mountain) {
                mountain.spell("drum");
                mountain.stock(kMagenta, "R");
                for (const char *slot : {"p1-1", "p1-2", "p1-3", "p1-4"})
                    mountain.pack(kMagenta, slot, "st1", 1);
                mountain.pack(kMagenta, "p2-1", "l1-08", 3); // iron and rune
            },
            2, kAsked);
        table.play("cast g1");
        // Paid from the stock the rune would leave the drums nobody to wake: the troll pays by itself.
        QCOMPARE(stockOf(table), u"R"_s);
        QVERIFY(table.happened("troll-woken magenta l1-08 p2-1 1"));
    }

    void mt_1_12_aFiniteReserveGivesWhatItHas()
    {
        Table table(
            Moment::Act,
            [](Mountain &mountain) {
                digFirst(mountain);
                mountain.stock(kMagenta, "SSST");
                mountain.stock(kBlue, std::string(35, 'I'));
            },
            2, kFinite);
        table.play({"dig bar3 stone", "turn 0", "place r02c07"});
        QCOMPARE(stockOf(table), QString());
        QVERIFY(table.happened("lost magenta 1 iron"));
    }

    void mt_1_12_nothingIsBoughtThatTheReserveLacks()
    {
        const Table table(
            Moment::Prepare,
            [](Mountain &mountain) {
                mountain.stock(kMagenta, "SSSS");
                mountain.stock(kBlue, std::string(25, 'R'));
            },
            2, kFinite);
        QCOMPARE(refusal(table, "exchange rune"), u"reserve-empty 1.12"_s);
        QVERIFY(table.isLegal("exchange stone"));
    }

    void mt_2_1_turnsGoRoundClockwise()
    {
        Table table(
            Moment::Turn, [](Mountain &mountain) { mountain.data().decks = {}; }, 3);
        for (const Seat seat : {kMagenta, kBlue, kGreen, kMagenta}) {
            passSteps(table);
            QCOMPARE(table.now().active, seat);
            table.play({table.choices("recruit").front()});
            table.play({table.choices("join").front()});
        }
        QCOMPARE(int {table.now().round}, 2);
    }

    void mt_2_2_theFourStepsFollowEachOther()
    {
        Table table(Moment::Prepare, [](Mountain &mountain) { mountain.stock(kMagenta, "SSSSC"); });
        QCOMPARE(decisionOf(table), u"prepare"_s);
        table.play("next");
        QCOMPARE(decisionOf(table), u"act"_s);
        table.play({"recruit h1-1", "reveal-troll l1-06 h1-1", "join p2-1"});
        QCOMPARE(decisionOf(table), u"build-hall"_s);
        table.play("next");
        QCOMPARE(decisionOf(table), u"haul"_s);
        table.play("next");
        QCOMPARE(table.now().active, kBlue);
    }

    void mt_2_3_nobodyElseDecides()
    {
        Table table(Moment::Prepare, [](Mountain &mountain) { mountain.stock(kMagenta, "SSSSC"); });
        QCOMPARE(table.seat(), kMagenta);
        QVERIFY(table.seenBy({kBlue})->decision().seat == kMagenta);
        ChoiceList choices;
        table.seenBy({kBlue})->choices(choices);
        QVERIFY(choices.empty());
    }
};

std::unique_ptr<QObject> makeResourcesTest()
{
    return std::make_unique<ResourcesTest>();
}

} // namespace merlon::mountain

#include "resources_test.moc"
