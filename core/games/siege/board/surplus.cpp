#include "core/games/siege/board/surplus.h"

#include "core/board/changes/change.h"
#include "core/games/siege/board/plan_geometry.h"
#include "core/games/siege/board/siege_schema.h"
#include "core/games/siege/board/start_pieces.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace merlon::siege {

namespace {

constexpr std::size_t kMostRemovals = 24; ///< that are offered for one finding

Point middleOfWalls(const SiegeBoard &board)
{
    Point sum;
    double count = 0;
    for (const std::size_t wall : board.ofKind("wall")) {
        sum = {sum.x + board.place(wall).at.x, sum.y + board.place(wall).at.y};
        ++count;
    }
    return count > 0 ? Point {sum.x / count, sum.y / count} : Point {500, 500};
}

/// What is no number is far away.
double awayFrom(Point middle, Point at)
{
    const double away = apart(middle, at);
    return std::isfinite(away) ? away : std::numeric_limits<double>::max();
}

/// The links of some places, by their keys. Places of a key that others bear too are left out: links may mean those.
std::unordered_map<std::string_view, std::vector<std::size_t>>
linksOfPlaces(const SiegeBoard &board, const std::vector<std::size_t> &places)
{
    std::unordered_map<std::string_view, std::vector<std::size_t>> links;
    std::unordered_map<std::string_view, int> bearers;
    for (const std::size_t place : places)
        links[board.key(place)];
    for (const Place &place : board.board().places()) {
        if (links.contains(place.key) && ++bearers[place.key] > 1)
            links.erase(place.key);
    }
    for (std::size_t i = 0; i < board.board().links().size(); ++i) {
        const Link &link = board.board().links()[i];
        for (const std::string *end : {&link.from, &link.to}) {
            const auto found = links.find(*end);
            if (found != links.end() && (found->second.empty() || found->second.back() != i))
                found->second.push_back(i);
        }
    }
    return links;
}

void offer(Finding &finding, BoardChange change)
{
    finding.isChoice = true;
    if (!finding.mend)
        finding.mend = std::move(change);
    else
        finding.otherMends.push_back(std::move(change));
}

/// Positions in ascending order: the last one goes first.
BoardChange withoutLinks(const std::vector<std::size_t> &positions)
{
    BoardChange change;
    for (auto position = positions.rbegin(); position != positions.rend(); ++position)
        change.edits.emplace_back(EraseLink {*position});
    return change;
}

/// Amounts that are not above a common limit, which is as high as all together allow; what is left goes to the first
/// ones.
std::vector<std::int64_t> levelled(std::vector<std::int64_t> amounts, std::int64_t most)
{
    const auto sumBelow = [&](std::int64_t limit) {
        std::int64_t sum = 0;
        for (const std::int64_t amount : amounts)
            sum += std::clamp<std::int64_t>(amount, 0, limit);
        return sum;
    };
    std::int64_t limit = most;
    while (limit > 0 && sumBelow(limit) > most)
        --limit;
    std::int64_t left = most - sumBelow(limit);
    for (std::int64_t &amount : amounts) {
        const std::int64_t more = amount > limit && left > 0 ? 1 : 0;
        left -= more;
        amount = std::min(amount, limit + more);
    }
    return amounts;
}

std::int64_t unitsAt(const SiegeBoard &board, std::size_t place, std::string_view unit)
{
    const auto units = startingUnits(board.board(), {&place, 1});
    const auto found = units.find(std::string(unit));
    return found == units.end() ? 0 : found->second;
}

/// The place with fewer units of a kind; those in its last spaces leave first.
Place withoutUnits(const SiegeBoard &board, std::size_t place, const std::string &unit, std::int64_t surplus)
{
    Place mended = board.place(place);
    std::map<std::string, std::int64_t> counts = countsOf(siegeSchema(), mended, "start-units");
    if (const auto counted = counts.find(unit); counted != counts.end() && counted->second > 0) {
        const std::int64_t leaving = std::min(surplus, counted->second);
        surplus -= leaving;
        counted->second -= leaving;
        if (counted->second == 0)
            counts.erase(counted);
        mended.attributes.insert_or_assign("start-units", std::move(counts));
    }
    std::vector<AttributeRecord> spaces = defenderSpacesOf(board.board(), place);
    bool isEmptied = false;
    for (auto space = spaces.rbegin(); space != spaces.rend() && surplus > 0; ++space) {
        if (fieldOf(*space, "start") != unit)
            continue;
        space->erase("start");
        isEmptied = true;
        --surplus;
    }
    if (isEmptied)
        mended.attributes.insert_or_assign(std::string(spacesAttribute(mended.kind)), std::move(spaces));
    return mended;
}

} // namespace

