#pragma once

#include "core/games/exiles/pieces/resources.h"
#include "core/games/exiles/pieces/technologies.h"

/// The six buildings of the city (section 2.4 of the rules).
namespace merlon::exiles {

/// In the order in which Stage 13 numbers them.
enum class Building : std::uint8_t { Barracks, Keep, Workshop, Library, Chapel, MageTower };
inline constexpr std::size_t kBuildings = 6;
inline constexpr std::size_t kBuildingLevels = 5;

struct BuildingLevel {
    Goods cost;
    TechnologySet technologies = 0;
};

struct BuildingData {
    std::string_view key;
    std::uint8_t most; ///< the highest level
    std::uint8_t start;
    std::array<BuildingLevel, kBuildingLevels> levels;
};

inline constexpr std::array<BuildingData, kBuildings> kBuildingData {{
    {"barracks",
     5,
     1,
     {{{{2, 0, 0, 0}},
       {{3, 0, 0, 0}, bitOf(Technology::Archery)},
       {{3, 2, 1, 0}, bitOf(Technology::ChainMail) | bitOf(Technology::Crossbow)},
       {{0, 4, 3, 0}, bitOf(Technology::PlateArmour)},
       {{0, 4, 2, 3}, bitOf(Technology::BlackPowder)}}}},
    {"keep", 3, 1, {{{{2, 0, 0, 0}}, {{2, 4, 0, 0}}, {{0, 6, 3, 0}}, {}, {}}}},
    {"workshop",
     5,
     0,
     {{{{3, 0, 0, 0}, bitOf(Technology::Cauldron)},
       {{3, 2, 0, 0}, bitOf(Technology::Catapult)},
       {{3, 0, 2, 0}, bitOf(Technology::Ballista)},
       {{0, 3, 3, 0}, bitOf(Technology::Onager)},
       {{0, 0, 4, 3}, bitOf(Technology::BlackPowder) | bitOf(Technology::Bombard)}}}},
    {"library", 5, 0, {{{{2, 0, 0, 0}}, {{3, 1, 0, 0}}, {{3, 3, 0, 0}}, {{0, 4, 2, 0}}, {{0, 4, 0, 3}}}}},
    {"chapel", 5, 0, {{{{3, 0, 0, 0}}, {{3, 2, 0, 0}}, {{0, 4, 2, 0}}, {{0, 4, 0, 2}}, {{0, 5, 0, 3}}}}},
    {"mage-tower", 5, 0, {{{{3, 0, 0, 0}}, {{3, 2, 0, 0}}, {{0, 4, 2, 0}}, {{0, 4, 0, 2}}, {{0, 6, 0, 6}}}}},
}};

constexpr std::size_t indexOf(Building building)
{
    return static_cast<std::size_t>(building);
}

inline constexpr int kKeepShooters = 4; ///< EX-6.3
/// EX-6.3: from this level of the Keep on units inside shoot.
inline constexpr int kShootingKeep = 2;
/// What the Keep of a level adds to the RFS of each shooter inside.
constexpr int keepFire(int level)
{
    return level >= 3 ? 2 : level == 2 ? 1 : 0;
}
constexpr int keepSlots(int level)
{
    return level >= 3 ? 2 : 0;
}

} // namespace merlon::exiles
