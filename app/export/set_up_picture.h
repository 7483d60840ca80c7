#pragma once

#include "core/board/board.h"
#include "core/board/schema.h"
#include "core/canvas/picture/picture.h"

#include <QString>

#include <optional>

namespace merlon {

/// A board as at the table when a game is set up on it: its spaces, what starts on its places and links, and how much room
/// there is. Of the first game that it is designed for and can be played on it; none if there is no such game. Nothing of
/// it can be pointed at alone, and the ground stays as the board says.
std::optional<canvas::Picture> setUpPicture(const Board &board);

/// Puts all that lies on places and links onto a picture that names them.
void addSetUp(canvas::Picture &named, const canvas::Picture &setUp);

/// How much room there is at a place, in figures: `3/2` for a wall with spaces for three of one side and two of the other.
/// Empty where the family draws that, or nothing can be said.
QString roomAt(const Place &place, const BoardSchema &schema);

} // namespace merlon
