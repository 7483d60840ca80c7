#pragma once

#include "app/rules/figure_name.h"
#include "core/board/board.h"
#include "core/canvas/picture/picture.h"
#include "core/engine/game.h"

#include <optional>

namespace merlon {

/// A board and what is on it.
struct FigurePosition {
    Board board;
    canvas::Picture picture;
};

/// What a figure shows, with everything that lies face down. None if there is no such board, scenario or lesson of this
/// game, or if the game cannot be played there or the lesson so far.
std::optional<FigurePosition> positionOf(const Game &game, const FigureName &figure);

} // namespace merlon
