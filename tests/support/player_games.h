#pragma once

#include "core/engine/game.h"
#include "core/engine/match/dealer.h"
#include "core/engine/match/match.h"
#include "core/games/english.h"
#include "core/players/players.h"
#include "core/simulation/simulation.h"
#include "tests/support/boards.h"

#include <QStringList>

#include <algorithm>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// Games between computer players, for tests of what they do.
namespace merlon::testing {

/// A game opened on its default board.
inline std::shared_ptr<const Setup> openOnItsBoard(std::string_view key, const Options &options = {})
{
    const Game &game = *findGame(key);
    Expected<std::shared_ptr<const Setup>> setup = game.open(shippedBoard(game.defaultBoard()), options);
    if (!setup)
        throw std::runtime_error(say(setup.error(), english()));
    return *setup;
}

/// With which a game is over soonest: a campaign can be an outing of one scenario.
inline Options shortestOptions(std::string_view key)
{
    Options options;
    for (const OptionInfo &option : findGame(key)->options()) {
        if (option.key == "length" && hasValue(option, "1"))
            options.insert_or_assign(option.key, "1");
    }
    return options;
}

inline SimulationResult playGames(const std::shared_ptr<const Setup> &setup, std::vector<std::string> players,
                                  std::uint32_t games, std::uint64_t seed)
{
    const Expected<SimulationResult> result =
        simulate(setup, {.games = games, .seed = seed, .players = std::move(players)});
    if (!result)
        throw std::runtime_error(say(result.error(), english()));
    return *result;
}

/// A match of so many choices of computer players of a kind; 0: to its end.
inline Match playedMatch(const std::shared_ptr<const Setup> &setup, std::string_view kind, std::uint64_t seed,
                         std::size_t choices = 0)
{
    Match match(setup, {.seed = seed});
    const std::unique_ptr<Player> player = makePlayer(kind);
    Random random(seed);
    while (!match.isOver() && (choices == 0 || match.chronicle().size() < choices)) {
        const Choice choice = player->choose(*match.seenBy({match.state().decision().seat}), random);
        if (!match.play(choice, match.ply()))
            throw std::logic_error("a player chose what is not legal");
    }
    return match;
}

/// Lets computer players of a kind play a game and calls `look(state, view, choice)` before each choice of a seat,
/// until it says no.
template <class Look>
void watchGame(const Setup &setup, std::string_view kind, std::uint64_t seed, Look look)
{
    const std::unique_ptr<Player> player = makePlayer(kind);
    const Dealer dealer(seed);
    Random random(seed);
    EventSink events;
    OutcomeList outcomes;
    std::uint32_t chances = 0;
    const std::unique_ptr<State> state = setup.start();
    for (Seat seat = state->decision().seat; seat != kNobody; seat = state->decision().seat) {
        if (seat == kChance) {
            state->outcomes(outcomes);
            state->apply(dealer.deal(outcomes, chances++), events);
            continue;
        }
        const std::unique_ptr<View> view = state->seenBy({seat});
        const Choice choice = player->choose(*view, random);
        if (!look(*state, *view, choice))
            return;
        state->apply(choice, events);
    }
}

/// Whether what the heuristic player may not see leaves it unmoved: in `games` games it chooses the same in whatever
/// is imagined for it, `times` times at each choice.
inline bool choosesTheSameInWhateverIsImagined(const Setup &setup, std::uint64_t games, int times)
{
    const std::unique_ptr<Player> player = makePlayer("heuristic");
    const std::unique_ptr<State> imagined = setup.start();
    bool same = true;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        Random dreams(seed);
        std::uint64_t ply = 0;
        watchGame(setup, "heuristic", seed, [&](const State &state, const View &view, Choice) {
            ++ply;
            Random first(ply);
            const Choice seen = player->choose(view, first);
            for (int time = 0; time < times; ++time) {
                view.imagine(*imagined, dreams);
                Random again(ply);
                same = same && player->choose(*imagined->seenBy({state.decision().seat}), again) == seen;
            }
            return same;
        });
    }
    return same;
}

/// The values of an event that occurred in none of the results, without those that it cannot have.
inline QStringList missing(std::initializer_list<SimulationResult> results, const Vocabulary &vocabulary,
                           const char *event, const std::vector<std::string> &never = {})
{
    QStringList keys;
    for (const auto &[key, tally] : talliesOf(*results.begin(), vocabulary, event)) {
        if (std::find(never.begin(), never.end(), key) != never.end())
            continue;
        std::uint64_t times = 0;
        for (const SimulationResult &result : results)
            times += tallyOf(result, vocabulary, event, key).times;
        if (times == 0)
            keys << QString::fromStdString(std::string(event) + ' ' + key);
    }
    return keys;
}

} // namespace merlon::testing
