#pragma once

#include "app/words/speaker.h"
#include "core/games/siege/battlefield.h"
#include "core/games/siege/pieces/units.h"

#include <QString>

#include <array>
#include <span>
#include <string_view>

namespace merlon::cli {

/// The names of a siege game's pieces and places on its map for a terminal, and of what stands somewhere.
struct SiegeNames {
    using UnitKeys = std::array<std::string_view, siege::kUnitKinds>;

    const Speaker &speaker;
    const UnitKeys &invaderKeys;
    const UnitKeys &defenderKeys;
    std::span<const std::string_view> heroKeys;

    QString place(siege::PlaceIndex index) const;
    /// `2 goblins, 1 orc`, or nothing.
    QString invaders(const siege::Units &units) const;
    QString defenders(const siege::Units &units) const;
    /// `3/4: 1 goblin, 2 orcs`.
    QString invadersIn(const siege::Units &units, int room) const;
    QString defendersIn(const siege::Units &units, int room) const;
    QString hero(std::size_t hero) const { return speaker.name(heroKeys[hero]); }
    /// Those heroes who stand there, of all in their order.
    QString heroesAt(std::span<const siege::PlaceIndex> heroes, siege::PlaceIndex index) const;
};

} // namespace merlon::cli
