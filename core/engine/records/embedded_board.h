#pragma once

#include "core/base/error.h"
#include "core/base/json_fwd.h"
#include "core/board/board.h"
#include "core/engine/game.h"

#include <string>
#include <vector>

namespace merlon {

/// A board as a part of a record or scenario: whole, but without an editor's notes and background.
Json embeddedBoard(const Board &board, const Game &game);

/// Reads it back. Errors carry `source`, and a pointer that begins with `pointer`, as those do that `passedOver` gets:
/// see boardFromJson.
Expected<Board> boardFromEmbedded(const Json &json, const Game &game, const std::string &source,
                                  const std::string &pointer, std::vector<std::string> *passedOver = nullptr);

} // namespace merlon
