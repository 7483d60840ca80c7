#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// The four resources, and amounts of them (sections 2.6, 2.5 of the rules).
namespace merlon::exiles {

enum class Resource : std::uint8_t { Wood, Stone, Iron, Gold };
inline constexpr std::size_t kResources = 4;

inline constexpr std::array<std::string_view, kResources> kResourceKeys {"wood", "stone", "iron", "gold"};

/// So much of each: a cost, a store, loot.
using Goods = std::array<std::uint8_t, kResources>;

/// The markers in the box.
inline constexpr Goods kMarkers {30, 20, 15, 10};

/// EX-4.1: what collecting gives: without a technology, with Beasts of Burden, with Mechanisms.
inline constexpr std::array<Goods, 3> kCollected {{{2, 1, 1, 1}, {3, 2, 2, 1}, {4, 3, 2, 1}}};

constexpr std::size_t indexOf(Resource resource)
{
    return static_cast<std::size_t>(resource);
}

} // namespace merlon::exiles
