#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// Spells and blessings (section 13 of the rules), and the heroes (section 2.13).
namespace merlon::exiles {

/// By the level of the Chapel that each needs.
enum class Blessing : std::uint8_t { Shield, Reinforcement, Renewal, Aura, Resurrection };
/// By the level of the Mage Tower.
enum class Spell : std::uint8_t { Rockfall, Blindness, Paralysis, Conflagration, Earthquake };
inline constexpr std::size_t kPowers = 5;

inline constexpr std::array<std::string_view, kPowers> kBlessingKeys {"shield", "reinforcement", "renewal",
                                                                      "aura", "resurrection"};
inline constexpr std::array<std::string_view, kPowers> kSpellKeys {"rockfall", "blindness", "paralysis",
                                                                   "conflagration", "earthquake"};

/// The powers used in a turn: blessings in the lower five bits, spells above.
using PowerSet = std::uint16_t;
constexpr PowerSet bitOf(Blessing blessing)
{
    return static_cast<PowerSet>(1u << static_cast<unsigned>(blessing));
}
constexpr PowerSet bitOf(Spell spell)
{
    return static_cast<PowerSet>(1u << (kPowers + static_cast<unsigned>(spell)));
}

/// EX-15.9: the normal use of a spell, or the extra one of the Sorcerer.
enum class Casting : std::uint8_t { Normal, Extra };
inline constexpr std::size_t kCastings = 2;
inline constexpr std::array<std::string_view, kCastings> kCastingKeys {"normal", "extra"};
inline constexpr int kMostExtraLevel = 3;

inline constexpr int kParalyzed = 2;   ///< units
inline constexpr int kRenewed = 3;     ///< R
inline constexpr int kBlindness = 2;   ///< taken from the RFS
inline constexpr int kMostBlinded = 2; ///< EX-15.9: by the spell and by the Sorcerer
inline constexpr int kForeseen = 5;    ///< units that the Oracle moves

enum class Hero : std::uint8_t { Oracle, Sorcerer, Heretic, Deserter };
inline constexpr std::size_t kHeroes = 4;
inline constexpr std::uint8_t kNoHero = 0xFF;
inline constexpr std::array<std::string_view, kHeroes> kHeroKeys {"oracle", "sorcerer", "heretic",
                                                                  "deserter"};

} // namespace merlon::exiles
