#include "core/games/siege/board/common_checks.h"
#include "core/games/siege/board/start_pieces.h"
#include "core/games/siege/board/surplus.h"
#include "core/games/siege1/board_checks/parts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace merlon::siege1 {

namespace {

constexpr std::size_t kFewestWallsOfSide = 2;
constexpr std::size_t kMostWalls = 24;

/// S1 section 2.8: the eight buildings with their access.
constexpr std::array<std::pair<const char *, const char *>, 8> kBuildings {{
    {"forge", "closed"},
    {"workshop", "closed"},
    {"scouts", "closed"},
    {"cathedral", "closed"},
    {"hospital", "closed"},
    {"barracks", "open"},
    {"guards", "open"},
    {"honour-guard", "open"},
}};

/// C1
void checkKeys(const SiegeBoard &board, CheckReport &report)
{
    for (std::size_t i = 0; i < board.board().places().size(); ++i) {
        const std::string &key = board.key(i);
        if (!isWellFormedKey(key))
            report.error("C1", {i}, Text {"finding.C1-invalid", {key}});
    }
}

/// C3 and C21
void checkSides(const SiegeBoard &board, CheckReport &report)
{
    siege::checkForegrounds(board, "C3", report);
    const auto hasFew = [&](const char *side) {
        return board.ofKind("wall", side).size() < kFewestWallsOfSide;
    };
    const auto few = std::ranges::find_if(kSiegeSides, hasFew);
    const std::vector<std::size_t> walls = board.ofKind("wall");
    if (walls.size() > kMostWalls)
        siege::mendSurplusPlaces(report.error("C21", walls, std::vector<TextArg> {}), board,
                                 siege::wallsOfHero(board, "none"));
    else if (few != kSiegeSides.end())
        siege::lacksPlace(report.error("C21", walls, std::vector<TextArg> {}), "wall", *few);
}

/// C6 and the access of buildings, C28
void checkBuildings(const SiegeBoard &board, CheckReport &report)
{
    std::vector<std::size_t> others = board.ofKind("building");
    for (const auto &[type, access] : kBuildings) {
        const std::vector<std::size_t> buildings = siege::buildingsOf(board, type);
        if (buildings.size() != 1) {
            Finding &finding = report.error("C6", buildings, {Word {type}});
            if (buildings.empty())
                siege::lacksPlace(finding, "building", {}, type);
            else
                siege::mendSurplusPlaces(finding, board, buildings);
        }
        for (const std::size_t building : buildings) {
            std::erase(others, building);
            siege::checkAccess(board, building, access, "C28", report);
        }
    }
    for (const std::size_t building : others)
        report.error("C6", {building}, Text {"finding.C6-type", {report.word(building)}});
}

/// C5, and C28 of what must be open or have a space
void checkYardAndGuards(const SiegeBoard &board, CheckReport &report)
{
    const std::vector<std::size_t> courtyards = board.ofKind("courtyard");
    if (courtyards.size() != 1) {
        Finding &finding = report.error("C5", courtyards, std::vector<TextArg> {});
        if (courtyards.empty())
            siege::lacksPlace(finding, "courtyard", {});
        else
            siege::mendSurplusPlaces(finding, board, courtyards);
    }
    for (const std::size_t courtyard : courtyards)
        siege::checkAccess(board, courtyard, "open", "C28", report);
    for (const std::size_t guards : siege::buildingsOf(board, "guards")) {
        if (defenderSpacesOf(board.board(), guards).empty())
            siege::lacksSpace(report.error("C28", {guards}, {report.word(guards)}), report, board, guards,
                              "archer");
    }
}

/// C7. The remedy for one without the other is the other, that for a gate and a barbican rampart
/// that no path joins is the path.
void checkBarbican(const SiegeBoard &board, CheckReport &report)
{
    const std::vector<std::size_t> gates = board.ofKind("gate");
    const std::vector<std::size_t> ramparts = board.ofKind("barbican-rampart");
    if (gates.empty() && ramparts.empty())
        return;
    std::optional<BoardChange> mend;
    if (gates.size() == 1 && ramparts.size() == 1) {
        const std::size_t gate = gates.front();
        const std::size_t rampart = ramparts.front();
        const std::vector<SiegeLink> paths = board.links("path");
        if (std::ranges::any_of(
                paths, [&](const SiegeLink &path) { return path.from == rampart && path.to == gate; }))
            return;
        mend =
            addLink(board.board(), {"path", board.key(rampart), board.key(gate), {{"trappable", false}}, {}});
    }
    std::vector<std::size_t> places = gates;
    places.insert(places.end(), ramparts.begin(), ramparts.end());
    Finding &finding = report.error("C7", places, std::vector<TextArg> {}, std::move(mend));
    if (gates.empty())
        siege::lacksPlace(finding, "gate", {});
    else if (ramparts.empty())
        siege::lacksPlace(finding, "barbican-rampart", {});
    finding.isMissing = gates.size() <= 1 && ramparts.size() <= 1;
}

} // namespace

void checkPlaces(const SiegeBoard &board, CheckReport &report)
{
    checkKeys(board, report);
    siege::checkKeysAndPoints(board, "C1", "C2", report);
    checkSides(board, report);
    for (const std::size_t place : board.places())
        siege::checkSideOf(board, place, "C4", report);
    checkBuildings(board, report);
    checkYardAndGuards(board, report);
    checkBarbican(board, report);
}

} // namespace merlon::siege1
