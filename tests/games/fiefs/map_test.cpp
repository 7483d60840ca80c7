#include "tests/games/fiefs/answers.h"
#include "tests/games/fiefs/fiefs_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::fiefs {

namespace {

/// Two waters: `w1` and `w2`, which touch, between a and b; `w3` between c and d.
Board twoWaters()
{
    return smallBoard({castle("c1", 1), castle("c2", 2), slot("a", 3), slot("b", 3), slot("c", 3),
                       slot("d", 3), slot("e", 1), lake("w1"), lake("w2"), lake("w3")},
                      "c1-a a-e e-c c-w3 w3-d a-w1 w1-w2 w2-b b-c2");
}

/// Both castles touch the lake; the shore of each has land behind it.
Board castlesByALake()
{
    return smallBoard({castle("c1", 1), castle("c2", 2), slot("a", 3), slot("b", 3), slot("c", 3),
                       slot("d", 3), slot("inland", 1), lake("w")},
                      "c1-a c1-w c2-b c2-w w-a w-c a-inland inland-d d-b");
}

} // namespace

/// FI-0: neighbours, supply, reach.
class MapTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fi_0_1_placesThatBorderOneWaterAreNeighbours()
    {
        const Table table(R"({"places": {"a": {"owner": "nivernais", "knights": 1}}})", twoWaters());
        QVERIFY(table.isLegal("advance-to e"));
        QVERIFY(table.isLegal("advance-to b")); // over two lakes that touch
    }

    void fi_0_1_twoWatersAreTwo()
    {
        const Table table(R"({"places": {"a": {"owner": "nivernais", "knights": 1}}})", twoWaters());
        QCOMPARE(refusal(table, "advance-to d"), u"out-of-reach 0.3"_s);
        const Table beyond(R"({"places": {"a": {"owner": "nivernais", "knights": 1},
            "e": {"owner": "nivernais", "knights": 1}, "c": {"owner": "nivernais", "knights": 1}}})",
                           twoWaters());
        QVERIFY(beyond.isLegal("advance-to d"));
    }

    void fi_0_1_aLakeAtACastleServesItLikeAnyOtherPlace()
    {
        const Table table("{}", castlesByALake());
        QCOMPARE(offered(table, "advance-to"), QStringList({u"advance-to a"_s, u"advance-to c"_s}));
    }

    void fi_0_2_landIsSuppliedThroughOwnLandAndLakes()
    {
        const Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 1},
            "f2": {"owner": "nivernais", "knights": 1}, "t1": {"owner": "nivernais", "knights": 1}}})");
        QVERIFY(table.isSupplied(kNivernais, "f1"));
        QVERIFY(table.isSupplied(kNivernais, "f2")); // across the lake
        QVERIFY(table.isSupplied(kNivernais, "t1"));
    }

    void fi_0_2_aLakeAtTheCastleSupplies()
    {
        const Table table(R"({"places": {"c": {"owner": "nivernais", "knights": 1}}})", castlesByALake());
        QVERIFY(table.isSupplied(kNivernais, "c"));
    }

    void fi_0_2_emptyLandAndThatOfAnEnemyBlock()
    {
        const Table empty(R"({"places": {"f2": {"owner": "nivernais", "knights": 1}}})");
        QVERIFY(!empty.isSupplied(kNivernais, "f2"));
        const Table enemy(R"({"places": {"f1": {"owner": "burgundy", "knights": 1},
            "g1": {"owner": "burgundy", "knights": 1}, "f2": {"owner": "nivernais", "knights": 1}}})");
        QVERIFY(!enemy.isSupplied(kNivernais, "f2"));
        QVERIFY(!enemy.isSupplied(kBurgundy, "f1"));
    }

    void fi_0_2_anotherCastleBlocks()
    {
        const Board board = smallBoard({castle("c1", 1), castle("c2", 2), slot("a", 3), slot("b", 3),
                                        slot("c", 3), slot("d", 3), slot("e", 1)},
                                       "c1-a a-c2 c2-b b-c c-d d-e e-a");
        const Table table(R"({"places": {"a": {"owner": "nivernais", "knights": 1},
            "b": {"owner": "nivernais", "knights": 1}}})",
                          board);
        QVERIFY(table.isSupplied(kNivernais, "a"));
        QVERIFY(!table.isSupplied(kNivernais, "b"));
    }

    void fi_0_2_landOfAPartnerBlocks() // decision 31
    {
        const Table table(R"({"places": {"f1": {"owner": "champagne", "knights": 1},
            "g1": {"owner": "nivernais", "knights": 1}}})",
                          4, {{"allegiance", "pairs"}});
        QVERIFY(!table.isSupplied(kNivernais, "g1"));
        QVERIFY(!table.isSupplied(kChampagne, "f1"));
    }

    void fi_0_3_neighboursOfTheCastleAndOfSuppliedLandAreWithinReach()
    {
        const Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 1}}})");
        QCOMPARE(offered(table, "advance-to"),
                 QStringList({u"advance-to a1"_s, u"advance-to b1"_s, u"advance-to g1"_s, u"advance-to t1"_s,
                              u"advance-to f2"_s, u"advance-to g2"_s, u"advance-to t2"_s}));
        QCOMPARE(refusal(table, "advance-to a2"), u"out-of-reach 0.3"_s);
    }

    void fi_0_3_landWithoutSupplyIsNoBase()
    {
        const Table table(R"({"places": {"f2": {"owner": "nivernais", "knights": 3}}})");
        QCOMPARE(refusal(table, "advance-to a2"), u"out-of-reach 0.3"_s);
        QCOMPARE(refusal(table, "advance-to t1"), u"out-of-reach 0.3"_s);
    }
};

std::unique_ptr<QObject> makeMapTest()
{
    return std::make_unique<MapTest>();
}

} // namespace merlon::fiefs

#include "map_test.moc"
