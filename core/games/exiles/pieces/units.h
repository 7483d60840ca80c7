#pragma once

#include "core/games/exiles/pieces/resources.h"

#include <bit>

/// The units of the exiles, and what marks them (sections 2.1 and 4 of the rules).
namespace merlon::exiles {

enum class Unit : std::uint8_t { Spearman, Archer, Swordsman, Crossbowman, HeavyInfantry, Arquebusier };
inline constexpr std::size_t kUnits = 6;

struct UnitData {
    std::string_view key;
    bool isRanged;
    std::uint8_t strength;
    std::uint8_t endurance;
    std::uint8_t support;
    std::uint8_t fire; ///< ranged fire strength; 0: it does not shoot
    Goods cost;
    std::uint8_t barracks; ///< the level that it needs
    std::uint8_t limit;
};

inline constexpr std::array<UnitData, kUnits> kUnitData {{
    {"spearman", false, 2, 1, 1, 0, {1, 0, 0, 0}, 1, 40},
    {"archer", true, 1, 1, 0, 1, {1, 0, 0, 0}, 2, 40},
    {"swordsman", false, 3, 2, 1, 0, {0, 0, 1, 0}, 3, 30},
    {"crossbowman", true, 1, 1, 1, 2, {1, 0, 1, 0}, 3, 30},
    {"heavy-infantry", false, 4, 3, 2, 0, {0, 0, 2, 0}, 4, 20},
    {"arquebusier", true, 2, 2, 1, 3, {0, 0, 1, 1}, 5, 20},
}};

/// EX-0.6: what tells units of one type apart.
enum Mark : std::uint8_t { kFought = 1, kFired = 2, kMoved = 4 };
inline constexpr std::size_t kMarkSets = 8;
inline constexpr std::array<std::string_view, kMarkSets> kMarkKeys {
    "",       "-fought",       "-fired",       "-fought-fired",
    "-moved", "-fought-moved", "-fired-moved", "-fought-fired-moved"};

/// Units of one type with the same marks.
using Rank = std::uint8_t;
inline constexpr std::size_t kRanks = kUnits * kMarkSets;
constexpr Rank rankOf(std::size_t unit, std::size_t marks)
{
    return static_cast<Rank>(unit * kMarkSets + marks);
}
constexpr std::size_t unitOf(std::size_t rank)
{
    return rank / kMarkSets;
}
constexpr std::size_t marksOf(std::size_t rank)
{
    return rank % kMarkSets;
}

/// The numbers of one type by their marks, eight bytes that are read as one word.
using Ranks = std::uint64_t;
inline constexpr bool kLowMarksFirst = std::endian::native == std::endian::little;
/// The lowest marks that some units bear; `ranks` is not 0.
constexpr std::size_t firstMarks(Ranks ranks)
{
    return static_cast<std::size_t>(kLowMarksFirst ? std::countr_zero(ranks) : std::countl_zero(ranks)) / 8;
}
/// The byte of those with just these marks.
constexpr Ranks byteOf(std::size_t marks)
{
    return Ranks {0xFF} << 8 * (kLowMarksFirst ? marks : kMarkSets - 1 - marks);
}
/// The bytes of all that bear none of some marks.
constexpr Ranks bytesWithout(std::size_t barred)
{
    Ranks bytes = 0;
    for (std::size_t marks = 0; marks < kMarkSets; ++marks)
        bytes |= (marks & barred) == 0 ? byteOf(marks) : 0;
    return bytes;
}
/// The same units without a mark that all of them bear.
constexpr Ranks unmarked(Ranks ranks, Mark mark)
{
    return kLowMarksFirst ? ranks >> 8 * mark : ranks << 8 * mark;
}
/// Calls `act(marks)` for all marks that some units bear, from the lowest on.
template <class Act>
constexpr void forEachMarks(Ranks ranks, Act act)
{
    for (; ranks != 0; ranks &= ~byteOf(firstMarks(ranks)))
        act(firstMarks(ranks));
}

/// EX-11.17: a squad that it leads is steady.
inline constexpr std::size_t kSteadyUnit = static_cast<std::size_t>(Unit::HeavyInfantry);

} // namespace merlon::exiles
