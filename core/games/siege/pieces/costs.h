#pragma once

#include "core/games/siege/battlefield.h"
#include "core/games/siege/pieces/units.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

/// What things cost in both games: units of the invader, hourglasses of the defender (section 2 of the rules).
namespace merlon::siege {

/// What the invader may pay: that many units of one kind.
enum class Payment : std::uint8_t { OneGoblin, TwoGoblins, ThreeGoblins, OneOrc, TwoOrcs, OneTroll };
inline constexpr int kPayments = 6;
inline constexpr std::array<std::string_view, kPayments> kPaymentKeys {"1-goblin", "2-goblins", "3-goblins",
                                                                       "1-orc",    "2-orcs",    "1-troll"};

constexpr Units unitsOf(Payment payment)
{
    constexpr std::array<Units, kPayments> kUnits {
        {{1, 0, 0}, {2, 0, 0}, {3, 0, 0}, {0, 1, 0}, {0, 2, 0}, {0, 0, 1}}};
    return kUnits[static_cast<std::size_t>(payment)];
}

/// Whether a payment is one of the alternatives.
inline bool isAccepted(std::span<const Payment> alternatives, Payment payment)
{
    return std::find(alternatives.begin(), alternatives.end(), payment) != alternatives.end();
}

/// Whether units are enough to give these of them.
constexpr bool covers(const Units &units, const Units &needed)
{
    return units[0] >= needed[0] && units[1] >= needed[1] && units[2] >= needed[2];
}

/// An action of a building: what it costs in hourglasses at first.
struct BuildingAction {
    std::string_view key;
    BuildingType building;
    std::uint8_t cost;
};

/// Forge, workshop, scouts, cathedral, barracks, guards: the buildings that have actions.
inline constexpr int kActionBuildings = 6;
constexpr bool hasActions(BuildingType building)
{
    return building < BuildingType::Hospital;
}

/// For each of these buildings its actions in a table, as a bit set.
template <std::size_t size>
constexpr std::array<std::uint32_t, kActionBuildings>
actionsByBuilding(const std::array<BuildingAction, size> &table)
{
    std::array<std::uint32_t, kActionBuildings> actions {};
    for (std::size_t action = 0; action < size; ++action)
        actions[static_cast<std::size_t>(table[action].building)] |= 1u << action;
    return actions;
}

inline constexpr Units kInvaderTotal {60, 100, 40};
inline constexpr Units kDefenderTotal {17, 20, 4};
inline constexpr int kStoneTotal = 23;

} // namespace merlon::siege
