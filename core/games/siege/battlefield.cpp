#include "core/games/siege/battlefield.h"

#include "core/board/attributes/schema.h"
#include "core/games/siege/battlefield_survey.h"
#include "core/games/siege/board/siege_schema.h"

#include <algorithm>
#include <string>
#include <utility>

namespace merlon::siege {

namespace {

/// In the order of PlaceKind, without its None.
constexpr std::array<std::string_view, 9> kKindKeys {"foreground", "rampart",   "wall",
                                                     "tower",      "gate",      "building",
                                                     "courtyard",  "marauders", "barbican-rampart"};
constexpr std::array<std::string_view, kBuildingTypes> kBuildingKeys {
    "forge", "workshop", "scouts", "cathedral", "barracks", "guards", "hospital", "honour-guard"};
constexpr std::array<std::string_view, 3> kInvaderKeys {"goblin", "orc", "troll"};

/// How many places of a kind a battlefield can hold.
constexpr std::array<std::pair<std::string_view, int>, 3> kLimits {
    {{"wall", kMaxWalls}, {"rampart", kMaxRamparts}, {"tower", kMaxTowers}}};

template <std::size_t size>
std::size_t indexIn(const std::array<std::string_view, size> &keys, std::string_view key)
{
    return static_cast<std::size_t>(std::find(keys.begin(), keys.end(), key) - keys.begin());
}

Side sideFromKey(const std::string &key)
{
    return key == "west" ? West : key == "east" ? East : NoSide;
}

/// Reads the attributes of one place after the other into the arrays of a battlefield.
class Compiler {
public:
    explicit Compiler(const Board &board)
        : m_board(board)
    {
    }

    Expected<Battlefield> compile()
    {
        for (const auto &[kind, limit] : kLimits) {
            const auto count = std::ranges::count(m_board.places(), kind, &Place::kind);
            if (count > limit)
                return tl::unexpected(tooLarge(kind, limit));
        }
        if (m_board.places().size() > kMaxPlaces)
            return tl::unexpected(tooLarge("place", kMaxPlaces));
        if (std::ranges::count(m_board.links(), "path", &Link::kind) > kMaxPaths)
            return tl::unexpected(tooLarge("path", kMaxPaths));
        for (const Place &place : m_board.places())
            addPlace(place);
        m_field.pathTable.assign(m_field.kinds.size() * m_field.kinds.size(), kNowhere);
        for (std::size_t index = 0; index < m_board.links().size(); ++index)
            addLink(m_board.links()[index], index);
        survey(m_field);
        return std::move(m_field);
    }

private:
    Error tooLarge(std::string_view what, int limit) const
    {
        return Error {
            .what = {"error.siege-board-too-large", {Word {std::string(what)}, std::int64_t {limit}}},
            .where = {m_board.info().key, 0, {}},
            .right = {}};
    }

    std::uint8_t number(const Place &place, std::string_view key) const
    {
        return static_cast<std::uint8_t>(numberOf(siegeSchema(), place, key));
    }

    Units startUnits(const Place &place) const
    {
        Units units {};
        const AttributeValue value = attributeOf(siegeSchema(), place, "start-units");
        for (const auto &[key, count] : std::get<std::map<std::string, std::int64_t>>(value)) {
            const std::size_t unit = indexIn(kInvaderKeys, key);
            if (unit < kUnitKinds)
                units[unit] = static_cast<std::uint8_t>(count);
        }
        return units;
    }

    static std::size_t defenderUnit(const AttributeRecord &record, const char *field)
    {
        const auto found = record.find(field);
        if (found == record.end())
            return kUnitKinds;
        const std::string &key = std::get<std::string>(found->second);
        if (key == "archer" || key == "marksman")
            return Marksman;
        return key == "soldier" ? Soldier : key == "veteran" ? Veteran : kUnitKinds;
    }

    void readSpaces(const Place &place, std::string_view key, Spaces &spaces, Units &start) const
    {
        const AttributeValue value = attributeOf(siegeSchema(), place, key);
        for (const AttributeRecord &record : std::get<std::vector<AttributeRecord>>(value)) {
            const std::size_t type = defenderUnit(record, "type");
            if (type < kUnitKinds)
                ++spaces.typed[type];
            else
                ++spaces.any;
            const std::size_t unit = defenderUnit(record, "start");
            if (unit < kUnitKinds)
                ++start[unit];
        }
    }

