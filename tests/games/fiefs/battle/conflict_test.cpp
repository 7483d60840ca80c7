#include "tests/games/fiefs/answers.h"
#include "tests/games/fiefs/fiefs_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::fiefs {

namespace {

/// Burgundy holds f1 with two knights; the hands of both are told. Nivernais sends three knights.
Table fightWith(const char *attacker, const char *defender, const char *tile = "forest")
{
    Table table(std::string(R"({"places": {"f1": {"tile": ")") + tile
                + R"(", "owner": "burgundy", "knights": 2}}, "seats": {"nivernais": {"hand": {)" + attacker
                + R"(}}, "burgundy": {"hand": {)" + defender + "}}}}");
    table.play({"advance-to f1", "send 3"});
    return table;
}

} // namespace

/// FI-8.9 to FI-8.14: conflict and support.
class BattleCardsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fi_8_9_bothCommitAConflictCardTheAttackerFirst()
    {
        Table table = fightWith(R"("conflict2": 1, "conflict5": 1, "support1": 3)",
                                R"("conflict4": 1, "ambush": 1, "support1": 3)");
        QCOMPARE(table.seat(), kNivernais);
        QCOMPARE(offered(table), QStringList({u"conflict conflict2"_s, u"conflict conflict5"_s}));
        QCOMPARE(refusal(table, "conflict support1"), u"not-that-family 8.9"_s);
        QCOMPARE(refusal(table, "conflict conflict4"), u"card-not-in-hand 8.9"_s);
        table.play("conflict conflict2");
        QCOMPARE(table.seat(), kBurgundy);
        QVERIFY(!table.happened("conflict-shown"));
        QCOMPARE(scoresOf(table), u"3:2"_s);
        QCOMPARE(offered(table), QStringList({u"conflict conflict4"_s, u"conflict ambush"_s}));
    }

    void fi_8_9_aSingleConflictCardIsAskedForToo()
    {
        Table table =
            fightWith(R"("conflict2": 1, "support1": 3, "support2": 1)", R"("conflict3": 2, "support1": 3)");
        QCOMPARE(offered(table), QStringList {u"conflict conflict2"_s});
    }

    void fi_8_9_withoutAConflictCardASeatIsNotAskedAndHasNought()
    {
        Table table = fightWith(R"("support1": 3, "support2": 2)", R"("conflict3": 2, "support1": 3)");
        QCOMPARE(table.seat(), kBurgundy);
        table.play("conflict conflict3");
        QVERIFY(table.happened("no-conflict nivernais"));
        QCOMPARE(scoresOf(table), u"3:5"_s);
    }

    void fi_8_9_withoutAnyConflictCardTheStepIsOver()
    {
        Table table = fightWith(R"("support1": 3, "support2": 2)", R"("support1": 3, "support2": 2)");
        QCOMPARE(decisionOf(table), u"play-support"_s);
        QCOMPARE(scoresOf(table), u"3:2"_s);
    }

    void fi_8_10_bothAreRevealedTogether()
    {
        Table table = fightWith(R"("conflict2": 1, "conflict5": 1, "support1": 3)",
                                R"("conflict4": 1, "support1": 3, "support2": 1)");
        table.play({"conflict conflict5", "conflict conflict4"});
        QVERIFY(happenedInOrder(table,
                                {"conflict-shown nivernais conflict5", "conflict-shown burgundy conflict4"}));
        QCOMPARE(scoresOf(table), u"8:6"_s);
        QCOMPARE(table.cards(kNivernais), 4);
        QCOMPARE(discardOf(table, kNivernais), QString()); // in play until step 9
    }

    void fi_8_10_anAmbushIsWorthADie()
    {
        Table table = fightWith(R"("ambush": 1, "support1": 3, "support2": 1)",
                                R"("ambush": 1, "support1": 3, "support2": 1)");
        table.play({"conflict ambush", "conflict ambush"});
        QCOMPARE(offered(table).size(), 6);
        table.play("roll 6");
        QVERIFY(table.happened("ambush-rolled nivernais 6"));
        table.play("roll 2");
        QVERIFY(table.happened("ambush-rolled burgundy 2"));
        QCOMPARE(scoresOf(table), u"9:4"_s);
    }

    void fi_8_11_noSupportInTheMountains()
    {
        Table table =
            fightWith(R"("conflict3": 2, "support1": 3)", R"("conflict3": 2, "support1": 3)", "mountains");
        table.play({"conflict conflict3", "conflict conflict3"});
        QVERIFY(table.happened("battle-won nivernais burgundy f1 1"));
        QVERIFY(!table.happened("support-played"));
        QCOMPARE(table.cards(kNivernais), 4);
    }

    void fi_8_12_theLowerScoreHasTheFirstSupportTurn()
    {
        Table table = fightWith(R"("conflict3": 2, "support1": 3)", R"("conflict3": 2, "support1": 3)");
        table.play({"conflict conflict3", "conflict conflict3"});
        QCOMPARE(table.seat(), kBurgundy);
    }

    void fi_8_12_withEqualScoresItIsTheAttacker()
    {
        Table table =
            fightWith(R"("conflict3": 2, "support1": 3)", R"("conflict4": 1, "support1": 3, "support2": 1)");
        table.play({"conflict conflict3", "conflict conflict4"});
        QCOMPARE(scoresOf(table), u"6:6"_s);
        QCOMPARE(table.seat(), kNivernais);
    }

    void fi_8_13_aTurnMayHoldSeveralCards() // decision 16
    {
        Table table = fightWith(R"("conflict3": 2, "support1": 2, "support2": 2)",
                                R"("conflict3": 2, "support1": 2, "support2": 2)");
        table.play({"conflict conflict3", "conflict conflict3"});
        QCOMPARE(offered(table),
                 QStringList({u"support support1"_s, u"support support2"_s, u"end-support"_s}));
        QCOMPARE(refusal(table, "support conflict3"), u"not-that-family 8.13"_s);
        table.play({"support support1", "support support2"});
        QCOMPARE(table.seat(), kBurgundy);
        QCOMPARE(scoresOf(table), u"6:8"_s);
        table.play("end-support");
        QCOMPARE(table.seat(), kNivernais);
        table.play({"support support2", "support support2", "support support1"});
        QCOMPARE(refusal(table, "support support2"), u"card-not-in-hand 8.13"_s);
        QCOMPARE(table.seat(), kNivernais);
        table.play("end-support");
        QCOMPARE(table.seat(), kBurgundy); // it may answer
    }

    void fi_8_13_aSideWithoutSupportCardsIsNotAsked()
    {
        Table table = fightWith(R"("conflict3": 2, "support1": 3)",
                                R"("conflict2": 1, "conflict4": 1, "conflict3": 2, "call-to-arms": 1)");
        table.play({"conflict conflict3", "conflict conflict2"});
        // Burgundy would begin, and the step is over.
        QVERIFY(table.happened("battle-won nivernais burgundy f1 2"));
    }

    void fi_8_14_aTurnWithoutACardEndsTheStep()
    {
        Table table = fightWith(R"("conflict3": 2, "support1": 3)", R"("conflict3": 2, "support1": 3)");
        table.play({"conflict conflict3", "conflict conflict3", "end-support"});
        // Nivernais leads and does not get a turn.
        QVERIFY(table.happened("battle-won nivernais burgundy f1 1"));
    }

    void fi_8_14_theLeaderMayExtendItsLeadAfterACardOfTheOther()
    {
        Table table =
            fightWith(R"("conflict5": 1, "conflict3": 1, "support1": 3)", R"("conflict3": 2, "support1": 3)");
        table.play({"conflict conflict5", "conflict conflict3", "support support1", "end-support"});
        QCOMPARE(scoresOf(table), u"8:6"_s);
        QCOMPARE(table.seat(), kNivernais);
        table.play({"support support1", "end-support"});
        QCOMPARE(table.seat(), kBurgundy);
        table.play("end-support");
        QVERIFY(table.happened("battle-won nivernais burgundy f1 3"));
    }

    void fi_8_14_whoHasPlayedItsLastCardHasHadItsTurn()
    {
        Table table = fightWith(R"("conflict3": 2, "support1": 3)",
                                R"("conflict3": 2, "support1": 1, "call-to-arms": 2)");
        table.play({"conflict conflict3", "conflict conflict3", "support support1"});
        QCOMPARE(table.seat(), kNivernais); // a tie, which it would lose
        table.play({"support support1", "end-support"});
        QVERIFY(table.happened("battle-won nivernais burgundy f1 1"));
    }
};

std::unique_ptr<QObject> makeBattleCardsTest()
{
    return std::make_unique<BattleCardsTest>();
}

} // namespace merlon::fiefs

#include "conflict_test.moc"
