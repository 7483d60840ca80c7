#pragma once

#include "core/games/mountain/pieces/resources.h"

#include <array>
#include <cstdint>
#include <string_view>

/// The 17 spells (section 2.7 of the rules).
namespace merlon::mountain {

enum class Spell : std::uint8_t {
    Mask,
    Eater,
    Ascension,
    Earth,
    Drum,
    Ghost,
    Soft,
    Thief,
    Eye,
    Transmute,
    Carver,
    Overtime,
    Labour,
    Smith,
    Road,
    Shift,
    Kin,
};
inline constexpr std::size_t kSpells = 17;
inline constexpr std::size_t kGrimoire = 3; ///< spells that lie open
inline constexpr std::array<std::string_view, kGrimoire> kSpellPlaceKeys {"g1", "g2", "g3"};
inline constexpr std::uint8_t kRunesOfSpell = 3; ///< MT-3.3: with so many it disintegrates

struct SpellData {
    std::string_view key;
    bool lastsTurn; ///< works until the end of the turn
};

inline constexpr std::array<SpellData, kSpells> kSpellData {{
    {"mask", true},
    {"eater", false},
    {"ascension", false},
    {"earth", false},
    {"drum", false},
    {"ghost", false},
    {"soft", true},
    {"thief", false},
    {"eye", false},
    {"transmute", false},
    {"carver", false},
    {"overtime", true},
    {"labour", true},
    {"smith", false},
    {"road", false},
    {"shift", false},
    {"kin", true},
}};

constexpr const SpellData &dataOf(Spell spell)
{
    return kSpellData[static_cast<std::size_t>(spell)];
}

/// What a spell that brings resources offers.
struct Gift {
    std::string_view key;
    Spell spell;
    Amounts gain;
};
inline constexpr std::size_t kGifts = 7;
inline constexpr std::array<Gift, kGifts> kGiftData {{
    {"stones", Spell::Earth, amount(Resource::Stone, 3)},
    {"irons", Spell::Earth, amount(Resource::Iron, 2)},
    {"heartrock", Spell::Earth, amount(Resource::Heartrock)},
    {"hammers", Spell::Smith, amount(Resource::Hammer, 2)},
    {"hammer-and-cart", Spell::Smith, amount(Resource::Hammer) + amount(Resource::Cart)},
    {"coins", Spell::Road, amount(Resource::Coin, 2)},
    {"cart-and-coin", Spell::Road, amount(Resource::Cart) + amount(Resource::Coin)},
}};

/// A set of spells.
using SpellSet = std::uint32_t;
constexpr SpellSet bitOf(Spell spell)
{
    return SpellSet {1} << static_cast<unsigned>(spell);
}

} // namespace merlon::mountain
