#include "tests/games/fiefs/answers.h"
#include "tests/games/fiefs/fiefs_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::fiefs {

/// FI-2.5, FI-2.6: draws and discards; FI-4: resource cards.
class CardsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fi_2_5_theDiscardBecomesThePileWhenThatIsEmpty()
    {
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 1}},
            "seats": {"nivernais": {"hand": {"conflict2": 1, "conflict4": 1, "conflict5": 1},
                "pile": [{"card": "ambush"}], "discard": "rest"}}})");
        table.play({"advance-to f1", "send 6"});
        QVERIFY(happenedInOrder(table, {"card-drawn nivernais ambush", "pile-reshuffled nivernais"}));
        QCOMPARE(discardOf(table, kNivernais), QString());
        QCOMPARE(table.pile(kNivernais), 14);
        table.play("draw-card support2");
        QCOMPARE(table.cards(kNivernais), 5);
        QCOMPARE(table.pile(kNivernais), 13);
    }

    void fi_2_5_cardsInPlayAreNeitherInThePileNorOnTheDiscard()
    {
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 1}},
            "seats": {"nivernais": {"orb": "greed", "discard": "rest"}}})");
        table.play({"advance-to f1", "send 6"});
        fightPlainly(table);
        QVERIFY(table.happened("pile-reshuffled nivernais"));
        QCOMPARE(table.pile(kNivernais), 13); // not the conflict card that fights
        QVERIFY(!table.isLegal("draw-card conflict3"));
    }

    void fi_2_6_aDiscardedCardRemembersItsTurn()
    {
        Table table(R"({"turn": 12, "seats": {"nivernais": {"hand": {"call-to-arms": 1},
            "discard": [{"card": "conflict2", "turn": 4}]}}})");
        table.play("call-to-arms");
        const auto &discard = table.now()[kNivernais].discard;
        QCOMPARE(discardOf(table, kNivernais), u"conflict2 call-to-arms"_s);
        QCOMPARE(discard.since(0), 4);
        QCOMPARE(discard.since(1), 12);
    }

    void fi_2_6_aHandHasNoLimit()
    {
        Table table(R"({"seats": {"nivernais": {"hand": {"conflict2": 1, "conflict3": 2, "conflict4": 1,
            "conflict5": 1, "support1": 3, "support2": 3}}}})");
        table.play("end-turn");
        QCOMPARE(table.cards(kNivernais), 11);
    }

    void fi_4_1_aResourceCardIsShownWorksAndIsDiscarded()
    {
        Table table(R"({"seats": {"nivernais": {"hand": {"call-to-arms": 1, "tactical-advance": 1}}}})");
        table.play({"call-to-arms", "tactical-advance"});
        QVERIFY(happenedInOrder(table,
                                {"card-played nivernais call-to-arms", "knights-gained nivernais 2",
                                 "card-played nivernais tactical-advance"}));
        QCOMPARE(discardOf(table, kNivernais), u"call-to-arms tactical-advance"_s);
        QCOMPARE(refusal(table, "call-to-arms"), u"card-not-in-hand 4.2"_s);
    }

    void fi_4_2_callToArmsBringsTwoKnightsInOpenAlone()
    {
        Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 1}},
            "seats": {"nivernais": {"castle": 1, "hand": {"call-to-arms": 2}}}})");
        table.play("redistribute");
        QVERIFY(!table.isLegal("call-to-arms"));
        table.play("done");
        QCOMPARE(decisionOf(table), u"poised"_s);
        QVERIFY(!table.isLegal("call-to-arms"));
        table.play({"forgo-advance", "call-to-arms", "call-to-arms"});
        QCOMPARE(table.knights("c1"), 5);
    }

    void fi_4_3_tacticalAdvanceGivesOneMoreCampaignAtAnyTime() // decision 7
    {
        Table before(R"({"seats": {"nivernais": {"hand": {"tactical-advance": 1}}}})");
        before.play({"tactical-advance", "advance-to f1", "send 1", "advance-to g1", "send 1"});
        QCOMPARE(refusal(before, "advance-to a1"), u"no-campaign 3.3"_s);

        Table after(R"({"seats": {"nivernais": {"hand": {"tactical-advance": 1}}}})");
        after.play({"advance-to f1", "send 1"});
        QCOMPARE(refusal(after, "redistribute"), u"no-campaign 3.3"_s);
        after.play({"tactical-advance", "redistribute", "post f1 1", "advance-to g1", "send 1"});
        QCOMPARE(ownerOf(after, "g1"), u"nivernais"_s);
        QCOMPARE(after.knights("f1"), 2);
        QVERIFY(!after.isLegal("redistribute"));
    }

    void fi_4_3_tacticalAdvanceIsNotPlayedWhilePoised() // decision 6
    {
        Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 1}},
            "seats": {"nivernais": {"hand": {"tactical-advance": 1}}}})");
        table.play({"redistribute", "done"});
        QCOMPARE(refusal(table, "tactical-advance"), u"not-now 3.2"_s);
    }

    void fi_4_4_authorityIsResolvedWhenBothSidesHaveDrawn()
    {
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 1}},
            "seats": {"nivernais": {"hand": {"conflict2": 1, "support1": 3}, "pile": [{"card": "authority"},
                    {"card": "conflict4"}, {"card": "conflict5"}, {"shuffled": {"conflict3": 2, "ambush": 1,
                    "support2": 3, "call-to-arms": 2, "tactical-advance": 1, "fracture": 2}}]},
                "burgundy": {"hand": {"conflict2": 1, "support1": 3}, "pile": [{"card": "conflict4"},
                    {"shuffled": {"conflict3": 2, "conflict5": 1, "ambush": 1, "support2": 3, "call-to-arms": 2,
                    "authority": 1, "tactical-advance": 1, "fracture": 2}}]}}})");
        table.play({"advance-to f1", "send 6"});
        QVERIFY(happenedInOrder(table,
                                {"card-drawn nivernais authority", "card-drawn burgundy conflict4",
                                 "authority-shown nivernais", "card-drawn nivernais conflict4",
                                 "card-drawn nivernais conflict5"}));
        QCOMPARE(table.cards(kNivernais), 6);
        QCOMPARE(table.cards(kNivernais, Card::Authority), 0);
        QCOMPARE(discardOf(table, kNivernais), u"authority"_s);
    }

    void fi_4_4_aReshuffleWhileItDrawsLeavesAuthorityOut() // decision 12
    {
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 1}},
            "seats": {"nivernais": {"hand": {"conflict2": 1, "support1": 3}, "pile": [{"card": "authority"}],
                "discard": "rest"}}})");
        table.play({"advance-to f1", "send 6"});
        QVERIFY(table.happened("authority-shown nivernais"));
        QVERIFY(table.happened("pile-reshuffled nivernais"));
        QVERIFY(!table.isLegal("draw-card authority"));
        table.play({"draw-card support2", "draw-card support2"});
        QCOMPARE(discardOf(table, kNivernais), u"authority"_s);
    }

    void fi_4_4_anAuthorityThatIsLookedAtOrDiscardedDoesNothing()
    {
        Table table(R"({"seats": {"nivernais": {"crown": "prosperity", "pile": [{"card": "authority"},
            {"shuffled": {"conflict2": 1, "conflict4": 1, "conflict5": 1, "ambush": 1, "support2": 3,
            "call-to-arms": 2, "tactical-advance": 1, "fracture": 2}}]}}})");
        table.play({"use-crown", "look-at nivernais", "discard-top"});
        QVERIFY(!table.happened("authority-shown"));
        QCOMPARE(discardOf(table, kNivernais), u"authority"_s);
        QCOMPARE(table.cards(kNivernais), 5);
    }

    void fi_4_5_nothingCancelsAFracture()
    {
        Table table(R"({"seats": {"nivernais": {"hand": {"fracture": 1}},
            "burgundy": {"crown": "fury", "hand": {"fracture": 2}}}})");
        table.play("fracture burgundy crown"); // nobody is asked
        QVERIFY(!table.isWhole(kBurgundy, ArtefactKind::Crown));
        QCOMPARE(decisionOf(table), u"open"_s);
        QCOMPARE(table.seat(), kNivernais);
        QCOMPARE(discardOf(table, kNivernais), u"fracture"_s);
    }
};

std::unique_ptr<QObject> makeCardsTest()
{
    return std::make_unique<CardsTest>();
}

} // namespace merlon::fiefs

#include "cards_test.moc"
