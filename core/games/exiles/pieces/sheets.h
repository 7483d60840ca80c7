#pragma once

#include "core/games/exiles/pieces/buildings.h"
#include "core/games/exiles/pieces/engines.h"
#include "core/games/exiles/pieces/units.h"

/// With what a campaign begins (sections 2.12 and 2.14 of the rules).
namespace merlon::exiles {

inline constexpr std::size_t kMostPlayers = 4;
inline constexpr int kActions = 12;
inline constexpr int kTurns = 20;
inline constexpr int kTurnsOfScenario = 2;
inline constexpr int kScenarios = kTurns / kTurnsOfScenario;

struct PlayersData {
    std::uint8_t actions; ///< of each
    std::uint8_t spearmen;
    std::uint8_t wood; ///< in all
};
/// By the number of players, less one.
inline constexpr std::array<PlayersData, kMostPlayers> kPlayersData {{
    {12, 13, 12},
    {6, 12, 14},
    {4, 12, 12},
    {3, 12, 12},
}};

/// By the option.
inline constexpr std::array<std::string_view, 3> kDifficultyKeys {"normal", "easy", "hard"};

/// In which state a campaign begins at a scenario.
struct StartSheet {
    std::string_view key;
    std::uint8_t turn;
    std::uint8_t level; ///< of all sections; 0: as the board says
    std::array<std::uint8_t, kBuildings> buildings;
    TechnologySet technologies;
    std::array<std::uint8_t, kUnits> units; ///< scenario 1: by the number of players
    bool rocks;                             ///< on every wall
    std::uint8_t cauldrons;                 ///< bit i: on wall i in place order
    std::uint8_t catapults;
    Goods goods;
};

inline constexpr TechnologySet kTechnologiesOfSheet4 = bitOf(Technology::StoneWorking)
    | bitOf(Technology::Archery) | bitOf(Technology::Cauldron) | bitOf(Technology::Fortifications)
    | bitOf(Technology::BeastsOfBurden) | bitOf(Technology::Architecture) | bitOf(Technology::Mine);
inline constexpr TechnologySet kTechnologiesOfSheet7 = kTechnologiesOfSheet4 | bitOf(Technology::Catapult)
    | bitOf(Technology::ChainMail) | bitOf(Technology::Crossbow) | bitOf(Technology::Masonry);

inline constexpr std::array<StartSheet, 3> kStartSheets {{
    {"scenario-1", 1, 0, {1, 1, 0, 0, 0, 0}, 0, {}, false, 0, 0, {}},
    {"sheet-4",
     7,
     2,
     {2, 1, 1, 2, 0, 0},
     kTechnologiesOfSheet4,
     {14, 11, 0, 0, 0, 0},
     true,
     0b101,
     0,
     {6, 4, 0, 0}},
    {"sheet-7",
     13,
     3,
     {3, 2, 2, 3, 2, 0},
     kTechnologiesOfSheet7,
     {10, 9, 6, 4, 0, 0},
     true,
     0xFF,
     4,
     {6, 6, 4, 0}},
}};

inline constexpr std::array<std::string_view, kScenarios> kScenarioKeys {
    "landfall",       "first-smoke",   "timber-ring",    "drums",          "long-winter",
    "stone-and-iron", "kings-silence", "broken-banners", "night-of-fires", "pardon"};

/// The scenario of a turn, from 0.
constexpr int scenarioOf(int turn)
{
    return (turn - 1) / kTurnsOfScenario;
}

/// EX-16.5: verdicts from the best, and the sums of levels that they need.
struct VerdictData {
    std::string_view key;
    std::uint8_t least;
};
inline constexpr std::array<VerdictData, 4> kVerdictData {
    {{"full-pardon", 55}, {"pardon", 40}, {"tolerated", 25}, {"bare-survival", 0}}};

} // namespace merlon::exiles