    void addPlace(const Place &place)
    {
        const auto index = static_cast<PlaceIndex>(m_field.kinds.size());
        const auto kind = static_cast<PlaceKind>(indexIn(kKindKeys, place.kind) + 1);
        const Side side = sideFromKey(place.side);
        m_field.kinds.push_back(kind);
        std::size_t ordinal = 0;
        switch (kind) {
        case PlaceKind::Foreground:
            ordinal = side;
            if (side != NoSide)
                m_field.foregrounds[side] = {index, number(place, "unit-capacity"),
                                             number(place, "trebuchet-spaces"), startUnits(place)};
            break;
        case PlaceKind::Rampart:
            ordinal = m_field.ramparts.size();
            addRampart(place, index, side);
            break;
        case PlaceKind::Wall:
            ordinal = m_field.walls.size();
            addWall(place, index, side);
            if (side != NoSide)
                m_field.wallsOf[side] |= maskOf(static_cast<int>(ordinal));
            break;
        case PlaceKind::Tower:
            ordinal = m_field.towers.size();
            m_field.towers.push_back({.place = index, .side = side});
            m_field.posts.push_back(index);
            break;
        case PlaceKind::Building:
            ordinal = addBuilding(place, index);
            break;
        case PlaceKind::Courtyard:
            m_field.courtyard = index;
            break;
        case PlaceKind::Marauders:
            m_field.marauders = index;
            m_field.marauderUnits = startUnits(place);
            break;
        case PlaceKind::Gate:
            setGate(place, index);
            break;
        case PlaceKind::BarbicanRampart:
            m_field.gate.barbican = index;
            break;
        case PlaceKind::None:
            break;
        }
        m_field.numbers.push_back(static_cast<std::uint8_t>(ordinal));
    }

    void addRampart(const Place &place, PlaceIndex index, Side side)
    {
        if (side != NoSide)
            m_field.rampartsOf[side] |= maskOf(static_cast<int>(m_field.ramparts.size()));
        m_field.ramparts.push_back({.place = index,
                                    .side = side,
                                    .unitCapacity = number(place, "unit-capacity"),
                                    .engineSpaces = number(place, "engine-spaces"),
                                    .manteletSpaces = number(place, "mantelet-spaces"),
                                    .trainingSpaces = number(place, "training-spaces")});
    }

    void setGate(const Place &place, PlaceIndex index)
    {
        m_field.gate.place = index;
        m_field.gate.gates = number(place, "gates");
        m_field.gate.resistance = number(place, "resistance");
        m_field.gate.ramSpaces = number(place, "ram-spaces");
    }

    void addWall(const Place &place, PlaceIndex index, Side side)
    {
        WallField wall {.place = index,
                        .side = side,
                        .invaderSpaces = number(place, "invader-spaces"),
                        .cauldron = flagOf(siegeSchema(), place, "cauldron"),
                        .platform = flagOf(siegeSchema(), place, "platform"),
                        .siegeTower = flagOf(siegeSchema(), place, "siege-tower"),
                        .equipmentSpaces = number(place, "equipment-spaces"),
                        .startStone = number(place, "start-stone")};
        readSpaces(place, "defender-spaces", wall.defenderSpaces, wall.startUnits);
        const std::string hero = wordOf(siegeSchema(), place, "hero-start");
        wall.heroStart = hero == "warrior" ? HeroStart::Warrior
            : hero == "officer"            ? HeroStart::Officer
                                           : HeroStart::None;
        m_field.walls.push_back(wall);
        m_field.posts.push_back(index);
    }

    std::size_t addBuilding(const Place &place, PlaceIndex index)
    {
        const std::size_t type = indexIn(kBuildingKeys, wordOf(siegeSchema(), place, "type"));
        if (type >= kBuildingTypes)
            return 0;
        BuildingField &building = m_field.buildings[type];
        building.place = index;
        building.open = wordOf(siegeSchema(), place, "access") == "open";
        building.saboteurSpaces = number(place, "saboteur-spaces");
        readSpaces(place, "spaces", building.spaces, building.startUnits);
        return type;
    }

