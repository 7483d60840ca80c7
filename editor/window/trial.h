#pragma once

#include "core/base/error.h"
#include "core/engine/game.h"
#include "editor/document/board_document.h"

namespace merlon {

/// The first game that the board says it is meant for; null if there is none.
const Game *gameFor(const Board &board);

/// The board as it stands, ready to be played; checks it first. A null game is an error too.
Expected<std::shared_ptr<const Setup>> setupFor(BoardDocument &document, const Game *game);

} // namespace merlon
