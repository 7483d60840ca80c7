#include "core/base/json.h"
#include "core/games/fiefs/odds/battle_odds.h"

#include "core/engine/match/dealer.h"
#include "core/engine/match/match.h"
#include "core/engine/statistics/turning_points.h"
#include "core/games/fiefs/odds/advance.h"
#include "core/games/module.h"
#include "core/players/players.h"
#include "tests/support/boards.h"
#include "tests/support/fiefs/fiefs_table.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

using namespace merlon;
using namespace merlon::fiefs;

namespace {

constexpr double kTiny = 1e-9;

bool areClose(double one, double other, double tolerance = kTiny)
{
    return std::abs(one - other) <= tolerance;
}

bool areSame(const BattleOdds &one, const BattleOdds &other)
{
    return one.exact == other.exact && one.samples == other.samples && one.win.value == other.win.value
        && one.losses == other.losses && one.points == other.points;
}

BattleOdds advanceOn(const Table &table, const char *place, int knights, SeatSet seats,
                     const BattleOddsSettings &settings = {})
{
    const std::optional<BattleOdds> odds =
        advanceOdds(*table.seenBy(seats), table.place(place), knights, settings);
    if (!odds)
        qFatal("no odds of an advance on %s", place);
    return *odds;
}

/// The hand of a seat, and the rest of its deck as a draw pile of which it alone knows what it holds.
std::string deckOf(const char *owner, const std::string &hand)
{
    const Json held = *readJson('{' + hand + '}', "hand");
    Json pile {{"shuffled", Json::object()}, {"known-to", {owner}}};
    for (const CardData &card : kCardData) {
        const std::string key(card.key);
        if (const int left = card.copies - held.value(key, 0); left > 0)
            pile["shuffled"][key] = left;
    }
    return R"("hand": {)" + hand + R"(}, "pile": [)" + pile.dump() + ']';
}

/// Nivernais and Burgundy with these hands; Burgundy holds f1, a forest, with two knights.
std::string duel(const std::string &attacker, const std::string &defender)
{
    return R"({"places": {"f1": {"tile": "forest", "owner": "burgundy", "knights": 2}}, "seats": {"nivernais": {)"
        + deckOf("nivernais", attacker) + R"(}, "burgundy": {)" + deckOf("burgundy", defender) + "}}}";
}

constexpr const char *kPlainHand = R"("conflict3": 2, "support1": 3)";
/// One way to fight, and no support.
constexpr const char *kAmbushAlone =
    R"("ambush": 1, "call-to-arms": 2, "tactical-advance": 1, "fracture": 1)";
constexpr const char *kTwoAlone =
    R"("conflict2": 1, "call-to-arms": 2, "tactical-advance": 1, "fracture": 1)";

/// Plays the battle of an advance, and says whether the attacker has the place afterwards.
bool isWonByPlaying(const View &view, PlaceIndex place, int knights, std::uint64_t seed)
{
    const auto state = view.setup().start();
    Random random(seed, 77);
    view.imagine(*state, random);
    std::vector<Event> events;
    EventSink sink(events);
    auto &fiefs = static_cast<FiefsState &>(*state);
    const Seat attacker = fiefs.data().active;
    startAdvance(fiefs, place, knights, sink);
    const std::unique_ptr<Player> player = makePlayer("heuristic");
    const Dealer dealer(seed);
    OutcomeList outcomes;
    std::uint32_t chances = 0;
    while (!state->outcome().over && agenda::findStep(fiefs.data(), StepKind::FinishAdvance)) {
        if (state->decision().seat == kChance) {
            state->outcomes(outcomes);
            state->apply(dealer.deal(outcomes, chances++), sink);
        } else {
            const auto seen = state->seenBy({state->decision().seat});
            state->apply(player->choose(*seen, random), sink);
        }
    }
    return contains(fiefs.data().control[attacker], place) || fiefs.data().takenCastle == place;
}

struct Case {
    const char *name;
    const char *place;     ///< the goal
    const char *territory; ///< what is there, besides knights of Burgundy
    const char *attacker;  ///< what Nivernais has besides
    const char *defender;  ///< what its rival has besides
    int knights;           ///< that are sent
    int seats = 2;
    Options options {};
};

const std::vector<Case> &cases()
{
    static const std::vector<Case> kCases {
        {"forest", "f1", R"("tile": "forest", "knights": 2)", "", "", 3},
        {"fort and scepters", "f1", R"("tile": "fort", "knights": 3)",
         R"(, "sceptre": "fear", "orb": "brutality")", R"(, "sceptre": "defiance", "orb": "resurgence")", 2},
        {"mountains", "f1", R"("tile": "mountains", "knights": 3)", "", "", 4},
        {"arena", "t1", R"("tile": "arena", "knights": 2)", "", "", 2},
        {"three seats", "f1", R"("tile": "ruins", "knights": 3)", R"(, "sceptre": "rage")",
         R"(, "sceptre": "loyalty")", 4, 3},
        {"chaos", "f1", R"("tile": "forest", "knights": 2)", "", "", 3, 2, {{"chaos", "on"}}},
        {"teams", "f1", R"("tile": "forest", "knights": 3)", "", "", 4, 4, {{"allegiance", "pairs"}}},
    };
    return kCases;
}

std::string positionOf(const Case &one)
{
    const std::string few = R"("conflict2": 1, "support1": 1)";
    return R"({"places": {"g1": {"owner": "nivernais", "knights": 1}, ")" + std::string(one.place)
        + R"(": {"owner": "burgundy", )" + one.territory + R"(}}, "seats": {"nivernais": {)"
        + deckOf("nivernais", few) + one.attacker + R"(}, "burgundy": {)"
        + deckOf("burgundy", R"("conflict4": 1, "support2": 1, "support1": 1)") + one.defender + "}}}";
}

} // namespace

