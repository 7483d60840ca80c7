#pragma once

#include "core/games/exiles/pieces/resources.h"
#include "core/games/exiles/pieces/technologies.h"

/// Walls, towers, gates and ditches by their level (section 2.3 of the rules).
namespace merlon::exiles {

inline constexpr int kMostLevel = 5;
inline constexpr std::size_t kLevels = kMostLevel + 1;

struct SectionLevel {
    std::uint8_t resistance;
    std::uint8_t wallCapacity;
    std::uint8_t towerCapacity;
    std::uint8_t slots; ///< of a tower
    Goods cost;         ///< to reach the level
    std::uint8_t technology;
    std::uint8_t gate;      ///< the most R of the gate in a wall of this level
    std::uint8_t towerFire; ///< added to the RFS of each ranged unit in a tower

    constexpr int capacity(bool isTower) const { return isTower ? towerCapacity : wallCapacity; }
};

inline constexpr std::uint8_t technologyIndex(Technology technology)
{
    return static_cast<std::uint8_t>(technology);
}

inline constexpr std::array<SectionLevel, kLevels> kSectionLevels {{
    {0, 4, 1, 0, {0, 0, 0, 0}, kNoTechnology, 0, 0},
    {2, 5, 2, 0, {2, 0, 0, 0}, kNoTechnology, 4, 0},
    {3, 6, 2, 1, {3, 0, 0, 0}, technologyIndex(Technology::Fortifications), 5, 0},
    {4, 7, 2, 2, {1, 2, 0, 0}, technologyIndex(Technology::Architecture), 6, 0},
    {5, 8, 3, 2, {2, 3, 0, 0}, technologyIndex(Technology::Masonry), 7, 1},
    {6, 9, 3, 2, {0, 4, 2, 0}, technologyIndex(Technology::Structures), 8, 2},
}};

/// H: a level with hoardings.
constexpr bool hasHoardings(int level)
{
    return level >= 4;
}
/// Machicolations: so much is added to each die of rocks and cauldron.
constexpr int dropBonus(int level)
{
    return level >= 5 ? 1 : 0;
}

/// EX-3.9: what 1 R costs.
constexpr Goods repairCost(int level)
{
    return level <= 2 ? Goods {1, 0, 0, 0} : Goods {0, 1, 0, 0};
}
inline constexpr Goods kGateRepair {2, 0, 0, 0};

inline constexpr int kDitch = 1;
inline constexpr int kMoat = 2;
inline constexpr Goods kMoatCost {1, 1, 0, 0};

} // namespace merlon::exiles
