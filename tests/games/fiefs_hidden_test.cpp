#include "core/base/json.h"
#include "core/engine/match/match.h"
#include "core/engine/notation/notation.h"
#include "core/games/fiefs/edition.h"
#include "core/games/module.h"
#include "core/players/players.h"
#include "tests/support/boards.h"
#include "tests/support/state_laws.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace merlon;
using namespace merlon::fiefs;

namespace {

struct Sitting {
    int seats;
    Options options;
};

std::vector<Sitting> sittings()
{
    return {{2, {{"discreet", "on"}}},
            {3, {}},
            {3, {{"discreet", "on"}, {"chaos", "on"}}},
            {4, {{"allegiance", "pairs"}, {"discreet", "on"}, {"cut-throat", "on"}}},
            {2, {{"siege", "on"}, {"discreet", "on"}}}};
}

void addSittings()
{
    QTest::addColumn<int>("number");
    for (std::size_t number = 0; number < sittings().size(); ++number)
        QTest::addRow("table %zu", number) << static_cast<int>(number);
}

std::shared_ptr<const Setup> opened(int number)
{
    const Sitting sitting = sittings()[static_cast<std::size_t>(number)];
    return *fiefsGame().open(testing::shippedBoard("fiefs-" + std::to_string(sitting.seats)),
                             sitting.options);
}

std::string keyOf(const State &state)
{
    const Decision decision = state.decision();
    return decision.seat == kNobody ? "" : state.setup().vocabulary().decisions()[decision.kind].key;
}

/// Each seat, each team, all of them, and a spectator.
std::vector<SeatSet> groupsOf(const Setup &setup)
{
    std::set<std::uint16_t> groups {0, SeatSet::all().bits()};
    const std::span<const SeatInfo> seats = setup.seats();
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        SeatSet team;
        for (std::size_t other = 0; other < seats.size(); ++other) {
            if (seats[other].team == seats[seat].team)
                team.add(static_cast<Seat>(other));
        }
        groups.insert(SeatSet {static_cast<Seat>(seat)}.bits());
        groups.insert(team.bits());
    }
    std::vector<SeatSet> sets;
    for (const std::uint16_t bits : groups)
        sets.push_back(SeatSet::fromBits(bits));
    return sets;
}

/// What these seats are told of events.
std::vector<Event> toldTo(SeatSet seats, const std::vector<Event> &events)
{
    std::vector<Event> told;
    for (const Event &event : events) {
        if (!isVisibleTo(event, seats))
            continue;
        told.push_back(maskedFor(event, seats));
        told.back().secrecy = {};
    }
    return told;
}

const FiefsData &dataOf(const State &state)
{
    return static_cast<const FiefsState &>(state).data();
}

std::vector<Event> apply(State &state, Choice choice)
{
    std::vector<Event> events;
    EventSink listener(events);
    state.apply(choice, listener);
    return events;
}

std::string notation(const State &state, const std::vector<Event> &events)
{
    std::string text;
    for (const Event &event : events) {
        text += state.setup().vocabulary().events()[event.kind].key;
        for (const std::uint16_t arg : event.args)
            text += ' ' + std::to_string(arg);
        text += "; ";
    }
    return text;
}

/// Plays random games until `look` has been shown enough states; it answers with what is wrong.
std::string playOn(const Setup &setup, std::uint64_t games,
                   const std::function<std::string(const State &)> &look)
{
    return laws::problemInGames(setup, games, [&](std::uint64_t) {
        return [&](const State &state, std::size_t) { return look(state); };
    });
}

} // namespace

