#include "core/games/siege/reports/analysis/siege_ground.h"

#include "core/games/siege/board/siege_schema.h"

#include <algorithm>
#include <set>

namespace merlon::siege {

namespace {

int intOf(const Place &place, const char *attribute)
{
    return static_cast<int>(numberOf(siegeSchema(), place, attribute));
}

bool marchesFrom(const std::string &kind)
{
    return kind == "foreground" || kind == "rampart";
}

bool marchesTo(const std::string &kind)
{
    return kind == "rampart" || kind == "wall";
}

/// How many units a place of the invader takes.
int roomOf(const Place &place)
{
    if (place.kind == "wall")
        return intOf(place, "invader-spaces");
    return marchesFrom(place.kind) ? intOf(place, "unit-capacity") : 0;
}

int startOf(const Place &place)
{
    int units = 0;
    for (const auto &[unit, count] : countsOf(siegeSchema(), place, "start-units"))
        units += static_cast<int>(count);
    return units;
}

int marksmenSpaces(const Place &wall)
{
    const auto spaces = recordsOf(siegeSchema(), wall, "defender-spaces");
    return static_cast<int>(std::ranges::count_if(spaces, [](const AttributeRecord &space) {
        const std::string type = fieldOf(space, "type");
        return type == "any" || type == "archer";
    }));
}

int marksmenAtStart(const Place &wall)
{
    const auto spaces = recordsOf(siegeSchema(), wall, "defender-spaces");
    return static_cast<int>(std::ranges::count_if(
        spaces, [](const AttributeRecord &space) { return fieldOf(space, "start") == "marksman"; }));
}

void unite(std::vector<std::size_t> &into, const std::vector<std::size_t> &more)
{
    into.insert(into.end(), more.begin(), more.end());
    std::ranges::sort(into);
    into.erase(std::unique(into.begin(), into.end()), into.end());
}

} // namespace

SiegeGround::SiegeGround(const Board &board, const AnalysisRules &rules)
    : m_board(board)
    , m_rules(rules)
    , m_touching(board.places().size())
{
    m_plan.budgets.assign(rules.budgets.begin(), rules.budgets.end());
    m_plan.graph.places = board.places().size();
    for (std::size_t i = 0; i < board.places().size(); ++i) {
        const Place &place = board.places()[i];
        m_plan.room.push_back(roomOf(place));
        m_plan.start.push_back(rules.unitsStartOutside && place.kind == "foreground" ? startOf(place) : 0);
        if (place.kind == "wall")
            m_plan.goals.push_back(i);
    }
    addCamps();
    addPaths();
}

/// S1-11.7, S2-10.3: what comes from the camp (the supply) has a budget for each side.
void SiegeGround::addCamps()
{
    std::map<std::string, std::size_t> camps;
    for (std::size_t i = 0; i < m_board.places().size(); ++i) {
        const Place &place = m_board.places()[i];
        if (place.kind != "foreground")
            continue;
        const auto [camp, isNew] = camps.emplace(place.side, m_plan.graph.places);
        if (isNew)
            m_plan.camps.push_back(m_plan.graph.places++);
        m_plan.graph.links.emplace_back(camp->second, i);
    }
    m_campLinks = m_plan.graph.links.size();
}

void SiegeGround::addPaths()
{
    for (std::size_t i = 0; i < m_board.links().size(); ++i) {
        const Link &link = m_board.links()[i];
        const auto from = m_board.indexOf(link.from);
        const auto to = m_board.indexOf(link.to);
        if (!from || !to || from == to)
            continue;
        m_touching[*from].push_back(i);
        m_touching[*to].push_back(i);
        if (link.kind != "path" || !marchesFrom(m_board.places()[*from].kind)
            || !marchesTo(m_board.places()[*to].kind))
            continue;
        m_plan.graph.links.emplace_back(*from, *to);
        m_paths.push_back(i);
    }
}

std::optional<std::size_t> SiegeGround::linkOfBoard(std::size_t link) const
{
    if (link < m_campLinks)
        return {};
    return m_paths[link - m_campLinks];
}

CutCosts SiegeGround::trapCosts() const
{
    CutCosts costs {std::vector<std::optional<int>>(m_plan.graph.places),
                    std::vector<std::optional<int>>(m_campLinks)};
    for (const std::size_t path : m_paths) {
        const bool trappable = flagOf(siegeSchema(), m_board.links()[path], "trappable");
        costs.links.push_back(trappable ? std::optional(1) : std::nullopt);
    }
    return costs;
}

CutCosts SiegeGround::holdCosts() const
{
    CutCosts costs {std::vector<std::optional<int>>(m_plan.graph.places),
                    std::vector<std::optional<int>>(m_plan.graph.links.size())};
    for (std::size_t i = 0; i < m_board.places().size(); ++i) {
        if (m_board.places()[i].kind == "rampart")
            costs.places[i] = 1;
    }
    return costs;
}

std::vector<std::size_t> SiegeGround::joined(std::size_t place, const char *linkKind,
                                             const char *placeKind) const
{
    std::vector<std::size_t> found;
    for (const std::size_t touching : m_touching[place]) {
        const Link &link = m_board.links()[touching];
        const std::size_t other = *m_board.indexOf(link.from == key(place) ? link.to : link.from);
        if (link.kind == linkKind && m_board.places()[other].kind == placeKind)
            unite(found, {other});
    }
    return found;
}

/// S1-18.1, S1-18.4, S2-17.1, S2-17.7: marksmen on walls reach the ramparts from which a path leads to them, those in
/// towers the rampart that they face and in Siege I those beside it, cannons both in both games.
Cover SiegeGround::coverOf(std::size_t rampart) const
{
    Cover cover;
    cover.rampart = rampart;
    cover.walls = joined(rampart, "path", "wall");
    cover.towers = joined(rampart, "facing", "tower");
    cover.cannons = cover.towers;
    for (const std::size_t other : joined(rampart, "beside", "rampart"))
        unite(cover.cannons, joined(other, "facing", "tower"));
    if (m_rules.towersSeeBeside)
        cover.towers = cover.cannons;
    return cover;
}

/// S1-18.1, S1-18.4: the walls and towers that are adjacent to the gate.
Cover SiegeGround::coverOfBarbican(std::size_t rampart) const
{
    Cover cover;
    cover.rampart = rampart;
    for (const std::size_t gate : joined(rampart, "path", "gate")) {
        unite(cover.walls, joined(gate, "adjacent", "wall"));
        unite(cover.towers, joined(gate, "adjacent", "tower"));
    }
    cover.cannons = cover.towers;
    return cover;
}

void SiegeGround::count(Cover &cover) const
{
    for (const std::size_t wall : cover.walls) {
        cover.fromWalls += marksmenSpaces(m_board.places()[wall]);
        cover.atStart += marksmenAtStart(m_board.places()[wall]);
    }
    cover.fromTowers = m_rules.towerMarksmen * static_cast<int>(cover.towers.size());
}

std::vector<Cover> SiegeGround::covers() const
{
    std::vector<Cover> covers;
    for (std::size_t i = 0; i < m_board.places().size(); ++i) {
        const std::string &kind = m_board.places()[i].kind;
        if (kind == "rampart")
            covers.push_back(coverOf(i));
        else if (kind == "barbican-rampart" && m_rules.hasBarbican)
            covers.push_back(coverOfBarbican(i));
        else
            continue;
        count(covers.back());
    }
    return covers;
}

} // namespace merlon::siege
