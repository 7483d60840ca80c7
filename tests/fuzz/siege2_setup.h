#pragma once

#include "core/board/format.h"
#include "core/board/library.h"
#include "core/engine/game.h"

#include <filesystem>
#include <memory>

/// What the fuzz targets of the engine play with: Siege II on its default board.
namespace merlon::fuzz {

inline Expected<Board> boardNamed(std::string_view name, const Game &game)
{
    const std::filesystem::path folder = std::filesystem::path(MERLON_SOURCE_DIR) / "resources" / "boards";
    const SchemaLookup schemas = [&game](std::string_view family) {
        return family == game.schema().key ? &game.schema() : nullptr;
    };
    return loadBoard(name, std::span(&folder, 1), schemas);
}

/// Null if there is no such game.
inline std::shared_ptr<const Setup> siege2Setup()
{
    const Game *const game = findGame("siege2");
    if (!game)
        return nullptr;
    Expected<Board> board = boardNamed(game->defaultBoard(), *game);
    if (!board)
        return nullptr;
    const Expected<std::shared_ptr<const Setup>> setup = game->open(std::move(*board), {});
    return setup ? *setup : nullptr;
}

} // namespace merlon::fuzz
