#include "tests/games/fiefs/answers.h"
#include "tests/games/fiefs/fiefs_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::fiefs {

namespace {

const Options kSiege {{"siege", "on"}};

/// Nivernais reaches the castle of Burgundy from g2; what belongs to both is told.
Table before(const char *attacker = "", const char *defender = "", const Options &options = kSiege)
{
    return Table(std::string(R"({"places": {"f1": {"owner": "nivernais", "knights": 1},
        "g2": {"owner": "nivernais", "knights": 1}}, "seats": {"nivernais": {"castle": 12)")
                     + attacker + R"(}, "burgundy": {"castle": 2)" + defender + "}}}",
                 2, options);
}

} // namespace

/// FI-12.1: the siege of the castle.
class SiegeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fi_12_1_castlesWithinReachCanBeAdvancedOn()
    {
        Table table = before();
        QVERIFY(table.isLegal("advance-to c2"));
        QCOMPARE(refusal(table, "advance-to c1"), u"not-a-territory 12.1"_s);
        table.play("advance-to c2");
        QCOMPARE(offered(table).size(), 6);
        QCOMPARE(refusal(table, "send 7"), u"over-capacity 7.2"_s);
        const Table far("{}", 2, kSiege);
        QCOMPARE(refusal(far, "advance-to c2"), u"out-of-reach 0.3"_s);
        const Table without = before("", "", {});
        QCOMPARE(refusal(without, "advance-to c2"), u"not-a-territory 12.1"_s);
    }

    void fi_12_1_acrossALakeThatTouchesBothCastles() // decision 4
    {
        const Board board = smallBoard({castle("c1", 1), castle("c2", 2), slot("a", 3), slot("b", 3),
                                        slot("c", 3), slot("d", 3), slot("e", 1), lake("w")},
                                       "c1-w c2-w c1-a c2-b a-w b-w a-c c-d d-e e-b");
        Table table("{}", board, kSiege);
        table.play({"advance-to c2", "send 2"});
        QCOMPARE(scoresOf(table), u"2:8"_s);
    }

