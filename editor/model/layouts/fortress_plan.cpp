#include "editor/model/layouts/fortress_plan.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <string>
#include <utility>

namespace merlon {

namespace {

constexpr double kOnceAround = 2 * std::numbers::pi;

/// Which kinds of a family are its walls, and how many ways it is from the others to them.
struct FortressKinds {
    std::string joining;            ///< kind of the links between walls
    std::set<std::string> walls {}; ///< with towers and whatever else stands among them
    std::set<std::string> rows {};  ///< those that are joined with their own kind
    std::map<std::string, int> ways {};
    std::set<std::string> ends {}; ///< to which ways lead
};

bool joinsItself(const LinkKind &kind)
{
    return std::ranges::any_of(kind.joins, [](const LinkKind::Ends &ends) { return ends.from == ends.to; });
}

bool hasWay(const BoardSchema &schema, std::string LinkKind::Ends::*end, const std::string &place)
{
    return std::ranges::any_of(schema.links, [&](const LinkKind &kind) {
        return kind.directed && std::ranges::any_of(kind.joins, [&](const LinkKind::Ends &ends) {
                   return ends.*end == place;
               });
    });
}

bool isWallLink(const BoardSchema &schema, const LinkKind &kind)
{
    if (kind.directed || !joinsItself(kind))
        return false;
    const auto leadsOn = [&](const LinkKind::Ends &ends) {
        return hasWay(schema, &LinkKind::Ends::from, ends.from)
            || hasWay(schema, &LinkKind::Ends::from, ends.to);
    };
    const auto isReached = [&](const LinkKind::Ends &ends) {
        return hasWay(schema, &LinkKind::Ends::to, ends.from);
    };
    return std::ranges::none_of(kind.joins, leadsOn) && std::ranges::any_of(kind.joins, isReached);
}

/// Goes back from the walls along the ways that a board may have.
void countWays(FortressKinds &kinds, const BoardSchema &schema)
{
    std::set<std::string> reached = kinds.walls;
    for (int ways = 1; !reached.empty(); ++ways) {
        std::set<std::string> next;
        for (const LinkKind &link : schema.links) {
            for (const LinkKind::Ends &ends : link.joins) {
                if (link.directed && reached.contains(ends.to) && !kinds.walls.contains(ends.from)
                    && !kinds.ways.contains(ends.from))
                    next.insert(ends.from);
            }
        }
        for (const std::string &kind : next)
            kinds.ways.emplace(kind, ways);
        reached = std::move(next);
    }
}

std::optional<FortressKinds> fortressKinds(const BoardSchema &schema)
{
    const auto joining =
        std::ranges::find_if(schema.links, [&](const LinkKind &kind) { return isWallLink(schema, kind); });
    if (joining == schema.links.end())
        return std::nullopt;
    FortressKinds kinds {.joining = joining->key};
    for (const LinkKind::Ends &ends : joining->joins) {
        kinds.walls.insert({ends.from, ends.to});
        if (ends.from == ends.to)
            kinds.rows.insert(ends.from);
    }
    for (const LinkKind &link : schema.links) {
        for (const LinkKind::Ends &ends : link.joins) {
            if (link.directed)
                kinds.ends.insert(ends.to);
        }
    }
    countWays(kinds, schema);
    return kinds;
}

double angleOf(Point at, Point middle)
{
    return std::atan2(at.y - middle.y, at.x - middle.x);
}

/// Joined walls, and where ways lead, each neighbour once.
void addLinks(FortressPlan &plan, const Board &board, const BoardSchema &schema, const FortressKinds &kinds)
{
    std::map<std::string, std::size_t> numbers;
    for (std::size_t i = 0; i < plan.places.size(); ++i)
        numbers.emplace(board.places()[plan.places[i]].key, i);
    const auto add = [](std::vector<std::size_t> &to, std::size_t number) {
        if (std::ranges::find(to, number) == to.end())
            to.push_back(number);
    };
    for (const Link &link : board.links()) {
        const auto from = numbers.find(link.from);
        const auto to = numbers.find(link.to);
        const LinkKind *kind = schema.linkKind(link.kind);
        if (from == numbers.end() || to == numbers.end() || from == to || !kind)
            continue;
        const std::size_t a = from->second;
        const std::size_t b = to->second;
        if (kind->directed)
            add(plan.ahead[a], b);
        else if (kind->key == kinds.joining && plan.depth[a] == 0 && plan.depth[b] == 0) {
            add(plan.joined[a], b);
            add(plan.joined[b], a);
        }
    }
}

/// By the ways that the board has, as far as it has any.
void measureDepths(FortressPlan &plan)
{
    std::vector<int> measured(plan.depth.size(), kInsideWalls);
    for (std::size_t i = 0; i < measured.size(); ++i)
        measured[i] = plan.depth[i] == 0 ? 0 : kInsideWalls;
    bool isGrowing = true;
    for (int ways = 1; isGrowing; ++ways) {
        isGrowing = false;
        for (std::size_t i = 0; i < measured.size(); ++i) {
            const auto isNext = [&](std::size_t ahead) { return measured[ahead] == ways - 1; };
            if (measured[i] == kInsideWalls && plan.depth[i] != kInsideWalls
                && std::ranges::any_of(plan.ahead[i], isNext)) {
                measured[i] = ways;
                isGrowing = true;
            }
        }
    }
    for (std::size_t i = 0; i < measured.size(); ++i) {
        if (measured[i] > 0)
            plan.depth[i] = measured[i];
    }
}

/// Places from which ways only lead away, and not straight to the walls, lie farther out than all others.
void putFirstOutermost(FortressPlan &plan, const Board &board, const FortressKinds &kinds)
{
    const auto isFirst = [&](std::size_t i) {
        const std::string &kind = board.places()[plan.places[i]].kind;
        const auto ways = kinds.ways.find(kind);
        return ways != kinds.ways.end() && ways->second > 1 && !kinds.ends.contains(kind);
    };
    int deepest = 0;
    for (std::size_t i = 0; i < plan.depth.size(); ++i) {
        if (!isFirst(i))
            deepest = std::max(deepest, plan.depth[i]);
    }
    for (std::size_t i = 0; i < plan.depth.size(); ++i) {
        if (isFirst(i))
            plan.depth[i] = deepest + 1;
    }
}

/// The neighbour from which there are the fewest ways on; rather a tower than the next wall.
std::optional<std::size_t> nextAlongWalls(const FortressPlan &plan, std::size_t from,
                                          const std::vector<bool> &isSeen)
{
    const auto waysOn = [&](std::size_t wall) {
        const auto count =
            std::ranges::count_if(plan.joined[wall], [&](std::size_t next) { return !isSeen[next]; });
        return std::pair(count, static_cast<bool>(plan.isRow[wall]));
    };
    std::optional<std::size_t> best;
    for (const std::size_t wall : plan.joined[from]) {
        if (!isSeen[wall] && (!best || waysOn(wall) < waysOn(*best)))
            best = wall;
    }
    return best;
}

/// All walls that hang together with one, each followed by what it is joined with.
std::vector<std::size_t> walkAlongWalls(const FortressPlan &plan, std::size_t start,
                                        std::vector<bool> &isSeen)
{
    std::vector<std::size_t> walk {start};
    std::vector<std::size_t> way {start};
    isSeen[start] = true;
    while (!way.empty()) {
        const auto next = nextAlongWalls(plan, way.back(), isSeen);
        if (!next) {
            way.pop_back();
            continue;
        }
        isSeen[*next] = true;
        walk.push_back(*next);
        way.push_back(*next);
    }
    return walk;
}

/// Whether a walk goes round the middle against the clock, as the walls are.
bool goesBackward(const FortressPlan &plan, const std::vector<std::size_t> &walk)
{
    double turned = 0;
    for (std::size_t i = 1; i < walk.size(); ++i)
        turned += std::remainder(plan.angles[walk[i]] - plan.angles[walk[i - 1]], kOnceAround);
    return turned < 0;
}

double angleOfWalk(const FortressPlan &plan, const std::vector<std::size_t> &walk)
{
    Point sum;
    for (const std::size_t wall : walk)
        sum = {sum.x + plan.at[wall].x - plan.middle.x, sum.y + plan.at[wall].y - plan.middle.y};
    return std::atan2(sum.y, sum.x);
}

} // namespace

std::vector<std::size_t> atDepth(const FortressPlan &plan, int depth)
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < plan.depth.size(); ++i) {
        if (plan.depth[i] == depth)
            found.push_back(i);
    }
    return found;
}

