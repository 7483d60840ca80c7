#pragma once

#include "core/base/error.h"
#include "core/base/fixed_list.h"
#include "core/board/board.h"
#include "core/games/siege/pieces/spaces.h"
#include "core/games/siege/pieces/units.h"

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace merlon::siege {

inline constexpr int kMaxWalls = 32;
inline constexpr int kMaxRamparts = 32;
inline constexpr int kMaxTowers = 32;
inline constexpr int kMaxPaths = 128;
inline constexpr int kMaxPlaces = 160;

/// Index of a place in board order.
using PlaceIndex = std::uint8_t;
inline constexpr PlaceIndex kNowhere = 0xFF;

/// A set of walls, ramparts or towers by their number within their kind.
using Mask = std::uint32_t;

constexpr Mask maskOf(int number)
{
    return Mask {1} << number;
}

enum class PlaceKind : std::uint8_t {
    None, ///< no such place
    Foreground,
    Rampart,
    Wall,
    Tower,
    Gate,
    Building,
    Courtyard,
    Marauders,
    BarbicanRampart,
};

enum Side : std::uint8_t { West, East, NoSide };

enum class BuildingType : std::uint8_t {
    Forge,
    Workshop,
    Scouts,
    Cathedral,
    Barracks,
    Guards,
    Hospital,
    HonourGuard
};
inline constexpr int kBuildingTypes = 8;

enum class HeroStart : std::uint8_t { None, Warrior, Officer };

struct ForegroundField {
    PlaceIndex place = kNowhere;
    std::uint8_t unitCapacity = 0;
    std::uint8_t trebuchetSpaces = 0;
    Units startUnits {};
};

struct RampartField {
    PlaceIndex place = kNowhere;
    Side side = NoSide;
    std::uint8_t unitCapacity = 0;
    std::uint8_t engineSpaces = 0;
    std::uint8_t manteletSpaces = 0;
    std::uint8_t trainingSpaces = 0;
    std::uint8_t depth = 0; ///< path links on the longest way from a foreground
    Mask walls = 0;         ///< connected by a path
    Mask wallsAhead = 0;    ///< reached by paths, directly or over deeper ramparts
    Mask beside = 0;        ///< neighbouring ramparts
};

struct WallField {
    PlaceIndex place = kNowhere;
    Side side = NoSide;
    std::uint8_t invaderSpaces = 0;
    Spaces defenderSpaces {};
    Units startUnits {};
    bool cauldron = false;
    bool platform = false;
    bool siegeTower = false;
    std::uint8_t equipmentSpaces = 0;
    HeroStart heroStart = HeroStart::None;
    std::uint8_t startStone = 0;
    Mask walls = 0;    ///< adjacent walls
    Mask towers = 0;   ///< adjacent towers
    Mask ramparts = 0; ///< connected by a path
};

struct TowerField {
    PlaceIndex place = kNowhere;
    Side side = NoSide;
    Mask walls = 0;           ///< adjacent walls
    std::uint8_t rampart = 0; ///< number of the rampart it faces
};

struct BuildingField {
    PlaceIndex place = kNowhere;
    bool open = false;
    Spaces spaces {};
    Units startUnits {};
    std::uint8_t saboteurSpaces = 0;
};

/// The gate with the barbican-rampart in front of it. Siege II has neither.
struct GateField {
    PlaceIndex place = kNowhere;
    PlaceIndex barbican = kNowhere;
    std::uint8_t gates = 0;
    std::uint8_t resistance = 0; ///< of each gate
    std::uint8_t ramSpaces = 0;
    Mask walls = 0;  ///< adjacent: their archers reach the barbican-rampart
    Mask towers = 0; ///< adjacent

    bool exists() const { return place != kNowhere; }
};

struct PathField {
    PlaceIndex from = kNowhere;
    PlaceIndex to = kNowhere;
    bool trappable = false;
    std::uint16_t link = 0; ///< index of the link in board order
};

/// A board of the siege family compiled for play: small arrays and bit sets, places and paths in board order.
/// Made once for each game, then immutable. Rules read this, never the board.
struct Battlefield {
    /// Of each place; every PlaceIndex may be looked up, kNowhere included.
    FixedList<PlaceKind, 256> kinds;
    /// Of each place: its number within its kind (Side for foregrounds, BuildingType for buildings).
    FixedList<std::uint8_t, 256> numbers;
    std::array<Side, 256> sides {};             ///< of each place; NoSide for kNowhere
    std::array<ForegroundField, 2> foregrounds; ///< by Side
    FixedList<RampartField, kMaxRamparts> ramparts;
    FixedList<WallField, kMaxWalls> walls;
    FixedList<TowerField, kMaxTowers> towers;
    std::array<BuildingField, kBuildingTypes> buildings; ///< by BuildingType
    GateField gate;
    PlaceIndex courtyard = kNowhere;
    PlaceIndex marauders = kNowhere;
    Units marauderUnits {};
    std::uint8_t raidRampart = kNowhere; ///< number of the rampart the marauders join
    FixedList<PathField, kMaxPaths> paths;
    std::vector<std::uint8_t> pathTable;  ///< number of the path from one place to another, or kNowhere
    std::vector<std::uint8_t> pathOfLink; ///< number of the path that is a link, kNowhere for other links
    std::vector<std::vector<std::uint8_t>>
        pathsByDepth;                        ///< paths leaving ramparts of each depth; [0]: foregrounds
    std::array<Mask, 2> wallsOf {};          ///< walls of each side
    std::array<Mask, 2> rampartsOf {};       ///< ramparts of each side
    FixedList<PlaceIndex, kMaxPlaces> posts; ///< walls and towers in board order
    FixedList<PlaceIndex, kMaxPlaces>
        defenderPlaces; ///< every place that can hold defender units, in board order
    /// Those where they come and go: walls, towers and open places (S1-14.2, S2-13.2, S2-13.3).
    FixedList<PlaceIndex, kMaxPlaces> freePlaces;

    std::array<bool, 256> open {};       ///< courtyard and open buildings
    std::vector<std::uint8_t> adjacency; ///< for each pair of places: see areAdjacent
    /// For each PlaceIndex those of `freePlaces` that are adjacent to it, in board order.
    std::vector<std::vector<PlaceIndex>> neighbours;
    /// For each PlaceIndex those to which a hero can go from it, in board order.
    std::vector<std::vector<PlaceIndex>> heroWays;

    /// Whether defender units can go from one place to another: joined by `adjacent`, or one of them open.
    bool areAdjacent(PlaceIndex a, PlaceIndex b) const { return adjacency[a * kinds.size() + b] != 0; }
    /// Whether two walls, or a wall and a tower, are joined by `adjacent`.
    bool areLinked(PlaceIndex a, PlaceIndex b) const { return adjacency[a * kinds.size() + b] == kLinked; }
    /// Heroes go between adjacent walls, and between any wall and the courtyard (S1-14.6, S2-13.4).
    bool isHeroWay(PlaceIndex a, PlaceIndex b) const
    {
        const bool wallA = is(a, PlaceKind::Wall);
        const bool wallB = is(b, PlaceKind::Wall);
        return wallA && wallB ? areLinked(a, b) : (wallA && b == courtyard) || (wallB && a == courtyard);
    }
    static constexpr std::uint8_t kByOpenPlace = 1;
    static constexpr std::uint8_t kLinked = 2;

    int maxDepth() const { return static_cast<int>(pathsByDepth.size()) - 1; }
    bool is(PlaceIndex place, PlaceKind kind) const { return kinds[place] == kind; }
    /// The path between two places; -1 if there is none.
    int pathBetween(PlaceIndex from, PlaceIndex to) const
    {
        const std::size_t entry = from * kinds.size() + to;
        return from < kinds.size() && to < kinds.size() && pathTable[entry] != kNowhere ? pathTable[entry]
                                                                                        : -1;
    }
    /// Whether the cannon of a tower reaches the foreground of its side or a rampart: the one it faces, those beside.
    bool cannonReaches(const TowerField &tower, PlaceIndex place) const
    {
        if (is(place, PlaceKind::Foreground))
            return sideOf(place) == tower.side;
        return is(place, PlaceKind::Rampart)
            && ((maskOf(tower.rampart) | ramparts[tower.rampart].beside) & maskOf(numbers[place])) != 0;
    }
    /// The walls that a throwing engine (barrage machine) reaches from its place: all of its side from a foreground,
    /// those to which a path leads from a rampart (S1-6.2 to S1-6.4, S2-6.3 to S2-6.5).
    Mask wallsInRange(PlaceIndex engine) const
    {
        return is(engine, PlaceKind::Foreground) ? wallsOf[sideOf(engine)] : ramparts[numbers[engine]].walls;
    }
    /// The side of any place.
    Side sideOf(PlaceIndex place) const { return sides[place]; }
};

/// Calls `act(number)` for each number in a mask, in ascending order.
template <class Act>
constexpr void forEach(Mask mask, Act act)
{
    while (mask != 0) {
        const int number = std::countr_zero(mask);
        mask &= mask - 1;
        act(number);
    }
}

/// Compiles a board that passes the checks of its game. A board beyond the limits above is refused.
Expected<Battlefield> compileBattlefield(const Board &board);

} // namespace merlon::siege
