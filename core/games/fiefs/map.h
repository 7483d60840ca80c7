#pragma once

#include "core/base/error.h"
#include "core/board/board.h"
#include "core/engine/decision.h"
#include "core/games/fiefs/pieces/tiles.h"

#include <array>
#include <bit>
#include <cstdint>

/// A board compiled for play: small arrays and sets of places, so that the rules never look at the board itself.
namespace merlon::fiefs {

inline constexpr std::size_t kMostSeats = 6;
inline constexpr std::size_t kMostPlaces = 64;

using PlaceIndex = std::uint8_t;
inline constexpr PlaceIndex kNowhere = 0xFF;

/// A set of places.
using Mask = std::uint64_t;
constexpr Mask maskOf(PlaceIndex place)
{
    return Mask {1} << place;
}
constexpr bool contains(Mask places, PlaceIndex place)
{
    return place < kMostPlaces && (places >> place & 1u) != 0;
}

/// Calls `act(place)` for every place of a set, in board order.
template <class Act>
constexpr void forEachPlace(Mask places, Act act)
{
    for (; places != 0; places &= places - 1)
        act(static_cast<PlaceIndex>(std::countr_zero(places)));
}

enum class PlaceKind : std::uint8_t { Castle, Territory, Lake };

struct MapPlace {
    PlaceKind kind = PlaceKind::Territory;
    Seat seat = kNobody;         ///< of a castle
    std::uint8_t slot = 0;       ///< 1 to 3: a tile of that value is dealt here; 0: none is
    std::uint8_t tile = kNoTile; ///< the tile that is fixed here
    Ground custom {};            ///< of kCustomTile
};

struct Map {
    int places = 0;
    int seats = 0;
    std::array<MapPlace, kMostPlaces> place {};
    /// FI-0.1: those joined by a border; those that are neighbours, over water too.
    std::array<Mask, kMostPlaces> borders {};
    std::array<Mask, kMostPlaces> neighbours {};
    Mask castles = 0;
    Mask territories = 0;
    Mask lakes = 0;
    std::array<PlaceIndex, kMostSeats> castleOf {};
    /// FI-1.2: how many of each tile are left to be dealt.
    std::array<std::uint8_t, kTiles> pile {};

    const MapPlace &operator[](PlaceIndex index) const { return place[index]; }
    bool isCastle(PlaceIndex index) const { return contains(castles, index); }
    bool isTerritory(PlaceIndex index) const { return contains(territories, index); }
};

/// Compiles a board that has passed all checks; an error if it has too many places.
Expected<Map> compileMap(const Board &board);

/// FI-0.1: the lakes of the water that a lake belongs to.
Mask waterOf(const Map &map, PlaceIndex lake);

} // namespace merlon::fiefs
