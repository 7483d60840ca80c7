#include "core/canvas/scene/steady_spots.h"

#include <algorithm>
#include <utility>

namespace merlon::canvas {

std::map<SteadySpots::Ground, SteadySpots::Group> SteadySpots::grouped(std::span<const Spot> spots)
{
    std::map<Ground, Group> groups;
    for (const Spot &spot : spots) {
        Group &group = groups[{spot.place, spot.link}];
        int alike = 0;
        while (group.contains({spot.thing, alike}))
            ++alike;
        group.emplace(Name {spot.thing, alike}, Rest {spot.centre, spot.size});
    }
    return groups;
}

bool SteadySpots::isKnown(const Ground &ground, const Group &group) const
{
    const auto rests = m_rests.find(ground);
    return rests != m_rests.end()
        && std::ranges::all_of(group, [&](const auto &token) { return rests->second.contains(token.first); });
}

void SteadySpots::begin(std::span<const Spot> spots)
{
    m_isOn = true;
    m_rests = grouped(spots);
}

void SteadySpots::end()
{
    m_isOn = false;
    m_rests.clear();
}

void SteadySpots::settle(std::vector<Spot> &spots) const
{
    if (!m_isOn)
        return;
    const std::map<Ground, Group> groups = grouped(spots);
    std::map<Name, int> seen;
    for (Spot &spot : spots) {
        const Ground ground {spot.place, spot.link};
        const Name name {spot.thing, seen[{spot.thing, 0}]++};
        if (!isKnown(ground, groups.at(ground)))
            continue;
        const Rest &rest = m_rests.at(ground).at(name);
        spot.centre = rest.centre;
        spot.size = rest.size;
    }
}

void SteadySpots::note(std::span<const Spot> spots)
{
    if (!m_isOn)
        return;
    for (auto &[ground, group] : grouped(spots)) {
        if (!isKnown(ground, group))
            m_rests[ground] = std::move(group);
    }
}

} // namespace merlon::canvas
