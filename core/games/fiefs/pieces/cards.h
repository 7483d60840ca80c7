#pragma once

#include "core/engine/pieces/store.h"

#include <array>
#include <cstdint>
#include <string_view>

/// The deck of 18 cards that every seat has, and what is on them (section 2.3 of the rules).
namespace merlon::fiefs {

enum class Card : std::uint8_t {
    Conflict2,
    Conflict3,
    Conflict4,
    Conflict5,
    Ambush,
    Support1,
    Support2,
    CallToArms,
    Authority,
    TacticalAdvance,
    Fracture,
};
inline constexpr std::size_t kCards = 11;
inline constexpr int kDeckSize = 18;

enum class Family : std::uint8_t { Conflict, Support, Resource };

struct CardData {
    std::string_view key;
    Family family;
    std::uint8_t copies;
    std::uint8_t value; ///< of conflict and support cards; 0: a die says it, or there is none
};

inline constexpr std::array<CardData, kCards> kCardData {{
    {"conflict2", Family::Conflict, 1, 2},
    {"conflict3", Family::Conflict, 2, 3},
    {"conflict4", Family::Conflict, 1, 4},
    {"conflict5", Family::Conflict, 1, 5},
    {"ambush", Family::Conflict, 1, 0},
    {"support1", Family::Support, 3, 1},
    {"support2", Family::Support, 3, 2},
    {"call-to-arms", Family::Resource, 2, 0},
    {"authority", Family::Resource, 1, 0},
    {"tactical-advance", Family::Resource, 1, 0},
    {"fracture", Family::Resource, 2, 0},
}};

constexpr const CardData &dataOf(Card card)
{
    return kCardData[static_cast<std::size_t>(card)];
}
constexpr PieceKind kindOf(Card card)
{
    return static_cast<PieceKind>(card);
}
constexpr Card cardOf(std::size_t kind)
{
    return static_cast<Card>(kind);
}

/// How many there are of each card in a deck.
constexpr std::array<std::uint8_t, kCards> deckCounts()
{
    std::array<std::uint8_t, kCards> counts {};
    for (std::size_t kind = 0; kind < kCards; ++kind)
        counts[kind] = kCardData[kind].copies;
    return counts;
}
inline constexpr Store<kCards> kDeck {deckCounts()};

/// The first card of a family, and the one after its last; cards of a family are side by side.
constexpr std::size_t firstOf(Family family)
{
    return family == Family::Conflict ? 0 : family == Family::Support ? 5 : 7;
}
constexpr std::size_t endOf(Family family)
{
    return family == Family::Conflict ? 5 : family == Family::Support ? 7 : kCards;
}

/// Whether some cards (a hand, a store) hold one of a family.
template <class Cards>
bool holds(const Cards &cards, Family family)
{
    for (std::size_t kind = firstOf(family); kind < endOf(family); ++kind) {
        if (cards[kind] > 0)
            return true;
    }
    return false;
}
template <class Cards>
bool holds(const Cards &cards, Card card)
{
    return cards[static_cast<std::size_t>(card)] > 0;
}

} // namespace merlon::fiefs
