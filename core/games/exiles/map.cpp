#include "core/games/exiles/map.h"

#include "core/games/exiles/board/exiles_schema.h"

#include <algorithm>
#include <string>

namespace merlon::exiles {

namespace {

/// Puts the places and links of a board into a map.
class MapCompiler {
public:
    explicit MapCompiler(const Board &board)
        : m_board(board)
    {
        m_map.places = static_cast<int>(board.places().size());
        m_map.building.fill(kNowhere);
        m_map.postAt.fill(kNoPost);
        m_map.zoneAt.fill(kNoZone);
        m_map.ditchAt.fill(kNowhere);
        m_map.wallOfGate.fill(kNoPost);
        m_map.buildingAt.fill(kNowhere);
        for (auto &row : m_map.covers)
            row.fill(kNeverCovered);
    }

    Map take()
    {
        for (std::size_t place = 0; place < m_board.places().size(); ++place)
            addPlace(m_board.places()[place], static_cast<PlaceIndex>(place));
        for (const Link &link : m_board.links()) {
            if (link.kind == "advance" && m_board.find(link.from)->kind == "deployment")
                addDeployment(indexOf(link.from), indexOf(link.to));
        }
        for (const Link &link : m_board.links())
            addLink(link);
        for (int front = 0; front < m_map.fronts; ++front)
            completeFront(m_map.front[static_cast<std::size_t>(front)]);
        for (const Link &link : m_board.links()) {
            if (link.kind == "guards")
                addGuard(m_map.ditchAt[indexOf(link.from)], m_map.postAt[indexOf(link.to)]);
        }
        orderZones();
        for (int section = 0; section < m_map.sections; ++section)
            measureFrom(static_cast<Post>(section));
        return m_map;
    }

private:
    PlaceIndex indexOf(const std::string &key) const
    {
        return static_cast<PlaceIndex>(*m_board.indexOf(key));
    }

    void addPlace(const Place &place, PlaceIndex index)
    {
        if (place.kind == "section")
            addSection(place, index);
        else if (place.kind == "keep")
            addKeep(index);
        else if (place.kind == "city-building")
            addBuilding(wordOf(exilesSchema(), place, "building"), index);
        else if (place.kind == "ditch")
            addDitch(index);
        else if (place.kind == "assault")
            addFront(index);
    }

    void addSection(const Place &place, PlaceIndex index)
    {
        const BoardSchema &schema = exilesSchema();
        const auto post = static_cast<Post>(m_map.sections++);
        MapSection &section = m_map.section[post];
        section.place = index;
        section.isTower = wordOf(schema, place, "form") == kTower;
        section.capacityBonus = static_cast<std::int8_t>(numberOf(schema, place, "cap-bonus"));
        section.slotBonus = static_cast<std::uint8_t>(numberOf(schema, place, "slot-bonus"));
        section.startLevel = static_cast<std::uint8_t>(numberOf(schema, place, "start-level"));
        m_map.postAt[index] = post;
    }

    void addKeep(PlaceIndex index)
    {
        m_map.keep = index;
        m_map.postAt[index] = kKeepPost;
    }

    void addBuilding(const std::string &key, PlaceIndex index)
    {
        const auto found = std::ranges::find(kBuildingData, key, &BuildingData::key);
        const auto building = static_cast<std::uint8_t>(found - kBuildingData.begin());
        m_map.building[building] = index;
        m_map.buildingAt[index] = building;
    }

    void addDitch(PlaceIndex index)
    {
        const auto ditch = static_cast<std::uint8_t>(m_map.ditches++);
        m_map.ditch[ditch] = index;
        m_map.ditchAt[index] = ditch;
    }

    void addFront(PlaceIndex assault)
    {
        const auto front = static_cast<std::size_t>(m_map.fronts++);
        m_map.front[front].assault = assault;
        m_map.zoneAt[assault] = assaultOf(front);
    }

    void addDeployment(PlaceIndex deployment, PlaceIndex assault)
    {
        const std::size_t front = frontOf(m_map.zoneAt[assault]);
        m_map.front[front].deployment = deployment;
        m_map.zoneAt[deployment] = deploymentOf(front);
    }