/// The odds of battles, from what a seat may know.
class FiefsOddsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fi_8_15_whatIsCertainIsExact();
    void fi_8_10_anAmbushIsCountedPipByPip();
    void fi_7_3_anEmptyPlaceIsTakenForCertain();
    void fi_12_1_aCastleIsWonOrKept();
    void hiddenHandsAreCountedCardByCard();
    void hiddenFactsChangeNothing();
    void oddsAreThoseOfPlayedBattles_data();
    void oddsAreThoseOfPlayedBattles();
    void oddsGoOnInsideABattle();
    void noOddsWhereNoAdvanceIsPossible();
    void cancelledOddsEnd();
    void placesHaveTheirOwnChances();
    void turningPointsAreFoundInAGame();
};

void FiefsOddsTest::fi_8_15_whatIsCertainIsExact()
{
    const Table table(duel(kPlainHand, kPlainHand));
    // 3 and 2 knights, equal cards: all supports are played, and one knight decides.
    BattleOdds odds = advanceOn(table, "f1", 3, SeatSet::all());
    QVERIFY(odds.exact);
    QCOMPARE(odds.win.value, 1.0);
    QCOMPARE(odds.win.margin(), 0.0);
    QCOMPARE(odds.losses[kAttacker], 0.0);
    QCOMPARE(odds.losses[kDefender], 1.0);
    QCOMPARE(odds.points[kAttacker], double(table.points(kNivernais) + 2));
    QCOMPARE(odds.points[kDefender], double(table.points(kBurgundy) - 2));
    // Equal scores: the defender wins with a margin of 1.
    odds = advanceOn(table, "f1", 2, SeatSet::all());
    QVERIFY(odds.exact);
    QCOMPARE(odds.win.value, 0.0);
    QCOMPARE(odds.losses[kAttacker], 1.0);
    QCOMPARE(odds.losses[kDefender], 0.0);
    QCOMPARE(odds.points[kDefender], double(table.points(kBurgundy)));
}

void FiefsOddsTest::fi_8_10_anAmbushIsCountedPipByPip()
{
    const Table table(duel(kAmbushAlone, kTwoAlone));
    const BattleOdds odds = advanceOn(table, "f1", 3, SeatSet::all()); // 3 and a die against 4
    QVERIFY(odds.exact);
    QVERIFY(areClose(odds.win.value, 5.0 / 6));
    QVERIFY(areClose(odds.losses[kAttacker], 1.0 / 6));
    QVERIFY(areClose(odds.losses[kDefender], (1 + 2 + 2 + 2 + 2) / 6.0));
    const BattleOdds sampled = advanceOn(table, "f1", 3, SeatSet::all(), {.states = 0});
    QVERIFY(!sampled.exact);
    QVERIFY(areClose(sampled.win.value, 5.0 / 6, 2 * sampled.win.margin()));
}

void FiefsOddsTest::fi_7_3_anEmptyPlaceIsTakenForCertain()
{
    const Table table(R"({"places": {"f1": {"tile": "forest"}, "a1": {"tile": "marshlands"}}})");
    const BattleOdds odds = advanceOn(table, "f1", 2, {kNivernais});
    QVERIFY(odds.exact);
    QCOMPARE(odds.win.value, 1.0);
    QCOMPARE(odds.losses[kAttacker], 0.0);
    QCOMPARE(odds.points[kAttacker], double(table.points(kNivernais) + 2));
    QCOMPARE(advanceOn(table, "a1", 2, {kNivernais}).losses[kAttacker], 1.0); // the mire
}

