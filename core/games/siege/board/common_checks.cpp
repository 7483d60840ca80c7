#include "core/games/siege/board/common_checks.h"

#include "core/board/analysis.h"
#include "core/board/keys.h"
#include "core/games/siege/board/siege_schema.h"
#include "core/games/siege/board/start_pieces.h"
#include "core/games/siege/board/surplus.h"

#include <algorithm>
#include <cmath>

namespace merlon::siege {

namespace {

/// The nearest point of the drawing; what is no number becomes 0.
Point insideDrawing(Point at)
{
    const auto inside = [](double value) { return std::isnan(value) ? 0.0 : std::clamp(value, 0.0, 1000.0); };
    return {inside(at.x), inside(at.y)};
}

bool needsSide(const Place &place)
{
    constexpr const char *kKinds[] = {"foreground", "rampart", "wall", "tower", "marauders"};
    return std::find(std::begin(kKinds), std::end(kKinds), place.kind) != std::end(kKinds);
}

bool isSide(const std::string &side)
{
    return side == kSiegeSides[0] || side == kSiegeSides[1];
}

/// The side on which all places lie that links join to a place.
std::optional<std::string> sideOfNeighbours(const SiegeBoard &board, const std::string &key)
{
    std::optional<std::string> side;
    for (const std::size_t other : board.around(*board.board().indexOf(key))) {
        const std::string &there = board.place(other).side;
        if (!isSide(there))
            continue;
        if (side && *side != there)
            return std::nullopt;
        side = there;
    }
    return side;
}

PlaceGraph graphOfPaths(const SiegeBoard &board, const std::vector<SiegeLink> &paths)
{
    PlaceGraph graph {board.board().places().size(), {}};
    for (const SiegeLink &path : paths)
        graph.links.emplace_back(path.from, path.to);
    return graph;
}

/// What can be reached on a side from its foregrounds.
class Reach {
public:
    Reach(const SiegeBoard &board, const std::vector<SiegeLink> &paths, std::string_view side)
        : m_board(board)
        , m_graph(graphOfPaths(board, paths))
        , m_ledTo(m_graph.places, false)
        , m_leads(m_graph.places, false)
    {
        const std::vector<std::size_t> foregrounds = board.ofKind("foreground", side);
        m_reached = reachedFrom(m_graph, foregrounds);
        for (const auto &[from, to] : m_graph.links) {
            m_leads[from] = true;
            m_ledTo[to] = true;
        }
        for (const char *kind : {"foreground", "rampart"}) {
            for (const std::size_t place : board.ofKind(kind, side)) {
                if (m_reached[place])
                    m_starts.push_back(place);
            }
        }
        if (m_starts.size() > kMostStarts)
            m_starts.clear();
    }

    bool contains(std::size_t place) const { return m_reached[place]; }
    bool isLedTo(std::size_t place) const { return m_ledTo[place]; }

    /// From where a new path may lead to a place without closing a circle.
    std::vector<std::size_t> startsFor(std::size_t place) const
    {
        const LinkKind *path = siegeSchema().linkKind("path");
        std::vector<std::size_t> starts = m_starts;
        std::erase_if(starts, [&](std::size_t start) {
            return !mayJoin(*path, m_board.place(start).kind, m_board.place(place).kind);
        });
        if (starts.empty() || !m_leads[place])
            return starts;
        const std::vector<bool> behind = reachedFrom(m_graph, std::span(&place, 1));
        std::erase_if(starts, [&](std::size_t start) { return behind[start]; });
        return starts;
    }

private:
    static constexpr std::size_t kMostStarts = 200; ///< checks follow every edit

