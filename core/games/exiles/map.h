#pragma once

#include "core/base/error.h"
#include "core/board/board.h"
#include "core/engine/decision.h"
#include "core/games/exiles/pieces/buildings.h"
#include "core/games/exiles/pieces/factions.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

/// A board compiled for play: small arrays and sets, so that the rules never look at the board itself.
namespace merlon::exiles {

inline constexpr std::size_t kMostFronts = 8;
inline constexpr std::size_t kMostSections = 16; ///< eight walls, eight towers
inline constexpr std::size_t kMostDitches = 32;
inline constexpr std::size_t kMostPlaces = 96;

using PlaceIndex = std::uint8_t;
inline constexpr PlaceIndex kNowhere = 0xFF;

/// Where units of the exiles stand: the sections in place order, and the Keep.
using Post = std::uint8_t;
inline constexpr Post kKeepPost = kMostSections;
inline constexpr std::size_t kPosts = kMostSections + 1;
inline constexpr Post kNoPost = 0xFF;

/// Where the enemy stands: of each front its assault zone, then its deployment zone.
using Zone = std::uint8_t;
inline constexpr std::size_t kMostZones = 2 * kMostFronts;
inline constexpr Zone kNoZone = 0xFF;
constexpr Zone assaultOf(std::size_t front)
{
    return static_cast<Zone>(2 * front);
}
constexpr Zone deploymentOf(std::size_t front)
{
    return static_cast<Zone>(2 * front + 1);
}
constexpr std::size_t frontOf(std::size_t zone)
{
    return zone / 2;
}
constexpr bool isDeployment(std::size_t zone)
{
    return zone % 2 != 0;
}

using SectionSet = std::uint16_t;
/// Sections and the Keep.
using PostSet = std::uint32_t;
constexpr PostSet bitOf(Post post)
{
    return PostSet {1} << post;
}
using DitchSet = std::uint32_t;

/// Not covered at any level.
inline constexpr std::uint8_t kNeverCovered = 0xFF;

struct MapSection {
    PlaceIndex place = kNowhere;
    PlaceIndex gate = kNowhere; ///< the place of its gate
    bool isTower = false;
    std::int8_t capacityBonus = 0;
    std::uint8_t slotBonus = 0;
    std::uint8_t startLevel = 0;
    std::uint8_t front = 0; ///< of a wall: the one that leads to it
    SectionSet adjacent = 0;
    std::array<std::uint8_t, kMostSections> distance {}; ///< along the ring

    bool hasGate() const { return gate != kNowhere; }
};

struct MapFront {
    PlaceIndex assault = kNowhere;
    PlaceIndex deployment = kNowhere;
    Post wall = kNoPost;
    Post left = kNoPost; ///< the wall, where there is no such tower
    Post right = kNoPost;
    DitchSet line = 0;
    bool hasLeft = false;
    bool hasRight = false;

    Post at(Aim aim) const { return aim == Aim::Left ? left : aim == Aim::Right ? right : wall; }
};

struct Map {
    int places = 0;
    int sections = 0;
    int fronts = 0;
    int ditches = 0;
    PlaceIndex keep = kNowhere;
    std::array<MapSection, kMostSections> section {};
    std::array<MapFront, kMostFronts> front {};
    std::array<PlaceIndex, kMostDitches> ditch {};
    std::array<PlaceIndex, kBuildings> building {};
    /// From which level of the section, or of the Keep, a zone is covered.
    std::array<std::array<std::uint8_t, kMostZones>, kPosts> covers {};
    std::array<Zone, kMostZones> zoneOrder {}; ///< place order

    // By the index of a place; kNoPost, kNoZone or kNowhere if it is none.
    std::array<Post, kMostPlaces> postAt {};
    std::array<Zone, kMostPlaces> zoneAt {};
    std::array<std::uint8_t, kMostPlaces> ditchAt {};
    std::array<Post, kMostPlaces> wallOfGate {};
    std::array<std::uint8_t, kMostPlaces> buildingAt {};

    int zones() const { return 2 * fronts; }
    Zone zoneInOrder(int index) const { return zoneOrder[static_cast<std::size_t>(index)]; }
    PlaceIndex placeOf(Post post) const { return post == kKeepPost ? keep : section[post].place; }
    PlaceIndex placeOfZone(Zone zone) const
    {
        const MapFront &one = front[frontOf(zone)];
        return isDeployment(zone) ? one.deployment : one.assault;
    }
    bool isTower(Post post) const { return post < kMostSections && section[post].isTower; }
    bool isWall(Post post) const { return post < kMostSections && !section[post].isTower; }
    Post postOn(std::size_t place) const { return place < kMostPlaces ? postAt[place] : kNoPost; }
    /// kNoPost too if it is the Keep.
    Post sectionOn(std::size_t place) const
    {
        const Post post = postOn(place);
        return post == kKeepPost ? kNoPost : post;
    }
    Zone zoneOn(std::size_t place) const { return place < kMostPlaces ? zoneAt[place] : kNoZone; }
};

/// Calls `act(section, place)` for all sections in place order.
template <class Act>
void forEachSection(const Map &map, Act act)
{
    for (int index = 0; index < map.sections; ++index)
        act(static_cast<Post>(index), map.placeOf(static_cast<Post>(index)));
}

/// Compiles a board that has passed all checks; an error if it is too large.
Expected<Map> compileMap(const Board &board);

} // namespace merlon::exiles
