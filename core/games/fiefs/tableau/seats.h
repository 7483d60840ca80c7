#pragma once

#include "core/engine/tableau/tableau.h"
#include "core/games/fiefs/edition.h"

#include <cstddef>

namespace merlon::fiefs {

/// A position while it is laid out.
struct Layout {
    const FiefsView &view;
    const FiefsData &data;
    Scene scene;
    Tableau &tableau;
    Seat asked; ///< kNobody, chance or a seat
};

/// A card of a seat, by its number among all kinds.
Item cardItem(std::size_t kind, Seat owner);
/// What belongs to each seat: points, dice, cards, artefacts, and the hand of whoever looks.
void laySeats(const Layout &layout);

} // namespace merlon::fiefs