    const SiegeBoard &m_board;
    PlaceGraph m_graph;
    std::vector<bool> m_reached;
    std::vector<bool> m_ledTo;
    std::vector<bool> m_leads;
    std::vector<std::size_t> m_starts;
};

constexpr std::size_t kMostUnreached = 50; ///< places for which it is looked from where a path could come
constexpr std::size_t kMostAround = 50;    ///< links of what stands between a tower and the rampart opposite

/// The only rampart of a tower's side from which paths lead to all walls that the tower touches.
std::optional<std::size_t> rampartOpposite(const SiegeBoard &board, std::size_t tower)
{
    const std::vector<std::size_t> walls = board.joined(tower, "adjacent", "wall");
    if (walls.empty() || board.linkCount(walls.front()) > kMostAround)
        return std::nullopt;
    std::optional<std::size_t> opposite;
    for (const std::size_t rampart : board.joined(walls.front(), "path", "rampart")) {
        if (board.linkCount(rampart) > kMostAround)
            return std::nullopt;
        const std::vector<std::size_t> led = board.joined(rampart, "path", "wall");
        if (board.place(rampart).side != board.place(tower).side
            || !std::includes(led.begin(), led.end(), walls.begin(), walls.end()))
            continue;
        if (opposite)
            return std::nullopt;
        opposite = rampart;
    }
    return opposite;
}

} // namespace

bool joinsProperKinds(const SiegeBoard &board, const SiegeLink &link)
{
    const LinkKind *kind = siegeSchema().linkKind(board.board().links()[link.position].kind);
    return kind && mayJoin(*kind, board.place(link.from).kind, board.place(link.to).kind);
}

bool staysOnSide(const SiegeBoard &board, const SiegeLink &link)
{
    return board.place(link.from).side == board.place(link.to).side;
}

void checkKeysAndPoints(const SiegeBoard &board, const CheckName &doubled, const CheckName &outside,
                        CheckReport &report)
{
    const Board &held = board.board();
    FreeKeys keys([&held](std::string_view key) { return held.indexOf(key).has_value(); });
    for (std::size_t i = 0; i < held.places().size(); ++i) {
        const Place &place = held.places()[i];
        if (held.indexOf(place.key) != i)
            report.error(doubled.id, {i}, Text {doubled.message, {report.word(i)}},
                         withFreeKey(held, i, keys));
        const Point inside = insideDrawing(place.at);
        if (inside == place.at)
            continue;
        Place mended = place;
        mended.at = inside;
        report.error(outside.id, {i}, Text {outside.message, {report.word(i)}},
                     BoardChange {{ReplacePlace {i, std::move(mended)}}});
    }
}

void checkSideOf(const SiegeBoard &board, std::size_t place, const CheckName &name, CheckReport &report)
{
    const Place &held = board.place(place);
    const bool sided = needsSide(held);
    if (!siegeSchema().placeKind(held.kind) || (sided ? isSide(held.side) : held.side == "none"))
        return;
    std::optional<BoardChange> mend;
    if (const auto side = sided ? sideOfNeighbours(board, held.key) : std::optional<std::string>("none")) {
        Place mended = held;
        mended.side = *side;
        mend = BoardChange {{ReplacePlace {place, std::move(mended)}}};
    }
    report.error(name.id, {place}, Text {name.message, {report.word(place)}}, std::move(mend));
}

void checkForegrounds(const SiegeBoard &board, const CheckName &name, CheckReport &report)
{
    for (const char *side : kSiegeSides) {
        const std::vector<std::size_t> foregrounds = board.ofKind("foreground", side);
        if (foregrounds.size() == 1)
            continue;
        Finding &finding = report.error(name.id, foregrounds, Text {name.message, {Word {side}}});
        if (foregrounds.empty())
            lacksPlace(finding, "foreground", side);
        else
            mendSurplusPlaces(finding, board, foregrounds);
    }
}

std::vector<std::size_t> buildingsOf(const SiegeBoard &board, std::string_view type)
{
    std::vector<std::size_t> buildings = board.ofKind("building");
    std::erase_if(buildings, [&](std::size_t building) {
        return wordOf(siegeSchema(), board.place(building), "type") != type;
    });
    return buildings;
}

void checkAccess(const SiegeBoard &board, std::size_t place, const std::string &access, const CheckName &name,
                 CheckReport &report)
{
    if (wordOf(siegeSchema(), board.place(place), "access") != access)
        report.error(name.id, {place}, Text {name.message, {report.word(place)}},
                     report.withAttribute(place, "access", access));
}

void checkCircles(const SiegeBoard &board, const std::vector<SiegeLink> &paths, const CheckName &name,
                  CheckReport &report)
{
    for (const std::vector<std::size_t> &circle : circlesIn(graphOfPaths(board, paths)))
        report.error(name.id, circle, Text {name.message, {report.word(circle.front())}});
}

void checkReached(const SiegeBoard &board, const std::vector<SiegeLink> &paths,
                  std::span<const char *const> kinds, const CheckName &name, TrapsAtWalls traps,
                  CheckReport &report)
{
    std::size_t unreached = 0;
    for (const char *side : kSiegeSides) {
        std::vector<SiegeLink> ofSide = paths;
        std::erase_if(ofSide, [&](const SiegeLink &path) { return !staysOnSide(board, path); });
        const Reach reach(board, ofSide, side);
        for (const char *kind : kinds) {
            for (const std::size_t place : board.ofKind(kind, side)) {
                if (reach.contains(place))
                    continue;
                Finding &finding = report.error(name.id, {place}, Text {name.message, {report.word(place)}});
                std::vector<std::size_t> starts;
                if (++unreached <= kMostUnreached)
                    starts = reach.startsFor(place);
                lacksPathTo(finding, board, place, starts, traps);
                finding.isChoice = finding.isChoice || reach.isLedTo(place); // what leads to it may be mended
            }
        }
    }
}

void checkRampartsLead(const SiegeBoard &board, const std::vector<SiegeLink> &paths, const CheckName &name,
                       TrapsAtWalls traps, CheckReport &report)
{
    const PlacesOfSides walls(board, "wall");
    std::vector<bool> leads(board.board().places().size(), false);
    for (const SiegeLink &path : paths)
        leads[path.from] = leads[path.from] || board.isKind(path.to, "wall");
    for (const std::size_t rampart : board.ofKind("rampart")) {
        if (leads[rampart])
            continue;
        Finding &finding = report.error(name.id, {rampart}, Text {name.message, {report.word(rampart)}});
        lacksPathFrom(finding, board, rampart, walls.on(board.place(rampart).side), traps);
    }
}

std::optional<BoardChange> facingOpposite(const SiegeBoard &board, std::size_t tower)
{
    const auto opposite = rampartOpposite(board, tower);
    if (!opposite || !board.joined(tower, "facing", "rampart").empty())
        return std::nullopt;
    return addLink(board.board(), {"facing", board.key(tower), board.key(*opposite), {}, {}});
}

void checkStartingSpaces(const SiegeBoard &board, std::size_t place, const CheckName &name,
                         CheckReport &report)
{
    std::vector<AttributeRecord> spaces = defenderSpacesOf(board.board(), place);
    bool fits = true;
    for (AttributeRecord &space : spaces) {
        const auto start = space.find("start");
        if (start == space.end() || spaceTakes(fieldOf(space, "type"), fieldOf(space, "start")))
            continue;
        fits = false;
        space.erase(start);
    }
    if (!fits) {
        const std::string attribute(spacesAttribute(board.place(place).kind));
        report.error(name.id, {place}, Text {name.message, {report.word(place)}},
                     report.withAttribute(place, attribute, std::move(spaces)));
    }
}

std::vector<std::size_t> wallsOfHero(const SiegeBoard &board, std::string_view hero)
{
    std::vector<std::size_t> walls = board.ofKind("wall");
    std::erase_if(walls, [&](std::size_t wall) {
        return wordOf(siegeSchema(), board.place(wall), "hero-start") != hero;
    });
    return walls;
}

} // namespace merlon::siege