    void addLink(const Link &link)
    {
        const PlaceIndex from = indexOf(link.from);
        const PlaceIndex to = indexOf(link.to);
        if (link.kind == "adjacent")
            join(m_map.postAt[from], m_map.postAt[to]);
        else if (link.kind == "covers")
            m_map.covers[m_map.postAt[from]][m_map.zoneAt[to]] = static_cast<std::uint8_t>(fromLevelOf(link));
        else if (link.kind == "advance" && m_map.postAt[to] != kNoPost)
            lead(frontOf(m_map.zoneAt[from]), m_map.postAt[to]);
        else if (link.kind == "flank")
            flank(m_map.front[frontOf(m_map.zoneAt[from])], m_map.postAt[to], flankSideOf(link) == "left");
        else if (link.kind == "opens")
            open(from, m_map.postAt[to]);
    }

    void join(Post one, Post other)
    {
        m_map.section[one].adjacent = static_cast<SectionSet>(m_map.section[one].adjacent | 1u << other);
        m_map.section[other].adjacent = static_cast<SectionSet>(m_map.section[other].adjacent | 1u << one);
    }

    void lead(std::size_t front, Post wall)
    {
        m_map.front[front].wall = wall;
        m_map.section[wall].front = static_cast<std::uint8_t>(front);
    }

    static void flank(MapFront &front, Post tower, bool isLeft)
    {
        (isLeft ? front.left : front.right) = tower;
        (isLeft ? front.hasLeft : front.hasRight) = true;
    }

    void open(PlaceIndex gate, Post wall)
    {
        m_map.section[wall].gate = gate;
        m_map.wallOfGate[gate] = wall;
    }

    /// EX-8.7: no such tower: the wall.
    static void completeFront(MapFront &front)
    {
        if (!front.hasLeft)
            front.left = front.wall;
        if (!front.hasRight)
            front.right = front.wall;
    }

    /// A ditch belongs to the line of every front whose wall or tower it guards.
    void addGuard(std::uint8_t ditch, Post section)
    {
        for (int index = 0; index < m_map.fronts; ++index) {
            MapFront &front = m_map.front[static_cast<std::size_t>(index)];
            if (section == front.wall || section == front.left || section == front.right)
                front.line |= DitchSet {1} << ditch;
        }
    }

    void orderZones()
    {
        std::size_t next = 0;
        for (std::size_t place = 0; place < m_board.places().size(); ++place) {
            if (m_map.zoneAt[place] != kNoZone)
                m_map.zoneOrder[next++] = m_map.zoneAt[place];
        }
    }

    /// How many links away each section is.
    void measureFrom(Post start)
    {
        auto &distance = m_map.section[start].distance;
        distance.fill(0xFF);
        distance[start] = 0;
        SectionSet reached = static_cast<SectionSet>(1u << start);
        SectionSet edge = reached;
        for (std::uint8_t steps = 1; edge != 0; ++steps) {
            SectionSet next = 0;
            for (unsigned left = edge; left != 0; left &= left - 1)
                next = static_cast<SectionSet>(
                    next | m_map.section[static_cast<std::size_t>(std::countr_zero(left))].adjacent);
            edge = static_cast<SectionSet>(next & ~reached);
            reached = static_cast<SectionSet>(reached | edge);
            for (unsigned left = edge; left != 0; left &= left - 1)
                distance[static_cast<std::size_t>(std::countr_zero(left))] = steps;
        }
    }

    const Board &m_board;
    Map m_map;
};

} // namespace

Expected<Map> compileMap(const Board &board)
{
    const auto tooLarge = [&](const char *code, std::int64_t most) {
        return tl::unexpected(
            Error {.what = {code, {most}}, .where = {board.info().key, 0, "/places"}, .right = {}});
    };
    if (board.places().size() > kMostPlaces)
        return tooLarge("error.exiles-board-too-large", kMostPlaces);
    if (std::ranges::count(board.places(), "ditch", &Place::kind) > static_cast<std::ptrdiff_t>(kMostDitches))
        return tooLarge("error.exiles-too-many-ditches", kMostDitches);
    return MapCompiler(board).take();
}

} // namespace merlon::exiles
