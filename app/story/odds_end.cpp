#include "app/story/odds_end.h"

#include "core/engine/game.h"
#include "core/engine/match/last_taking.h"

#include <algorithm>
#include <span>
#include <string>
#include <vector>

namespace merlon {

namespace {

/// Whether a team has won; of -1, whoever has. One that no seat leads has won what all seats have lost.
bool hasWon(int team, const Outcome &outcome, std::span<const SeatInfo> seats)
{
    bool haveAllLost = true;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const bool isWinner = outcome.isWinner(static_cast<Seat>(seat));
        if (isWinner && (team < 0 || seats[seat].team == team))
            return true;
        haveAllLost = haveAllLost && !isWinner;
    }
    return haveAllLost && team >= 0 && std::ranges::find(seats, team, &SeatInfo::team) == seats.end();
}

int partOfPlace(int place, const OddsSource &source, const Setup &setup)
{
    const std::vector<std::string> parts = source.parts(setup);
    const auto found = std::ranges::find(parts, setup.board().places()[static_cast<std::size_t>(place)].key);
    return found == parts.end() ? -1 : static_cast<int>(found - parts.begin());
}

} // namespace

std::optional<OddsEnd> oddsEndOf(const SeatView &seen, const OddsSource &source)
{
    const Setup &setup = seen.setup();
    const Outcome outcome = seen.now()->outcome();
    const std::vector<StoryLine> story = seen.story();
    if (!outcome.over || std::ranges::any_of(story, &StoryLine::resignation))
        return std::nullopt;
    const bool haveWon = hasWon(source.team(), outcome, setup.seats());
    if (const std::optional<LastTaking> taking = lastTaking(story, setup.vocabulary()))
        return haveWon
            ? std::optional(OddsEnd {true, partOfPlace(taking->place, source, setup), taking->place})
            : std::nullopt;
    return source.team() < 0 || haveWon ? std::nullopt : std::optional(OddsEnd {});
}

} // namespace merlon
