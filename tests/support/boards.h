#pragma once

#include "core/board/files/format.h"
#include "core/engine/game.h"
#include "core/games/english.h"
#include "core/games/exiles/board/exiles_schema.h"
#include "core/games/fiefs/board/fiefs_schema.h"
#include "core/games/mountain/board/mountain_schema.h"
#include "core/games/siege/board/siege_schema.h"

#include <filesystem>
#include <stdexcept>
#include <string>

namespace merlon::testing {

/// The schemas of all families that tests know.
inline const BoardSchema *schemaOf(std::string_view family)
{
    return family == "siege"   ? &siegeSchema()
        : family == "fiefs"    ? &fiefs::fiefsSchema()
        : family == "mountain" ? &mountain::mountainSchema()
        : family == "exiles"   ? &exiles::exilesSchema()
                               : nullptr;
}

inline std::filesystem::path boardDirectory()
{
    return std::filesystem::path(MERLON_SOURCE_DIR) / "resources" / "boards";
}

/// A board of resources/boards; throws what is wrong with it.
inline Board shippedBoard(const std::string &name)
{
    Expected<Board> board = readBoardFile(boardDirectory() / (name + ".json"), schemaOf);
    if (!board)
        throw std::runtime_error(say(board.error(), english()));
    return *board;
}

/// A board of the lessons alone, or one that is offered for other games too.
inline Expected<Board> lessonBoard(std::string_view name, const Game &)
{
    const std::string file = std::string(name) + ".json";
    const std::filesystem::path own = boardDirectory().parent_path() / "lessons" / "boards" / file;
    return readBoardFile(std::filesystem::exists(own) ? own : boardDirectory() / file, schemaOf);
}

} // namespace merlon::testing
