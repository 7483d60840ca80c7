#pragma once

#include "core/canvas/scene/board_things.h"
#include "core/canvas/scene/layers/motion_layer.h"

#include <span>

namespace merlon::canvas {

/// What is drawn while one picture turns into another.
struct Walking {
    std::vector<DrawnToken> standing; ///< shift a little, appear and vanish
    std::vector<Walk> walks;
};

/// Lets the pieces of `motions` walk along the ways of the board from where they stand to where they stand in the
/// picture `after`. There must be a look. A motion from a place to itself shakes the piece.
Walking walkBetween(const BoardThings &things, const Picture &after, std::span<const Motion> motions);

/// All tokens of a picture, at rest.
std::vector<DrawnToken> standing(const Picture &picture, std::span<const Spot> spots);

const Token &tokenOf(const Picture &picture, const Spot &spot);

} // namespace merlon::canvas
