#pragma once

#include "core/games/exiles/pieces/resources.h"

/// The units of the exiles, and what marks them (sections 2.1 and 4 of the rules).
namespace merlon::exiles {

enum class Unit : std::uint8_t { Spearman, Archer, Swordsman, Crossbowman, HeavyInfantry, Arquebusier };
inline constexpr std::size_t kUnits = 6;

struct UnitData {
    std::string_view key;
    bool isRanged;
    std::uint8_t strength;
    std::uint8_t endurance;
    std::uint8_t support;
    std::uint8_t fire; ///< ranged fire strength; 0: it does not shoot
    Goods cost;
    std::uint8_t barracks; ///< the level that it needs
    std::uint8_t limit;
};

inline constexpr std::array<UnitData, kUnits> kUnitData {{
    {"spearman", false, 2, 1, 1, 0, {1, 0, 0, 0}, 1, 40},
    {"archer", true, 1, 1, 0, 1, {1, 0, 0, 0}, 2, 40},
    {"swordsman", false, 3, 2, 1, 0, {0, 0, 1, 0}, 3, 30},
    {"crossbowman", true, 1, 1, 1, 2, {1, 0, 1, 0}, 3, 30},
    {"heavy-infantry", false, 4, 3, 2, 0, {0, 0, 2, 0}, 4, 20},
    {"arquebusier", true, 2, 2, 1, 3, {0, 0, 1, 1}, 5, 20},
}};

/// EX-0.6: what tells units of one type apart.
enum Mark : std::uint8_t { kFought = 1, kFired = 2, kMoved = 4 };
inline constexpr std::size_t kMarkSets = 8;
inline constexpr std::array<std::string_view, kMarkSets> kMarkKeys {
    "",       "-fought",       "-fired",       "-fought-fired",
    "-moved", "-fought-moved", "-fired-moved", "-fought-fired-moved"};

/// Units of one type with the same marks.
using Rank = std::uint8_t;
inline constexpr std::size_t kRanks = kUnits * kMarkSets;
constexpr Rank rankOf(std::size_t unit, std::size_t marks)
{
    return static_cast<Rank>(unit * kMarkSets + marks);
}
constexpr std::size_t unitOf(std::size_t rank)
{
    return rank / kMarkSets;
}
constexpr std::size_t marksOf(std::size_t rank)
{
    return rank % kMarkSets;
}

/// EX-11.17: a squad that it leads is steady.
inline constexpr std::size_t kSteadyUnit = static_cast<std::size_t>(Unit::HeavyInfantry);

} // namespace merlon::exiles
