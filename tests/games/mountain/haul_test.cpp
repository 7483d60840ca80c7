#include "tests/games/mountain/answers.h"
#include "tests/games/mountain/mountain_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::mountain {

namespace {

/// The fire statue on the portal, a bar of three under it, another one further down.
Table withStatue(std::string_view stock, const Table::Change &change = {}, const Options &options = {})
{
    return Table(
        Moment::Haul,
        [&](Mountain &mountain) {
            digFirst(mountain);
            mountain.tile("bar3", 1, "r04c10");
            mountain.statue("fire", "r01c10");
            mountain.stock(kMagenta, stock);
            if (change)
                change(mountain);
        },
        2, options);
}

} // namespace

/// MT-7: hauling.
class HaulTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void mt_7_1_anyNumberOfHauls()
    {
        Table table = withStatue("CC");
        table.play({"haul r01c10", "to r02c10", "haul r02c10", "to r05c10"});
        QCOMPARE(table.count("statue-hauled"), 2);
        QCOMPARE(table.now().active, kBlue); // no cart is left
    }

    void mt_7_1_withoutCartsOnlyExchangesAreLeft()
    {
        const Table table = withStatue("SSSS");
        QCOMPARE(refusal(table, "haul r01c10"), u"no-cart 7.3"_s);
        QVERIFY(table.isLegal("exchange cart"));
        QCOMPARE(refusal(table, "haul r09c09"), u"no-statue-there 7.1"_s);
    }

    void mt_7_1_aStatueNeedsSomewhereToGo()
    {
        const Table table(Moment::Haul, [](Mountain &mountain) {
            mountain.statue("fire", "r01c10"); // a portal and nothing else
            mountain.stock(kMagenta, "CCCC");
        });
        QCOMPARE(refusal(table, "haul r01c10"), u"nowhere-to-go 7.1"_s);
    }

    void mt_7_2_intoTheSameOrAnAdjacentTunnel()
    {
        Table table = withStatue("C");
        table.play("haul r01c10");
        QCOMPARE(offered(table), QStringList({u"to r02c09"_s, u"to r02c10"_s, u"to r02c11"_s}));
        QCOMPARE(refusal(table, "to r03c10"), u"not-next-tunnel 7.2"_s);
    }

    void mt_7_2_statuesDoNotBlockTheWay()
    {
        Table table = withStatue("C", [](Mountain &mountain) { mountain.statue("ice", "r02c10"); });
        table.play("haul r01c10");
        QCOMPARE(offered(table), QStringList({u"to r02c09"_s, u"to r02c11"_s}));
    }

    void mt_7_3_eachHaulCostsACart()
    {
        Table table = withStatue("CCS");
        table.play({"haul r01c10", "to r02c10"});
        QCOMPARE(stockOf(table), u"SC"_s);
    }

    void mt_7_4_theSeatChoosesAmongTheClassesOfCarts()
    {
        Table table = withStatue("C", [](Mountain &mountain) {
            mountain.pack(kMagenta, "p2-1", "l1-02", 2); // the cart of a fire troll
            mountain.pack(kMagenta, "p1-4", "st6", 1);
        });
        table.play({"haul r01c10", "to r02c10"});
        QCOMPARE(offered(table), QStringList({u"pay-cart clan"_s, u"pay-cart troll"_s, u"pay-cart stock"_s}));
        table.play("pay-cart clan");
        QCOMPARE(int {table.now()[kMagenta].pack[4].filled}, 0);
        QVERIFY(table.happened("statue-hauled magenta fire r01c10 r02c10"));
    }

    void mt_7_4_onlyClassesThatAreThere()
    {
        Table table = withStatue("C", [](Mountain &mountain) { mountain.pack(kMagenta, "p1-4", "st6", 1); });
        table.play({"haul r01c10", "to r02c10"});
        QCOMPARE(refusal(table, "pay-cart clan"), u"no-cart-there 7.4"_s);
        table.play("pay-cart stock");
        QCOMPARE(stockOf(table), QString());
        QCOMPARE(int {table.now()[kMagenta].pack[3].filled}, 1);
    }

    void mt_7_4_aClanCartServesNoOtherClan() // decision 2
    {
        Table table = withStatue("SSSS", [](Mountain &mountain) {
            mountain.pack(kMagenta, "p2-1", "l1-07", 2); // the cart of an ice troll
        });
        QCOMPARE(refusal(table, "haul r01c10"), u"no-cart 7.3"_s);
    }

    void mt_7_4_insideAClassTheSeatMayBeAsked()
    {
        Table table = withStatue("",
                                 [](Mountain &mountain) {
                                     mountain.pack(kMagenta, "p1-3", "st6", 1);
                                     mountain.pack(kMagenta, "p1-4", "st6", 1);
                                 },
                                 {{"payment-magenta", "ask"}});
        table.play({"haul r01c10", "to r02c10"});
        QCOMPARE(offered(table), QStringList({u"pay-from p1-3"_s, u"pay-from p1-4"_s}));
    }

    void mt_7_5_aCellHoldsOneStatue()
    {
        Table table = withStatue("C", [](Mountain &mountain) { mountain.statue("ice", "r02c10"); });
        table.play("haul r01c10");
        QCOMPARE(refusal(table, "to r02c10"), u"statue-in-the-way 7.5"_s);
    }

    void mt_7_5_aPortalMayHoldAStatue()
    {
        Table table = withStatue("C", [](Mountain &mountain) { mountain.statue("fire", "r02c10"); });
        table.play("haul r02c10");
        QVERIFY(table.isLegal("to r01c10"));
    }
};

std::unique_ptr<QObject> makeHaulTest()
{
    return std::make_unique<HaulTest>();
}

} // namespace merlon::mountain

#include "haul_test.moc"
