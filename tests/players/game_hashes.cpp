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

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace merlon;

namespace {

/// A game opened in all ways in which another number of players can play it: on its default board with each number that
/// is an option, and on other shipped boards that have places for other numbers.
std::vector<std::shared_ptr<const Setup>> setupsOf(const Game &game)
{
    std::vector<std::shared_ptr<const Setup>> setups;
    const auto add = [&](const Board &board, const Options &options) {
        Expected<std::shared_ptr<const Setup>> setup = game.open(board, options);
        if (setup && std::ranges::none_of(setups, [&](const auto &other) {
                return other->seats().size() == (*setup)->seats().size();
            }))
            setups.push_back(std::move(*setup));
    };
    const Board usual = testing::shippedBoard(game.defaultBoard());
    for (const OptionInfo &option : game.options()) {
        for (const std::string &value : option.key == "players" ? option.values : std::vector<std::string> {})
            add(usual, {{option.key, value}});
    }
    add(usual, {});
    std::set<std::string> names;
    for (const auto &file : std::filesystem::directory_iterator(testing::boardDirectory()))
        names.insert(file.path().stem().string());
    for (const std::string &name : names) {
        if (const Board board = testing::shippedBoard(name); board.info().schema == usual.info().schema)
            add(board, {});
    }
    return setups;
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

void printHash(const Setup &setup, const std::string &kind, std::uint64_t games)
{
    const std::unique_ptr<Player> player = makePlayer(kind);
    Hasher hasher;
    for (std::uint64_t seed = 0; seed < games; ++seed)
        addGame(hasher, setup, *player, seed);
    std::printf("%s, %zu seats, %s, %llu games: %016llx\n", setup.game().key().c_str(), setup.seats().size(),
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
    std::string only;
    app.add_option("--game", only, "Only this game");
    CLI11_PARSE(app, argc, argv);
    for (const Game *game : allGames()) {
        if (!only.empty() && game->key() != only)
            continue;
        for (const std::shared_ptr<const Setup> &setup : setupsOf(*game)) {
            for (const auto &[kind, count] : games)
                printHash(*setup, kind, count);
        }
    }
    return 0;
}
