#include "app/table/match/seating.h"

#include "core/engine/match/knowledge.h"

namespace merlon {

namespace {

SeatSet unionOf(SeatSet one, SeatSet other)
{
    return SeatSet::fromBits(static_cast<std::uint16_t>(one.bits() | other.bits()));
}

bool areTeamMates(std::span<const SeatInfo> seats, SeatSet one, SeatSet other)
{
    for (std::size_t a = 0; a < seats.size(); ++a) {
        for (std::size_t b = 0; b < seats.size(); ++b) {
            if (one.contains(static_cast<Seat>(a)) && other.contains(static_cast<Seat>(b))
                && seats[a].team == seats[b].team)
                return true;
        }
    }
    return false;
}

} // namespace

SeatSet seatsOfPerson(std::span<const Sitting> sittings, Seat seat)
{
    if (seat >= sittings.size() || !sittings[seat].isPerson())
        return {};
    SeatSet seats {seat};
    const QString name = sittings[seat].name.trimmed();
    for (std::size_t other = 0; !name.isEmpty() && other < sittings.size(); ++other) {
        if (sittings[other].isPerson()
            && sittings[other].name.trimmed().compare(name, Qt::CaseInsensitive) == 0)
            seats.add(static_cast<Seat>(other));
    }
    return seats;
}

SeatSet onlookersWith(const Match &match, std::span<const Sitting> sittings, Seat seat)
{
    SeatSet eyes = seatsOfPerson(sittings, seat);
    for (std::size_t other = 0; other < sittings.size(); ++other) {
        const SeatSet theirs = seatsOfPerson(sittings, static_cast<Seat>(other));
        const SeatSet both = unionOf(eyes, theirs);
        if (both != eyes && areTeamMates(match.setup().seats(), eyes, theirs)
            && knowTheSame(match, eyes, theirs) && knowTheSame(match, eyes, both))
            eyes = both;
    }
    return eyes;
}

} // namespace merlon
