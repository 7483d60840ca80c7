#pragma once

#include "core/canvas/picture.h"
#include "core/games/siege2/siege2_view.h"

#include <QString>

#include <functional>
#include <string_view>

namespace merlon::canvas {

/// The name of a value of the vocabulary in the language spoken: `unit`, `goblin`. The type may be empty; for a place
/// or a link the key is that of the board.
using Names = std::function<QString(std::string_view type, std::string_view key)>;

/// A position of Siege II as the seats of the view may see it: everything that stands on the board. What the viewer
/// may not know shows its back and nothing else.
Picture siege2Picture(const siege2::Siege2View &view, const Names &names);

} // namespace merlon::canvas
