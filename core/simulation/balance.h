#pragma once

#include "core/base/share.h"
#include "core/simulation/simulation.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace merlon {

/// Whether a board or scenario is fair: what many games of a setup between computer players say of it.
struct Balance {
    struct Team {
        std::vector<Seat> seats;
        std::uint32_t wins = 0;
        Share share;      ///< of the games
        double score = 0; ///< mean; 0 where the game has no score
    };
    /// A way in which games ended.
    struct Ending {
        std::string event; ///< key of the event that ended them
        std::string about; ///< key of the place or team that it tells of; empty if of none
        std::uint32_t games = 0;
    };
    /// How often something happened at a place: it was taken, units were lost.
    struct AtPlace {
        std::string place;
        std::uint64_t times = 0; ///< in all games
        Share inGame;            ///< mean
        /// Of units that were lost: how many of which kind in a game, by the key of the piece, or of the seat whose it
        /// was where the game names no piece.
        std::map<std::string, double> kinds {};
    };
    /// How often each value of an argument occurred.
    struct Usage {
        std::string event;
        std::uint8_t type = 0; ///< of the argument
        std::vector<std::pair<std::uint16_t, Tally>>
            tallies; ///< of each value, also of those that never occurred
    };

    std::uint32_t games = 0;
    Share choices;                                  ///< of seats, in a game
    Share rounds;                                   ///< in a game
    std::map<std::uint32_t, std::uint32_t> lengths; ///< games by their number of rounds
    std::map<std::uint32_t, std::uint32_t> efforts; ///< games by their number of choices
    std::vector<Team> teams;
    std::vector<Ending> endings;         ///< the most frequent first
    std::vector<AtPlace> captures;       ///< by place, the most first; no zeros
    std::vector<AtPlace> losses;         ///< the same
    std::vector<Usage> usage;            ///< cards, building actions, orders and the like
    std::map<std::string, Share> gauges; ///< what a seat had at the end, on average, by the key of the chart
};

/// How often something happens in one of `games`. What never happened may still be as frequent as its share of games.
Share meanOf(const Tally &tally, std::uint32_t games);

/// Whether a team won more or less often than it would if all were equally strong, beyond what chance explains. Where there
/// is but one team, no share would be fairer than another.
enum class Leaning : std::uint8_t { None, TooOften, TooSeldom };
Leaning leaningOf(const Balance &balance, const Balance::Team &team);

/// Of at least one game.
Balance balanceOf(const Setup &setup, const SimulationResult &result);

} // namespace merlon
