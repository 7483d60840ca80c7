#include "tests/games/fiefs/answers.h"
#include "tests/games/fiefs/fiefs_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::fiefs {

namespace {

/// Burgundy holds f1 with two knights; the artefacts of both are told.
std::string fightAtF1(const char *attacker, const char *defender, int defenders = 2)
{
    return std::string(R"({"places": {"f1": {"owner": "burgundy", "knights": )") + std::to_string(defenders)
        + R"(}}, "seats": {"nivernais": {)" + attacker + R"(}, "burgundy": {)" + defender + "}}}";
}

} // namespace

/// FI-8.1 to FI-8.8: territory, draw, sceptres.
class BattleOpeningTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fi_8_1_theScoreAddsKnightsBonusesConflictAndSupport()
    {
        Table table(R"({"places": {"f1": {"tile": "fort", "owner": "burgundy", "knights": 2}},
            "seats": {"nivernais": {"sceptre": "rage"}, "burgundy": {"sceptre": "loyalty",
            "hand": {"conflict2": 1, "support2": 2, "support1": 2}}}})");
        table.play({"advance-to f1", "send 4"});
        QCOMPARE(scoresOf(table), u"5:4"_s);
        table.play({"conflict conflict3", "conflict conflict2"});
        QCOMPARE(scoresOf(table), u"8:6"_s);
        table.play({"support support2", "support support1"});
        QCOMPARE(scoresOf(table), u"8:9"_s);
    }

    void fi_8_2_theStepsFollowEachOther()
    {
        Table table(R"({"places": {"f1": {"tile": "fort", "owner": "burgundy", "knights": 2}},
            "seats": {"nivernais": {"sceptre": "rage", "orb": "brutality", "hand": {"conflict3": 2, "support1": 2}},
            "burgundy": {}}})");
        table.play({"advance-to f1", "send 6", "draw-card support2"});
        fightPlainly(table);
        QVERIFY(
            happenedInOrder(table,
                            {"bonus-of-land burgundy", "card-drawn nivernais", "bonus-of-sceptre nivernais",
                             "conflict-shown nivernais", "support-ends burgundy", "battle-won nivernais",
                             "orb-works nivernais", "knights-lost burgundy f1 1",
                             "knights-lost burgundy f1 1", "conquered nivernais f1"}));
    }

    void fi_8_3_bonusesOfLand_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("tile");
        QTest::addColumn<QString>("scores");
        QTest::newRow("grasslands") << u"a1"_s << u"grasslands"_s << u"3:1"_s;
        QTest::newRow("fort") << u"f1"_s << u"fort"_s << u"2:2"_s;
        QTest::newRow("city") << u"t1"_s << u"city"_s << u"2:2"_s;
        QTest::newRow("fortress") << u"t1"_s << u"fortress"_s << u"2:2"_s;
        QTest::newRow("battlefield") << u"t1"_s << u"battlefield"_s << u"2:1"_s;
        QTest::newRow("mountains") << u"f1"_s << u"mountains"_s << u"2:1"_s;
        QTest::newRow("village") << u"a1"_s << u"village"_s << u"2:1"_s;
    }
    void fi_8_3_bonusesOfLand()
    {
        QFETCH(QString, place);
        QFETCH(QString, tile);
        Table table(
            u"{\"places\": {\"g1\": {\"owner\": \"nivernais\", \"knights\": 1}, \"%1\": {\"tile\": \"%2\", "
            "\"owner\": \"burgundy\", \"knights\": 1}}}"_s.arg(place, tile)
                .toStdString());
        table.play("advance-to " + place.toStdString());
        table.play("send 2");
        QTEST(scoresOf(table), "scores");
    }

    void fi_8_4_aBesiegedCastleHasNoAbilities()
    {
        Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 1},
            "g2": {"owner": "nivernais", "knights": 1}}})",
                    2, {{"siege", "on"}});
        table.play({"advance-to c2", "send 5"});
        QVERIFY(!table.happened("bonus-of-land"));
        QCOMPARE(scoresOf(table), u"5:8"_s);
    }

    void fi_8_5_inTheArenaTheLowerRollerLosesOne()
    {
        Table table = inTheArena(2, 3);
        table.play("roll 2");
        QCOMPARE(decisionOf(table), u"arena-roll"_s); // the defender's
        table.play("roll 5");
        QVERIFY(happenedInOrder(
            table, {"arena-rolled nivernais 2", "arena-rolled burgundy 5", "knights-lost nivernais t1 1"}));
        QCOMPARE(scoresOf(table), u"1:3"_s);
    }

    void fi_8_5_onEqualRollsBothLoseOne()
    {
        Table table = inTheArena(3, 2);
        table.play({"roll 4", "roll 4"});
        QCOMPARE(scoresOf(table), u"2:1"_s);
        QCOMPARE(decisionOf(table), u"choose-conflict"_s);
    }

    void fi_8_5_withoutAttackersTheDefenderKeepsTheArena() // decision 21
    {
        Table table = inTheArena(1, 2);
        table.play({"roll 1", "roll 6"});
        QVERIFY(table.happened("battle-ends-in-arena t1"));
        QCOMPARE(ownerOf(table, "t1"), u"burgundy"_s);
        QCOMPARE(table.knights("t1"), 2);
        QVERIFY(!table.happened("battle-won"));
        QCOMPARE(table.now()[kBurgundy].wonAsDefender, 0);
        QCOMPARE(decisionOf(table), u"open"_s);
        QCOMPARE(table.seat(), kNivernais);
        QCOMPARE(table.dice(kNivernais), 2);
        QCOMPARE(table.now().campaigns, 0);
    }

    void fi_8_5_theLastAttackerConquersWithoutAVictory() // decision 21
    {
        Table table = inTheArena(2, 1);
        table.play({"roll 6", "roll 1"});
        QVERIFY(table.happened("conquered nivernais t1"));
        QCOMPARE(ownerOf(table, "t1"), u"nivernais"_s);
        QCOMPARE(table.knights("t1"), 2);
        QCOMPARE(table.now()[kNivernais].wonAsAttacker, 0);
        QVERIFY(!table.happened("orb-works"));
        QCOMPARE(table.cards(kNivernais), 4); // nobody has drawn
    }

    void fi_8_5_whenAllFallTheArenaIsEmpty()
    {
        Table table = inTheArena(1, 1);
        table.play({"roll 3", "roll 3"});
        QCOMPARE(ownerOf(table, "t1"), u"nobody"_s);
        QCOMPARE(table.knights("t1"), 0);
        QVERIFY(!table.happened("conquered"));
        QCOMPARE(table.dice(kBurgundy), 1);
        QCOMPARE(decisionOf(table), u"open"_s);
    }

    void fi_8_5_aConquestInTheArenaCanWinTheGame()
    {
        Table table(R"({"places": {"t1": {"tile": "arena", "owner": "burgundy", "knights": 1},
            "g1": {"owner": "nivernais", "knights": 1}, "f1": {"owner": "nivernais", "knights": 1},
            "f2": {"owner": "nivernais", "knights": 1}, "t2": {"owner": "nivernais", "knights": 1},
            "a1": {"owner": "nivernais", "knights": 1}}})");
        table.play({"advance-to t1", "send 2", "roll 6", "roll 1"});
        QVERIFY(table.isOver());
    }

    void fi_8_6_bothSidesDrawToFive()
    {
        Table table(fightAtF1(R"("hand": {"conflict2": 1, "conflict3": 2})",
                              R"("hand": {"support1": 3, "support2": 3})"));
        table.play({"advance-to f1", "send 2", "draw-card ambush"});
        QCOMPARE(table.cards(kNivernais), 4);
        table.play("draw-card support1");
        QCOMPARE(table.cards(kNivernais), 5);
        QCOMPARE(table.cards(kBurgundy), 6); // more than five already
        QCOMPARE(decisionOf(table), u"choose-conflict"_s);
    }

    void fi_8_7_aSceptreIsActiveInItsRoleAlone()
    {
        Table table(fightAtF1(R"("sceptre": "loyalty")", R"("sceptre": "rage")"));
        table.play({"advance-to f1", "send 2"});
        QVERIFY(!table.happened("bonus-of-sceptre"));
        QCOMPARE(scoresOf(table), u"2:2"_s);
    }

    void fi_8_7_fearAndVigourNeedFewerKnightsThanTheRival() // decision 15
    {
        Table equal(fightAtF1(R"("sceptre": "fear")", R"("sceptre": "vigour")"));
        equal.play({"advance-to f1", "send 2"});
        QCOMPARE(decisionOf(equal), u"choose-conflict"_s);
        Table more(fightAtF1(R"("sceptre": "fear")", ""));
        more.play({"advance-to f1", "send 3"});
        QCOMPARE(decisionOf(more), u"choose-conflict"_s);
    }

    void fi_8_7_anInactiveSceptreOpensNoWindow()
    {
        Table table(
            fightAtF1(R"("sceptre": "loyalty")",
                      R"("sceptre": "rage", "hand": {"conflict3": 2, "support1": 2, "fracture": 1})"));
        table.play({"advance-to f1", "send 2"});
        QCOMPARE(decisionOf(table), u"choose-conflict"_s);
    }

    void fi_8_8_rageAndLoyaltyAddOne()
    {
        Table table(fightAtF1(R"("sceptre": "rage")", R"("sceptre": "loyalty")"));
        table.play({"advance-to f1", "send 2"});
        QVERIFY(happenedInOrder(
            table, {"bonus-of-sceptre nivernais rage 1", "bonus-of-sceptre burgundy loyalty 1"}));
        QCOMPARE(scoresOf(table), u"3:3"_s);
    }

    void fi_8_8_influenceTakesARandomCardOfTheDefender()
    {
        Table table(fightAtF1(R"("sceptre": "influence")", R"("sceptre": "rage")"));
        table.play({"advance-to f1", "send 2"});
        QCOMPARE(table.seat(), kChance);
        QCOMPARE(offered(table), QStringList({u"drop-card conflict3"_s, u"drop-card support1"_s}));
        OutcomeList outcomes;
        table.state().outcomes(outcomes);
        QCOMPARE(int(outcomes[0].weight), 2);
        QCOMPARE(int(outcomes[1].weight), 3);
        table.play("drop-card support1");
        QCOMPARE(discardOf(table, kBurgundy), u"support1"_s);
        QCOMPARE(table.cards(kBurgundy), 4);
        QVERIFY(table.happened("card-lost burgundy support1"));
    }

    void fi_8_8_defianceTakesARandomCardOfTheAttacker()
    {
        Table table(fightAtF1(R"("sceptre": "loyalty")", R"("sceptre": "defiance")"));
        table.play({"advance-to f1", "send 2", "drop-card conflict3"});
        QCOMPARE(discardOf(table, kNivernais), u"conflict3"_s);
        QCOMPARE(table.cards(kBurgundy), 5);
    }

    void fi_8_8_fearMayEqualTheKnightsOfTheRival()
    {
        Table table(fightAtF1(R"("sceptre": "fear")", R"("sceptre": "loyalty")", 5));
        table.play({"advance-to f1", "send 2"});
        QCOMPARE(offered(table), QStringList({u"equalise"_s, u"decline"_s}));
        table.play("equalise");
        QCOMPARE(scoresOf(table), u"5:6"_s); // bonuses stay
        QCOMPARE(table.now().battle.attackers, 2);
    }

    void fi_8_8_fearMayDecline()
    {
        Table table(fightAtF1(R"("sceptre": "fear")", "", 5));
        table.play({"advance-to f1", "send 2", "decline"});
        QCOMPARE(scoresOf(table), u"2:5"_s);
    }

    void fi_8_8_vigourIsTheDefenders()
    {
        Table table(fightAtF1(R"("sceptre": "rage")", R"("sceptre": "vigour")", 1));
        table.play({"advance-to f1", "send 4"});
        QCOMPARE(table.seat(), kBurgundy);
        table.play("equalise");
        QCOMPARE(scoresOf(table), u"5:4"_s);
        QCOMPARE(table.knights("f1"), 1);
    }

private:
    /// So many of each on t1, which is the Arena; both have hands of four and orbs that would work.
    static Table inTheArena(int attackers, int defenders)
    {
        Table table(R"({"places": {"t1": {"tile": "arena", "owner": "burgundy", "knights": )"
                    + std::to_string(defenders)
                    + R"(}, "g1": {"owner": "nivernais", "knights": 1}}, "seats": {
            "nivernais": {"orb": "greed", "hand": {"conflict3": 2, "support1": 2},
                "pile": [{"card": "support2"}, {"card": "support2"}], "discard": "rest"},
            "burgundy": {"orb": "devotion"}}})");
        table.play("advance-to t1");
        table.play("send " + std::to_string(attackers));
        return table;
    }
};

std::unique_ptr<QObject> makeBattleOpeningTest()
{
    return std::make_unique<BattleOpeningTest>();
}

} // namespace merlon::fiefs

#include "opening_test.moc"
