#pragma once

#include "core/games/mountain/pieces/resources.h"

#include <array>
#include <cstdint>
#include <string_view>

/// The eleven kinds of workshops, two tiles each, and what they turn into what (section 2.6 of the rules).
namespace merlon::mountain {

enum class Workshop : std::uint8_t {
    Wainwright,
    Runeforge,
    Charmweaver,
    Crusher,
    Mint,
    Stonemill,
    Ironworks,
    Hammerforge,
    Hammerexchange,
    Warehouse,
    Stewardship,
};
inline constexpr std::size_t kWorkshops = 11;
inline constexpr std::uint8_t kCopiesOfWorkshop = 2;
inline constexpr std::array<std::string_view, kWorkshops> kWorkshopKeys {
    "wainwright", "runeforge",   "charmweaver",    "crusher",   "mint",       "stonemill",
    "ironworks",  "hammerforge", "hammerexchange", "warehouse", "stewardship"};

/// How many resources of any kinds the exchanges of Hammer Exchange and Warehouse cost.
inline constexpr int kAnyTwo = 2;

/// One line of the table: what is spent and what is gained.
struct Conversion {
    std::string_view key;
    Workshop workshop;
    Amounts cost {}; ///< empty: two resources of any kind
    Amounts gain {};

    constexpr bool takesAny() const { return cost.empty(); }
};

inline constexpr std::size_t kConversions = 22;
inline constexpr std::array<Conversion, kConversions> kConversionData {{
    {"heartrock-to-cart", Workshop::Wainwright, amount(Resource::Heartrock), amount(Resource::Cart)},
    {"cart-to-heartrock", Workshop::Wainwright, amount(Resource::Cart), amount(Resource::Heartrock)},
    {"stone-to-rune", Workshop::Runeforge, amount(Resource::Stone), amount(Resource::Rune)},
    {"iron-to-rune", Workshop::Runeforge, amount(Resource::Iron), amount(Resource::Rune)},
    {"rune-to-stone", Workshop::Runeforge, amount(Resource::Rune), amount(Resource::Stone)},
    {"rune-to-iron", Workshop::Runeforge, amount(Resource::Rune), amount(Resource::Iron)},
    {"coin-to-rune", Workshop::Charmweaver, amount(Resource::Coin), amount(Resource::Rune)},
    {"rune-to-coin", Workshop::Charmweaver, amount(Resource::Rune), amount(Resource::Coin)},
    {"heartrock-to-stones", Workshop::Crusher, amount(Resource::Heartrock), amount(Resource::Stone, 2)},
    {"stones-to-heartrock", Workshop::Crusher, amount(Resource::Stone, 2), amount(Resource::Heartrock)},
    {"iron-to-coin", Workshop::Mint, amount(Resource::Iron), amount(Resource::Coin)},
    {"heartrock-to-coin", Workshop::Mint, amount(Resource::Heartrock), amount(Resource::Coin)},
    {"coin-to-iron", Workshop::Mint, amount(Resource::Coin), amount(Resource::Iron)},
    {"coin-to-heartrock", Workshop::Mint, amount(Resource::Coin), amount(Resource::Heartrock)},
    {"stone-to-iron", Workshop::Stonemill, amount(Resource::Stone), amount(Resource::Iron)},
    {"iron-to-stone", Workshop::Stonemill, amount(Resource::Iron), amount(Resource::Stone)},
    {"heartrock-to-iron", Workshop::Ironworks, amount(Resource::Heartrock), amount(Resource::Iron)},
    {"iron-to-heartrock", Workshop::Ironworks, amount(Resource::Iron), amount(Resource::Heartrock)},
    {"heartrock-to-hammer", Workshop::Hammerforge, amount(Resource::Heartrock), amount(Resource::Hammer)},
    {"hammer-to-heartrock", Workshop::Hammerforge, amount(Resource::Hammer), amount(Resource::Heartrock)},
    {"two-to-hammer", Workshop::Hammerexchange, {}, amount(Resource::Hammer)},
    {"two-to-cart", Workshop::Warehouse, {}, amount(Resource::Cart)},
}};

} // namespace merlon::mountain
