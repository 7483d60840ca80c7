#include "core/games/siege2/board_checks/board_checks.h"

#include "core/games/siege/board/design_checks.h"
#include "core/games/siege/board/siege_schema.h"
#include "core/games/siege2/board_checks/parts.h"

#include <algorithm>
#include <numeric>

namespace merlon {

namespace {

/// S2-3.1: Siege II ignores gates, barbican ramparts and buildings of other types.
bool isIgnored(const Place &place)
{
    if (place.kind == "gate" || place.kind == "barbican-rampart")
        return true;
    if (place.kind != "building")
        return false;
    const std::string type = wordOf(siegeSchema(), place, "type");
    constexpr const char *kTypes[] = {"forge",    "workshop", "scouts", "cathedral",
                                      "hospital", "barracks", "guards"};
    return std::find(std::begin(kTypes), std::end(kTypes), type) == std::end(kTypes);
}

} // namespace

std::vector<Finding> checkSiege2Board(const Board &board)
{
    const SiegeBoard seen(board, isIgnored);
    CheckReport report(seen);
    siege2::checkPlaces(seen, report);
    siege2::checkPaths(seen, report);
    siege2::checkNeighbours(seen, report);
    siege2::checkNumbers(seen, report);
    siege::checkDesign(seen,
                       {.start = "S2-2.2",
                        .errands = "S2-14.4",
                        .moving = "S2-13.2",
                        .shooting = "S2-17.7",
                        .cauldrons = "S2-15.2",
                        .platforms = "S2-15.3",
                        .traps = "S2-15.5",
                        .devices = "S2-15.1"},
                       report);
    std::vector<Finding> findings = report.take();
    // Errors by number, then warnings: V-01 ... V-25, W-01 ... W-13. Numbers are sorted, each finding moves once.
    std::vector<std::size_t> order(findings.size());
    std::iota(order.begin(), order.end(), std::size_t {0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return findings[a].id < findings[b].id; });
    std::vector<Finding> sorted;
    sorted.reserve(findings.size());
    for (const std::size_t number : order)
        sorted.push_back(std::move(findings[number]));
    return sorted;
}

} // namespace merlon
