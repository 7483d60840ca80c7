#include "app/start/kept/kept_game.h"

#include "app/start/openings.h"
#include "core/engine/records/record_replay.h"

#include <algorithm>

namespace merlon {

namespace {

/// All seats of the only person who plays; empty if there are several, or none.
SeatSet seatsOfOnlyPerson(const std::vector<Sitting> &players)
{
    const auto first = std::ranges::find_if(players, &Sitting::isPerson);
    if (first == players.end())
        return {};
    const SeatSet own = seatsOfPerson(players, static_cast<Seat>(first - players.begin()));
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        if (players[seat].isPerson() && !own.contains(static_cast<Seat>(seat)))
            return {};
    }
    return own;
}

SeatSet allSeats(const Setup &setup)
{
    return SeatSet::fromBits(static_cast<std::uint16_t>((1u << setup.seats().size()) - 1));
}

} // namespace

std::optional<bool> KeptPosition::isWon() const
{
    if (!isOver() || own.empty())
        return std::nullopt;
    const std::span<const SeatInfo> seats = setup().seats();
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const auto found = std::ranges::find(result, seats[seat].key, &RecordResult::seat);
        if (own.contains(static_cast<Seat>(seat)) && found != result.end() && found->place == 1)
            return true;
    }
    return false;
}

Expected<KeptPosition> keptPositionOf(const Record &record, const std::string &name)
{
    Expected<OpenedRecord> opened = openRecord(record, findGame, name);
    if (!opened)
        return tl::unexpected(std::move(opened.error()));
    KeptPosition position;
    position.match = std::make_unique<const Match>(std::move(opened->match));
    const Match &match = *position.match;
    position.players = sittingsOf(record);
    if (match.isOver())
        position.result = match.record().result;
    position.own = seatsOfOnlyPerson(position.players);
    position.view = match.seenBy(match.isOver() ? allSeats(match.setup()) : position.own);
    return position;
}

} // namespace merlon
