#pragma once

#include "core/canvas/picture/thing.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace merlon::canvas {

/// A small plate on a place with a few letters, and a sign of how things stand there. The sign is a shape, so that
/// nothing is told by colour alone.
struct Badge {
    enum class Sign : std::uint8_t {
        None,
        Holds,  ///< a shield: who holds the place has the better of it
        Even,   ///< two bars
        Wins,   ///< an arrow: who attacks has the better of it
        Leaves, ///< an arrow away: so many have left
        Falls,  ///< a crack, and the plate is filled: the place falls
    };

    int place = -1;
    QString text;
    Sign sign = Sign::None;
    int seat = -1; ///< whose colour it has
};

/// A pin with a number, the same on several things.
struct Pin {
    std::vector<Thing> things;
    bool isFaint = false; ///< others are meant first

    friend bool operator==(const Pin &, const Pin &) = default;
};

} // namespace merlon::canvas
