#include "core/players/players.h"

#include "core/players/heuristic_player.h"
#include "core/players/random_player.h"

#include <array>

namespace merlon {

std::span<const std::string_view> playerKinds()
{
    static constexpr std::array<std::string_view, 2> kKinds {"random", "heuristic"};
    return kKinds;
}

std::unique_ptr<Player> makePlayer(std::string_view kind)
{
    if (kind == "random")
        return std::make_unique<RandomPlayer>();
    if (kind == "heuristic")
        return std::make_unique<HeuristicPlayer>();
    return nullptr;
}

} // namespace merlon
