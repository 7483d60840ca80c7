#include "core/games/siege1/edition.h"

#include "core/engine/agenda/game.h"
#include "core/engine/agenda/writing_position.h"
#include "core/games/siege1/board_checks/board_checks.h"
#include "core/games/siege1/teams/teams.h"

namespace merlon {

template class agenda::AgendaSetup<siege1::Edition>;
template class agenda::AgendaState<siege1::Edition>;
template class agenda::AgendaView<siege1::Edition>;

namespace siege1 {

std::span<const OptionInfo> Edition::options()
{
    static const std::array<OptionInfo, 4> kOptions {{
        {"players", {"2", "3", "4"}},
        {"cards", {"draft", "starred"}},
        {"gate-resistance", {"board", "6"}},
        {"team-breach-wins", {"off", "on"}, "players", {"2"}},
    }};
    return kOptions;
}

Rules Edition::rules(const Game &game, const Options &options, const Battlefield &field)
{
    const auto valueOf = [&](const char *key) { return agenda::chosen(game, options, key); };
    Rules rules;
    rules.players = static_cast<std::uint8_t>(valueOf("players")[0] - '0');
    rules.starred = valueOf("cards") == "starred";
    rules.gateResistance = valueOf("gate-resistance") == "6" ? std::uint8_t {6} : field.gate.resistance;
    rules.teamBreachWins = valueOf("team-breach-wins") == "on";
    return rules;
}

std::vector<SeatInfo> Edition::seats(const Rules &rules)
{
    if (rules.players == 2)
        return {{"invader", kTeamOfInvaders}, {"defender", kTeamOfDefenders}};
    if (rules.players == 3)
        return {{"invader-west", kTeamOfInvaders},
                {"invader-east", kTeamOfInvaders},
                {"defender", kTeamOfDefenders}};
    return {{"invader-west", kTeamOfInvaders},
            {"invader-east", kTeamOfInvaders},
            {"defender-west", kTeamOfDefenders},
            {"defender-east", kTeamOfDefenders}};
}

std::vector<Finding> Edition::check(const Board &board)
{
    return checkSiege1Board(board);
}

const Game &siege1Game()
{
    static const agenda::AgendaGame<Edition> kGame;
    return kGame;
}

} // namespace siege1

} // namespace merlon
