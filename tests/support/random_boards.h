#pragma once

#include "core/base/random.h"
#include "core/board/board.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

/// Random siege boards that pass every check of Siege II without an error, for properties and random play. Where their
/// places lie is left to chance.
namespace merlon::testing {

class RandomSiegeBoard {
public:
    explicit RandomSiegeBoard(Random &random)
        : m_random(random)
    {
    }

    Board make()
    {
        const int west = between(2, 12);
        const int east = between(2, 12);
        m_info.key = "random";
        m_info.schema = "siege";
        m_info.games = {"siege2"};
        addSide("west", west);
        addSide("east", east);
        addMarauders();
        addFortress();
        placeHeroes();
        return {std::move(m_info), std::move(m_places), std::move(m_links)};
    }

private:
    int between(int least, int most)
    {
        return least + static_cast<int>(m_random.below(std::uint32_t(most - least + 1)));
    }
    bool chance(int percent) { return between(1, 100) <= percent; }
    std::int64_t number(int least, int most) { return between(least, most); }

    void addPlace(std::string key, std::string kind, std::string side, Attributes attributes)
    {
        const Point at {double(between(0, 1000)), double(between(0, 1000))};
        m_places.push_back({std::move(key), std::move(kind), std::move(side), at, {}, std::move(attributes)});
    }

    void link(std::string kind, std::string from, std::string to, Attributes attributes = {})
    {
        m_links.push_back({std::move(kind), std::move(from), std::move(to), std::move(attributes), {}});
    }

    void addSide(const std::string &side, int walls)
    {
        for (int wall = 1; wall <= walls; ++wall)
            addWall(side, wall);
        addPlace(side + "-foreground", "foreground", side,
                 {{"unit-capacity", number(5, 20)},
                  {"trebuchet-spaces", number(0, 3)},
                  {"start-units",
                   std::map<std::string, std::int64_t> {
                       {"goblin", number(0, 2)}, {"orc", number(0, 2)}, {"troll", number(0, 1)}}}});
        addRamparts(side, walls, between(1, walls));
    }

    void addWall(const std::string &side, int wall)
    {
        const std::string key = side + "-wall-" + std::to_string(wall);
        addPlace(key, "wall", side,
                 {{"invader-spaces", number(1, 9)},
                  {"defender-spaces", wallSpaces()},
                  {"cauldron", chance(60)},
                  {"platform", chance(60)},
                  {"siege-tower", wall == 1 || chance(40)},
                  {"equipment-spaces", number(0, 4)},
                  {"start-stone", number(0, 2) * (m_stone > 0 ? 1 : 0)}});
        m_stone -= 2;
        if (wall > 1)
            link("adjacent", side + "-wall-" + std::to_string(wall - 1), key);
    }

    std::vector<AttributeRecord> wallSpaces()
    {
        std::vector<AttributeRecord> spaces;
        const int count = between(1, 6);
        for (int i = 0; i < count; ++i)
            spaces.push_back(space(chance(70) ? "any" : m_types[std::size_t(between(1, 3))]));
        return spaces;
    }

    /// A space in which, perhaps and as long as there are any left, a unit starts.
    AttributeRecord space(const std::string &type)
    {
        AttributeRecord record {{"type", type}};
        const int unit = type == "any"
            ? between(1, 3)
            : int(std::find(m_types.begin(), m_types.end(), type) - m_types.begin());
        if (chance(40) && m_units[std::size_t(unit)] > 0) {
            --m_units[std::size_t(unit)];
            record["start"] = m_unitNames[std::size_t(unit)];
        }
        return record;
    }

    /// Ramparts form a forest that grows from the foreground; each leads to a stretch of walls, all walls are
    /// reached.
    void addRamparts(const std::string &side, int walls, int ramparts)
    {
        for (int i = 1; i <= ramparts; ++i) {
            const std::string key = side + "-rampart-" + std::to_string(i);
            addPlace(key, "rampart", side,
                     {{"unit-capacity", number(1, 15)},
                      {"engine-spaces", number(0, 3)},
                      {"mantelet-spaces", number(0, 1)},
                      {"training-spaces", number(0, 2)}});
            const bool deeper = i > 1 && chance(40);
            const std::string from =
                deeper ? side + "-rampart-" + std::to_string(between(1, i - 1)) : side + "-foreground";
            link("path", from, key, {{"trappable", chance(80)}});
            if (i > 1)
                link("beside", side + "-rampart-" + std::to_string(i - 1), key);
            const int first = (i - 1) * walls / ramparts + 1;
            const int last = std::min(walls, i * walls / ramparts + between(0, 1));
            for (int wall = first; wall <= last; ++wall)
                link("path", key, side + "-wall-" + std::to_string(wall), {{"trappable", chance(80)}});
            if (chance(70))
                addTower(side, i, first, last);
        }
    }

    void addTower(const std::string &side, int rampart, int first, int last)
    {
        const std::string key = side + "-tower-" + std::to_string(rampart);
        addPlace(key, "tower", side, {});
        link("adjacent", key, side + "-wall-" + std::to_string(first));
        if (last > first)
            link("adjacent", key, side + "-wall-" + std::to_string(first + 1));
        link("facing", key, side + "-rampart-" + std::to_string(rampart));
    }

    void addMarauders()
    {
        if (!chance(70))
            return;
        const std::string side = chance(50) ? "west" : "east";
        addPlace(
            "marauders", "marauders", side,
            {{"start-units", std::map<std::string, std::int64_t> {{"goblin", 1}, {"orc", number(0, 1)}}}});
        std::vector<std::string> ramparts;
        for (const Place &place : m_places) {
            if (place.kind == "rampart" && place.side == side)
                ramparts.push_back(place.key);
        }
        link("path", "marauders", ramparts[m_random.below(std::uint32_t(ramparts.size()))],
             {{"trappable", false}});
    }

    void addFortress()
    {
        for (const char *type : {"forge", "workshop", "scouts", "cathedral"})
            addBuilding(type, "closed", {{{"type", std::string("any")}}});
        addBuilding("hospital", "closed", {});
        addBuilding("barracks", "open",
                    {space("archer"), space("archer"), space("soldier"), space("veteran")});
        addBuilding("guards", "open", {space("archer"), space("any")});
        addPlace("courtyard", "courtyard", "none", {});
        if (chance(50))
            addPlace("gate", "gate", "none", {});
    }

    void addBuilding(const std::string &type, const std::string &access, std::vector<AttributeRecord> spaces)
    {
        addPlace(type, "building", "none",
                 {{"type", type}, {"access", access}, {"spaces", std::move(spaces)}});
    }

    void placeHeroes()
    {
        std::vector<Place *> walls;
        for (Place &place : m_places) {
            if (place.kind == "wall")
                walls.push_back(&place);
        }
        m_random.shuffle(walls);
        walls[0]->attributes["hero-start"] = std::string("warrior");
        walls[1]->attributes["hero-start"] = std::string("officer");
    }

    Random &m_random;
    BoardInfo m_info;
    std::vector<Place> m_places;
    std::vector<Link> m_links;
    int m_stone = 22;
    std::vector<std::string> m_types {"any", "archer", "soldier", "veteran"};
    std::vector<std::string> m_unitNames {"", "marksman", "soldier", "veteran"};
    std::vector<int> m_units {0, 17, 20, 4};
};

/// A board without errors for Siege II; the same from the same seed on every platform.
inline Board randomSiegeBoard(Random &random)
{
    return RandomSiegeBoard(random).make();
}

} // namespace merlon::testing