void mendSurplusPlaces(Finding &finding, const SiegeBoard &board, std::vector<std::size_t> places)
{
    const Point middle = middleOfWalls(board);
    const auto rank = [&](std::size_t place) {
        return std::tuple(board.linkCount(place), -awayFrom(middle, board.place(place).at),
                          -static_cast<std::ptrdiff_t>(place));
    };
    std::ranges::sort(places, {}, rank);
    if (places.size() > kMostRemovals)
        places.resize(kMostRemovals);
    const auto links = linksOfPlaces(board, places);
    for (const std::size_t place : places) {
        const auto touching = links.find(board.key(place));
        if (touching == links.end())
            continue;
        BoardChange change = withoutLinks(touching->second);
        change.edits.emplace_back(ErasePlace {place});
        offer(finding, std::move(change));
    }
}

void mendSurplusLinks(Finding &finding, const SiegeBoard &board, std::size_t place, std::string_view linkKind,
                      std::string_view otherKind, std::size_t most)
{
    std::vector<std::size_t> others = board.joined(place, linkKind, otherKind);
    if (others.size() <= most)
        return;
    const Place &here = board.place(place);
    std::ranges::stable_sort(others, {}, [&](std::size_t other) {
        return std::pair(board.place(other).side != here.side, awayFrom(here.at, board.place(other).at));
    });
    const auto offerWithout = [&](const auto &isLost) {
        std::vector<std::size_t> positions;
        for (const SiegeLink &link : board.linksAt(place, linkKind)) {
            if (isLost(link.from == place ? link.to : link.from))
                positions.push_back(link.position);
        }
        offer(finding, withoutLinks(positions));
    };
    const std::vector<std::size_t> lost(others.begin() + static_cast<std::ptrdiff_t>(most), others.end());
    offerWithout([&](std::size_t other) { return std::ranges::find(lost, other) != lost.end(); });
    if (lost.size() > 1)
        return;
    for (std::size_t i = 0; i < most; ++i)
        offerWithout([&](std::size_t other) { return other == others[i]; });
}

void mendSurplusUnits(Finding &finding, const SiegeBoard &board, std::string_view unit, std::int64_t most)
{
    std::vector<std::int64_t> amounts;
    for (const std::size_t place : board.places())
        amounts.push_back(unitsAt(board, place, unit));
    const std::vector<std::int64_t> kept = levelled(amounts, most);
    BoardChange change;
    for (std::size_t i = 0; i < amounts.size(); ++i) {
        const std::size_t place = board.places()[i];
        if (kept[i] < amounts[i])
            change.edits.emplace_back(
                ReplacePlace {place, withoutUnits(board, place, std::string(unit), amounts[i] - kept[i])});
    }
    if (!change.empty())
        offer(finding, std::move(change));
}

void mendCrowd(Finding &finding, const SiegeBoard &board, std::size_t foreground)
{
    Place mended = board.place(foreground);
    std::map<std::string, std::int64_t> units = countsOf(siegeSchema(), mended, "start-units");
    std::vector<std::int64_t> amounts;
    for (const auto &[unit, number] : units)
        amounts.push_back(number);
    const std::int64_t room = std::max<std::int64_t>(0, numberOf(siegeSchema(), mended, "unit-capacity"));
    const std::vector<std::int64_t> kept = levelled(std::move(amounts), room);
    std::size_t next = 0;
    for (auto &[unit, number] : units)
        number = kept[next++];
    std::erase_if(units, [](const auto &unit) { return unit.second == 0; });
    mended.attributes.insert_or_assign("start-units", std::move(units));
    if (mended != board.place(foreground))
        offer(finding, {{ReplacePlace {foreground, std::move(mended)}}});
}

void mendSurplusStone(Finding &finding, const SiegeBoard &board, const std::vector<std::size_t> &walls,
                      std::int64_t most)
{
    std::vector<std::int64_t> stone;
    for (const std::size_t wall : walls)
        stone.push_back(numberOf(siegeSchema(), board.place(wall), "start-stone"));
    const std::vector<std::int64_t> kept = levelled(stone, most);
    BoardChange change;
    for (std::size_t i = 0; i < walls.size(); ++i) {
        if (kept[i] == stone[i])
            continue;
        Place mended = board.place(walls[i]);
        mended.attributes.insert_or_assign("start-stone", kept[i]);
        change.edits.emplace_back(ReplacePlace {walls[i], std::move(mended)});
    }
    if (!change.empty())
        offer(finding, std::move(change));
}

std::vector<AttributeRecord> withSpaces(std::vector<AttributeRecord> spaces, std::size_t least,
                                        std::size_t most)
{
    std::size_t surplus = spaces.size() > most ? spaces.size() - most : 0;
    std::vector<AttributeRecord> kept;
    for (auto space = spaces.rbegin(); space != spaces.rend(); ++space) {
        if (surplus > 0 && fieldOf(*space, "start").empty())
            --surplus;
        else
            kept.push_back(std::move(*space));
    }
    std::ranges::reverse(kept);
    const AttributeRecord any {{"type", std::string("any")}};
    kept.resize(std::clamp(kept.size(), least, most), any);
    return kept;
}

} // namespace merlon::siege
