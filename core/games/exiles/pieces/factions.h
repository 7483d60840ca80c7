#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// The four factions and their units (sections 2.7 and 2.9 of the rules).
namespace merlon::exiles {

enum class Faction : std::uint8_t { Barbarians, WolfMen, Woodsmen, Beasts };
inline constexpr std::size_t kFactions = 4;
inline constexpr std::uint8_t kNoFaction = 0xFF;
/// Types of units of a faction; a type is told by its place in the faction order.
inline constexpr std::size_t kEnemies = 4;
inline constexpr std::uint8_t kNoEnemy = 0xFF;

struct EnemyData {
    std::string_view key;
    bool isRanged;
    bool flies;
    std::uint8_t strength;
    std::uint8_t endurance;
    std::uint8_t support;
    std::uint8_t fire;
    std::uint8_t tokens;
};

/// Where a target die points, as the enemy sees it when facing the wall.
enum class Aim : std::uint8_t { Left, Wall, Right };

struct FactionData {
    std::string_view key;
    std::uint8_t morale;
    std::array<std::uint8_t, 6> fronts; ///< attacked, by the d6
    std::array<Aim, 6> targets;         ///< by the d6
    bool bloodMad;                      ///< EX-12.3
    bool bounding;                      ///< EX-10.4
    bool pack;                          ///< EX-11.14
    bool sharpshooters;                 ///< EX-8.8
    bool dread;                         ///< EX-11.14
    std::array<EnemyData, kEnemies> units;
};

inline constexpr std::array<Aim, 6> kEvenTargets {Aim::Left, Aim::Left,  Aim::Wall,
                                                  Aim::Wall, Aim::Right, Aim::Right};

inline constexpr std::array<FactionData, kFactions> kFactionData {{
    {"barbarians",
     5,
     {1, 1, 1, 2, 2, 2},
     {Aim::Left, Aim::Wall, Aim::Wall, Aim::Wall, Aim::Wall, Aim::Right},
     true,
     false,
     false,
     false,
     false,
     {{{"warrior", false, false, 2, 2, 1, 0, 18},
       {"champion", false, false, 6, 5, 3, 0, 10},
       {"giant", false, false, 3, 5, 3, 0, 12},
       {"slinger", true, false, 1, 1, 0, 1, 10}}}},
    {"wolf-men",
     4,
     {1, 2, 2, 2, 3, 3},
     kEvenTargets,
     false,
     true,
     true,
     false,
     false,
     {{{"wolf", false, false, 1, 1, 1, 0, 14},
       {"wolf-man", false, false, 3, 3, 2, 0, 16},
       {"alpha", false, false, 6, 6, 3, 0, 12},
       {"javelineer", true, false, 2, 2, 1, 3, 8}}}},
    {"woodsmen",
     4,
     {1, 1, 2, 2, 2, 3},
     kEvenTargets,
     false,
     false,
     false,
     true,
     false,
     {{{"axeman", false, false, 2, 2, 1, 0, 16},
       {"bear", false, false, 5, 6, 3, 0, 14},
       {"bowman", true, false, 1, 1, 0, 1, 10},
       {"hunter", true, false, 2, 2, 1, 3, 10}}}},
    {"beasts",
     6,
     {1, 1, 2, 2, 3, 3},
     kEvenTargets,
     false,
     false,
     false,
     false,
     true,
     {{{"ravener", false, false, 2, 3, 1, 0, 15},
       {"troll", false, false, 5, 7, 3, 0, 16},
       {"harpy", false, true, 4, 2, 2, 0, 12},
       {"cyclops", true, false, 4, 5, 1, 4, 7}}}},
}};

/// A type of units among those of all factions, as choices and events name it.
constexpr std::size_t enemyOf(std::size_t faction, std::size_t kind)
{
    return faction * kEnemies + kind;
}
constexpr std::size_t factionOf(std::size_t enemy)
{
    return enemy / kEnemies;
}
/// Within its faction.
constexpr std::size_t kindOf(std::size_t enemy)
{
    return enemy % kEnemies;
}

/// How many there are of each type of a faction.
using EnemyUnits = std::array<std::uint8_t, kEnemies>;

inline constexpr int kPackSize = 4;             ///< units of a squad that is a pack
inline constexpr std::size_t kMostAttacked = 3; ///< fronts

} // namespace merlon::exiles
