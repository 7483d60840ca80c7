#include "core/games/siege/board/common_checks.h"
#include "core/games/siege/board/surplus.h"
#include "core/games/siege2/board_checks/parts.h"

namespace merlon::siege2 {

namespace {

/// V-10 and V-13
void checkSideLinks(const SiegeBoard &board, std::string_view kind, const char *id, CheckReport &report)
{
    for (const SiegeLink &link : board.links(kind)) {
        if (!siege::joinsProperKinds(board, link) || !siege::staysOnSide(board, link))
            report.linkError(id, link);
    }
}

/// V-11 and V-12. A tower that touches no wall may touch the nearest one, one that touches more than two these; one that faces nothing may face the rampart
/// opposite, if there is only one.
void checkTower(const SiegeBoard &board, std::size_t tower, const siege::PlacesOfSides &allWalls,
                CheckReport &report)
{
    const std::vector<std::size_t> walls = board.joined(tower, "adjacent", "wall");
    if (walls.empty() || walls.size() > 2) {
        Finding &finding = report.error("V-11", {tower}, {report.word(tower)});
        if (walls.empty())
            siege::lacksLink(finding, board, "adjacent", tower, allWalls.on(board.place(tower).side));
        else
            siege::mendSurplusLinks(finding, board, tower, "adjacent", "wall", 2);
    }
    const std::vector<std::size_t> faced = board.joined(tower, "facing", "rampart");
    if (faced.size() == 1 && board.place(faced.front()).side == board.place(tower).side)
        return;
    report.error("V-12", {tower}, {report.word(tower)}, siege::facingOpposite(board, tower)).isMissing =
        faced.empty();
}

/// V-24. Doubled paths are V-09.
void checkForbiddenLinks(const SiegeBoard &board, CheckReport &report)
{
    for (const SiegeLink &loop : board.loops())
        report.linkError("V-24", loop);
    for (const SiegeLink &link : board.links("facing")) {
        if (!siege::joinsProperKinds(board, link))
            report.linkError("V-24", link);
    }
    for (const char *kind : {"adjacent", "facing", "beside"}) {
        for (const SiegeLink &link : board.links(kind)) {
            if (link.repeats && siege::joinsProperKinds(board, link))
                report.linkError("V-24", link);
        }
    }
}

} // namespace

void checkNeighbours(const SiegeBoard &board, CheckReport &report)
{
    checkSideLinks(board, "adjacent", "V-10", report);
    checkSideLinks(board, "beside", "V-13", report);
    const siege::PlacesOfSides walls(board, "wall");
    for (const std::size_t tower : board.ofKind("tower"))
        checkTower(board, tower, walls, report);
    checkForbiddenLinks(board, report);
}

} // namespace merlon::siege2
