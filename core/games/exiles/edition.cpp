#include "core/games/exiles/edition.h"

#include "core/engine/agenda/game.h"
#include "core/engine/agenda/writing_position.h"
#include "core/games/exiles/board/board_checks.h"
#include "core/games/exiles/verdict.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string>

namespace merlon {

template class agenda::AgendaSetup<exiles::Edition>;
template class agenda::AgendaState<exiles::Edition>;
template class agenda::AgendaView<exiles::Edition>;

namespace exiles {

namespace {

/// The liveries that come nearest to the colors of the seats.
constexpr std::array<int, kMostPlayers> kSeatLiveries {1, 3, 2, 4};
constexpr int kWarlordLivery = 0;

std::vector<std::string> keysOfSheets()
{
    std::vector<std::string> keys;
    for (const StartSheet &sheet : kStartSheets)
        keys.emplace_back(sheet.key);
    return keys;
}

template <class Table, class Key>
std::uint8_t indexIn(const Table &table, const std::string &key, Key keyOf)
{
    const auto found = std::ranges::find(table, key, keyOf);
    return static_cast<std::uint8_t>(found == table.end() ? 0 : found - table.begin());
}

Event reasonOfEnd(const Scene &scene)
{
    const auto event = [](EventKind kind, RuleId rule, std::size_t first, std::size_t second = 0) {
        return Event {static_cast<std::uint16_t>(kind),
                      rule,
                      {static_cast<std::uint16_t>(first), static_cast<std::uint16_t>(second)},
                      {}};
    };
    switch (scene.data.ending) {
    case Ending::Survived:
        return event(EventKind::Survived, {16, 2}, scene.data.turn, verdictOf(scene));
    case Ending::Resigned:
        return event(EventKind::Resigned, {}, scene.data.decider);
    case Ending::Overrun:
    case Ending::None:
        break;
    }
    return event(EventKind::Overrun, {16, 3}, scene.data.turn);
}

} // namespace

std::span<const OptionInfo> Edition::options()
{
    static const std::vector<OptionInfo> kOptions {
        {"players", {"1", "2", "3", "4"}},
        {"difficulty", {kDifficultyKeys.begin(), kDifficultyKeys.end()}},
        {"heroes", {"chosen", "random"}},
        {"start", keysOfSheets()},
        {"length", {"campaign", "1", "2", "3"}},
        {"warlord", {"off", "on"}},
        {"iron", {"off", "on"}},
    };
    return kOptions;
}

Rules Edition::rules(const Game &game, const Options &options, const Map &)
{
    const auto chosen = [&](const char *key) { return agenda::chosen(game, options, key); };
    Rules rules;
    rules.seats = static_cast<std::uint8_t>(std::stoi(chosen("players")));
    rules.difficulty = indexIn(kDifficultyKeys, chosen("difficulty"), std::identity {});
    rules.sheet = indexIn(kStartSheets, chosen("start"), &StartSheet::key);
    rules.randomHeroes = chosen("heroes") == "random";
    rules.warlord = chosen("warlord") == "on";
    rules.iron = chosen("iron") == "on";
    const std::string length = chosen("length");
    rules.scenarios = static_cast<std::uint8_t>(length == "campaign" ? 0 : std::stoi(length));
    return rules;
}

std::vector<Finding> Edition::check(const Board &board)
{
    return checkExilesBoard(board);
}

std::vector<SeatInfo> Edition::seats(const Rules &rules)
{
    std::vector<SeatInfo> seats;
    for (Seat seat = 0; seat < rules.seats; ++seat)
        seats.push_back({std::string(kSeatKeys[seat]), kTeamOfExiles, kSeatLiveries[seat]});
    if (rules.warlord)
        seats.push_back({std::string(kWarlordKey), kTeamOfEnemy, kWarlordLivery});
    return seats;
}

void Edition::resign(Play &play, Seat seat)
{
    play.data.ending = Ending::Resigned;
    play.data.decider = seat;
    tell(play, EventKind::Resigned, {}, seat);
}

/// They win or lose together: a victory counts its levels, a defeat the turn reached. EX-17.5: the Warlord wins if they lose.
Outcome Edition::outcome(const Scene &scene)
{
    Outcome outcome;
    if (!agenda::isOver<Edition>(scene.data))
        return outcome;
    outcome.over = true;
    outcome.why = reasonOfEnd(scene);
    const Rules &rules = scene.rules;
    const bool hasWon = isWon(scene);
    for (Seat seat = 0; seat < rules.seats; ++seat)
        outcome.seats[seat] = {static_cast<std::uint8_t>(hasWon ? 1 : 2),
                               hasWon ? levelsOf(scene) : int {scene.data.turn}};
    if (rules.warlord)
        outcome.seats[rules.warlordSeat()] = {static_cast<std::uint8_t>(hasWon ? 2 : 1), 0};
    return outcome;
}

const Game &exilesGame()
{
    static const agenda::AgendaGame<Edition> kGame;
    return kGame;
}

} // namespace exiles

} // namespace merlon
