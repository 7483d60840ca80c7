#include "core/games/siege1/board_checks/board_checks.h"

#include "core/games/siege/board/design_checks.h"
#include "core/games/siege1/board_checks/parts.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace merlon {

namespace {

/// S1 section 3.1: Siege I ignores marauders.
bool isIgnored(const Place &place)
{
    return place.kind == "marauders";
}

/// `C12` before `W-02`: the letter and the number of an id.
std::pair<char, int> numberIn(const Finding &finding)
{
    const std::size_t digits = finding.id.find_first_of("0123456789");
    int number = 0;
    if (digits != std::string::npos)
        std::from_chars(finding.id.data() + digits, finding.id.data() + finding.id.size(), number);
    return {finding.id.front(), number};
}

} // namespace

std::vector<Finding> checkSiege1Board(const Board &board)
{
    const SiegeBoard seen(board, isIgnored);
    CheckReport report(seen);
    siege1::checkPlaces(seen, report);
    siege1::checkLinks(seen, report);
    siege1::checkNumbers(seen, report);
    siege::checkDesign(seen,
                       {.moving = "S1-14.2",
                        .shooting = "S1-18.4",
                        .platforms = "S1-15.1",
                        .traps = "S1-15.1",
                        .towersReachBeside = true},
                       report);
    std::vector<Finding> findings = report.take();
    std::ranges::stable_sort(findings, {}, numberIn);
    return findings;
}

} // namespace merlon
