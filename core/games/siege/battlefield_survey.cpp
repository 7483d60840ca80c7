#include "core/games/siege/battlefield_survey.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace merlon::siege {

namespace {

class Surveyor {
public:
    explicit Surveyor(Battlefield &field)
        : m_field(field)
    {
    }

    void run()
    {
        findAdjacency();
        measureDepths();
        lookAhead();
        sortPaths();
        listDefenderPlaces();
        listNeighbours();
        listSides();
    }

private:
    void findAdjacency()
    {
        m_field.open[m_field.courtyard] = m_field.courtyard != kNowhere;
        for (const BuildingField &building : m_field.buildings) {
            if (building.place != kNowhere)
                m_field.open[building.place] = building.open;
        }
        const std::size_t places = m_field.kinds.size();
        m_field.adjacency.assign(places * places, 0);
        for (std::size_t a = 0; a < places; ++a) {
            for (std::size_t b = 0; b < places; ++b)
                m_field.adjacency[a * places + b] =
                    m_field.open[a] || m_field.open[b] ? Battlefield::kByOpenPlace : 0;
        }
        for (const WallField &wall : m_field.walls) {
            const auto join = [&](PlaceIndex other) {
                m_field.adjacency[wall.place * places + other] = Battlefield::kLinked;
                m_field.adjacency[other * places + wall.place] = Battlefield::kLinked;
            };
            forEach(wall.walls,
                    [&](int other) { join(m_field.walls[static_cast<std::size_t>(other)].place); });
            forEach(wall.towers,
                    [&](int tower) { join(m_field.towers[static_cast<std::size_t>(tower)].place); });
        }
    }

    /// Longest ways over paths without a cycle: as many passes as there are ramparts settle every depth.
    void measureDepths()
    {
        for (std::size_t pass = 0; pass < m_field.ramparts.size(); ++pass) {
            for (const PathField &path : m_field.paths) {
                if (!m_field.is(path.to, PlaceKind::Rampart))
                    continue;
                const int before = m_field.is(path.from, PlaceKind::Rampart)
                    ? m_field.ramparts[m_field.numbers[path.from]].depth
                    : 0;
                std::uint8_t &depth = m_field.ramparts[m_field.numbers[path.to]].depth;
                depth = std::max(depth, static_cast<std::uint8_t>(before + 1));
            }
        }
    }

    void lookAhead()
    {
        for (RampartField &rampart : m_field.ramparts)
            rampart.wallsAhead = rampart.walls;
        for (std::size_t pass = 0; pass < m_field.ramparts.size(); ++pass) {
            for (const PathField &path : m_field.paths) {
                if (m_field.is(path.from, PlaceKind::Rampart) && m_field.is(path.to, PlaceKind::Rampart))
                    m_field.ramparts[m_field.numbers[path.from]].wallsAhead |=
                        m_field.ramparts[m_field.numbers[path.to]].wallsAhead;
            }
        }
    }

    void sortPaths()
    {
        std::size_t deepest = 0;
        for (const RampartField &rampart : m_field.ramparts)
            deepest = std::max<std::size_t>(deepest, rampart.depth);
        m_field.pathsByDepth.resize(deepest + 1);
        for (std::size_t index = 0; index < m_field.paths.size(); ++index) {
            const PlaceIndex from = m_field.paths[index].from;
            const std::size_t depth =
                m_field.is(from, PlaceKind::Rampart) ? m_field.ramparts[m_field.numbers[from]].depth : 0;
            m_field.pathsByDepth[depth].push_back(static_cast<std::uint8_t>(index));
        }
    }

    void listDefenderPlaces()
    {
        for (std::size_t index = 0; index < m_field.kinds.size(); ++index) {
            const PlaceKind kind = m_field.kinds[index];
            if (kind == PlaceKind::Wall || kind == PlaceKind::Tower || kind == PlaceKind::Building
                || kind == PlaceKind::Courtyard)
                m_field.defenderPlaces.push_back(static_cast<PlaceIndex>(index));
        }
        for (const PlaceIndex place : m_field.defenderPlaces) {
            if (!m_field.is(place, PlaceKind::Building) || m_field.open[place])
                m_field.freePlaces.push_back(place);
        }
    }

    void listNeighbours()
    {
        m_field.neighbours.resize(m_field.sides.size());
        m_field.heroWays.resize(m_field.sides.size());
        for (std::size_t index = 0; index < m_field.kinds.size(); ++index) {
            const auto from = static_cast<PlaceIndex>(index);
            std::ranges::copy_if(m_field.freePlaces, std::back_inserter(m_field.neighbours[index]),
                                 [&](PlaceIndex to) { return to != from && m_field.areAdjacent(from, to); });
            std::ranges::copy_if(m_field.freePlaces, std::back_inserter(m_field.heroWays[index]),
                                 [&](PlaceIndex to) { return to != from && m_field.isHeroWay(from, to); });
        }
    }

    /// Once all places are known: the marauders stand on the side of the rampart that they join.
    void listSides()
    {
        for (std::size_t index = 0; index < m_field.sides.size(); ++index)
            m_field.sides[index] = sideOf(static_cast<PlaceIndex>(index));
    }

    Side sideOf(PlaceIndex place) const
    {
        const std::uint8_t number = m_field.numbers[place];
        switch (m_field.kinds[place]) {
        case PlaceKind::Foreground:
            return static_cast<Side>(number);
        case PlaceKind::Rampart:
            return m_field.ramparts[number].side;
        case PlaceKind::Wall:
            return m_field.walls[number].side;
        case PlaceKind::Tower:
            return m_field.towers[number].side;
        case PlaceKind::Marauders:
            return m_field.raidRampart == kNowhere ? NoSide : m_field.ramparts[m_field.raidRampart].side;
        case PlaceKind::Gate:
        case PlaceKind::Building:
        case PlaceKind::Courtyard:
        case PlaceKind::BarbicanRampart:
        case PlaceKind::None:
            return NoSide;
        }
        return NoSide;
    }

    Battlefield &m_field;
};

} // namespace

void survey(Battlefield &field)
{
    Surveyor(field).run();
}

} // namespace merlon::siege
