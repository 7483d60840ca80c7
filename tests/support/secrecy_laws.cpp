#include "core/base/json.h"
#include "core/engine/match/seen_acts.h"
#include "core/engine/moments.h"
#include "core/engine/records/known_scenario.h"
#include "core/games/module.h"
#include "tests/support/state_laws.h"
#include "tests/support/tableau_dump.h"
#include "tests/support/tried_choices.h"

#include <algorithm>
#include <span>
#include <sstream>

/// The laws of what seats may know.
namespace merlon::laws {

std::string nothingIsHidden(const State &state)
{
    const auto isSame = [&](SeatSet seats) {
        return state.seenBy(seats)->hash() == state.seenBy(SeatSet::all())->hash();
    };
    bool isOpen = isSame(SeatSet());
    for (Seat seat = 0; seat < state.setup().seats().size(); ++seat)
        isOpen = isOpen && isSame({seat});
    return isOpen ? std::string() : "something is hidden in a game that hides nothing";
}

std::string imaginedLooksTheSame(const State &state, SeatSet seats, Random &random)
{
    const std::unique_ptr<View> view = state.seenBy(seats);
    const std::unique_ptr<State> imagined = state.setup().start();
    view->imagine(*imagined, random);
    const std::unique_ptr<View> again = imagined->seenBy(seats);
    if (again->hash() != view->hash())
        return "what was imagined looks different:\n" + view->position().dump() + "\n"
            + again->position().dump();
    const std::string problem = choicesApply(*imagined);
    return problem.empty() && imagined->isAtMoment() ? positionReadsBack(*imagined) : problem;
}

std::string hiddenFactsDoNotShow(const State &state, SeatSet seats, Player *player, Random &random)
{
    const std::unique_ptr<View> view = state.seenBy(seats);
    const std::unique_ptr<State> imagined = state.setup().start();
    ChoiceList seen;
    view->choices(seen);
    const std::uint64_t luck = random.next();
    const std::vector<Choice> asked = someChoices(state, random);
    std::vector<Reason> reasons;
    for (const Choice choice : asked) {
        const Reason reason = reasons.emplace_back(view->whyNot(choice));
        if (static_cast<bool>(reason) == seen.contains(choice))
            return "a view refuses what it offers, or has nothing against what it does not: "
                + named(state, choice);
        if (seats.contains(state.decision().seat) && reason != state.whyNot(choice))
            return "why not " + named(state, choice) + ": in the state " + said(state, state.whyNot(choice))
                + ", in the view " + said(state, reason);
    }
    const Json position = view->position();
    const std::string lies = testing::dump(tableauOf(*view));
    Random first(luck);
    const Choice chosen = player && !seen.empty() ? player->choose(*view, first) : Choice {};
    for (int i = 0; i < 2; ++i) {
        view->imagine(*imagined, random);
        const std::unique_ptr<View> other = imagined->seenBy(seats);
        ChoiceList otherSeen;
        other->choices(otherSeen);
        if (other->hash() != view->hash() || other->position() != position
            || other->decision() != view->decision())
            return "hidden facts show in the view:\n" + position.dump() + "\n" + other->position().dump();
        if (!std::ranges::equal(otherSeen, seen))
            return "hidden facts show in the choices of a view";
        if (const std::string otherwise = testing::dump(tableauOf(*other)); lies != otherwise)
            return "hidden facts show in the tableau:\n" + lies + "\n" + otherwise;
        for (std::size_t number = 0; number < asked.size(); ++number) {
            if (const Reason reason = other->whyNot(asked[number]); reason != reasons[number])
                return "hidden facts show in why not " + named(state, asked[number]) + ": "
                    + said(state, reasons[number]) + " or " + said(state, reason);
        }
        Random second(luck);
        if (player && !seen.empty() && player->choose(*other, second) != chosen)
            return "hidden facts change what a player chooses instead of " + named(state, chosen);
    }
    return {};
}

namespace {

std::string differingLines(const std::string &one, const std::string &other)
{
    std::istringstream ones(one);
    std::istringstream others(other);
    std::string differing;
    std::string line;
    std::string otherLine;
    while (std::getline(ones, line) && std::getline(others, otherLine)) {
        if (line != otherLine)
            differing.append("< ").append(line).append("\n> ").append(otherLine).append("\n");
    }
    return differing;
}

/// How each of them leaves the table; says by the way that it can be laid out.
std::vector<std::string> dumpsOf(std::span<const SeenAct> acts)
{
    std::vector<std::string> dumps;
    for (const SeenAct &act : acts)
        dumps.push_back(testing::dump(tableauOf(*act.view)));
    return dumps;
}

std::vector<SeenAct> actsOf(const State &state, Choice choice, SeatSet seats)
{
    Ply ply;
    ply.decision = state.decision();
    ply.choice = choice;
    ply.secrecy = state.secrecy(choice);
    return actsThrough(state, std::span(&ply, 1), seats, storyPlanOf(state.setup().game()), true);
}

} // namespace

std::string hiddenFactsDoNotShowOnTheWay(const State &state, SeatSet seats, Random &random)
{
    const ChoiceList choices = choicesOf(state);
    if (choices.empty())
        return {};
    const Choice choice = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
    const std::vector<SeenAct> acts = actsOf(state, choice, seats);
    const std::unique_ptr<View> view = state.seenBy(seats);
    const std::unique_ptr<State> imagined = state.setup().start();
    view->imagine(*imagined, random);
    if (imagined->whyNot(choice) || imagined->secrecy(choice) != state.secrecy(choice))
        return {};
    const std::vector<SeenAct> others = actsOf(*imagined, choice, seats);
    const auto tellTheSame = [](const SeenAct &one, const SeenAct &other) {
        return one.events == other.events;
    };
    const std::vector<std::string> shown = dumpsOf(acts);
    const std::vector<std::string> otherwise = dumpsOf(others);
    // What the whole step shows may show earlier: a card can be drawn before it is told.
    if (!std::ranges::equal(acts, others, tellTheSame) || shown.back() != otherwise.back())
        return {};
    for (std::size_t act = 0; act < acts.size(); ++act) {
        if (shown[act] != otherwise[act])
            return "hidden facts show in act " + std::to_string(act) + " of " + std::to_string(acts.size())
                + " after " + named(state, choice) + ":\n" + differingLines(shown[act], otherwise[act]);
    }
    return {};
}

std::string hiddenFactsDoNotShowInFiles(const State &state, SeatSet seats, Random &random)
{
    constexpr std::uint32_t kOneOf = 8; // writing and reading positions takes its time
    if (!state.isAtMoment() || random.below(kOneOf) != 0)
        return {};
    const std::uint64_t luck = random.next();
    const auto given = [&](const State &from) {
        Random same(luck);
        return imaginedPosition(*seenAtMoment(from, seats), *from.seenBy(seats), same);
    };
    const std::optional<Json> written =
        imaginedPosition(*seenAtMoment(state, seats), *state.seenBy(seats), random);
    if (!written)
        return {}; // it cannot be given away
    const std::unique_ptr<State> other = *state.setup().position(*written);
    if (given(state) != given(*other))
        return "hidden facts show in the position that is given away:\n" + given(state)->dump() + "\n"
            + given(*other)->dump();
    return {};
}

std::string choicesFollowFromKnowledge(const State &state, Random &random)
{
    constexpr int kTries = 3;
    const Seat seat = state.decision().seat;
    if (seat >= kMaxSeats)
        return {};
    const ChoiceList choices = choicesOf(state);
    const std::unique_ptr<View> view = state.seenBy({seat});
    ChoiceList seen;
    view->choices(seen);
    if (!std::ranges::equal(seen, choices))
        return "the seat that decides is offered other choices than there are";
    const std::unique_ptr<State> imagined = state.setup().start();
    for (int i = 0; i < kTries; ++i) {
        view->imagine(*imagined, random);
        if (!std::ranges::equal(choicesOf(*imagined), choices))
            return "the choices of the seat that decides depend on what it does not know";
    }
    return {};
}

std::string reasonsFollowFromKnowledge(const State &state, Random &random)
{
    constexpr int kTries = 2;
    const Seat seat = state.decision().seat;
    if (seat >= kMaxSeats)
        return {};
    const std::vector<Choice> asked = choicesAround(state, random);
    const std::unique_ptr<View> view = state.seenBy({seat});
    const std::unique_ptr<State> imagined = state.setup().start();
    std::vector<Reason> reasons;
    for (const Choice choice : asked) {
        const Reason reason = reasons.emplace_back(state.whyNot(choice));
        if (const Reason seen = view->whyNot(choice); reason != seen)
            return "why not " + named(state, choice) + ": in the state " + said(state, reason)
                + ", in the view " + said(state, seen);
    }
    for (int i = 0; i < kTries; ++i) {
        view->imagine(*imagined, random);
        for (std::size_t number = 0; number < asked.size(); ++number) {
            if (const Reason other = imagined->whyNot(asked[number]); reasons[number] != other)
                return "why not " + named(state, asked[number]) + " depends on what the seat does not know: "
                    + said(state, reasons[number]) + " or " + said(state, other);
        }
    }
    return {};
}

} // namespace merlon::laws
