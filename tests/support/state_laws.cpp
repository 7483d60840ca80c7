#include "tests/support/state_laws.h"

#include "core/base/json.h"
#include "core/engine/match/dealer.h"
#include "core/engine/match/match.h"
#include "core/engine/notation/notation.h"
#include "core/engine/records/record_replay.h"
#include "core/games/english.h"
#include "tests/support/tried_choices.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <vector>

namespace merlon::laws {

namespace {

bool isOver(const State &state)
{
    return state.decision().seat == kNobody;
}

/// How much of what takes long is done here: see problemInGames.
std::uint64_t percent()
{
    const char *const said = std::getenv("MERLON_LAWS_PERCENT");
    return said ? std::clamp<std::uint64_t>(std::strtoull(said, nullptr, 10), 1, 100) : 100;
}

/// Of so many games.
std::uint64_t played(std::uint64_t games)
{
    return std::max<std::uint64_t>(games * percent() / 100, 1);
}

/// Instead of every so many plies.
std::size_t lookedAtEvery(std::size_t plies)
{
    return plies * 100 / percent();
}

std::string weightsProblem(const State &state, const ChoiceList &choices)
{
    OutcomeList outcomes;
    state.outcomes(outcomes);
    if (state.decision().seat != kChance)
        return outcomes.empty() ? "" : "there are outcomes where chance does not decide";
    std::uint64_t sum = 0;
    std::set<Choice> different;
    for (const ChanceOutcome &outcome : outcomes) {
        if (outcome.weight == 0)
            return "an outcome has no weight: " + named(state, outcome.choice);
        if (!choices.contains(outcome.choice))
            return "an outcome is no choice: " + named(state, outcome.choice);
        sum += outcome.weight;
        different.insert(outcome.choice);
    }
    if (different.size() != choices.size() || outcomes.size() != choices.size())
        return "the outcomes are not the choices of chance";
    return sum < (std::uint64_t {1} << 32) ? "" : "the weights of the outcomes are too large";
}

std::string reasonProblem(const State &state, const ChoiceList &choices, Choice choice)
{
    const Reason reason = state.whyNot(choice);
    const bool isOffered = choices.contains(choice);
    if (isOffered && reason)
        return "offered, yet refused (" + state.setup().vocabulary().text(reason).code
            + "): " + named(state, choice);
    if (!isOffered && !reason)
        return "not offered, yet not refused: " + named(state, choice);
    if (reason && reason.kind() >= state.setup().vocabulary().reasons().size())
        return "refused for a reason that the vocabulary does not have: " + named(state, choice);
    return {};
}

} // namespace

std::string choicesAreOffered(const State &state)
{
    if (isOver(state))
        return state.outcome().over ? "" : "nobody decides, but there is no outcome";
    if (state.outcome().over)
        return "there is an outcome, but somebody decides";
    const ChoiceList choices = choicesOf(state);
    if (choices.empty())
        return "the game runs, but there is no choice";
    if (choices.size() == 1 && !state.decision().ask)
        return "a single choice that is not to be asked: " + named(state, choices[0]);
    std::vector<Choice> sorted(choices.begin(), choices.end());
    std::ranges::sort(sorted);
    if (const auto twice = std::ranges::adjacent_find(sorted); twice != sorted.end())
        return "offered twice: " + named(state, *twice);
    for (const Choice choice : choices) {
        if (!state.setup().vocabulary().isWellFormed(choice))
            return "offered, but not well formed: " + named(state, choice);
    }
    return weightsProblem(state, choices);
}

std::string choicesApply(const State &state)
{
    if (isOver(state))
        return {};
    const std::unique_ptr<State> once = state.clone();
    const std::unique_ptr<State> twice = state.clone();
    EventSink silence;
    for (const Choice choice : choicesOf(state)) {
        once->copyFrom(state);
        once->apply(choice, silence);
        twice->copyFrom(state);
        std::vector<Event> events;
        EventSink listener(events);
        twice->apply(choice, listener);
        if (once->hash() != twice->hash())
            return "applied twice, it leads to two states: " + named(state, choice);
        for (const Event &event : events) {
            if (event.kind == 0 || event.kind >= state.setup().vocabulary().events().size())
                return "tells an event that the vocabulary does not have: " + named(state, choice);
        }
    }
    return {};
}

std::string reasonsAgree(const State &state, Random &random)
{
    constexpr int kTries = 200;
    ChoiceList choices;
    if (!isOver(state))
        state.choices(choices);
    for (const Choice choice : choices) {
        if (std::string problem = reasonProblem(state, choices, choice); !problem.empty())
            return problem;
    }
    const Vocabulary &vocabulary = state.setup().vocabulary();
    const auto verbs = static_cast<std::uint32_t>(vocabulary.verbs().size());
    for (int i = 0; i < kTries; ++i) {
        const Choice any {static_cast<std::uint16_t>(random.below(verbs)), {}};
        const Choice near =
            choices.empty() ? any : choices[random.below(static_cast<std::uint32_t>(choices.size()))];
        for (const Choice choice : {neighbourOf(near, vocabulary, random),
                                    neighbourOf(any, vocabulary, random), any, randomBytes(random)}) {
            if (std::string problem = reasonProblem(state, choices, choice); !problem.empty())
                return problem;
        }
    }
    return {};
}

std::string positionReadsBack(const State &state)
{
    const Json position = state.position();
    const Expected<Json> text = readJson(position.dump(), "position");
    if (!text)
        return "the position is no JSON: " + say(text.error(), english());
    const Expected<std::unique_ptr<State>> again = state.setup().position(*text);
    if (!again)
        return "the position is refused: " + say(again.error(), english()) + "\n" + position.dump();
    if (!(*again)->isAtMoment())
        return "the position is not at a moment: " + position.dump();
    if (!state.isAtMoment())
        return (*again)->position() == position ? ""
                                                : "the position reads back to another moment: "
                + position.dump() + "\n" + (*again)->position().dump();
    if ((*again)->hash() != state.hash())
        return "the position reads back to another state: " + position.dump() + "\n"
            + (*again)->position().dump();
    return (*again)->decision() == state.decision() ? "" : "the position reads back to another decision";
}

std::string copiesAreEqual(const State &state)
{
    const std::uint64_t hash = state.hash();
    const std::unique_ptr<State> clone = state.clone();
    const std::unique_ptr<State> copy = state.setup().start();
    copy->copyFrom(state);
    if (clone->hash() != hash || copy->hash() != hash)
        return "a copy has another hash";
    if (clone->decision() != state.decision() || copy->decision() != state.decision())
        return "a copy has another decision";
    if (isOver(state))
        return {};
    EventSink silence;
    copy->apply(choicesOf(state)[0], silence);
    return state.hash() == hash && clone->hash() == hash ? "" : "applying to a copy changes the original";
}

std::string notationReadsBack(const State &state)
{
    if (isOver(state))
        return {};
    const Vocabulary &vocabulary = state.setup().vocabulary();
    for (const Choice choice : choicesOf(state)) {
        const std::string line = notate(vocabulary, choice);
        const Expected<Choice> again = parseChoice(vocabulary, line);
        if (!again)
            return "notation is refused: " + line + ": " + say(again.error(), english());
        if (*again != choice)
            return "notation reads back to another choice: " + line;
        const Choice masked = maskedFor(choice, state.secrecy(choice), {});
        const std::string maskedLine = notate(vocabulary, masked);
        const Expected<Choice> maskedAgain = parseMaskedChoice(vocabulary, maskedLine);
        if (!maskedAgain || *maskedAgain != masked)
            return "masked notation does not read back: " + maskedLine;
    }
    return {};
}

std::string all(const State &state, Random &random, Player *player)
{
    for (std::string problem :
         {choicesAreOffered(state), choicesApply(state), reasonsAgree(state, random),
          positionReadsBack(state), copiesAreEqual(state), notationReadsBack(state),
          choicesFollowFromKnowledge(state, random), reasonsFollowFromKnowledge(state, random),
          state.setup().hidesNothing() ? nothingIsHidden(state) : std::string()}) {
        if (!problem.empty())
            return problem;
    }
    const std::span<const SeatInfo> seats = state.setup().seats();
    std::set<std::uint16_t> groups {0, SeatSet::all().bits()};
    for (std::size_t i = 0; i < seats.size(); ++i) {
        SeatSet team;
        for (std::size_t j = 0; j < seats.size(); ++j) {
            if (seats[j].team == seats[i].team)
                team.add(static_cast<Seat>(j));
        }
        groups.insert(SeatSet {static_cast<Seat>(i)}.bits());
        groups.insert(team.bits());
    }
    for (const std::uint16_t bits : groups) {
        const SeatSet group = SeatSet::fromBits(bits);
        for (std::string problem :
             {imaginedLooksTheSame(state, group, random), hiddenFactsDoNotShow(state, group, player, random),
              hiddenFactsDoNotShowOnTheWay(state, group, random),
              hiddenFactsDoNotShowInFiles(state, group, random)}) {
            if (!problem.empty())
                return "seen by seats " + std::to_string(bits) + ": " + problem;
        }
    }
    return {};
}

std::string savedGamesComeBack(const std::shared_ptr<const Setup> &setup, std::uint64_t seed,
                               const GameLookup &games, std::size_t every, std::size_t bound)
{
    Match match(setup, {seed, ChanceMode::Dealt, {}});
    Random random(seed, 5);
    ChoiceList choices;
    std::size_t between = 0;
    constexpr std::size_t kSeldom = 19; // often enough for moments and what lies between them
    const std::size_t step = std::max(every, std::min(lookedAtEvery(every), kSeldom));
    for (std::size_t ply = 0; ply < bound && !match.isOver(); ++ply) {
        match.state().choices(choices);
        const Choice choice = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
        if (const Expected<void> played = match.play(choice, match.ply()); !played)
            return "refused: " + say(played.error(), english());
        if (ply % step != 0)
            continue;
        const std::string where = " after choice " + std::to_string(ply) + ", seed " + std::to_string(seed);
        const Expected<Record> read = readRecord(writeRecord(match.record(), games), "record", games);
        const Expected<OpenedRecord> opened = read ? openRecord(*read, games) : tl::unexpected(read.error());
        if (!opened)
            return "the record does not open" + where + ": " + say(opened.error(), english());
        const Match &there = opened->match;
        if (there.state().hash() != match.state().hash() || there.chances() != match.chances()
            || there.state().decision() != match.state().decision()
            || there.state().isAtMoment() != match.state().isAtMoment())
            return "the record opens elsewhere" + where;
        if (!(there.record() == match.record()))
            return "another record is kept" + where;
        between += match.state().isAtMoment() ? 0 : 1;
    }
    if (!match.isOver())
        return "the game does not end, seed " + std::to_string(seed);
    return between > 0 ? "" : "nothing was saved between two moments, seed " + std::to_string(seed);
}

std::string recordVerifies(const std::shared_ptr<const Setup> &setup, std::uint64_t seed,
                           const GameLookup &games, std::size_t bound)
{
    constexpr std::uint32_t kUndoEvery = 50;
    const auto named = [seed](const std::string &problem) {
        return problem + " (seed " + std::to_string(seed) + ")";
    };
    Match match(setup, {seed, ChanceMode::Dealt, {}});
    Random random(seed, 4);
    ChoiceList choices;
    for (std::size_t i = 0; i < bound && !match.isOver(); ++i) {
        if (random.below(kUndoEvery) == 0 && match.undo()) {
            const std::uint64_t undone = match.state().hash();
            if (!match.redo() || !match.undo() || match.state().hash() != undone)
                return named("undo and redo lead elsewhere");
        }
        match.state().choices(choices);
        const Choice choice = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
        if (const Expected<void> played = match.play(choice, match.ply()); !played)
            return named("refused: " + say(played.error(), english()));
    }
    const Record record = match.record();
    const Expected<Record> again = readRecord(writeRecord(record, games), "record", games);
    if (!again)
        return named("the record is refused: " + say(again.error(), english()));
    if (!(*again == record))
        return named("the record reads back to another record");
    if (const Expected<void> verified = verifyRecord(*again, games); !verified)
        return named("the record does not verify: " + say(verified.error(), english()));
    const Expected<OpenedRecord> opened = openRecord(*again, games);
    if (!opened)
        return named("the record does not open: " + say(opened.error(), english()));
    return opened->match.state().hash() == match.state().hash() ? "" : named("the record opens elsewhere");
}

RandomGame playRandomly(const Setup &setup, std::uint64_t seed, const Observer &observer, std::size_t bound)
{
    RandomGame game;
    game.end = setup.start();
    const Dealer dealer(seed);
    Random random(seed, 1);
    EventSink silence;
    ChoiceList choices;
    OutcomeList outcomes;
    std::uint32_t chances = 0;
    std::string line;
    for (;; ++game.plies) {
        if (observer)
            game.problem = observer(*game.end, game.plies);
        if (game.problem.empty() && !isOver(*game.end) && game.plies == bound)
            game.problem = "the game has no end";
        if (!game.problem.empty()) {
            game.problem += "\n(seed " + std::to_string(seed) + ", ply " + std::to_string(game.plies)
                + ", after " + (line.empty() ? "the start" : line) + ")";
            return game;
        }
        if (isOver(*game.end))
            return game;
        Choice choice;
        if (game.end->decision().seat == kChance) {
            game.end->outcomes(outcomes);
            choice = dealer.deal(outcomes, chances++);
        } else {
            game.end->choices(choices);
            choice = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
        }
        line = notate(setup.vocabulary(), choice);
        game.end->apply(choice, silence);
    }
}

std::string problemInGames(const Setup &setup, std::uint64_t games,
                           const std::function<Observer(std::uint64_t seed)> &observerOf)
{
    const std::uint64_t most = played(games);
    for (std::uint64_t seed = 0; seed < most; ++seed) {
        RandomGame game = playRandomly(setup, seed, observerOf(seed));
        if (!game.problem.empty())
            return std::move(game.problem);
    }
    return {};
}

Observer everyPlies(std::size_t plies, std::uint64_t seed, Player *player)
{
    return [plies = lookedAtEvery(plies), player, random = Random(seed, 2)](const State &state,
                                                                            std::size_t ply) mutable {
        if (ply % plies != 0 && state.decision().seat != kNobody)
            return std::string();
        return all(state, random, player);
    };
}

} // namespace merlon::laws
