#include "core/games/fiefs/edition.h"

#include "core/engine/agenda/game.h"
#include "core/engine/agenda/writing_position.h"
#include "core/games/fiefs/board/board_checks.h"
#include "core/games/fiefs/knights.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace merlon {

template class agenda::AgendaSetup<fiefs::Edition>;
template class agenda::AgendaState<fiefs::Edition>;
template class agenda::AgendaView<fiefs::Edition>;

namespace fiefs {

namespace {

constexpr std::array<std::string_view, kMostSeats> kSeatKeys {"nivernais", "burgundy", "champagne",
                                                              "anjou",     "berry",    "picardy"};

/// FI-12.2: seats of a team, by the value of the option.
int teamSizeOf(const std::string &allegiance)
{
    return allegiance == "pairs" ? 2 : allegiance == "triples" ? 3 : 1;
}

bool canFormTeams(int seats, int teamSize)
{
    return teamSize == 1 || (teamSize == 2 && (seats == 4 || seats == 6)) || (teamSize == 3 && seats == 6);
}

/// Section 3.2: what the territories of a board are worth at least with these options.
int leastWorth(const Map &map, const Rules &rules)
{
    int worth = 0;
    int slotsOfOne = 0;
    forEachPlace(map.territories, [&](PlaceIndex place) {
        const MapPlace &territory = map[place];
        slotsOfOne += territory.slot == 1 ? 1 : 0;
        const Ground &ground = territory.tile == kCustomTile ? territory.custom
            : territory.tile < kTiles                        ? kTileData[territory.tile].ground
                                                             : Ground {territory.slot, 0, 0};
        worth += rules.skirmish && ground.has(Ability::Homelands) ? 0 : ground.value;
    });
    const int homelands = map.pile[static_cast<std::size_t>(Tile::Homelands)];
    return worth - (rules.skirmish ? std::min(slotsOfOne, homelands) : 0);
}

/// FI-11.4, FI-11.5: what teams are compared by.
using Standing = std::tuple<int, int, int>;

Standing standingOf(const Scene &scene, std::uint8_t team)
{
    int territories = 0;
    int knights = 0;
    for (Seat seat = team; seat < scene.rules.seats; seat = static_cast<Seat>(seat + scene.rules.teams())) {
        territories += std::popcount(scene.data.control[seat]);
        knights += knightsOnMap(scene, seat);
    }
    return {pointsOfTeam(scene, team), territories, knights};
}

/// Who won by a rule of its own stands before all others; who gave up, behind.
int precedenceOf(const Scene &scene, std::uint8_t team)
{
    if (scene.data.decider == kNobody || scene.rules.teamOf(scene.data.decider) != team)
        return 0;
    return scene.data.ending == Ending::Resigned ? -1 : 1;
}

Event reasonOfEnd(const Scene &scene)
{
    const auto event = [&](EventKind kind, RuleId rule, std::uint16_t first, std::uint16_t second = 0) {
        return Event {static_cast<std::uint16_t>(kind), rule, {first, second}, {}};
    };
    const Seat decider = scene.data.decider;
    switch (scene.data.ending) {
    case Ending::Castle:
        return event(EventKind::CastleTaken, {12, 1}, decider, scene.data.takenCastle);
    case Ending::RoundLimit:
        return event(EventKind::LimitReached, {11, 5}, scene.data.round);
    case Ending::Resigned:
        return event(EventKind::Resigned, {}, decider);
    default:
        return event(EventKind::GameWon, scene.rules.ruleOfVictory(), decider);
    }
}

} // namespace

std::span<const OptionInfo> Edition::options()
{
    static const std::vector<OptionInfo> kOptions {
        {"siege", {"off", "on"}},
        {"allegiance", {"off", "pairs", "triples"}},
        {"cut-throat", {"off", "on"}},
        {"skirmish", {"off", "on"}},
        {"chaos", {"off", "on"}},
        {.key = "round-limit", .values = {"60", "0"}, .numbers = NumberRange {10, 200}},
        {.key = "discreet", .values = {"off", "on"}, .forSharedScreens = "on"},
    };
    return kOptions;
}

Offer Edition::offer(const Board &board)
{
    const auto castles = static_cast<int>(std::ranges::count(board.places(), "castle", &Place::kind));
    return [castles](const OptionInfo &option, const std::string &value) {
        return option.key != "allegiance" || canFormTeams(castles, teamSizeOf(value));
    };
}

std::optional<Error> Edition::whyNotTogether(const Game &game, const Options &options, const Map &map)
{
    const Rules chosen = rules(game, options, map);
    const auto error = [](const char *code) { return Error {{code, {}}, {"options", 0, {}}, {}}; };
    if (!canFormTeams(chosen.seats, chosen.teamSize))
        return error("error.fiefs-teams");
    if (chosen.siege && chosen.teamSize > 1)
        return error("error.fiefs-siege-in-teams");
    if (leastWorth(map, chosen) < chosen.target())
        return error("error.fiefs-worth");
    return std::nullopt;
}

Rules Edition::rules(const Game &game, const Options &options, const Map &map)
{
    const auto isOn = [&](const char *key) { return agenda::chosen(game, options, key) == "on"; };
    Rules rules;
    rules.seats = static_cast<std::uint8_t>(map.seats);
    rules.teamSize = static_cast<std::uint8_t>(teamSizeOf(agenda::chosen(game, options, "allegiance")));
    rules.siege = isOn("siege");
    rules.cutThroat = isOn("cut-throat");
    rules.skirmish = isOn("skirmish");
    rules.chaos = isOn("chaos");
    rules.discreet = isOn("discreet");
    rules.roundLimit = static_cast<std::uint16_t>(std::stoi(agenda::chosen(game, options, "round-limit")));
    return rules;
}

std::vector<Finding> Edition::check(const Board &board)
{
    return checkFiefsBoard(board);
}

std::vector<SeatInfo> Edition::seats(const Rules &rules)
{
    std::vector<SeatInfo> seats;
    for (Seat seat = 0; seat < rules.seats; ++seat)
        seats.push_back({std::string(kSeatKeys[seat]), rules.teamOf(seat), seat});
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
    const auto rankOf = [&](std::uint8_t team) {
        return std::pair(precedenceOf(scene, team), standingOf(scene, team));
    };
    for (Seat seat = 0; seat < scene.rules.seats; ++seat) {
        const auto own = rankOf(scene.rules.teamOf(seat));
        int better = 0;
        for (Seat other = 0; other < scene.rules.seats; ++other)
            better += rankOf(scene.rules.teamOf(other)) > own ? 1 : 0;
        outcome.seats[seat] = {static_cast<std::uint8_t>(better + 1), pointsOfSeat(scene, seat)};
    }
    return outcome;
}

const Game &fiefsGame()
{
    static const agenda::AgendaGame<Edition> kGame;
    return kGame;
}

} // namespace fiefs

} // namespace merlon
