#include "tests/games/mountain/answers.h"
#include "tests/games/mountain/mountain_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::mountain {

/// MT-3.6: Shifting Rock.
class ShiftingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void mt_3_6_aTileIsLiftedAndLaidElsewhere()
    {
        Table table = withSpell("shift", digFirst);
        table.play("cast g1"); // only one tile can be lifted
        QVERIFY(table.happened("tile-lifted magenta bar3 r02c09"));
        table.play("turn 0");
        QCOMPARE(refusal(table, "place r02c10"), u"same-place 3.6"_s);
        table.play("place r02c11");
        QCOMPARE(table.honour(kMagenta), 0);
        QCOMPARE(table.networkSize(kMagenta), 4);
        QVERIFY(!table.isInNetwork(kMagenta, "r02c09"));
    }

    void mt_3_6_onlyWholeAndEmptyTilesAreLifted()
    {
        Table table = withSpell("shift", [](Mountain &mountain) {
            digFirst(mountain);
            mountain.tile("bar3", 0, "r03c10");
            mountain.tile("bar2", 0, "r04c10");
            mountain.statue("fire", "r04c11");
            mountain.tile("bar2", 0, "r04c08");
            mountain.data().tunnels[mountain.data().tunnelAt[mountain.cell("r04c08")]].kind =
                TunnelKind::Piece; // a hall would lie on the rest
        });
        table.play("cast g1");
        QCOMPARE(offered(table), QStringList({u"lift r02c09"_s, u"lift r03c09"_s}));
        QCOMPARE(refusal(table, "lift r02c10"), u"not-first-cell 3.6"_s);
        QCOMPARE(refusal(table, "lift r01c10"), u"not-a-tile 3.6"_s); // the portal
        QCOMPARE(refusal(table, "lift r04c08"), u"tile-broken 3.6"_s);
        QCOMPARE(refusal(table, "lift r04c10"), u"tile-carries 3.6"_s);
        QCOMPARE(refusal(table, "lift r05c10"), u"not-your-tunnel 3.6"_s);
    }

    void mt_3_6_aTileIsLiftedOnlyIfItFindsAnotherPlace()
    {
        const Table table = withSpell("shift", [](Mountain &mountain) {
            mountain.tile("bar2", 1, "r02c10"); // r02c10 and r03c10, all else about the portal is built on
            for (const char *cell : {"r00c10", "r01c09", "r01c11", "r02c09", "r02c11"})
                mountain.workshop("mint", cell);
            mountain.stock(kMagenta, "RSSSS");
        });
        QCOMPARE(refusal(table, "cast g1"), u"spell-idle 3.2"_s);
    }

    void mt_3_6_rubbleCostsHammersAndWhatWasDugIsGone()
    {
        Table table = withSpell("shift", [](Mountain &mountain) {
            mountain.portal(kMagenta, "r06c10");
            mountain.tile("bar2", 0, "r05c10"); // a hammer lay on r05c11
            mountain.stock(kMagenta, "RT");
        });
        table.play({"cast g1", "turn 0", "place r06c11"}); // rubble
        QCOMPARE(stockOf(table), QString());
        QVERIFY(table.happened("paid magenta hammer"));
        QVERIFY(!table.happened("gained"));
        QVERIFY(!table.now().dug.contains({5, 11}));
        QVERIFY(table.now().covered.contains({5, 11})); // nothing grows there again
    }

    void mt_3_6_aTileThatCarriesSomethingStays()
    {
        const Table table = withSpell("shift", [](Mountain &mountain) {
            digFirst(mountain);
            mountain.statue("fire", "r02c11");
            mountain.stock(kMagenta, "RSSSS");
        });
        QCOMPARE(refusal(table, "cast g1"), u"spell-idle 3.2"_s);
    }
};

std::unique_ptr<QObject> makeShiftingTest()
{
    return std::make_unique<ShiftingTest>();
}

} // namespace merlon::mountain

#include "shifting_test.moc"