    void fi_12_1_theCastleCountsEightWhateverStandsThere() // decision 23
    {
        Table empty(R"({"places": {"f1": {"owner": "nivernais", "knights": 1},
            "g2": {"owner": "nivernais", "knights": 1}}, "seats": {"burgundy": {"castle": 0}}})",
                    2, kSiege);
        empty.play({"advance-to c2", "send 3"});
        QCOMPARE(scoresOf(empty), u"3:8"_s);
        Table full(R"({"places": {"f1": {"owner": "nivernais", "knights": 1},
            "g2": {"owner": "nivernais", "knights": 1}}, "seats": {"burgundy": {"castle": 30}}})",
                   2, kSiege);
        full.play({"advance-to c2", "send 3"});
        QCOMPARE(scoresOf(full), u"3:8"_s);
    }

    void fi_12_1_fearCountsTheEight()
    {
        Table table = before(R"(, "sceptre": "fear")", R"(, "sceptre": "vigour")");
        table.play({"advance-to c2", "send 6", "equalise"});
        QCOMPARE(scoresOf(table), u"8:8"_s);
        QCOMPARE(decisionOf(table), u"choose-conflict"_s); // `vigour` finds no more knights than eight
    }

    void fi_12_1_whoTakesTheCastleWinsTheGame()
    {
        Table table = before(R"(, "hand": {"conflict5": 1, "support1": 2, "support2": 2})",
                             R"(, "hand": {"conflict2": 1, "conflict3": 2, "call-to-arms": 2})");
        table.play({"advance-to c2", "send 6", "conflict conflict5", "conflict conflict2"});
        QVERIFY(table.happened("battle-won nivernais burgundy c2 1"));
        QVERIFY(table.happened("castle-taken nivernais c2"));
        QVERIFY(!table.happened("conquered"));
        QVERIFY(table.isOver());
        QCOMPARE(int(table.outcome().seats[kNivernais].place), 1);
        QCOMPARE(int(table.outcome().seats[kBurgundy].place), 2);
        QCOMPARE(table.knights("c2"), 2); // real knights are never lost
    }

    void fi_12_1_theWinnerIsFirstEvenWithFewerPoints()
    {
        Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 1},
            "g2": {"owner": "nivernais", "knights": 1}, "t1": {"owner": "burgundy", "knights": 1},
            "t2": {"owner": "burgundy", "knights": 1}, "g1": {"owner": "burgundy", "knights": 1}},
            "seats": {"nivernais": {"castle": 12, "hand": {"conflict5": 1, "support1": 2, "support2": 2}},
            "burgundy": {"hand": {"conflict2": 1, "conflict3": 2, "call-to-arms": 2}}}})",
                    2, kSiege);
        table.play({"advance-to c2", "send 6", "conflict conflict5", "conflict conflict2"});
        QVERIFY(table.isOver());
        QCOMPARE(int(table.outcome().seats[kNivernais].place), 1);
        QCOMPARE(table.outcome().seats[kBurgundy].score, 8);
    }

    void fi_12_1_aFailedSiegeChangesNothingElse()
    {
        Table table = before();
        table.play({"advance-to c2", "send 6"});
        fightPlainly(table);
        QVERIFY(table.happened("battle-won burgundy nivernais c2 2"));
        QVERIFY(happenedInOrder(table, {"knights-lost nivernais c2 2", "retreated nivernais c2 4"}));
        QCOMPARE(table.knights("c1"), 10);
        QCOMPARE(table.knights("c2"), 2);
        QCOMPARE(decisionOf(table), u"open"_s);
        QCOMPARE(table.now()[kBurgundy].wonAsDefender, 1);
    }

    void fi_12_1_brutalityFindsNoRealKnightInTheCastle()
    {
        Table table =
            before(R"(, "orb": "brutality", "hand": {"conflict5": 1, "support1": 2, "support2": 2})",
                   R"(, "hand": {"conflict2": 1, "conflict3": 2, "call-to-arms": 2})");
        table.play({"advance-to c2", "send 6", "conflict conflict5", "conflict conflict2"});
        QVERIFY(table.happened("orb-works nivernais brutality"));
        QVERIFY(!table.happened("knights-lost"));
        QCOMPARE(table.knights("c2"), 2);
    }

    void fi_12_1_theUsualVictoryRemains()
    {
        Table table(R"({"places": {"t1": {"owner": "nivernais", "knights": 1},
            "t2": {"owner": "nivernais", "knights": 1}, "f1": {"owner": "nivernais", "knights": 1},
            "g1": {"owner": "nivernais", "knights": 1}, "f2": {"owner": "nivernais", "knights": 1}}})",
                    2, kSiege);
        table.play({"advance-to a1", "send 1"});
        QVERIFY(table.isOver());
    }

    void fi_12_5_theDefenderOfACastleDoesNotRoll() // decision 33
    {
        Table table = before("", "", {{"siege", "on"}, {"chaos", "on"}});
        table.play({"advance-to c2", "send 6"});
        fightPlainly(table);
        QVERIFY(!table.happened("chaos-rolled"));
        QVERIFY(table.happened("defended burgundy c2"));
    }

    void fi_12_5_badDiceSaveEvenAnEmptyCastle() // decision 33
    {
        Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 1},
            "g2": {"owner": "nivernais", "knights": 1}}, "seats": {"nivernais": {"sceptre": "fear",
            "hand": {"conflict5": 1, "support1": 2, "support2": 2}},
            "burgundy": {"castle": 0, "hand": {"conflict2": 1, "conflict3": 2, "call-to-arms": 2}}}})",
                    2, {{"siege", "on"}, {"chaos", "on"}});
        table.play(
            {"advance-to c2", "send 2", "equalise", "conflict conflict5", "conflict conflict2", "roll 1"});
        QVERIFY(!table.isOver());
        table.play("roll 1");
        QVERIFY(table.happened("result-turned burgundy c2"));
        QVERIFY(table.happened("defended burgundy c2"));
        QVERIFY(!table.isOver());
        QCOMPARE(table.knights("c2"), 0);
        QCOMPARE(table.knights("c1"), 4);
        QCOMPARE(table.now()[kBurgundy].wonAsDefender, 1);
    }
};

std::unique_ptr<QObject> makeSiegeTest()
{
    return std::make_unique<SiegeTest>();
}

} // namespace merlon::fiefs

#include "siege_test.moc"