std::optional<FortressPlan> fortressPlan(const Board &board, const BoardSchema &schema,
                                         const std::vector<std::size_t> &places)
{
    const std::optional<FortressKinds> kinds = fortressKinds(schema);
    if (!kinds)
        return std::nullopt;
    FortressPlan plan;
    plan.places = places;
    double walls = 0;
    for (const std::size_t number : places) {
        const Place &place = board.places()[number];
        const bool isWall = kinds->walls.contains(place.kind);
        const auto ways = kinds->ways.find(place.kind);
        plan.at.push_back(place.at);
        plan.isRow.push_back(kinds->rows.contains(place.kind));
        plan.depth.push_back(isWall ? 0 : ways == kinds->ways.end() ? kInsideWalls : ways->second);
        if (isWall) {
            plan.middle = {plan.middle.x + place.at.x, plan.middle.y + place.at.y};
            ++walls;
        }
    }
    if (walls > 0)
        plan.middle = {plan.middle.x / walls, plan.middle.y / walls};
    plan.joined.resize(places.size());
    plan.ahead.resize(places.size());
    addLinks(plan, board, schema, *kinds);
    measureDepths(plan);
    putFirstOutermost(plan, board, *kinds);
    for (const Point &at : plan.at)
        plan.angles.push_back(angleOf(at, plan.middle));
    return plan;
}

std::vector<std::size_t> wallsInOrder(const FortressPlan &plan)
{
    std::vector<std::size_t> starts = atDepth(plan, 0);
    std::ranges::stable_sort(
        starts, {}, [&](std::size_t wall) { return std::pair(!plan.isRow[wall], plan.joined[wall].size()); });
    std::vector<bool> isSeen(plan.places.size(), false);
    std::vector<std::vector<std::size_t>> walks;
    for (const std::size_t start : starts) {
        if (isSeen[start])
            continue;
        walks.push_back(walkAlongWalls(plan, start, isSeen));
        if (goesBackward(plan, walks.back()))
            std::ranges::reverse(walks.back());
    }
    std::ranges::stable_sort(walks, {},
                             [&](const std::vector<std::size_t> &walk) { return angleOfWalk(plan, walk); });
    std::vector<std::size_t> order;
    for (const std::vector<std::size_t> &walk : walks)
        order.insert(order.end(), walk.begin(), walk.end());
    return order;
}

} // namespace merlon
