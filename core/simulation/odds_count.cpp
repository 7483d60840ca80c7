#include "core/simulation/odds_count.h"

#include "core/engine/game.h"

#include <cmath>

namespace merlon {

using siege::Incident;

namespace {

void add(MeanLosses &sum, const MeanLosses &part, double samples)
{
    for (std::size_t unit = 0; unit < sum.size(); ++unit)
        sum[unit] += part[unit] / samples;
}

} // namespace

Share shareOf(double hits, double samples)
{
    constexpr double z = 1.959964; // 95 %
    const double share = hits / samples;
    const double scale = 1 + z * z / samples;
    const double centre = (share + z * z / (2 * samples)) / scale;
    const double half =
        z / scale * std::sqrt(share * (1 - share) / samples + z * z / (4 * samples * samples));
    return {share, std::max(0.0, std::min(share, centre - half)),
            std::min(1.0, std::max(share, centre + half))};
}

double AssaultOdds::margin() const
{
    double most = entry.margin();
    for (const WallOdds &wall : walls)
        most = std::max(most, wall.breach.margin());
    return most;
}

OddsCount::OddsCount(const siege::ComingAssault &assault)
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
    for (const siege::WallField &wall : m_assault.walls()) {
        const Sums &sums = m_places[wall.place];
        WallOdds &row = odds.walls.emplace_back();
        row.place = wall.place;
        row.breach = shareOf(sums.falls, samples);
        merlon::add(row.invaders, sums.invaders, samples);
        merlon::add(row.defenders, sums.defenders, samples);
    }
    odds.entry = shareOf(m_entries, samples);
    for (const Sums &sums : m_places) {
        merlon::add(odds.invaders, sums.invaders, samples);
        merlon::add(odds.defenders, sums.defenders, samples);
    }
    return odds;
}

} // namespace merlon
