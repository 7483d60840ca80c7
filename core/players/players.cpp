#include "core/players/players.h"

#include "core/players/heuristic_player.h"
#include "core/players/random_player.h"
#include "core/players/slipping_player.h"

#include <array>

namespace merlon {

namespace {

// Of 100 choices.
constexpr std::uint32_t kSlipsOfRecruit = 25;
constexpr std::uint32_t kSlipsOfCaptain = 8;

} // namespace

std::span<const std::string_view> playerKinds()
{
    static constexpr std::array<std::string_view, 4> kKinds {"random", "recruit", "captain", "heuristic"};
    return kKinds;
}

std::unique_ptr<Player> makePlayer(std::string_view kind)
{
    if (kind == "random")
        return std::make_unique<RandomPlayer>();
    if (kind == "recruit")
        return std::make_unique<SlippingPlayer>(kSlipsOfRecruit);
    if (kind == "captain")
        return std::make_unique<SlippingPlayer>(kSlipsOfCaptain);
    if (kind == "heuristic")
        return std::make_unique<HeuristicPlayer>();
    return nullptr;
}

} // namespace merlon
