#include "core/games/siege/board/common_checks.h"
#include "core/games/siege/board/siege_schema.h"
#include "core/games/siege1/board_checks/parts.h"

#include <algorithm>

namespace merlon::siege1 {

namespace {

constexpr const char *kLinkKinds[] = {"path", "adjacent", "facing", "beside"};

bool joinsKinds(const SiegeBoard &board, const SiegeLink &link, std::string_view from, std::string_view to)
{
    return board.isKind(link.from, from) && board.isKind(link.to, to);
}

/// Whether a link joins west and east. A place on no side is C4's affair.
bool crosses(const SiegeBoard &board, const SiegeLink &link)
{
    const std::string &from = board.place(link.from).side;
    const std::string &to = board.place(link.to).side;
    return (from == "west" && to == "east") || (from == "east" && to == "west");
}

/// C8 and C9. The remedy is to remove the link.
void checkForbiddenLinks(const SiegeBoard &board, CheckReport &report)
{
    for (const SiegeLink &loop : board.loops())
        report.linkError("C8", loop);
    for (const char *kind : kLinkKinds) {
        for (const SiegeLink &link : board.links(kind)) {
            const bool atGate = board.isKind(link.from, "gate") || board.isKind(link.to, "gate");
            if (link.repeats || !siege::joinsProperKinds(board, link))
                report.linkError("C8", link);
            else if (!atGate && crosses(board, link))
                report.linkError("C9", link);
        }
    }
}

/// C14. Whether the rampart is of the tower's side, C9 says. The remedy for a tower that touches no wall is the nearest one,
/// for one that faces nothing the rampart opposite, if there is only one.
void checkTowers(const SiegeBoard &board, CheckReport &report)
{
    const siege::PlacesOfSides walls(board, "wall");
    for (const std::size_t tower : board.ofKind("tower")) {
        const std::size_t faced = board.joined(tower, "facing", "rampart").size();
        const bool touchesWall = !board.joined(tower, "adjacent", "wall").empty();
        if (faced == 1 && touchesWall)
            continue;
        Finding &finding = report.error("C14", {tower}, {report.word(tower)});
        if (touchesWall)
            finding.mend = siege::facingOpposite(board, tower);
        else
            siege::lacksLink(finding, board, "adjacent", tower, walls.on(board.place(tower).side));
        finding.isMissing = faced < 2;
    }
}

/// C15: where traps are usual. The remedy is to forbid them.
void checkTraps(const SiegeBoard &board, const std::vector<SiegeLink> &paths, CheckReport &report)
{
    for (const SiegeLink &path : paths) {
        const bool usual =
            joinsKinds(board, path, "foreground", "rampart") || joinsKinds(board, path, "rampart", "rampart");
        if (usual || !flagOf(siegeSchema(), board.board().links()[path.position], "trappable"))
            continue;
        report.warning("C15", {path.from, path.to}, {report.word(path.from), report.word(path.to)},
                       setLinkAttribute(board.board(), path.position, "trappable", false));
    }
}

/// C26
void checkFireAtBarbican(const SiegeBoard &board, CheckReport &report)
{
    for (const std::size_t gate : board.ofKind("gate")) {
        std::vector<std::size_t> neighbours = board.joined(gate, "adjacent", "wall");
        const std::vector<std::size_t> towers = board.joined(gate, "adjacent", "tower");
        neighbours.insert(neighbours.end(), towers.begin(), towers.end());
        for (const char *side : kSiegeSides) {
            if (std::ranges::none_of(neighbours,
                                     [&](std::size_t place) { return board.place(place).side == side; }))
                report.warning("C26", {gate}, {Word {side}});
        }
    }
}

} // namespace

void checkLinks(const SiegeBoard &board, CheckReport &report)
{
    checkForbiddenLinks(board, report);
    std::vector<SiegeLink> paths = board.links("path");
    std::erase_if(paths, [&](const SiegeLink &path) { return !siege::joinsProperKinds(board, path); });
    constexpr const char *kReached[] = {"rampart", "wall"};
    siege::checkCircles(board, paths, "C10", report);
    siege::checkReached(board, paths, kReached, "C11", siege::TrapsAtWalls::Unusual, report);
    siege::checkRampartsLead(board, paths, "C12", siege::TrapsAtWalls::Unusual, report);
    checkTowers(board, report);
    checkTraps(board, paths, report);
    checkFireAtBarbican(board, report);
}

} // namespace merlon::siege1
