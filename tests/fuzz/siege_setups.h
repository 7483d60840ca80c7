#pragma once

#include "core/board/files/format.h"
#include "core/board/files/library.h"
#include "core/engine/game.h"

#include <filesystem>
#include <memory>
#include <vector>

/// What the fuzz targets of the engine play with: the siege games on their default boards.
namespace merlon::fuzz {

inline Expected<Board> boardNamed(std::string_view name, const Game &game)
{
    const std::filesystem::path folder = std::filesystem::path(MERLON_SOURCE_DIR) / "resources" / "boards";
    const SchemaLookup schemas = [&game](std::string_view family) {
        return family == game.schema().key ? &game.schema() : nullptr;
    };
    return loadBoard(name, std::span(&folder, 1), schemas);
}

/// A game on its default board; null if there is none.
inline std::shared_ptr<const Setup> setupOf(std::string_view key, const Options &options = {})
{
    const Game *const game = findGame(key);
    if (!game)
        return nullptr;
    Expected<Board> board = boardNamed(game->defaultBoard(), *game);
    if (!board)
        return nullptr;
    const Expected<std::shared_ptr<const Setup>> setup = game->open(std::move(*board), options);
    return setup ? *setup : nullptr;
}

/// Siege II, and Siege I for two and for four.
inline const std::vector<std::shared_ptr<const Setup>> &siegeSetups()
{
    static const std::vector<std::shared_ptr<const Setup>> kSetups {setupOf("siege2"), setupOf("siege1"),
                                                                    setupOf("siege1", {{"players", "4"}})};
    return kSetups;
}

} // namespace merlon::fuzz
