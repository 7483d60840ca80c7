#pragma once

#include "core/base/error.h"
#include "core/engine/game.h"
#include "core/engine/statistics/gauges.h"

#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace merlon {

/// Many games of one setup between computer players.
struct SimulationSettings {
    std::uint32_t games = 100;
    std::uint64_t seed = 1;
    std::vector<std::string> players;             ///< the kind of player of each seat (makePlayer)
    unsigned threads = 0;                         ///< 0: as many as the machine has
    std::shared_ptr<const State> start {};        ///< where each game begins; null: where the setup says
    GaugeReader gauges {};                        ///< what is read at the end of each game; none: nothing
    std::uint32_t first = 0;                      ///< those before this one have been played
    const std::atomic<bool> *enough = nullptr;    ///< once it is true, no further game begins: see simulate
    const std::atomic<bool> *cancelled = nullptr; ///< once it is true, games under way are given up
    std::atomic<std::uint32_t> *played = nullptr; ///< counts the games that have ended
};

/// How often something happened, and in how many games.
struct Tally {
    std::uint64_t times = 0;
    std::uint64_t games = 0;
    std::uint64_t squares = 0; ///< sum over the games of the square of how often: how much games differ

    friend bool operator==(const Tally &, const Tally &) = default;
};

/// What a gauge of single seats came to, each seat at the end of each game a value of its own.
struct FinalGauge {
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    std::uint64_t values = 0;

    friend bool operator==(const FinalGauge &, const FinalGauge &) = default;
};

/// What happened in all games of a simulation. The same for the same settings, whatever the number of threads.
struct SimulationResult {
    std::uint32_t games = 0;
    std::uint64_t plies = 0;         ///< decisions of seats
    std::vector<std::uint32_t> wins; ///< by seat
    /// By seat: how many games it ended with which score. All 0 where the game has no score.
    std::vector<std::map<std::int32_t, std::uint32_t>> scores;
    std::map<std::string, std::uint32_t> endings; ///< by the event that ended the game, as a line in notation
    std::map<std::uint32_t, std::uint32_t> lengths; ///< by the number of rounds that began
    std::map<std::uint32_t, std::uint32_t> choices; ///< by the number of decisions of seats
    std::vector<std::uint64_t> verbs;               ///< how often each verb of the vocabulary was chosen
    /// By event kind and first argument that is not a seat, where that is a card, an area, a word or a place: how
    /// often a card was performed, a building action completed, a plan used. Events with others count at 0.
    std::vector<std::vector<Tally>> events;
    /// Events of the role Death by place and piece: `west-wall-2 goblin`; where no piece is named, by place and seat.
    std::map<std::string, std::uint32_t> deaths;
    std::map<std::string, FinalGauge> gauges; ///< by the key of their chart, rounded to whole numbers

    friend bool operator==(const SimulationResult &, const SimulationResult &) = default;
};

/// Of no game.
SimulationResult emptyResult(const Setup &setup);

/// Adds what happened in other games of the same setup.
void add(SimulationResult &sum, const SimulationResult &part);

/// Plays the games: all of them, or those that had ended when it was cancelled, or the first so many where it was told
/// that they are enough; what comes of a game depends on the seed and its number alone. An error if a kind of player is unknown or their number is not that of the seats.
Expected<SimulationResult> simulate(const std::shared_ptr<const Setup> &setup,
                                    const SimulationSettings &settings);

/// The number of the argument by whose values an event is counted: the first one, or the next if that only says who did
/// it. What is lost or taken is counted by its first place, if it has one.
std::size_t countedArgument(const Vocabulary &vocabulary, const Term &event);

/// The tally of an event by the keys of the vocabulary, such as ("card-performed", "ballista"); none of them for
/// words that do not exist.
Tally tallyOf(const SimulationResult &result, const Vocabulary &vocabulary, std::string_view event,
              std::string_view argument);

/// All values of the argument that an event is counted by, with their tallies, those that never happened included.
std::vector<std::pair<std::string, Tally>> talliesOf(const SimulationResult &result,
                                                     const Vocabulary &vocabulary, std::string_view event);

} // namespace merlon
