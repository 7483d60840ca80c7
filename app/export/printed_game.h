#pragma once

#include "app/export/print_cover.h"
#include "app/export/role_sheets.h"
#include "app/table/face/box_card.h"
#include "core/board/board.h"
#include "core/canvas/picture/picture.h"

#include <QString>

#include <vector>

/// What is printed of the first game that a board says it is meant for, for whatever number of players; nothing if there is
/// no such game.
namespace merlon {

/// All pieces of its box.
std::vector<canvas::Token> piecesFor(const Board &board);
std::vector<BoxCard> cardsFor(const Board &board);
/// Those of its rulebook in the language spoken, see referenceSheetsOf.
std::vector<QString> referenceSheetsFor(const Board &board);
/// A first page for the print of the board with its pieces.
PrintCover coverFor(const Board &board);
/// What lies before each role, and what all have in common.
RoleSheets roleSheetsFor(const Board &board);

} // namespace merlon
