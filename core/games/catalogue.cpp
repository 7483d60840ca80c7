#include "core/engine/game.h"
#include "core/games/siege1/siege1_game.h"
#include "core/games/siege2/siege2_game.h"

#include <algorithm>
#include <array>

namespace merlon {

std::span<const Game *const> allGames()
{
    static const std::array<const Game *, 2> kGames {&siege2::siege2Game(), &siege1::siege1Game()};
    return kGames;
}

const Game *findGame(std::string_view key)
{
    const std::span<const Game *const> games = allGames();
    const auto found = std::ranges::find_if(games, [&](const Game *game) { return game->key() == key; });
    return found == games.end() ? nullptr : *found;
}

} // namespace merlon
