#include "core/board/analysis.h"
#include "core/games/siege/siege_schema.h"
#include "core/games/siege2/board_check_parts.h"

#include <algorithm>

namespace merlon::siege2 {

namespace {

bool joinsProperKinds(const SiegeBoard &board, const SiegeLink &path)
{
    return mayJoin(*siegeSchema().linkKind("path"), board.place(path.from).kind, board.place(path.to).kind);
}

bool staysOnSide(const SiegeBoard &board, const SiegeLink &path)
{
    return board.place(path.from).side == board.place(path.to).side;
}

PlaceGraph graphOfPaths(const SiegeBoard &board, const std::vector<SiegeLink> &paths)
{
    PlaceGraph graph {board.board().places().size(), {}};
    for (const SiegeLink &path : paths)
        graph.links.emplace_back(path.from, path.to);
    return graph;
}

/// V-05
void checkCircles(const SiegeBoard &board, const std::vector<SiegeLink> &paths, CheckReport &report)
{
    for (const std::vector<std::size_t> &circle : circlesIn(graphOfPaths(board, paths)))
        report.error("V-05", circle, {report.word(circle.front())});
}

/// V-06. A side without a foreground is left to V-01.
void checkReached(const SiegeBoard &board, const std::vector<SiegeLink> &paths, CheckReport &report)
{
    for (const char *side : kSiegeSides) {
        const std::vector<std::size_t> foregrounds = board.ofKind("foreground", side);
        if (foregrounds.empty())
            continue;
        std::vector<SiegeLink> ofSide = paths;
        std::erase_if(ofSide, [&](const SiegeLink &path) { return !staysOnSide(board, path); });
        const std::vector<bool> reached = reachedFrom(graphOfPaths(board, ofSide), foregrounds);
        for (const std::size_t rampart : board.ofKind("rampart", side)) {
            if (!reached[rampart])
                report.error("V-06", {rampart}, {report.word(rampart)});
        }
    }
}

/// V-07 and V-08
void checkRampartsAndWalls(const SiegeBoard &board, const std::vector<SiegeLink> &paths, CheckReport &report)
{
    for (const std::size_t rampart : board.ofKind("rampart")) {
        const bool leadsToWall = std::any_of(paths.begin(), paths.end(), [&](const SiegeLink &path) {
            return path.from == rampart && board.isKind(path.to, "wall");
        });
        if (!leadsToWall)
            report.error("V-07", {rampart}, {report.word(rampart)});
    }
    for (const std::size_t wall : board.ofKind("wall")) {
        if (std::none_of(paths.begin(), paths.end(),
                         [wall](const SiegeLink &path) { return path.to == wall; }))
            report.error("V-08", {wall}, {report.word(wall)});
    }
}

/// V-15. The remedy for a path on which traps may lie is to forbid them.
void checkMarauders(const SiegeBoard &board, const std::vector<SiegeLink> &paths, CheckReport &report)
{
    const std::vector<std::size_t> marauders = board.ofKind("marauders");
    if (marauders.size() > 1) {
        report.error("V-15", marauders, std::vector<TextArg> {});
        return;
    }
    for (const std::size_t place : marauders) {
        std::vector<SiegeLink> own = paths;
        std::erase_if(own, [place](const SiegeLink &path) { return path.from != place; });
        if (own.size() != 1 || !staysOnSide(board, own.front())) {
            report.error("V-15", {place}, std::vector<TextArg> {});
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
        if (!joinsProperKinds(board, path)) {
            report.linkError("V-03", path);
            continue;
        }
        if (path.repeats)
            report.linkError("V-09", path);
        else if (!staysOnSide(board, path))
            report.linkError("V-04", path);
        proper.push_back(path);
    }
    checkCircles(board, proper, report);
    checkReached(board, proper, report);
    checkRampartsAndWalls(board, proper, report);
    checkMarauders(board, proper, report);
}

} // namespace merlon::siege2
