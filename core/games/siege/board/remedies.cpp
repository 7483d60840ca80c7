#include "core/games/siege/board/remedies.h"

#include "core/games/siege/board/common_checks.h"
#include "core/games/siege/board/plan_geometry.h"
#include "core/games/siege/board/siege_schema.h"
#include "core/games/siege/board/start_pieces.h"

#include <algorithm>

namespace merlon::siege {

namespace {

constexpr std::size_t kMostSpaces = 12;  ///< of a building
constexpr std::size_t kMostChoices = 24; ///< that are offered for one finding
constexpr std::size_t kMostNear = 200;   ///< among which the nearest is looked for: checks follow every edit

Link newPath(const SiegeBoard &board, std::size_t from, std::size_t to, TrapsAtWalls traps)
{
    Link path {"path", board.key(from), board.key(to), {}, {}};
    const bool atWall = board.isKind(to, "wall") && traps == TrapsAtWalls::Unusual;
    if (atWall || board.isKind(from, "marauders"))
        path.attributes.emplace("trappable", false);
    return path;
}

/// A link that is missing; `choices`: among so many places.
void lacks(Finding &finding, const SiegeBoard &board, Link link, std::size_t choices)
{
    finding.mend = addLink(board.board(), std::move(link));
    finding.isChoice = choices > 1;
}

std::string heroOf(const SiegeBoard &board, std::size_t wall)
{
    return wordOf(siegeSchema(), board.place(wall), "hero-start");
}

/// The walls on which no hero starts, first those of sides on which none does at all.
std::vector<std::size_t> wallsWithoutHero(const SiegeBoard &board)
{
    std::vector<std::size_t> walls = board.ofKind("wall");
    std::vector<std::string> taken;
    for (const std::size_t wall : walls) {
        if (heroOf(board, wall) != "none")
            taken.push_back(board.place(wall).side);
    }
    std::erase_if(walls, [&](std::size_t wall) { return heroOf(board, wall) != "none"; });
    std::stable_partition(walls.begin(), walls.end(), [&](std::size_t wall) {
        return std::ranges::find(taken, board.place(wall).side) == taken.end();
    });
    return walls;
}

/// A hero stays on one wall and leaves the others.
BoardChange heroKeptOn(const CheckReport &report, std::size_t kept, const std::vector<std::size_t> &walls)
{
    BoardChange change;
    for (const std::size_t wall : walls) {
        if (wall == kept)
            continue;
        BoardChange left = report.withAttribute(wall, "hero-start", std::string("none"));
        change.edits.push_back(std::move(left.edits.front()));
    }
    return change;
}

} // namespace

std::optional<std::size_t> nearestTo(const SiegeBoard &board, std::size_t place,
                                     std::span<const std::size_t> among)
{
    std::optional<std::size_t> nearest;
    if (among.size() > kMostNear)
        return nearest;
    const Point here = board.place(place).at;
    double least = 0;
    for (const std::size_t other : among) {
        if (other == place)
            continue;
        const double away = apart(here, board.place(other).at);
        if (nearest && away >= least)
            continue;
        nearest = other;
        least = away;
    }
    return nearest;
}

PlacesOfSides::PlacesOfSides(const SiegeBoard &board, std::string_view kind)
{
    for (std::size_t side = 0; side < kSiegeSides.size(); ++side)
        m_places[side] = board.ofKind(kind, kSiegeSides[side]);
}

std::span<const std::size_t> PlacesOfSides::on(std::string_view side) const
{
    const auto found = std::ranges::find(kSiegeSides, side);
    if (found == kSiegeSides.end())
        return {};
    return m_places[static_cast<std::size_t>(found - kSiegeSides.begin())];
}

void lacksPlace(Finding &finding, std::string kind, std::string side, std::string type)
{
    finding.isMissing = true;
    finding.wanted = PlaceWanted {std::move(kind), std::move(side), std::move(type)};
}

void lacksPathTo(Finding &finding, const SiegeBoard &board, std::size_t place,
                 std::span<const std::size_t> starts, TrapsAtWalls traps)
{
    finding.isMissing = true;
    if (const auto start = nearestTo(board, place, starts))
        lacks(finding, board, newPath(board, *start, place, traps), starts.size());
}

void lacksPathFrom(Finding &finding, const SiegeBoard &board, std::size_t place,
                   std::span<const std::size_t> ends, TrapsAtWalls traps)
{
    finding.isMissing = true;
    if (const auto end = nearestTo(board, place, ends))
        lacks(finding, board, newPath(board, place, *end, traps), ends.size());
}

void lacksLink(Finding &finding, const SiegeBoard &board, std::string_view kind, std::size_t place,
               std::span<const std::size_t> others)
{
    finding.isMissing = true;
    if (const auto other = nearestTo(board, place, others))
        lacks(finding, board, {std::string(kind), board.key(place), board.key(*other), {}, {}},
              others.size());
}

void lacksSpace(Finding &finding, const CheckReport &report, const SiegeBoard &board, std::size_t building,
                std::string_view type)
{
    finding.isMissing = true;
    std::vector<AttributeRecord> spaces = defenderSpacesOf(board.board(), building);
    if (spaces.size() >= kMostSpaces)
        return;
    const AttributeRecord space {{"type", std::string(type)}};
    spaces.push_back(space);
    finding.mend = report.withAttribute(building, "spaces", std::move(spaces));
}

void mendHero(Finding &finding, const CheckReport &report, const SiegeBoard &board, std::string_view hero)
{
    const std::vector<std::size_t> now = wallsOfHero(board, hero);
    finding.isMissing = now.empty();
    finding.isChoice = true;
    if (now.size() > kMostChoices) // each remedy would alter nearly all of them
        return;
    std::vector<std::size_t> walls = now.empty() ? wallsWithoutHero(board) : now;
    if (walls.size() > kMostChoices)
        walls.resize(kMostChoices);
    for (const std::size_t wall : walls) {
        BoardChange change = now.empty() ? report.withAttribute(wall, "hero-start", std::string(hero))
                                         : heroKeptOn(report, wall, now);
        if (!finding.mend)
            finding.mend = std::move(change);
        else
            finding.otherMends.push_back(std::move(change));
    }
}

} // namespace merlon::siege
