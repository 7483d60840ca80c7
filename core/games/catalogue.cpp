#include "core/engine/game.h"

#include <algorithm>

namespace merlon {

std::span<const Game *const> allGames()
{
    return {};
}

const Game *findGame(std::string_view key)
{
    const std::span<const Game *const> games = allGames();
    const auto found = std::ranges::find_if(games, [&](const Game *game) { return game->key() == key; });
    return found == games.end() ? nullptr : *found;
}

} // namespace merlon
