#include "tests/games/mountain/answers.h"
#include "tests/games/mountain/mountain_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::mountain {

namespace {

/// Two bars of three, one above the other: r02c09 to r03c11.
void digTwoRows(Mountain &mountain)
{
    digFirst(mountain);
    mountain.tile("bar3", 0, "r03c10");
}

Table withTwoRows(const Table::Change &change = {})
{
    return Table(Moment::Hall, [&](Mountain &mountain) {
        digTwoRows(mountain);
        if (change)
            change(mountain);
    });
}

} // namespace

/// MT-6: great halls.
class HallsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void mt_6_1_onlyHallsWithAPlaceAreOffered()
    {
        const Table table = withTwoRows();
        QCOMPARE(offered(table, "hall"), QStringList({u"hall spring"_s, u"hall stonecutter"_s}));
        QCOMPARE(refusal(table, "hall treasure"), u"no-room-for-hall 6.1"_s);
    }

    void mt_6_1_aHallIsBuiltOnce()
    {
        const Table table = withTwoRows([](Mountain &mountain) { mountain.data().hallsUsed = 1; });
        QCOMPARE(refusal(table, "hall spring"), u"hall-used 6.1"_s);
    }

    void mt_6_1_oneHallInATurnWithoutACost()
    {
        Table table = withTwoRows([](Mountain &mountain) { mountain.stock(kMagenta, "SSSSC"); });
        table.play({"hall spring", "place-hall 0 r02c09"});
        QCOMPARE(stockOf(table), u"SSSSC"_s);
        QCOMPARE(decisionOf(table), u"haul"_s);
    }

    void mt_6_2_everyCellLiesOnOwnTiles()
    {
        Table table = withTwoRows();
        table.play("hall stonecutter");
        QCOMPARE(offered(table), QStringList({u"place-hall 0 r02c10"_s, u"place-hall 2 r03c10"_s}));
        QCOMPARE(refusal(table, "place-hall 0 r01c10"), u"not-under-tunnels 6.2"_s); // the portal
        QCOMPARE(refusal(table, "place-hall 4 r02c10"), u"same-orientation 6.2"_s);
    }

    void mt_6_3_pedestalsUnderTheHallLeaveTheGameAndTokensStay()
    {
        Table table = withTwoRows([](Mountain &mountain) {
            mountain.data().tunnels[mountain.data().tunnelAt[mountain.cell("r02c10")]].pedestal = 0;
            mountain.data().track[trackPlace(2, 0)].owner = kMagenta;
        });
        const int tokens = table.score(kMagenta).tokens;
        table.play({"hall spring", "place-hall 0 r02c10"});
        QVERIFY(table.happened("pedestal-covered fire r02c10"));
        QCOMPARE(table.score(kMagenta).tokens, tokens);
        QCOMPARE(table.now().track[trackPlace(2, 0)].owner, std::uint8_t {kMagenta});
    }

    void mt_6_4_statuesStayWhereTheyAre()
    {
        Table table = withTwoRows([](Mountain &mountain) { mountain.statue("fire", "r02c10"); });
        table.play({"hall spring", "place-hall 0 r02c10"});
        QCOMPARE(table.now().statues[0].cell, table.cell("r02c10"));
        QCOMPARE(table.score(kMagenta).halls, 7); // on the altar
    }

    void mt_6_5_whatIsLeftOfATileFallsIntoPieces()
    {
        Table table(Moment::Hall, [](Mountain &mountain) {
            mountain.tile("bar3", 1, "r03c10"); // r02c10 to r04c10
            mountain.tile("bar3", 1, "r03c11"); // r02c11 to r04c11
        });
        table.play({"hall spring", "place-hall 1 r03c11"}); // r03c10, r03c11, r04c10, r04c11
        const auto tunnelOn = [&](const char *cell) { return table.scene().tunnelOn(table.cell(cell)); };
        QCOMPARE(tunnelOn("r03c10").kind, TunnelKind::Hall);
        QCOMPARE(tunnelOn("r02c10").kind, TunnelKind::Piece);
        QCOMPARE(tunnelOn("r02c10").anchor, kNoCell); // it lay in the middle
        QVERIFY(table.now().tunnelAt[table.cell("r02c10")] != table.now().tunnelAt[table.cell("r02c11")]);
    }

    void mt_6_5_eachPieceIsATunnelOfItsOwn()
    {
        Table table(Moment::Hall, [](Mountain &mountain) {
            mountain.tile("bar3", 0, "r02c10");
            mountain.tile("bar3", 0, "r03c10");
            mountain.tile("bar3", 0, "r04c10");
        });
        table.play("hall shaman"); // there is one place for it
        const auto numberOn = [&](const char *cell) { return table.now().tunnelAt[table.cell(cell)]; };
        QVERIFY(numberOn("r02c09") != numberOn("r02c11"));
        QCOMPARE(numberOn("r02c10"), numberOn("r03c09"));
        QCOMPARE(table.networkSize(kMagenta), 10);
    }

    void mt_6_5_aPieceKeepsTheAnchorAndThePedestalThatLieInIt()
    {
        Table table(Moment::Hall, [](Mountain &mountain) {
            mountain.tile("bar2", 0, "r02c09");
            mountain.tile("bar2", 0, "r02c11");
            mountain.tile("bar2", 0, "r03c10");
            mountain.data().tunnels[mountain.data().tunnelAt[mountain.cell("r02c09")]].pedestal = 0;
            mountain.statue("fire", "r02c09");
        });
        const int statues = table.score(kMagenta).statues;
        table.play({"hall spring", "place-hall 0 r02c10"});
        const Tunnel &piece = table.scene().tunnelOn(table.cell("r02c09"));
        QCOMPARE(piece.kind, TunnelKind::Piece);
        QCOMPARE(piece.anchor, table.cell("r02c09"));
        QCOMPARE(table.score(kMagenta).statues, statues); // still doubled
        QVERIFY(!table.happened("pedestal-covered"));
    }

    void mt_6_6_aHallBelongsToWhicheverNetworkContainsIt()
    {
        Table table = withTwoRows([](Mountain &mountain) { mountain.statue("ice", "r02c09"); });
        table.play({"hall spring", "place-hall 0 r02c09"});
        QCOMPARE(table.score(kMagenta).halls, 7);
        QCOMPARE(table.score(kBlue).halls, 0);
    }
};

std::unique_ptr<QObject> makeHallsTest()
{
    return std::make_unique<HallsTest>();
}

} // namespace merlon::mountain

#include "halls_test.moc"