/// FI-13: whatever is hidden from a seat could be otherwise, and the seat would see, be told, be asked and be advised the
/// same. Others imagine what they do not know: each imagined state has other hidden facts.
class FiefsHiddenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Looked-at cards, shuffled piles, committed conflict cards, answers in windows: at each question of these kinds,
    /// in the view, its position, the tableau, the choices, the reasons, and in what a player chooses.
    void nothingShowsAtAnyKindOfQuestion_data() { addSittings(); }
    void nothingShowsAtAnyKindOfQuestion()
    {
        constexpr int kOfEach = 8;
        QFETCH(int, number);
        const auto setup = opened(number);
        const std::unique_ptr<Player> player = makePlayer("heuristic");
        std::map<std::string, int> seen;
        Random random(7, 1);
        const std::string problem = playOn(*setup, 12, [&](const State &state) -> std::string {
            const std::string key = keyOf(state);
            if (key.empty() || ++seen[key] > kOfEach)
                return {};
            for (const SeatSet group : groupsOf(*setup)) {
                for (std::string found : {laws::imaginedLooksTheSame(state, group, random),
                                          laws::hiddenFactsDoNotShow(state, group, player.get(), random),
                                          explanationsShow(state, group, random)}) {
                    if (!found.empty())
                        return key + ", seen by " + std::to_string(group.bits()) + ": " + found;
                }
            }
            return laws::choicesFollowFromKnowledge(state, random)
                + laws::reasonsFollowFromKnowledge(state, random) + laws::notationReadsBack(state);
        });
        QVERIFY2(problem.empty(), problem.c_str());
        for (const auto &[key, times] : seen)
            m_met.insert(key);
    }

    void everyKindOfQuestionWasMet()
    {
        for (const char *key : {"decide-top", "put-next", "reveal-top", "reveal-next", "draw-card", "window",
                                "choose-conflict", "play-support", "lose-card", "open"})
            QVERIFY2(m_met.contains(key), key);
    }

    /// Of a choice that a seat sees it is told the same, and sees the same afterwards, until cards are shown.
    void nothingIsToldOfHiddenFacts_data() { addSittings(); }
    void nothingIsToldOfHiddenFacts()
    {
        QFETCH(int, number);
        const auto setup = opened(number);
        if (setup->options().find("discreet") == setup->options().end())
            QSKIP("without discreet questions a window that opens tells of a Fracture");
        int compared = 0;
        Random random(8, 1);
        const std::string problem = playOn(*setup, 8, [&](const State &state) -> std::string {
            if (state.decision().seat == kNobody || random.below(4) != 0)
                return {};
            for (const SeatSet group : groupsOf(*setup)) {
                if (std::string found = tellsTheSame(state, group, random, compared); !found.empty())
                    return "seen by " + std::to_string(group.bits()) + ": " + found;
            }
            return {};
        });
        QVERIFY2(problem.empty(), problem.c_str());
        QVERIFY2(compared > 1000, std::to_string(compared).c_str());
    }

    /// FI-9.6, with discreet questions: who is asked in a window follows from what all know.
    void whoIsAskedTellsNothing_data() { addSittings(); }
    void whoIsAskedTellsNothing()
    {
        QFETCH(int, number);
        const auto setup = opened(number);
        if (setup->options().find("discreet") == setup->options().end())
            QSKIP("only with discreet questions");
        int windows = 0;
        Random random(9, 1);
        const std::unique_ptr<State> imagined = setup->start();
        const std::string problem = playOn(*setup, 8, [&](const State &state) -> std::string {
            const Decision decision = state.decision();
            if (keyOf(state) != "open" && keyOf(state) != "poised")
                return {};
            const Choice crown {static_cast<std::uint16_t>(Verb::UseCrown), {}};
            if (state.whyNot(crown))
                return {};
            const std::vector<Seat> asked = askedAfter(state, crown);
            windows += asked.empty() ? 0 : 1;
            for (int i = 0; i < 4; ++i) {
                state.seenBy({decision.seat})->imagine(*imagined, random);
                if (askedAfter(*imagined, crown) != asked)
                    return "who is asked depends on what is hidden";
            }
            return {};
        });
        QVERIFY2(problem.empty(), problem.c_str());
        QVERIFY(windows > 10);
    }

    /// A question of the turn that stands would stand in whatever the others can imagine, and the other way round.
    void aTurnPassesByItselfOnlyWithoutCards_data() { addSittings(); }
    void aTurnPassesByItselfOnlyWithoutCards()
    {
        QFETCH(int, number);
        const auto setup = opened(number);
        int alone = 0;
        const std::string problem = playOn(*setup, 10, [&](const State &state) -> std::string {
            if (keyOf(state) != "open" && keyOf(state) != "poised")
                return {};
            ChoiceList choices;
            state.choices(choices);
            if (choices.size() > 1)
                return {};
            ++alone;
            return state.decision().ask ? "" : "a turn with one choice passes by itself";
        });
        QVERIFY2(problem.empty(), problem.c_str());
        QVERIFY2(alone > 0, "no turn had but one choice");
    }

    /// The charts of a game count cards and do not see them: a spectator has the same lines as all seats together.
    void chartsCountWhatNobodySees()
    {
        const auto setup = opened(1);
        Match match(setup, {.seed = 3});
        Random random(3, 1);
        ChoiceList choices;
        while (!match.isOver() && match.ply() < 400) {
            match.state().choices(choices);
            QVERIFY(
                match.play(choices[random.below(static_cast<std::uint32_t>(choices.size()))], match.ply()));
        }
        const Statistics all = statisticsOf(*seatViewOf(std::as_const(match), SeatSet::all()));
        const Statistics nobody = statisticsOf(*seatViewOf(std::as_const(match), SeatSet {}));
        for (const char *key : {"points", "knights", "territories", "in-hand"}) {
            const Chart *known = all.chart(key);
            const Chart *seen = nobody.chart(key);
            QVERIFY2(known && seen, key);
            QCOMPARE(known->series.size(), std::size_t(3));
            for (Seat seat = 0; seat < 3; ++seat)
                QVERIFY(known->series[seat].values == seen->series[seat].values);
        }
        const FiefsData &data = dataOf(match.state());
        for (Seat seat = 0; seat < 3; ++seat) {
            QCOMPARE(int(all.chart("in-hand")->series[seat].values.back()), data[seat].hand.size());
            QCOMPARE(int(all.chart("territories")->series[seat].values.back()),
                     int(std::popcount(data.control[seat])));
        }
    }

