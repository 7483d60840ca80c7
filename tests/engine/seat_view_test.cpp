#include "core/engine/match/match.h"
#include "core/engine/match/seat_view.h"
#include "tests/support/play.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_game.h"
#include "tests/support/toy/toy_rules.h"

#include <QTest>

#include <algorithm>
#include <utility>

using namespace merlon;

namespace {

/// A match of Toll after so many random choices.
Match matchAfter(int choices, std::uint64_t seed = 5)
{
    Match match(toy::open(), {.seed = seed});
    testing::playSome(match, seed, choices);
    return match;
}

Choice firstChoice(const Match &match)
{
    ChoiceList choices;
    match.state().choices(choices);
    return choices[0];
}

std::string refusal(const Expected<void> &answer)
{
    return answer ? "" : answer.error().what.code;
}

bool areSame(const std::vector<StoryLine> &one, const std::vector<StoryLine> &other)
{
    return std::ranges::equal(one, other, [](const StoryLine &a, const StoryLine &b) {
        return a.number == b.number && a.ply == b.ply && a.seat == b.seat && a.choice == b.choice
            && a.dealt == b.dealt && a.resignation == b.resignation && a.events == b.events;
    });
}

} // namespace

class SeatViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsWhatItsSeatsMayKnow()
    {
        const Match match = matchAfter(12);
        for (const SeatSet seats : {SeatSet {}, SeatSet {0}, SeatSet {1, 3}, SeatSet::all()}) {
            const std::unique_ptr<SeatView> seat = seatViewOf(match, seats);
            QCOMPARE(seat->now()->hash(), match.seenBy(seats)->hash());
            QVERIFY(areSame(seat->story(), match.story(seats)));
            for (std::size_t ply = 0; ply <= match.ply(); ++ply)
                QCOMPARE(seat->at(ply)->hash(), match.stateAt(ply)->seenBy(seats)->hash());
        }
        QVERIFY(seatViewOf(match, {0})->now()->hash() != seatViewOf(match, {1})->now()->hash());
    }

    void tellsPartsOfTheStory()
    {
        const Match match = matchAfter(12);
        const std::unique_ptr<SeatView> seat = seatViewOf(match, {0});
        const std::vector<StoryLine> all = seat->story();
        for (std::size_t ply = 0; ply < match.ply(); ++ply) {
            const std::vector<StoryLine> one = seat->story(ply, ply + 1);
            QVERIFY(one.size() <= 1);
            if (!one.empty() && one[0].number > 0)
                QCOMPARE(one[0].ply, std::size_t(0));
        }
        QVERIFY(all.front().dealt); // the spy, and the cards
        QVERIFY(!all.back().dealt || match.chronicle().back().dealt);
    }

    void walksOnFromAnyQuestion()
    {
        const Match match = matchAfter(20);
        const std::unique_ptr<SeatView> seat = seatViewOf(match, {1});
        std::vector<std::pair<std::size_t, std::uint64_t>> all; // question, what was known
        seat->walk(0, [&](const SeenStep &step) { all.emplace_back(step.ply, step.view->hash()); });
        QVERIFY(all.size() > 10);
        QCOMPARE(all.back().first, match.ply());
        for (std::size_t first = 0; first < all.size(); ++first) {
            std::size_t at = first + 1;
            seat->walk(all[first].first, [&](const SeenStep &step) {
                QVERIFY(at < all.size());
                QCOMPARE(std::pair(step.ply, step.view->hash()), all[at]);
                ++at;
            });
            QCOMPARE(at, all.size());
        }
    }

    void playsForItsOwnSeats()
    {
        Match match = matchAfter(0);
        const Seat asked = match.state().decision().seat;
        const std::uint64_t hash = match.state().hash();
        const auto other = static_cast<Seat>(asked + 1);
        QCOMPARE(refusal(seatViewOf(match, {other})->play(firstChoice(match), match.ply())),
                 std::string("match.not-asked"));
        QCOMPARE(refusal(seatViewOf(match, {})->play(firstChoice(match), match.ply())),
                 std::string("match.not-asked"));
        QCOMPARE(refusal(seatViewOf(match, {asked})->play(firstChoice(match), match.ply() + 1)),
                 std::string("match.other-question"));
        QVERIFY(!seatViewOf(match, {asked})->play({toy::kMark, {}}, match.ply()));
        QVERIFY(!seatViewOf(std::as_const(match), {asked})->play(firstChoice(match), match.ply()));
        QCOMPARE(match.state().hash(), hash);
        const std::size_t ply = match.ply();
        QVERIFY(seatViewOf(match, {asked, other})->play(firstChoice(match), ply));
        QVERIFY(match.ply() > ply);
    }

    void resignsForItsOwnSeats()
    {
        Match match = matchAfter(3);
        QVERIFY(!seatViewOf(match, {0})->resign(1));
        QVERIFY(!match.isOver());
        QVERIFY(seatViewOf(match, {0})->resign(0));
        QVERIFY(match.isOver());
        QCOMPARE(refusal(seatViewOf(match, {0})->play({toy::kPass, {}}, match.ply())),
                 std::string("match.over"));
    }

    /// What a seat is told of choices that it may not make comes from its view.
    void saysWhyNot()
    {
        const Match match = matchAfter(0);
        const Seat asked = match.state().decision().seat;
        const Choice illegal {toy::kMark, {}};
        const std::unique_ptr<View> mine = seatViewOf(match, {asked})->now();
        QVERIFY(!mine->whyNot(firstChoice(match)));
        QCOMPARE(mine->whyNot(illegal).kind(), match.state().whyNot(illegal).kind());
        const std::unique_ptr<View> spectator = seatViewOf(match, {})->now();
        QCOMPARE(spectator->whyNot(firstChoice(match)).kind(), std::uint16_t {toy::kNotAsked});
    }
};

MERLON_TEST(SeatViewTest)
#include "seat_view_test.moc"
