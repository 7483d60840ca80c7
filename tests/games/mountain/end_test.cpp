#include "tests/games/mountain/answers.h"
#include "tests/games/mountain/mountain_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::mountain {

namespace {

/// Magenta lacks one troll, and nothing is drawn any more.
void fillAllButTheTop(Mountain &mountain)
{
    for (std::size_t slot = kFirstRowSlots; slot + 1 < kSlots; ++slot)
        mountain.seat(kMagenta).pack[slot] = {static_cast<Troll>(slot + 6), 0};
    mountain.data().decks = {};
}

bool isBetweenSteps(const Table &table)
{
    const QString decision = decisionOf(table);
    return table.isOver() || decision == u"prepare"_s || decision == u"act"_s || decision == u"build-hall"_s
        || decision == u"haul"_s;
}

/// Plays the turn of whoever it is: recruits the first troll, digs the first tunnel or skips, and nothing else.
void playTurn(Table &table)
{
    passSteps(table);
    table.play({table.choices().front()});
    while (!isBetweenSteps(table))
        table.play({table.choices().front()});
    passSteps(table);
}

Amounts of(std::string_view letters)
{
    return amountsOf(letters);
}

} // namespace

/// MT-8, MT-9: the end of the game and the final count.
class EndTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void mt_8_1_theFirstOfThreePlayersGetsFive()
    {
        Table table(Moment::Act, fillAllButTheTop, 3);
        playTurn(table);
        QVERIFY(table.happened("crowned magenta 5"));
        QVERIFY(!table.happened("last-rounds"));
    }

    void mt_8_2_theLastTokenTriggersTheEnd()
    {
        Table table(Moment::Act, fillAllButTheTop);
        playTurn(table);
        QVERIFY(table.happened("crowned magenta 3"));
        QCOMPARE(int {table.now().endRound}, 3);
        QCOMPARE(table.now().active, kBlue); // the round is finished
    }

    void mt_8_1_theSecondOfThreeGetsThreeAndLaterOnesNothing()
    {
        const auto crowned = [](int before) {
            Table table(
                Moment::Act,
                [before](Mountain &mountain) {
                    fillAllButTheTop(mountain);
                    mountain.data().coronations = static_cast<std::uint8_t>(before);
                    mountain.data().endRound = before == 2 ? 9 : 0;
                },
                3);
            playTurn(table);
            return table;
        };
        QVERIFY(crowned(1).happened("crowned magenta 3"));
        QVERIFY(crowned(1).happened("last-rounds 3"));
        QVERIFY(!crowned(2).happened("crowned"));
        QCOMPARE(int {crowned(2).now().endRound}, 9);
    }

    void mt_8_3_everySeatPlaysTwoMoreTurns()
    {
        Table table(Moment::Act, [](Mountain &mountain) {
            fillAllButTheTop(mountain);
            mountain.data().endRound = 0;
        });
        int turns = 0;
        while (!table.isOver()) {
            playTurn(table);
            ++turns;
        }
        QCOMPARE(turns, 6);
        QVERIFY(table.happened("honour-counted"));
    }

    void mt_9_1_theCoronationCounts()
    {
        const Table table(Moment::Prepare, [](Mountain &mountain) {
            mountain.stock(kMagenta, "SSSS");
            mountain.seat(kMagenta).coronation = 5;
        });
        QCOMPARE(table.score(kMagenta).coronation, 5);
    }

    void mt_9_2_benefitTokensCount()
    {
        const Table table(Moment::Prepare, [](Mountain &mountain) {
            mountain.stock(kMagenta, "SSSS");
            mountain.data().track[0] = {3, kMagenta};
            mountain.data().track[5] = {0, kMagenta};
            mountain.data().track[6] = {2, kBlue};
        });
        QCOMPARE(table.score(kMagenta).tokens, 4 + 1);
        QCOMPARE(table.score(kBlue).tokens, 3);
    }

    void mt_9_3_setsOfThreeWithTheBestExchange()
    {
        QCOMPARE(setsOf(of("SSS")), 1);
        QCOMPARE(setsOf(of("SSIIHH")), 1); // 4:1 makes one set of six
        QCOMPARE(setsOf(of("SSIIH")), 0);
        QCOMPARE(setsOf(of("SSIIHH$$CCTT")), 2);
        QCOMPARE(setsOf(of("SIH$CTR")), 0); // no kind has two left
        QCOMPARE(setsOf(of("SSSSS")), 1);
    }

    void mt_9_3_whatLiesOnTrollsCountsTooClanCartsAmongIt()
    {
        const Table table(Moment::Prepare, [](Mountain &mountain) {
            mountain.stock(kMagenta, "CCSSSS");
            mountain.pack(kMagenta, "p2-1", "l1-02", 2);
        });
        QCOMPARE(table.score(kMagenta).sets, 2);
    }

    void mt_9_4_hallsCountLowOrHigh()
    {
        const auto hall = [](bool hasStatue) {
            Table table(Moment::Hall, [&](Mountain &mountain) {
                for (const char *mark : {"r02c10", "r03c10", "r04c10"})
                    mountain.tile("bar3", 0, mark);
                if (hasStatue)
                    mountain.statue("moon", "r03c10");
                mountain.statue("ice", "r03c11"); // beside the altar: nothing
            });
            table.play("hall shaman"); // there is one place for it
            return table.score(kMagenta);
        };
        QCOMPARE(hall(false).halls, 1);
        QCOMPARE(hall(true).halls, 9);
        QCOMPARE(hall(true).statues, 0);
    }

    void mt_9_5_theBestStatueOfEachTunnelCountsByItsZone()
    {
        const Table table(Moment::Prepare, [](Mountain &mountain) {
            mountain.stock(kMagenta, "SSSS");
            mountain.tile("bar3", 1, "r03c10"); // zones 2, 3, 3
            mountain.statue("fire", "r02c10");
            mountain.statue("ice", "r04c10");
            mountain.statue("moon", "r01c10"); // the portal, zone 1
        });
        QCOMPARE(table.score(kMagenta).statues, 6 + 2);
    }

    void mt_9_5_onAPedestalOfItsClanItCountsDouble()
    {
        const auto score = [](std::uint8_t pedestal) {
            const Table table(Moment::Prepare, [&](Mountain &mountain) {
                mountain.stock(kMagenta, "SSSS");
                mountain.tile("bar3", 1, "r03c10");
                mountain.data().tunnels[mountain.data().tunnelAt[mountain.cell("r03c10")]].pedestal =
                    pedestal;
                mountain.statue("fire", "r03c10");
            });
            return table.score(kMagenta).statues;
        };
        QCOMPARE(score(kNoClan), 6);
        QCOMPARE(score(0), 12);
        QCOMPARE(score(1), 6); // of another clan
    }

    void mt_9_6_neutralGroupsScoreForNobody()
    {
        const Table table(Moment::Prepare, [](Mountain &mountain) {
            mountain.stock(kMagenta, "SSSS");
            mountain.tile("bar3", 0, "r03c12");
        });
        QCOMPARE(table.score(kMagenta).statues, 0);
        QCOMPARE(table.score(kBlue).statues, 0);
    }

    void mt_9_7_mostHonourWinsAndFewerLevelsBreakTies()
    {
        Table table(Moment::Act, [](Mountain &mountain) {
            fillAllButTheTop(mountain);
            mountain.data().endRound = 1;
            mountain.data().coronations = 2;
            mountain.data().horde = {};
            mountain.team(kBlue).honour = 0;
        });
        while (!table.isOver())
            playTurn(table);
        QCOMPARE(table.outcome().seats[kMagenta].score, table.outcome().seats[kBlue].score);
        QVERIFY(table.outcome().isWinner(kBlue)); // its trolls have no levels
        QVERIFY(!table.outcome().isWinner(kMagenta));
    }

    void mt_9_7_stillTiedTheyShareTheVictory()
    {
        Table table(Moment::Haul, [](Mountain &mountain) {
            mountain.stock(kMagenta, "$$$$"); // a set, as Blue has
            mountain.stock(kBlue, "CCC");
            mountain.data().endRound = 1;
            mountain.data().horde = {};
        });
        passSteps(table);
        QVERIFY(table.isOver()); // Blue has nothing to do
        QCOMPARE(table.outcome().seats[kMagenta].score, 1);
        QVERIFY(table.outcome().isWinner(kMagenta));
        QVERIFY(table.outcome().isWinner(kBlue));
    }
};

std::unique_ptr<QObject> makeEndTest()
{
    return std::make_unique<EndTest>();
}

} // namespace merlon::mountain

#include "end_test.moc"
