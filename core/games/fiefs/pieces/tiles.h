#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

/// The 30 territory tiles, and what is on them (sections 2.4 and 2.5 of the rules).
namespace merlon::fiefs {

enum class Ability : std::uint8_t {
    AttackerBonus,
    DefenderBonus,
    Arena,
    NoSupport,
    Reinforce,
    Sift,
    Mire,
    Homelands,
};
inline constexpr std::size_t kAbilities = 8;
inline constexpr std::array<std::string_view, kAbilities> kAbilityKeys {
    "attacker-bonus", "defender-bonus", "arena", "no-support", "reinforce", "sift", "mire", "homelands"};

/// A set of abilities.
using Abilities = std::uint8_t;
constexpr Abilities abilities(std::initializer_list<Ability> list)
{
    Abilities bits = 0;
    for (const Ability ability : list)
        bits = static_cast<Abilities>(bits | 1u << static_cast<unsigned>(ability));
    return bits;
}

/// What a territory is worth and can do.
struct Ground {
    std::uint8_t value = 0;
    std::uint8_t capacity = 0; ///< the most knights that may be placed on it
    Abilities abilities = 0;

    constexpr bool has(Ability ability) const
    {
        return (abilities >> static_cast<unsigned>(ability) & 1u) != 0;
    }
};

enum class Tile : std::uint8_t {
    Homelands,
    Village,
    Grasslands,
    Marshlands,
    Forest,
    Ruins,
    Abbey,
    Shrine,
    Fort,
    Mountains,
    Cave,
    City,
    Fortress,
    Arena,
    Battlefield,
};
inline constexpr std::size_t kTiles = 15;
inline constexpr std::uint8_t kNoTile = 0xFF;     ///< not dealt yet, or no territory
inline constexpr std::uint8_t kCustomTile = 0xFE; ///< a tile of the board's own

struct TileData {
    std::string_view key;
    std::uint8_t copies;
    Ground ground;
};

inline constexpr std::array<TileData, kTiles> kTileData {{
    {"homelands", 6, {1, 6, abilities({Ability::Homelands})}},
    {"village", 2, {1, 6, abilities({Ability::Reinforce})}},
    {"grasslands", 2, {1, 6, abilities({Ability::AttackerBonus})}},
    {"marshlands", 2, {1, 6, abilities({Ability::Mire})}},
    {"forest", 2, {2, 6, 0}},
    {"ruins", 2, {2, 6, abilities({Ability::Sift})}},
    {"abbey", 1, {2, 6, abilities({Ability::Sift})}},
    {"shrine", 1, {2, 6, abilities({Ability::Reinforce})}},
    {"fort", 2, {2, 6, abilities({Ability::DefenderBonus})}},
    {"mountains", 2, {2, 6, abilities({Ability::NoSupport})}},
    {"cave", 2, {2, 3, 0}},
    {"city", 2, {3, 6, abilities({Ability::DefenderBonus, Ability::Reinforce})}},
    {"fortress", 2, {3, 6, abilities({Ability::DefenderBonus, Ability::Sift})}},
    {"arena", 1, {3, 6, abilities({Ability::Arena})}},
    {"battlefield", 1, {3, 8, 0}},
}};

constexpr const TileData &dataOf(Tile tile)
{
    return kTileData[static_cast<std::size_t>(tile)];
}
/// How many tiles of a value there are in the box.
constexpr int tilesOfValue(int value)
{
    int count = 0;
    for (const TileData &tile : kTileData)
        count += tile.ground.value == value ? tile.copies : 0;
    return count;
}
static_assert(tilesOfValue(1) == 12 && tilesOfValue(2) == 12 && tilesOfValue(3) == 6);

} // namespace merlon::fiefs
