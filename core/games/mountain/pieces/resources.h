#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// The seven kinds of resources and the four clans, each in the fixed order of the rules (sections 1 and 2.1).
namespace merlon::mountain {

enum class Resource : std::uint8_t { Stone, Iron, Heartrock, Coin, Cart, Hammer, Rune };
inline constexpr std::size_t kResources = 7;
/// The first ones, which tunnels are paid with.
inline constexpr std::size_t kMinerals = 3;

/// The clans of trolls; statues and pedestals are of the first three.
enum class Clan : std::uint8_t { Fire, Ice, Moon, Mud };
inline constexpr std::size_t kClans = 4;
inline constexpr std::size_t kStatueClans = 3;
inline constexpr std::uint8_t kNoClan = 0xFF;

struct ResourceData {
    std::string_view key;
    std::uint8_t inBox; ///< counts only with a finite reserve (MT-0.3)
};

inline constexpr std::array<ResourceData, kResources> kResourceData {{
    {"stone", 35},
    {"iron", 35},
    {"heartrock", 30},
    {"coin", 35},
    {"cart", 45},
    {"hammer", 20},
    {"rune", 25},
}};
inline constexpr std::array<std::string_view, kClans> kClanKeys {"fire", "ice", "moon", "mud"};

constexpr std::size_t indexOf(Resource resource)
{
    return static_cast<std::size_t>(resource);
}
constexpr std::size_t indexOf(Clan clan)
{
    return static_cast<std::size_t>(clan);
}
constexpr bool isMineral(std::size_t resource)
{
    return resource < kMinerals;
}

/// So many of each kind of resource.
struct Amounts {
    std::array<std::uint16_t, kResources> counts {};

    constexpr std::uint16_t &operator[](std::size_t kind) { return counts[kind]; }
    constexpr std::uint16_t operator[](std::size_t kind) const { return counts[kind]; }
    constexpr std::uint16_t &operator[](Resource kind) { return counts[indexOf(kind)]; }
    constexpr std::uint16_t operator[](Resource kind) const { return counts[indexOf(kind)]; }
    constexpr int sum() const
    {
        int sum = 0;
        for (const std::uint16_t count : counts)
            sum += count;
        return sum;
    }
    constexpr bool empty() const { return sum() == 0; }
    constexpr Amounts &operator+=(const Amounts &other)
    {
        for (std::size_t kind = 0; kind < kResources; ++kind)
            counts[kind] = static_cast<std::uint16_t>(counts[kind] + other.counts[kind]);
        return *this;
    }
    friend constexpr bool operator==(const Amounts &, const Amounts &) = default;
};

/// So many of one kind.
constexpr Amounts amount(Resource kind, int number = 1)
{
    Amounts amounts;
    amounts[kind] = static_cast<std::uint16_t>(number);
    return amounts;
}
constexpr Amounts operator+(Amounts one, const Amounts &other)
{
    return one += other;
}

} // namespace merlon::mountain
