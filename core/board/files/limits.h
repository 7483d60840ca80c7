#pragma once

#include <cstddef>

/// What a board may hold at most, however its file says it. The largest boards of the games have a hundred places; each limit
/// leaves room for far more, and keeps what a file costs in time and memory within bounds.
namespace merlon {

inline constexpr std::size_t kMostPlaces = 10'000;  ///< a field of 100 by 100 cells
inline constexpr std::size_t kMostLinks = 40'000;   ///< squares with corners: four for each place
inline constexpr std::size_t kMostAttributes = 200; ///< of a place or a link: findings may name each of them
inline constexpr std::size_t kMostBends = 200;      ///< of a link
/// Boost keeps all elements of a document in memory, about two kilobytes for each.
inline constexpr std::size_t kMostXmlElements = 150'000;

} // namespace merlon
