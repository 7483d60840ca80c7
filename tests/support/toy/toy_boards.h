#pragma once

#include "core/board/files/format.h"
#include "core/games/english.h"
#include "tests/support/toy/toy_game.h"

#include <stdexcept>
#include <string>

namespace merlon::toy {

/// A board of resources/boards: `four-fields`, `six-hexagons`, `three-squares`.
inline std::string fileOf(const std::string &board)
{
    return std::string(MERLON_SOURCE_DIR) + "/tests/support/toy/resources/boards/" + board + ".json";
}

/// Throws what is wrong with it.
inline Board shippedBoard(const std::string &name)
{
    const auto schemaOf = [](std::string_view family) {
        return family == game().schema().key ? &game().schema() : nullptr;
    };
    Expected<Board> board = readBoardFile(fileOf(name), schemaOf);
    if (!board)
        throw std::runtime_error(say(board.error(), english()));
    return *board;
}

inline std::shared_ptr<const Setup> openOn(const std::string &board, const Options &options = {})
{
    const auto setup = game().open(shippedBoard(board), options);
    if (!setup)
        throw std::runtime_error(say(setup.error(), english()));
    return *setup;
}

} // namespace merlon::toy
