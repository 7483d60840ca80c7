#pragma once

#include "core/board/files/format.h"
#include "core/board/files/library.h"
#include "core/engine/game.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

/// What the fuzz targets of the engine play with: every game of the catalogue.
namespace merlon::fuzz {

inline std::filesystem::path boardFolder()
{
    return std::filesystem::path(MERLON_SOURCE_DIR) / "resources" / "boards";
}

inline Expected<Board> boardNamed(std::string_view name, const Game &game)
{
    const std::filesystem::path folder = boardFolder();
    const SchemaLookup schemas = [&game](std::string_view family) {
        return family == game.schema().key ? &game.schema() : nullptr;
    };
    return loadBoard(name, std::span(&folder, 1), schemas);
}

/// The shipped board of a game with the most places.
inline std::optional<Board> largestBoard(const Game &game)
{
    const std::filesystem::path folder = boardFolder();
    std::optional<Board> largest;
    for (const std::string &name : boardNames(std::span(&folder, 1))) {
        Expected<Board> board = boardNamed(name, game);
        if (board && std::ranges::count(board->info().games, game.key()) > 0
            && (!largest || board->places().size() > largest->places().size()))
            largest = std::move(*board);
    }
    return largest;
}

/// The last value of each option, as far as they go together.
inline Options lastOptions(const Board &board, const Game &game)
{
    Options options;
    for (const OptionInfo &option : game.options()) {
        Options more = options;
        more[option.key] = valuesOn(board, game, option).back();
        if (game.open(board, more))
            options = std::move(more);
    }
    return options;
}

/// Every game on its default board as usual, and on its largest with the last value of each option.
inline const std::vector<std::shared_ptr<const Setup>> &allSetups()
{
    static const std::vector<std::shared_ptr<const Setup>> kSetups = [] {
        std::vector<std::shared_ptr<const Setup>> setups;
        const auto add = [&setups](const Board &board, const Game &game, const Options &options) {
            if (auto setup = game.open(board, options))
                setups.push_back(std::move(*setup));
        };
        for (const Game *game : allGames()) {
            if (const Expected<Board> board = boardNamed(game->defaultBoard(), *game))
                add(*board, *game, {});
            if (const std::optional<Board> largest = largestBoard(*game))
                add(*largest, *game, lastOptions(*largest, *game));
        }
        return setups;
    }();
    return kSetups;
}

} // namespace merlon::fuzz