    void addLink(const Link &link, std::size_t index)
    {
        m_field.pathOfLink.push_back(kNowhere);
        const auto foundFrom = m_board.indexOf(link.from);
        const auto foundTo = m_board.indexOf(link.to);
        if (!foundFrom || !foundTo)
            return;
        const auto from = static_cast<PlaceIndex>(*foundFrom);
        const auto to = static_cast<PlaceIndex>(*foundTo);
        if (link.kind == "path")
            addPath(link, from, to, index);
        else if (link.kind == "adjacent")
            joinAdjacent(from, to);
        else if (link.kind == "facing")
            joinFacing(from, to);
        else if (link.kind == "beside")
            joinBeside(from, to);
    }

    void addPath(const Link &link, PlaceIndex from, PlaceIndex to, std::size_t index)
    {
        if (m_field.is(to, PlaceKind::Gate))
            return;
        if (m_field.is(from, PlaceKind::Marauders)) {
            m_field.raidRampart = m_field.numbers[to];
            return;
        }
        const bool trappable = std::get<bool>(attributeOf(siegeSchema(), link, "trappable"));
        m_field.pathOfLink.back() = static_cast<std::uint8_t>(m_field.paths.size());
        m_field.pathTable[from * m_field.kinds.size() + to] = m_field.pathOfLink.back();
        m_field.paths.push_back({from, to, trappable, static_cast<std::uint16_t>(index)});
        if (m_field.is(from, PlaceKind::Rampart) && m_field.is(to, PlaceKind::Wall)) {
            m_field.ramparts[m_field.numbers[from]].walls |= maskOf(m_field.numbers[to]);
            m_field.walls[m_field.numbers[to]].ramparts |= maskOf(m_field.numbers[from]);
        }
    }

    void joinGate(PlaceIndex other)
    {
        if (m_field.is(other, PlaceKind::Wall))
            m_field.gate.walls |= maskOf(m_field.numbers[other]);
        else if (m_field.is(other, PlaceKind::Tower))
            m_field.gate.towers |= maskOf(m_field.numbers[other]);
    }

    void joinAdjacent(PlaceIndex a, PlaceIndex b)
    {
        if (m_field.is(a, PlaceKind::Gate) || m_field.is(b, PlaceKind::Gate))
            return joinGate(m_field.is(a, PlaceKind::Gate) ? b : a);
        if (m_field.is(a, PlaceKind::Tower))
            std::swap(a, b);
        if (!m_field.is(a, PlaceKind::Wall))
            return;
        const int wall = m_field.numbers[a];
        const int other = m_field.numbers[b];
        if (m_field.is(b, PlaceKind::Wall)) {
            m_field.walls[static_cast<std::size_t>(wall)].walls |= maskOf(other);
            m_field.walls[static_cast<std::size_t>(other)].walls |= maskOf(wall);
        } else if (m_field.is(b, PlaceKind::Tower)) {
            m_field.walls[static_cast<std::size_t>(wall)].towers |= maskOf(other);
            m_field.towers[static_cast<std::size_t>(other)].walls |= maskOf(wall);
        }
    }

    void joinFacing(PlaceIndex a, PlaceIndex b)
    {
        if (m_field.is(b, PlaceKind::Tower))
            std::swap(a, b);
        if (m_field.is(a, PlaceKind::Tower) && m_field.is(b, PlaceKind::Rampart))
            m_field.towers[m_field.numbers[a]].rampart = m_field.numbers[b];
    }

    void joinBeside(PlaceIndex a, PlaceIndex b)
    {
        if (!m_field.is(a, PlaceKind::Rampart) || !m_field.is(b, PlaceKind::Rampart))
            return;
        m_field.ramparts[m_field.numbers[a]].beside |= maskOf(m_field.numbers[b]);
        m_field.ramparts[m_field.numbers[b]].beside |= maskOf(m_field.numbers[a]);
    }

    const Board &m_board;
    Battlefield m_field;
};

} // namespace

Expected<Battlefield> compileBattlefield(const Board &board)
{
    return Compiler(board).compile();
}

} // namespace merlon::siege
