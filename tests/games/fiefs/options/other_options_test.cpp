#include "tests/games/fiefs/answers.h"
#include "tests/games/fiefs/fiefs_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::fiefs {

namespace {

const Options kCutThroat {{"cut-throat", "on"}};
const Options kChaos {{"chaos", "on"}};
const Options kSkirmish {{"skirmish", "on"}};

} // namespace

/// FI-12.3 to FI-12.5: cut-throat, skirmish, chaos.
class OtherOptionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fi_12_3_landWithoutSupplyIsSweptWhenControlChanges()
    {
        // f2 is beyond the lake, and Nivernais holds no land on this shore.
        Table table(R"({"places": {"f2": {"owner": "nivernais", "knights": 3},
            "f1": {"owner": "burgundy", "knights": 2}, "g2": {"owner": "burgundy", "knights": 1}}})",
                    2, kCutThroat);
        table.play({"advance-to a1", "send 1"});
        QVERIFY(table.happened("swept nivernais f2 3"));
        QCOMPARE(ownerOf(table, "f2"), u"nobody"_s);
        QCOMPARE(table.knights("f2"), 0);
        QCOMPARE(table.knights("c1"), 5); // they do not retreat
        QCOMPARE(table.dice(kNivernais), 2);
        QVERIFY(table.isSupplied(kBurgundy, "f1"));
        QCOMPARE(table.points(kNivernais), 1);
    }

    void fi_12_3_everySeatIsSwept()
    {
        // Champagne and Nivernais both hold land that nothing supplies.
        Table table(R"({"places": {"t2": {"owner": "nivernais", "knights": 1},
            "a1": {"owner": "champagne", "knights": 2}, "b1": {"owner": "burgundy", "knights": 2}}})",
                    3, kCutThroat);
        table.play({"advance-to f1", "send 1"});
        QVERIFY(table.happened("swept champagne a1 2"));
        QVERIFY(table.happened("swept burgundy b1 2"));
        QVERIFY(!table.happened("swept nivernais")); // f1 has joined t2 over the lake
    }

    void fi_12_3_withoutTheOptionLandStays()
    {
        Table table(R"({"places": {"f2": {"owner": "nivernais", "knights": 3}}})");
        table.play({"advance-to a1", "send 1"});
        QCOMPARE(ownerOf(table, "f2"), u"nivernais"_s);
    }

    void fi_12_3_aDefenceSweepsNobody()
    {
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 5},
            "f2": {"owner": "nivernais", "knights": 3}}})",
                    2, kCutThroat);
        table.play({"advance-to f1", "send 2"});
        fightPlainly(table);
        QVERIFY(table.happened("defended"));
        QVERIFY(!table.happened("swept"));
    }

    void fi_12_3_theSweepFollowsTheAbilities() // decision 32
    {
        Table table(R"({"places": {"g1": {"tile": "ruins"}, "f2": {"owner": "nivernais", "knights": 3},
            "t1": {"owner": "burgundy", "knights": 1}}})",
                    2, kCutThroat);
        table.play({"advance-to f1", "send 1"});
        QVERIFY(!table.happened("swept nivernais"));
        QVERIFY(table.happened("swept burgundy t1 1"));

        Table sifting(R"({"places": {"a1": {"owner": "burgundy", "knights": 3}, "g1": {"tile": "ruins"}}})",
                      2, kCutThroat);
        sifting.play({"advance-to g1", "send 1"});
        QCOMPARE(decisionOf(sifting), u"optional-discard"_s);
        QVERIFY(!sifting.happened("swept"));
        sifting.play("keep-hand");
        QVERIFY(sifting.happened("swept burgundy a1 3"));
    }

    void fi_12_3_aConquestThatTheMireTakesBackSweepsToo()
    {
        Table table(
            R"({"places": {"a1": {"tile": "marshlands"}, "b1": {"owner": "burgundy", "knights": 3}}})", 2,
            kCutThroat);
        table.play({"advance-to a1", "send 1"});
        QVERIFY(happenedInOrder(table, {"knight-mired nivernais a1", "swept burgundy b1 3"}));
    }

    void fi_12_3_anEmptiedArenaSweepsToo()
    {
        Table table(R"({"places": {"t1": {"tile": "arena", "owner": "burgundy", "knights": 1},
            "g1": {"owner": "nivernais", "knights": 1}, "b1": {"owner": "burgundy", "knights": 2}}})",
                    2, kCutThroat);
        table.play({"advance-to t1", "send 1", "roll 3", "roll 3"});
        QVERIFY(table.happened("swept burgundy b1 2"));
    }

    void fi_12_4_elevenPointsAreEnough()
    {
        Table table(R"({"places": {"a1": {"tile": "village"}, "t1": {"owner": "nivernais", "knights": 1},
            "t2": {"owner": "nivernais", "knights": 1}, "f1": {"owner": "nivernais", "knights": 1},
            "g1": {"owner": "nivernais", "knights": 1}}})",
                    2, kSkirmish);
        QCOMPARE(table.points(kNivernais), 10);
        table.play({"advance-to a1", "send 1"});
        QVERIFY(table.isOver());
    }

    void fi_12_4_homelandsAreWorthNothing()
    {
        Table table(R"({"places": {"a1": {"tile": "homelands", "owner": "nivernais", "knights": 1},
            "b1": {"tile": "village", "owner": "nivernais", "knights": 1}}})",
                    2, kSkirmish);
        QCOMPARE(table.points(kNivernais), 1);
        const Table usual(R"({"places": {"a1": {"tile": "homelands", "owner": "nivernais", "knights": 1}}})");
        QCOMPARE(usual.points(kNivernais), 1);
    }

    void fi_12_4_customHomelandsNeither()
    {
        const Board board = smallBoard({castle("c1", 1), castle("c2", 2), custom("h", 3, 6, {"homelands"}),
                                        slot("a", 3), slot("b", 3), slot("c", 3), slot("d", 2)},
                                       "c1-h h-a a-b b-c c-d d-c2");
        const Table table(R"({"places": {"h": {"owner": "nivernais", "knights": 1}}})", board, kSkirmish);
        QCOMPARE(table.points(kNivernais), 0);
    }

    void fi_12_4_theBoardMustBeWorthTheTarget_data()
    {
        QTest::addColumn<int>("slotsOfOne");
        QTest::addColumn<int>("slotsOfTwo");
        QTest::addColumn<bool>("isWorthIt");
        QTest::newRow("11 besides Homelands") << 2 << 1 << true; // 3 * 3 + 2
        QTest::newRow("9 besides Homelands") << 4 << 0 << false; // each slot of 1 may be one
        QTest::newRow("one slot more than Homelands") << 7 << 0 << false;
        QTest::newRow("two slots more than Homelands") << 8 << 0 << true;
    }
    void fi_12_4_theBoardMustBeWorthTheTarget()
    {
        QFETCH(int, slotsOfOne);
        QFETCH(int, slotsOfTwo);
        QFETCH(bool, isWorthIt);
        std::vector<Place> places {castle("c1", 1), castle("c2", 2), slot("x", 3), slot("y", 3),
                                   slot("z", 3)};
        std::string borders = "c1-x x-y y-z z-c2";
        for (int index = 0; index < slotsOfOne + slotsOfTwo; ++index) {
            places.push_back(slot("s" + std::to_string(index), index < slotsOfOne ? 1 : 2));
            borders += " y-s" + std::to_string(index);
        }
        const Board board = smallBoard(places, borders);
        QVERIFY(fiefsGame().open(board, {}).has_value());
        const auto skirmish = fiefsGame().open(board, kSkirmish);
        QCOMPARE(skirmish.has_value(), isWorthIt);
        if (!isWorthIt)
            QCOMPARE(QString::fromStdString(skirmish.error().what.code), u"error.fiefs-worth"_s);
    }

    void fi_12_5_sixMoreKnightsStandInEachCastle()
    {
        Table table(R"({"at": "set-up"})", 2, kChaos);
        table.letChanceDecide();
        // Both castles have two Homelands; Nivernais begins and has mustered three.
        QCOMPARE(table.now().active, kNivernais);
        QCOMPARE(table.knights("c1"), 2 + 6 + 3);
        QCOMPARE(table.knights("c2"), 2 + 6);
        QCOMPARE(table.knights("a2"), 2);
    }

    void fi_12_5_theWinnerRollsForEachKnightAndLosesTheOnes()
    {
        Table table = fight(6, 2, kChaos);
        for (const char *roll : {"roll 1", "roll 3", "roll 1", "roll 6", "roll 2"})
            table.play(roll);
        QCOMPARE(decisionOf(table), u"chaos-roll"_s);
        table.play("roll 4");
        QVERIFY(table.happened("knights-lost nivernais f1 2"));
        QCOMPARE(table.knights("f1"), 4);
        QCOMPARE(ownerOf(table, "f1"), u"nivernais"_s);
        QVERIFY(!table.happened("result-turned"));
    }

    void fi_12_5_theDefenderRollsWhenItWins()
    {
        Table table = fight(2, 3, kChaos);
        table.play({"roll 1", "roll 1", "roll 2"});
        QVERIFY(table.happened("defended burgundy f1"));
        QCOMPARE(table.knights("f1"), 1);
        QVERIFY(table.happened("knights-lost nivernais f1 1"));
        QVERIFY(table.happened("retreated nivernais f1 1"));
    }

    void fi_12_5_aWinnerWithoutKnightsHasLost() // decision 22
    {
        Table table = fight(2, 1, kChaos);
        table.play({"roll 1", "roll 1"});
        QVERIFY(table.happened("result-turned burgundy f1"));
        QCOMPARE(table.knights("f1"), 1); // it neither loses for the margin nor rolls
        QVERIFY(!table.happened("retreated"));
        QVERIFY(table.happened("defended burgundy f1"));
        QCOMPARE(table.knights("c1"), 4);
        QCOMPARE(table.now()[kBurgundy].wonAsDefender, 1);
        QCOMPARE(table.now()[kNivernais].wonAsAttacker, 0);
    }

    void fi_12_5_theAttackerConquersWhenTheDefendersAreGone() // decision 22
    {
        Table table = fight(1, 2, kChaos, R"("orb": "greed")", R"("orb": "devotion")");
        table.play({"roll 1", "roll 1"});
        QVERIFY(table.happened("result-turned nivernais f1"));
        QVERIFY(table.happened("orb-works nivernais greed")); // orbs follow the new result
        table.letChanceDecide();
        QVERIFY(table.happened("conquered nivernais f1"));
        QCOMPARE(table.knights("f1"), 1);
        QCOMPARE(table.cards(kNivernais), 6);
        QCOMPARE(table.knights("c2"), 7);
    }

    void fi_12_5_aTurnedResultTurnsNoVictory()
    {
        Table table = fight(2, 1, kChaos, R"("orb": "greed")", R"("orb": "resurgence")");
        table.play({"roll 1", "roll 1"});
        QVERIFY(!table.happened("orb-works")); // Nivernais has not won, Burgundy has not lost
    }

    void fi_12_5_anArenaThatEndsTheBattleRollsNoChaos()
    {
        Table table(R"({"places": {"t1": {"tile": "arena", "owner": "burgundy", "knights": 1},
            "g1": {"owner": "nivernais", "knights": 1}}})",
                    2, kChaos);
        table.play({"advance-to t1", "send 2", "roll 6", "roll 2"});
        QVERIFY(table.happened("conquered nivernais t1"));
        QVERIFY(!table.happened("chaos-rolled"));
    }

    void fi_12_5_fearDoesNotAddDice()
    {
        Table table = fight(1, 4, kChaos,
                            R"("sceptre": "fear", "hand": {"conflict5": 1, "support1": 3, "support2": 1})",
                            "", {"equalise"}, "conflict conflict5");
        table.play("roll 5");
        QVERIFY(table.happened("conquered nivernais f1"));
        QCOMPARE(countOf(table, "chaos-rolled"), 1);
    }

private:
    /// A fight on f1 with so many on both sides, up to the dice of chaos.
    static Table fight(int attackers, int defenders, const Options &options, const char *attacker = "",
                       const char *defender = "", std::initializer_list<std::string_view> before = {},
                       std::string_view conflict = "conflict conflict3")
    {
        Table table(std::string(R"({"places": {"f1": {"owner": "burgundy", "knights": )")
                        + std::to_string(defenders) + R"(}}, "seats": {"nivernais": {)" + attacker
                        + R"(}, "burgundy": {)" + defender + "}}}",
                    2, options);
        table.play("advance-to f1");
        table.play("send " + std::to_string(attackers));
        table.play(before);
        table.play({conflict, "conflict conflict3", "end-support"});
        return table;
    }
};

std::unique_ptr<QObject> makeOtherOptionsTest()
{
    return std::make_unique<OtherOptionsTest>();
}

} // namespace merlon::fiefs

#include "other_options_test.moc"
