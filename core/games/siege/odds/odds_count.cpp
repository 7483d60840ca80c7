#include "core/games/siege/odds/odds_count.h"

#include "core/engine/game.h"

#include <cmath>

namespace merlon::siege {

namespace {

void addMean(MeanLosses &sum, const MeanLosses &part, double samples)
{
    for (std::size_t unit = 0; unit < sum.size(); ++unit)
        sum[unit] += part[unit] / samples;
}

} // namespace

double AssaultOdds::margin() const
{
    double most = entry.margin();
    for (const WallOdds &wall : walls)
        most = std::max(most, wall.breach.margin());
    return most;
}

OddsCount::OddsCount(const ComingAssault &assault)
    : m_assault(assault)
    , m_places(assault.setup().board().places().size())
{
}

bool OddsCount::add(const std::vector<Event> &events, double weight, bool isFirstPart, bool &entered)
{
    const auto enter = [&] {
        m_entries += entered ? 0 : weight;
        entered = true;
    };
    for (std::size_t index = 0; index < events.size(); ++index) {
        const Incident incident = m_assault.incidentOf(events[index]);
        switch (incident.kind) {
        case Incident::Kind::Other:
            break;
        case Incident::Kind::AssaultBegins:
            if (index > 0 || !isFirstPart)
                return false;
            break;
        case Incident::Kind::InvaderDies:
            m_places[incident.place].invaders[incident.unit] += weight;
            break;
        case Incident::Kind::DefenderDies:
            m_places[incident.place].defenders[incident.unit] += weight;
            break;
        case Incident::Kind::WallFalls:
            m_places[incident.place].falls += weight;
            enter();
            break;
        case Incident::Kind::LastGateFalls:
            enter();
            break;
        }
    }
    return true;
}

AssaultOdds OddsCount::odds(double samples) const
{
    AssaultOdds odds;
    for (const WallField &wall : m_assault.walls()) {
        const Sums &sums = m_places[wall.place];
        WallOdds &row = odds.walls.emplace_back();
        row.place = wall.place;
        row.breach = shareOf(sums.falls, samples);
        addMean(row.invaders, sums.invaders, samples);
        addMean(row.defenders, sums.defenders, samples);
    }
    odds.entry = shareOf(m_entries, samples);
    for (const Sums &sums : m_places) {
        addMean(odds.invaders, sums.invaders, samples);
        addMean(odds.defenders, sums.defenders, samples);
    }
    return odds;
}

} // namespace merlon::siege
