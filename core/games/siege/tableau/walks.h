#pragma once

#include "core/engine/event.h"
#include "core/engine/game.h"
#include "core/engine/tableau/moves.h"
#include "core/games/siege/battlefield.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace merlon::siege {

/// Where a piece comes from or goes to when something happens: an argument of the event by its number, or this.
enum WalkEnd : std::int8_t { Nowhere = -1, Hospital = -2, Courtyard = -3, Marauders = -4, Itself = -5 };

/// What an event of a siege game moves, or shows for a moment. An event may have several rules.
struct WalkRule {
    std::uint16_t event = 0;
    std::int8_t piece = -1;     ///< argument that names it; below 0: it is called `name`
    std::int8_t from = Nowhere; ///< Nowhere: it appears; Itself: it shakes where it stands
    std::int8_t to = Nowhere; ///< Nowhere: it fades; if it shakes: only where this argument is called `name`
    std::string_view name {};
    std::string_view shot {}; ///< picture of what flies from `from`, or else from the piece, to `to`
    std::int8_t card = -1;    ///< argument whose picture is on a card that is turned over at the piece
};

template <class EventKind>
constexpr WalkRule walkRule(EventKind event, int piece, int from, int to, std::string_view name = {})
{
    return {static_cast<std::uint16_t>(event), static_cast<std::int8_t>(piece),
            static_cast<std::int8_t>(from), static_cast<std::int8_t>(to), name};
}

/// Something flies from where the piece or the place of `from` is to that of `to`. `piece` below 0: there is none.
template <class EventKind>
constexpr WalkRule shotRule(EventKind event, int piece, int from, int to, std::string_view picture)
{
    WalkRule rule = walkRule(event, piece, from, to);
    rule.shot = picture;
    return rule;
}

/// A card with the picture of an argument is turned over at a piece.
template <class EventKind>
constexpr WalkRule cardRule(EventKind event, int piece, int card)
{
    WalkRule rule = walkRule(event, piece, Nowhere, Nowhere);
    rule.card = static_cast<std::int8_t>(card);
    return rule;
}

/// The moves of an event, as the viewer may see it; what is hidden does not move.
std::vector<Move> movesOf(const Event &event, const Setup &setup, const Battlefield &field,
                          std::span<const WalkRule> rules);

} // namespace merlon::siege
