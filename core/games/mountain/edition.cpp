#include "core/games/mountain/edition.h"

#include "core/engine/agenda/game.h"
#include "core/engine/agenda/writing_position.h"
#include "core/games/mountain/board/board_checks.h"
#include "core/games/mountain/score.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace merlon {

template class agenda::AgendaSetup<mountain::Edition>;
template class agenda::AgendaState<mountain::Edition>;
template class agenda::AgendaView<mountain::Edition>;

namespace mountain {

namespace {

/// The liveries that come nearest to these colours.
constexpr std::array<int, kMostSeats> kSeatLiveries {4, 1, 2, 3, 5};

std::string tilesOption(std::size_t workshop)
{
    return "tiles-" + std::string(kWorkshopKeys[workshop]);
}

std::string paymentOption(Seat seat)
{
    return "payment-" + std::string(kSeatKeys[seat]);
}

/// The numbers of players, of whom there is none at a seat.
std::vector<std::string> numbersUpTo(Seat seat)
{
    std::vector<std::string> numbers;
    for (int players = 2; players <= seat; ++players)
        numbers.push_back(std::to_string(players));
    return numbers;
}

std::vector<OptionInfo> makeOptions()
{
    std::vector<OptionInfo> options {
        {"players", {"2", "3", "4", "5"}},
        {.key = "team", .values = {"off", "on"}, .idleWith = "players", .idleValues = {"2", "3", "5"}},
        {"finite-reserve", {"off", "on"}},
        {"workshops", {"random", "random-distinct", "chosen"}},
    };
    for (std::size_t workshop = 0; workshop < kWorkshops; ++workshop)
        options.push_back({.key = tilesOption(workshop),
                           .values = {"1"},
                           .idleWith = "workshops",
                           .idleValues = {"random", "random-distinct"},
                           .numbers = NumberRange {0, kCopiesOfWorkshop},
                           .isHiddenWhileIdle = true});
    OptionInfo first {"first-player", {"random"}};
    first.values.insert(first.values.end(), kSeatKeys.begin(), kSeatKeys.end());
    options.push_back(std::move(first));
    for (Seat seat = 0; seat < kMostSeats; ++seat)
        options.push_back({.key = paymentOption(seat),
                           .values = {"auto", "ask"},
                           .idleWith = "players",
                           .idleValues = numbersUpTo(seat),
                           .isHiddenWhileIdle = true,
                           .isRare = true});
    return options;
}

/// What teams are compared by: who gave up stands behind all others; honor, then the lower sum of levels (MT-9.7).
using Standing = std::tuple<bool, int, int>;

Standing standingOf(const Scene &scene, std::uint8_t team)
{
    const bool hasResigned =
        scene.data.ending == Ending::Resigned && scene.rules.teamOf(scene.data.decider) == team;
    return {!hasResigned, scoreOf(scene, team).sum(), -levelsOf(scene, team)};
}

/// The first of those who have won.
Seat winnerOf(const Scene &scene)
{
    Seat best = 0;
    for (Seat seat = 1; seat < scene.rules.seats; ++seat) {
        if (standingOf(scene, scene.rules.teamOf(seat)) > standingOf(scene, scene.rules.teamOf(best)))
            best = seat;
    }
    return best;
}

Event reasonOfEnd(const Scene &scene)
{
    if (scene.data.ending == Ending::Resigned)
        return {static_cast<std::uint16_t>(EventKind::Resigned), {}, {scene.data.decider}, {}};
    const Seat winner = winnerOf(scene);
    const auto honour = static_cast<std::uint16_t>(scoreOf(scene, scene.rules.teamOf(winner)).sum());
    return {static_cast<std::uint16_t>(EventKind::HonourCounted), {9, 7}, {winner, honour}, {}};
}

std::uint8_t firstPlayerOf(const std::string &value)
{
    const auto found = std::ranges::find(kSeatKeys, value);
    return found == kSeatKeys.end() ? kNobody : static_cast<Seat>(found - kSeatKeys.begin());
}

WorkshopChoice workshopsOf(const std::string &value)
{
    return value == "chosen"         ? WorkshopChoice::Chosen
        : value == "random-distinct" ? WorkshopChoice::Distinct
                                     : WorkshopChoice::Random;
}

} // namespace

std::span<const OptionInfo> Edition::options()
{
    static const std::vector<OptionInfo> kOptions = makeOptions();
    return kOptions;
}

Offer Edition::offer(const Board &board)
{
    const Expected<Map> map = check(board).empty() ? compileMap(board) : tl::unexpected(Error {});
    if (!map)
        return {}; // it cannot be opened at all
    std::array<bool, kMostSeats + 1> players {};
    for (std::size_t number = 2; number < players.size(); ++number)
        players[number] = offersPlayers(*map, static_cast<int>(number));
    return [players, teams = offersTeams(*map)](const OptionInfo &option, const std::string &value) {
        if (option.key == "players")
            return players.at(std::stoul(value));
        return teams || option.key != "team" || value != "on";
    };
}

std::optional<Error> Edition::whyNotTogether(const Game &game, const Options &options, const Map &map)
{
    const Rules chosen = rules(game, options, map);
    const auto error = [](const char *code, std::vector<TextArg> args = {}) {
        return Error {{code, std::move(args)}, {"options", 0, {}}, {}};
    };
    if (!offersPlayers(map, chosen.seats))
        return error("error.mountain-players", {std::int64_t {chosen.seats}});
    if (chosen.teams && !offersTeams(map))
        return error("error.mountain-teams");
    if (chosen.firstPlayer != kNobody
        && (chosen.firstPlayer >= chosen.seats || (chosen.teams && chosen.firstPlayer % 2 != 0)))
        return error("error.mountain-first-player");
    int tiles = 0;
    for (const std::uint8_t number : chosen.chosen)
        tiles += number;
    if (chosen.workshops == WorkshopChoice::Chosen && tiles != chosen.openWorkshops())
        return error("error.mountain-workshops",
                     {std::int64_t {chosen.openWorkshops()}, std::int64_t {tiles}});
    return std::nullopt;
}

Rules Edition::rules(const Game &game, const Options &options, const Map &)
{
    const auto chosen = [&](const std::string &key) { return agenda::chosen(game, options, key); };
    Rules rules;
    rules.seats = static_cast<std::uint8_t>(std::stoi(chosen("players")));
    rules.teams = rules.seats == 4 && chosen("team") == "on";
    rules.finiteReserve = chosen("finite-reserve") == "on";
    rules.workshops = workshopsOf(chosen("workshops"));
    for (std::size_t workshop = 0; workshop < kWorkshops; ++workshop)
        rules.chosen[workshop] = static_cast<std::uint8_t>(std::stoi(chosen(tilesOption(workshop))));
    rules.firstPlayer = firstPlayerOf(chosen("first-player"));
    for (Seat seat = 0; seat < kMostSeats; ++seat)
        rules.asksPayments[seat] = chosen(paymentOption(seat)) == "ask";
    return rules;
}

std::vector<Finding> Edition::check(const Board &board)
{
    return checkMountainBoard(board);
}

std::vector<SeatInfo> Edition::seats(const Rules &rules)
{
    std::vector<SeatInfo> seats;
    for (Seat seat = 0; seat < rules.seats; ++seat)
        seats.push_back({std::string(kSeatKeys[seat]), rules.teamOf(seat), kSeatLiveries[seat]});
    return seats;
}

void Edition::resign(Play &play, Seat seat)
{
    play.data.ending = Ending::Resigned;
    play.data.decider = seat;
    tell(play, EventKind::Resigned, {}, seat);
}

Outcome Edition::outcome(const Scene &scene)
{
    Outcome outcome;
    if (!agenda::isOver<Edition>(scene.data))
        return outcome;
    outcome.over = true;
    outcome.why = reasonOfEnd(scene);
    for (Seat seat = 0; seat < scene.rules.seats; ++seat) {
        const std::uint8_t team = scene.rules.teamOf(seat);
        const Standing own = standingOf(scene, team);
        int better = 0;
        for (Seat other = 0; other < scene.rules.seats; ++other)
            better += standingOf(scene, scene.rules.teamOf(other)) > own ? 1 : 0;
        outcome.seats[seat] = {static_cast<std::uint8_t>(better + 1), scoreOf(scene, team).sum()};
    }
    return outcome;
}

const Game &mountainGame()
{
    static const agenda::AgendaGame<Edition> kGame;
    return kGame;
}

} // namespace mountain

} // namespace merlon
