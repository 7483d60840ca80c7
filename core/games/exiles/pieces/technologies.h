#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// The 19 technologies (section 2.5 of the rules).
namespace merlon::exiles {

enum class Technology : std::uint8_t {
    StoneWorking,
    Archery,
    Cauldron,
    Fortifications,
    BeastsOfBurden,
    Architecture,
    ChainMail,
    Crossbow,
    Mine,
    Catapult,
    Masonry,
    GoldWorking,
    Ballista,
    Mechanisms,
    Structures,
    PlateArmour,
    Onager,
    BlackPowder,
    Bombard,
};
inline constexpr std::size_t kTechnologies = 19;
inline constexpr std::uint8_t kNoTechnology = 0xFF;

using TechnologySet = std::uint32_t;
constexpr TechnologySet bitOf(Technology technology)
{
    return TechnologySet {1} << static_cast<unsigned>(technology);
}

struct TechnologyData {
    std::string_view key;
    std::uint8_t level; ///< of the Library
};

inline constexpr std::array<TechnologyData, kTechnologies> kTechnologyData {{
    {"stone-working", 1},  {"archery", 1},          {"cauldron", 1},
    {"fortifications", 1}, {"beasts-of-burden", 2}, {"architecture", 2},
    {"chain-mail", 2},     {"crossbow", 2},         {"mine", 2},
    {"catapult", 2},       {"masonry", 3},          {"gold-working", 3},
    {"ballista", 3},       {"mechanisms", 4},       {"structures", 4},
    {"plate-armour", 4},   {"onager", 4},           {"black-powder", 5},
    {"bombard", 5},
}};

/// Those that a Library of each level allows.
inline constexpr auto kTechnologiesByLibrary = [] {
    std::array<TechnologySet, 6> sets {};
    for (std::size_t library = 0; library < sets.size(); ++library) {
        for (std::size_t technology = 0; technology < kTechnologies; ++technology)
            sets[library] |=
                kTechnologyData[technology].level <= library ? TechnologySet {1} << technology : 0;
    }
    return sets;
}();
constexpr TechnologySet technologiesUpTo(int library)
{
    return kTechnologiesByLibrary[static_cast<std::size_t>(library)];
}

} // namespace merlon::exiles
