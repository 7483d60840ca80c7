#include "core/base/json.h"
#include "core/engine/match/match.h"
#include "core/engine/notation/notation.h"
#include "core/games/english.h"
#include "tests/support/play.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_game.h"
#include "tests/support/toy/toy_rules.h"

#include <QTest>

#include <rapidcheck.h>

#include <algorithm>

using namespace merlon;

namespace {

Match matchWith(const Options &options = {}, std::uint64_t seed = 5, ChanceMode chance = ChanceMode::Dealt)
{
    return Match(toy::open(options), {seed, chance, {{"north", "Ann", "person"}}});
}

/// What a refusal must not touch.
bool isSame(const Match &match, const Record &record, std::uint64_t hash, std::size_t ply)
{
    return match.ply() == ply && match.state().hash() == hash && match.record() == record;
}

} // namespace

class MatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dealsChanceUntilASeatIsAsked()
    {
        const Match match = matchWith();
        QCOMPARE(match.state().decision().seat, Seat {0});
        QCOMPARE(match.ply(), std::size_t {10}); // the spy, eight cards, the weather
        QCOMPARE(match.record().entries.size(), std::size_t {0});
    }

    void asksForChanceWhereItsResultsAreGiven()
    {
        Match match = matchWith({}, 5, ChanceMode::Given);
        QCOMPARE(match.state().decision().seat, kChance);
        QVERIFY(match.play("appoint south"));
        QVERIFY(match.play(match.dealtChoice(), 1));
        const Record record = match.record();
        QCOMPARE(record.entries.size(), std::size_t {2});
        QCOMPARE(record.entries[0].line, std::string("appoint south"));
    }

    void seatMayStandInForChance()
    {
        const Match match = matchWith({{"fate", "warlord"}});
        QCOMPARE(match.state().decision().seat, Seat {3});
        QCOMPARE(match.ply(), std::size_t {9});
    }

    void refusesAnAnswerToAnotherQuestion()
    {
        Match match = matchWith();
        const Record record = match.record();
        const std::uint64_t hash = match.state().hash();
        const Expected<void> refused = match.play({toy::kPass, {}}, 9);
        QVERIFY(!refused);
        QCOMPARE(say(refused.error(), english()),
                 std::string("This answers question 9, but the current question is 10."));
        QVERIFY(isSame(match, record, hash, 10));
    }

    void refusesIllegalChoicesAndStaysAsItWas()
    {
        QVERIFY(rc::check("refusals change nothing", [](std::uint64_t seed) {
            Match match = matchWith({}, seed);
            testing::playSome(match, seed, *rc::gen::inRange(0, 30));
            RC_PRE(!match.isOver());
            if (*rc::gen::arbitrary<bool>())
                match.undo();
            const Record record = match.record();
            const std::uint64_t hash = match.state().hash();
            const std::size_t ply = match.ply();
            const bool canRedo = match.canRedo();
            const Choice choice {*rc::gen::inRange<std::uint16_t>(0, 14),
                                 {*rc::gen::inRange<std::uint16_t>(0, 6),
                                  *rc::gen::inRange<std::uint16_t>(0, 6),
                                  *rc::gen::inRange<std::uint16_t>(0, 2)}};
            RC_PRE(static_cast<bool>(match.state().whyNot(choice)));
            RC_ASSERT(!match.play(choice, ply));
            RC_ASSERT(!match.play("play nonsense"));
            RC_ASSERT(isSame(match, record, hash, ply));
            RC_ASSERT(match.canRedo() == canRedo);
        }));
    }

    void refusesEverythingAfterTheEnd()
    {
        Match match = matchWith();
        testing::playToEnd(match, 1);
        QVERIFY(match.isOver());
        const Record record = match.record();
        QCOMPARE(match.play("pass").error().what.code, std::string("match.over"));
        QCOMPARE(match.play(Choice {toy::kPass, {}}, match.ply()).error().what.code,
                 std::string("match.over"));
        QCOMPARE(match.resign(0).error().what.code, std::string("match.over"));
        QVERIFY(match.record() == record);
        QCOMPARE(record.result.size(), std::size_t {4});
    }

    void undoAndRedoGiveTheSameStatesAndDealTheSame()
    {
        QVERIFY(rc::check("undo and redo", [](std::uint64_t seed) {
            Match match = matchWith({{"rounds", "40"}}, seed);
            std::map<std::size_t, std::uint64_t> hashes {{match.ply(), match.state().hash()}};
            testing::playSome(match, seed, 200, [&] { hashes[match.ply()] = match.state().hash(); });
            const Record record = match.record();

            for (int i = 0; i < 40; ++i) {
                const auto target =
                    std::next(hashes.begin(), *rc::gen::inRange<std::ptrdiff_t>(0, std::ssize(hashes)));
                RC_ASSERT(match.goTo(target->first).has_value());
                RC_ASSERT(match.ply() == target->first);
                RC_ASSERT(match.state().hash() == target->second);
            }
            while (match.redo()) { }
            RC_ASSERT(match.record() == record);

            // Played again from the start by hand: the dealer deals as it did.
            while (match.undo()) { }
            RC_ASSERT(!match.canUndo());
            for (const RecordEntry &entry : record.entries) {
                RC_ASSERT(match.play(entry.line).has_value());
                RC_ASSERT(match.state().hash() == entry.hash);
            }
            RC_ASSERT(match.record() == record);
        }));
    }

    void newChoiceAfterUndoCutsTheFuture()
    {
        Match match = matchWith({{"rounds", "40"}});
        testing::playSome(match, 3, 150);
        const std::size_t far = match.ply();
        QVERIFY(match.goTo(40));
        QVERIFY(match.canRedo());
        QVERIFY(testing::playSome(match, 4, 1));
        QVERIFY(!match.canRedo());
        QVERIFY(match.ply() < far);
        const Expected<void> gone = match.goTo(far);
        QVERIFY(!gone);
        QCOMPARE(gone.error().what.code, std::string("match.no-such-question"));
        const Record record = match.record();
        QVERIFY(std::ranges::all_of(record.positions, [&](const RecordPosition &position) {
            return position.after <= record.entries.size();
        }));
    }

    void escapeLeavesASequenceOfSmallChoices()
    {
        Match match = matchWith();
        const std::uint64_t before = match.state().hash();
        QVERIFY(!match.leaveSequence());
        ChoiceList choices;
        match.state().choices(choices);
        QVERIFY(match.play(choices[0], match.ply()));
        QCOMPARE(match.state().decision().depth, std::uint8_t {1});
        QVERIFY(match.leaveSequence());
        QCOMPARE(match.state().hash(), before);
    }

    void resignationEndsTheGameAndCanBeUndone()
    {
        Match match = matchWith();
        testing::playSome(match, 9, 5);
        const std::uint64_t before = match.state().hash();
        QCOMPARE(match.resign(7).error().what.code, std::string("match.no-such-seat"));
        QVERIFY(match.resign(1));
        QVERIFY(match.isOver());
        QVERIFY(!match.state().outcome().isWinner(3));
        QCOMPARE(match.record().resignations.size(), std::size_t {1});
        QVERIFY(match.undo());
        QCOMPARE(match.state().hash(), before);
        QVERIFY(match.record().resignations.empty());
        QVERIFY(match.redo());
        QVERIFY(match.isOver());
    }

    void storyHidesWhatSeatsMayNotKnow()
    {
        Match match(toy::open(), {1, ChanceMode::Given, {}});
        for (const char *line :
             {"appoint south", "deal gold", "deal copper", "deal copper", "deal copper", "deal copper",
              "deal copper", "deal silver", "deal silver", "blow calm", "play gold field-1", "wager 2",
              "pass", "pass", "pass", "mark field-3", "blow wind"})
            QVERIFY2(match.play(line), line);

        const auto lines = [&](SeatSet seats) {
            std::vector<std::string> story;
            for (const StoryLine &line : match.story(seats)) {
                story.push_back(std::to_string(line.number) + ' '
                                + notate(match.setup().vocabulary(), line.choice));
            }
            return story;
        };
        const std::vector<std::string> north = lines({0});
        QCOMPARE(north.size(), std::size_t {16}); // the spy's mark is not among them
        QCOMPARE(north[0], std::string("1 appoint ?"));
        QCOMPARE(north[1], std::string("2 deal gold"));
        QCOMPARE(north[3], std::string("4 deal ?"));
        QCOMPARE(north[10], std::string("11 play gold field-1"));
        QCOMPARE(north[15], std::string("16 blow wind"));
        QCOMPARE(lines({1})[10], std::string("11 play ? field-1"));
        QCOMPARE(lines({})[10], std::string("11 play ? field-1"));
        const std::vector<std::string> south = lines({2});
        QCOMPARE(south.size(), std::size_t {17});
        QCOMPARE(south[0], std::string("1 appoint south"));
        QCOMPARE(south[15], std::string("16 mark field-3"));
        QCOMPARE(match.chronicle()[15].decision.seat, Seat {2});
        QVERIFY(isVisibleTo(match.chronicle()[14].decider, {}));
        QVERIFY(!isVisibleTo(match.chronicle()[15].decider, {0, 1, 3}));
        QVERIFY(isVisibleTo(match.chronicle()[15].decider, {2}));
    }

    void storyIsTheSameInEveryStateThatFitsWhatASeatKnows()
    {
        // The same public course with another spy and other cards: north, who holds the same, reads the same.
        const auto storyWith = [](const char *spy, const char *card, const char *secret) {
            Match match(toy::open(), {1, ChanceMode::Given, {}});
            for (const std::string &line :
                 {"appoint " + std::string(spy), std::string("deal gold"), std::string("deal copper"),
                  "deal " + std::string(card), std::string("deal copper"), std::string("deal copper"),
                  std::string("deal copper"), std::string("deal silver"), std::string("deal silver"),
                  std::string("blow calm"), std::string("pass"), "play " + std::string(card) + " field-1",
                  std::string("wager 1"), std::string("pass"), std::string("pass"), std::string(secret)})
                testing::mustPlay(match, line);
            return match.story({0});
        };
        const std::vector<StoryLine> one = storyWith("south", "gold", "mark field-1");
        const std::vector<StoryLine> other = storyWith("east", "silver", "wait");
        QCOMPARE(one.size(), other.size());
        for (std::size_t i = 0; i < one.size(); ++i) {
            QCOMPARE(one[i].number, other[i].number);
            QCOMPARE(one[i].seat, other[i].seat);
            QCOMPARE(one[i].choice, other[i].choice);
            QCOMPARE(one[i].events.size(), other[i].events.size());
            for (std::size_t j = 0; j < one[i].events.size(); ++j)
                QCOMPARE(one[i].events[j].args, other[i].events[j].args);
        }
    }

    void startsFromAPosition()
    {
        const auto setup = toy::open();
        const Json json = {{"step", "turn"}, {"turn", "west"}, {"spy", "west"}, {"weather", "storm"}};
        Expected<std::unique_ptr<State>> state = setup->position(json);
        QVERIFY(state);
        Match match(setup, std::move(*state), {3, ChanceMode::Dealt, {}});
        QCOMPARE(match.ply(), std::size_t {0});
        QCOMPARE(match.state().decision().seat, Seat {3});
        QVERIFY(match.play("pass"));
        QVERIFY(match.record().start.has_value());
    }
};

MERLON_TEST(MatchTest)
#include "match_test.moc"
