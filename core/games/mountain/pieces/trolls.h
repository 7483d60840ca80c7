#pragma once

#include "core/games/mountain/pieces/resources.h"

#include <array>
#include <cstdint>
#include <string_view>

/// The 55 trolls of the horde and the six with which every pack starts (sections 2.4 and 2.5 of the rules).
namespace merlon::mountain {

/// The number of a troll: those of the horde in the order of the tables, level by level, then the starting trolls.
using Troll = std::uint8_t;
inline constexpr Troll kNoTroll = 0xFF;

inline constexpr std::size_t kHordeTrolls = 55;
inline constexpr std::size_t kStartTrolls = 6;
inline constexpr std::size_t kTrolls = kHordeTrolls + kStartTrolls;
inline constexpr std::size_t kLevels = 3;
inline constexpr std::size_t kMostSymbols = 6;
inline constexpr std::array<std::uint8_t, kLevels> kTrollsOfLevel {21, 17, 17};
inline constexpr std::size_t kLargestLevel = 21;

struct TrollData {
    std::string_view key;
    std::uint8_t level = 0;       ///< 0: a starting troll
    std::uint8_t clan = kNoClan;  ///< starting trolls have none
    std::string_view symbols {};  ///< a letter for each: S I H $ C T R
    std::string_view starting {}; ///< of starting trolls: the resources that they bring, in the same letters

    constexpr bool isOfClan(Clan other) const { return clan == indexOf(other); }
    /// MT-1.8: whether carts on it haul only statues of its clan.
    constexpr bool hasClanCarts() const { return clan < kStatueClans; }
};

inline constexpr std::array<TrollData, kTrolls> kTrollData {{
    {"l1-01", 1, 0, "SSC"},         {"l1-02", 1, 0, "IC"},          {"l1-03", 1, 0, "$$"},
    {"l1-04", 1, 0, "HS"},          {"l1-05", 1, 0, "IT"},          {"l1-06", 1, 1, "SS$"},
    {"l1-07", 1, 1, "HC"},          {"l1-08", 1, 1, "IR"},          {"l1-09", 1, 1, "SSI"},
    {"l1-10", 1, 1, "$C"},          {"l1-11", 1, 2, "SSR"},         {"l1-12", 1, 2, "II"},
    {"l1-13", 1, 2, "TC"},          {"l1-14", 1, 2, "H$"},          {"l1-15", 1, 2, "IC"},
    {"l1-16", 1, 3, "IH"},          {"l1-17", 1, 3, "SSS"},         {"l1-18", 1, 3, "$R"},
    {"l1-19", 1, 3, "CS"},          {"l1-20", 1, 3, "T$"},          {"l1-21", 1, 3, "RH"},
    {"l2-01", 2, 0, "IIC"},         {"l2-02", 2, 0, "HHS"},         {"l2-03", 2, 0, "$$C"},
    {"l2-04", 2, 0, "SSRC"},        {"l2-05", 2, 1, "SSSC"},        {"l2-06", 2, 1, "HIC"},
    {"l2-07", 2, 1, "$RT"},         {"l2-08", 2, 1, "II$"},         {"l2-09", 2, 2, "SSIC"},
    {"l2-10", 2, 2, "HCR"},         {"l2-11", 2, 2, "III"},         {"l2-12", 2, 2, "$CT"},
    {"l2-13", 2, 3, "HRT"},         {"l2-14", 2, 3, "CI$"},         {"l2-15", 2, 3, "SSSI"},
    {"l2-16", 2, 3, "SS$R"},        {"l2-17", 2, 3, "SCH"},         {"l3-01", 3, 0, "IIIRC"},
    {"l3-02", 3, 0, "HHHC"},        {"l3-03", 3, 0, "$$$CC"},       {"l3-04", 3, 0, "SSSSIC"},
    {"l3-05", 3, 1, "HHII"},        {"l3-06", 3, 1, "SSSRCC"},      {"l3-07", 3, 1, "II$TC"},
    {"l3-08", 3, 1, "HHTR"},        {"l3-09", 3, 2, "IIICC"},       {"l3-10", 3, 2, "SSHHC"},
    {"l3-11", 3, 2, "$$RRC"},       {"l3-12", 3, 2, "HHHT"},        {"l3-13", 3, 3, "SSSSSH"},
    {"l3-14", 3, 3, "IIIH$"},       {"l3-15", 3, 3, "CCH$"},        {"l3-16", 3, 3, "$$RTC"},
    {"l3-17", 3, 3, "SSIIH"},       {"st1", 0, kNoClan, "S", "I$"}, {"st2", 0, kNoClan, "S", "TR"},
    {"st3", 0, kNoClan, "I", "S$"}, {"st4", 0, kNoClan, "$", "SI"}, {"st5", 0, kNoClan, "H", "SS"},
    {"st6", 0, kNoClan, "C", "SS"},
}};

constexpr const TrollData &dataOf(Troll troll)
{
    return kTrollData[troll];
}

/// The resource that a letter of the tables stands for.
constexpr Resource resourceOf(char letter)
{
    switch (letter) {
    case 'S':
        return Resource::Stone;
    case 'I':
        return Resource::Iron;
    case 'H':
        return Resource::Heartrock;
    case '$':
        return Resource::Coin;
    case 'C':
        return Resource::Cart;
    case 'T':
        return Resource::Hammer;
    default:
        return Resource::Rune;
    }
}
constexpr Amounts amountsOf(std::string_view letters)
{
    Amounts amounts;
    for (const char letter : letters)
        ++amounts[resourceOf(letter)];
    return amounts;
}
/// The kinds of the symbols of every troll, from left to right.
inline constexpr auto kSymbols = [] {
    std::array<std::array<Resource, kMostSymbols>, kTrolls> symbols {};
    for (std::size_t troll = 0; troll < kTrolls; ++troll) {
        for (std::size_t symbol = 0; symbol < kTrollData[troll].symbols.size(); ++symbol)
            symbols[troll][symbol] = resourceOf(kTrollData[troll].symbols[symbol]);
    }
    return symbols;
}();
constexpr std::size_t symbolCount(Troll troll)
{
    return kTrollData[troll].symbols.size();
}
/// All symbols of a troll as bits, the leftmost the lowest.
constexpr std::uint8_t allSymbols(Troll troll)
{
    return static_cast<std::uint8_t>((1u << symbolCount(troll)) - 1u);
}

/// The number of the first troll of a level from 1 to 3.
constexpr Troll firstOfLevel(int level)
{
    return level == 1 ? 0 : level == 2 ? kTrollsOfLevel[0] : kTrollsOfLevel[0] + kTrollsOfLevel[1];
}
constexpr Troll startTroll(std::size_t number)
{
    return static_cast<Troll>(kHordeTrolls + number);
}

} // namespace merlon::mountain