void FiefsOddsTest::fi_12_1_aCastleIsWonOrKept()
{
    const Table table(R"({"places": {"t1": {"owner": "nivernais", "knights": 1},
        "f1": {"owner": "nivernais", "knights": 1}, "f2": {"owner": "nivernais", "knights": 1}},
        "seats": {"nivernais": {"hand": {"ambush": 1, "call-to-arms": 2, "tactical-advance": 1,
        "fracture": 1}}, "burgundy": {"hand": {"conflict2": 1, "call-to-arms": 2, "tactical-advance": 1,
        "fracture": 1}}}})",
                      2, {{"siege", "on"}});
    const BattleOdds odds = advanceOn(table, "c2", 6, SeatSet::all()); // 6 and a die against 10
    QVERIFY(odds.exact);
    QVERIFY(areClose(odds.win.value, 2.0 / 6)); // 5 or 6
    QCOMPARE(odds.losses[kDefender], 0.0);
}

/// Six cards are unknown: five in the hand, one in the pile. The defender holds f1 unless `conflict5` is in the pile.
void FiefsOddsTest::hiddenHandsAreCountedCardByCard()
{
    const Table table(R"({"places": {"f1": {"tile": "forest", "owner": "burgundy", "knights": 2}}, "seats": {
        "nivernais": {"hand": {"conflict3": 2, "call-to-arms": 2, "tactical-advance": 1}},
        "burgundy": {"hand": {"conflict5": 1, "call-to-arms": 2, "tactical-advance": 1, "fracture": 1},
                     "pile": [{"card": "fracture", "known-to": []}], "discard": "rest"}}})");
    const BattleOdds all = advanceOn(table, "f1", 4, SeatSet::all()); // 7 against 7
    QVERIFY(all.exact);
    QCOMPARE(all.win.value, 0.0);
    const BattleOdds odds = advanceOn(table, "f1", 4, {kNivernais}); // or 7 against 2
    QVERIFY(odds.exact);
    QVERIFY(areClose(odds.win.value, 1.0 / 6));
    QVERIFY(areClose(odds.losses[kAttacker], 5.0 / 6));
    QVERIFY(areClose(odds.losses[kDefender], 2.0 / 6));
}

void FiefsOddsTest::hiddenFactsChangeNothing()
{
    const Table weak(duel(kPlainHand, kTwoAlone));
    const Table strong(duel(kPlainHand, R"("conflict5": 1, "conflict4": 1, "support2": 3)"));
    const BattleOdds ofWeak = advanceOn(weak, "f1", 4, {kNivernais}, {.samples = 500});
    const BattleOdds ofStrong = advanceOn(strong, "f1", 4, {kNivernais}, {.samples = 500});
    QVERIFY(!ofWeak.exact);
    QVERIFY(areSame(ofWeak, ofStrong));
    QVERIFY(areSame(ofWeak, advanceOn(weak, "f1", 4, {kNivernais}, {.samples = 500}))); // the same seed
    QVERIFY(!areSame(advanceOn(weak, "f1", 4, SeatSet::all()), advanceOn(strong, "f1", 4, SeatSet::all())));
}

void FiefsOddsTest::oddsAreThoseOfPlayedBattles_data()
{
    QTest::addColumn<int>("number");
    for (std::size_t number = 0; number < cases().size(); ++number)
        QTest::newRow(cases()[number].name) << static_cast<int>(number);
}

/// Both have a margin: three standard deviations of 400 games are 7.5 %, and the odds may be off by 2 %.
void FiefsOddsTest::oddsAreThoseOfPlayedBattles()
{
    constexpr int kBattles = 400;
    constexpr double kTolerance = 0.095;
    QFETCH(int, number);
    const Case &one = cases()[static_cast<std::size_t>(number)];
    const Table table(positionOf(one), one.seats, one.options);
    const BattleOdds odds = advanceOn(table, one.place, one.knights, {kNivernais});
    const std::unique_ptr<View> view = table.seenBy({kNivernais});
    int won = 0;
    for (int battle = 0; battle < kBattles; ++battle)
        won += isWonByPlaying(*view, table.place(one.place), one.knights, static_cast<std::uint64_t>(battle))
            ? 1
            : 0;
    QVERIFY2(areClose(odds.win.value, double(won) / kBattles, kTolerance),
             qPrintable(QStringLiteral("%1, played %2").arg(odds.win.value).arg(double(won) / kBattles)));
}

