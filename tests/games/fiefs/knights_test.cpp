#include "tests/games/fiefs/answers.h"
#include "tests/games/fiefs/fiefs_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::fiefs {

/// FI-2.1 to FI-2.4: knights, the dice that show them, control.
class KnightsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fi_2_1_aDieShowsSixKnights()
    {
        const Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 6},
            "g1": {"owner": "nivernais", "knights": 1}}, "seats": {"nivernais": {"castle": 7}}})");
        QCOMPARE(table.dice(kNivernais), 4);
        QCOMPARE(table.dice(kBurgundy), 1);
    }

    void fi_2_1_aBattlefieldCanNeedTwoDice()
    {
        Table table(R"({"places": {"t1": {"tile": "battlefield", "owner": "nivernais", "knights": 6},
            "g1": {"owner": "nivernais", "knights": 1}}})");
        QCOMPARE(table.dice(kNivernais), 3);
        table.play({"redistribute", "post t1 2"});
        QCOMPARE(table.dice(kNivernais), 4);
        QCOMPARE(table.knights("t1"), 8);
    }

    void fi_2_2_knightsComeOneByOneWhileThereIsADie()
    {
        // Ten dice: nine in the castle, which has room for one more knight.
        Table table(
            R"({"at": "turn", "seat": "nivernais", "places": {"f1": {"owner": "nivernais", "knights": 1}},
            "seats": {"nivernais": {"castle": 53}}})");
        QCOMPARE(table.knights("c1"), 54);
        QCOMPARE(table.dice(kNivernais), 10);
    }

    void fi_2_2_withoutAFreeDieAllAreLost()
    {
        Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 1}},
            "seats": {"nivernais": {"castle": 54, "hand": {"call-to-arms": 1}}}})");
        table.play("call-to-arms");
        QVERIFY(table.happened("knights-gained nivernais 0"));
        QCOMPARE(table.knights("c1"), 54);
    }

    void fi_2_3_lostKnightsFreeTheirDice()
    {
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 1}},
            "seats": {"burgundy": {"castle": 0}}})");
        QCOMPARE(table.dice(kBurgundy), 1);
        table.play({"advance-to f1", "send 6"});
        fightPlainly(table);
        QCOMPARE(table.dice(kBurgundy), 0);
        QCOMPARE(table.dice(kNivernais), 1);
    }

    void fi_2_3_aMoveThatNeedsAnEleventhDieIsNotLegal() // decision 25
    {
        const auto tenDice = R"({"places": {"f1": {"owner": "nivernais", "knights": 5}},
            "seats": {"nivernais": {"castle": 54}}})";
        Table recalling(tenDice);
        QCOMPARE(recalling.dice(kNivernais), 10);
        recalling.play("redistribute");
        QCOMPARE(refusal(recalling, "recall f1 1"), u"dice-short 2.3"_s);
        QVERIFY(recalling.isLegal("post f1 1"));

        Table sending(R"({"seats": {"nivernais": {"castle": 56}}})");
        sending.play("advance-to f1");
        QCOMPARE(refusal(sending, "send 1"), u"dice-short 2.3"_s);
        QVERIFY(sending.isLegal("send 2"));

        Table posting(R"({"places": {"t1": {"tile": "battlefield", "owner": "nivernais", "knights": 6},
            "g1": {"owner": "nivernais", "knights": 1}}, "seats": {"nivernais": {"castle": 48}}})");
        QCOMPARE(posting.dice(kNivernais), 10);
        posting.play("redistribute");
        QCOMPARE(refusal(posting, "post t1 1"), u"dice-short 2.3"_s);
    }

    void fi_2_3_anAdvanceNeedsALegalNumber()
    {
        // 60 knights in ten dice: every number below six would need one more.
        const Table full(R"({"seats": {"nivernais": {"castle": 60}},
            "places": {"f1": {"tile": "cave"}}})");
        QCOMPARE(refusal(full, "advance-to f1"), u"dice-short 2.3"_s);
        QVERIFY(full.isLegal("advance-to g1"));
    }

    void fi_2_4_aSeatControlsWhatItsKnightsAloneHold()
    {
        Table table("{}");
        QCOMPARE(ownerOf(table, "f1"), u"nobody"_s);
        table.play({"advance-to f1", "send 2"});
        QCOMPARE(ownerOf(table, "f1"), u"nivernais"_s);
    }

    void fi_2_4_theDefenderControlsTheDisputedPlaceDuringABattle() // decision 18
    {
        Table table(R"({"places": {"g2": {"owner": "burgundy", "knights": 1},
            "f1": {"owner": "burgundy", "knights": 1}}})");
        table.play({"advance-to f1", "send 6"});
        QCOMPARE(ownerOf(table, "f1"), u"burgundy"_s);
        QCOMPARE(table.points(kBurgundy), 4);
        QVERIFY(table.isSupplied(kBurgundy, "f1"));
        fightPlainly(table);
        QCOMPARE(ownerOf(table, "f1"), u"nivernais"_s);
        QCOMPARE(table.points(kBurgundy), 2);
    }
};

std::unique_ptr<QObject> makeKnightsTest()
{
    return std::make_unique<KnightsTest>();
}

} // namespace merlon::fiefs

#include "knights_test.moc"
