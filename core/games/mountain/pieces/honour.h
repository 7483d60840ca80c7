#pragma once

#include "core/games/mountain/pieces/resources.h"

#include <array>
#include <cstdint>

/// Statues, pedestals and the tokens of honor (sections 2.8 and MT-9.5 of the rules).
namespace merlon::mountain {

inline constexpr std::size_t kZones = 5;
inline constexpr std::size_t kMostStatues = 21;
inline constexpr int kStatuesOfClan = 7;
inline constexpr std::uint8_t kPedestalsOfClan = 6;

/// The 15 places (zone, clan) of the pedestal track, zone by zone.
inline constexpr std::size_t kTrackPlaces = kZones * kStatueClans;
constexpr std::size_t trackPlace(int zone, std::size_t clan)
{
    return static_cast<std::size_t>(zone - 1) * kStatueClans + clan;
}

/// Benefit tokens by their value from 1 to 4.
inline constexpr std::size_t kTokenValues = 4;
inline constexpr std::array<std::uint8_t, kTokenValues> kTokensOfValue {4, 4, 4, 3};

/// MT-8.3: rounds that follow the one in which the last coronation token is taken.
inline constexpr std::uint8_t kLastRounds = 2;
/// MT-8.1: the first coronation and the second.
inline constexpr std::array<std::uint8_t, 2> kCoronations {5, 3};

/// MT-9.5: what a statue scores in a zone from 1 to 5; twice that on its pedestal.
constexpr int statueHonour(int zone)
{
    return 2 * zone;
}

} // namespace merlon::mountain
