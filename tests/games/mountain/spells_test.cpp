#include "tests/games/mountain/answers.h"
#include "tests/games/mountain/mountain_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::mountain {

/// MT-3.1 to MT-3.3, MT-3.7 and section 2.7: spells.
class SpellsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void mt_3_1_oneSpellInATurn()
    {
        Table table = withSpell("kin", [](Mountain &mountain) { mountain.stock(kMagenta, "RRSSSS"); });
        table.play("cast g1");
        QCOMPARE(refusal(table, "cast g1"), u"spell-cast-already 3.1"_s);
        QCOMPARE(decisionOf(table), u"prepare"_s);
    }

    void mt_3_2_theRuneLiesOnTheCard()
    {
        Table table = withSpell("soft");
        QCOMPARE(refusal(table, "cast g1"), QString());
        table.play("cast g1");
        QCOMPARE(int {table.now().grimoire[0].runes}, 1);
        QCOMPARE(stockOf(table), QString());
    }

    void mt_3_2_withoutARuneThereIsNoSpell()
    {
        const Table table = withSpell("soft", [](Mountain &mountain) { mountain.stock(kMagenta, "SSSS"); });
        QCOMPARE(refusal(table, "cast g1"), u"no-rune 3.2"_s);
    }

    void mt_3_3_theThirdRuneDisintegratesTheSpell()
    {
        Table table = withSpell("kin", {}, 2);
        table.play("cast g1");
        QVERIFY(table.happened("spell-disintegrated kin"));
        QCOMPARE(decisionOf(table), u"draw-spell"_s);
        QVERIFY(!table.isLegal("reveal-spell kin g1")); // it lies at the bottom
        table.play("reveal-spell road g1");
        QCOMPARE(int {table.now().grimoire[0].runes}, 0);
        QVERIFY(table.now().now.has(Spell::Kin)); // it goes on
    }

    void mt_3_3_theEffectComesBeforeTheNextSpell()
    {
        Table table = withSpell("earth", {}, 2);
        table.play("cast g1");
        QCOMPARE(decisionOf(table), u"choose-gift"_s);
        table.play("gain irons");
        QCOMPARE(decisionOf(table), u"draw-spell"_s);
    }

    void mt_3_3_theThreeRunesGoToTheReserve() // MT-1.12
    {
        Table table(Moment::Prepare,
                    [](Mountain &mountain) {
                        mountain.spell("soft", 2);
                        mountain.stock(kMagenta, "RSSSS");
                        mountain.stock(kBlue, std::string(22, 'R')); // the last of them
                    },
                    2, {{"finite-reserve", "on"}});
        QCOMPARE(refusal(table, "exchange rune"), u"reserve-empty 1.12"_s);
        table.play({"cast g1", "reveal-spell road g1"});
        QCOMPARE(refusal(table, "exchange rune"), QString());
    }

    void mt_3_3_everybodyMayCastASpellThatCarriesRunes()
    {
        Table table = withSpell("soft", {}, 1);
        table.play("cast g1");
        QCOMPARE(int {table.now().grimoire[0].runes}, 2);
    }

    void aSpellThatCanDoNothingIsNotCast_data() // decision 9
    {
        QTest::addColumn<QString>("spell");
        for (const char *spell :
             {"eater", "ascension", "drum", "ghost", "thief", "transmute", "carver", "shift"})
            QTest::newRow(spell) << QString::fromLatin1(spell);
    }
    void aSpellThatCanDoNothingIsNotCast()
    {
        QFETCH(QString, spell);
        const Table table = withSpell(spell.toStdString(), [](Mountain &mountain) {
            for (const char *slot : {"p1-1", "p1-2", "p1-3", "p1-4"})
                mountain.pack(kMagenta, slot, "st6", 1);
        });
        QCOMPARE(refusal(table, "cast g1"), u"spell-idle 3.2"_s);
    }

    void mt_3_2_anEmptyPlaceHasNoSpell()
    {
        const Table table = withSpell("soft", [](Mountain &mountain) {
            mountain.data().grimoire[0] = {};
            mountain.stock(kMagenta, "RSSSS");
        });
        QCOMPARE(refusal(table, "cast g1"), u"no-spell-there 3.2"_s);
    }

    void spellsRefuseWhatTheyCannotDo()
    {
        Table ascension = withSpell("ascension", [](Mountain &mountain) {
            mountain.pack(kMagenta, "p2-1", "l2-05"); // the horde shows three cards of level 3
        });
        ascension.play("cast g1");
        QCOMPARE(refusal(ascension, "swap p2-1 h1-1"), u"wrong-level 3.2"_s);
        QCOMPARE(refusal(ascension, "swap p1-1 h3-1"), u"wrong-level 3.2"_s);
        Table drum = withSpell("drum", [](Mountain &mountain) { mountain.pack(kMagenta, "p1-1", "st1", 1); });
        drum.play("cast g1");
        QCOMPARE(refusal(drum, "wake p1-1"), u"no-empty-symbol 3.2"_s);
        Table thief = withSpell("thief", [](Mountain &mountain) {
            mountain.horde("h1-1", "l1-01", 3);
            mountain.horde("h1-2", "l1-02", 1);
        });
        thief.play("cast g1");
        QCOMPARE(refusal(thief, "rob h1-5"), u"no-bribes 3.2"_s);
        Table carver = withSpell("carver", [](Mountain &mountain) {
            digFirst(mountain);
            mountain.team(kMagenta).pedestals = {1, 1, 0};
        });
        carver.play("cast g1");
        QCOMPARE(refusal(carver, "pedestal-on r02c09 fire"), u"no-anchor-free 3.2"_s);
        QCOMPARE(refusal(carver, "pedestal-on r14c03 fire"), u"not-your-tunnel 3.2"_s);
        QCOMPARE(refusal(carver, "pedestal-on r02c10 moon"), u"no-pedestal-owned 3.2"_s);
    }

    void maskWorksUntilTheEndOfTheTurn()
    {
        Table table = withSpell("mask", [](Mountain &mountain) { mountain.stock(kMagenta, "RSS"); });
        table.play({"cast g1", "recruit h2-1"});
        QVERIFY(table.happened("bribe-laid magenta stone h1-1"));
        QVERIFY(table.happened("bribe-laid magenta stone h1-2"));
    }

    void mt_3_7_eaterDigsNowAndStepTwoFollows()
    {
        Table table = withSpell("eater", [](Mountain &mountain) {
            digFirst(mountain);
            mountain.stock(kMagenta, "RSSS");
        });
        table.play({"cast g1", "dig bar3 stone", "turn 0", "place r03c08"});
        QCOMPARE(decisionOf(table), u"establish"_s);
        table.play("establish r04c07 mint");
        QCOMPARE(table.honour(kMagenta), 2);
        QCOMPARE(decisionOf(table), u"act"_s);
    }

    void ascensionSwapsWithoutBribesAndPedestal()
    {
        Table table = withSpell("ascension", [](Mountain &mountain) {
            mountain.pack(kMagenta, "p2-1", "l2-05", 7);
            mountain.horde("h3-1", "l3-01", 2);
        });
        table.play({"cast g1", "swap p2-1 h3-1"});
        QVERIFY(table.happened("troll-swapped magenta l2-05 l3-01 p2-1"));
        QCOMPARE(int {table.now()[kMagenta].pack[4].filled}, 0);
        QCOMPARE(stockOf(table), QString()); // the bribes that lay on it are gone
        QCOMPARE(decisionOf(table), u"draw-troll"_s);
    }

    void earthSmithAndRoadBringResources()
    {
        Table earth = withSpell("earth");
        earth.play("cast g1");
        QCOMPARE(offered(earth), QStringList({u"gain stones"_s, u"gain irons"_s, u"gain heartrock"_s}));
        earth.play("gain irons");
        QCOMPARE(stockOf(earth), u"II"_s);
        Table smith = withSpell("smith");
        smith.play({"cast g1", "gain hammer-and-cart"});
        QCOMPARE(stockOf(smith), u"CT"_s);
        Table road = withSpell("road");
        road.play({"cast g1", "gain coins"});
        QCOMPARE(stockOf(road), u"$$"_s);
    }

    void mt_1_12_aGiftIsWholeOrNotOffered()
    {
        Table table(Moment::Prepare,
                    [](Mountain &mountain) {
                        mountain.spell("earth");
                        mountain.stock(kMagenta, "R");
                        mountain.stock(kBlue, std::string(34, 'I'));
                    },
                    2, {{"finite-reserve", "on"}});
        table.play("cast g1");
        QCOMPARE(refusal(table, "gain irons"), u"reserve-short 1.12"_s); // one is left
        QCOMPARE(offered(table), QStringList({u"gain stones"_s, u"gain heartrock"_s}));
    }

    void drumWakesOneTroll()
    {
        Table table = withSpell("drum");
        table.play({"cast g1", "wake p1-3"});
        QCOMPARE(purseOf(table), u"I"_s);
        QCOMPARE(table.count("troll-woken"), 1);
    }

    void ghostHaulsTwiceWithoutCarts()
    {
        Table table = withSpell("ghost", [](Mountain &mountain) {
            digFirst(mountain);
            mountain.tile("bar3", 1, "r04c10");
            mountain.statue("fire", "r01c10");
        });
        table.play({"cast g1"});
        QVERIFY(!table.isLegal("done")); // once at least
        table.play("to r02c11");
        QVERIFY(table.isLegal("done"));
        table.play("to r05c10");
        QVERIFY(table.happened("statue-hauled magenta fire r02c11 r05c10"));
    }

    void mt_7_5_ghostMovesOntoNoOtherStatue()
    {
        Table table = withSpell("ghost", [](Mountain &mountain) {
            digFirst(mountain);
            mountain.statue("fire", "r01c10");
            mountain.statue("ice", "r02c10");
        });
        table.play({"cast g1", "haul r01c10"});
        QCOMPARE(refusal(table, "to r02c10"), u"statue-in-the-way 7.5"_s);
    }

    void softNeedsNoHammers()
    {
        Table table = withSpell("soft", [](Mountain &mountain) {
            digFirst(mountain);
            mountain.stock(kMagenta, "RSSS");
        });
        table.play({"cast g1", "dig bar3 stone", "turn 0"});
        QVERIFY(table.isLegal("place r02c07"));
    }

    void thiefTakesTheBribesOfACard()
    {
        Table table = withSpell("thief", [](Mountain &mountain) {
            mountain.horde("h1-1", "l1-01", 3);
            mountain.horde("h1-2", "l1-02", 1);
        });
        table.play({"cast g1", "rob h1-1"});
        QCOMPARE(stockOf(table), u"$$$"_s);
        QCOMPARE(table.now().horde[0].bribeCount(), 0);
    }

    void eyePicksWhatIsBuriedBesideTheNetwork()
    {
        Table table = withSpell("eye", [](Mountain &mountain) {
            digFirst(mountain);
            mountain.tile("bar2", 1, "r03c09");
            mountain.tile("bar2", 3, "r04c11");
        });
        table.play("cast g1"); // r05c09 lies beside the first, r05c11 beside the second
        QCOMPARE(offered(table), QStringList({u"pick r05c09"_s, u"pick r05c11"_s}));
        QCOMPARE(refusal(table, "pick r01c11"), u"nothing-buried 3.2"_s);
        table.play("pick r05c09");
        QCOMPARE(stockOf(table), u"T"_s);
        QVERIFY(table.now().picked.contains({5, 9}));
    }

    void eyeLeavesTheRubbleAndNothingElse()
    {
        Table table = withSpell("eye", [](Mountain &mountain) {
            digFirst(mountain);
            mountain.tile("bar3", 0, "r03c08"); // beside r02c07: iron under rubble
            mountain.stock(kMagenta, "RSST");
        });
        table.play("cast g1"); // nothing else is in reach
        QVERIFY(table.happened("picked magenta r02c07"));
        QCOMPARE(stockOf(table), u"SSIT"_s);
        table.forget();
        passSteps(table);
        table.play({"dig bar2 stone", "turn 0", "place r02c07"});
        QVERIFY(table.happened("paid magenta hammer"));
        QVERIFY(!table.happened("gained"));
    }

    void mt_1_12_transmuteTakesOnlyWhatTheReserveHolds()
    {
        Table table(Moment::Prepare,
                    [](Mountain &mountain) {
                        mountain.spell("transmute");
                        mountain.stock(kMagenta, "RSS");
                        mountain.stock(kBlue, std::string(34, 'I'));
                    },
                    2, {{"finite-reserve", "on"}});
        table.play("cast g1");
        QCOMPARE(refusal(table, "transmute stone iron 2"), u"reserve-empty 1.12"_s);
        QVERIFY(table.isLegal("transmute stone iron 1"));
    }

    void transmuteTurnsMineralsIntoOthers()
    {
        Table table = withSpell("transmute", [](Mountain &mountain) { mountain.stock(kMagenta, "RSS"); });
        table.play("cast g1");
        QVERIFY(!table.isLegal("transmute stone stone 1"));
        QCOMPARE(refusal(table, "transmute stone iron 3"), u"too-few-minerals 3.2"_s);
        table.play("transmute stone heartrock 2");
        QCOMPARE(stockOf(table), u"HH"_s);
    }

    void carverPlacesAPedestalOnAnOldAnchor()
    {
        Table table = withSpell("carver", [](Mountain &mountain) {
            digFirst(mountain);
            mountain.team(kMagenta).pedestals = {1, 1, 0};
        });
        table.play("cast g1");
        QCOMPARE(offered(table), QStringList({u"pedestal-on r02c10 fire"_s, u"pedestal-on r02c10 ice"_s}));
        table.play("pedestal-on r02c10 ice");
        QCOMPARE(countOf(table, "token-taken magenta 2 ice"), 1);
    }
};

std::unique_ptr<QObject> makeSpellsTest()
{
    return std::make_unique<SpellsTest>();
}

} // namespace merlon::mountain

#include "spells_test.moc"
