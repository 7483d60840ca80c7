#include "tests/games/fiefs/answers.h"
#include "tests/games/fiefs/fiefs_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::fiefs {

namespace {

/// Burgundy holds f1 with so many knights; what belongs to both is told. Nivernais, with twelve in its castle, sends so
/// many.
Table fight(int attackers, int defenders, const char *attacker = "", const char *defender = "",
            const char *tile = "forest")
{
    const std::string comma = *attacker == '\0' ? "" : ", ";
    Table table(std::string(R"({"places": {"f1": {"tile": ")") + tile
                + R"(", "owner": "burgundy", "knights": )" + std::to_string(defenders)
                + R"(}}, "seats": {"nivernais": {"castle": 12)" + comma + attacker + R"(}, "burgundy": {)"
                + defender + "}}}");
    table.play("advance-to f1");
    table.play("send " + std::to_string(attackers));
    return table;
}

} // namespace

/// FI-8.15 to FI-8.20: outcome, orbs, losses and retreat, conquest or defence.
class BattleOutcomeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fi_8_15_theHigherScoreWinsByTheDifference()
    {
        Table table = fight(5, 2);
        fightPlainly(table);
        QVERIFY(table.happened("battle-won nivernais burgundy f1 3"));
        QCOMPARE(table.now()[kNivernais].wonAsAttacker, 1);
    }

    void fi_8_15_withEqualScoresTheDefenderWinsByOne()
    {
        Table table = fight(3, 3);
        fightPlainly(table);
        QVERIFY(table.happened("battle-won burgundy nivernais f1 1"));
        QCOMPARE(table.now()[kBurgundy].wonAsDefender, 1);
    }

    void fi_8_16_anOrbIsActiveAsItsOwnerWonOrLost()
    {
        Table table = fight(5, 2, R"("orb": "devotion")", R"("orb": "greed")");
        fightPlainly(table);
        QVERIFY(!table.happened("orb-works"));
    }

    void fi_8_16_anActiveOrbOpensItsWindow()
    {
        Table table =
            fight(5, 2, R"("orb": "greed")", R"("hand": {"conflict3": 2, "support1": 2, "fracture": 1})");
        fightPlainly(table);
        QCOMPARE(decisionOf(table), u"window"_s);
        QCOMPARE(offered(table), QStringList({u"fracture nivernais orb"_s, u"pass"_s}));
        table.play("pass");
        QVERIFY(table.happened("orb-works nivernais greed"));
    }

    void fi_8_17_brutalityKillsOneMore()
    {
        Table table = fight(5, 4, R"("orb": "brutality")");
        fightPlainly(table); // by one
        QCOMPARE(countOf(table, "knights-lost burgundy f1 1"), 2);
        QVERIFY(table.happened("retreated burgundy f1 2"));
        QVERIFY(table.happened("battle-won nivernais burgundy f1 1"));
    }

    void fi_8_17_brutalityOfTheDefender()
    {
        Table table = fight(4, 4, "", R"("orb": "brutality")");
        fightPlainly(table);
        QCOMPARE(countOf(table, "knights-lost nivernais f1 1"), 2);
        QVERIFY(table.happened("retreated nivernais f1 2"));
    }

    void fi_8_17_greedDrawsToSix()
    {
        Table table = fight(5, 2, R"("orb": "greed")");
        fightPlainly(table);
        table.play({"draw-card ambush", "draw-card support2"});
        QCOMPARE(table.cards(kNivernais), 6);
        QCOMPARE(ownerOf(table, "f1"), u"nivernais"_s);
    }

    void fi_8_17_greedResolvesAnAuthorityAfterTheSix()
    {
        Table table = fight(5, 2, R"("orb": "greed")");
        fightPlainly(table);
        table.play("draw-card authority");
        QVERIFY(!table.happened("authority-shown"));
        table.play({"draw-card support2", "draw-card support2", "draw-card support2"});
        QVERIFY(table.happened("authority-shown nivernais"));
        QCOMPARE(table.cards(kNivernais), 7);
    }

    void fi_8_17_resurgenceIsTheLosers()
    {
        Table table = fight(5, 2, "", R"("orb": "resurgence")");
        fightPlainly(table);
        table.play({"draw-card ambush", "draw-card support2"});
        QCOMPARE(table.cards(kBurgundy), 6);
    }

    void fi_8_17_greedWithSixCardsDrawsNothing()
    {
        Table table = fight(
            5, 2,
            R"("orb": "greed", "hand": {"conflict3": 2, "conflict2": 1, "support1": 3, "support2": 2})");
        fightPlainly(table);
        QCOMPARE(table.cards(kNivernais), 7);
        QCOMPARE(decisionOf(table), u"open"_s);
    }

    void fi_8_17_devotionBringsAKnight()
    {
        Table table = fight(5, 2, "", R"("orb": "devotion", "castle": 1)");
        fightPlainly(table);
        QCOMPARE(table.knights("c2"), 2);
    }

    void fi_8_17_preparationAndCleansingMayDiscard()
    {
        Table table = fight(5, 2, R"("orb": "preparation")", R"("orb": "cleansing")");
        fightPlainly(table);
        QCOMPARE(table.seat(), kNivernais); // the attacker's before the defender's
        QCOMPARE(offered(table),
                 QStringList({u"discard conflict3"_s, u"discard support1"_s, u"keep-hand"_s}));
        table.play("discard support1");
        QCOMPARE(table.seat(), kBurgundy);
        QCOMPARE(refusal(table, "discard ambush"), u"card-not-in-hand 8.17"_s);
        table.play("keep-hand");
        QCOMPARE(discardOf(table, kNivernais), u"support1 conflict3"_s);
        QCOMPARE(discardOf(table, kBurgundy), u"conflict3"_s);
    }

    void fi_8_17_anEmptyHandHasNothingToDiscard()
    {
        // Its five cards all fight.
        Table table =
            fight(2, 2, R"("orb": "preparation", "hand": {"conflict3": 1, "support1": 2, "support2": 2})");
        table.play({"conflict conflict3", "conflict conflict3", "support support1", "support support1",
                    "support support2", "support support2", "end-support"});
        QVERIFY(table.happened("orb-works nivernais preparation"));
        QCOMPARE(decisionOf(table), u"open"_s);
        QCOMPARE(table.cards(kNivernais), 0);
    }

    void fi_8_18_theLoserLosesTheMarginAndRetreats()
    {
        Table table = fight(6, 4);
        fightPlainly(table);
        QVERIFY(happenedInOrder(table, {"knights-lost burgundy f1 2", "retreated burgundy f1 2"}));
        QCOMPARE(table.knights("c2"), 8);
        QCOMPARE(table.knights("f1"), 6); // the winner loses nothing
    }

    void fi_8_18_atMostAllThatStandThere()
    {
        Table table = fight(6, 1);
        fightPlainly(table);
        QVERIFY(table.happened("knights-lost burgundy f1 1"));
        QVERIFY(!table.happened("retreated"));
        QCOMPARE(table.knights("c2"), 6); // never knights elsewhere
    }

    void fi_8_18_theAttackerRetreatsToo()
    {
        Table table = fight(4, 5);
        fightPlainly(table);
        QVERIFY(happenedInOrder(
            table, {"knights-lost nivernais f1 1", "retreated nivernais f1 3", "defended burgundy f1"}));
        QCOMPARE(table.knights("c1"), 11);
        QCOMPARE(table.dice(kNivernais), 2);
        QCOMPARE(table.knights("f1"), 5);
    }

    void fi_8_18_retreatNeedsNoSupply()
    {
        Table table = fight(6, 4); // nothing joins f1 to the castle of Burgundy
        QVERIFY(!table.isSupplied(kBurgundy, "f1"));
        fightPlainly(table);
        QCOMPARE(table.knights("c2"), 8);
    }

    void fi_8_19_theAttackerConquersWithItsAbilities()
    {
        Table table = fight(5, 2, "", "", "ruins");
        fightPlainly(table);
        QCOMPARE(decisionOf(table), u"optional-discard"_s);
        QCOMPARE(table.seat(), kNivernais);
        QVERIFY(table.happened("conquered nivernais f1"));
        table.play("discard support1");
        QCOMPARE(table.knights("f1"), 5);
    }

    void fi_8_19_whoHasMovedInStillCountsForTheAttacker()
    {
        Table table = fight(5, 2, "", "", "ruins");
        fightPlainly(table);
        QVERIFY(table.now().battle.isOn()); // until the ability has been used
        QCOMPARE(table.knights("f1"), 5);
        QCOMPARE(scoresOf(table), u"8:3"_s); // the cards that were laid lie there still
    }

    void fi_8_19_theAbilitiesDoNothingForADefender()
    {
        Table table = fight(3, 4, "", "", "shrine");
        fightPlainly(table);
        QVERIFY(table.happened("defended burgundy f1"));
        QVERIFY(!table.happened("knights-gained"));
        QCOMPARE(ownerOf(table, "f1"), u"burgundy"_s);
    }

    void fi_8_20_conflictCardsAreDiscardedBeforeSupports()
    {
        Table table = fight(3, 3, R"("hand": {"conflict3": 2, "support1": 2, "support2": 1})",
                            R"("hand": {"conflict2": 1, "conflict4": 1, "support1": 2, "support2": 1})");
        table.play({"conflict conflict3", "conflict conflict2", "support support2", "support support1",
                    "end-support", "support support1", "support support2", "end-support", "end-support"});
        QCOMPARE(discardOf(table, kNivernais), u"conflict3 support1 support2"_s);
        QCOMPARE(discardOf(table, kBurgundy), u"conflict2 support2 support1"_s);
        QCOMPARE(table.now()[kNivernais].discard.since(0), 9);
        QCOMPARE(table.cards(kNivernais), 2);
    }

    void fi_8_20_cardsInPlayWaitForTheAbilities()
    {
        Table table = fight(5, 2, "", "", "ruins");
        fightPlainly(table);
        table.play("discard support1");
        QCOMPARE(discardOf(table, kNivernais), u"support1 conflict3"_s);
        QVERIFY(!table.now().battle.isOn());
    }

    void fi_8_20_theTurnOfTheAttackerContinuesInOpen()
    {
        Table table = fight(3, 4, R"("hand": {"conflict3": 2, "support1": 2, "call-to-arms": 1})");
        fightPlainly(table);
        QCOMPARE(decisionOf(table), u"open"_s);
        QCOMPARE(table.seat(), kNivernais);
        QCOMPARE(table.now().campaigns, 0);
        QVERIFY(table.isLegal("call-to-arms"));
    }
};

std::unique_ptr<QObject> makeBattleOutcomeTest()
{
    return std::make_unique<BattleOutcomeTest>();
}

} // namespace merlon::fiefs

#include "outcome_test.moc"
