#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/board.h"
#include "core/canvas/picture/picture.h"
#include "core/engine/game.h"
#include "core/engine/tableau/tableau.h"

#include <QString>

#include <memory>
#include <optional>

namespace merlon {

/// What lies where when a game is set up, as a scenario that says nothing else begins.
Tableau setUpTableau(const std::shared_ptr<const Setup> &setup);

/// A board as at the table when a game is set up on it: its spaces, what starts on its places and links, and how much room
/// there is. Of the first game that it is designed for and can be played on it; none if there is no such game. Nothing of
/// it can be pointed at alone, and the ground stays as the board says.
std::optional<canvas::Picture> setUpPicture(const Board &board);

/// The same without the pieces, to be printed: a space for each unit that has room at a place, and how many there are. A
/// list of spaces on the board says what alone has room in each.
std::optional<canvas::Picture> spacesPicture(const Board &board);

/// Puts all that lies on places and links onto a picture that names them.
void addSetUp(canvas::Picture &named, const canvas::Picture &setUp);

/// How much room there is at a place, in figures: `3/2` for a wall with spaces for three of one side and two of the other.
/// Empty where the family draws that, or nothing can be said.
QString roomAt(const Place &place, const BoardSchema &schema);

} // namespace merlon
