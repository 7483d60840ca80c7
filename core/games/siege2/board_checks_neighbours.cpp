#include "core/games/siege/siege_schema.h"
#include "core/games/siege2/board_check_parts.h"

#include <algorithm>
#include <optional>

namespace merlon::siege2 {

namespace {

bool joinsProperKinds(const SiegeBoard &board, std::string_view kind, const SiegeLink &link)
{
    return mayJoin(*siegeSchema().linkKind(kind), board.place(link.from).kind, board.place(link.to).kind);
}

bool joinsOneSide(const SiegeBoard &board, const SiegeLink &link)
{
    return board.place(link.from).side == board.place(link.to).side;
}

/// V-10 and V-13
void checkSideLinks(const SiegeBoard &board, std::string_view kind, const char *id, CheckReport &report)
{
    for (const SiegeLink &link : board.links(kind)) {
        if (!joinsProperKinds(board, kind, link) || !joinsOneSide(board, link))
            report.linkError(id, link);
    }
}

/// The only rampart of a tower's side from which paths lead to all walls that the tower touches.
std::optional<std::size_t> rampartOpposite(const SiegeBoard &board, std::size_t tower,
                                           const std::vector<std::size_t> &walls)
{
    std::optional<std::size_t> opposite;
    for (const std::size_t rampart : board.ofKind("rampart", board.place(tower).side)) {
        const std::vector<std::size_t> led = board.joined(rampart, "path", "wall");
        if (walls.empty() || !std::includes(led.begin(), led.end(), walls.begin(), walls.end()))
            continue;
        if (opposite)
            return std::nullopt;
        opposite = rampart;
    }
    return opposite;
}

/// V-11 and V-12. A tower that faces nothing may face the rampart opposite, if there is only one.
void checkTower(const SiegeBoard &board, std::size_t tower, CheckReport &report)
{
    const std::vector<std::size_t> walls = board.joined(tower, "adjacent", "wall");
    if (walls.empty() || walls.size() > 2)
        report.error("V-11", {tower}, {report.word(tower)});

    const std::vector<std::size_t> faced = board.joined(tower, "facing", "rampart");
    if (faced.size() == 1 && board.place(faced.front()).side == board.place(tower).side)
        return;
    std::optional<BoardChange> mend;
    if (const auto opposite = rampartOpposite(board, tower, walls); faced.empty() && opposite)
        mend = addLink(board.board(), {"facing", board.key(tower), board.key(*opposite), {}, {}});
    report.error("V-12", {tower}, {report.word(tower)}, std::move(mend));
}

/// V-24. Doubled paths are V-09.
void checkForbiddenLinks(const SiegeBoard &board, CheckReport &report)
{
    for (const SiegeLink &loop : board.loops())
        report.linkError("V-24", loop);
    for (const SiegeLink &link : board.links("facing")) {
        if (!joinsProperKinds(board, "facing", link))
            report.linkError("V-24", link);
    }
    for (const char *kind : {"adjacent", "facing", "beside"}) {
        for (const SiegeLink &link : board.links(kind)) {
            if (link.repeats && joinsProperKinds(board, kind, link))
                report.linkError("V-24", link);
        }
    }
}

} // namespace

void checkNeighbours(const SiegeBoard &board, CheckReport &report)
{
    checkSideLinks(board, "adjacent", "V-10", report);
    checkSideLinks(board, "beside", "V-13", report);
    for (const std::size_t tower : board.ofKind("tower"))
        checkTower(board, tower, report);
    checkForbiddenLinks(board, report);
}

} // namespace merlon::siege2
