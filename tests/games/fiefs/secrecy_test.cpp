#include "core/base/json.h"
#include "tests/games/fiefs/answers.h"
#include "tests/games/fiefs/fiefs_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::fiefs {

namespace {

/// What these seats know of the hand of a seat, as a position writes it.
QString handOf(const Table &table, SeatSet seats, const char *owner)
{
    const Json position = table.seenBy(seats)->position();
    return QString::fromStdString(position["seats"][owner]["hand"].dump());
}

/// The uppermost card of a pile, as these seats see it: "?" if they do not.
QString topOf(const Table &table, SeatSet seats, const char *owner, std::size_t depth = 0)
{
    const Json position = table.seenBy(seats)->position();
    const Json pile = position["seats"][owner].value("pile", Json::array());
    if (pile.size() <= depth || !pile[depth].contains("card"))
        return u"?"_s;
    return QString::fromStdString(pile[depth]["card"].get<std::string>());
}

} // namespace

/// FI-13: hidden information.
class SecrecyTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fi_13_1_everybodySeesWhatLiesOpen()
    {
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 3}}, "seats": {
            "burgundy": {"orb": "resurgence", "discard": [{"card": "ambush", "turn": 2}]}}})");
        table.play("end-turn");
        const Json seen = table.seenBy({})->position(); // a spectator
        QCOMPARE(seen["places"]["f1"]["knights"].get<int>(), 3);
        QCOMPARE(QString::fromStdString(seen["seats"]["burgundy"]["discard"].dump()),
                 u"[{\"card\":\"ambush\",\"turn\":2}]"_s);
        QCOMPARE(QString::fromStdString(seen["seats"]["burgundy"]["orb"].get<std::string>()),
                 u"resurgence"_s);
        QCOMPARE(seen["seats"]["burgundy"]["hand"]["?"].get<int>(), 5); // the size alone
    }

    void fi_13_1_cardsDiscardedAtRandomAreSeenByAll()
    {
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 1}},
            "seats": {"nivernais": {"sceptre": "influence"}}})");
        table.play({"advance-to f1", "send 2"});
        QCOMPARE(table.secrecy("drop-card support1"), Secrecy {});
        QVERIFY(isKnownTo(table.secrecy("drop-card support1"), {kBurgundy}));
    }

    void fi_13_2_onlyTheOwnerSeesItsHand()
    {
        const Table table("{}");
        QCOMPARE(handOf(table, {kNivernais}, "nivernais"), u"{\"conflict3\":2,\"support1\":3}"_s);
        QCOMPARE(handOf(table, {kBurgundy}, "nivernais"), u"{\"?\":5}"_s);
        QCOMPARE(handOf(table, {}, "nivernais"), u"{\"?\":5}"_s);
    }

    void fi_13_2_onlyTheOwnerSeesWhatItDraws()
    {
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 1}},
            "seats": {"nivernais": {"hand": {"conflict2": 1}}}})");
        table.play({"advance-to f1", "send 2"});
        const Secrecy draw = table.secrecy("draw-card ambush");
        QVERIFY(draw.knownTo.contains(kNivernais));
        QVERIFY(!draw.knownTo.contains(kBurgundy));
        QVERIFY(!draw.whole); // that a card is drawn is public
        QCOMPARE(int(draw.secretArgs), 1);
    }

    void fi_13_2_partnersDoNotSeeEachOthersHands()
    {
        const Table table("{}", 4, {{"allegiance", "pairs"}});
        QCOMPARE(handOf(table, {kChampagne}, "nivernais"), u"{\"?\":5}"_s);
    }

    void fi_13_3_prosperityShowsTheTopToItsUserAlone()
    {
        Table table(R"({"seats": {"nivernais": {"crown": "prosperity"}}})");
        table.play({"use-crown", "look-at burgundy"});
        QVERIFY(!table.secrecy("reveal-card conflict5").knownTo.contains(kBurgundy));
        table.play({"reveal-card conflict5", "leave-on-top"});
        QCOMPARE(topOf(table, {kNivernais}, "burgundy"), u"conflict5"_s);
        QCOMPARE(topOf(table, {kBurgundy}, "burgundy"), u"?"_s);
        QCOMPARE(topOf(table, {}, "burgundy"), u"?"_s);
        QVERIFY(table.happened("pile-looked-at nivernais burgundy")); // whose pile, all see
    }

    void fi_13_3_insightMakesItsOwnerTheOnlyOneWhoKnows()
    {
        Table table(R"({"seats": {"nivernais": {"crown": "insight", "pile": [
            {"card": "conflict5", "known-to": ["burgundy"]}, {"card": "ambush", "known-to": []},
            {"card": "support2", "known-to": []}, {"card": "fracture", "known-to": []},
            {"card": "conflict4", "known-to": ["burgundy"]}], "discard": "rest"}}})");
        QCOMPARE(topOf(table, {kBurgundy}, "nivernais"), u"conflict5"_s);
        table.play({"use-crown", "put-next conflict5", "put-next fracture", "put-next ambush"});
        QCOMPARE(topOf(table, {kBurgundy}, "nivernais"), u"?"_s); // it could be any of the four
        QCOMPARE(topOf(table, {kNivernais}, "nivernais"), u"conflict5"_s);
        QCOMPARE(topOf(table, {kNivernais}, "nivernais", 1), u"fracture"_s);
        QCOMPARE(topOf(table, {kBurgundy}, "nivernais", 4), u"conflict4"_s); // it lay deeper
    }

    void fi_13_3_aShuffleMakesAllForget()
    {
        Table table(R"({"seats": {"nivernais": {"crown": "order", "pile": [
            {"card": "conflict5", "known-to": ["burgundy"]}, {"card": "ambush", "known-to": []}],
            "discard": "rest"}}})");
        table.play({"use-crown", "reshuffle support2"});
        QCOMPARE(topOf(table, {kBurgundy}, "nivernais"), u"?"_s);
        QCOMPARE(table.pile(kNivernais), 3);
    }

    void fi_13_3_aDiscardShuffledUnderAPileChangesNothingAbove()
    {
        Table table(R"({"seats": {"nivernais": {"crown": "insight", "pile": [
            {"card": "conflict5", "known-to": ["burgundy"]}, {"card": "ambush", "known-to": ["burgundy"]}],
            "discard": "rest"}}})");
        table.play("use-crown");
        QVERIFY(happenedInOrder(table, {"card-seen nivernais conflict5", "card-seen nivernais ambush"}));
        QCOMPARE(table.seat(), kChance);
        QVERIFY(!table.isLegal("reveal-card conflict5"));
    }

    void fi_13_4_aCommittedCardIsSeenByItsOwnerAlone()
    {
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 1}}})", 3);
        table.play({"advance-to f1", "send 2"});
        // Who watches does not even know who is asked.
        QCOMPARE(table.seenBy({kChampagne})->decision().seat, kSomebody);
        QCOMPARE(table.seenBy({kBurgundy})->decision().seat, kSomebody);
        const std::uint64_t before = table.seenBy({kChampagne})->hash();
        QVERIFY(table.secrecy("conflict conflict3").whole);
        table.play("conflict conflict3");
        QCOMPARE(table.seenBy({kChampagne})->hash(), before);
        QCOMPARE(table.seenBy({kBurgundy})->decision().seat, kBurgundy);
    }

    void fi_13_4_theOrderOfInsightIsSeenByItsOwnerAlone()
    {
        Table table(R"({"seats": {"nivernais": {"crown": "insight"}}})");
        table.play({"use-crown", "reveal-card conflict2", "reveal-card conflict5", "reveal-card support2",
                    "reveal-card ambush"});
        const Secrecy put = table.secrecy("put-next ambush");
        QVERIFY(!put.knownTo.contains(kBurgundy));
        QVERIFY(!put.whole); // their number is public
        QCOMPARE(int(put.secretArgs), 1);
    }

    /// A turn that ended by itself would tell that no card in hand can be played.
    void fi_13_2_aTurnEndsOnlyWhenItsSeatSaysSo()
    {
        const char *kNothing = R"({"campaigns": 0, "crown-used": true, "seats": {"nivernais": {
            "hand": {"conflict3": 1}}}})";
        const Table table(kNothing);
        QCOMPARE(offered(table), QStringList {u"end-turn"_s});
        QCOMPARE(decisionOf(table), u"open"_s);
        QCOMPARE(table.seat(), kNivernais);

        // Everybody sees that an empty hand holds nothing to play.
        const Table empty(R"({"campaigns": 0, "crown-used": true, "seats": {"nivernais": {
            "hand": {}, "castle": 0}}})");
        QCOMPARE(empty.seat(), kBurgundy);
    }

    void fi_13_2_aSupportTurnWithoutCardsLooksLikeAnyOther() // FI-8.13
    {
        const char *kBattle = R"({"places": {"f1": {"owner": "burgundy", "knights": 1}}, "seats": {
            "nivernais": {"hand": {"conflict2": 1, "conflict3": 2, "call-to-arms": 1, "support1": 1}},
            "burgundy": {"hand": {"conflict4": 1, "conflict3": 2, "call-to-arms": 2}}}})";
        for (const char *discreet : {"off", "on"}) {
            Table table(kBattle, 2, {{"discreet", discreet}});
            table.play({"advance-to f1", "send 2", "conflict conflict2", "conflict conflict4"});
            QCOMPARE(table.seat(), kNivernais);
            table.play("support support1");
            if (std::string_view(discreet) == "on") { // neither knows that the other has no other card
                QCOMPARE(offered(table), QStringList {u"end-support"_s});
                table.play("end-support");
                QCOMPARE(table.seat(), kBurgundy);
                table.play("end-support");
            }
            QVERIFY(happenedInOrder(table, {"support-ends nivernais", "support-ends burgundy"}));
        }
    }

    /// With discreet questions whoever could hold a conflict card is asked: the other side does not know why it waits.
    void fi_13_4_whoHasNoConflictCardPassesInSecret() // FI-8.9
    {
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 1}}, "seats": {
            "nivernais": {"hand": {"support1": 3, "call-to-arms": 2}}}})",
                    2, {{"discreet", "on"}});
        table.play({"advance-to f1", "send 2"});
        QCOMPARE(table.seat(), kNivernais);
        QCOMPARE(offered(table), QStringList {u"pass"_s});
        QVERIFY(table.secrecy("pass").whole);
        QCOMPARE(table.seenBy({kBurgundy})->decision().seat, kSomebody);
        table.play("pass");
        QCOMPARE(offered(table), QStringList {u"conflict conflict3"_s}); // who has one must commit it
        table.play("conflict conflict3");
        QVERIFY(happenedInOrder(table, {"no-conflict nivernais", "conflict-shown burgundy conflict3"}));
    }

    void fi_13_5_aReshuffleIsPublicItsOrderHidden()
    {
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 1}}, "seats": {"nivernais": {
            "hand": {"conflict2": 1, "support1": 3}, "discard": "rest"}}})");
        table.play({"advance-to f1", "send 2"});
        QVERIFY(table.happened("pile-reshuffled nivernais"));
        QCOMPARE(topOf(table, {kNivernais}, "nivernais"), u"?"_s);
        QVERIFY(table.isLegal("draw-card fracture"));
    }
};

std::unique_ptr<QObject> makeSecrecyTest()
{
    return std::make_unique<SecrecyTest>();
}

} // namespace merlon::fiefs

#include "secrecy_test.moc"
