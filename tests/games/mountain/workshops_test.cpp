#include "tests/games/mountain/answers.h"
#include "tests/games/mountain/mountain_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::mountain {

namespace {

/// Magenta has tunnels on two sides of the workshop on r04c07.
Table withWorkshop(std::string_view kind, std::string_view stock, const Table::Change &change = {})
{
    return Table(Moment::Prepare, [&](Mountain &mountain) {
        digFirst(mountain);
        mountain.tile("bar3", 0, "r03c08");
        mountain.tile("bar2", 1, "r04c08");
        mountain.workshop(kind, "r04c07");
        mountain.stock(kMagenta, stock);
        if (change)
            change(mountain);
    });
}

} // namespace

/// MT-3.4, MT-3.5: workshops.
class WorkshopsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void mt_3_4_aWorkshopIsReachedThroughAnEntrance()
    {
        QVERIFY(withWorkshop("stonemill", "S").isLegal("work r04c07"));
        const Table far = withWorkshop("stonemill", "SSSS",
                                       [](Mountain &mountain) { mountain.portal(kMagenta, "r14c17"); });
        QCOMPARE(refusal(far, "work r04c07"), u"workshop-not-reached 3.4"_s);
        QCOMPARE(refusal(far, "work r04c13"), u"no-workshop-there 3.4"_s);
    }

    void mt_3_4_withoutAPossibleUseItIsNotOffered()
    {
        QCOMPARE(refusal(withWorkshop("stonemill", "HHHH"), "work r04c07"), u"workshop-idle 3.4"_s);
    }

    void mt_3_4_asManyUsesAsOpenEntrances()
    {
        Table table = withWorkshop("stonemill", "SSS");
        table.play({"work r04c07", "use stone-to-iron", "use stone-to-iron"});
        QCOMPARE(purseOf(table), u"SII"_s);
        QVERIFY(decisionOf(table) != u"use-workshop"_s);
    }

    void mt_3_4_networksOfOthersOpenEntrancesToo()
    {
        Table table =
            withWorkshop("stonemill", "SSS", [](Mountain &mountain) { mountain.portal(kBlue, "r04c06"); });
        table.play({"work r04c07", "use stone-to-iron", "use stone-to-iron", "use stone-to-iron"});
        QCOMPARE(purseOf(table), u"III"_s);
    }

    void mt_3_4_neutralGroupsDoNotOpenThem() // decision 12
    {
        Table table =
            withWorkshop("stonemill", "SSS", [](Mountain &mountain) { mountain.tile("bar2", 0, "r04c05"); });
        table.play({"work r04c07", "use stone-to-iron", "use stone-to-iron"});
        QVERIFY(decisionOf(table) != u"use-workshop"_s);
    }

    void mt_3_5_gainsOfOneUseMayPayTheNext()
    {
        Table table = withWorkshop("stonemill", "S");
        table.play({"work r04c07", "use stone-to-iron"});
        QVERIFY(table.isLegal("use iron-to-stone"));
        QCOMPARE(refusal(table, "use stone-to-iron"), u"cannot-pay 3.5"_s);
        QCOMPARE(refusal(table, "use stone-to-rune"), u"other-workshop 3.5"_s);
    }

    void mt_3_5_anyTwoAreGivenOneByOne()
    {
        Table table = withWorkshop("warehouse", "SI$");
        table.play({"work r04c07", "use two-to-cart", "give stone", "give coin"});
        QCOMPARE(purseOf(table), u"IC"_s);
    }

    void mt_3_5_anExchangeTakesNoUse()
    {
        Table table = withWorkshop("mint", "SSSS");
        QCOMPARE(refusal(table, "work r04c07"), u"workshop-idle 3.4"_s);
        Table rich = withWorkshop("mint", "SSSSI");
        rich.play({"work r04c07", "exchange iron", "give stone"});
        QCOMPARE(decisionOf(rich), u"use-workshop"_s);
        rich.play({"use iron-to-coin"});
        QVERIFY(rich.isLegal("done"));
    }

    void mt_1_12_aUseGainsAllOrIsNotOffered()
    {
        const Table table(Moment::Prepare,
                          [](Mountain &mountain) {
                              digFirst(mountain);
                              mountain.tile("bar3", 0, "r03c08");
                              mountain.workshop("stonemill", "r04c07");
                              mountain.stock(kMagenta, "SSSS");
                              mountain.stock(kBlue, std::string(35, 'I'));
                          },
                          2, {{"finite-reserve", "on"}});
        QCOMPARE(refusal(table, "work r04c07"), u"workshop-idle 3.4"_s);
        QVERIFY(withWorkshop("stonemill", "SSSS").isLegal("work r04c07"));
    }

    void mt_3_5_withoutAFilledSymbolStewardsAreIdle()
    {
        QCOMPARE(refusal(withWorkshop("stewardship", "SSSS"), "work r04c07"), u"workshop-idle 3.4"_s);
    }

    void mt_3_5_stewardshipMovesToTheStock()
    {
        Table table = withWorkshop("stewardship", "", [](Mountain &mountain) {
            mountain.pack(kMagenta, "p2-1", "l1-02", 3); // fire: iron and a clan cart
        });
        table.play("work r04c07");
        QCOMPARE(offered(table, "fetch"), QStringList({u"fetch p2-1 iron"_s, u"fetch p2-1 cart"_s}));
        QCOMPARE(refusal(table, "fetch p2-1 stone"), u"symbol-empty 3.5"_s);
        table.play("fetch p2-1 cart");
        QCOMPARE(stockOf(table), u"C"_s); // MT-1.8: neutral now
        QCOMPARE(purseOf(table), u"IC"_s);
    }

    void labourOpensAllEntrances()
    {
        Table table = withWorkshop("stonemill", "SSSS", [](Mountain &mountain) {
            mountain.data().now.spells = bitOf(Spell::Labour);
        });
        table.play({"work r04c07", "use stone-to-iron", "use stone-to-iron", "use stone-to-iron",
                    "use stone-to-iron"});
        QCOMPARE(purseOf(table), u"IIII"_s);
    }

    void overtimeAllowsASecondOtherWorkshop()
    {
        const auto second = [](Mountain &mountain) { mountain.workshop("ironworks", "r04c09"); };
        Table table = withWorkshop("stonemill", "SSSSS", second);
        table.play({"work r04c07", "use stone-to-iron", "done"});
        QCOMPARE(refusal(table, "work r04c07"), u"workshop-used 3.1"_s);
        QCOMPARE(refusal(table, "work r04c09"), u"workshop-used 3.1"_s);
        Table longer = withWorkshop("stonemill", "SSSSS", [&](Mountain &mountain) {
            second(mountain);
            mountain.data().now.spells = bitOf(Spell::Overtime);
        });
        longer.play({"work r04c07", "use stone-to-iron", "done"});
        QCOMPARE(refusal(longer, "work r04c07"), u"workshop-used 3.1"_s);
        QVERIFY(longer.isLegal("work r04c09"));
    }
};

std::unique_ptr<QObject> makeWorkshopsTest()
{
    return std::make_unique<WorkshopsTest>();
}

} // namespace merlon::mountain

#include "workshops_test.moc"
