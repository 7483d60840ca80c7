#include "core/games/module.h"
#include "tests/games/fiefs/answers.h"
#include "tests/games/fiefs/fiefs_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::fiefs {

namespace {

/// A position in which "deck" as a hand stands for the whole deck.
std::string withDeck(std::string position)
{
    static const std::string kDeck =
        R"({"conflict2": 1, "conflict3": 2, "conflict4": 1, "conflict5": 1, "ambush": 1, "support1": 3,
        "support2": 3, "call-to-arms": 2, "tactical-advance": 1, "fracture": 2})";
    for (std::size_t at = 0; (at = position.find("\"deck\"", at)) != position.npos; at += kDeck.size())
        position.replace(at, 6, kDeck);
    return position;
}

} // namespace

/// FI-5: the six crowns.
class CrownsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fi_5_1_aCrownIsUsedOnceAndOnlyWhole()
    {
        Table table(R"({"seats": {"nivernais": {"crown": "fury"}}})");
        table.play({"use-crown", "keep-hand"});
        QCOMPARE(refusal(table, "use-crown"), u"crown-used 5.1"_s);
        const Table broken(R"({"seats": {"nivernais": {"crown": "fury", "crown-broken-in": 9}}})");
        QCOMPARE(refusal(broken, "use-crown"), u"crown-broken 5.1"_s);
    }

    void fi_5_1_aCrownMustHaveSomethingToDo_data()
    {
        QTest::addColumn<QString>("position");
        QTest::newRow("order: only cards of this turn")
            << uR"({"seats": {"nivernais": {"crown": "order", "discard": [{"card": "conflict2", "turn": 9}]}}})"_s;
        QTest::newRow("fury: no card") << uR"({"seats": {"nivernais": {"crown": "fury", "hand": {}}}})"_s;
        QTest::newRow("vitality: nothing to move") << uR"({"seats": {"nivernais": {"crown": "vitality"}}})"_s;
    }
    void fi_5_1_aCrownMustHaveSomethingToDo()
    {
        QFETCH(QString, position);
        const Table table(withDeck(position.toStdString()));
        QCOMPARE(refusal(table, "use-crown"), u"crown-idle 5.1"_s);
    }

    void fi_5_1_aCrownWithSomethingToDoCanBeUsed_data()
    {
        QTest::addColumn<QString>("position");
        QTest::newRow("order") << uR"({"seats": {"nivernais": {"crown": "order",
            "discard": [{"card": "conflict2", "turn": 8}]}}})"_s;
        QTest::newRow("order: set-up counts as earlier") << uR"({"seats": {"nivernais": {"crown": "order",
            "discard": [{"card": "authority", "turn": 0}]}}})"_s;
        QTest::newRow("fury") << uR"({"seats": {"nivernais": {"crown": "fury"}}})"_s;
        QTest::newRow("insight: only a discard") << uR"({"seats": {"nivernais": {"crown": "insight",
            "discard": "rest"}}})"_s;
        QTest::newRow("prosperity: one card of its own")
            << uR"({"seats": {"nivernais": {"crown": "prosperity", "hand": "deck"}}})"_s;
        QTest::newRow("vitality: while poised") << uR"({"at": "poised",
            "places": {"f1": {"owner": "nivernais", "knights": 1}}, "seats": {"nivernais": {"crown": "vitality"}}})"_s;
        QTest::newRow("corruption") << uR"({"seats": {"nivernais": {"crown": "corruption"}}})"_s;
    }
    void fi_5_1_aCrownWithSomethingToDoCanBeUsed()
    {
        QFETCH(QString, position);
        const Table table(withDeck(position.toStdString()));
        QVERIFY(table.isLegal("use-crown"));
    }

    void fi_5_1_noCrownInsideARedistributionAnAdvanceOrABattle()
    {
        Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 2},
            "g1": {"owner": "burgundy", "knights": 1}}, "seats": {"nivernais": {"crown": "fury"},
            "burgundy": {"crown": "corruption"}}})");
        table.play("redistribute");
        QVERIFY(!table.isLegal("use-crown"));
        table.play({"done", "advance-to g1"});
        QVERIFY(!table.isLegal("use-crown"));
        table.play("send 3");
        QCOMPARE(decisionOf(table), u"choose-conflict"_s);
        QVERIFY(!table.isLegal("use-crown"));
        table.play("conflict conflict3");
        QCOMPARE(table.seat(), kBurgundy);
        QVERIFY(!table.isLegal("use-crown"));
    }

    void fi_5_2_theWindowOpensBeforeTheEffect() // decision 9
    {
        Table table(
            R"({"seats": {"nivernais": {"crown": "corruption"}, "burgundy": {"hand": {"fracture": 1}}}})");
        table.play("use-crown");
        QCOMPARE(decisionOf(table), u"window"_s);
        QCOMPARE(table.seat(), kBurgundy);
        QVERIFY(table.now().isCrownUsed);
        table.play("pass");
        QCOMPARE(decisionOf(table), u"choose-break"_s);
        QCOMPARE(table.seat(), kNivernais);
    }

    void fi_5_2_aBrokenCrownDoesNothingAndIsUsed()
    {
        Table table(
            R"({"seats": {"nivernais": {"crown": "corruption"}, "burgundy": {"hand": {"fracture": 1}}}})");
        table.play({"use-crown", "fracture nivernais crown"});
        QVERIFY(table.happened("crown-cancelled nivernais corruption"));
        QCOMPARE(decisionOf(table), u"open"_s);
        QVERIFY(table.now().isCrownUsed);
        QVERIFY(!table.isLegal("use-crown"));
    }

    void fi_5_3_corruptionBreaksAnyWholeArtefactOfAnySeat() // decision 29
    {
        Table table(R"({"seats": {"nivernais": {"crown": "corruption", "orb": "greed"},
            "burgundy": {"sceptre": "rage"}}})");
        table.play("use-crown");
        QCOMPARE(offered(table),
                 QStringList({u"break nivernais crown"_s, u"break nivernais orb"_s, u"break burgundy crown"_s,
                              u"break burgundy sceptre"_s}));
        QCOMPARE(refusal(table, "break burgundy orb"), u"artefact-broken 5.3"_s);
        table.play("break burgundy sceptre");
        QVERIFY(!table.isWhole(kBurgundy, ArtefactKind::Sceptre));
        QCOMPARE(table.now()[kBurgundy].brokenIn[1], 9);
    }

    void fi_5_4_prosperityLooksAtATopCardAndLeavesIt()
    {
        Table table(R"({"seats": {"nivernais": {"crown": "prosperity"}}})");
        table.play("use-crown");
        QCOMPARE(offered(table), QStringList({u"look-at nivernais"_s, u"look-at burgundy"_s}));
        table.play({"look-at burgundy", "reveal-card conflict5"});
        QCOMPARE(offered(table), QStringList({u"leave-on-top"_s, u"discard-top"_s}));
        table.play("leave-on-top");
        QCOMPARE(table.pile(kBurgundy), 13);
        QCOMPARE(discardOf(table, kBurgundy), QString());
        QCOMPARE(decisionOf(table), u"open"_s);
    }

    void fi_5_4_whoLooksIsToldTheCard()
    {
        Table table(R"({"seats": {"nivernais": {"crown": "prosperity"}}})");
        table.play({"use-crown", "look-at burgundy", "reveal-card conflict5"});
        const auto why = [&](SeatSet seats) { return whyNow(*table.seenBy(seats)); };
        const Text told = why({kNivernais});
        QCOMPARE(told.code, std::string("why.decide-top-seen"));
        QCOMPARE(std::get<Word>(told.args.at(0)).key, std::string("conflict5"));
        QCOMPARE(why({kBurgundy}).code, std::string("why.decide-top"));
    }

    void fi_5_4_prosperityDiscardsToTheOwnersDiscard()
    {
        Table table(R"({"seats": {"nivernais": {"crown": "prosperity"}}})");
        table.play({"use-crown", "look-at burgundy", "reveal-card conflict5", "discard-top"});
        QCOMPARE(discardOf(table, kBurgundy), u"conflict5"_s);
        QCOMPARE(discardOf(table, kNivernais), QString());
        QCOMPARE(table.pile(kBurgundy), 12);
    }

    void fi_5_4_prosperityShufflesADiscardWhenThePileIsEmpty()
    {
        Table table(R"({"seats": {"nivernais": {"crown": "prosperity"}, "burgundy": {"discard": "rest"}}})");
        table.play({"use-crown", "look-at burgundy"});
        QVERIFY(table.happened("pile-reshuffled burgundy"));
        table.play("reveal-card fracture");
        QCOMPARE(table.pile(kBurgundy), 13);
    }

    void fi_5_5_orderShufflesInACardOfAnEarlierTurn() // decision 14
    {
        Table table(R"({"seats": {"nivernais": {"crown": "order", "hand": {}, "discard": [
            {"card": "support2", "turn": 0}, {"card": "conflict4", "turn": 4}, {"card": "support2", "turn": 8},
            {"card": "ambush", "turn": 9}]}}})");
        table.play("use-crown");
        QCOMPARE(offered(table), QStringList({u"reshuffle conflict4"_s, u"reshuffle support2"_s}));
        QCOMPARE(refusal(table, "reshuffle ambush"), u"laid-this-turn 5.5"_s);
        QCOMPARE(refusal(table, "reshuffle conflict2"), u"not-in-discard 5.5"_s);
        table.play("reshuffle support2");
        QCOMPARE(discardOf(table, kNivernais), u"conflict4 support2 ambush"_s); // the oldest copy went
        QCOMPARE(table.now()[kNivernais].discard.since(1), 8);
        QCOMPARE(table.pile(kNivernais), 15);
        QVERIFY(table.happened("card-shuffled-in nivernais support2"));
    }

    void fi_5_6_insightPutsFourCardsInAnyOrder()
    {
        Table table(R"({"seats": {"nivernais": {"crown": "insight"}}})");
        table.play({"use-crown", "reveal-card conflict2", "reveal-card conflict5", "reveal-card support2",
                    "reveal-card support2"});
        QCOMPARE(offered(table),
                 QStringList({u"put-next conflict2"_s, u"put-next conflict5"_s, u"put-next support2"_s}));
        QCOMPARE(refusal(table, "put-next ambush"), u"not-looked-at 5.6"_s);
        table.play({"put-next support2", "put-next conflict5", "put-next support2"}); // the last is forced
        const auto &pile = table.now()[kNivernais].drawPile;
        QCOMPARE(pile.size(), 13);
        QCOMPARE(pile.at(0), kindOf(Card::Support2));
        QCOMPARE(pile.at(1), kindOf(Card::Conflict5));
        QCOMPARE(pile.at(2), kindOf(Card::Support2));
        QCOMPARE(pile.at(3), kindOf(Card::Conflict2));
        QCOMPARE(decisionOf(table), u"open"_s);
    }

    void fi_5_6_aShortPileGetsTheDiscardShuffledUnderIt() // decision 13
    {
        Table table(R"({"seats": {"nivernais": {"crown": "insight", "pile": [{"card": "conflict5"},
            {"card": "conflict4"}, {"card": "authority"}], "discard": "rest"}}})");
        table.play("use-crown");
        QVERIFY(happenedInOrder(table,
                                {"pile-reshuffled nivernais", "cards-looked-at nivernais 4",
                                 "card-seen nivernais conflict5", "card-seen nivernais conflict4",
                                 "card-seen nivernais authority"}));
        table.play("reveal-card ambush");
        QCOMPARE(table.pile(kNivernais), 9);
        QCOMPARE(discardOf(table, kNivernais), QString());
    }

    void fi_5_6_fourCardsAreEnough()
    {
        Table table(R"({"seats": {"nivernais": {"crown": "insight", "pile": [{"card": "conflict5"},
            {"card": "conflict4"}, {"card": "authority"}, {"card": "ambush"}], "discard": "rest"}}})");
        table.play("use-crown");
        QVERIFY(!table.happened("pile-reshuffled"));
    }

    void fi_5_6_withFewerCardsAllAreLookedAt()
    {
        Table table(R"({"seats": {"nivernais": {"crown": "insight", "hand": {"conflict3": 2, "conflict4": 1,
            "conflict5": 1, "ambush": 1, "support1": 3, "support2": 3, "call-to-arms": 2, "fracture": 1,
            "tactical-advance": 1}, "pile": [{"card": "conflict2"}], "discard": [{"card": "authority", "turn": 3},
            {"card": "fracture", "turn": 3}]}}})");
        table.play("use-crown"); // conflict2, and two cards from the discard
        table.letChanceDecide();
        QVERIFY(table.happened("cards-looked-at nivernais 3"));
        table.play({"put-next fracture", "put-next conflict2"});
        QCOMPARE(table.now()[kNivernais].drawPile.at(0), kindOf(Card::Fracture));
    }

    void fi_5_7_vitalityIsOneMoreRedistribution()
    {
        Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 2},
            "g1": {"owner": "nivernais", "knights": 2}}, "seats": {"nivernais": {"crown": "vitality",
            "hand": {"call-to-arms": 1}}}})");
        table.play({"redistribute", "recall f1 1", "done", "use-crown"});
        QCOMPARE(decisionOf(table), u"redistribute"_s);
        table.play({"recall g1 1", "post f1 3"}); // f1 may be named again
        QCOMPARE(decisionOf(table), u"poised"_s);
        QCOMPARE(table.now().campaigns, 1);
        QCOMPARE(table.knights("f1"), 4);
        table.play({"advance-to a1", "send 1"});
        QCOMPARE(table.now().campaigns, 0);
    }

    void fi_5_7_vitalityAfterTheLastAdvance()
    {
        Table table(R"({"campaigns": 0, "places": {"f1": {"owner": "nivernais", "knights": 2}},
            "seats": {"nivernais": {"crown": "vitality"}}})");
        table.play({"use-crown", "recall f1 1"});
        QCOMPARE(table.knights("c1"), 7);
        QCOMPARE(decisionOf(table), u"open"_s);
    }

    void fi_5_8_furyDiscardsACardIfItsOwnerLikes()
    {
        Table table(R"({"seats": {"nivernais": {"crown": "fury"}}})");
        table.play("use-crown");
        QCOMPARE(offered(table),
                 QStringList({u"discard conflict3"_s, u"discard support1"_s, u"keep-hand"_s}));
        QCOMPARE(refusal(table, "discard ambush"), u"card-not-in-hand 5.8"_s);
        table.play("discard conflict3");
        QCOMPARE(discardOf(table, kNivernais), u"conflict3"_s);
        QCOMPARE(table.cards(kNivernais), 4);
    }
};

std::unique_ptr<QObject> makeCrownsTest()
{
    return std::make_unique<CrownsTest>();
}

} // namespace merlon::fiefs

#include "crowns_test.moc"