void FiefsOddsTest::oddsGoOnInsideABattle()
{
    Table table(duel(kAmbushAlone, kTwoAlone));
    QVERIFY(!battleOdds(*table.seenBy({kNivernais})));
    table.play({"advance-to f1", "send 3"});
    const BattleOdds before = battleOdds(*table.seenBy(SeatSet::all())).value();
    QVERIFY(before.exact && areClose(before.win.value, 5.0 / 6));
    QVERIFY(!advanceOdds(*table.seenBy({kNivernais}), table.place("f1"), 3));
    const double unknown = battleOdds(*table.seenBy({kNivernais})).value().win.value;
    QVERIFY(unknown > 0.02 && unknown < before.win.value); // most hands are better than `conflict2` alone
    table.play({"conflict ambush", "conflict conflict2"});
    QCOMPARE(table.seat(), kChance);
    table.play("roll 1");
    QVERIFY(!battleOdds(*table.seenBy({kNivernais}))); // it is over
}

void FiefsOddsTest::noOddsWhereNoAdvanceIsPossible()
{
    const Table table(duel(kPlainHand, kPlainHand));
    const auto find = [&](const char *place, int knights) {
        return advanceOdds(*table.seenBy({kNivernais}), table.place(place), knights).has_value();
    };
    QVERIFY(find("f1", 6));
    QVERIFY(!find("f1", 7)); // more than the castle has
    QVERIFY(!find("f1", 0));
    QVERIFY(!find("a2", 1)); // out of reach
    QVERIFY(!find("lake", 1));
    QVERIFY(!find("c2", 1));
}

void FiefsOddsTest::cancelledOddsEnd()
{
    const Table table(duel(kPlainHand, kPlainHand));
    const std::atomic<bool> cancelled = true;
    QVERIFY(!advanceOdds(*table.seenBy({kNivernais}), table.place("f1"), 3, {.cancelled = &cancelled}));
}

void FiefsOddsTest::placesHaveTheirOwnChances()
{
    const OddsSource *source = oddsSourceOf(fiefsGame());
    QVERIFY(source != nullptr);
    Table table(R"({"places": {"f1": {"tile": "forest", "owner": "burgundy", "knights": 1},
        "g1": {"tile": "fort", "owner": "burgundy", "knights": 5}}})");
    const std::vector<std::string> parts = source->parts(table.setup());
    QCOMPARE(parts.size(), std::size_t {10});
    const auto partOf = [&](const Odds &odds, const char *key) {
        return odds.parts[static_cast<std::size_t>(std::ranges::find(parts, key) - parts.begin())].value;
    };
    const std::atomic<bool> cancelled = false;
    Odds odds = source->find(*table.seenBy({kNivernais}), cancelled).value();
    QVERIFY(partOf(odds, "f1") > partOf(odds, "g1"));
    QCOMPARE(odds.whole.value, partOf(odds, "f1"));
    QVERIFY(std::isnan(partOf(odds, "a1"))); // empty
    table.play({"advance-to g1", "send 4"});
    odds = source->find(*table.seenBy({}), cancelled).value(); // a spectator
    QVERIFY(std::isnan(partOf(odds, "f1")));
    QCOMPARE(odds.whole.value, partOf(odds, "g1"));
    const Table peace("{}");
    QVERIFY(!source->find(*peace.seenBy({kNivernais}), cancelled));
}

void FiefsOddsTest::turningPointsAreFoundInAGame()
{
    const auto setup = *fiefsGame().open(testing::shippedBoard("fiefs-2"), {});
    Match match(setup, {.seed = 3});
    const std::unique_ptr<Player> player = makePlayer("heuristic");
    Random random(3);
    while (!match.isOver()) {
        const auto view = match.seenBy({match.state().decision().seat});
        QVERIFY(match.play(player->choose(*view, random), match.ply()));
    }
    const Statistics statistics = statisticsOf(*seatViewOf(match, {kNivernais}));
    const std::atomic<bool> cancelled = false;
    std::vector<std::optional<Odds>> odds;
    for (const ChartMoment &moment : statistics.moments)
        odds.push_back(oddsSourceOf(fiefsGame())->find(*moment.view, cancelled));
    QVERIFY(std::ranges::count_if(odds, [](const auto &found) { return found.has_value(); }) > 3);
    QVERIFY(!turningPoints(odds, 5).empty());
}

MERLON_TEST(FiefsOddsTest)
#include "fiefs_odds_test.moc"
