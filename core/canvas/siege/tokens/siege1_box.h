#pragma once

#include "core/canvas/siege/tokens/siege_pieces.h"

#include <vector>

namespace merlon::canvas {

/// All pieces in the box of Siege I: each kind once, its number as the count. Where the two sides of a piece differ, its
/// back is a kind of its own.
std::vector<Token> siege1Box(const Names &names);

} // namespace merlon::canvas
