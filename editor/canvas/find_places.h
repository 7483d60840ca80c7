#pragma once

#include "editor/model/selection.h"

#include <string>

namespace merlon {

namespace canvas {
class BoardView;
}

/// The places in which a text is found: in their key, kind and names and in what their designer has added, as in
/// files and as they are shown in the language that is spoken. Capital letters make no difference.
Selection foundPlaces(const canvas::BoardView &view, const Board &board, const std::string &text);

} // namespace merlon
