// One number for all states of many games, so that two versions of the rules or of the computer players can be told
// to play the same:
//   merlon_game_hashes --random 20000 --heuristic 1000
// prints a line for each game, each number of players and each kind of computer player, with the hash over all states
// that its games went through. Equal lines: they were the same games.

#include "core/base/hash.h"
#include "core/engine/game.h"
#include "core/engine/match/dealer.h"
#include "core/games/english.h"
#include "core/players/players.h"
#include "tests/support/boards.h"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

using namespace merlon;

namespace {

/// What a game can be opened with so that each number of players occurs.
std::vector<Options> openingsOf(const Game &game)
{
    for (const OptionInfo &option : game.options()) {
        if (option.key != "players")
            continue;
        std::vector<Options> openings;
        for (const std::string &value : option.values)
            openings.push_back({{option.key, value}});
        return openings;
    }
    return {{}};
}

/// Plays a game to its end and adds every state of it.
void addGame(Hasher &hasher, const Setup &setup, Player &player, std::uint64_t seed)
{
    const Dealer dealer(seed);
    Random random(seed, 1);
    EventSink nobody;
    OutcomeList outcomes;
    std::uint32_t chances = 0;
    const std::unique_ptr<State> state = setup.start();
    for (Seat seat = state->decision().seat; seat != kNobody; seat = state->decision().seat) {
        if (seat == kChance) {
            state->outcomes(outcomes);
            state->apply(dealer.deal(outcomes, chances++), nobody);
        } else {
            state->apply(player.choose(*state->seenBy({seat}), random), nobody);
        }
        hasher.add(state->hash());
    }
}

void printHash(const Game &game, const Options &options, const std::string &kind, std::uint64_t games)
{
    const Expected<std::shared_ptr<const Setup>> setup =
        game.open(testing::shippedBoard(game.defaultBoard()), options);
    if (!setup)
        throw std::runtime_error(say(setup.error(), english()));
    const std::unique_ptr<Player> player = makePlayer(kind);
    Hasher hasher;
    for (std::uint64_t seed = 0; seed < games; ++seed)
        addGame(hasher, **setup, *player, seed);
    std::printf("%s, %zu seats, %s, %llu games: %016llx\n", game.key().c_str(), (*setup)->seats().size(),
                kind.c_str(), static_cast<unsigned long long>(games),
                static_cast<unsigned long long>(hasher.value()));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char *argv[])
{
    CLI::App app("Prints a hash over all states of many games between computer players");
    std::map<std::string, std::uint64_t> games {{"random", 2000}, {"heuristic", 100}};
    for (auto &[kind, count] : games)
        app.add_option("--" + kind, count, "Games between players of this kind")->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    for (const Game *game : allGames()) {
        for (const Options &options : openingsOf(*game)) {
            for (const auto &[kind, count] : games)
                printHash(*game, options, kind, count);
        }
    }
    return 0;
}
