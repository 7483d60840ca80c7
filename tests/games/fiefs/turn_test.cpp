#include "tests/games/fiefs/answers.h"
#include "tests/games/fiefs/fiefs_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::fiefs {

/// FI-3, FI-10: the turn and its end.
class TurnTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fi_3_1_aTurnBeginsWithThreeKnightsAndOneCampaign() // decision 5
    {
        Table table(R"({"at": "turn", "turn": 8, "seat": "burgundy"})");
        QCOMPARE(table.knights("c2"), 9);
        QCOMPARE(table.knights("c1"), 6);
        QCOMPARE(table.now().campaigns, 1);
        QCOMPARE(table.now().turn, 9);
        QVERIFY(!table.now().isCrownUsed);
        QCOMPARE(decisionOf(table), u"open"_s);
    }

    void fi_3_1_theCrownIsUnusedAgain()
    {
        Table table(R"({"crown-used": true, "seats": {"nivernais": {"crown": "fury"}}})");
        QCOMPARE(refusal(table, "use-crown"), u"crown-used 5.1"_s);
        table.play({"end-turn", "end-turn"});
        QVERIFY(table.isLegal("use-crown"));
    }

    void fi_3_2_openBeforeAndAfterACampaignPoisedWithinIt()
    {
        Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 1}}})");
        QCOMPARE(decisionOf(table), u"open"_s);
        table.play({"redistribute", "done"});
        QCOMPARE(decisionOf(table), u"poised"_s);
        table.play({"advance-to g1", "send 1"});
        QCOMPARE(decisionOf(table), u"open"_s);
    }

    void fi_3_3_whatCanBeDoneInOpen()
    {
        const Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 1}},
            "seats": {"nivernais": {"crown": "fury", "hand": {"call-to-arms": 1, "tactical-advance": 1,
                "fracture": 1}}, "burgundy": {"orb": "greed"}}})");
        QCOMPARE(offered(table),
                 QStringList({u"call-to-arms"_s, u"tactical-advance"_s, u"fracture burgundy crown"_s,
                              u"fracture burgundy orb"_s, u"use-crown"_s, u"advance-to a1"_s,
                              u"advance-to b1"_s, u"advance-to g1"_s, u"advance-to t1"_s, u"advance-to f2"_s,
                              u"advance-to g2"_s, u"advance-to t2"_s, u"redistribute"_s, u"end-turn"_s}));
    }

    void fi_3_3_redistributeNeedsSomethingToMove()
    {
        const Table alone("{}");
        QCOMPARE(refusal(alone, "redistribute"), u"nothing-to-move 3.3"_s);
        // One knight each, and the castle is empty.
        const Table thin(R"({"places": {"f1": {"owner": "nivernais", "knights": 1}},
            "seats": {"nivernais": {"castle": 0}}})");
        QCOMPARE(refusal(thin, "redistribute"), u"nothing-to-move 3.3"_s);
        const Table cut(R"({"places": {"f2": {"owner": "nivernais", "knights": 3}}})");
        QCOMPARE(refusal(cut, "redistribute"), u"nothing-to-move 3.3"_s);
    }

    void fi_3_3_anAdvanceFromOpenGivesTheRedistributionUp()
    {
        Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 3}}})");
        table.play({"advance-to g1", "send 1"});
        QCOMPARE(refusal(table, "redistribute"), u"no-campaign 3.3"_s);
        QVERIFY(table.isLegal("end-turn"));
    }

    void fi_3_4_whatCanBeDoneWhilePoised()
    {
        const Table table(R"({"at": "poised", "places": {"f1": {"owner": "nivernais", "knights": 1}},
            "seats": {"nivernais": {"crown": "fury", "hand": {"call-to-arms": 1, "tactical-advance": 1,
                "fracture": 1}}}})");
        QCOMPARE(offered(table),
                 QStringList({u"fracture burgundy crown"_s, u"use-crown"_s, u"advance-to a1"_s,
                              u"advance-to b1"_s, u"advance-to g1"_s, u"advance-to t1"_s, u"advance-to f2"_s,
                              u"advance-to g2"_s, u"advance-to t2"_s, u"forgo-advance"_s}));
        for (const char *choice : {"redistribute", "end-turn", "call-to-arms", "tactical-advance"})
            QVERIFY(!table.isLegal(choice));
    }

    void fi_3_5_cardsAndCrownsReturnToThePhaseInWhichTheyWerePlayed()
    {
        Table table(R"({"at": "poised", "places": {"f1": {"owner": "nivernais", "knights": 1}},
            "seats": {"nivernais": {"crown": "fury", "hand": {"fracture": 1, "conflict2": 1}}}})");
        table.play({"use-crown", "keep-hand"});
        QCOMPARE(decisionOf(table), u"poised"_s);
        table.play("fracture burgundy crown");
        QCOMPARE(decisionOf(table), u"poised"_s);
    }

    void fi_3_5_forgoingTheAdvanceUsesTheCampaignUp()
    {
        Table table(R"({"at": "poised", "places": {"f1": {"owner": "nivernais", "knights": 1}}})");
        table.play("forgo-advance");
        QCOMPARE(decisionOf(table), u"open"_s);
        QCOMPARE(table.now().campaigns, 0);
        QCOMPARE(offered(table), QStringList() << u"use-crown"_s << u"end-turn"_s);
    }

    void fi_3_5_anAdvanceIsNeverCompulsory()
    {
        Table table("{}");
        table.play("end-turn");
        QCOMPARE(table.now().active, kBurgundy);
    }

    void fi_10_1_theActiveSeatRestoresWhatWasBrokenInAnEarlierTurn() // decision 20
    {
        Table table(
            R"({"seats": {"nivernais": {"crown-broken-in": 8, "sceptre-broken-in": 1, "orb-broken-in": 9},
            "burgundy": {"sceptre-broken-in": 8, "orb-broken-in": 8}}})");
        table.play("end-turn");
        QVERIFY(table.isWhole(kNivernais, ArtefactKind::Crown));
        QVERIFY(table.isWhole(kNivernais, ArtefactKind::Sceptre));
        QVERIFY(!table.isWhole(kNivernais, ArtefactKind::Orb)); // broken in this very turn
        QVERIFY(!table.isWhole(kBurgundy, ArtefactKind::Sceptre));
        table.play("end-turn");
        QVERIFY(table.isWhole(kBurgundy, ArtefactKind::Sceptre));
        QVERIFY(!table.isWhole(kNivernais, ArtefactKind::Orb));
        table.play("end-turn");
        QVERIFY(table.isWhole(kNivernais, ArtefactKind::Orb));
    }

    void fi_10_1_whatASeatBreaksOfItsOwnStaysBrokenToTheEndOfItsNextTurn()
    {
        Table table(R"({"seats": {"nivernais": {"crown": "corruption"}}})");
        table.play({"use-crown", "break nivernais crown", "end-turn"});
        QVERIFY(!table.isWhole(kNivernais, ArtefactKind::Crown));
        table.play("end-turn");
        QCOMPARE(refusal(table, "use-crown"), u"crown-broken 5.1"_s);
        table.play("end-turn");
        QVERIFY(table.isWhole(kNivernais, ArtefactKind::Crown));
    }

    void fi_10_2_aRestoredCrownWaitsForTheNextTurn()
    {
        Table table(R"({"seats": {"nivernais": {"crown": "fury", "crown-broken-in": 8}}})");
        QCOMPARE(refusal(table, "use-crown"), u"crown-broken 5.1"_s);
        table.play({"end-turn", "end-turn"});
        QVERIFY(table.isLegal("use-crown"));
    }

    void fi_10_2_unusedCampaignsLapse()
    {
        Table table(R"({"campaigns": 3})");
        table.play({"end-turn", "end-turn"});
        QCOMPARE(table.now().active, kNivernais);
        QCOMPARE(table.now().campaigns, 1);
    }
};

std::unique_ptr<QObject> makeTurnTest()
{
    return std::make_unique<TurnTest>();
}

} // namespace merlon::fiefs

#include "turn_test.moc"
