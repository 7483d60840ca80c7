#include "app/words/partners.h"

#include <algorithm>
#include <map>

namespace merlon {

std::vector<std::vector<Seat>> teamsToTell(std::span<const SeatInfo> seats)
{
    std::map<int, std::vector<Seat>> byNumber;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (seats[seat].livery < 0)
            return {};
        byNumber[seats[seat].team].push_back(static_cast<Seat>(seat));
    }
    std::vector<std::vector<Seat>> teams;
    for (const auto &[number, team] : byNumber)
        teams.push_back(team);
    const bool hasLoners = std::ranges::any_of(teams, [](const auto &team) { return team.size() < 2; });
    return teams.size() < 2 || hasLoners ? std::vector<std::vector<Seat>>() : teams;
}

std::vector<Seat> partnersOf(std::span<const SeatInfo> seats, Seat seat)
{
    std::vector<std::vector<Seat>> teams = teamsToTell(seats);
    for (std::vector<Seat> &team : teams) {
        if (std::erase(team, seat) > 0)
            return team;
    }
    return {};
}

} // namespace merlon
