#include "tests/games/mountain/answers.h"
#include "tests/games/mountain/mountain_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::mountain {

namespace {

Table richTable(const Table::Change &change = {}, const std::string &stock = "SSSSSIIIIIHHHHHTTT")
{
    return Table(Moment::Act, [&](Mountain &mountain) {
        mountain.stock(kMagenta, stock);
        if (change)
            change(mountain);
    });
}

} // namespace

/// MT-5: digging.
class DigTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void mt_5_1_aTunnelCostsItsSizeInOneMineral()
    {
        const Table table = richTable({}, "SSSSII");
        QVERIFY(table.isLegal("dig bar2 stone"));
        QVERIFY(table.isLegal("dig tee4 stone"));
        QVERIFY(table.isLegal("dig bar2 iron"));
        QCOMPARE(refusal(table, "dig crook5 stone"), u"too-few-minerals 5.1"_s);
        QCOMPARE(refusal(table, "dig bar3 iron"), u"too-few-minerals 5.1"_s); // no mixing
        QCOMPARE(refusal(table, "dig bar2 coin"), u"not-a-mineral 5.1"_s);
    }

    void mt_5_1_aShapeWithoutTilesIsNotOffered()
    {
        const Table table = richTable([](Mountain &mountain) { mountain.data().tiles[0] = 0; });
        QCOMPARE(refusal(table, "dig bar2 stone"), u"no-tile-left 5.1"_s);
    }

    void mt_5_2_onlyOrientationsThatHaveAPlaceAreOffered()
    {
        Table table = richTable();
        table.play("dig bar3 stone");
        QCOMPARE(offered(table), QStringList({u"turn 0"_s, u"turn 1"_s}));
        QCOMPARE(refusal(table, "turn 2"), u"same-orientation 5.2"_s);
    }

    void mt_5_1_withoutAPlaceNothingIsDug()
    {
        const auto hemmedIn = [](std::initializer_list<const char *> cells) {
            return richTable([cells](Mountain &mountain) {
                for (const char *cell : cells)
                    mountain.workshop("mint", cell);
            });
        };
        const Table closed = hemmedIn({"r00c10", "r01c09", "r01c11", "r02c10"});
        QCOMPARE(refusal(closed, "dig bar2 stone"), u"no-room 5.1"_s);
        Table narrow = hemmedIn({"r00c10", "r01c09", "r01c11", "r02c09", "r02c11"});
        narrow.play("dig bar2 stone"); // down from r02c10
        QCOMPARE(offered(narrow), QStringList({u"turn 1"_s, u"turn 3"_s}));
        QCOMPARE(refusal(narrow, "turn 0"), u"no-room 5.2"_s);
    }

    void mt_5_3_theMarkLiesOnTheChosenCell()
    {
        Table table = richTable();
        table.play({"dig bar3 stone", "turn 0", "place r02c10"});
        for (const char *cell : {"r02c09", "r02c10", "r02c11"})
            QVERIFY(table.isInNetwork(kMagenta, cell));
        QCOMPARE(table.networkSize(kMagenta), 4);
    }

    void mt_5_4_aTileLiesOnFreeGroundBesideTheOwnNetwork()
    {
        Table table = richTable();
        table.play({"dig bar3 stone", "turn 0"});
        QCOMPARE(refusal(table, "place r04c10"), u"not-at-network 5.4"_s);
        QCOMPARE(refusal(table, "place r01c10"), u"not-free 5.4"_s); // the portal
        QCOMPARE(refusal(table, "place r00c09"), u"not-free 5.4"_s); // beyond the mountain
        QVERIFY(table.isLegal("place r00c10"));
        QVERIFY(!table.isLegal("place r10c10")); // the heart
    }

    void mt_5_4_workshopsAreInTheWayAndEmptySitesAreNot()
    {
        const auto besideTheSite = [](Mountain &mountain) {
            digFirst(mountain);
            mountain.tile("bar3", 0, "r03c08");
        };
        Table table = richTable(besideTheSite);
        table.play({"dig bar2 stone", "turn 1"});
        QVERIFY(table.isLegal("place r04c07")); // decision 3
        Table built = richTable([&](Mountain &mountain) {
            besideTheSite(mountain);
            mountain.workshop("mint", "r04c07");
        });
        built.play({"dig bar2 stone", "turn 1"});
        QCOMPARE(refusal(built, "place r04c07"), u"not-free 5.4"_s);
    }

    void mt_5_4_anUnusedStartIsOrdinaryGround()
    {
        Table table = richTable([](Mountain &mountain) { mountain.portal(kMagenta, "r14c15"); });
        table.play({"dig bar2 stone", "turn 0"});
        QVERIFY(table.isLegal("place r14c16")); // the other cell is the start r14c17
    }

    void mt_5_4_noCellMayTouchTheNetworkOfARival()
    {
        Table table = richTable([](Mountain &mountain) { mountain.portal(kBlue, "r03c12"); });
        table.play({"dig bar3 stone", "turn 0"});
        QCOMPARE(refusal(table, "place r02c11"), u"touches-rival 5.4"_s);
        QVERIFY(table.isLegal("place r02c10"));
    }

    void mt_5_4_eachRubbleCellCostsAHammer()
    {
        Table table = richTable(digFirst, "SSS");
        table.play({"dig bar3 stone", "turn 0"});
        QCOMPARE(refusal(table, "place r02c07"), u"too-few-hammers 5.4"_s);
        Table equipped = richTable(digFirst, "SSST");
        equipped.play({"dig bar3 stone", "turn 0", "place r02c07"});
        QVERIFY(!equipped.happened("gained magenta 1 hammer"));
        QCOMPARE(stockOf(equipped), u"I"_s); // buried there
    }

    void mt_5_5_whatLiesUnderTheTileCannotPayForIt()
    {
        const Table table = richTable(digFirst, "II");
        QCOMPARE(refusal(table, "dig bar3 iron"), u"too-few-minerals 5.1"_s);
    }

    void mt_5_5_mineralsArePaidBeforeHammers()
    {
        Table table = richTable(digFirst, "SSST");
        table.play({"dig bar3 stone", "turn 0", "place r02c07"});
        QVERIFY(happenedInOrder(
            table, {"paid magenta stone", "paid magenta hammer", "dug", "gained magenta 1 iron"}));
    }

    void mt_5_6_honourIsScoredAndTheTileLeavesTheSupply()
    {
        Table table = richTable();
        const int tiles = table.now().tiles[static_cast<std::size_t>(Shape::Tee4)];
        table.play({"dig tee4 heartrock", "turn 0", "place r02c10"});
        QCOMPARE(table.honour(kMagenta), 8);
        QCOMPARE(int {table.now().tiles[static_cast<std::size_t>(Shape::Tee4)]}, tiles - 1);
        QVERIFY(table.happened("dug magenta tee4 heartrock 8"));
    }

    void mt_5_7_rubbleAndSitesUnderATileAreGoneForGood()
    {
        Table table = richTable([](Mountain &mountain) {
            digFirst(mountain);
            mountain.tile("bar3", 0, "r03c08");
        });
        table.play({"dig bar2 stone", "turn 1", "place r04c07"});
        QVERIFY(table.now().covered.contains({4, 7}));
        QVERIFY(!table.isLegal("establish r04c07 mint"));
    }

    void mt_5_8_statuesOnTheTileAreUnearthed()
    {
        Table table = richTable(digFirst);
        table.play({"dig bar3 stone", "turn 0", "place r03c08"});
        QVERIFY(table.happened("statue-unearthed magenta moon r03c08"));
    }

    void mt_5_8_statuesOfANeutralGroupAreUnearthedWhenItIsConnected() // MT-1.3
    {
        Table table = richTable([](Mountain &mountain) { mountain.tile("bar3", 0, "r03c12"); });
        QVERIFY(!table.isInNetwork(kMagenta, "r03c12"));
        table.play({"dig bar3 stone", "turn 0", "place r02c10"});
        QVERIFY(table.isInNetwork(kMagenta, "r03c12"));
        QVERIFY(table.happened("statue-unearthed magenta ice r03c12"));
    }

    void mt_5_9_buriedResourcesAreGainedOnce()
    {
        Table table = richTable(digFirst, "SSST");
        table.play({"dig bar3 stone", "turn 0", "place r02c07"});
        QCOMPARE(table.count("gained"), 1);
        QVERIFY(table.happened("gained magenta 1 iron"));
    }

    void mt_5_10_aPedestalMayBePlacedOnTheAnchor()
    {
        Table table = richTable([](Mountain &mountain) { mountain.team(kMagenta).pedestals = {1, 0, 1}; });
        table.play({"dig bar3 stone", "turn 0", "place r02c10"});
        QCOMPARE(offered(table), QStringList({u"pedestal fire"_s, u"pedestal moon"_s, u"no-pedestal"_s}));
        QCOMPARE(refusal(table, "pedestal ice"), u"no-pedestal-owned 5.10"_s);
    }

    void mt_5_10_shapesWithoutAnchorTakeNone()
    {
        Table table = richTable([](Mountain &mountain) { mountain.team(kMagenta).pedestals = {1, 1, 1}; });
        table.play({"dig slab5 stone", "turn 0", "place r02c10"});
        QVERIFY(decisionOf(table) != u"place-pedestal"_s);
    }

    void mt_5_11_thePedestalBringsItsToken()
    {
        Table table = richTable([](Mountain &mountain) { mountain.team(kMagenta).pedestals = {1, 0, 0}; });
        const TrackPlace before = table.now().track[trackPlace(2, 0)];
        table.play({"dig bar3 stone", "turn 0", "place r02c10", "pedestal fire"});
        QCOMPARE(table.score(kMagenta).tokens, before.value + 1);
        QVERIFY(table.happened("pedestal-placed magenta fire r02c10"));
        QCOMPARE(int {table.scene().teamOf(kMagenta).pedestals[0]}, 0);
    }

    void mt_5_12_eachZoneSeesOnePedestalOfAClan()
    {
        Table table = richTable([](Mountain &mountain) {
            mountain.team(kMagenta).pedestals = {1, 0, 0};
            mountain.data().track[trackPlace(2, 0)].owner = kBlue;
        });
        table.play({"dig bar3 stone", "turn 0", "place r02c10"});
        QVERIFY(decisionOf(table) != u"place-pedestal"_s); // nothing but no-pedestal
        QCOMPARE(int {table.scene().teamOf(kMagenta).pedestals[0]}, 1);
    }

    void mt_5_12_theTokenOfAnotherClanIsStillThere()
    {
        Table table = richTable([](Mountain &mountain) {
            mountain.team(kMagenta).pedestals = {1, 1, 0};
            mountain.data().track[trackPlace(2, 0)].owner = kBlue;
        });
        table.play({"dig bar3 stone", "turn 0", "place r02c10"});
        QCOMPARE(refusal(table, "pedestal fire"), u"token-taken 5.10"_s);
        QVERIFY(table.isLegal("pedestal ice"));
    }

    void mt_5_13_aPedestalIsPlacedOnlyWithANewTile()
    {
        const Table table = richTable([](Mountain &mountain) {
            digFirst(mountain);
            mountain.team(kMagenta).pedestals = {1, 0, 0};
        });
        QVERIFY(!table.isLegal("pedestal fire"));
    }

    void mt_5_14_workshopsAreEstablishedBesideTheNewTile()
    {
        Table table = richTable(digFirst);
        table.play({"dig bar3 stone", "turn 0", "place r03c08"});
        QCOMPARE(offered(table, "establish").size(), 5); // five kinds are open, one site is adjacent
        QCOMPARE(refusal(table, "establish r04c13 mint"), u"not-at-tile 5.14"_s);
        QCOMPARE(refusal(table, "establish r04c08 mint"), u"not-a-site 5.14"_s);
        QCOMPARE(refusal(table, "establish r04c07 warehouse"), u"not-in-supply 5.14"_s);
        table.play("establish r04c07 mint");
        QVERIFY(table.happened("workshop-established magenta mint r04c07"));
        QVERIFY(decisionOf(table) != u"establish"_s); // no other site
    }

    void mt_5_14_olderTunnelsGiveNoRight()
    {
        Table table = richTable([](Mountain &mountain) {
            digFirst(mountain);
            mountain.tile("bar3", 0, "r03c08");
        });
        table.play({"dig bar2 stone", "turn 0", "place r00c10"});
        QVERIFY(decisionOf(table) != u"establish"_s);
    }
};

std::unique_ptr<QObject> makeDigTest()
{
    return std::make_unique<DigTest>();
}

} // namespace merlon::mountain

#include "dig_test.moc"
