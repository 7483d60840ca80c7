#include "app/table/match/seating.h"

#include "core/engine/match/knowledge.h"

#include <algorithm>
#include <utility>

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

SeatSet seatsOfPerson(std::span<const Sitting> players, Seat seat)
{
    if (seat >= players.size() || !players[seat].isPerson())
        return {};
    SeatSet seats {seat};
    const QString name = players[seat].name.trimmed();
    for (std::size_t other = 0; !name.isEmpty() && other < players.size(); ++other) {
        if (players[other].isPerson()
            && players[other].name.trimmed().compare(name, Qt::CaseInsensitive) == 0)
            seats.add(static_cast<Seat>(other));
    }
    return seats;
}

Seating::Seating(const Match &match, std::vector<Sitting> players)
    : m_match(match)
    , m_players(std::move(players))
{
}

bool Seating::isPerson(Seat seat) const
{
    return seat < m_players.size() && m_players[seat].isPerson();
}

bool Seating::isOpen(Seat seat) const
{
    return seat < m_players.size() && m_players[seat].isOpen();
}

int Seating::persons() const
{
    return static_cast<int>(std::ranges::count_if(m_players, &Sitting::isPerson));
}

SeatSet Seating::onlookersWith(Seat seat) const
{
    SeatSet eyes = seatsOfPerson(m_players, seat);
    for (std::size_t other = 0; other < m_players.size(); ++other) {
        const SeatSet theirs = seatsOfPerson(m_players, static_cast<Seat>(other));
        const SeatSet both = unionOf(eyes, theirs);
        if (both != eyes && areTeamMates(m_match.setup().seats(), eyes, theirs)
            && knowTheSame(m_match, eyes, theirs) && knowTheSame(m_match, eyes, both))
            eyes = both;
    }
    return eyes;
}

SeatSet Seating::eyes() const
{
    return m_match.isOver() || m_isShow ? SeatSet::all() : m_onlookers;
}

void Seating::begin()
{
    SeatSet all;
    Seat first = kNobody;
    for (std::size_t i = m_players.size(); i-- > 0;) {
        if (const auto seat = static_cast<Seat>(i); isPerson(seat)) {
            all.add(seat);
            first = seat;
        }
    }
    if (first != kNobody && onlookersWith(first) == all)
        m_atScreen = first;
    m_isShow = first == kNobody;
}

void Seating::change(std::vector<Sitting> players)
{
    m_players = std::move(players);
    m_isShow = m_isShow && persons() == 0;
    if (persons() > 0 && !isPerson(m_atScreen))
        m_atScreen = kNobody;
    update();
}

void Seating::sitDown(Seat seat)
{
    m_atScreen = seat;
    m_onlookers = onlookersWith(seat);
    if (persons() == 0 && seat != kNobody) // a computer went on for that person, who looks on
        m_onlookers = {seat};
}

} // namespace merlon
