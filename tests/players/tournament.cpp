// Many games between computer players, and what happened in them, as tables:
//   merlon_tournament --games 1000 --players heuristic,random --board two-shoulders --seed 7
//   merlon_tournament --game siege1 --players heuristic,heuristic,random,random --usage
//   merlon_tournament --resume tournament.unfinished
// The number of players decides the seats. What has been played is kept in a file every few seconds, and when the tournament is
// interrupted; the file is removed when all games have been played.

#include "core/base/error.h"
#include "core/engine/records/durable_file.h"
#include "core/games/english.h"
#include "core/games/siege/board/siege_schema.h"
#include "core/simulation/kept_simulation.h"
#include "core/simulation/unfinished.h"
#include "tests/support/boards.h"

#include <CLI/CLI.hpp>

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

using namespace merlon;

namespace {

struct Arguments {
    SimulationSettings settings;
    std::string game = "siege2";
    std::string board;
    bool usage = false;
    std::string keep = "tournament.unfinished"; ///< a file
    std::string resume;                         ///< such a file; empty: a new tournament
};

/// What is to be played, and what has been played of it.
struct Tournament {
    std::shared_ptr<const Setup> setup;
    SimulationSettings settings;
    SimulationResult played;
    std::string file;
};

std::atomic<bool> isInterrupted = false;

void interrupt(int number)
{
    isInterrupted = true;
    std::signal(number, SIG_DFL);
}

/// What a game with that many players is opened with.
Options optionsFor(const Game &game, std::size_t players)
{
    for (const OptionInfo &option : game.options()) {
        if (option.key == "players")
            return {{option.key, std::to_string(players)}};
    }
    return {};
}

std::shared_ptr<const Setup> openBoard(const Arguments &arguments)
{
    const Game *game = findGame(arguments.game);
    if (game == nullptr)
        throw std::runtime_error("no such game: " + arguments.game);
    const std::string &name = arguments.board.empty() ? game->defaultBoard() : arguments.board;
    Expected<std::shared_ptr<const Setup>> setup =
        game->open(testing::shippedBoard(name), optionsFor(*game, arguments.settings.players.size()));
    if (!setup)
        throw std::runtime_error(say(setup.error(), english()));
    return *setup;
}

double percent(double part, double whole)
{
    return whole > 0 ? 100 * part / whole : 0;
}

/// The score that a share of the games stays at or below.
std::int32_t quantile(const std::map<std::int32_t, std::uint32_t> &scores, double games, double share)
{
    double below = 0;
    for (const auto &[score, count] : scores) {
        below += count;
        if (below >= share * games)
            return score;
    }
    return 0;
}

/// How the scores are distributed; nothing for games without.
void printScores(const Setup &setup, const SimulationResult &result)
{
    const double games = result.games;
    for (std::size_t seat = 0; seat < result.scores.size(); ++seat) {
        const auto &scores = result.scores[seat];
        if (scores.size() == 1 && scores.contains(0))
            continue;
        double sum = 0;
        for (const auto &[score, count] : scores)
            sum += static_cast<double>(score) * count;
        std::printf(
            "%-24s score mean %5.1f, least %d, 5 %% %d, 25 %% %d, half %d, 75 %% %d, 95 %% %d, most %d\n",
            setup.seats()[seat].key.c_str(), sum / games, scores.begin()->first,
            quantile(scores, games, 0.05), quantile(scores, games, 0.25), quantile(scores, games, 0.5),
            quantile(scores, games, 0.75), quantile(scores, games, 0.95), scores.rbegin()->first);
    }
}

void printResult(const Setup &setup, const SimulationResult &result)
{
    const double games = result.games;
    for (std::size_t seat = 0; seat < result.wins.size(); ++seat)
        std::printf("%-24s wins %6u  %5.1f %%\n", setup.seats()[seat].key.c_str(), result.wins[seat],
                    percent(result.wins[seat], games));
    printScores(setup, result);
    std::printf("\nEndings\n");
    for (const auto &[ending, count] : result.endings)
        std::printf("  %-32s %6u  %5.1f %%\n", ending.c_str(), count, percent(count, games));
    std::printf("\nRounds\n");
    for (const auto &[length, count] : result.lengths)
        std::printf("  %-32u %6u  %5.1f %%\n", length, count, percent(count, games));
    std::printf("\nDecisions in a game: %.0f\n", static_cast<double>(result.plies) / games);
}

bool isPlace(const Vocabulary &vocabulary, const Term &event)
{
    return !event.types.empty() && vocabulary.types()[event.types[0]].kind == ArgumentKind::Place;
}

/// A line for each first argument with which the event occurred; events of places are added up.
void printEvent(const Term &event, const std::vector<std::pair<std::string, Tally>> &tallies, bool place,
                double games)
{
    double times = 0;
    for (const auto &[argument, tally] : tallies) {
        times += static_cast<double>(tally.times);
        const std::string line = argument == event.key ? event.key : event.key + ' ' + argument;
        if (!place && tally.times > 0)
            std::printf("  %-44s %9.2f  %5.1f %%\n", line.c_str(), static_cast<double>(tally.times) / games,
                        percent(static_cast<double>(tally.games), games));
    }
    if (place || times == 0)
        std::printf("  %-44s %9.2f\n", event.key.c_str(), times / games);
}

/// Every verb and every event, with its times in a game and the share of games that have it.
void printUsage(const Setup &setup, const SimulationResult &result)
{
    const Vocabulary &vocabulary = setup.vocabulary();
    const double games = result.games;
    std::printf("\nChoices (a game)\n");
    for (std::size_t verb = 1; verb < result.verbs.size(); ++verb)
        std::printf("  %-32s %9.2f\n", vocabulary.verbs()[verb].key.c_str(),
                    static_cast<double>(result.verbs[verb]) / games);
    std::printf("\nEvents (a game, share of games)\n");
    for (const Term &event : vocabulary.events())
        printEvent(event, talliesOf(result, vocabulary, event.key), isPlace(vocabulary, event), games);
}

template <class T>
T valueOrThrow(Expected<T> expected)
{
    if (!expected)
        throw std::runtime_error(say(expected.error(), english()));
    return std::move(*expected);
}

Tournament resumed(const Arguments &arguments)
{
    UnfinishedSimulation unfinished = valueOrThrow(readUnfinishedFile(arguments.resume));
    OpenedScenario opened = valueOrThrow(openScenario(unfinished.scenario, testing::lessonBoard));
    if (!fits(unfinished.result, *opened.setup))
        throw std::runtime_error("not of this game: " + arguments.resume);
    SimulationSettings settings = arguments.settings;
    settings.games = unfinished.games;
    settings.seed = unfinished.seed;
    settings.players = unfinished.players;
    if (unfinished.scenario.position)
        settings.start = std::move(opened.start);
    return {opened.setup, std::move(settings), std::move(unfinished.result), arguments.resume};
}

Tournament begun(const Arguments &arguments)
{
    std::shared_ptr<const Setup> setup = openBoard(arguments);
    SimulationResult nothing = emptyResult(*setup);
    return {std::move(setup), arguments.settings, std::move(nothing), arguments.keep};
}

void keep(const Tournament &tournament, const SimulationResult &played)
{
    UnfinishedSimulation rest = unfinished(*tournament.setup, tournament.settings);
    rest.result = played;
    if (const Expected<void> kept = replaceFile(tournament.file, writeUnfinished(rest)); !kept)
        std::fprintf(stderr, "%s\n", say(kept.error(), english()).c_str());
}

/// Plays what is left, as far as nobody interrupts.
void play(Tournament &tournament)
{
    constexpr std::chrono::seconds kKeepEvery(5);
    std::signal(SIGINT, interrupt);
    std::signal(SIGTERM, interrupt);
    tournament.settings.enough = &isInterrupted;
    tournament.played = valueOrThrow(
        simulateKeeping(tournament.setup, tournament.settings, std::move(tournament.played), kKeepEvery,
                        [&](const SimulationResult &played) { keep(tournament, played); }));
}

int run(const Arguments &arguments)
{
    Tournament tournament = arguments.resume.empty() ? begun(arguments) : resumed(arguments);
    const std::uint32_t before = tournament.played.games;
    const auto start = std::chrono::steady_clock::now();
    play(tournament);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const SimulationResult &result = tournament.played;
    if (result.games > 0) {
        printResult(*tournament.setup, result);
        std::printf("Games in a second: %.0f\n", (result.games - before) / seconds);
        if (arguments.usage)
            printUsage(*tournament.setup, result);
    }
    if (result.games < tournament.settings.games) {
        constexpr int kInterrupted = 130; // as shells say it
        keep(tournament, result);
        std::fprintf(stderr, "Interrupted after %u of %u games. To go on: merlon_tournament --resume %s\n",
                     result.games, tournament.settings.games, tournament.file.c_str());
        return kInterrupted;
    }
    std::error_code ignored;
    std::filesystem::remove(tournament.file, ignored);
    return 0;
}

} // namespace

int main(int argc, char *argv[])
{
    Arguments arguments;
    arguments.settings.players = {"heuristic", "heuristic"};
    CLI::App commands("Plays many games between computer players", "merlon_tournament");
    commands.add_option("--games", arguments.settings.games, "How many");
    commands.add_option("--players", arguments.settings.players, "Kind of player for each seat")
        ->delimiter(',');
    commands.add_option("--game", arguments.game, "Key of the game");
    commands.add_option("--board", arguments.board, "Name of a board under resources/boards");
    commands.add_option("--seed", arguments.settings.seed, "First seed");
    commands.add_option("--threads", arguments.settings.threads, "Threads; 0 for one a core");
    commands.add_option("--keep", arguments.keep, "File for what has been played");
    commands.add_option("--resume", arguments.resume, "Go on with what such a file holds");
    commands.add_flag("--usage", arguments.usage, "Also how often each choice and event occurred");
    CLI11_PARSE(commands, argc, argv);
    try {
        return run(arguments);
    } catch (const std::exception &exception) {
        std::fprintf(stderr, "%s\n", exception.what());
        return 1;
    }
}
