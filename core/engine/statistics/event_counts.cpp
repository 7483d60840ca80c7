#include "core/engine/statistics/event_counts.h"

#include "core/engine/game.h"
#include "core/engine/statistics/moments.h"

#include <algorithm>
#include <optional>
#include <set>
#include <span>

namespace merlon {

namespace {

/// The first argument that is of one of these kinds; none if the event has none.
std::optional<std::size_t> argumentOf(const Vocabulary &vocabulary, const Term &event,
                                      std::span<const ArgumentKind> kinds)
{
    for (std::size_t argument = 0; argument < event.types.size(); ++argument) {
        if (std::ranges::find(kinds, vocabulary.types()[event.types[argument]].kind) != kinds.end())
            return argument;
    }
    return std::nullopt;
}

Seat seatOf(const Setup &setup, const Term &term, const Event &event)
{
    constexpr ArgumentKind kSeats[] = {ArgumentKind::SeatKey};
    const auto argument = argumentOf(setup.vocabulary(), term, kSeats);
    if (!argument)
        return kNobody;
    const auto found = std::ranges::find(
        setup.seats(), setup.vocabulary().keyOf(term.types[*argument], event.args[*argument]),
        &SeatInfo::key);
    return found == setup.seats().end() ? kNobody : static_cast<Seat>(found - setup.seats().begin());
}

/// Bars for what was used, stacked by who used it.
Chart chartOfUses(const std::string &event, const auto &uses)
{
    Chart chart {.key = "uses", .about = event, .columns = ChartColumns::Words};
    std::set<Seat> seats;
    for (const auto &[value, bySeat] : uses) {
        chart.nameType = value.first;
        chart.names.push_back(value.second);
        for (const auto &[seat, times] : bySeat)
            seats.insert(seat);
    }
    for (const Seat seat : seats) {
        chart.series.push_back({.key = seat == kNobody ? "times" : "", .seat = seat});
        for (const auto &[value, bySeat] : uses) {
            const auto times = bySeat.find(seat);
            chart.series.back().values.push_back(times == bySeat.end() ? 0 : times->second);
        }
    }
    return chart;
}

} // namespace

EventCounts::EventCounts(const Setup &setup, int round)
    : m_setup(setup)
    , m_firstRound(std::max(round, 1))
    , m_round(m_firstRound)
{
}

void EventCounts::add(const SeenStep &step)
{
    for (const Event &event : step.events) {
        m_round = roundBegunBy(m_setup.vocabulary(), event).value_or(m_round);
        count(event);
    }
}

/// What is hidden from those who look is not counted.
void EventCounts::count(const Event &event)
{
    constexpr ArgumentKind kPieces[] = {ArgumentKind::Piece};
    constexpr ArgumentKind kUsed[] = {ArgumentKind::Card, ArgumentKind::Area, ArgumentKind::Word};
    const Vocabulary &vocabulary = m_setup.vocabulary();
    const Term &term = vocabulary.events()[event.kind];
    if (term.role != TermRole::Death && term.role != TermRole::Use)
        return;
    const bool isDeath = term.role == TermRole::Death;
    const auto argument =
        isDeath ? argumentOf(vocabulary, term, kPieces) : argumentOf(vocabulary, term, kUsed);
    if (!argument || event.args[*argument] == kHidden)
        return;
    const std::uint8_t type = term.types[*argument];
    const Value value {vocabulary.types()[type].key, vocabulary.keyOf(type, event.args[*argument])};
    if (isDeath)
        ++m_deaths[value][m_round];
    else if (std::ranges::count(term.untold, value.second) == 0)
        ++m_uses[term.key][value][seatOf(m_setup, term, event)];
}

Chart EventCounts::deaths() const
{
    Chart chart {.key = "deaths", .columns = ChartColumns::Rounds};
    for (int round = m_firstRound; round <= m_round; ++round)
        chart.names.push_back(std::to_string(round));
    for (const auto &[piece, byRound] : m_deaths) {
        chart.series.push_back({.key = piece.second, .type = piece.first});
        for (int round = m_firstRound; round <= m_round; ++round) {
            const auto dead = byRound.find(round);
            chart.series.back().values.push_back(dead == byRound.end() ? 0 : dead->second);
        }
    }
    return chart;
}

void EventCounts::addCharts(Statistics &statistics) const
{
    if (!m_deaths.empty())
        statistics.charts.push_back(deaths());
    for (const auto &[event, uses] : m_uses)
        statistics.charts.push_back(chartOfUses(event, uses));
}

} // namespace merlon
