#include "tests/games/fiefs/answers.h"
#include "tests/games/fiefs/fiefs_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::fiefs {

namespace {

/// Burgundy attacks Nivernais on f1 among three: both have a sceptre that works, everybody a Fracture.
constexpr auto kTwoSceptres = R"({"seat": "burgundy", "places": {"f1": {"owner": "nivernais", "knights": 2},
    "f2": {"owner": "burgundy", "knights": 1}},
    "seats": {"nivernais": {"sceptre": "loyalty", "hand": {"conflict3": 2, "support1": 2, "fracture": 1}},
    "burgundy": {"sceptre": "rage", "hand": {"conflict3": 2, "support1": 2, "fracture": 1}},
    "champagne": {"hand": {"conflict3": 2, "support1": 2, "fracture": 2}}}})";

} // namespace

/// FI-9: Fracture, and the windows in which it is played.
class WindowsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fi_9_1_aFractureBreaksInThisTurnAndIsDiscarded()
    {
        Table table(R"({"seats": {"nivernais": {"hand": {"fracture": 2}}, "burgundy": {"orb": "greed"}}})");
        table.play("fracture burgundy orb");
        QVERIFY(happenedInOrder(
            table, {"fracture-played nivernais burgundy greed", "artefact-broken burgundy greed"}));
        QVERIFY(!table.isWhole(kBurgundy, ArtefactKind::Orb));
        QCOMPARE(table.now()[kBurgundy].brokenIn[2], 9);
        QCOMPARE(discardOf(table, kNivernais), u"fracture"_s);
        QCOMPARE(table.cards(kNivernais, Card::Fracture), 1);
    }

    void fi_9_1_onlyEnemiesAreFractured() // decision 29
    {
        const Table table(R"({"seats": {"nivernais": {"hand": {"fracture": 1}}}})");
        QCOMPARE(refusal(table, "fracture nivernais crown"), u"not-an-enemy 9.1"_s);
        const Table without("{}");
        QCOMPARE(refusal(without, "fracture burgundy crown"), u"card-not-in-hand 9.5"_s);
    }

    void fi_9_1_whatWasAboutToApplyIsCancelled()
    {
        Table table(kTwoSceptres, 3);
        table.play(
            {"advance-to f1", "send 2", "fracture nivernais sceptre", "pass", "fracture burgundy sceptre"});
        QCOMPARE(scoresOf(table), u"2:2"_s);
        QCOMPARE(decisionOf(table), u"choose-conflict"_s);
    }

    void fi_9_2_theCrownWindowBeginsWithTheFirstPlayerOfTheGame() // decision 8
    {
        Table table(R"({"first-player": "champagne", "seats": {"nivernais": {"crown": "fury"},
            "burgundy": {"hand": {"fracture": 1}}, "champagne": {"hand": {"fracture": 1}},
            "anjou": {"hand": {"fracture": 1}}}})",
                    4);
        table.play("use-crown");
        QCOMPARE(table.seat(), kChampagne);
        table.play("pass");
        QCOMPARE(table.seat(), kAnjou);
        table.play("pass");
        QCOMPARE(table.seat(), kBurgundy); // the user is left out
        table.play("pass");
        QCOMPARE(decisionOf(table), u"optional-discard"_s);
    }

    void fi_9_2_orWithTheSeatAfterTheFirstPlayerWhoUsesIt()
    {
        Table table(R"({"seat": "champagne", "first-player": "champagne", "seats": {
            "champagne": {"crown": "fury", "hand": {"fracture": 1, "conflict2": 1}},
            "nivernais": {"hand": {"fracture": 1}}, "burgundy": {"hand": {"fracture": 1}}}})",
                    3);
        table.play("use-crown");
        QCOMPARE(table.seat(), kNivernais);
        table.play("pass");
        QCOMPARE(table.seat(), kBurgundy);
        QCOMPARE(offered(table), QStringList({u"fracture champagne crown"_s, u"pass"_s}));
        QCOMPARE(refusal(table, "fracture nivernais crown"), u"not-exposed 9.6"_s);
        QCOMPARE(refusal(table, "fracture champagne orb"), u"not-exposed 9.6"_s);
        table.play("pass");
        QCOMPARE(decisionOf(table), u"optional-discard"_s);
    }

    void fi_9_2_theCrownWindowClosesWhenTheCrownIsBroken()
    {
        Table table(R"({"seats": {"nivernais": {"crown": "fury"}, "burgundy": {"hand": {"fracture": 1}},
            "champagne": {"hand": {"fracture": 1}}}})",
                    3);
        table.play({"use-crown", "fracture nivernais crown"});
        QCOMPARE(decisionOf(table), u"open"_s);
        QCOMPARE(table.cards(kChampagne, Card::Fracture), 1);
    }

    void fi_9_3_theSceptreWindowBeginsWithTheAttackerAndAsksAllSeats()
    {
        Table table(kTwoSceptres, 3);
        table.play({"advance-to f1", "send 2"});
        QCOMPARE(decisionOf(table), u"window"_s);
        QCOMPARE(table.seat(), kBurgundy);
        QCOMPARE(offered(table), QStringList({u"fracture nivernais sceptre"_s, u"pass"_s}));
        table.play("pass");
        QCOMPARE(table.seat(), kChampagne); // outside the battle
        QCOMPARE(offered(table),
                 QStringList({u"fracture nivernais sceptre"_s, u"fracture burgundy sceptre"_s, u"pass"_s}));
        table.play("pass");
        QCOMPARE(table.seat(), kNivernais);
        QCOMPARE(offered(table), QStringList({u"fracture burgundy sceptre"_s, u"pass"_s}));
        table.play("pass");
        QCOMPARE(scoresOf(table), u"3:3"_s);
    }

    void fi_9_3_onlyActiveSceptresAreExposed() // decision 10
    {
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 1}}, "seats": {
            "nivernais": {"sceptre": "rage", "hand": {"conflict3": 2, "support1": 2, "fracture": 1}},
            "burgundy": {"sceptre": "influence", "hand": {"conflict3": 2, "support1": 2, "fracture": 1}}}})");
        table.play({"advance-to f1", "send 2"});
        // `influence` works for an attacker alone: Nivernais has nothing to fracture.
        QCOMPARE(table.seat(), kBurgundy);
        QCOMPARE(refusal(table, "fracture burgundy sceptre"), u"not-an-enemy 9.1"_s);
        QVERIFY(table.isLegal("fracture nivernais sceptre"));
    }

    void fi_9_4_theOrbWindowBeginsWithTheAttacker()
    {
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 1}}, "seats": {
            "nivernais": {"orb": "greed", "hand": {"conflict3": 2, "support1": 2, "fracture": 1}},
            "burgundy": {"orb": "devotion", "hand": {"conflict3": 2, "support1": 2, "fracture": 1}},
            "champagne": {"hand": {"fracture": 1}}}})",
                    3);
        table.play({"advance-to f1", "send 5"});
        fightPlainly(table);
        QCOMPARE(decisionOf(table), u"window"_s);
        QCOMPARE(table.seat(), kNivernais);
        QCOMPARE(offered(table), QStringList({u"fracture burgundy orb"_s, u"pass"_s}));
        table.play({"fracture burgundy orb", "fracture nivernais orb"});
        QVERIFY(!table.happened("orb-works"));
        QCOMPARE(table.cards(kChampagne, Card::Fracture), 1); // nothing was left for it
        QCOMPARE(ownerOf(table, "f1"), u"nivernais"_s);
    }

    void fi_9_5_inItsOwnTurnASeatFracturesAnyWholeArtefact()
    {
        Table table(R"({"seats": {"nivernais": {"hand": {"fracture": 2}},
            "burgundy": {"sceptre": "rage", "orb": "greed"}, "champagne": {"crown-broken-in": 9}}})",
                    3);
        QCOMPARE(offered(table, "fracture"),
                 QStringList({u"fracture burgundy crown"_s, u"fracture burgundy sceptre"_s,
                              u"fracture burgundy orb"_s}));
        QCOMPARE(refusal(table, "fracture champagne crown"), u"artefact-broken 9.9"_s);
        table.play({"fracture burgundy sceptre", "fracture burgundy orb"});
        QVERIFY(!table.isLegal("fracture burgundy crown"));
    }

    void fi_9_6_oneFractureForASeatInAWindow() // decision 11
    {
        Table table(kTwoSceptres, 3);
        table.play({"advance-to f1", "send 2", "pass", "fracture nivernais sceptre"});
        QCOMPARE(table.seat(), kNivernais); // Champagne holds another one
        table.play("pass");
        QCOMPARE(decisionOf(table), u"choose-conflict"_s);
        QCOMPARE(scoresOf(table), u"3:2"_s);
    }

    void fi_9_6_withoutCardOrTargetNobodyIsAsked()
    {
        Table table(kTwoSceptres, 3);
        table.play({"advance-to f1", "send 2", "pass", "fracture burgundy sceptre"});
        QCOMPARE(decisionOf(table), u"choose-conflict"_s); // Nivernais has no target left, though a card

        Table nobody(R"({"places": {"f1": {"owner": "burgundy", "knights": 1}},
            "seats": {"nivernais": {"sceptre": "rage"}}})");
        nobody.play({"advance-to f1", "send 2"});
        QCOMPARE(decisionOf(nobody), u"choose-conflict"_s);
    }

    void fi_9_6_discreetWindowsAskWhoCouldHoldAFracture()
    {
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 1}},
            "seats": {"nivernais": {"sceptre": "rage"}, "champagne": {"hand": {"conflict2": 1},
            "discard": [{"card": "fracture", "turn": 1}, {"card": "fracture", "turn": 1}]}}})",
                    3, {{"discreet", "on"}});
        table.play({"advance-to f1", "send 2"});
        QCOMPARE(table.seat(), kBurgundy);
        QCOMPARE(offered(table), QStringList {u"pass"_s});
        table.play("pass"); // everybody sees that Champagne has none
        QCOMPARE(decisionOf(table), u"choose-conflict"_s);
    }

    void fi_9_7_nobodySeesPassesNorWhoIsAsked()
    {
        Table table(kTwoSceptres, 3);
        table.play({"advance-to f1", "send 2", "pass"});
        QCOMPARE(table.seenBy({kNivernais})->decision().seat, kSomebody);
        QCOMPARE(table.seenBy({kChampagne})->decision().seat, kChampagne);
        const Secrecy pass = table.secrecy("pass");
        QVERIFY(pass.whole);
        QVERIFY(!pass.knownTo.contains(kNivernais));
        QVERIFY(pass.knownTo.contains(kChampagne));
        QVERIFY(table.secrecy("fracture nivernais sceptre").knownTo.contains(kNivernais));
    }

    void fi_9_8_effectsApplyAfterTheWindow()
    {
        Table table(kTwoSceptres, 3);
        table.play({"advance-to f1", "send 2", "pass"});
        QCOMPARE(scoresOf(table), u"2:2"_s);
        table.play({"pass", "fracture burgundy sceptre"});
        QVERIFY(happenedInOrder(
            table, {"fracture-played nivernais burgundy rage", "bonus-of-sceptre nivernais loyalty 1"}));
        QCOMPARE(scoresOf(table), u"2:3"_s);
    }

    void fi_9_9_aBrokenArtefactIsInactive()
    {
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 1}}, "seats": {
            "nivernais": {"sceptre": "rage", "sceptre-broken-in": 8, "orb": "greed", "orb-broken-in": 9},
            "burgundy": {"hand": {"conflict3": 2, "support1": 2, "fracture": 1}}}})");
        table.play({"advance-to f1", "send 5"});
        QCOMPARE(scoresOf(table), u"5:1"_s);
        fightPlainly(table);
        QVERIFY(!table.happened("orb-works"));
        QCOMPARE(QString::fromStdString(table.artefact(kNivernais, ArtefactKind::Orb)),
                 u"greed"_s); // still read
    }

    void fi_9_9_noFractureOutsideWindowsAndTheOwnTurn()
    {
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 1}}, "seats": {
            "nivernais": {"crown": "fury", "hand": {"conflict3": 2, "support1": 2, "fracture": 1}},
            "burgundy": {"hand": {"conflict3": 2, "support1": 2, "fracture": 1}}}})");
        table.play({"advance-to f1", "send 5"});
        QVERIFY(!table.isLegal("fracture burgundy crown"));
        table.play("conflict conflict3");
        QCOMPARE(refusal(table, "fracture nivernais crown"), u"not-now 8.9"_s);
        table.play("conflict conflict3");
        QCOMPARE(refusal(table, "fracture nivernais crown"), u"not-now 8.13"_s);
    }
};

std::unique_ptr<QObject> makeWindowsTest()
{
    return std::make_unique<WindowsTest>();
}

} // namespace merlon::fiefs

#include "windows_test.moc"
