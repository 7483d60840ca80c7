#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace merlon::siege {

/// Units of one army by strength: goblins, orcs, trolls, or marksmen, soldiers, veterans.
using Units = std::array<std::uint8_t, 3>;

/// Units of the invader, of strength 1, 2, 3.
enum InvaderUnit : std::uint8_t { Goblin, Orc, Troll };

/// Units of the defender, of strength 1, 2, 3.
enum DefenderUnit : std::uint8_t { Marksman, Soldier, Veteran };

inline constexpr int kUnitKinds = 3;

/// Strength of one unit, 1 to 3.
constexpr int strengthOf(int unit)
{
    return unit + 1;
}

constexpr int strengthOf(const Units &units)
{
    return units[0] + 2 * units[1] + 3 * units[2];
}

constexpr int countOf(const Units &units)
{
    return units[0] + units[1] + units[2];
}

constexpr bool isEmpty(const Units &units)
{
    return countOf(units) == 0;
}

constexpr void subtract(Units &from, const Units &units)
{
    for (std::size_t unit = 0; unit < kUnitKinds; ++unit)
        from[unit] = static_cast<std::uint8_t>(from[unit] - units[unit]);
}

/// The weakest unit there of the kinds in a bit set; -1 if there is none.
constexpr int weakestOf(const Units &units, unsigned kinds = 0b111)
{
    for (int unit = 0; unit < kUnitKinds; ++unit) {
        if ((kinds >> unit & 1) != 0 && units[static_cast<std::size_t>(unit)] > 0)
            return unit;
    }
    return -1;
}

/// The strongest unit there; -1 if there is none.
constexpr int strongestOf(const Units &units)
{
    for (int unit = kUnitKinds - 1; unit >= 0; --unit) {
        if (units[static_cast<std::size_t>(unit)] > 0)
            return unit;
    }
    return -1;
}

/// Sums of many units.
using Sums = std::array<int, kUnitKinds>;

constexpr void add(Sums &sums, const Units &units)
{
    for (std::size_t unit = 0; unit < kUnitKinds; ++unit)
        sums[unit] += units[unit];
}

/// The total strengths that picks of these units can have: bit s is set if some of them have strength s.
/// Sums above 63 are left out.
constexpr std::uint64_t reachableStrengths(const Units &units)
{
    std::uint64_t sums = 1;
    for (int unit = 0; unit < kUnitKinds; ++unit) {
        for (int count = 0; count < units[static_cast<std::size_t>(unit)]; ++count)
            sums |= sums << strengthOf(unit);
    }
    return sums;
}

/// The highest total strength of picks of these units that is not above a limit.
constexpr int highestStrength(const Units &units, int limit)
{
    const std::uint64_t sums = reachableStrengths(units);
    return std::bit_width(limit >= 63 ? sums : sums & ((std::uint64_t {1} << (limit + 1)) - 1)) - 1;
}

} // namespace merlon::siege
