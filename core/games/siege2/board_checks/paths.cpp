#include "core/games/siege/board/common_checks.h"
#include "core/games/siege/board/siege_schema.h"
#include "core/games/siege/board/surplus.h"
#include "core/games/siege2/board_checks/parts.h"

#include <algorithm>

namespace merlon::siege2 {

namespace {

/// V-08. The remedy is a path from the nearest rampart of its side.
void checkWallsReached(const SiegeBoard &board, const std::vector<SiegeLink> &paths, CheckReport &report)
{
    const siege::PlacesOfSides ramparts(board, "rampart");
    std::vector<bool> isLedTo(board.board().places().size(), false);
    for (const SiegeLink &path : paths)
        isLedTo[path.to] = true;
    for (const std::size_t wall : board.ofKind("wall")) {
        if (isLedTo[wall])
            continue;
        siege::lacksPathTo(report.error("V-08", {wall}, {report.word(wall)}), board, wall,
                           ramparts.on(board.place(wall).side), siege::TrapsAtWalls::Usual);
    }
}

/// V-15. The remedy for a path on which traps may lie is to forbid them, where none is one to the nearest rampart,
/// and where there are two to remove the longer one.
void checkMarauders(const SiegeBoard &board, const std::vector<SiegeLink> &paths, CheckReport &report)
{
    const std::vector<std::size_t> marauders = board.ofKind("marauders");
    if (marauders.size() > 1) {
        siege::mendSurplusPlaces(report.error("V-15", marauders, std::vector<TextArg> {}), board, marauders);
        return;
    }
    for (const std::size_t place : marauders) {
        std::vector<SiegeLink> own = paths;
        std::erase_if(own, [place](const SiegeLink &path) { return path.from != place; });
        if (own.size() != 1 || !siege::staysOnSide(board, own.front())) {
            Finding &finding = report.error("V-15", {place}, std::vector<TextArg> {});
            if (own.empty())
                siege::lacksPathFrom(finding, board, place, board.ofKind("rampart", board.place(place).side),
                                     siege::TrapsAtWalls::Usual);
            else
                siege::mendSurplusLinks(finding, board, place, "path", "rampart", 1);
            continue;
        }
        const std::size_t position = own.front().position;
        if (flagOf(siegeSchema(), board.board().links()[position], "trappable"))
            report.error("V-15", {place}, std::vector<TextArg> {},
                         setLinkAttribute(board.board(), position, "trappable", false));
    }
}

} // namespace

void checkPaths(const SiegeBoard &board, CheckReport &report)
{
    std::vector<SiegeLink> proper;
    for (const SiegeLink &path : board.links("path")) {
        if (!siege::joinsProperKinds(board, path)) {
            report.linkError("V-03", path);
            continue;
        }
        if (path.repeats)
            report.linkError("V-09", path);
        else if (!siege::staysOnSide(board, path))
            report.linkError("V-04", path);
        proper.push_back(path);
    }
    constexpr const char *kReached[] = {"rampart"};
    siege::checkCircles(board, proper, "V-05", report);
    siege::checkReached(board, proper, kReached, "V-06", siege::TrapsAtWalls::Usual, report);
    siege::checkRampartsLead(board, proper, "V-07", siege::TrapsAtWalls::Usual, report);
    checkWallsReached(board, proper, report);
    checkMarauders(board, proper, report);
}

} // namespace merlon::siege2