private:
    std::set<std::string> m_met; ///< keys of questions

    /// What is said of the choices of a seat.
    static std::string explanationsShow(const State &state, SeatSet seats, Random &random)
    {
        const std::unique_ptr<View> view = state.seenBy(seats);
        ChoiceList choices;
        view->choices(choices);
        const std::unique_ptr<State> imagined = state.setup().start();
        view->imagine(*imagined, random);
        const std::unique_ptr<View> other = imagined->seenBy(seats);
        for (const Choice choice : choices) {
            if (merlon::notesOn(*view, choice) != merlon::notesOn(*other, choice))
                return "hidden facts show in the notes on a choice";
        }
        return {};
    }

    /// FI-8.10: conflict cards are shown. FI-4.4: so is an Authority. What chance draws unasked, from a pile of one kind,
    /// its seat sees.
    static bool reveals(const std::vector<Event> &events)
    {
        return std::ranges::any_of(events, [](const Event &event) {
            switch (static_cast<EventKind>(event.kind)) {
            case EventKind::AuthorityShown:
            case EventKind::ConflictShown:
            case EventKind::NoConflict:
            case EventKind::CardDrawn:
            case EventKind::CardSeen:
            case EventKind::TopSeen:
                return true;
            default:
                return false;
            }
        });
    }

    static std::string tellsTheSame(const State &state, SeatSet seats, Random &random, int &compared)
    {
        const std::unique_ptr<View> view = state.seenBy(seats);
        // The imagined one may be somebody else; and chance answers alone where only one thing can be drawn.
        if (view->decision().seat == kSomebody || view->decision().seat == kChance)
            return {};
        const std::unique_ptr<State> imagined = state.setup().start();
        view->imagine(*imagined, random);
        ChoiceList choices;
        ChoiceList others;
        state.choices(choices);
        imagined->choices(others);
        for (const Choice choice : choices) {
            // A card that is discarded from a pile is seen by all.
            if (!others.contains(choice) || choice.verb == static_cast<std::uint16_t>(Verb::DiscardTop))
                continue;
            const std::unique_ptr<State> here = state.clone();
            const std::unique_ptr<State> there = imagined->clone();
            const std::vector<Event> told = toldTo(seats, apply(*here, choice));
            const std::vector<Event> toldThere = toldTo(seats, apply(*there, choice));
            if (reveals(told) || reveals(toldThere))
                continue;
            if (here->decision().seat == kNobody || there->decision().seat == kNobody)
                continue; // all is revealed at the end
            ++compared;
            if (told != toldThere)
                return "hidden facts are told: " + notation(state, told) + " or "
                    + notation(state, toldThere);
            if (here->seenBy(seats)->hash() != there->seenBy(seats)->hash())
                return "hidden facts show after " + notate(state.setup().vocabulary(), choice) + ": "
                    + here->seenBy(seats)->position().dump() + "\n" + there->seenBy(seats)->position().dump();
            if (here->decision().seat < kMaxSeats && seats.contains(here->decision().seat)
                && here->decision() != there->decision())
                return "another question follows";
        }
        return {};
    }

    /// The seats that are asked in the window that a choice opens, if all pass.
    static std::vector<Seat> askedAfter(const State &state, Choice choice)
    {
        const Choice pass {static_cast<std::uint16_t>(Verb::Pass), {}};
        const std::unique_ptr<State> after = state.clone();
        EventSink nobody;
        after->apply(choice, nobody);
        std::vector<Seat> asked;
        while (keyOf(*after) == "window") {
            asked.push_back(after->decision().seat);
            after->apply(pass, nobody);
        }
        return asked;
    }
};

MERLON_TEST(FiefsHiddenTest)
#include "fiefs_hidden_test.moc"
