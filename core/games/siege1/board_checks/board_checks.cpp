#include "core/games/siege1/board_checks/board_checks.h"

#include "core/games/siege1/board_checks/parts.h"

#include <algorithm>
#include <charconv>

namespace merlon {

namespace {

/// S1 section 3.1: Siege I ignores marauders.
bool isIgnored(const Place &place)
{
    return place.kind == "marauders";
}

/// The number in an id such as `C12`.
int numberIn(const Finding &finding)
{
    int number = 0;
    std::from_chars(finding.id.data() + 1, finding.id.data() + finding.id.size(), number);
    return number;
}

} // namespace

std::vector<Finding> checkSiege1Board(const Board &board)
{
    const SiegeBoard seen(board, isIgnored);
    CheckReport report(seen);
    siege1::checkPlaces(seen, report);
    siege1::checkLinks(seen, report);
    siege1::checkNumbers(seen, report);
    std::vector<Finding> findings = report.take();
    std::ranges::stable_sort(findings, {}, numberIn);
    return findings;
}

} // namespace merlon
